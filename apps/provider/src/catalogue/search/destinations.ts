import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { brandPath, categoryPath } from '../cards/paths.ts';
import { type CategoryTree, readTree } from '../categories/categories.ts';
import { fold } from '../text/fold.ts';
import services from './dictionaries/services.json' with { type: 'json' };
import type { Concept } from './ranking/concept.ts';
import { sureWeight } from './ranking/match.ts';
import { kindTerm } from './terms/terms.ts';
import { distinctiveTermsOf, namesFor, termsOfPhrase } from './understanding/thesaurus.ts';

const keyOf = (terms: readonly string[]): string => terms.join(' ');

/** With a star after the first word whatever follows it: «ремонт холодильника» is no refrigerator. */
const wildcard = '*';

/** Pages of the shop that are asked for by name, such as «доставка», by the terms of their names. */
const servicePaths = new Map(
  Object.entries(services).flatMap(([path, { asked }]) =>
    asked.map(
      (name) => [name.endsWith(wildcard) ? keyOf([...distinctiveTermsOf(name), wildcard]) : keyOf(distinctiveTermsOf(name)), path] as const,
    ),
  ),
);

/** A page of the shop that tells of a service of it. */
export interface ServicePage {
  name: string;
  url: string;
}

/** The same pages by what is said of them beside goods, «айфон в кредит». */
const mentions = Object.entries(services).flatMap(([url, { name, mentioned }]) =>
  mentioned.map((phrase) => ({ page: { name, url }, terms: distinctiveTermsOf(phrase) })),
);

/** Names as they are typed, with a space for a hyphen: «трейд-ин». */
const typed = (text: string): string => fold(text).replaceAll('-', ' ').trim();
/** Letters from which on a name is known by its beginning. */
const minBeginning = 3;
const beginnings = Object.entries(services).flatMap(([url, { name, asked }]) =>
  asked.filter((one) => !one.endsWith(wildcard)).map((one) => ({ page: { name, url }, text: typed(one) })),
);

/** The categories and brands of a catalogue. */
export interface Destinations {
  /** Paths by the terms of their names. */
  paths: ReadonlyMap<string, string>;
  /** Names of categories by the term of their kind, and of brands by the terms of their names. */
  kinds: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
}

function servicePathOf(query: string): string | undefined {
  const [first = '', ...more] = distinctiveTermsOf(query);
  return servicePaths.get(keyOf([first, ...more])) ?? (more.length > 0 ? servicePaths.get(keyOf([first, wildcard])) : undefined);
}

/** The page of the service that a query is the name of. */
export function namedService(query: string): ServicePage | null {
  const url = servicePathOf(query);
  const name = Object.entries(services).find(([path]) => path === url)?.[1].name;
  return url === undefined || name === undefined ? null : { name, url };
}

/** The page of the service that a query is about, whatever goods it names besides. What the goods found have, «набор для ремонта», says nothing of it. */
export function mentionedService(query: string, ofGoods: ReadonlySet<string> = new Set()): ServicePage | null {
  const queryTerms = new Set(distinctiveTermsOf(query));
  const isMeant = (terms: readonly string[]): boolean =>
    terms.every((term) => queryTerms.has(term)) && !terms.every((term) => ofGoods.has(term));
  return mentions.find(({ terms }) => isMeant(terms))?.page ?? null;
}

/** Pages of services whose names begin as what has been typed; of a name of several words when more than the first is there: «карта» may be any. */
export function servicesBeginning(text: string): ServicePage[] {
  const beginning = typed(text);
  if (beginning.length < minBeginning) return [];
  const pages = beginnings.flatMap(({ page, text: name }) =>
    name.startsWith(beginning) && (beginning.includes(' ') || !name.includes(' ')) ? [page] : [],
  );
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/** A name that several go by leads nowhere. */
const nowhere = '';

/** Where the exact names of categories and brands lead. */
export async function readDestinations(db: Database): Promise<Destinations> {
  const tree = await readTree(db);
  const brands = await rows(db, { code: column.text, name: column.text }, sql`select code, name from brands`);
  const paths = new Map<string, string>();
  const kinds = new Map<string, string>();
  const add = (name: string, path: string): void => {
    const key = keyOf(distinctiveTermsOf(name));
    paths.set(key, paths.has(key) && paths.get(key) !== path ? nowhere : path);
  };
  for (const row of tree.byId.values()) {
    if (!isSold(tree, row.id)) continue;
    const path = categoryPath(row, tree.childrenOf(row.id).length > 0);
    add(row.name, path);
    add(row.singular, path);
    for (const name of [row.name, row.singular]) kinds.set(kindTerm(distinctiveTermsOf(name)), row.name);
  }
  for (const { code, name } of brands) add(name, brandPath(code));
  return { paths, kinds, brands: new Map(brands.map(({ name }) => [keyOf(distinctiveTermsOf(name)), name])) };
}

/** What a part of a query is called: by the model, category or brand that it names, else as it was asked. */
export function nameOf({ phrase, text, kinds, alternatives, modelNames: [modelName] = [] }: Concept, destinations: Destinations): string {
  if (modelName !== undefined) return phrase.replace(text, () => modelName);
  // «для айфона» is no telephone.
  if (phrase !== text) return phrase;
  const kind = kinds.flatMap((term) => destinations.kinds.get(term) ?? [])[0];
  return (
    kind ??
    alternatives.flatMap(({ terms, weight }) => (weight < sureWeight ? [] : (destinations.brands.get(keyOf(terms)) ?? [])))[0] ??
    phrase
  );
}

const isSold = (tree: CategoryTree, id: number): boolean => tree.descendants(id).some((below) => (tree.byId.get(below)?.own ?? 0) > 0);

/**
 * Where a query leads that is the name of a category, a brand or a service of the shop and nothing else; null for any other, and for one that is the name of more
 * than one category: «телефон» is a smartphone as well.
 */
export function destinationOf(query: string, destinations: Destinations): string | null {
  const queryTerms = termsOfPhrase(query);
  const meanings = namesFor(queryTerms);
  const pathOf = (terms: readonly string[]): string | undefined => destinations.paths.get(keyOf(terms)) || undefined;
  const exactPaths = [distinctiveTermsOf(query), ...meanings.flatMap(({ is, terms }) => (is === 'narrower' ? [] : [terms]))].flatMap(
    (terms) => pathOf(terms) ?? [],
  );
  const narrowerPaths = meanings.flatMap(({ is, terms }) => (is === 'narrower' ? (pathOf(terms) ?? []) : []));
  const [path = narrowerPaths[0] ?? servicePathOf(query)] = exactPaths;
  return path === undefined || narrowerPaths.some((other) => other !== path) ? null : path;
}
