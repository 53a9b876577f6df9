import { isLongRun } from '../../services/testing/long-run.ts';
import { findChromium } from './chromium.ts';
import { findBrowsers, findKubectl, findPrometheus, findRedis } from './debian.ts';
import { findPostgres } from './postgres.ts';

const finders = {
  redis: findRedis,
  postgres: findPostgres,
  chromium: findChromium,
  prometheus: findPrometheus,
  kubectl: findKubectl,
  browsers: findBrowsers,
};
export type Program = keyof typeof finders;

export const isProgramName = (name: string): name is Program => name in finders;

/** Large, and used by tests of the long run alone. */
const ofLongRun: readonly Program[] = ['prometheus', 'kubectl', 'browsers'];

/** How tests learn of the programs that they need beside the code; nothing is ever installed into the system. */
export async function findPrograms(names: readonly Program[]): Promise<NodeJS.ProcessEnv> {
  const requiredPrograms = names.filter((name) => isLongRun || !ofLongRun.includes(name));
  const environments = await Promise.all(requiredPrograms.map((name) => finders[name]()));
  return Object.assign({}, ...environments);
}
