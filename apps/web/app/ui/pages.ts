/**
 * Which page numbers to show: the first, the last, the current with its neighbours; null stands for a gap. A gap of
 * one page is that page.
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const pages = [...new Set([1, current - 1, current, current + 1, count])].filter((page) => page >= 1 && page <= count);
  const withGaps: (number | null)[] = [];
  let last = 0;
  for (const page of pages.sort((a, b) => a - b)) {
    if (page - last === 2) withGaps.push(last + 1);
    else if (page - last > 2) withGaps.push(null);
    withGaps.push(page);
    last = page;
  }
  return withGaps;
}
