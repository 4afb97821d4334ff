// kernel/assembly/memory.ts: where everything lies. The memory has one size for ever, so views of it never go stale.
// AssemblyScript, compiled by `npm run kernel`; its compiler wants imports without an ending.

/** A field element: ten 32-bit limbs (field.ts). */
export const fieldSize: usize = 40;
/** A point X, Y, Z, T, and a point made ready to be added: Y+X, Y−X, 2dT, 2Z (points.ts). */
export const pointSize: usize = 160;
/** The first three of those, where Z = 1. */
export const affineSize: usize = 120;
/** A scalar: 32 bytes and room for the bits above it (recode in scalars.ts). */
export const scalarSize: usize = 40;

/** The most points that one call sums; who has more calls again. */
export const mostPoints: usize = 4096;
/** The windows of a fixed point's table, and its entries 1·P to 16·P in each. */
export const fixedWindows: usize = 51;
export const fixedEntries: usize = 16;
export const fixedSize: usize = fixedWindows * fixedEntries * affineSize;
/** Tables that are kept; who needs a ninth lays it over the one that rested longest. */
export const tables: usize = 8;

/** Constants of the field (constants.ts). */
export const constants: usize = 1024;
/** Scratch of the formulas, a few hundred bytes for each file. */
export const fieldScratch: usize = 2048;
export const pointScratch: usize = 3072;
export const ristrettoScratch: usize = 4096;
export const scalarScratch: usize = 5120;
/** Encodings in and out: at most 64 bytes. */
export const bytes: usize = 6144;
/** One scalar in. */
export const scalar: usize = bytes + 64;
/** The two points that an operation takes, and the one that it gives. */
export const left: usize = 7168;
export const right: usize = left + pointSize;
export const result: usize = right + pointSize;

/** Points and scalars of a sum. */
export const points: usize = 8192;
export const scalars: usize = points + mostPoints * pointSize;
/** What a sum or the making of a table needs meanwhile. */
export const work: usize = scalars + mostPoints * scalarSize;
export const workSize: usize = mostPoints * affineSize;
/** Buckets of the largest window, 10 bits. */
export const mostBuckets: usize = 512;
export const buckets: usize = work + workSize;
export const filled: usize = buckets + mostBuckets * pointSize;
/** The tables of fixed points. */
export const fixed: usize = filled + mostBuckets;
/** All of it, in pages of 64 KiB: what `--initialMemory` in package.json says. */
export const pages: usize = (fixed + tables * fixedSize + 65535) >> 16;
