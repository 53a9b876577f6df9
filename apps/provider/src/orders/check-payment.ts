import { paymentTypes, storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { isCreditBrought, mayPayAll, type Payable } from '@vitrina/services/payments/eligibility.ts';
import { invoiceEmailFault } from '@vitrina/services/rules/invoice-email.ts';
import { storesNear } from '../catalogue/stores/near.ts';
import type { Database } from '../platform/database/database.ts';
import { invalid } from '../platform/refusal.ts';
import { methodOf, offeredMethods } from '../pricing/payment-methods/methods.ts';
import type { Body, Choice } from './body.ts';

interface OrderToCheck {
  payable: Payable;
  choice: Choice | undefined;
}

/** The method that was chosen has to be one of those that are listed for these orders. */
export async function checkPayment(
  db: Database,
  cityId: number,
  orders: readonly OrderToCheck[],
  hasBank: boolean,
  { is_one_click: isOneClick, payment_type_id: id }: Pick<Body, 'is_one_click' | 'payment_type_id'>,
): Promise<void> {
  const method = isOneClick || id === null ? undefined : methodOf(id);
  if (method === undefined) return;
  const payables = orders.map(({ payable }) => payable);
  const availableMethods = offeredMethods(hasBank);
  if (!availableMethods.includes(method) || !mayPayAll(method, payables, availableMethods))
    throw unfit('Этот способ оплаты не подходит к этой доставке или сумме');
  if (id !== paymentTypes.creditOnPlace) return;
  for (const { choice } of orders) {
    if (!(await isReached(db, cityId, choice))) throw unfit('По этому адресу кредит не оформляют, выберите другой способ оплаты');
  }
}

/** Whether a company pays it by an invoice. */
export const isInvoiced = ({ paymentTypeId }: { paymentTypeId: number | null }): boolean => paymentTypeId === paymentTypes.nonCash;

/** An invoice is sent by e-mail. */
export function checkInvoice(orders: readonly { paymentTypeId: number | null }[], { contact }: Pick<Body, 'contact'>): void {
  for (const { paymentTypeId } of orders) {
    const fault = paymentTypeId === null ? null : invoiceEmailFault(paymentTypeId, contact.email);
    if (fault !== null) throw invalid({ 'contact.email': [fault] });
  }
}

/** Whether somebody of a store is there when the goods are handed over: in the store, and with a courier who does not go far from one. */
async function isReached(db: Database, cityId: number, choice: Choice | undefined): Promise<boolean> {
  if (choice?.address === undefined || choice.finish_storage_id !== undefined) return true;
  const { street, house_number } = choice.address;
  const [nearest] = await storesNear(db, cityId, `${street}, ${house_number}`, [storeTypes.store]);
  return isCreditBrought(nearest?.distance ?? null);
}

const unfit = (message: string) => invalid({ payment_type_id: [message] });
