// core/table-sign.ts: the sign of a table as it goes to the page: numbers of pictures that all at one table see alike.

/** How many pictures there are to choose from. */
export const signCount = 64;
/** Three numbers in 0..63, from the keys of all seats (table/table-sign.ts). */
export type TableSign = readonly [number, number, number];
