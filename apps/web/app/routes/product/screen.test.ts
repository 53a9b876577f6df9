import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import UsefulReviews from '../../features/comments/useful-reviews.tsx';
import Absent from '../../features/product/buy/absent.tsx';
import { Prices } from '../../features/product/buy/prices.tsx';
import Receiving from '../../features/product/buy/receiving.tsx';
import Terms from '../../features/product/buy/terms.tsx';
import Extras from '../../features/product/extras.tsx';
import ProductFacts, { ProductChoice, ProductRating } from '../../features/product/facts.tsx';
import OldDevice from '../../features/product/old-device.tsx';
import AvailabilityTab from './availability/route.tsx';

const url = '/catalog/kettles/7/42';
const offer = {
  price: { amount: 4990_00 },
  priceOld: null,
  benefit: null,
  beforeDiscountPrice: null,
  credit: null,
};
const product = {
  ...{ id: '42', name: 'Чайник', url, tabs: ['ABOUT', 'COMMENTS'], brand: { name: 'Bork', url: '/catalog/brand/bork' }, article: null },
  ...{ reviewCounters: { count: 3, rating: 4.5 }, stickers: [], tradeInSticker: null, markdownGrade: null, highlights: [] },
  ...{ colors: [], modifications: [], comparedModel: null, address: 'https://shop.example/p/42' },
  ...{ offer, priceNote: null, otherPrices: [], rental: null, isDigital: true, warranty: null, receiving: 'Код придёт на почту.' },
  partnerLine: null,
};
const shownOffer = { price: 4990_00, priceOld: null, benefit: null, promotions: [], isBuyable: false, partner: null };

/** What can be read of a part of the page, and its markup. */
function renderPart<Props extends object>(part: ComponentType<Props>, props: object) {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(part, props as Props) }]);
  const html = renderToStaticMarkup(createElement(Stub));
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
  return { html, text };
}

test('a model that it is compared with is a link, as far as it leads to this shop', () => {
  const extras = (comparedModel: object | null) => renderExtras({ comparedModel });
  const { html, text } = extras({ url: '/catalog/kettles/7/43', name: 'Чайник Braun' });
  expect(text).toContain('Часто сравнивают с');
  expect(html).toMatch(/<a [^>]*href="\/catalog\/kettles\/7\/43"[^>]*>Чайник Braun<\/a>/);
  for (const none of [null, { url: 'https://evil.example/', name: 'Чайник Braun' }])
    expect(extras(none).text).not.toMatch(/сравнивают|Braun/);
});

test('a rating leads to the reviews where there is such a part', () => {
  const rating = (tabs: string[]) => renderPart(ProductRating, { product: { ...product, tabs } }).html;
  expect(rating(['ABOUT', 'COMMENTS'])).toContain(`href="${url}/comments#part"`);
  expect(rating(['ABOUT'])).not.toContain('/comments');
});

test('the grade and the way to all reviews stand there, whether or not any have come', () => {
  const said = { author: 'Марина', createdAt: null, rate: 4, text: 'Греет быстро', pros: 'Тихий', cons: 'Шнур короткий' };
  const review = { id: '1', ...said, isVerified: true, status: 'PUBLISHED' };
  const counters = { count: 3, rating: 4.5, distribution: [0, 0, 0, 1, 2] };
  const topics = { praised: [{ name: 'Шум', count: 2 }], criticised: [{ name: 'Шнур', count: 3 }] };
  const shown = (useful: object[], value = { praised: [], criticised: [] } as object) =>
    renderPart(UsefulReviews, { url, counters, from: { value: { useful, topics: value } } });
  expect(shown([review]).text).toMatch(/Марина.*Куплено у нас.*Достоинства.*Тихий.*Недостатки.*Шнур короткий.*Комментарий.*Греет быстро/);
  expect(shown([review], topics).text).toMatch(/Хвалят\s*Шум\s*2\s*отзыва\s*Ругают\s*Шнур\s*3\s*отзыва\s*Марина/);
  expect(shown([review]).html).not.toContain('Читать дальше');
  expect(shown([{ ...review, text: 'Греет быстро. '.repeat(60) }]).html).toMatch(/<details class="read-on read-on-everywhere"><summary/);
  const { html, text } = shown([]);
  expect(text).toContain('4,5');
  expect(text).not.toContain('Хвалят');
  expect(text).not.toContain('Недостатки');
  expect(html).toMatch(new RegExp(`href="${url}/comments#part"[^>]*>Все 3.отзыва<`));
  expect(html).toContain(`href="${url}/comments?rating=5#part"`);
});

test('nobody who helps, and nothing it is compared with, leave no room', () => {
  expect(renderExtras({ isAbsent: true, isDigital: true }).html).toContain('<div class="extras-blocks"></div>');
});

/** What stands below the parts of the page. */
const renderExtras = (over: object, promotions: object = { promotions: [], bestId: null }) =>
  renderPart(Extras, {
    product: { ...product, selectedOffer: shownOffer, ...over },
    ...{ promotions, smart: null, exchange: null, sber: null, banners: { wide: null, mobile: null } },
  });

const bare = { fit: null, runningCost: null };

test('«Встанет ли?» has the size beside the answer, or the way to it', () => {
  const fit = (over: object) => ({
    size: '60 × 45 × 85 см',
    fit: null,
    views: [],
    viewing: null,
    isMeasured: false,
    place: 'Ниша',
    href: '/niche',
    ...over,
  });
  const shown = (over: object) => renderPart(ProductFacts, { product, ...bare, fit: fit(over) }).text;
  expect(shown({})).toMatch(/Встанет ли\?\s*Ш × Г × В\s*60 × 45 × 85 см\s*Указать нишу и дверь/);
  const answer = { isFitting: true, isTight: false, text: 'встанет, запас 5 см по глубине', details: [] };
  expect(shown({ isMeasured: true, fit: answer })).toMatch(/60 × 45 × 85 см\s*Ваша ниша:\s*встанет, запас 5 см.*Изменить размеры/);
});

test('what an old device takes off is a mark', () => {
  const choice = (over: object) => renderPart(ProductChoice, { product: { ...product, ...over } }).text;
  expect(choice({ tradeInSticker: { amount: 3000_00 } })).toContain('Трейд-ин −3 000 ₽');
  expect(choice({})).not.toContain('Трейд-ин');
});

test('six facts stand beside the picture, the brand among them', () => {
  const highlights = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ name: `Свойство ${number}`, value: 'есть' }));
  const { html } = renderPart(ProductFacts, { ...bare, product: { ...product, highlights } });
  expect([...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name)).toEqual([
    ...highlights.slice(0, 5).map(({ name }) => name),
    'Бренд',
  ]);
});

test('both ways to hand in an old device stand under one heading', () => {
  const smart = { productId: '42', maxDiscount: 9000_00, isOffered: true, lookup: { kind: 'none' } };
  const exchange = { bonuses: [], own: null };
  const headingsOf = (over: object) =>
    [
      ...renderPart(OldDevice, { smart: null, exchange: null, productId: '42', price: 4990_00, ...over }).html.matchAll(
        /<(h[34])[^>]*>([^<]+)</g,
      ),
    ].map(([, tag, name]) => `${tag} ${name}`);
  expect(headingsOf({ smart, exchange })).toEqual(['h3 Сдать старое устройство', 'h4 Умная цена', 'h4 Трейд-ин']);
  expect(headingsOf({ smart })).toEqual(['h3 Умная цена']);
});

test('what can be rented says for how much, where anybody knows', () => {
  const terms = (rental: object | null) => renderExtras({ rental }).text;
  expect(terms({ pricePerDay: { amount: 900_00 } })).toContain('В аренду — 900 ₽ в сутки, оформление в магазине');
  expect(terms({ pricePerDay: null })).toContain('Можно взять в аренду, оформление в магазине');
  expect(terms(null)).not.toContain('аренду');
});

test('a cheaper partner is named in the first box, another below', () => {
  const places = (partnerLine: object) => {
    const offered = { product: { ...product, selectedOffer: shownOffer, partnerLine } };
    return [renderPart(Receiving, offered).text, renderPart(Terms, offered).text];
  };
  const text = 'У партнёра «ТехноЛавка»: 3 890 ₽, 5 декабря';
  const [first, below] = places({ text, isFirst: true });
  expect([first?.includes(text), below?.includes('партнёр')]).toEqual([true, false]);
  const [price, terms] = places({ text, isFirst: false });
  expect([price?.includes('партнёр'), terms?.includes(text)]).toEqual([false, true]);
});

test('each kind of price says who pays it and where', () => {
  const prices = (over: object, of: object = {}, own: object = {}) =>
    renderPart(Prices, {
      sber: null,
      product: { ...product, ...of, offer: { ...offer, ...over } },
      selectedOffer: { ...shownOffer, ...own },
    }).text;
  expect(prices({})).toBe('4 990 ₽');
  expect(prices({ priceOld: { amount: 5500_00 } }, {}, { priceOld: 5500_00, benefit: 510_00 })).toContain('Выгода 510 ₽');
  expect(prices({ beforeDiscountPrice: { amount: 5390_00 } })).toContain('До скидки — 5 390 ₽');
  expect(prices({}, { priceNote: 'Цена при заказе на сайте' })).toContain('Цена при заказе на сайте');
  const otherPrices = [{ price: '5 190 ₽', terms: 'в магазине, на 200 ₽ дороже' }];
  expect(prices({}, { otherPrices })).toContain('5 190 ₽ в магазине, на 200 ₽ дороже');
  // A partner has only his own.
  const all = { priceNote: 'Цена при заказе на сайте', otherPrices };
  const partner = { id: '8', name: 'Дом приборов' };
  expect(prices({ beforeDiscountPrice: { amount: 5390_00 } }, all, { partner })).toBe('4 990 ₽');
});

test('what can be had nowhere has no promotions: only word of it', () => {
  const promotions = {
    promotions: [{ id: '1', name: 'Скидка 10 %', description: '', unmetConditions: [], paymentNames: [], lines: [], presents: [] }],
    bestId: null,
  };
  const extras = (isAbsent: boolean) => renderExtras({ isAbsent }, promotions).text;
  expect(extras(false)).toContain('Акции');
  expect(extras(true)).not.toContain('Акции');
  expect(renderPart(Absent, { productId: '42', url, city: 'Донецк' }).html).toMatch(
    /<a class="button button-primary button-wide" href="\/user\/login\?returnTo=[^"]*"[^>]*>Сообщить о поступлении<\/a>/,
  );
});

test('a promotion says what it brings beside the price of the page', () => {
  const facts = { description: '', unmetConditions: [], paymentNames: [], presents: [] };
  const promotion = (id: string, finalPrice: number) => ({
    ...{ ...facts, id, name: `Акция ${id}` },
    lines: [{ productId: '42', quantity: 1, price: { amount: 5490_00 }, finalPrice: { amount: finalPrice } }],
  });
  const selectedOffer = { ...shownOffer, promotions: [{ id: '1', name: 'Акция 1', amount: 500_00 }] };
  const promotions = { promotions: [promotion('1', 4990_00), promotion('2', 5200_00), promotion('3', 4500_00)], bestId: null };
  const { text } = renderExtras({ selectedOffer }, promotions);
  expect(text).toMatch(/Акция 1\s*Уже учтена в цене\s*Акция 2\s*Акция 3\s*В корзине — 4 500 ₽/);
});

test('that the days of receiving it cannot be loaded is said, and nothing is said to be away', () => {
  const tab = (receivingLoadError: boolean) =>
    renderPart(AvailabilityTab as ComponentType<object>, {
      loaderData: { city: { name: 'Донецк' }, receivingLoadError, brought: [], places: [] },
    });
  expect(tab(true).text).toContain('Сроки доставки сейчас не загружаются');
  expect(tab(true).text).not.toContain('не привезти');
  expect(tab(false).text).toContain('Курьером этот товар сюда сейчас не привезти');
  expect(tab(false).text).not.toContain('не загружаются');
  // The courier stands first (spec 1 §4).
  expect(tab(false).html).toMatch(/aria-current="true"[^>]*>Курьер</);
});
