import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { digits, idText } from '../contract/wire.ts';
import {
  derivableMemory,
  letterPricesByMemory,
  memoryInfo,
  pricesByMemory,
  tradeInBrand,
  tradeInBrandModels,
  tradeInCalculator,
  tradeInColor,
  tradeInGroup,
  tradeInModel,
} from './devices.ts';
import { exchangeCalls } from './exchange.ts';

const read = { method: 'GET', source: 'spec 2 §7', identity: 'nobody', idempotency: 'safe', cache: lifetimes.tradein } as const;
const contractRead = { ...read, source: 'contract, calls' } as const;

const calculator = { calculator_id: idText.optional() };
const inGroup = { ...calculator, group_id: idText.optional() };
const ofModel = { ...calculator, model_id: idText };

/** What old devices are worth, and what may be had for them. */
export const tradein = endpoints('tradein', {
  ...exchangeCalls,
  calculators: endpoint({
    ...contractRead,
    path: '/v2/tradein/calculators',
    field: 'tradeInCalculators',
    summary: 'Who buys old devices; with a product, those whose money may pay for it.',
    query: z.object({ product_id: idText.optional() }),
    answer: z.array(tradeInCalculator),
  }),
  groups: endpoint({
    ...read,
    path: '/v2/tradein/groups',
    summary: 'Kinds of devices that are taken back, with what their conditions mean.',
    query: z.object(calculator),
    answer: z.array(tradeInGroup),
  }),
  brandModels: endpoint({
    ...read,
    path: '/v2/tradein/calculator/brand-models',
    summary: 'Brands with their models that are taken back.',
    query: z.object({ ...inGroup, brand_id: idText.optional() }),
    answer: z.array(tradeInBrandModels),
  }),
  popularBrands: endpoint({
    ...read,
    path: '/v2/tradein/popular-brands',
    summary: 'Brands that are handed in most.',
    query: z.object(inGroup),
    answer: z.array(tradeInBrand),
  }),
  prices: endpoint({
    ...read,
    path: '/v2/tradein/calculator/prices',
    summary: 'What a model is worth, by memory and condition.',
    query: z.object(ofModel),
    answer: pricesByMemory,
  }),
  memoryInfo: endpoint({
    ...contractRead,
    path: '/v2/tradein/memory-info',
    summary: 'The memories that a model is made with; the key 0 stands for one without a choice.',
    query: z.object(ofModel),
    answer: memoryInfo,
  }),
  colors: endpoint({
    ...contractRead,
    path: '/v2/tradein/colors',
    summary: 'Colours of an old device, with its price in each.',
    query: z.object({ ...ofModel, memory: digits.optional(), status: digits.optional() }),
    answer: z.array(tradeInColor),
  }),
  search: endpoint({
    ...contractRead,
    path: '/v2/tradein/search',
    summary: 'Models that are taken back: of a calculator, by the name of a model, or by words.',
    query: z.object({
      ...inGroup,
      model: z.string().max(100).optional(),
      q: z.string().max(100).optional(),
      page: digits.optional(),
      per_page: digits.optional(),
    }),
    answer: tradeInModel,
    paged: true,
  }),
  derivableMemories: endpoint({
    ...read,
    path: '/v2/tradein/derivable-memories',
    summary: 'Memories in which the goods of a model are sold.',
    query: z.object({ model_id: idText }),
    answer: z.array(derivableMemory),
    cache: lifetimes.tradeinGoods,
  }),
  derivableColorPrices: endpoint({
    ...read,
    path: '/v2/tradein/derivable-color-prices',
    summary: 'Goods of a model with one memory, by colour, with their prices.',
    query: z.object({ model_id: idText, memory: digits.optional() }),
    answer: z.array(tradeInColor),
    cache: lifetimes.tradeinGoods,
  }),
  letterBrands: endpoint({
    ...read,
    path: '/v1/calculator/brands',
    field: 'tradeInLetterBrands',
    summary: 'Brands of a calculator that says conditions by letters.',
    query: z.object(inGroup),
    answer: z.array(tradeInBrand),
  }),
  letterModels: endpoint({
    ...read,
    path: '/v1/calculator/brands/{id}/models',
    summary: 'Models of a brand of such a calculator.',
    params: z.object({ id: idText }),
    query: z.object(inGroup),
    answer: z.array(tradeInModel),
  }),
  letterPrices: endpoint({
    ...read,
    path: '/v1/calculator/models/{id}/prices',
    summary: 'What a model is worth, by memory and by the letters of its condition.',
    params: z.object({ id: idText }),
    query: z.object(calculator),
    answer: letterPricesByMemory,
  }),
});
