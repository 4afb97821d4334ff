// ui/zzfx.d.ts: the part of zzfx that is used; the package brings no types.
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    /** Volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
    /** One array of samples per channel. */
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
