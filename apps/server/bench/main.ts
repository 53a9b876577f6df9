import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { races } from './races.ts';
import { runRace } from './run-race.ts';
import { start } from './subject.ts';
import { table, verdictsOf } from './table.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const refuse = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const { values, positionals: asked } = parseArgs({ options: { rounds: { type: 'string', default: '15' } }, allowPositionals: true });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`There are no ${values.rounds} rounds.`);
const names = races.map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no race ${unknown.join(', ')}; there are ${names.join(', ')}.`);

const chosen = races.filter(({ name }) => asked.length === 0 || asked.includes(name));
const needsScreens = chosen.some(({ name }) => name === 'page');
if (needsScreens && !existsSync(new URL('../../web/build/server/index.js', import.meta.url)))
  refuse('The screens are not built: npx nx run @vitrina/web:build');

const started = performance.now();
say(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; CPU time of the server's process for one request, median of ${rounds} rounds.\n`,
);
const upstream = await start('upstream');
const verdicts: ReturnType<typeof verdictsOf> = [];
try {
  for (const race of chosen) {
    const results = await runRace(race, rounds, upstream.origin);
    say(`${table(race, results)}\n`);
    verdicts.push(...verdictsOf(race, results));
  }
} finally {
  await upstream.stop();
}
say(
  `${verdicts.filter(({ isMet }) => isMet).length} of ${verdicts.length} targets met; ${((performance.now() - started) / 1000).toFixed(0)} s in all`,
);
