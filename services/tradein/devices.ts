import * as z from 'zod';
import {
  extension,
  extensionList,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShape,
  requiredExtension,
  textOrEmpty,
} from '../contract/origin.ts';
import { id, rubles } from '../contract/wire.ts';
import { conditionStatus, pricesByLetter, pricesByStatus } from './conditions.ts';

/** Who buys old devices: the first step of the calculator, its providers. */
export const tradeInCalculator = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    description: extensionWithDefault(z.string(), ''),
    /** `numbers` or `letters`: in which of the two views its conditions are, and by which calls it is asked. */
    view: extension(z.string()),
    /** Categories whose goods it pays for. */
    category_ids: extensionList(id),
  })
  .meta(fromExtension);

/** What a condition means, in plain words. */
const tradeInGrade = z
  .object({
    status: requiredExtension(conditionStatus),
    name: extension(z.string()),
    description: extension(z.string()),
    signs: extensionList(z.string()),
  })
  .meta(fromExtension);

/** A kind of devices. */
export const tradeInGroup = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    code: extension(z.string()),
    /** One of the thing. */
    singular: extension(z.string()),
    /** Address of a drawing. */
    image: extension(z.string()),
    /** The most that is given for one of it. */
    best_price: extension(rubles),
    conditions: extensionList(tradeInGrade),
  })
  .meta(fromExtension);

export const tradeInBrand = z
  .object({ id: requiredExtension(id), name: requiredExtension(z.string()), code: extension(z.string()) })
  .meta(fromExtension);

export const tradeInModel = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    /** Its brand in words. */
    brand: ownShape(z.string()),
    brand_id: extension(id),
    group_id: extension(id),
    /** In the best condition, the largest memory and the dearest colour. */
    best_price: extension(rubles),
  })
  .meta(fromSpec('2 §3'));

/** A brand with its models. */
export const tradeInBrandModels = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    code: extension(z.string()),
    models: listOrEmpty(tradeInModel),
  })
  .meta(fromSpec('2 §3'));

/** Size of a memory in Gb; 0 where there is none to choose. */
const memorySize = z.string().regex(/^\d{1,6}$/);
export const pricesByMemory = z.record(memorySize, pricesByStatus);
export const letterPricesByMemory = z.record(memorySize, pricesByLetter);

/** What is known of a model's memories, by their size. */
export const memoryInfo = z.record(
  memorySize,
  z
    .object({
      name: extension(z.string()),
      /** In the best condition. */
      price: extension(rubles),
    })
    .meta(fromExtension),
);

/** A colour: of an old device, or of goods of the shop, which it then leads to. */
export const tradeInColor = z
  .object({
    product_id: ownShape(id),
    name: textOrEmpty,
    code: requiredExtension(z.string().min(1).max(80)),
    /** Of the device in this colour. */
    price: orNull(rubles),
    /** The paint itself, as in styles. */
    hex: extension(z.string().regex(/^#[0-9a-f]{6}$/i)),
    /** Gb, of goods. */
    memory: extension(z.int().nonnegative()),
  })
  .meta(fromSpec('2 §3'));

/** A memory in which goods of a model are sold. */
export const derivableMemory = z
  .object({ memory: requiredExtension(z.int().nonnegative()), name: extension(z.string()), price: extension(rubles) })
  .meta(fromExtension);
