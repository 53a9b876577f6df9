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
import { derivableAnswer } from './exchange-answer.ts';
import { discountWith, readExchangeable } from './exchange-product.ts';

type Answer = WithDatabaseIds<Output<(typeof exchangeCalls)['save']>>;
type OfferBody = Input<(typeof exchangeCalls)['save']>['body'];

const nothing: Exchange = { devices: [], productId: null };

/** What the asker exchanges; nothing without a basket. */
async function exchangeOf({ db, ...asker }: RequestContext): Promise<Exchange> {
  const basketId = await basketIdOf(db, asker);
  return basketId === undefined ? nothing : readExchange(db, basketId);
}

async function answer(context: RequestContext, of: Exchange, basketId: string | null): Promise<Answer> {
  const derivable = await derivableAnswer(context.db, of, context.cityId);
  return { basket_id: basketId, devices: of.devices.map(deviceAnswer), derivable };
}

/** Whoever exchanges something else has another basket to agree to: its revision grows. */
async function change(context: RequestContext, work: (tx: Transaction, basketId: string) => Promise<unknown>): Promise<Answer> {
  const basket = await changeBasket(context, async (tx, { id }) => {
    await work(tx, id);
  });
  return answer(context, basket?.exchange ?? nothing, basket?.id ?? null);
}

/** Whoever has no basket has nothing to take back. */
const takeBack = async (context: RequestContext, work: (tx: Transaction, basketId: string) => Promise<unknown>): Promise<Answer> =>
  (await basketIdOf(context.db, context)) === undefined ? answer(context, nothing, null) : change(context, work);

const offerOf = ({ tId, calculator_id, model_id, memory, status, color }: OfferBody): Offer => ({
  tId,
  calculatorId: toDatabaseId(calculator_id),
  modelId: toDatabaseId(model_id),
  memory,
  status,
  color,
});

export const exchangeHandlers: Handlers<typeof exchangeCalls> = {
  derivable: async ({ context }) => derivableAnswer(context.db, await exchangeOf(context), context.cityId),
  setDerivable: ({ body, context }) => change(context, (tx, id) => setDerivable(tx, id, toDatabaseId(body.product_id))),
  removeDerivable: ({ context }) => takeBack(context, removeDerivable),
  setData: ({ body, context }) =>
    change(context, async (tx, id) => {
      await removeDevices(tx, id);
      for (const [at, device] of body.devices.entries()) await saveDevice(tx, id, offerOf(device), `devices.${at}.`);
      if (body.derivable !== null) await setDerivable(tx, id, toDatabaseId(body.derivable.product_id));
    }),
  removeDevice: ({ query, context }) => takeBack(context, (tx, id) => removeDevices(tx, id, query?.t_id)),
  exchangeDevices: async ({ context }) => (await exchangeOf(context)).devices.map(deviceAnswer),
  save: ({ body, context }) => change(context, (tx, id) => saveDevice(tx, id, offerOf(body))),
  discount: async ({ query, context }) => {
    const product = await readExchangeable(context.db, toDatabaseId(query.product_id));
    if (product === undefined) return null;
    const { price, off, reasons } = await discountWith(context.db, product, await exchangeOf(context), context.cityId);
    return {
      product_id: product.id,
      discount: off,
      final_price: price,
      discounts: reasons,
    };
  },
};
