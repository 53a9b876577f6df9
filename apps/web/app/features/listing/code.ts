/** A code of a brand, tag, series or model in an address: letters, digits, `_ . & -` (spec 1 §2); null for anything else. */
export function codeOf(segment: string): string | null {
  return /^[a-z0-9_.&-]{1,80}$/i.test(segment) ? segment : null;
}
