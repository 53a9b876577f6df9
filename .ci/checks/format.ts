import { relative, resolve } from 'node:path';
import type { Check } from '../check.ts';
import { run } from '../command.ts';

/** Formatting and the linter's rules, as biome.json has them. */
export const format: Check = {
  async find(root) {
    const { code, output } = await run('biome', ['check', '--reporter=github', '--max-diagnostics=100', '.'], { cwd: root });
    if (code === 0) return { problems: [] };
    const problems = output.split('\n').flatMap((text) => annotation(text, root) ?? []);
    const found = problems.length > 0 ? [...new Set(problems)] : [output.trim()];
    return { problems: [...found, 'npm run format mends the form and what is safe to mend; the rest is to be mended by hand.'] };
  },
};

/** `::error title=rule,file=path,line=3,…::message`: the one form of biome's that is one line a problem. */
function annotation(text: string, root: string): string | undefined {
  const [, title, file, line, message] = /^::error title=([^,]*),file=([^,]*),line=(\d+).*?::(.*)$/.exec(text) ?? [];
  return file === undefined ? undefined : `${relative(root, resolve(root, file))}:${line}: ${message} (${title})`;
}
