import { show } from './command.ts';
import { journeys } from './stages/end-to-end.ts';
import { shown } from './stages/shown.ts';

/** `npm run e2e -- sandbox`: journeys whose file has this in its path; options (`--debug`, `--project=js-1280`) go on to Playwright. */
process.exitCode = await shown(true, (env) => show('playwright', ['test', '-c', journeys, ...process.argv.slice(2)], { env }));
