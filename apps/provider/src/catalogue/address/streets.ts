import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { allowedTypos, distance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { kindOf, ownName } from './street-name.ts';

const streetColumns = {
  name: column.text,
  own: column.text,
  houses: column.number,
};
export type Street = RowOf<typeof streetColumns>;

const townColumns = {
  id: column.number,
  name: column.text,
};
export type Town = RowOf<typeof townColumns>;

/** Streets of the largest city (ours). */
const maxStreets = 10_000;

export const readStreets = (db: Database, cityId: number): Promise<Street[]> =>
  rows(db, streetColumns, sql`select name, own, houses from streets where city_id = ${cityId} order by id limit ${maxStreets}`);

/** The city of this name, the largest of them; null when there is none. */
export async function findTownByName(db: Database, name: string): Promise<Town | null> {
  const [town] = await rows(
    db,
    townColumns,
    sql`select id, name from cities where replace(lower(name), 'ё', 'е') = ${fold(name)} order by population desc limit 1`,
  );
  return town ?? null;
}

export async function readTown(db: Database, id: number): Promise<Town | null> {
  const [town] = await rows(db, townColumns, sql`select id, name from cities where id = ${id}`);
  return town ?? null;
}

/** Streets whose name begins so, or a word of it; those first whose name does, of the kind that was said where one was. */
export function findStreets(text: string, streets: readonly Street[]): Street[] {
  const own = ownName(text);
  if (own === '') return [];
  const kind = kindOf(text);
  const isOfKind = ({ name }: Street): boolean => kind === null || kindOf(name) === kind;
  const begins = streets.filter((street) => street.own.startsWith(own) && isOfKind(street));
  const within = streets.filter((street) => !street.own.startsWith(own) && street.own.includes(` ${own}`) && isOfKind(street));
  return [...begins, ...within];
}

/** The street that is meant: its very name, or null. */
export function findStreet(text: string, streets: readonly Street[]): Street | null {
  const [own, kind] = [ownName(text), kindOf(text)];
  const matches = streets.filter((street) => street.own === own);
  return matches.find(({ name }) => kindOf(name) === kind) ?? (kind === null ? (matches[0] ?? null) : null);
}

/** The street that may be meant with a slip of the pen: the nearest one, or null. */
export function findSimilarStreet(text: string, streets: readonly Street[]): Street | null {
  const own = ownName(text);
  const maxDistance = allowedTypos(own);
  if (maxDistance === 0) return streets.find((street) => street.own === own) ?? null;
  const [nearest] = streets
    .map((street) => ({ street, away: distance(own, street.own, maxDistance) }))
    .filter(({ away }) => away <= maxDistance)
    .sort((one, other) => one.away - other.away);
  return nearest?.street ?? null;
}
