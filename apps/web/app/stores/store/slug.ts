/** The id at the end of a store's slug, or the whole of it; null when it can be none. */
export function idOfSlug(slug: string): string | null {
  const number = /^(?:[a-z0-9-]+-)?(\d{1,19})$/.exec(slug)?.[1];
  return number ?? (/^[\w.-]{1,100}$/.test(slug) ? slug : null);
}
