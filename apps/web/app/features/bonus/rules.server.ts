import type { BonusPageQuery } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';

/** A purchase that the rules are reckoned on, in kopecks. */
const example = 30_000_00;

const percent = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;
/** Bonuses are whole rubles. */
const partOf = (share: number): string => rubles(Math.floor((example * share) / 100_00) * 100);

export interface Rule {
  value: string;
  /** Goes on from the value. */
  text: string;
}

/** What a card promises, with what it comes to; only what the provider tells. */
export function rulesOf(rules: BonusPageQuery['loyaltyRules'] | undefined): Rule[] {
  if (rules == null) return [];
  const { earnedPercent, payablePercent, welcomeBonuses, isPerpetual } = rules;
  return [
    ...(earnedPercent === null
      ? []
      : [
          {
            value: percent(earnedPercent),
            text: `возвращаем бонусами: с\u00a0покупки за ${rubles(example)}\u00a0— ${partOf(earnedPercent)}`,
          },
        ]),
    ...(payablePercent === null
      ? []
      : [
          {
            value: `До\u00a0${percent(payablePercent)}`,
            text: `цены можно оплатить бонусами: из ${rubles(example)}\u00a0— до ${partOf(payablePercent)}`,
          },
        ]),
    ...(welcomeBonuses === null ? [] : [{ value: rubles(welcomeBonuses.amount), text: 'сразу на новой карте' }]),
    ...(isPerpetual === true ? [{ value: 'Без срока', text: 'бонусы не сгорают' }] : []),
  ];
}
