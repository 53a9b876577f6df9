import { asId, type Id, maxNumber } from '@vitrina/services/contract/wire.ts';
import type { tradein as endpoints } from '@vitrina/services/tradein/endpoints.ts';
import type { exchangeCalls } from '@vitrina/services/tradein/exchange.ts';
import { conditionLetters, conditionNumbers, defaultCalculator, tradeInPage } from '@vitrina/services/tradein/vocabulary.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { notFound } from '../../platform/refusal.ts';
import { colorOf, memoriesOf, readGoods } from './goods.ts';
import { groupByMemory, readColors, readPrices } from './prices.ts';
import { isThere, readBrands, readCalculators, readGroups, readModels, readPopularBrands, searchModels } from './read.ts';

interface OfCalculator {
  calculator_id?: Id | number | undefined;
  group_id?: Id | number | undefined;
}

const first = asId(defaultCalculator);
const calculatorOf = (query: OfCalculator | undefined): number => toDatabaseId(query?.calculator_id ?? first);
const deviceFilterOf = (query: OfCalculator | undefined) => ({
  calculatorId: calculatorOf(query),
  groupId: query?.group_id === undefined ? null : toDatabaseId(query.group_id),
});
/** The calculator that says conditions by letters, when none is named. */
const letters = asId('2');
const ofLetters = (query: OfCalculator | undefined): OfCalculator => ({
  ...query,
  calculator_id: query?.calculator_id ?? letters,
});

/** A size or a code as the database can compare it; what is larger is nobody's. */
const clampNumber = (number: number): number => Math.min(number, maxNumber);

const memoryWords = (memory: number): string | null => (memory === 0 ? null : memory % 1024 === 0 ? `${memory / 1024} ТБ` : `${memory} ГБ`);

/** Devices that are handed in for goods belong to the basket, which answers those calls. */
export const tradein: Handlers<Omit<typeof endpoints, keyof typeof exchangeCalls>> = {
  calculators: ({ query, context: { db } }) => readCalculators(db, query?.product_id === undefined ? null : toDatabaseId(query.product_id)),
  groups: ({ query, context: { db } }) => readGroups(db, calculatorOf(query)),
  brandModels: async ({ query, context: { db } }) => {
    const brands = await readBrands(db, deviceFilterOf(query), query?.brand_id === undefined ? null : toDatabaseId(query.brand_id));
    const models = await readModels(
      db,
      deviceFilterOf(query),
      brands.map(({ id }) => id),
    );
    const byBrand = Map.groupBy(models, ({ brand_id }) => brand_id);
    return brands.map((brand) => ({ ...brand, models: byBrand.get(brand.id) ?? [] }));
  },
  popularBrands: ({ query, context: { db } }) => readPopularBrands(db, deviceFilterOf(query)),
  prices: async ({ query, context: { db } }) =>
    groupByMemory(await readPrices(db, calculatorOf(query), toDatabaseId(query.model_id)), conditionNumbers),
  memoryInfo: async ({ query, context: { db } }) => {
    const prices = await readPrices(db, calculatorOf(query), toDatabaseId(query.model_id));
    const best = prices.filter(({ status }) => status === 3);
    return Object.fromEntries(best.map(({ memory, price }) => [memory, { name: memoryWords(memory), price }]));
  },
  colors: ({ query, context: { db } }) => {
    const { memory, status } = query;
    const device = memory === undefined || status === undefined ? null : { memory: clampNumber(memory), status: clampNumber(status) };
    return readColors(db, calculatorOf(query), toDatabaseId(query.model_id), device);
  },
  search: async ({ query, context: { db } }) => {
    const paging = pagingOf(query, tradeInPage, tradeInPage);
    const { models, total } = await searchModels(db, {
      ...deviceFilterOf(query),
      model: query?.model ?? null,
      words: (query?.q ?? '').split(/\s+/).filter((word) => word !== ''),
      limit: paging.perPage,
      offset: paging.offset,
    });
    return pageOf(models, total, paging);
  },
  derivableMemories: async ({ query, context: { db, cityId } }) =>
    memoriesOf(await readGoods(db, toDatabaseId(query.model_id), cityId)).map(({ memory, price }) => ({
      memory,
      price,
      name: memoryWords(memory),
    })),
  derivableColorPrices: async ({ query, context: { db, cityId } }) => {
    const goods = await readGoods(db, toDatabaseId(query.model_id), cityId);
    return goods.filter(({ memory }) => query.memory === undefined || memory === query.memory).map(colorOf);
  },
  letterBrands: ({ query, context: { db } }) => readBrands(db, deviceFilterOf(ofLetters(query))),
  letterModels: async ({ params, query, context: { db } }) => {
    const brandId = toDatabaseId(params.id);
    if (!(await isThere(db, 'brand', brandId))) throw notFound('Такого бренда нет');
    return readModels(db, deviceFilterOf(ofLetters(query)), [brandId]);
  },
  letterPrices: async ({ params, query, context: { db } }) => {
    const modelId = toDatabaseId(params.id);
    if (!(await isThere(db, 'model', modelId))) throw notFound('Такой модели нет');
    return groupByMemory(await readPrices(db, calculatorOf(ofLetters(query)), modelId), conditionLetters);
  },
};
