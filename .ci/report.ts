/** Seconds since a moment of `performance.now()`, for people. */
export const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const heading = (text: string): void => say(`\n${text}`);

/** One line of a stage: what, how it went, how long it took. */
export function line(name: string, text: string, started: number): void {
  say(`  ${name.padEnd(24)} ${text.padEnd(44)} ${since(started).padStart(8)}`);
}

/** What went wrong, below its line; the first forty lines tell enough. */
export function details(lines: readonly string[], most = 40): void {
  for (const text of lines.slice(0, most).flatMap((each) => each.split('\n'))) say(`      ${text}`);
  if (lines.length > most) say(`      … and ${lines.length - most} more`);
}
