import type { RouterContextProvider } from 'react-router';
import { ProductSberDocument, type ProductSberQuery } from '../../../generated/graphql.ts';
import { isSoldBySber } from '../../../platform/flags/flags.server.ts';
import { query } from '../../../platform/gateway/query.server.ts';

type Product = NonNullable<ProductSberQuery['product']>;

/** What Sber's button buys: so many months, and rubles of each. */
export interface SberOffer {
  months: number;
  payment: number;
}

/** The longest of Sber's terms that asks for nothing beside the product; null where there is none, and of what cannot be bought on credit. */
export function sberOffer({ isBuyable, creditOffers }: Pick<Product, 'isBuyable' | 'creditOffers'>): SberOffer | null {
  if (isBuyable !== true) return null;
  const terms = creditOffers?.find(({ kind }) => kind === 'INSTALMENT_SBER')?.terms ?? [];
  const open = terms.filter(({ actionId }) => actionId === null);
  const [first, ...more] = open.map(({ months, payment }) => ({ months, payment }));
  return first === undefined ? null : more.reduce((longest, term) => (term.months > longest.months ? term : longest), first);
}

/** The offer of Sber's button on a product's page (`buyBySber`); null while it is off, and where the banks do not answer. */
export async function sberOf(context: Readonly<RouterContextProvider>, request: Request, id: string): Promise<SberOffer | null> {
  if (!(await isSoldBySber(context, request))) return null;
  const { data } = await query(context, request, ProductSberDocument, { id });
  return data?.product ? sberOffer(data.product) : null;
}
