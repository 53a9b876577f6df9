import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { productPath } from '../products/paths.ts';
import { fold } from './text/fold.ts';

const asking = new Set(['отзывы', 'отзыв', 'отзывов', 'отзывами', 'отзывах'].map(fold));
const isAsking = (word: string): boolean => asking.has(fold(word).replaceAll(/[?!.,]/g, ''));

/** What somebody wants to read reviews of, as it was typed; null for a query that asks for none, or for nothing beside them. */
export function reviewedIn(query: string): string | null {
  const words = query.trim().split(/\s+/);
  const rest = words.filter((word) => !isAsking(word));
  return rest.length === words.length || rest.length === 0 ? null : rest.join(' ');
}

/** The best of what was found that have to be of one model, or one product alone, to be what is meant. */
const mostTelling = 3;

/**
 * Where a query leads that asks for reviews: to those of the product when the best of what was found are one model, or it is the only one; else
 * to what was found, the best rated first.
 */
export async function reviewsOf(db: Database, reviewed: string, ids: readonly number[], destination: string | null): Promise<string> {
  const best = ids.slice(0, mostTelling);
  const found = await rows<{ id: number; modelId: number | null; categoryId: number; categoryCode: string }>(
    db,
    sql`select p.id, p.model_id as "modelId", c.id as "categoryId", c.code as "categoryCode"
        from unnest(${sql.param(best)}::int[]) with ordinality as wanted (id, place)
        join products p on p.id = wanted.id join categories c on c.id = p.category_id order by wanted.place`,
  );
  const [first] = found;
  const isOne =
    first !== undefined && (ids.length === 1 || (first.modelId !== null && found.every(({ modelId }) => modelId === first.modelId)));
  if (isOne && destination === null) return `${productPath({ id: first.categoryId, code: first.categoryCode }, first.id)}/comments`;
  return destination === null ? `/search?q=${encodeURIComponent(reviewed)}&sort=-rating` : `${destination}?sort=-rating`;
}
