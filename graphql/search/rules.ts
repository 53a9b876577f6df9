/** Characters of a search text (spec 1 §7). */
export const maxTextLength = 200;

/** What has been typed, without the blanks around and between; null when there is nothing to suggest for. */
export function normalizeTypedText(text: string): string | null {
  const normalizedText = text.trim().replace(/\s+/g, ' ');
  return normalizedText === '' ? null : normalizedText;
}
