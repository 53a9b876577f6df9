import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

const exchangeAnswer = () => ({ basket_id: samples.basketId, devices: [samples.exchangeDevice()], derivable: samples.derivable() });

export const tradein: HandwrittenAnswers['tradein'] = {
  calculators: () => [
    { id: asId(1), name: 'Витрина', description: 'Оценим сами', view: 'numbers', category_ids: [asId(7), asId(8)] },
    { id: asId(2), name: 'Второй круг', description: '', view: 'letters', category_ids: [] },
  ],
  groups: () => [
    {
      id: asId(1),
      name: 'Смартфоны',
      code: 'phones',
      singular: 'Смартфон',
      image: '/media/categories/7.svg',
      best_price: 129_500_00,
      conditions: [{ status: 3, name: 'Отличное', description: 'Как новый', signs: ['Без царапин'] }],
    },
  ],
  brandModels: () => [{ id: asId(1), name: 'Apple', code: 'apple', models: [samples.tradeInModel()] }],
  popularBrands: () => [{ id: asId(1), name: 'Apple', code: 'apple' }],
  prices: () => ({ 128: { 3: 56_000_00, 2: 40_300_00, 1: null } }),
  memoryInfo: () => ({ 128: { name: null, price: 56_000_00 }, 1024: { name: '1 ТБ', price: 69_400_00 } }),
  colors: () => [{ product_id: null, name: 'Титан', code: 'natural', price: 56_500_00, hex: '#b5ada3', memory: null }],
  search: () => page([samples.tradeInModel()]),
  derivableMemories: () => [{ memory: 256, name: null, price: 99_990_00 }],
  derivableColorPrices: () => [{ product_id: asId(42), name: 'чёрный', code: 'black', price: 99_990_00, hex: '#1d1e22', memory: 256 }],
  letterBrands: () => [{ id: asId(1), name: 'Apple', code: null }],
  letterModels: () => [samples.tradeInModel()],
  letterPrices: () => ({ 128: { C: 58_200_00, D: 41_900_00, NC: null } }),
  derivable: samples.derivable,
  setDerivable: exchangeAnswer,
  removeDerivable: () => ({ ...exchangeAnswer(), derivable: null }),
  setData: exchangeAnswer,
  removeDevice: () => ({ ...exchangeAnswer(), devices: [] }),
  exchangeDevices: () => [samples.exchangeDevice()],
  save: exchangeAnswer,
  discount: () => ({
    product_id: asId(42),
    discount: 25_000_00,
    final_price: 35_000_00,
    discounts: [{ action_id: null, name: 'Скидка за обмен Apple iPhone 13', promocode: null, sum: 25_000_00 }],
  }),
};
