import * as z from 'zod';
import { discount } from '../actions/discount.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { extension, extensionList, fromExtension, orNull, requiredExtension } from '../contract/origin.ts';
import { digits, id, idText, rubles } from '../contract/wire.ts';
import { exchangeDevice, offeredDevice } from './exchange-device.ts';

/** All that is exchanged by a visitor. */
const exchange = z
  .object({
    /** Of the visitor's basket, which the devices belong to. */
    basket_id: extension(z.string()),
    /** Null where the provider does not tell: then they are asked for. */
    devices: extension(z.array(exchangeDevice)),
    derivable: extension(exchangeDevice),
  })
  .meta(fromExtension);

const exchangeCall = { source: 'spec 2 §7', identity: 'basket', cache: 'never' } as const;
const change = { ...exchangeCall, answer: orNull(exchange), idempotency: 'none' } as const;
/** What is gone stays gone. */
const removal = { ...change, method: 'DELETE', idempotency: 'safe' } as const;
const goods = z.object({ product_id: id });

/** The devices that a visitor has chosen. They belong to the basket, which comes into being with the first of them. */
export const exchangeCalls = endpoints('tradein', {
  derivable: endpoint({
    ...exchangeCall,
    method: 'GET',
    path: '/trade-in-derivable',
    summary: 'The new device that the old ones are to be exchanged for, with what they take off it; null when none has been chosen.',
    answer: orNull(exchangeDevice),
    idempotency: 'safe',
  }),
  setDerivable: endpoint({
    ...change,
    method: 'POST',
    path: '/trade-in-derivable',
    summary: 'Chooses the new device.',
    body: goods,
  }),
  removeDerivable: endpoint({ ...removal, path: '/trade-in-derivable', summary: 'Chooses no new device any more.' }),
  setData: endpoint({
    ...change,
    method: 'POST',
    path: '/trade-in-data',
    summary: 'Says all at once: the devices traded in, and the new one. What has been chosen before is forgotten.',
    body: z.object({ devices: z.array(offeredDevice).max(100), derivable: goods.nullable() }),
  }),
  removeDevice: endpoint({
    ...removal,
    path: '/trade-in-calculator/remove',
    summary: 'Takes a device back; without its number all of them, and the new one.',
    query: z.object({ t_id: digits.optional() }),
  }),
  exchangeDevices: endpoint({
    ...exchangeCall,
    method: 'GET',
    path: '/v2/tradein/exchange-devices',
    summary: 'The devices traded in, in the order in which they were named.',
    answer: z.array(exchangeDevice),
    idempotency: 'safe',
  }),
  save: endpoint({
    ...change,
    method: 'POST',
    path: '/v2/tradein/save',
    summary: 'Keeps a device that has been evaluated.',
    body: offeredDevice,
  }),
  discount: endpoint({
    ...exchangeCall,
    method: 'GET',
    path: '/v2/tradein/discount',
    summary: 'What the chosen devices take off one piece of a product; null for goods that no device is exchanged for.',
    query: z.object({ product_id: idText }),
    answer: orNull(
      z
        .object({
          product_id: extension(id),
          /** Together. */
          discount: requiredExtension(rubles),
          final_price: extension(rubles),
          discounts: extensionList(discount),
        })
        .meta(fromExtension),
    ),
    idempotency: 'safe',
  }),
});
