import { importFile } from '../catalogue/importing/run.ts';
import { readConfiguration } from '../configuration.ts';
import { seedDemonstration } from '../demonstration.ts';
import { openDatabase } from '../platform/database/open.ts';
import { ofBulk } from '../platform/database/timeouts.ts';

/** `npm run provider:import -- FILE`: brings a catalogue in beside what is there. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run provider:import -- FILE (.jsonl or .jsonl.gz, one product a line)');
  process.exit(1);
}
try {
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR, timeouts: ofBulk });
  await seedDemonstration(connection, configuration, (line) => console.log(line));
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  const summary = await importFile(connection.db, file, {
    bad: (line, problem) => console.error(`line ${line}: ${problem}`),
    step: (line) => console.log(`${line} (${seconds()} s)`),
    progress: ({ lines, added, changed }) =>
      console.log(
        `${lines} lines read, ${added} added, ${changed} changed (${seconds()} s, ${Math.round(lines / Math.max(0.1, Number(seconds())))} a second)`,
      ),
  });
  await connection.close();
  const { lines, added, changed, same, bad } = summary;
  console.log(`${lines} lines: ${added} added, ${changed} changed, ${same} unchanged, ${bad} bad (${seconds()} s)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
