import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { until } from '../test/until.ts';
import { createFaultPhases } from './fault-phases.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type FullStack, openFullStack } from './full-stack.ts';
import { type Places, startLoad } from './load.ts';
import { formatCourse } from './table.ts';
import { findViolations, maxSockets } from './violations.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '1' },
    visits: { type: 'string', default: '20' },
  },
});
const minutes = Number(values.minutes);
const processes = Number(values.processes);
const perSecond = Number(values.visits);
if (!(minutes > 0 && processes >= 1 && perSecond > 0)) throw new Error('--minutes, --processes and --visits are numbers above 0.');

/** Milliseconds of load before anything goes wrong, by which memory is compared. */
const warmUp = Math.min(60_000, minutes * 20_000);
/** Share of each trouble's time in which it lasts; the rest is peace. */
const share = 0.6;
/** Milliseconds in which connections that nobody uses any more are closed. */
const quietDown = 120_000;

/** Pages and products of a listing and of the home page, as a shopper finds them. */
async function placesOf(origin: string): Promise<Places> {
  const openedPages = await Promise.all(['/', '/catalog/smartphones/224', '/catalog/laptops/225'].map((path) => fetch(`${origin}${path}`)));
  const html = (await Promise.all(openedPages.map((page) => page.text()))).join('');
  const links = [...new Set([...html.matchAll(/href="(\/catalog\/[^"?#]+)"/g)].map(([, path = '']) => path))];
  const products = links.flatMap((path) => /^\/catalog\/[^/]+\/\d+\/(?!page-\d)([\w.-]+)$/.exec(path)?.[1] ?? []);
  if (products.length === 0) throw new Error('The shop shows no products.');
  return { pages: ['/', '/cart', '/city', ...links], products };
}

/** The figures once garbage is collected. */
async function collectFigures({ shop, answering }: FullStack): Promise<Figures> {
  for (const pid of answering()) process.kill(pid, 'SIGUSR2');
  await pause(1_000);
  return figuresOf(shop.origin);
}

async function soak(stack: FullStack): Promise<string[]> {
  const { shop, proxy, redis } = stack;
  let hasEnded = false;
  void shop.ended.then(() => {
    hasEnded = true;
  });
  const before = stack.answering();
  // The first calls of a cold provider may be too late for the first screens.
  const places = await until(() => placesOf(shop.origin), 'products to be shown', 60_000);
  const idle = await figuresOf(shop.origin);
  const load = startLoad({ origin: shop.origin, remembers: processes === 1 }, perSecond, places);
  const phases: [string, Map<string, number>][] = [];
  const noted = (name: string) => phases.push([name, new Map(load.counts)]);

  await pause(warmUp);
  noted('nothing');
  const warm = await collectFigures(stack);
  const faultPhases = createFaultPhases(proxy, redis);
  const phaseLength = (minutes * 60_000 - warmUp) / faultPhases.length;
  for (const { name, start, end } of faultPhases) {
    await start();
    await pause(phaseLength * share);
    await end();
    await pause(phaseLength * (1 - share));
    noted(name);
  }
  await load.stop();
  noted('the last answers');
  await until(async () => (await figuresOf(shop.origin)).sockets <= idle.sockets + maxSockets, 'sockets to be closed', quietDown).catch(
    // `findViolations` reports it with the figures.
    () => undefined,
  );
  const end = await collectFigures(stack);
  process.stdout.write(formatCourse({ phases, idle, warm, end }));
  return findViolations({ idle, warm, end, load, answered: { before, after: stack.answering() }, hasEnded });
}

const stack = await openFullStack(processes);
try {
  process.stdout.write(
    `${perSecond} visits a second for ${minutes} min, ${processes} process(es), ${stack.redis ? 'with' : 'without'} Redis\n`,
  );
  const breaks = await soak(stack);
  for (const one of breaks) process.stdout.write(`✗ ${one}\n`);
  if (breaks.length === 0) process.stdout.write('✓ no crash, no wrong answer, no leak\n');
  else process.stdout.write(`${stack.shop.lines.slice(-20).join('\n')}\n`);
  process.exitCode = breaks.length === 0 ? 0 : 1;
} finally {
  await stack.close();
}
