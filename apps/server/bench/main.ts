import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { races } from './races.ts';
import { runRace } from './run-race.ts';
import { start } from './subject.ts';
import { table, targetResultsOf } from './table.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const refuse = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const { values, positionals: requestedNames } = parseArgs({
  options: { rounds: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`There are no ${values.rounds} rounds.`);
const names = races.map(({ name }) => name);
const unknown = requestedNames.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no race ${unknown.join(', ')}; there are ${names.join(', ')}.`);

const selectedRaces = races.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name));
const needsScreens = selectedRaces.some(({ name }) => name === 'page');
if (needsScreens && !existsSync(new URL('../../web/build/server/index.js', import.meta.url)))
  refuse('The screens are not built: npx nx run @vitrina/web:build');

const startTime = performance.now();
say(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; CPU time of the server's process for one request, median of ${rounds} rounds.\n`,
);
const upstream = await start('upstream');
const targetResults: ReturnType<typeof targetResultsOf> = [];
try {
  for (const race of selectedRaces) {
    const results = await runRace(race, rounds, upstream.origin);
    say(`${table(race, results)}\n`);
    targetResults.push(...targetResultsOf(race, results));
  }
} finally {
  await upstream.stop();
}
say(
  `${targetResults.filter(({ isMet }) => isMet).length} of ${targetResults.length} targets met; ${((performance.now() - startTime) / 1000).toFixed(0)} s in all`,
);
