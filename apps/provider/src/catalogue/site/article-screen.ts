import { codePattern } from '@vitrina/services/contract/fields/id.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import { namesOf, parseReviewPath, titleOf } from '../articles/review-filters.ts';
import { type Screen, type Step, screen, shopName } from './screen.ts';

interface Kind {
  path: RegExp;
  type: string;
  /** The list that it stands in. */
  list: Step;
  is(name: string): SQL;
}

const byId = (id: string): SQL => sql`id = ${toDatabaseId(asId(id))}`;

/** Screens of one article by their address. */
const kinds: readonly Kind[] = [
  { path: /^\/special-offers\/(\d+)$/, type: 'action', list: { name: 'Акции', url: '/special-offers' }, is: byId },
  { path: /^\/news\/(\d+)$/, type: 'news', list: { name: 'Новости', url: '/news' }, is: byId },
  {
    path: new RegExp(`^/reviews/view/(${codePattern})$`),
    type: 'review',
    list: { name: 'Обзоры', url: '/reviews/list' },
    is: (slug) => sql`slug = ${slug}`,
  },
];

/** The screen of an article, or of a list of reviews; undefined where there is none. */
export async function articleScreen(db: Database, path: string): Promise<Screen | undefined> {
  const selection = parseReviewPath(path);
  if (selection !== undefined) return reviewsScreen(db, path, selection);
  for (const { path: pattern, type, list, is } of kinds) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return oneScreen(db, path, list, sql`type = ${type} and ${is(name)}`);
  }
  return undefined;
}

async function oneScreen(db: Database, path: string, list: Step, condition: SQL): Promise<Screen | undefined> {
  const [article] = await rows(
    db,
    { name: column.text, announce: column.text },
    sql`select name, announce from articles where ${condition}`,
  );
  if (article === undefined) return undefined;
  const { name, announce } = article;
  return screen({ way: [list, { name, url: path }], title: `${name} — ${shopName}`, description: announce });
}

async function reviewsScreen(
  db: Database,
  path: string,
  selection: NonNullable<ReturnType<typeof parseReviewPath>>,
): Promise<Screen | undefined> {
  const names = await namesOf(db, selection);
  if (names === undefined) return undefined;
  const title = titleOf(names);
  const list = { name: 'Обзоры', url: '/reviews/list' };
  return screen({
    way: names.size === 0 ? [list] : [list, { name: [...names.values()].join(', '), url: path }],
    title: `${title} — ${shopName}`,
    description: `${title}. Сравнения, испытания и советы редакции «${shopName}»: как выбрать технику и не переплатить.`,
    h1: title,
  });
}
