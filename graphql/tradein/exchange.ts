import { asId } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { mostDevices } from '@vitrina/services/tradein/exchange-vocabulary.ts';
import { conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { visitorBasket } from '../basket/loaders.ts';
import type { Context } from '../context/context.ts';
import { badInput } from '../errors.ts';
import { orNull } from '../failure.ts';
import type { Resolvers, TradeInDeviceInput } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import type { TradeInExchange, TradeInSavePayload } from './exchange-parents.ts';
import { isDeviceNumber, isMemory } from './exchange-rules.ts';
import { codeOf, conditionOf } from './rules.ts';

const { derivable, setDerivable, removeDerivable, setData, removeDevice, exchangeDevices, save, discount } = domains.tradein;
const { tradeInDiscount } = domains.products;

const hasNone = ({ viewer }: Context): boolean => viewer.basketId === undefined && viewer.isGuest;

/** The basket that the devices belong to is the visitor's from now on, and costs something else. */
function changed(exchange: TradeInExchange, context: Context): TradeInSavePayload {
  if (exchange.basket_id !== null) context.adoptBasket(exchange.basket_id);
  context.loaders.forget(visitorBasket);
  return { exchange };
}

const nothing: TradeInSavePayload = { exchange: { basket_id: null, devices: [], derivable: null } };

function numberOf(tId: string | null | undefined, path: string): number | undefined {
  if (tId === null || tId === undefined) return undefined;
  if (!isDeviceNumber(tId)) throw badInput({ [`${path}tId`]: ['Такого устройства нет.'] });
  return Number(tId);
}

/** A device as the provider is told of it. `path` leads to it in the input. */
function offered({ tId, calculatorId, modelId, memory, condition, color }: TradeInDeviceInput, path: string) {
  if (!isMemory(memory)) throw badInput({ [`${path}memory`]: ['Выберите память из списка.'] });
  return {
    tId: numberOf(tId, path),
    calculator_id: calculatorId,
    model_id: modelId,
    memory,
    status: codeOf(condition),
    color: color ?? null,
  };
}

export const exchangeResolvers: Pick<
  Resolvers,
  'Query' | 'Mutation' | 'Product' | 'TradeInDevice' | 'TradeInExchange' | 'TradeInBonus'
> = {
  Query: {
    tradeInExchangeDevices: reaches({ exchangeDevices }, ({ exchangeDevices }, _parent, _args, context) =>
      hasNone(context) ? [] : exchangeDevices({}),
    ),
    tradeInDerivable: reaches({ derivable }, ({ derivable }, _parent, _args, context) => (hasNone(context) ? null : derivable({}))),
    tradeInDiscount: reaches({ discount }, ({ discount }, _parent, { productId }, context) =>
      hasNone(context) ? null : discount({ query: { product_id: productId } }),
    ),
  },
  Mutation: {
    tradeInSave: reaches({ save }, async ({ save }, _parent, { input }, context) =>
      changed(await save({ body: offered(input, 'input.') }), context),
    ),
    tradeInRemove: reaches({ removeDevice }, async ({ removeDevice }, _parent, { input: { tId } }, context) => {
      const number = numberOf(tId, 'input.');
      return hasNone(context) ? nothing : changed(await removeDevice({ query: number === undefined ? {} : { t_id: number } }), context);
    }),
    tradeInSetData: reaches({ setData }, async ({ setData }, _parent, { input: { devices, productId } }, context) => {
      if (devices.length > mostDevices) throw badInput({ 'input.devices': [`Не больше ${mostDevices} устройств.`] });
      const body = {
        devices: devices.map((device, at) => offered(device, `input.devices.${at}.`)),
        derivable: productId === null || productId === undefined ? null : { product_id: productId },
      };
      return changed(await setData({ body }), context);
    }),
    tradeInSetDerivable: reaches({ setDerivable }, async ({ setDerivable }, _parent, { input: { productId } }, context) =>
      changed(await setDerivable({ body: { product_id: productId } }), context),
    ),
    tradeInRemoveDerivable: reaches({ removeDerivable }, async ({ removeDerivable }, _parent, _args, context) =>
      hasNone(context) ? nothing : changed(await removeDerivable({}), context),
    ),
  },
  Product: {
    tradeInBonuses: reaches({ tradeInDiscount }, async ({ tradeInDiscount }, { id }) => {
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
