import { partsOfMarkup } from './markup.ts';
import type { Article, ArticleBlock, Block, SpecialOfferChoice } from './sources.ts';

/** Parts of one text, and lines of one list, that are shown. */
const limits = { parts: 100, lines: 50 } as const;

const names: Readonly<Record<Block['kind'], ArticleBlock['kind']>> = {
  paragraph: 'PARAGRAPH',
  heading: 'HEADING',
  list: 'LIST',
  quote: 'QUOTE',
  picture: 'PICTURE',
};

/** Whether there is something to be seen of a part. */
const isFilled = ({ kind, text, items, image }: ArticleBlock): boolean =>
  kind === 'LIST' ? items.length > 0 : kind === 'PICTURE' ? image !== null : (text ?? '').trim() !== '';

/** A text as parts, whichever way the provider keeps it. */
export function partsOf(body: Article['body']): ArticleBlock[] {
  if (body === null) return [];
  const parts =
    typeof body === 'string'
      ? partsOfMarkup(body)
      : body.map(({ kind, text, items, image }) => ({ kind: names[kind], text, items: items ?? [], image }));
  return parts
    .filter(isFilled)
    .slice(0, limits.parts)
    .map((part) => ({ ...part, items: part.items.slice(0, limits.lines) }));
}

/** An article of one kind; of a provider that does not tell the kind any. */
export const isOfType = ({ type }: Pick<Article, 'type'>, expectedType: 'action' | 'news'): boolean =>
  type === null || type === expectedType;

/** By what offers are filtered: the code, or the id where there is none. A name alone filters nothing. */
export const filterCode = ({ code, id }: Pick<SpecialOfferChoice, 'code' | 'id'>): string | null => code ?? id;

export const isChoosable = (choice: SpecialOfferChoice): boolean => filterCode(choice) !== null;
