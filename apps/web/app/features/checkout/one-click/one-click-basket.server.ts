import { type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { AddOneClickItemDocument, SetOneClickQuantityDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { seal, unseal } from '../../../platform/gateway/seal.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { readCookie, writeCookie } from '../../../platform/session/cookies.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import type { PersonCookie } from '../../../platform/session/person-cookies.ts';
import type { OneClickBasket } from '../summary/place.server.ts';

type Context = Readonly<RouterContextProvider>;

const cookie = 'one_click' satisfies PersonCookie;

/** Seconds for which somebody may think it over. */
const lifetime = 3_600;

const schema = z.object({ basketId: z.string(), from: z.string() });

/** The basket of what this visitor buys by itself; null where there is none. Sealed: whoever knows the id of a guest's basket has it. */
export function readOneClickBasket(context: Context): OneClickBasket | null {
  const text = readCookie(context, cookie);
  const read = schema.safeParse(text === null ? null : unseal(shopOf(context).sessionSecret, cookie, text));
  return read.success ? read.data : null;
}

interface OneClickProduct {
  productId: string;
  supplierId: string | null;
  /** The page on which the button stands. */
  from: string;
}

/** Puts one product into a basket of its own, a guest's whoever buys it: the visitor's basket stays as it is. */
export async function createOneClickBasket(context: Context, request: Request, { from, ...product }: OneClickProduct): Promise<Response> {
  const input = { ...product, quantity: 1 };
  const { data, errors } = await query(context, request, AddOneClickItemDocument, { input }, { separateBasket: { basketId: null } });
  const basketId = data?.basketAddItem?.basket?.id;
  if (basketId === undefined) {
    const [failure] = errors;
    leaveNotice(context, failure?.code === 'OUT_OF_STOCK' || failure?.code === 'NOT_FOUND' ? 'out-of-stock' : 'basket-failed');
    return redirect(from, 303);
  }
  writeCookie(context, cookie, seal(shopOf(context).sessionSecret, cookie, { basketId, from }), { maxAge: lifetime });
  return redirect('/cart/one-click', 303);
}

/** Another number of pieces. */
export async function setOneClickQuantity(
  context: Context,
  request: Request,
  basket: OneClickBasket,
  input: { itemId: string; quantity: number },
): Promise<Response> {
  const { errors } = await query(context, request, SetOneClickQuantityDocument, { input }, { separateBasket: basket });
  if (errors.length > 0) leaveNotice(context, errors[0]?.code === 'OUT_OF_STOCK' ? 'no-more-pieces' : 'basket-failed');
  return redirect('/cart/one-click', 303);
}
