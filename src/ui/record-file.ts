// ui/record-file.ts: puts the record of a game into a file of the player's own.

/** `dubito-dudo-2026-11-30.dubito`, by the day of this device. */
export function recordName(game: string, day: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `dubito-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.dubito`;
}
export function saveRecord(record: Uint8Array, game: string): void {
  const url = URL.createObjectURL(new Blob([record.slice()], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = recordName(game, new Date());
  link.click();
  // The download has its own hold on the data from the click on; the delay is for browsers that start it late.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
