import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { type CategoryTree, readTree } from '../products/categories.ts';
import { brandPath, categoryPath } from '../products/paths.ts';
import { meaningsOf, tellingTermsOf, termsOfPhrase } from './understanding/thesaurus.ts';

/** Paths of the categories and brands of a catalogue, by the terms of their names. */
export type Destinations = ReadonlyMap<string, string>;

const keyOf = (terms: readonly string[]): string => terms.join(' ');

/** A name that several go by leads nowhere. */
const nowhere = '';

/** Where the exact names of categories and brands lead. */
export async function readDestinations(db: Database): Promise<Destinations> {
  const tree = await readTree(db);
  const brands = await rows<{ code: string; name: string }>(db, sql`select code, name from brands`);
  const found = new Map<string, string>();
  const add = (name: string, path: string): void => {
    const key = keyOf(tellingTermsOf(name));
    found.set(key, found.has(key) && found.get(key) !== path ? nowhere : path);
  };
  for (const row of tree.byId.values()) {
    if (!isSold(tree, row.id)) continue;
    const path = categoryPath(row, tree.childrenOf(row.id).length > 0);
    add(row.name, path);
    add(row.singular, path);
  }
  for (const { code, name } of brands) add(name, brandPath(code));
  return found;
}

const isSold = (tree: CategoryTree, id: number): boolean => tree.descendants(id).some((below) => (tree.byId.get(below)?.own ?? 0) > 0);

/** Where a query leads that is the name of a category or a brand and nothing else; null for any other. */
export function destinationOf(query: string, destinations: Destinations): string | null {
  const names = [tellingTermsOf(query), ...meaningsOf(termsOfPhrase(query)).map((meaning) => meaning.terms)];
  for (const name of names) {
    const path = destinations.get(keyOf(name));
    if (path !== undefined && path !== nowhere) return path;
  }
  return null;
}
