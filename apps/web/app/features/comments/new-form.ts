/** `comments-3` and `comments-page-3` are `comments/page-3` now, and so are those of `faq`; anything else is no tab (contract, addresses). */
export function newForm(segment: string): string | null {
  const [, tab, digits] = /^(comments|faq)-(?:page-)?([1-9]\d{0,5})$/.exec(segment) ?? [];
  if (tab === undefined || digits === undefined) return null;
  return digits === '1' ? tab : `${tab}/page-${digits}`;
}
