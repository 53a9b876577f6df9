import type { Check } from '../check.ts';
import { run, runEverywhere } from '../command.ts';

/** Every workspace and these checks themselves are correctly typed. */
export const types: Check = {
  async find(root) {
    const workspaces = await runEverywhere('typecheck', root);
    const own = await run('tsc', ['-p', '.ci'], { cwd: root });
    return {
      problems: [...(workspaces.code === 0 ? [] : errorsIn(workspaces.output)), ...(own.code === 0 ? [] : errorsIn(own.output))],
    };
  },
};

/** The compiler's errors, each with the workspace that nx was at; where there are none, how the output ends. */
export function errorsIn(output: string): string[] {
  let workspace = '';
  const errors: string[] = [];
  for (const text of output.split('\n')) {
    workspace = /^> nx run (\S+):\w+/.exec(text)?.[1] ?? workspace;
    if (/(?:^|: )error TS\d+: /.test(text)) errors.push(`${workspace} ${text}`.trim());
  }
  return errors.length > 0 ? [...new Set(errors)] : [output.trim().split('\n').slice(-20).join('\n')];
}
