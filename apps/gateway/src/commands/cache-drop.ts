import { cacheTags } from '@vitrina/graphql/base/tags.ts';
import { configurationOrExit } from '../configuration.ts';
import { dropPath } from '../operator.ts';
import { operatorKey, readSavedSecret } from '../session-secret.ts';

/** `npm run cache:drop -- TAG…`: tells the running shop, and through it all its processes, to forget what carries the tags. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const tags = process.argv.slice(2);
if (tags.length === 0) fail(`Usage: npm run cache:drop -- TAG…\nTags: ${cacheTags.join(', ')}`);
const unknown = tags.find((tag) => !cacheTags.includes(tag));
if (unknown !== undefined) fail(`No answer carries the tag "${unknown}". Tags: ${cacheTags.join(', ')}`);

const configuration = configurationOrExit();
const host = ['0.0.0.0', '::'].includes(configuration.HOST) ? '127.0.0.1' : configuration.HOST;
const address = `http://${host}:${configuration.PORT}`;
const key = operatorKey(
  configuration.SESSION_SECRET ??
    readSavedSecret(configuration) ??
    fail(`${configuration.DATA_DIR} holds no secret of a shop; set SESSION_SECRET, or DATA_DIR, as the shop has it.`),
);

for (const tag of tags) {
  const response = await fetch(`${address}${dropPath}/${encodeURIComponent(tag)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => fail(`The shop does not answer at ${address}; set HOST and PORT as it has them.`));

  if (response.status === 404) fail(`The shop at ${address} has another secret; set DATA_DIR or SESSION_SECRET as it has them.`);
  if (!response.ok) fail(`The shop answered ${response.status}.`);
  process.stdout.write(`Dropped what carries the tag "${tag}".\n`);
}
