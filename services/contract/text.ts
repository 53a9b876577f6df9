/**
 * Whether the other side can be expected to take a text: databases refuse U+0000, and one half of a surrogate pair is no
 * character at all.
 */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Where in a value there is a text that cannot be taken; a name that cannot be is found at the object that has it. */
export function pathOfBadText(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!isText(name)) return [];
    const path = pathOfBadText(inner);
    if (path !== undefined) return [name, ...path];
  }
  return undefined;
}
