import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import { type ReviewFilter, reviewFilters } from '@vitrina/services/articles/vocabulary.ts';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { codePattern } from '@vitrina/services/contract/fields/id.ts';
import { cityDay } from '../../platform/clock/city-day.ts';
import { code, column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type ChosenReviews, isChosen, isPublished } from './reviews.ts';

type Badge = WithDatabaseIds<Output<(typeof endpoints)['reviewBrands']>[number]>;
type ReviewPage = WithDatabaseIds<Output<(typeof endpoints)['reviewPage']>>;

const list = '/reviews/list';
const everything: Readonly<Record<ReviewFilter, string>> = { category: 'Все категории', brand: 'Все бренды', badge: 'Все рубрики' };

const sorts = [
  { text: 'Сначала новые', value: '-date' },
  { text: 'Самые полезные', value: '-like' },
  { text: 'Сначала короткие', value: 'minutes' },
];

const routeOf = (chosen: ChosenReviews): string =>
  [list, ...reviewFilters.flatMap((kind) => (chosen[kind] === undefined ? [] : [`${kind}-${chosen[kind]}`]))].join('/');

/** Values of one filter under which there are reviews beside the other choices, after the lack of a choice. */
export async function readBadges(context: RequestContext, kind: ReviewFilter, chosen: ChosenReviews): Promise<Badge[]> {
  const others = { ...chosen, [kind]: undefined };
  const found = await rows(
    context.db,
    { code: column.text, name: column.text },
    sql`select m.code, m.name from article_marks m where m.kind = ${kind} and exists (
          select 1 from article_marked k join articles a on a.id = k.article_id
          where k.kind = m.kind and k.code = m.code and ${isPublished(await cityDay(context))} and ${isChosen(others)}) order by m.position, m.name`,
  );
  const badge = (name: string, code: string | null): Badge => ({
    route: routeOf({ ...others, [kind]: code ?? undefined }),
    typeTag: kind,
    id: null,
    name,
    code,
    value: code === null ? 'All' : 'Text',
  });
  return [badge(everything[kind], null), ...found.map(({ name, code }) => badge(name, code))];
}

const segmentPattern = new RegExp(`^(category|brand|badge)-(${codePattern})$`);

/** What the address of a list chooses; undefined for an address that is none. */
export function chosenIn(path: string): ChosenReviews | undefined {
  const [address = ''] = path.split(/[?#]/);
  if (address !== list && !address.startsWith(`${list}/`)) return undefined;
  const chosen: ChosenReviews = {};
  for (const segment of address.slice(list.length).split('/').filter(Boolean)) {
    const [, kind, code] = segmentPattern.exec(decoded(segment)) ?? [];
    const filter = reviewFilters.find((each) => each === kind);
    if (filter === undefined || chosen[filter] !== undefined) return undefined;
    chosen[filter] = code;
  }
  return chosen;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Names of what an address chooses, in the order of the filters; undefined when no review is filed under one of them. */
export async function namesOf(db: Database, chosen: ChosenReviews): Promise<ReadonlyMap<ReviewFilter, string> | undefined> {
  const found = await rows(
    db,
    { kind: code(reviewFilters), name: column.text },
    sql`select m.kind, m.name from article_marks m where (${sql.join(
      reviewFilters.map((kind) => sql`(m.kind = ${kind} and m.code = ${chosen[kind] ?? ''})`),
      sql` or `,
    )}) and exists (select 1 from article_marked k join articles a on a.id = k.article_id where k.kind = m.kind and k.code = m.code and a.type = 'review')`,
  );
  const names = new Map(found.map(({ kind, name }) => [kind, name]));
  const wanted = reviewFilters.filter((kind) => chosen[kind] !== undefined);
  return names.size === wanted.length ? new Map(wanted.map((kind) => [kind, names.get(kind) ?? ''])) : undefined;
}

/** «Обзоры: Смартфоны, Samsung» */
export const titleOf = (names: ReadonlyMap<ReviewFilter, string>): string =>
  names.size === 0 ? 'Обзоры' : `Обзоры: ${[...names.values()].join(', ')}`;

export async function readReviewPage(db: Database, path: string): Promise<ReviewPage | undefined> {
  const chosen = chosenIn(path);
  const names = chosen && (await namesOf(db, chosen));
  if (chosen === undefined || names === undefined) return undefined;
  const badge = (kind: ReviewFilter): Badge => ({
    route: routeOf(chosen),
    typeTag: kind,
    id: null,
    name: names.get(kind) ?? everything[kind],
    code: chosen[kind] ?? null,
    value: names.has(kind) ? 'Text' : 'All',
  });
  return {
    title: titleOf(names),
    description: 'Сравнения, испытания и советы редакции «Витрины»: как выбрать технику и не переплатить.',
    category: badge('category'),
    brand: badge('brand'),
    badge: badge('badge'),
    sorts,
  };
}
