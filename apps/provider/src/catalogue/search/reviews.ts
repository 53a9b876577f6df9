import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { productPath } from '../cards/paths.ts';
import { fold } from '../text/fold.ts';
import { isStopWord } from './understanding/stop-words.ts';
import { termsOfPhrase } from './understanding/thesaurus.ts';

const reviewWords = new Set(['отзывы', 'отзыв', 'отзывов', 'отзывами', 'отзывах'].map(fold));
const isReviewWord = (word: string): boolean => reviewWords.has(fold(word).replaceAll(/[?!.,]/g, ''));

/** What somebody wants to read reviews of, as it was typed; null for a query that asks for none, or for nothing beside them. */
export function parseReviewQuery(query: string): string | null {
  const words = query.trim().split(/\s+/);
  const rest = words.filter((word) => !isReviewWord(word));
  // «отзывы о ноутбуках» are of «ноутбуках».
  const from = rest.findIndex((word) => !isStopWord(fold(word)));
  return rest.length === words.length || from === -1 ? null : rest.slice(from).join(' ');
}

/** Whether the query names the model: by its numbers, or as a whole where it has none. */
function namesModel(model: string | null, queryTerms: ReadonlySet<string>): boolean {
  const terms = model === null ? [] : termsOfPhrase(model);
  const numbers = terms.filter((term) => /\d/.test(term));
  const distinctive = numbers.length > 0 ? numbers : terms;
  return distinctive.length > 0 && distinctive.every((term) => queryTerms.has(term));
}

interface ReviewTarget {
  /** What somebody wants to read reviews of. */
  text: string;
  /** Terms that stand for what was typed. */
  queryTerms: ReadonlySet<string>;
  /** What was found, the best first. */
  ids: readonly number[];
  /** Path of the category or brand that the text names. */
  destination: string | null;
}

/**
 * Where a query leads that asks for reviews: to those of the best product, when its model is named or it is the only one; else to what was
 * found, the best rated first.
 */
export async function findReviewsPath(db: Database, { text, queryTerms, ids, destination }: ReviewTarget): Promise<string> {
  if (destination !== null) return `${destination}?sort=-rating`;
  const [best] = await rows(
    db,
    { id: column.number, model: column.textOrNull, categoryId: column.number, categoryCode: column.text },
    sql`select p.id, m.name as model, c.id as "categoryId", c.code as "categoryCode"
        from products p join categories c on c.id = p.category_id left join models m on m.id = p.model_id where p.id = ${ids[0] ?? null}::int`,
  );
  const isMeant = best !== undefined && (ids.length === 1 || namesModel(best.model, queryTerms));
  if (!isMeant) return `/search?q=${encodeURIComponent(text)}&sort=-rating`;
  return `${productPath({ id: best.categoryId, code: best.categoryCode }, best.id)}/comments`;
}
