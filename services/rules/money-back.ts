import { loanTypes, paymentTypes } from '../contract/fields/special-ids.ts';

/** As the wire calls it, or the schema. */
type TypeId = number | string | null;

/** Whether a bank lends the money, by an agreement. */
export const isLentBy = (typeId: TypeId): boolean => loanTypes.some((type) => String(type) === String(typeId));

/** How money goes back to whoever has paid it this way. */
export const moneyWayBack = (typeId: TypeId): string =>
  String(typeId) === String(paymentTypes.nonCash) ? 'на расчётный счёт, с которого оплачен заказ' : 'тем же способом, каким вы платили';

/** What becomes of the money for a whole order that was cancelled, and for goods that were returned: a sentence for whoever has paid this way. */
export function moneyBackText(typeId: TypeId, occasion: 'cancelled' | 'returned'): string {
  if (isLentBy(typeId))
    return occasion === 'cancelled'
      ? 'Деньги вернём банку, договор он закроет: платить по нему не нужно.'
      : 'Деньги вернём банку: он пересчитает платежи, а если вы вернули всё, закроет договор.';
  return `Деньги придут ${moneyWayBack(typeId)}.`;
}
