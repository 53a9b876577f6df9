import { bytesOf, readRecords } from './records.ts';

/** Finds the row of an id among sorted ones; -1 where it is not among them. It is fastest when the ids asked for follow each other. */
export function rowFinder(ids: Int32Array): (id: number) => number {
  let next = 0;
  return (id) => {
    let [low, high] = [0, ids.length - 1];
    if (ids[next] === id) low = high = next;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const middleId = ids[middle] ?? 0;
      if (middleId === id) {
        next = middle + 1;
        return middle;
      }
      if (middleId < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };
}

/** Rows of packed ids; what is not among the rows is left out. */
export function rowsOf(ids: Int32Array, packed: Uint8Array): Int32Array {
  const rows = new Int32Array(packed.byteLength / bytesOf.id);
  const find = rowFinder(ids);
  let count = 0;
  readRecords(packed, bytesOf.id, (view, at) => {
    const row = find(view.getInt32(at));
    if (row >= 0) rows[count++] = row;
  });
  return rows.subarray(0, count);
}

/** Rows of some ids, in the order of the rows, and the ids that are not among them. */
export function rowsAmong(ids: Int32Array, requestedIds: readonly number[]): { rows: Int32Array; missing: number[] } {
  const find = rowFinder(ids);
  const missing: number[] = [];
  const rows = Int32Array.from(requestedIds)
    .sort()
    .map((id) => {
      const row = find(id);
      if (row < 0) missing.push(id);
      return row;
    });
  return { rows: missing.length === 0 ? rows : rows.filter((row) => row >= 0), missing };
}

/** Some of so many rows, one bit each. */
export function bitsOf(count: number, rows: Iterable<number>): Uint8Array {
  const bits = new Uint8Array((count + 7) >>> 3);
  for (const row of rows) bits[row >>> 3] = (bits[row >>> 3] ?? 0) | (1 << (row & 7));
  return bits;
}

export const hasBit = (bits: Uint8Array, row: number): boolean => ((bits[row >>> 3] ?? 0) & (1 << (row & 7))) !== 0;
