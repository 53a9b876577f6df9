import type { Action } from '../actions/sources.ts';
import type { Basket } from '../basket/sources.ts';
import { accessoriesPercent, isLimitExceeded } from './rules.ts';

/** What the action of a term asks for, and how far it is done. Sums in kopecks. */
export interface Conditions {
  isCredit: boolean;
  priceFrom: number | null;
  priceOfAccessories: number | null;
  /** What the accessories below the product in the basket come to. */
  accessories: number;
  accessoriesPercent: number;
  installmentLimit: number | null;
  isLimitExceeded: boolean;
  /** Whether one has to be taken, and whether it is to be offered. */
  isWarrantyRequired: boolean;
  isWarrantyRecommended: boolean;
  isCompleted: boolean;
  notification: string | null;
}

interface CreditChoice {
  isCredit: boolean;
  /** What would be put in. */
  total: number;
  /** Accessories that are chosen with it. */
  accessories: number;
  hasWarranty: boolean;
  /** Whether a service that is recommended has to be taken (`dso.required`). */
  isServiceRequired: boolean;
  /** What the basket comes to. */
  inBasket: number;
  /** Whether the product lies in it already. */
  isInBasket: boolean;
}

/** Null where the action asks for nothing: conditions are kept only where there are some (spec 2 §4). */
export function conditionsOf(action: Action | null, choice: CreditChoice): Conditions | null {
  const params = action?.mechanics.map((mechanic) => mechanic.params).find((params) => params !== null) ?? null;
  const loans = action?.deferreds.flatMap(({ max_loan }) => max_loan ?? []) ?? [];
  const priceFrom = params?.price_from ?? null;
  const priceOfAccessories = params?.price_of_accessories ?? null;
  const installmentLimit = loans.length === 0 ? null : Math.max(...loans);
  const isWarrantyRecommended = params?.recommend_dso ?? false;
  if (priceFrom === null && priceOfAccessories === null && installmentLimit === null && !isWarrantyRecommended) return null;
  const { isCredit, total, accessories, hasWarranty, isServiceRequired, inBasket, isInBasket } = choice;
  const isWarrantyRequired = isWarrantyRecommended && isServiceRequired;
  const percent = accessoriesPercent(accessories, priceOfAccessories ?? 0);
  const isExceeded = installmentLimit !== null && isLimitExceeded(isInBasket ? 0 : total, installmentLimit, inBasket);
  return {
    isCredit,
    priceFrom,
    priceOfAccessories,
    accessories,
    accessoriesPercent: percent,
    installmentLimit,
    isLimitExceeded: isExceeded,
    isWarrantyRequired,
    isWarrantyRecommended,
    isCompleted: percent === 100 && !isExceeded && total + accessories >= (priceFrom ?? 0) && (hasWarranty || !isWarrantyRequired),
    notification: params?.credit_notification ?? null,
  };
}

/** What of this product lies in the basket, and what below it. */
export function inBasketOf(basket: Basket | null, productId: string): Pick<CreditChoice, 'accessories' | 'inBasket' | 'isInBasket'> {
  const lines = basket?.items.filter(({ product_id, parent_id }) => product_id === productId && parent_id === null) ?? [];
  const accessoryLines =
    basket?.items.filter(({ parent_id, is_warranty }) => !is_warranty && lines.some(({ id }) => id === parent_id)) ?? [];
  return {
    accessories: accessoryLines.reduce((sum, line) => sum + line.sum, 0),
    inBasket: basket?.total_sum ?? 0,
    isInBasket: lines.length > 0,
  };
}
