import * as z from 'zod';
import { discount } from '../actions/discount.ts';
import { extension, fromSpec, orNull, ownShape, ownShapeList } from '../contract/origin.ts';
import { id, rubles } from '../contract/wire.ts';
import { conditionStatus } from './conditions.ts';
import { conditionCodes, deviceIds } from './vocabulary.ts';

const color = z
  .object({ product_id: orNull(id), name: orNull(z.string()), code: orNull(z.string()), price: orNull(rubles) })
  .meta(fromSpec('2 §3'));

/** A device of an exchange: an old one that is handed over, or the new one. */
export const exchangeDevice = z
  .object({
    /** Random number of an old device; null for the new one. */
    tId: orNull(z.int()),
    /** `derivable`: the new one; `transmissible`: an old one. */
    type: orNull(z.string()),
    brand: ownShape(z.string()),
    model: ownShape(z.string()),
    /** Gb; 0 where there is none to choose. */
    memory: ownShape(z.int().nonnegative()),
    /** 3 perfect, 2 working, 1 with a broken screen, or the letters of the other view; null for a new one. */
    status: ownShape(conditionStatus),
    /** What is given for an old one, null when it is not taken any more; what a new one costs. */
    price: orNull(rubles),
    product_id: orNull(id),
    /** The new one in other colours. */
    colors: ownShapeList(color),
    /** What the old ones take off the new one. */
    discounts: ownShapeList(discount),
    /** What the new one costs then; null for an old one. */
    newPrice: orNull(rubles),
    calculator_id: extension(id),
    model_id: extension(id),
    /** Of its model, so that it may be looked at in the calculator again. */
    brand_id: extension(id),
    group_id: extension(id),
    color: extension(z.string()),
  })
  .meta(fromSpec('2 §3'));

export type ExchangeDevice = z.output<typeof exchangeDevice>;

const tId = z.int().min(deviceIds.least).max(deviceIds.most);

/** An old device as it is named to the provider. */
export const offeredDevice = z.object({
  /** Takes the place of the device of this number; the provider makes one when there is none. */
  tId: tId.optional(),
  calculator_id: id,
  model_id: id,
  memory: z.int().min(0).max(1_000_000),
  status: z.literal([...conditionCodes]),
  color: z.string().max(80).nullable(),
});
