/** Characters of a search text (spec 1 §7). */
export const longestText = 200;

/** What has been typed, without the blanks around and between; null when there is nothing to suggest for. */
export function typedText(text: string): string | null {
  const typed = text.trim().replace(/\s+/g, ' ');
  return typed === '' ? null : typed;
}
