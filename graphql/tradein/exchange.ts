import { asId } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { maxDevices } from '@vitrina/services/tradein/exchange-vocabulary.ts';
import { conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { conditionOf, numberOf, offeredDevice } from '../basket/offered-device.ts';
import { orNull } from '../calls/fallback.ts';
import type { ResolverCalls } from '../calls/loader.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Context } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ExchangeOnWire, TradeInSavePayload } from './exchange-sources.ts';

const { derivable, setDerivable, removeDerivable, setData, removeDevice, exchangeDevices, save, discount } = domains.tradein;
const { tradeInDiscount } = domains.products;

const hasNone = ({ viewer }: Context): boolean => viewer.basketId === undefined && viewer.isGuest;

/** The calls by which a change is completed whose answer does not tell what has become of it. */
const read = { exchangeDevices, derivable };
type Read = ResolverCalls<typeof read>;

/** The basket that the devices belong to is the visitor's from now on, and costs something else. */
async function exchangePayload(
  answer: ExchangeOnWire,
  { exchangeDevices, derivable }: Read,
  context: Context,
): Promise<TradeInSavePayload> {
  if (answer?.basket_id) context.adoptBasket(answer.basket_id);
  context.loaders.forget(visitorBasket);
  if (answer?.devices) return { exchange: { devices: answer.devices, derivable: answer.derivable } };
  const [devices, chosen] = await Promise.all([exchangeDevices({}), derivable({})]);
  return { exchange: { devices, derivable: chosen } };
}

const emptyPayload: TradeInSavePayload = { exchange: { devices: [], derivable: null } };

export const exchangeResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Product' | 'TradeInDevice' | 'TradeInExchange' | 'TradeInBonus'> = {
  Query: {
    tradeInExchangeDevices: withCalls({ exchangeDevices }, ({ exchangeDevices }, _parent, _args, context) =>
      hasNone(context) ? [] : exchangeDevices({}),
    ),
    tradeInDerivable: withCalls({ derivable }, ({ derivable }, _parent, _args, context) => (hasNone(context) ? null : derivable({}))),
    tradeInDiscount: withCalls({ discount }, ({ discount }, _parent, { productId }, context) =>
      hasNone(context) ? null : discount({ query: { product_id: productId } }),
    ),
  },
  Mutation: {
    tradeInSave: withCalls({ ...read, save }, async ({ save, ...read }, _parent, { input }, context) =>
      exchangePayload(await save({ body: offeredDevice(input, 'input.') }), read, context),
    ),
    tradeInRemove: withCalls({ ...read, removeDevice }, async ({ removeDevice, ...read }, _parent, { input: { tId } }, context) => {
      const query = { t_id: numberOf(tId, 'input.') };
      return hasNone(context) ? emptyPayload : exchangePayload(await removeDevice({ query }), read, context);
    }),
    tradeInSetData: withCalls({ ...read, setData }, async ({ setData, ...read }, _parent, { input: { devices, productId } }, context) => {
      if (devices.length > maxDevices) throw badInput({ 'input.devices': [`Не больше ${maxDevices} устройств.`] });
      const body = {
        devices: devices.map((device, at) => offeredDevice(device, `input.devices.${at}.`)),
        derivable: productId === null || productId === undefined ? null : { product_id: productId },
      };
      return exchangePayload(await setData({ body }), read, context);
    }),
    tradeInSetDerivable: withCalls(
      { ...read, setDerivable },
      async ({ setDerivable, ...read }, _parent, { input: { productId } }, context) =>
        exchangePayload(await setDerivable({ body: { product_id: productId } }), read, context),
    ),
    tradeInRemoveDerivable: withCalls({ ...read, removeDerivable }, async ({ removeDerivable, ...read }, _parent, _args, context) =>
      hasNone(context) ? emptyPayload : exchangePayload(await removeDerivable({}), read, context),
    ),
  },
  Product: {
    tradeInBonuses: withCalls({ tradeInDiscount }, async ({ tradeInDiscount }, { id }) => {
      const found = await orNull(tradeInDiscount({ params: { id } }));
      if (found === null || found.levels.length > 0) return found?.levels ?? null;
      return found.discount > 0 ? [{ devices: 1, discount: found.discount }] : [];
    }),
  },
  TradeInDevice: {
    tId: ({ tId }) => (tId === null ? null : asId(tId)),
    type: ({ type }) => (type === 'derivable' ? 'DERIVABLE' : 'TRANSMISSIBLE'),
    condition: ({ status }) => {
      const code = conditionCodes.find((one) => one === status);
      return code === undefined ? null : conditionOf(code);
    },
    itemId: ({ item_id }) => item_id ?? null,
  },
  TradeInExchange: {
    total: ({ devices }) => devices.reduce((sum, { price }) => sum + (price ?? 0), 0),
  },
  TradeInBonus: { devicesCount: ({ devices }) => devices },
};
