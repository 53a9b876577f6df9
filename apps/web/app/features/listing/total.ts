import { goods, models, pluralize } from '../../platform/format/plural.ts';

/** How much a listing has, and how its cards show it: variants of a model share one. How many models there are is known of a list of one page only. */
export function totalOf(count: number, onPage: number, cards: number): { total: string; foldedText: string | null } {
  const total = pluralize(count, goods);
  if (cards === onPage) return { total, foldedText: null };
  return {
    total,
    foldedText: count === onPage ? pluralize(cards, models) : 'варианты модели на одной карточке',
  };
}
