// ui/zzfx.d.ts: the part of zzfx that is used; the package brings no types.
declare module 'zzfx' {
  /** Volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
