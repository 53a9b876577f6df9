/** Classes of SQLSTATE that are the fault of what was to be written: its form, its rules, its size. Any other is the database's own trouble. */
const dataClasses = new Set(['22', '23', '54']);

/** Why the database does not take a line, without the statement and its values; undefined when it is not the line's fault. */
export function refusalOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined;
  return dataClasses.has(cause.code.slice(0, 2)) ? `is not taken by the database: ${cause.message}` : undefined;
}
