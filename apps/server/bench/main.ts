import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { races } from './races.ts';
import { runRace } from './run-race.ts';
import { start } from './subject.ts';
import { table } from './table.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (!existsSync(new URL('../../web/build/server/index.js', import.meta.url))) {
  process.stderr.write('The screens are not built: npx nx run @vitrina/web:build\n');
  process.exit(1);
}

const names = races.map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no race ${unknown.join(', ')}; there are ${names.join(', ')}.\n`);
  process.exit(1);
}

const started = performance.now();
say(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; CPU time of the server's process for one request.\n`);
const upstream = await start('upstream');
try {
  for (const race of races.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    say(`${table(race, await runRace(race, upstream.origin))}\n`);
} finally {
  await upstream.stop();
}
say(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
