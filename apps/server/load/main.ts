import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

/**
 * `npm run load -- [URL] [--seconds 30] [--connections 10] [--rate N]`: visitors who look at the home page, a listing, a product and a
 * search, each from an address of his own. Prints what a second held and how long answers took; exit code 1 when one was an error.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' }, connections: { type: 'string', default: '10' }, rate: { type: 'string' } },
});
const [url = 'http://localhost:3000'] = positionals;

/** Paths of the shop that every catalogue has, taken from its home page. */
async function pathsOf(shop: string): Promise<string[]> {
  const home = await (await fetch(shop)).text();
  const foundPaths = [/href="(\/catalog\/[\w-]+\/\d+)"/, /href="(\/catalog\/[\w-]+\/\d+\/(?!page-\d)[\w.-]+)"/].flatMap(
    (pattern) => pattern.exec(home)?.[1] ?? [],
  );
  return ['/', ...foundPaths, `/search?q=${encodeURIComponent('телефон')}`];
}

/** A balancer's word on the client: the shop believes it of this machine, and counts each as another visitor. */
const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const paths = await pathsOf(url).catch(() => {
  process.stderr.write(`Nothing answers at ${url}.\n`);
  process.exit(1);
});
const result = await autocannon({
  url,
  duration: Number(values.seconds),
  connections: Number(values.connections),
  ...(values.rate !== undefined && { overallRate: Number(values.rate) }),
  requests: paths.map((path) => ({
    method: 'GET' as const,
    path,
    setupRequest: (request) => ({ ...request, headers: { accept: 'text/html', 'x-forwarded-for': anyAddress() } }),
  })),
});
process.stdout.write(`${autocannon.printResult(result)}\n${paths.join('  ')}\n`);
if (result.errors + result.timeouts + result.non2xx > 0) process.exitCode = 1;
