import type { site as endpoints, MenuItem } from '@vitrina/services/site/endpoints.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/refusal.ts';
import { categoryPath } from '../cards/paths.ts';
import { type Node, nodesOf, readTree } from '../categories/categories.ts';
import { assignBranch } from './branches.ts';
import { isActiveIn } from './features.ts';
import { readMainPage } from './main-page.ts';
import { placeOf } from './place.ts';
import { screenOf } from './screens.ts';
import { readEntries, readParts } from './sitemap.ts';
import { readTags } from './tags.ts';

const menuOf = (nodes: readonly Node[]): WithDatabaseIds<MenuItem>[] =>
  nodes.map((node) => ({
    id: node.id,
    name: node.name,
    url: categoryPath(node, node.children.length > 0),
    image: node.image,
    children: menuOf(node.children),
  }));

export const site: Handlers<typeof endpoints> = {
  rental: async ({ query, context }) => {
    const [rentalRow] = await rows(
      context.db,
      { pricePerDay: column.number },
      sql`select r.price_per_day as "pricePerDay" from rentals r join products p on p.id = r.product_id
          where r.product_id = ${toDatabaseId(query.item_id)} and p.status = 1`,
    );
    return { available: rentalRow !== undefined, price_per_day: rentalRow?.pricePerDay ?? null };
  },
  sitemapParts: ({ context }) => readParts(context.db),
  sitemapProducts: ({ query, context }) =>
    readEntries(context.db, query.after === undefined ? 0 : toDatabaseId(query.after), toDatabaseId(query.last)),
  features: async ({ context }) => {
    const featureRows = await rows(
      context.db,
      { key: column.text, isActive: column.flag, valueActive: column.flagOrNull, territoryId: column.numberOrNull },
      sql`select key, is_active as "isActive", value_active as "valueActive",
            (select territory_id from cities where id = ${context.cityId}) as "territoryId" from features order by position`,
    );
    return featureRows.map(({ key, isActive, valueActive, territoryId }) => ({
      key,
      is_active: isActive && isActiveIn(key, territoryId),
      featureValue: valueActive === null ? null : { is_active: valueActive },
    }));
  },
  branch: ({ context }) => assignBranch(context.db),
  seo: async ({ query, context }) => {
    const path = pathOf(query.path);
    const [redirectRow] = await rows(
      context.db,
      { url: column.text, code: column.number },
      sql`select url, code::int as code from redirects where path = ${path}`,
    );
    const place = placeOf(path);
    if (redirectRow)
      return { title: '', description: '', h1: null, text: null, canonical: redirectRow.url, robots: null, redirect: redirectRow };
    const screen = place && (await screenOf(context.db, place, query.query?.trim() || undefined));
    if (!screen) throw notFound();
    const { title, description, h1, text, robots, movedTo } = screen;
    return {
      title,
      description,
      h1,
      text,
      canonical: movedTo ?? path,
      robots,
      redirect: movedTo === null ? null : { url: movedTo, code: 301 },
    };
  },
  tags: ({ query, context }) => readTags(context.db, query?.category_id === undefined ? undefined : toDatabaseId(query.category_id)),
  tagSynonyms: ({ context }) =>
    rows(
      context.db,
      { synonym: column.text, tag_alias: column.text },
      sql`select y.synonym, t.alias as tag_alias from tag_synonyms y join tags t on t.id = y.tag_id order by t.position, y.synonym`,
    ),
  menu: async ({ context }) => menuOf(nodesOf(await readTree(context.db))),
  breadcrumbs: async ({ query, context }) => {
    const place = placeOf(query.path);
    const screen = place && (await screenOf(context.db, place, undefined));
    if (!screen) throw notFound();
    const way = [{ name: 'Главная', url: '/' }, ...screen.way];
    return way.map(({ name, url }, index) => ({ name, url: index === way.length - 1 ? null : url }));
  },
  mainPage: ({ context }) => readMainPage(context),
};

/** The path alone, without a slash at its end. */
function pathOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
