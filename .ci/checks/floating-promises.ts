import type { Check } from '../check.ts';
import { run } from '../command.ts';

/** No promise is left to itself: its failure would end the process or be lost. The one rule that needs types. */
export const floatingPromises: Check = {
  async find(root) {
    const rule = ['--type-aware', '-A', 'all', '-D', 'typescript/no-floating-promises'];
    const ignored = ['**/generated/**', '**/build/**', '**/.react-router/**'].flatMap((pattern) => ['--ignore-pattern', pattern]);
    const { code, output } = await run('oxlint', [...rule, ...ignored, '--format=unix', '.'], { cwd: root });
    if (code === 0) return { problems: [] };
    const problems = output.split('\n').filter((text) => /:\d+:\d+:/.test(text));
    return { problems: problems.length > 0 ? problems : [output.trim()] };
  },
};
