import { root, runEverywhere } from './command.ts';
import { details, heading, line, say, since } from './report.ts';
import { findServices } from './services/found.ts';
import { type Count, oneFailed, summed } from './stages/count.ts';
import { endToEnd } from './stages/end-to-end.ts';
import { unitTests } from './stages/unit.ts';
import { verify } from './verification.ts';
import { workspacesWith } from './workspaces.ts';

const begun = performance.now();
heading('Services');
const services = await findServices();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => services.stop().finally(() => process.exit(1)));
}
let total: Count;
try {
  total = services.missing > 0 ? { passed: 0, failed: services.missing, failures: [] } : summed(await everything());
} finally {
  await services.stop();
}
say(`\n${since(begun)} in all\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** A failed check or build is a failure among the tests', and the stages after it still say what they know. */
async function everything(): Promise<Count[]> {
  heading('Verify');
  const checks = await verify(root);

  heading('Build');
  const build = await told('everything', 'done', async () => {
    const { code, output } = await runEverywhere('build');
    return code === 0 ? undefined : oneFailed(output.trim().split('\n').slice(-30).join('\n'));
  });

  heading('Tests');
  const units: Count[] = [];
  for (const folder of ['.ci', ...workspacesWith('test', root)]) {
    units.push(await told(folder, '', () => unitTests(folder, services.env)));
  }

  heading('Journeys');
  const journeys = await told('apps/store/e2e', 'none yet', () => endToEnd(services.env));
  return [{ passed: 0, failed: checks, failures: [] }, ...[build, ...units, journeys].flatMap((count) => count ?? [])];
}

/** Does one part of a stage and prints its line; `otherwise` is said of a part that counts no tests. */
async function told<Found extends Count | undefined>(name: string, otherwise: string, work: () => Promise<Found>): Promise<Found> {
  const started = performance.now();
  const count = await work();
  line(name, count === undefined ? otherwise : `${count.passed} passed, ${count.failed} failed`, started);
  details(count?.failures ?? []);
  return count;
}
