import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { productPath } from '../cards/paths.ts';
import { fold } from '../text/fold.ts';
import { isSmall } from './understanding/small-words.ts';
import { termsOfPhrase } from './understanding/thesaurus.ts';

const reviewWords = new Set(['отзывы', 'отзыв', 'отзывов', 'отзывами', 'отзывах'].map(fold));
const isReviewWord = (word: string): boolean => reviewWords.has(fold(word).replaceAll(/[?!.,]/g, ''));

/** What somebody wants to read reviews of, as it was typed; null for a query that asks for none, or for nothing beside them. */
export function parseReviewQuery(query: string): string | null {
  const words = query.trim().split(/\s+/);
  const rest = words.filter((word) => !isReviewWord(word));
  // «отзывы о ноутбуках» are of «ноутбуках».
  const from = rest.findIndex((word) => !isSmall(fold(word)));
  return rest.length === words.length || from === -1 ? null : rest.slice(from).join(' ');
}

/** Whether what was typed names a model: by its numbers, or as a whole where it has none. */
function isNamed(model: string | null, queryTerms: ReadonlySet<string>): boolean {
  const terms = model === null ? [] : termsOfPhrase(model);
  const numbers = terms.filter((term) => /\d/.test(term));
  const telling = numbers.length > 0 ? numbers : terms;
  return telling.length > 0 && telling.every((term) => queryTerms.has(term));
}

interface ReviewTarget {
  /** What somebody wants to read reviews of. */
  text: string;
  /** Terms that stand for what was typed. */
  queryTerms: ReadonlySet<string>;
  /** What was found, the best first. */
  ids: readonly number[];
  /** Of the category or brand whose name it is. */
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
  const isMeant = best !== undefined && (ids.length === 1 || isNamed(best.model, queryTerms));
  if (!isMeant) return `/search?q=${encodeURIComponent(text)}&sort=-rating`;
  return `${productPath({ id: best.categoryId, code: best.categoryCode }, best.id)}/comments`;
}
