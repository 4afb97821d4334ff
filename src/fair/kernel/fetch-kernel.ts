// fair/kernel/fetch-kernel.ts: the bytes of the kernel for a page or a worker, from our own origin. Knows not what they do.
import address from './kernel.wasm?url';

/** Throws where the file does not come. */
export async function fetchKernel(): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the kernel did not come: ${response.status}`);
  return response.arrayBuffer();
}
