/**
 * Which page numbers to show: the first, the last, the current with its neighbours; null stands for a gap. A gap of
 * one page is that page.
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, count])].filter((page) => page >= 1 && page <= count);
  const shown: (number | null)[] = [];
  let last = 0;
  for (const page of wanted.sort((a, b) => a - b)) {
    if (page - last === 2) shown.push(last + 1);
    else if (page - last > 2) shown.push(null);
    shown.push(page);
    last = page;
  }
  return shown;
}
