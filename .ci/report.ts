/** Seconds since a moment of `performance.now()`, for people. */
export const since = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const heading = (text: string): void => say(`\n${text}`);

/** One line of a stage: what, how it went, how long it took. */
export function line(name: string, text: string, startedAt: number): void {
  say(`  ${name.padEnd(24)} ${text.padEnd(44)} ${since(startedAt).padStart(8)}`);
}

/** What went wrong, below its line; the first forty lines tell enough. */
export function details(lines: readonly string[], maxLines = 40): void {
  for (const text of lines.slice(0, maxLines).flatMap((each) => each.split('\n'))) say(`      ${text}`);
  if (lines.length > maxLines) say(`      … and ${lines.length - maxLines} more`);
}

/** What nx, npm and Node say around the output of a task, and where in its own code a tool has failed. */
const noise: readonly RegExp[] = [
  /^\s*$/,
  /^\s*NX\s/,
  /^\s*> /,
  /^\s*- @?[\w/-]+(?::\w+)?$/,
  /^\s*[✔✖√×]\s/,
  /^Warning: command ".*" exited with/,
  /^\(node:\d+\) Warning:/,
  /^\(Use `node --trace-warnings/,
  /^npm (?:warn|error)\b/,
  /^\s+at .*[:(]/,
];

/** Begins with a place: `app/root.tsx(3,7): error TS2322: …`, `[vite:css] …`, `Error: …`. */
const fault = /^(?:\S+\.\w+[:(]\d+.*\berror\b|\[\S+\] |\w*Error:|error\b)/i;

/** How nx ends what has failed: tasks, times and advice. */
const summary = /\n NX {3}Running targets? .* failed\n[\s\S]*/;

/** What is wrong, of the output of a task that nx has run: faults with what belongs to them first, then what else the task says. */
export function faultsIn(output: string): string[] {
  const lines = output
    .replace(summary, '')
    .split('\n')
    .filter((text) => !noise.some((pattern) => pattern.test(text)));
  // What is indented belongs to the line above it.
  const blocks: string[][] = [];
  for (const text of lines) {
    const last = blocks.at(-1);
    if (last === undefined || /^\S/.test(text)) blocks.push([text]);
    else last.push(text);
  }
  const isFault = ([first = '']: readonly string[]): boolean => fault.test(first);
  return [...blocks.filter(isFault), ...blocks.filter((block) => !isFault(block))].flat();
}
