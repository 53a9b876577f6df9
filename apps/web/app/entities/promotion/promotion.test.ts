import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Promotion, PromotionItem } from './promotion.tsx';

const promotion: Promotion = {
  id: '7',
  parentId: null,
  name: 'Скидка',
  description: '',
  type: 'PERCENT',
  isApplicable: true,
  isTradeIn: false,
  discountPercent: null,
  paymentNames: [],
  isOfSberbank: false,
  specialOfferUrl: null,
  unmetConditions: [],
  mechanics: [],
  presents: [],
  lines: [],
};
const renderedText = (over: Partial<Promotion>): string =>
  renderToStaticMarkup(createElement(PromotionItem, { promotion: { ...promotion, ...over } })).replaceAll(/<[^>]+>/g, ' ');

test('a promotion that is bound to a way to pay, or to the cards of a bank, says so', () => {
  expect(renderedText({})).not.toMatch(/оплат|карт/);
  expect(renderedText({ paymentNames: ['СБП', 'SberPay'] })).toContain('При оплате: СБП, SberPay');
  expect(renderedText({ isOfSberbank: true })).toContain('По картам СберБанка');
});
