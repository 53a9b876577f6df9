import { parseArgs } from 'node:util';
import { measure, type Times } from '../scale/measure.ts';
import { startProvider } from '../scale/start-provider.ts';

const usage = `Usage: npm run scale [-- --small N --large N]
with DATABASE_URL, a PostgreSQL whose user may create databases, or with --at ADDRESS for a provider that runs already.`;

const parseWholeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(usage);
  return number;
};

/** `npm run scale`: how long the calls of a visit take with a small catalogue and with a large one. */
try {
  const { values } = parseArgs({
    options: { small: { type: 'string', default: '20000' }, large: { type: 'string', default: '1000000' }, at: { type: 'string' } },
  });
  if (values.at !== undefined) print([[values.at, await measure(values.at)]]);
  else {
    const server = process.env.DATABASE_URL;
    if (server === undefined || server === '') throw new Error(usage);
    const results: [string, Map<string, Times>][] = [];
    for (const products of [values.small, values.large].map(parseWholeNumber)) {
      const provider = await startProvider(server, products);
      try {
        results.push([`${products} products`, await measure(provider.origin)]);
      } finally {
        await provider.stop();
      }
    }
    print(results);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function print(results: readonly (readonly [string, ReadonlyMap<string, Times>])[]): void {
  const [first, last] = [results[0]?.[1], results.at(-1)?.[1]];
  console.log(
    ['', ...results.flatMap(([name]) => [`${name}, p50 ms`, 'p95 ms']), ...(results.length > 1 ? ['ratio of p50', 'of p95'] : [])].join(
      '\t',
    ),
  );
  for (const name of first?.keys() ?? []) {
    const times = results.flatMap(([, kinds]) => kinds.get(name) ?? []);
    const [small, large] = [first?.get(name), last?.get(name)];
    const ratios = results.length > 1 && small && large ? [large.median / small.median, large.slow / small.slow] : [];
    console.log(
      [name, ...times.flatMap(({ median, slow }) => [median, slow]), ...ratios]
        .map((each) => (typeof each === 'number' ? each.toFixed(1) : each))
        .join('\t'),
    );
  }
}
