import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import { type ReviewFilter, reviewFilters } from '@vitrina/services/articles/vocabulary.ts';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { codePattern } from '@vitrina/services/contract/fields/id.ts';
import { cityDay } from '../../platform/clock/city-day.ts';
import { code, column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { isPublished, matchesSelection, type ReviewSelection } from './reviews.ts';

type Badge = WithDatabaseIds<Output<(typeof endpoints)['reviewBrands']>[number]>;
type ReviewPage = WithDatabaseIds<Output<(typeof endpoints)['reviewPage']>>;

const listPath = '/reviews/list';
const allLabels: Readonly<Record<ReviewFilter, string>> = { category: 'Все категории', brand: 'Все бренды', badge: 'Все рубрики' };

const sorts = [
  { text: 'Сначала новые', value: '-date' },
  { text: 'Самые полезные', value: '-like' },
  { text: 'Сначала короткие', value: 'minutes' },
];

const routeOf = (selection: ReviewSelection): string =>
  [listPath, ...reviewFilters.flatMap((kind) => (selection[kind] === undefined ? [] : [`${kind}-${selection[kind]}`]))].join('/');

/** Values of one filter under which there are reviews beside the other choices, after the lack of a choice. */
export async function readBadges(context: RequestContext, kind: ReviewFilter, selection: ReviewSelection): Promise<Badge[]> {
  const others = { ...selection, [kind]: undefined };
  const markRows = await rows(
    context.db,
    { code: column.text, name: column.text },
    sql`select m.code, m.name from article_marks m where m.kind = ${kind} and exists (
          select 1 from article_marked k join articles a on a.id = k.article_id
          where k.kind = m.kind and k.code = m.code and ${isPublished(await cityDay(context))} and ${matchesSelection(others)}) order by m.position, m.name`,
  );
  const badge = (name: string, code: string | null): Badge => ({
    route: routeOf({ ...others, [kind]: code ?? undefined }),
    typeTag: kind,
    id: null,
    name,
    code,
    value: code === null ? 'All' : 'Text',
  });
  return [badge(allLabels[kind], null), ...markRows.map(({ name, code }) => badge(name, code))];
}

const segmentPattern = new RegExp(`^(category|brand|badge)-(${codePattern})$`);

/** What the address of a list chooses; undefined for an address that is none. */
export function parseReviewPath(path: string): ReviewSelection | undefined {
  const [address = ''] = path.split(/[?#]/);
  if (address !== listPath && !address.startsWith(`${listPath}/`)) return undefined;
  const selection: ReviewSelection = {};
  for (const segment of address.slice(listPath.length).split('/').filter(Boolean)) {
    const [, kind, code] = segmentPattern.exec(decodeSegment(segment)) ?? [];
    const filter = reviewFilters.find((each) => each === kind);
    if (filter === undefined || selection[filter] !== undefined) return undefined;
    selection[filter] = code;
  }
  return selection;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Names of what an address chooses, in the order of the filters; undefined when no review is filed under one of them. */
export async function namesOf(db: Database, selection: ReviewSelection): Promise<ReadonlyMap<ReviewFilter, string> | undefined> {
  const markRows = await rows(
    db,
    { kind: code(reviewFilters), name: column.text },
    sql`select m.kind, m.name from article_marks m where (${sql.join(
      reviewFilters.map((kind) => sql`(m.kind = ${kind} and m.code = ${selection[kind] ?? ''})`),
      sql` or `,
    )}) and exists (select 1 from article_marked k join articles a on a.id = k.article_id where k.kind = m.kind and k.code = m.code and a.type = 'review')`,
  );
  const names = new Map(markRows.map(({ kind, name }) => [kind, name]));
  const selectedKinds = reviewFilters.filter((kind) => selection[kind] !== undefined);
  return names.size === selectedKinds.length ? new Map(selectedKinds.map((kind) => [kind, names.get(kind) ?? ''])) : undefined;
}

/** «Обзоры: Смартфоны, Samsung» */
export const titleOf = (names: ReadonlyMap<ReviewFilter, string>): string =>
  names.size === 0 ? 'Обзоры' : `Обзоры: ${[...names.values()].join(', ')}`;

export async function readReviewPage(db: Database, path: string): Promise<ReviewPage | undefined> {
  const selection = parseReviewPath(path);
  const names = selection && (await namesOf(db, selection));
  if (selection === undefined || names === undefined) return undefined;
  const badge = (kind: ReviewFilter): Badge => ({
    route: routeOf(selection),
    typeTag: kind,
    id: null,
    name: names.get(kind) ?? allLabels[kind],
    code: selection[kind] ?? null,
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
