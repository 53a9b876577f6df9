import { describe, expect, test } from 'vitest';
import { tabsOf } from './tabs.ts';

const plain = {
  isDigital: false,
  isMarkdown: false,
  orderType: 'BUY' as const,
  hasAccessories: false,
  hasCredit: false,
  manuals: 0,
  markdownOffers: 0,
  supplierOffers: 0,
};
const always = ['ABOUT', 'SPECS', 'FAQ'];

describe('parts of a product’s page (spec 1 §2)', () => {
  test('a plain product: about, specifications, availability, reviews, questions', () =>
    expect(tabsOf(plain)).toEqual(['ABOUT', 'SPECS', 'AVAILABILITY', 'COMMENTS', 'FAQ']));

  test('a code has ways to receive it and no stores', () =>
    expect(tabsOf({ ...plain, isDigital: true })).toEqual(['ABOUT', 'SPECS', 'DIGITAL', 'COMMENTS', 'FAQ']));

  test('a preorder lies in no store; what cannot be ordered may', () => {
    expect(tabsOf({ ...plain, orderType: 'PREORDER' })).not.toContain('AVAILABILITY');
    expect(tabsOf({ ...plain, orderType: 'NONE' })).toContain('AVAILABILITY');
    expect(tabsOf({ ...plain, orderType: 'PREORDER', isDigital: true })).not.toContain('AVAILABILITY');
  });

  test('from the first offer, piece or document on', () => {
    for (const [tab, facts] of [
      ['MANUALS', { manuals: 1 }],
      ['MARKDOWN', { markdownOffers: 1 }],
      ['SUPPLIER', { supplierOffers: 1 }],
      ['CREDIT', { hasCredit: true }],
      ['ACCESSORIES', { hasAccessories: true }],
    ] as const) {
      expect(tabsOf(plain)).not.toContain(tab);
      expect(tabsOf({ ...plain, ...facts })).toContain(tab);
    }
  });

  test('a worn piece is not offered worn once more', () =>
    expect(tabsOf({ ...plain, isMarkdown: true, markdownOffers: 1 })).not.toContain('MARKDOWN'));

  test('reviews only of what is new and sold by the shop itself', () => {
    expect(tabsOf({ ...plain, isMarkdown: true })).not.toContain('COMMENTS');
    expect(tabsOf({ ...plain, supplierOffers: 1 })).not.toContain('COMMENTS');
    expect(tabsOf({ ...plain, isMarkdown: true, supplierOffers: 1 })).toEqual(['ABOUT', 'SPECS', 'AVAILABILITY', 'SUPPLIER', 'FAQ']);
  });

  test('some are always there', () => {
    expect(tabsOf({ ...plain, isDigital: true, isMarkdown: true, orderType: 'NONE' })).toEqual(expect.arrayContaining(always));
  });
});
