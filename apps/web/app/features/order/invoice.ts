import { vatIn, vatRate } from '@vitrina/services/rules/vat.ts';
import type { OrderInfoQuery } from '../../generated/graphql.ts';

type Order = NonNullable<OrderInfoQuery['order']>;
type Billed = Pick<Order, 'company' | 'isCancelled' | 'deliveryCost'> & {
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
  payer: string;
  lines: readonly InvoiceLine[];
  total: number;
  vat: number;
  vatRate: number;
}

/** What a company is asked to pay for an order; null where none has ordered, and once nothing is to be paid. */
export function invoiceOf({ company, isCancelled, items, deliveryCost }: Billed): Invoice | null {
  if (company === null || isCancelled) return null;
  const lines = items.flatMap(({ name, quantity, returned, finalPrice }) => lineOf(name, quantity - returned, finalPrice.amount));
  const all = [...lines, ...lineOf('Доставка', deliveryCost.amount > 0 ? 1 : 0, deliveryCost.amount)];
  const total = all.reduce((sum, line) => sum + line.sum, 0);
  return { payer: `${company.name}, ИНН ${company.inn}`, lines: all, total, vat: vatIn(total), vatRate };
}

const lineOf = (name: string, quantity: number, price: number): InvoiceLine[] =>
  quantity > 0 ? [{ name, quantity, price, sum: price * quantity }] : [];
