import * as z from 'zod';
import { knownBy, list, maybe, named, ours, oursList, shaped, text, unnamed } from '../contract/origin.ts';
import { id, rubles } from '../contract/wire.ts';
import { conditionStatus, pricesByLetter, pricesByStatus } from './conditions.ts';

/** Who buys old devices: the first step of the calculator, its providers. */
export const tradeInCalculator = z
  .object({
    id: knownBy(id),
    name: knownBy(z.string()),
    description: ours(z.string()),
    /** `numbers` or `letters`: in which of the two views its conditions are, and by which calls it is asked. */
    view: ours(z.string()),
    /** Categories whose goods it pays for. */
    category_ids: oursList(id),
  })
  .meta(unnamed);

/** What a condition means, in plain words. */
const tradeInGrade = z
  .object({
    status: knownBy(conditionStatus),
    name: ours(z.string()),
    description: ours(z.string()),
    signs: oursList(z.string()),
  })
  .meta(unnamed);

/** A kind of devices. */
export const tradeInGroup = z
  .object({
    id: knownBy(id),
    name: knownBy(z.string()),
    code: ours(z.string()),
    /** One of the thing. */
    singular: ours(z.string()),
    conditions: oursList(tradeInGrade),
  })
  .meta(unnamed);

export const tradeInBrand = z.object({ id: knownBy(id), name: knownBy(z.string()), code: ours(z.string()) }).meta(unnamed);

export const tradeInModel = z
  .object({
    id: knownBy(id),
    name: knownBy(z.string()),
    /** Its brand in words. */
    brand: shaped(z.string()),
    brand_id: ours(id),
    group_id: ours(id),
  })
  .meta(named('2 §3'));

/** A brand with its models. */
export const tradeInBrandModels = z
  .object({ id: knownBy(id), name: knownBy(z.string()), code: ours(z.string()), models: list(tradeInModel) })
  .meta(named('2 §3'));

/** Size of a memory in Gb; 0 where there is none to choose. */
const memorySize = z.string().regex(/^\d{1,6}$/);
export const pricesByMemory = z.record(memorySize, pricesByStatus);
export const letterPricesByMemory = z.record(memorySize, pricesByLetter);

/** What is known of a model's memories, by their size. */
export const memoryInfo = z.record(
  memorySize,
  z
    .object({
      name: ours(z.string()),
      /** In the best condition. */
      price: ours(rubles),
    })
    .meta(unnamed),
);

/** A colour: of an old device, or of goods of the shop, which it then leads to. */
export const tradeInColor = z
  .object({
    product_id: shaped(id),
    name: text,
    code: knownBy(z.string().min(1).max(80)),
    /** Of the device in this colour. */
    price: maybe(rubles),
    /** The paint itself, as in styles. */
    hex: ours(z.string().regex(/^#[0-9a-f]{6}$/i)),
    /** Gb, of goods. */
    memory: ours(z.int().nonnegative()),
  })
  .meta(named('2 §3'));

/** A memory in which goods of a model are sold. */
export const derivableMemory = z
  .object({ memory: knownBy(z.int().nonnegative()), name: ours(z.string()), price: ours(rubles) })
  .meta(unnamed);
