import { vatIn, vatRate } from '@vitrina/services/rules/vat.ts';
import { isByInvoice } from '../../entities/order/labels.ts';
import type { OrderInfoQuery } from '../../generated/graphql.ts';
import type { BankDetails } from '../../platform/bank-details.ts';

type Order = NonNullable<OrderInfoQuery['order']>;
type Billed = Pick<Order, 'company' | 'isCancelled' | 'deliveryCost' | 'totalSum' | 'paymentTypeId'> & {
  items: readonly Pick<Order['items'][number], 'name' | 'quantity' | 'returned' | 'finalPrice'>[];
};

interface InvoiceLine {
  name: string;
  quantity: number;
  /** Kopecks, as the two below. */
  price: number;
  sum: number;
}

export interface Invoice {
  bank: BankDetails;
  payer: string;
  lines: readonly InvoiceLine[];
  total: number;
  vat: number;
  vatRate: number;
}

/**
 * What a company is asked to pay for an order; null where none pays it by an invoice, once nothing is to be paid, and where the shop cannot say what: it has no
 * bank, or the provider has taken something off the whole order.
 */
export function invoiceOf(order: Billed, bank: BankDetails | null): Invoice | null {
  const { company, isCancelled, items, deliveryCost, totalSum } = order;
  if (bank === null || company === null || isCancelled || !isByInvoice(order)) return null;
  const delivery = lineOf('Доставка', deliveryCost.amount > 0 ? 1 : 0, deliveryCost.amount);
  const ordered = items.flatMap(({ name, quantity, finalPrice }) => lineOf(name, quantity, finalPrice.amount));
  if (sumOf([...ordered, ...delivery]) !== totalSum.amount) return null;
  const left = items.flatMap(({ name, quantity, returned, finalPrice }) => lineOf(name, quantity - returned, finalPrice.amount));
  const lines = [...left, ...delivery];
  const total = sumOf(lines);
  return { bank, payer: `${company.name}, ИНН ${company.inn}`, lines, total, vat: vatIn(total), vatRate };
}

const sumOf = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, line) => sum + line.sum, 0);

const lineOf = (name: string, quantity: number, price: number): InvoiceLine[] =>
  quantity > 0 ? [{ name, quantity, price, sum: price * quantity }] : [];
