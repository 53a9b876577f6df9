/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { faultsOf } from '@vitrina/web/app/testing/structured.ts';
import { expect, test } from './fixtures.ts';
import { productThat, productWith } from './goods.ts';
import { missingRequirements, type PageFacts, routeOf, routesWithoutRequirement, unmetRequirements } from './page-requirements.ts';

/**
 * Addresses of one kind that are opened; of a kind with thousands (products, combinations of filters) a sample will do, a larger one
 * with `TEST_LONG=1`. `CRAWL=full` opens every one of them.
 */
const maxOfAKind = process.env.CRAWL === 'full' ? Number.POSITIVE_INFINITY : isLongRun ? 25 : 2;

/** Addresses of one route that are opened at least, however many others are of their kind. */
const fewOfARoute = isLongRun ? 3 : 2;

/** Milliseconds for a crawl of the shop, and for one of every address of it. */
const deadline = process.env.CRAWL === 'full' ? 60 * 60_000 : 10 * 60_000;

/** Numbers, codes and texts are what addresses of one kind differ in. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  const parts = pathname
    .split('/')
    .map((part, index) => (/^\d+$/.test(part) ? 'n' : /^page-\d+$/.test(part) ? 'page' : index > 1 ? 'x' : part));
  const names = [...searchParams.keys()].map((key) => (key.startsWith('f.') ? 'f' : key));
  // Filters are alike, however many of them are chosen.
  return `${parts.join('/')}?${[...new Set(names)].sort().join('&')}`;
}

function oneMore(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** Where the links and forms of a page lead, and what leads nowhere: empty links, controls that nothing follows from. */
interface Reading {
  targets: string[];
  idle: string[];
  classes: string[];
  sheets: string[];
  facts: PageFacts;
}

/** Reads a page by a browser's own parser, without loading anything. */
const read = (page: Page, html: string): Promise<Reading> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = <Kind extends Element>(selector: string): Kind[] => [...parsed.querySelectorAll<Kind>(selector)];
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);
    const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
    const links = all('a');
    const isEmpty = (link: Element): boolean =>
      /^(#|javascript:.*)?$/.test(hrefOf(link)) || (hrefOf(link).startsWith('#') && parsed.getElementById(hrefOf(link).slice(1)) === null);
    const forms = all<HTMLFormElement>('form').filter(({ method }) => method === 'get');
    const controls = all<HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'button, select, textarea, input:not([type=hidden])',
    );
    // A style follows from the radio buttons of the gallery and the map; what is for scripts only is not shown without them.
    const isIdle = (control: (typeof controls)[number]): boolean =>
      (control.form === null || (control.localName === 'button' && control.type === 'button')) &&
      !control.disabled &&
      !control.matches('[popovertarget], [commandfor], .gallery-thumb *, .map-zoom *, .js-only, .js-only *');
    const contentOf = (name: string): string => parsed.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
    return {
      targets: [...links.map(hrefOf), ...forms.map((form) => form.getAttribute('action') ?? '')].filter(
        (target) => !/^(#|tel:|mailto:)/.test(target),
      ),
      facts: {
        title: parsed.title,
        description: contentOf('description'),
        robots: contentOf('robots'),
        headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
        canonical: all('link[rel=canonical]').map(hrefOf),
        steps: all('.breadcrumbs li').map((step) => step.querySelector('a')?.getAttribute('href') ?? null),
        data: all('script[type="application/ld+json"]').flatMap((script) => JSON.parse(script.textContent ?? '')),
      },
      idle: [...links.filter(isEmpty), ...controls.filter(isIdle)].map(nameOf),
      classes: [...new Set(all('[class]').flatMap((element) => [...element.classList]))],
      sheets: all('link[rel=stylesheet]').map((sheet) => new URL(hrefOf(sheet), 'http://shop').pathname),
    };
  }, html);

const sheetsFolder = new URL('../../web/build/client/assets/', import.meta.url);

/** The classes that each style sheet of the shop tells of, by the file's name. */
async function readSheets(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = readdirSync(sheetsFolder).filter((name) => name.endsWith('.css'));
  const sheets = names.map((name) => ({ name, text: readFileSync(new URL(name, sheetsFolder), 'utf8') }));
  const classesBySheet = await page.evaluate(async (all) => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    return Promise.all(
      all.map(async ({ name, text }) => {
        const { cssRules } = await new CSSStyleSheet().replace(text);
        const classes = selectorsOf(cssRules).flatMap((selector) => selector.match(/\.[a-z][\w-]*/g) ?? []);
        return [name, classes.map((one) => one.slice(1))] as const;
      }),
    );
  }, sheets);
  return new Map(classesBySheet);
}

/** Classes of a page that have a style, but in a sheet that the page does not load. */
function unstyled({ classes, sheets }: Reading, classesBySheet: ReadonlyMap<string, readonly string[]>): string[] {
  const loaded = new Set(sheets.flatMap((href) => classesBySheet.get(basename(href)) ?? []));
  const known = new Set([...classesBySheet.values()].flat());
  return classes.filter((name) => known.has(name) && !loaded.has(name));
}

test('of every route it is decided what its screens owe', () => {
  expect(routesWithoutRequirement()).toEqual([]);
});

test('every link of the shop and every GET form answers, no control leads nowhere, every screen is linked, has its styles and tells what it owes', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(deadline);
  const seenTargets = new Set<string>();
  const kinds = new Map<string, number>();
  const routes = new Map<string, number>();
  // The calendar is linked on its days; of thousands of products and brands the crawl may miss those with parts that few have.
  const rare = [
    await productWith(request, 29, 'DIGITAL'),
    await productWith(request, 1102, 'SUPPLIER'),
    await productWith(request, 224, 'MARKDOWN'),
    `${(await productThat(request, 224, ({ questionsCount }) => questionsCount > 2)).url}/faq`,
  ];
  const queue = ['/', '/advent-calendar', '/catalog/brand/apple', ...rare].map((path) => ({ path, from: '' }));
  const factsByRoute = new Map<string, PageFacts[]>();
  const classesBySheet = await readSheets(page);
  const faults: string[] = [];
  const add = (target: string, from: string) => {
    const address = new URL(target, `${baseURL}${from}`);
    const { origin, pathname, search } = address;
    const path = `${pathname}${search}`;
    if (origin !== baseURL || seenTargets.has(path)) return;
    seenTargets.add(path);
    const isOfFew = oneMore(kinds, kindOf(path)) <= maxOfAKind;
    if (oneMore(routes, routeOf(address)) <= fewOfARoute || isOfFew) queue.push({ path, from });
  };
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (answer.status() >= 400) faults.push(`${answer.status()} ${path} (from ${from})`);
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) continue;
    const reading = await read(page, await answer.text());
    const { targets, idle, facts } = reading;
    faults.push(...unstyled(reading, classesBySheet).map((name) => `no style of .${name} on ${path}`));
    faults.push(...idle.map((control) => `nothing follows from ${control} on ${path}`));
    const finalUrl = new URL(answer.url());
    faults.push(...[...facts.data.flatMap(faultsOf), ...missingRequirements(finalUrl, facts)].map((fault) => `${fault} on ${path}`));
    factsByRoute.set(routeOf(finalUrl), [...(factsByRoute.get(routeOf(finalUrl)) ?? []), facts]);
    for (const target of [...targets, ...facts.canonical]) add(target, path);
  }
  faults.push(...unmetRequirements(factsByRoute));
  expect(faults).toEqual([]);
  expect(seenTargets.size).toBeGreaterThan(300);
});
