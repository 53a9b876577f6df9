/** The object that an editor holds; undefined when it is empty, null when it is none. */
export function objectIn(text: string): Record<string, unknown> | null | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
