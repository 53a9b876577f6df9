/**
 * Signs to change, leave out, put in or swap with their neighbour to make one word of the other; `maxDistance` + 1 when more
 * than `maxDistance` are needed.
 */
export function distance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      here.push(cost);
    }
    if (Math.min(...here) > maxDistance) return maxDistance + 1;
    before = last;
    last = here;
  }
  return Math.min(last[other.length] ?? 0, maxDistance + 1);
}

/** Typos forgiven in a word: one from 5 letters, two from 9, none where there are digits. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
}
