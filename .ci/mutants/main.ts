import { findPrograms } from '../services/programs.ts';
import { createScratch, type Scratch } from '../testing/scratch.ts';
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { runStep, stepsFor } from './suite.ts';

/**
 * Puts each mutation of the list into a copy of the tree and looks whether the suite notices it. `npm run mutants -- consent-ticked` tries some,
 * `--quick` the tests alone that the list names.
 */
const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const requestedIds = args.filter((word) => !word.startsWith('--'));
const selectedMutants = mutants.filter(({ id }) => requestedIds.length === 0 || requestedIds.includes(id));
const unknown = requestedIds.filter((id) => mutants.every((mutant) => mutant.id !== id));
if (unknown.length > 0) throw new Error(`The list has no ${unknown.join(', ')}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Steps that are known to pass without any mutation, so that a failure is the mutation's. */
const passing = new Set<string>();

/** What noticed the mutation; null when nothing did. */
async function catcherOf(mutant: Mutant, scratch: Scratch): Promise<string | null | undefined> {
  for (const step of stepsFor(mutant, scratch.folder, isQuick)) {
    const outcome = await scratch.runMutated(mutant, () => runStep(step, scratch.folder, env));
    if (outcome === undefined) return undefined;
    if (outcome === null) continue;
    const name = JSON.stringify(outcome.again);
    if (!passing.has(name) && (await runStep(outcome.again, scratch.folder, env)) !== null) {
      process.stdout.write(`  ${outcome.failure} fails without the mutation as well, and says nothing\n`);
      continue;
    }
    passing.add(name);
    return outcome.failure;
  }
  return null;
}

/** A slip may never come to an end: neither the memory nor the day of whoever waits is its own. */
const env = { ...(await findPrograms(['redis', 'postgres', 'chromium'])), NODE_OPTIONS: '--max-old-space-size=2048' };
const scratch = await createScratch();
const width = Math.max(...selectedMutants.map(({ id }) => id.length));
const counts = { caught: 0, notCaught: 0, stale: 0 };
const began = performance.now();
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`.padStart(6);
for (const mutant of selectedMutants) {
  const start = performance.now();
  const catcher = await catcherOf(mutant, scratch);
  if (catcher === undefined) counts.stale += 1;
  else if (catcher === null) counts.notCaught += 1;
  else counts.caught += 1;
  const resultText =
    catcher === undefined ? `NO LONGER APPLIES: mend the list for ${mutant.file}` : (catcher ?? `NOT CAUGHT: ${mutant.breaks}`);
  process.stdout.write(`${mutant.id.padEnd(width)} ${seconds(start)}  ${resultText}\n`);
}
process.stdout.write(
  `caught ${counts.caught} of ${selectedMutants.length} in${seconds(began)}${counts.stale > 0 ? `, ${counts.stale} no longer apply` : ''}\n`,
);
process.exitCode = counts.caught === selectedMutants.length ? 0 : 1;
