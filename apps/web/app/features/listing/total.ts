import { goods, models, pluralize, variants } from '../../platform/format/plural.ts';

/** How much a listing has, as its cards show it: variants of a model share one. How many models there are is known of a list of one page only. */
export function totalText(total: number, onPage: number, cards: number): string {
  if (cards === onPage) return pluralize(total, goods);
  if (total === onPage) return `${pluralize(cards, models)}, ${pluralize(total, variants)}`;
  return `${pluralize(total, goods)}, варианты одной модели — вместе`;
}
