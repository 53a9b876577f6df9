import type { BonusPageQuery } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';

/** A purchase that the rules are reckoned on, in kopecks. */
const example = 30_000_00;

const percent = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;
/** Bonuses are whole rubles. */
const partOf = (share: number): string => rubles(Math.floor((example * share) / 100_00) * 100);

/** What a card promises, a sentence each, with what it comes to; only what the provider tells. */
export function rulesText(rules: BonusPageQuery['loyaltyRules'] | undefined): string[] {
  if (rules == null) return [];
  const { earnedPercent, payablePercent, welcomeBonuses, isPerpetual } = rules;
  return [
    ...(earnedPercent === null
      ? []
      : [`Возвращаем бонусами ${percent(earnedPercent)}: с\u00a0покупки за ${rubles(example)}\u00a0— ${partOf(earnedPercent)}.`]),
    ...(payablePercent === null
      ? []
      : [`Оплатить ими можно до\u00a0${percent(payablePercent)} цены: из ${rubles(example)}\u00a0— до ${partOf(payablePercent)}.`]),
    ...(welcomeBonuses === null ? [] : [`На новой карте сразу ${rubles(welcomeBonuses.amount)}.`]),
    ...(isPerpetual === true ? ['Бонусы не сгорают.'] : []),
  ];
}
