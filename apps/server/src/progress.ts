import { Writable } from 'node:stream';

/** What a start goes through, in this order. */
const steps = ['build', 'database', 'goods', 'search', 'pages'] as const;
export type Step = (typeof steps)[number];

export interface Progress {
  step(step: Step, detail?: string): void;
  /** Writes lines above the bar. */
  above(text: string): void;
  /** Leaves nothing of the bar. */
  done(): void;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Whether somebody looks on: then the start is a bar and the log is for people. */
export const isTerminal = (output: Output = process.stdout): boolean => output.isTTY === true;

const barWidth = 20;
/** Clears the line and goes to its beginning. */
const clear = '\x1b[2K\r';

/** One line with a bar in a terminal; nothing where none is. Steps only go forward: a provider that is started again says them once more. */
export function createProgress(output: Output = process.stdout): Progress {
  if (!isTerminal(output)) return { step: () => undefined, above: (text) => void output.write(text), done: () => undefined };
  let at = -1;
  let bar = '';
  let isDone = false;
  return {
    step(step, detail = '') {
      const next = steps.indexOf(step);
      if (isDone || next < at) return;
      at = next;
      const filledWidth = Math.round(((at + 0.5) / steps.length) * barWidth);
      const line = `  ${'█'.repeat(filledWidth)}${'░'.repeat(barWidth - filledWidth)}  ${step}${detail && `: ${detail}`}`;
      bar = line.slice(0, (output.columns || 80) - 1);
      output.write(clear + bar);
    },
    above: (text) => void output.write(isDone ? text : clear + text + bar),
    done() {
      if (!isDone) output.write(clear);
      isDone = true;
    },
  };
}

/** Of this process's start. */
export const progress: Progress = createProgress();

/** Standard output for whoever writes lines meanwhile. */
export const aboveProgress = (): Writable =>
  new Writable({
    write(chunk, _encoding, written) {
      progress.above(String(chunk));
      written();
    },
  });
