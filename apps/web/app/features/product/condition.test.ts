import { expect, test } from 'vitest';
import { conditionStory } from './condition.server.ts';

const piece = {
  ...{ isUsed: false, isDemo: false, markdownGrade: 'отличное' },
  selectedOffer: { price: 41_990_00, priceOld: null, benefit: null, promotions: [], isBuyable: true, partner: null },
};
const item = (code: string, value: string) => ({ code, name: code, value });
const specifications = [
  { items: [item('colour', 'чёрный')] },
  { items: [item('condition-reason', 'Вернули за 7 дней'), item('condition-defects', 'Царапина сбоку')] },
];
const newProduct = { url: '/catalog/tv/7/42', priceOnline: null, offer: { price: { amount: 49_990_00 } } };

test('a worn piece tells its grade, what is wrong with it, and how much more a new one costs', () => {
  expect(conditionStory(piece, { specifications, newProduct })).toEqual({
    title: 'Уценённый товар: отличное состояние',
    gradeNote: null,
    notes: [
      { name: 'condition-defects', value: 'Царапина сбоку' },
      { name: 'condition-reason', value: 'Вернули за 7\u00a0дней' },
    ],
    newProduct: { url: '/catalog/tv/7/42', price: '49\u00a0990\u00a0₽', difference: '8\u00a0000\u00a0₽' },
  });
  const online = { ...newProduct, priceOnline: { amount: 41_490_00 } };
  expect(conditionStory(piece, { specifications, newProduct: online }).newProduct).toMatchObject({ difference: null });
});

test('what nobody tells is left out', () => {
  const demo = { ...piece, isDemo: true };
  expect(conditionStory({ ...demo, markdownGrade: 'как новый' }, null)).toEqual({
    ...{ title: 'Витринный образец: как новый', gradeNote: 'следов нет, комплект полный', notes: [], newProduct: null },
  });
  expect(conditionStory({ ...demo, markdownGrade: null }, null)).toMatchObject({ title: 'Витринный образец', gradeNote: null });
});
