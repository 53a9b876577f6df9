import type { RunningCostFactsFragment } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { rubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { pluralize, years as yearForms } from '../../platform/format/plural.ts';

/** «Обойдётся в … в год», ready to be read. */
export interface RunningCostStory {
  /** «1 590 ₽ в год» */
  perYear: string;
  /** «электричество 1 590 ₽, вода 160 ₽» */
  parts: string;
  /** How it was reckoned: a sentence or more for each part. */
  details: string[];
  /** «За 12 лет — 19 080 ₽ при тех же ценах.» */
  total: string;
}

export function runningCostStory(cost: RunningCostFactsFragment | null): RunningCostStory | null {
  if (cost === null) return null;
  const { perYear, years, total, parts } = cost;
  return {
    perYear: `${rubles(perYear.amount)} в\u00a0год`,
    parts: parts.map(({ name, cost: { amount } }) => (parts.length === 1 ? name : `${name} ${rubles(amount)}`)).join(', '),
    details: parts.map(({ name, quantity, unit, unitPrice, basis, tariff }) => {
      const amount = `${quantity.toLocaleString('ru-RU')}\u00a0${unit} по\u00a0${rubles(unitPrice.amount)}`;
      const source = tariff === null ? '' : ` (${tariff.source}, с\u00a0${dateText(tariff.since)})`;
      return nbsp(`${name[0]?.toUpperCase()}${name.slice(1)}: ${amount}${source}. ${basis}`);
    }),
    total: `За\u00a0${pluralize(years, yearForms)}\u00a0— ${rubles(total.amount)} при\u00a0тех же ценах.`,
  };
}
