import { root } from '../command.ts';
import { heading, say, since } from '../report.ts';
import { findServices } from '../services/found.ts';
import { verify } from '../verification.ts';
import { buildStale } from './build.ts';
import { type Count, summed } from './count.ts';
import { endToEnd, noGoods } from './end-to-end.ts';
import { testedRooms } from './room.ts';
import { told } from './told.ts';
import { unitTests } from './unit.ts';

/** Checks, builds and tests everything; sets the exit code. */
export async function testEverything(): Promise<void> {
  const begun = performance.now();
  heading('Services');
  const services = await findServices();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => services.stop().finally(() => process.exit(1)));
  }
  let total: Count;
  try {
    total = services.missing > 0 ? { passed: 0, failed: services.missing, failures: [] } : summed(await everything(services.env));
  } finally {
    await services.stop();
  }
  say(`\n${since(begun)} in all\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** A failed check or build is a failure among the tests', and the stages after it still say what they know. */
async function everything(env: NodeJS.ProcessEnv): Promise<Count[]> {
  heading('Verify');
  const checks = await verify(root);

  heading('Build');
  const build = await told('everything', 'done', buildStale);

  heading('Tests');
  const units: Count[] = [];
  for (const folder of testedRooms()) {
    units.push(await told(folder, '', () => unitTests(folder, env)));
  }

  heading('Journeys');
  const journeys = await told('apps/server/e2e', noGoods, () => endToEnd(env));
  return [{ passed: 0, failed: checks, failures: [] }, ...[build, ...units, journeys].flatMap((count) => count ?? [])];
}
