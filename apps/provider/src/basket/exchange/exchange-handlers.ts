import type { Input, Output } from '@vitrina/services/contract/endpoint.ts';
import type { exchangeCalls } from '@vitrina/services/tradein/exchange.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { toDatabaseId, type WithDatabaseIds } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type Exchange, readExchange } from '../../pricing/tradein/exchange-basket.ts';
import { deviceAnswer } from '../../pricing/tradein/exchange-device.ts';
import { type Offer, removeDerivable, removeDevices, saveDevice, setDerivable } from '../../pricing/tradein/exchange-write.ts';
import { changeBasket } from '../change.ts';
import { basketIdOf } from '../owner.ts';
import { calculateDiscount, readExchangeable } from './exchange-product.ts';
import { readDerivableDevice } from './exchange-response.ts';

type ExchangeResponse = WithDatabaseIds<Output<(typeof exchangeCalls)['save']>>;
type OfferBody = Input<(typeof exchangeCalls)['save']>['body'];

const emptyExchange: Exchange = { devices: [], productId: null };

/** What the asker exchanges; nothing without a basket. */
async function exchangeOf({ db, ...requester }: RequestContext): Promise<Exchange> {
  const basketId = await basketIdOf(db, requester);
  return basketId === undefined ? emptyExchange : readExchange(db, basketId);
}

async function toResponse(context: RequestContext, exchange: Exchange, basketId: string | null): Promise<ExchangeResponse> {
  const derivable = await readDerivableDevice(context.db, exchange, context.cityId);
  return { basket_id: basketId, devices: exchange.devices.map(deviceAnswer), derivable };
}

/** Whoever exchanges something else has another basket to agree to: its revision grows. */
async function change(context: RequestContext, work: (tx: Transaction, basketId: string) => Promise<unknown>): Promise<ExchangeResponse> {
  const basket = await changeBasket(context, async (tx, { id }) => {
    await work(tx, id);
  });
  return toResponse(context, basket?.exchange ?? emptyExchange, basket?.id ?? null);
}

/** Whoever has no basket has nothing to take back. */
const changeExisting = async (
  context: RequestContext,
  work: (tx: Transaction, basketId: string) => Promise<unknown>,
): Promise<ExchangeResponse> =>
  (await basketIdOf(context.db, context)) === undefined ? toResponse(context, emptyExchange, null) : change(context, work);

const offerOf = ({ tId, calculator_id, model_id, memory, status, color }: OfferBody): Offer => ({
  tId,
  calculatorId: toDatabaseId(calculator_id),
  modelId: toDatabaseId(model_id),
  memory,
  status,
  color,
});

export const exchangeHandlers: Handlers<typeof exchangeCalls> = {
  derivable: async ({ context }) => readDerivableDevice(context.db, await exchangeOf(context), context.cityId),
  setDerivable: ({ body, context }) => change(context, (tx, id) => setDerivable(tx, id, toDatabaseId(body.product_id))),
  removeDerivable: ({ context }) => changeExisting(context, removeDerivable),
  setData: ({ body, context }) =>
    change(context, async (tx, id) => {
      await removeDevices(tx, id);
      for (const [at, device] of body.devices.entries()) await saveDevice(tx, id, offerOf(device), `devices.${at}.`);
      if (body.derivable !== null) await setDerivable(tx, id, toDatabaseId(body.derivable.product_id));
    }),
  removeDevice: ({ query, context }) => changeExisting(context, (tx, id) => removeDevices(tx, id, query?.t_id)),
  exchangeDevices: async ({ context }) => (await exchangeOf(context)).devices.map(deviceAnswer),
  save: ({ body, context }) => change(context, (tx, id) => saveDevice(tx, id, offerOf(body))),
  discount: async ({ query, context }) => {
    const product = await readExchangeable(context.db, toDatabaseId(query.product_id));
    if (product === undefined) return null;
    const { price, off, reasons } = await calculateDiscount(context.db, product, await exchangeOf(context), context.cityId);
    return {
      product_id: product.id,
      discount: off,
      final_price: price,
      discounts: reasons,
    };
  },
};
