import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { sdl } from '../sdl.ts';
import { changesSince, printedSchema, type ReleasedSchema } from './changes.ts';
import {
  formatVersion,
  isBreakingStep,
  nextVersion,
  releasedHeading,
  releasedVersion,
  type Step,
  sectionsOf,
  withSection,
} from './versions.ts';

/**
 * `npm run schema:release -- minor "What is new"`: gives out the schema of today as a new version, and writes what has
 * changed into `schema/CHANGELOG.md`. A change that breaks clients is given out as `major` only. When the change log
 * already has a section for the new version, it is kept as it is.
 */
const log = new URL('../../schema/CHANGELOG.md', import.meta.url);
const versionsFolder = new URL('../../schema/generated/versions/', import.meta.url);
const releasedFile = new URL('../../schema/generated/released.graphql', import.meta.url);

const [step, note = ''] = process.argv.slice(2);
if (step !== 'major' && step !== 'minor') fail('Usage: npm run schema:release -- major|minor "What is new, in a sentence."');
release(step, note.trim());

function release(step: Step, note: string): void {
  const before = readReleased();
  const printedToday = printedSchema(sdl);
  if (printedToday === before?.printed) fail(`Nothing has changed since version ${formatVersion(before.version)}.`);
  const changes = before === null ? [] : changesSince(before, sdl);
  const breaking = changes.filter(({ kind }) => kind === 'breaking');
  const version = before === null ? { major: 1, minor: 0 } : nextVersion(before.version, step);
  if (before !== null && breaking.length > 0 && !isBreakingStep(before.version, version)) {
    fail(['This breaks clients, so it is a major version:', ...breaking.map(({ text }) => `  ${text}`)].join('\n'));
  }

  const text = readFileSync(log, 'utf8');
  const isWritten = sectionsOf(text).some((section) => formatVersion(section.version) === formatVersion(version));
  if (!isWritten && note === '') fail('Say in a sentence what is new.');
  if (!isWritten) writeFileSync(log, withSection(text, version, note, changes));
  // Clients of the major version before compare with what they know.
  if (before !== null && isBreakingStep(before.version, version)) {
    mkdirSync(versionsFolder, { recursive: true });
    writeFileSync(new URL(`${formatVersion(before.version)}.graphql`, versionsFolder), readFileSync(releasedFile));
  }
  writeFileSync(releasedFile, `${releasedHeading(version)}\n${printedToday}\n`);
  process.stdout.write(`Version ${formatVersion(version)}: ${changes.length} changes, ${breaking.length} of them breaking.\n`);
}

function readReleased(): ReleasedSchema | null {
  if (!existsSync(releasedFile)) return null;
  const text = readFileSync(releasedFile, 'utf8');
  const version = releasedVersion(text) ?? fail('schema/generated/released.graphql does not begin with its version.');
  return { version, schema: buildSchema(text), printed: printedSchema(text) };
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
