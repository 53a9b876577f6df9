import { root } from '../command.ts';
import { type Kind, kinds, ReleaseError, release } from './release.ts';

/** `npm run release -- major|minor|patch` */
const [given] = process.argv.slice(2);
const kind = kinds.find((one): one is Kind => one === given);
try {
  if (kind === undefined) throw new ReleaseError(`Usage: npm run release -- ${kinds.join('|')}`);
  const version = release(root, kind, new Date().toISOString().slice(0, 10));
  process.stdout.write(
    `${version} is committed and tagged. Look at docs/changes.md, then: git push --follow-tags; and build the images (docs/upgrading.md).\n`,
  );
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
