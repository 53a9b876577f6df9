/** Lines of a review that are seen before somebody asks for the rest. */
const maxLines = 6;
/** Letters of a line: of a phone, and of the widest column that reviews have. */
const lineLengths = { phone: 36, wide: 90 } as const;

/** Where a text is longer than is seen at once: everywhere, on a phone alone, or nowhere. */
export function foldOf(text: string): 'everywhere' | 'phone' | null {
  const linesOf = (length: number) => text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / length)), 0);
  if (linesOf(lineLengths.wide) > maxLines) return 'everywhere';
  return linesOf(lineLengths.phone) > maxLines ? 'phone' : null;
}
