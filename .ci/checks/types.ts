import type { Check } from '../check.ts';
import { run, runEverywhere } from '../command.ts';

/** Every workspace and these checks themselves are correctly typed. */
export const types: Check = {
  name: 'types',
  async find(root) {
    const outcomes = [await runEverywhere('typecheck', root), await run('tsc', ['-p', '.ci'], { cwd: root })];
    return {
      problems: outcomes
        .filter(({ code }) => code !== 0)
        .flatMap(({ output }) => {
          const errors = output.split('\n').filter((text) => / error TS\d+: |^error TS/.test(text));
          return errors.length > 0 ? [...new Set(errors)] : [output.trim().split('\n').slice(-20).join('\n')];
        }),
    };
  },
};
