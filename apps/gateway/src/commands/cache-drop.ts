import { cacheTags } from '@vitrina/graphql/tags.ts';
import { configurationOrExit } from '../configuration.ts';
import { dropPath } from '../operator.ts';
import { operatorKey, sessionSecret } from '../session-secret.ts';

/** `npm run cache:drop -- TAG`: tells the running shop, and through it all its processes, to forget what carries the tag. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const [tag] = process.argv.slice(2);
if (tag === undefined) fail(`Usage: npm run cache:drop -- TAG\nTags: ${cacheTags.join(', ')}`);
if (!cacheTags.includes(tag)) fail(`No answer carries the tag "${tag}". Tags: ${cacheTags.join(', ')}`);

const configuration = configurationOrExit();
const host = ['0.0.0.0', '::'].includes(configuration.HOST) ? '127.0.0.1' : configuration.HOST;
const address = `http://${host}:${configuration.PORT}`;
const response = await fetch(`${address}${dropPath}/${encodeURIComponent(tag)}`, {
  method: 'POST',
  headers: { authorization: `Bearer ${operatorKey(sessionSecret(configuration))}` },
  signal: AbortSignal.timeout(5_000),
}).catch(() => fail(`The shop does not answer at ${address}; set HOST and PORT as it has them.`));

if (response.status === 404) fail(`The shop at ${address} has another secret; set DATA_DIR or SESSION_SECRET as it has them.`);
if (!response.ok) fail(`The shop answered ${response.status}.`);
process.stdout.write(`Dropped what carries the tag "${tag}".\n`);
