import { formatKopecks, toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { address, consentFields, contacts, fetchData, goOn, openShopping, order, type Shopping } from './shopping.ts';
import { buttonOf, choicesOf, fieldOf, headingsOf, mainOf, type Page, partsOf, regionOf, titleOf, Visitor, withClass } from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping();
});

/** Another phone each time: one has only so many orders an hour. */
const contactsOf = () => ({ ...contacts, phone: `+7928${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}` });

let people = 0;
/** Somebody of a household of its own: nobody is held to the limits of another's address. */
function newVisitor(): Visitor {
  const visitor = new Visitor(shopping.shop);
  visitor.address = `198.18.1.${++people}`;
  return visitor;
}

interface Goods {
  id: string;
  url: string;
  name: string;
  isMarkdown: boolean;
  isBuyable: boolean;
  availability: { quantity: number } | null;
  warranties: { id: string; name: string }[];
  accessoryBundle: { products: { id: string; name: string; isBuyable: boolean }[] } | null;
  creditOffers: { terms: { label: string | null }[] }[] | null;
  smartPriceOffer: { totalDiscount: { amount: number } } | null;
}

/** Goods in stock of a category, with these fields, of which this holds. */
async function goodsOf(code: string, fields = '', holds: (goods: Goods) => boolean = () => true): Promise<Goods> {
  const visitor = newVisitor();
  const { categories } = await fetchData<{ categories: { children: { id: string; url: string }[] }[] }>(
    visitor,
    '{ categories { children { id url } } }',
  );
  const id = categories.flatMap(({ children }) => children).find(({ url }) => url.startsWith(`/catalog/${code}/`))?.id;
  const { listing } = await fetchData<{ listing: { nodes: Goods[] } }>(
    visitor,
    `query ($id: ID!) { listing(of: { category: $id }, perPage: 12, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes {
       id url name isMarkdown isBuyable availability { quantity } ${fields} } } }`,
    { id },
  );
  const found = listing.nodes.find((one) => !one.isMarkdown && one.isBuyable && (one.availability?.quantity ?? 0) > 3 && holds(one));
  if (found === undefined) throw new Error(`Nothing of ${code} is in stock.`);
  return found;
}
const put = (visitor: Visitor, { id }: Goods) =>
  fetchData(visitor, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });
const inRubles = (kopecks: number): string => formatKopecks(kopecks).replaceAll('\u00a0', ' ');
/** «1 000 ₽» of a text, as a number. */
const amountIn = (text: string): number => Number((/([\d\s]+)₽/.exec(text)?.[1] ?? '').replaceAll(/\s/g, ''));
const totalOf = (page: Page): number => amountIn(withClass(page, 'total-line')[0]?.text ?? '');
const sumsOf = (page: Page): string => regionOf(page, 'Итого').text;
const linesOf = (page: Page): Page[] => partsOf(regionOf(page, 'Товары'), /<li\b[^>]*>/);
const itemsOf = (page: Page, list: string): string[] => partsOf(regionOf(page, list), /<li\b[^>]*>/).map(({ text }) => text);

async function toPayments(visitor: Visitor): Promise<Page> {
  const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contactsOf());
  return visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
}
const onReceipt = { tab: 'ON_RECEIPT' };
const byCard = (method = '17') => ({ tab: 'ONLINE', 'method.ONLINE': method });

/** From the summary to the paid order. */
async function buy(visitor: Visitor, summary: Page): Promise<Page> {
  const bank = await visitor.press(mainOf(summary), order, consentFields);
  expect(bank.path, bank.text).toMatch(/^\/sandbox-acquirer\//);
  const done = await visitor.press(bank, 'Оплатить');
  expect([done.path, mainOf(done).text]).toEqual([expect.stringMatching(/^\/order-info\/\d+$/), expect.stringContaining('Оплачено')]);
  return done;
}

describe('promotions', () => {
  it('of a present, a combo, a percentage and a promocode count together', async () => {
    const [robot, phones, gamepad, console_] = await Promise.all(
      ['robot-vacuums', 'headphones', 'gamepads', 'consoles'].map((code) => goodsOf(code)),
    );
    if (!robot || !phones || !gamepad || !console_) throw new Error('There is too little to buy.');
    const visitor = newVisitor();
    const combo = 'Геймпад дешевле на 1 000 ₽ вместе с приставкой';
    const product = await visitor.open(gamepad.url);
    const told = regionOf(product, 'Акции');
    expect(told.text).toContain('Добавьте в корзину товар из комплекта');
    // The offer says what it means for this very thing, for as many as are wanted.
    const explained = (page: Page) => regionOf(page, 'Как действует для этого товара');
    const offer = await visitor.follow(told, combo);
    expect(explained(offer).text).toContain('Добавьте в корзину товар из комплекта');
    const two = await visitor.press(explained(offer), 'Пересчитать', { quantity: '2' });
    expect(explained(two).text).toContain('2 шт.');

    for (const goods of [robot, phones, gamepad]) await put(visitor, goods);
    const { basket: filled } = await fetchData<{ basket: { items: { id: string; productId: string }[] } }>(
      visitor,
      '{ basket { items { id productId } } }',
    );
    const item = filled.items.find(({ productId }) => productId === gamepad.id)?.id;
    expect(regionOf(await visitor.open(`/cart/accessories/${item}`), 'Выгоднее вместе').text).toContain(combo);
    expect(regionOf(await visitor.open('/cart'), 'Акции для этой корзины').text).toContain('Геймпад дешевле');
    await put(visitor, console_);
    const basket = await visitor.open('/cart');
    expect(mainOf(basket).text).toContain('Подарок');
    for (const name of [combo, 'Минус 10 % на наушники']) expect(sumsOf(basket)).toContain(name);
    const expired = await visitor.press(mainOf(basket), 'Применить', { promocode: 'лето15' });
    expect([sumsOf(expired).includes('Срок действия этого промокода истёк.'), fieldOf(expired, 'promocode').value]).toEqual([
      true,
      'лето15',
    ]);
    const code = '5 % по промокоду: ОСЕНЬ5';
    const applied = await visitor.press(mainOf(expired), 'Применить', { promocode: 'осень5' });
    expect([expired.status >= 400, sumsOf(applied).includes(code)]).toEqual([true, true]);

    const { basket: sums } = await fetchData<{
      basket: { totalSum: { amount: number }; discount: { amount: number }; discounts: { sum: { amount: number } }[] };
    }>(visitor, '{ basket { totalSum { amount } discount { amount } discounts { sum { amount } } } }');
    expect(sums.discounts.length).toBeGreaterThanOrEqual(4);
    expect(sums.discounts.reduce((all, { sum }) => all + sum.amount, 0)).toBe(sums.discount.amount);
    const summary = await visitor.press(await toPayments(visitor), goOn, byCard());
    expect(mainOf(summary).text).toContain(code);
    const done = await buy(visitor, summary);
    for (const words of [code, inRubles(sums.totalSum.amount)]) expect(mainOf(done).text).toContain(words);
  });

  it('of a present and a promocode can be given up, the present taken again', async () => {
    const visitor = newVisitor();
    await put(visitor, await goodsOf('robot-vacuums'));
    await fetchData(visitor, 'mutation { basketSetPromocode(input: { promocode: "ОСЕНЬ5" }) { basket { id } } }');
    const present = (page: Page) => partsOf(mainOf(page), /<li\b[^>]*>/).find(({ text }) => /(?:^| )Подарок(?: |$)/.test(text));
    const basket = await visitor.open('/cart');
    const without = await visitor.press(present(basket) ?? basket, 'Удалить');
    expect(present(without)).toBeUndefined();
    const again = await visitor.press(mainOf(without), 'Выбрать подарок');
    expect(present(again)).toBeDefined();
    expect(fieldOf(await visitor.press(mainOf(again), 'Убрать промокод ОСЕНЬ5'), 'promocode').value).toBe('');
  });

  it('that ask for a way to pay count by it, line by line to the paid order', async () => {
    const visitor = newVisitor();
    const name = 'Минус 3 % на стиральные машины картой ПСБ';
    await put(visitor, await goodsOf('washing-machines'));
    const basket = await visitor.open('/cart');
    for (const words of [name, 'В этом заказе — до ', 'При оплате: Карта ПСБ', 'Выберите этот способ на шаге «Оплата»']) {
      expect(regionOf(basket, 'Акции для этой корзины').text).toContain(words);
    }
    expect(sumsOf(basket)).not.toContain(name);
    const payments = await toPayments(visitor);
    expect(mainOf(payments).text).toContain(`Акция: ${name}`);
    const [, promised = ''] = /на ([\d\s]+)₽ меньше/.exec(mainOf(payments).text) ?? [];
    const summary = await visitor.press(payments, goOn, byCard('66'));
    expect(partsOf(mainOf(summary), /<dt\b[^>]*>/).some(({ text }) => text.includes(name))).toBe(true);
    const { basket: sums } = await fetchData<{ basket: { discounts: { name: string; sum: { amount: number } }[] } }>(
      visitor,
      '{ basket(paymentTypeId: "66") { discounts { name sum { amount } } } }',
    );
    const taken = sums.discounts.find((one) => one.name === name)?.sum.amount ?? 0;
    // As much as was said before.
    expect(Number(promised.replaceAll(/\s/g, '')) * 100).toBe(taken);
    expect(mainOf(await buy(visitor, summary)).text).toContain(name);
  });

  it('that recommend a service count with it, and say so until then', async () => {
    const visitor = newVisitor();
    const tv = await goodsOf('tvs', 'warranties { id }');
    const name = 'Телевизор с дополнительной гарантией дешевле на 2 000 ₽';
    await put(visitor, tv);
    const offered = regionOf(await visitor.open('/cart'), 'Акции для этой корзины');
    for (const words of [name, 'Добавьте к товару дополнительную гарантию']) expect(offered.text).toContain(words);
    expect((await visitor.follow(offered, 'Выбрать дополнительную гарантию')).path).toMatch(/^\/cart\/accessories\/\d+$/);
    const { basket } = await fetchData<{ basket: { items: { id: string }[] } }>(visitor, '{ basket { items { id } } }');
    await fetchData(visitor, 'mutation ($input: BasketAddWarrantyInput!) { basketAddWarranty(input: $input) { basket { id } } }', {
      input: { parentId: basket.items[0]?.id, warrantyId: tv.warranties[0]?.id },
    });
    expect(sumsOf(await visitor.open('/cart'))).toContain(name);
  });

  it('that are parts of one stand under it', async () => {
    const visitor = newVisitor();
    await put(visitor, await goodsOf('tablets'));
    const [whole] = partsOf(mainOf(await visitor.open('/cart')), /<li\b[^>]*>/).filter(({ text }) =>
      text.includes('Новый планшет в обмен на старую технику'),
    );
    const parts = partsOf(whole ?? (await visitor.open('/cart')), /<li\b[^>]*>/).slice(1);
    for (const name of ['Планшет дешевле на 3 000 ₽', 'Планшет дешевле на 7 000 ₽'])
      expect(parts.some(({ text }) => text.includes(name))).toBe(true);
  });
});

describe('accessories', () => {
  const withBundle = () =>
    goodsOf(
      'smartphones',
      'warranties { id name } accessoryBundle { products { id name isBuyable } }',
      ({ accessoryBundle }) => accessoryBundle?.products.length === 2 && accessoryBundle.products.every((each) => each.isBuyable),
    );

  it('are bought as a bundle, with a warranty', async () => {
    const { name, url, accessoryBundle, warranties } = await withBundle();
    const [warranty = { id: '', name: '' }] = warranties;
    const visitor = newVisitor();
    const builder = (page: Page) => regionOf(page, 'Собрать комплект');
    const chosen = await visitor.press(builder(await visitor.open(`${url}/accessories`)), 'Пересчитать', {
      way: 'COMBO',
      with: (accessoryBundle?.products ?? []).map(({ id }) => id),
      warranty: warranty.id,
    });
    expect(chosen.path).toMatch(/way=COMBO.*warranty=\d+/);
    expect(partsOf(builder(chosen), /<dt\b[^>]*>/).some(({ text }) => text.startsWith('Скидка'))).toBe(true);
    const seen = totalOf(builder(chosen));
    const basket = await visitor.press(builder(chosen), 'Купить комплект');
    expect([titleOf(basket), linesOf(basket).length, totalOf(regionOf(basket, 'Итого'))]).toEqual(['Корзина', 4, seen]);
    for (const bought of [name, warranty.name, ...(accessoryBundle?.products ?? []).map((each) => each.name)]) {
      expect(linesOf(basket).some(({ text }) => text.includes(bought))).toBe(true);
    }
    const summary = await visitor.press(await toPayments(visitor), goOn, onReceipt);
    const done = await visitor.press(mainOf(summary), order, consentFields);
    expect(done.path).toMatch(/^\/order-info\/\d+$/);
    for (const words of [warranty.name, inRubles(toKopecks(seen))]) expect(mainOf(done).text).toContain(words);
  });

  it('and a warranty are chosen for a line, go with it and come back', async () => {
    const visitor = newVisitor();
    await put(visitor, await withBundle());
    const tiles = (page: Page) => withClass(mainOf(page), 'selection-tile');
    const tile = (page: Page, words: string): Page => tiles(page).find(({ text }) => text.includes(words)) ?? page;
    let page = await visitor.follow(mainOf(await visitor.open('/cart')), 'Аксессуары и гарантия');
    expect(tiles(page)[2]?.text).toContain('гарантия');
    const [year, years] = ['гарантия на 1 год', 'гарантия на 2 года'];
    for (const words of [year, years]) {
      page = await visitor.press(tile(page, words), 'Добавить');
      expect(buttonOf(tile(page, words), 'Убрать')).toBeDefined();
    }
    expect(buttonOf(tile(page, year), 'Добавить')).toBeDefined();
    const accessory = partsOf(tiles(page)[0] ?? page, /<p\b[^>]*>/)[0]?.text ?? '';
    page = await visitor.press(tiles(page)[0] ?? page, 'Добавить');
    expect(buttonOf(tiles(page)[0] ?? page, 'Убрать')).toBeDefined();
    expect(regionOf(page, 'Вы покупаете').text).toContain(accessory);
    const basket = await visitor.follow(mainOf(page), 'Вернуться в корзину');
    expect([linesOf(basket).length, linesOf(basket).some(({ text }) => text.includes(years))]).toEqual([3, true]);
    const empty = await visitor.press(linesOf(basket)[0] ?? basket, 'Удалить');
    expect(headingsOf(empty, 1)).toEqual(['Корзина пуста']);
    const back = await visitor.press(mainOf(empty), 'Вернуть');
    expect([linesOf(back).length, linesOf(back).some(({ text }) => text.includes(accessory))]).toEqual([3, true]);
    const warranty = linesOf(back).find(({ text }) => text.includes(years)) ?? back;
    expect(linesOf(await visitor.press(warranty, 'Удалить'))).toHaveLength(2);
  });
});

describe('a loan', () => {
  const onLoan = () =>
    goodsOf(
      'smartphones',
      'warranties { id } creditOffers { terms { label } }',
      ({ warranties, creditOffers }) =>
        warranties.length > 0 && creditOffers?.some(({ terms }) => terms.some(({ label }) => label === '0-0-24')) === true,
    );
  const calculator = (page: Page) => regionOf(page, 'Рассрочки и кредит');
  async function toSummary(visitor: Visitor): Promise<Page> {
    const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contactsOf());
    const summary = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
    // How it is paid has been chosen before.
    expect(summary.path).toBe('/cart/summary');
    return summary;
  }

  it('buys a smartphone by instalments, from its calculator to the paid order', async () => {
    const { url, warranties } = await onLoan();
    const visitor = newVisitor();
    const chosen = await visitor.press(calculator(await visitor.open(`${url}/credit`)), 'Рассчитать', {
      months: '24',
      warranty: warranties[0]?.id ?? '',
    });
    expect(chosen.path).toMatch(/months=24&warranty=\d+/);
    expect(
      partsOf(calculator(chosen), /<dt\b[^>]*>/)
        .map(({ text }) => text)
        .join(),
    ).toContain('Цена с гарантией');
    const basket = await visitor.press(calculator(chosen), 'Оформить рассрочку');
    expect([titleOf(basket), linesOf(basket).length]).toEqual(['Корзина', 2]);
    const summary = await toSummary(visitor);
    expect(mainOf(summary).text).toContain('Рассрочка Т-Банка');
    const form = await visitor.press(mainOf(summary), order, consentFields);
    expect(headingsOf(form, 1)).toEqual(['Заявка в банк']);
    expect(/<input\b[^>]*name="months"[^>]* checked>/.exec(form.html)?.[0]).toContain('value="24"');
    const done = await visitor.press(form, 'Оплатить');
    expect([done.path, /Рассрочка одобрена: 24\sплатежа по/.test(mainOf(done).text)]).toEqual([
      expect.stringMatching(/^\/order-info\/\d+$/),
      true,
    ]);
  });

  it('of Sber begins at the product, and is longer with a warranty', async () => {
    const { url, warranties } = await onLoan();
    const visitor = newVisitor();
    const long = await visitor.open(`${url}/credit?kind=instalment-sber&months=6`);
    for (const words of ['По картам СберБанка — с дополнительной гарантией', 'К этой рассрочке нужна дополнительная гарантия.']) {
      expect(calculator(long).text).toContain(words);
    }
    expect(buttonOf(calculator(long), 'Оформить рассрочку')).toBeUndefined();
    const warranted = await visitor.press(calculator(long), 'Рассчитать', { warranty: warranties[0]?.id ?? '' });
    expect(buttonOf(calculator(warranted), 'Оформить рассрочку')).toBeDefined();
    const extras = regionOf(await visitor.open(url), 'Ещё о покупке');
    // The longest comes first.
    expect(extras.text).toMatch(/В рассрочку: (?:24|36)\sмес\..*Частями, 2\sплатежа по/s);
    const basket = await visitor.press(extras, /^Частями, 2\sплатежа/);
    expect(titleOf(basket)).toBe('Корзина');
    expect(mainOf(await toSummary(visitor)).text).toContain('Плати частями');
  });
});

describe('old devices', () => {
  it('are valued one after another, and the phone that is bought with them costs less', async () => {
    const { id } = await goodsOf('smartphones');
    const visitor = newVisitor();
    const isAt = (page: Page, step: string) => expect(headingsOf(mainOf(page), 2)).toContain(step);
    let page = await visitor.open(`/trade-in?product=${id}`);
    const choose = async (name: string | RegExp) => {
      page = await visitor.follow(mainOf(page), name);
    };
    // A telephone, found by words; its memory, its condition and its colour are asked for.
    isAt(page, 'Модель');
    page = await visitor.press(mainOf(page), 'Найти', { q: 'айфон 15 pro' });
    await choose(/^iPhone 15 Pro\s*Apple\s*до\s[\d\s]+₽$/);
    await choose(/^128 ГБ/);
    isAt(page, 'Состояние');
    expect(partsOf(mainOf(page), /<a\b[^>]*>/).find(({ text }) => text.startsWith('Разбит экран'))?.text).toContain('15 700 ₽');
    await choose(/^Отличное/);
    await choose(/^Титан/);
    isAt(page, 'Apple iPhone 15 Pro 128 ГБ');
    expect(mainOf(page).text).toContain('56 500 ₽');
    // Somebody else may value it; the shopper stays with the first.
    const elsewhere = await visitor.follow(mainOf(page), /^Второй круг/);
    isAt(elsewhere, 'Модель');
    expect(mainOf(elsewhere).text).toContain('iPhone 15 Pro');
    // A watch, from the lists: it has no memory to choose. Without a colour of its own it is worth the same.
    await choose('Добавить устройство');
    for (const name of [/^Умные часы\s*до\s[\d\s]+₽$/, 'Garmin', /^Garmin Fenix 7|^Fenix 7/]) await choose(name);
    isAt(page, 'Состояние');
    await choose(/^Рабочее/);
    await choose(/^Другой/);
    // The address is the whole state.
    page = await visitor.open(page.path);
    expect(regionOf(page, 'Что вы получаете').text).toContain('75 200 ₽');
    expect(itemsOf(page, 'Что вы сдаёте')).toHaveLength(2);
    const basket = await visitor.press(regionOf(page, 'Что вы получаете'), 'Купить со скидкой');
    expect([basket.path, itemsOf(basket, 'Ваши устройства для обмена').length]).toEqual(['/cart', 2]);
    expect(sumsOf(basket)).toContain('Скидка за обмен Apple iPhone 15 Pro, 128 ГБ');
  });

  it('lower the price of a phone, and go with its order', async () => {
    const phone = await goodsOf('smartphones');
    const visitor = newVisitor();
    const { tradeInSearch } = await fetchData<{ tradeInSearch: { nodes: { id: string }[] } }>(
      visitor,
      '{ tradeInSearch(groupId: 1, query: "iPhone 13", perPage: 1) { nodes { id } } }',
    );
    const modelId = tradeInSearch.nodes[0]?.id;
    const devices = ['PERFECT', 'WORKING', 'BROKEN_SCREEN'].map((condition) => ({ modelId, memory: 128, condition }));
    const { tradeInSetData } = await fetchData<{ tradeInSetData: { exchange: { devices: { brand: string; model: string }[] } } }>(
      visitor,
      'mutation ($input: TradeInSetDataInput!) { tradeInSetData(input: $input) { exchange { devices { brand model } } } }',
      { input: { devices, productId: phone.id } },
    );
    const [one] = tradeInSetData.exchange.devices;
    const discount = `Скидка за обмен ${one?.brand} ${one?.model}, 128 ГБ`;
    for (const words of ['С вашими устройствами', discount])
      expect(regionOf(await visitor.open(phone.url), 'Трейд-ин').text).toContain(words);
    await put(visitor, phone);
    const own = 'Ваши устройства для обмена';
    const basket = await visitor.open('/cart');
    expect(itemsOf(basket, own)).toHaveLength(3);
    const broken = partsOf(regionOf(basket, own), /<li\b[^>]*>/).find(({ text }) => text.includes('с разбитым экраном'));
    const without = await visitor.press(broken ?? basket, 'Убрать');
    expect([itemsOf(without, own).join().includes('с разбитым экраном'), sumsOf(without).includes(discount)]).toEqual([false, true]);
    const { basket: sums } = await fetchData<{ basket: { sum: { amount: number }; totalSum: { amount: number } } }>(
      visitor,
      '{ basket { sum { amount } totalSum { amount } } }',
    );
    expect(sums.totalSum.amount).toBeLessThan(sums.sum.amount);
    const summary = await visitor.press(await toPayments(visitor), goOn, byCard());
    const done = await buy(visitor, summary);
    for (const page of [summary, done]) expect(itemsOf(page, 'Сдаёте в обмен')).toHaveLength(2);
    for (const words of [discount, inRubles(sums.totalSum.amount)]) expect(mainOf(done).text).toContain(words);
  });

  it('give the new one a smart price, once', async () => {
    const { url } = await goodsOf(
      'smartphones',
      'smartPriceOffer { totalDiscount { amount } }',
      ({ smartPriceOffer }) => smartPriceOffer !== null,
    );
    const visitor = newVisitor();
    const smart = (page: Page) => regionOf(page, 'Умная цена');
    const begin = async () => visitor.press(smart(await visitor.open(url)), 'Узнать умную цену');
    // One that is declined gives none, and another may be begun.
    const valuation = await begin();
    expect(valuation.path).toMatch(/^\/sandbox-acquirer\/valuation-/);
    const declined = await visitor.press(valuation, 'Отказаться');
    expect(smart(declined).text).toContain('Для этого устройства умной цены нет. Можно оценить другое.');
    expect(buttonOf(smart(declined), 'Купить по умной цене')).toBeUndefined();
    const again = await begin();
    expect([...choicesOf(again, 'status').values()]).toContain('2');
    const valued = await visitor.press(again, 'Получить умную цену', { device: 'iPhone 13', status: '2' });
    expect(valued.path).toMatch(/[?&]tx=[\w-]{8,}/);
    const tx = new URL(valued.path, 'http://shop').searchParams.get('tx');
    const { smartPrice } = await fetchData<{ smartPrice: { smartPrice: { totalDiscount: { amount: number } } } }>(
      visitor,
      'query ($tx: ID!) { smartPrice(tx: $tx) { smartPrice { totalDiscount { amount } } } }',
      { tx },
    );
    const amount = inRubles(smartPrice.smartPrice.totalDiscount.amount);
    expect(smart(valued).text).toContain(`Скидка ${amount} за ваше старое устройство`);
    // It is kept for this product, without its `tx` in the address too.
    const basket = await visitor.press(smart(await visitor.open(url)), 'Купить по умной цене');
    expect(basket.path).toBe('/cart');
    const lowered = new RegExp(`Умная цена ?−${amount}`);
    expect(sumsOf(basket)).toMatch(lowered);
    expect(regionOf(await visitor.follow(basket, 'Перейти к оформлению'), 'Ваш заказ').text).toMatch(lowered);
  });
});

describe('gifts', () => {
  it('are sent to whom the basket names, and again from the order', async () => {
    const visitor = newVisitor();
    await put(visitor, await goodsOf('gift-cards'));
    const form = await visitor.follow(mainOf(await visitor.open('/cart')), 'Указать получателя');
    const refused = await visitor.press(mainOf(form), 'Сохранить', { email: 'masha@', name: 'Маша', words: 'С праздником!' });
    expect([refused.status >= 400, fieldOf(refused, 'name').value]).toEqual([true, 'Маша']);
    const basket = await visitor.press(mainOf(refused), 'Сохранить', { email: 'masha@example.ru' });
    expect(mainOf(basket).text).toContain('Подарочную карту получит Маша, masha@example.ru');
    const payments = await visitor.press(await visitor.open('/cart/contacts'), goOn, contactsOf());
    const done = await buy(visitor, await visitor.press(payments, goOn, byCard()));
    const gift = (page: Page) => regionOf(page, 'Подарок');
    expect(gift(done).text).toContain('Маша, masha@example.ru «С праздником!»');
    const again = await visitor.follow(gift(done), 'Отправить ещё раз');
    const sent = await visitor.press(mainOf(again), 'Отправить ещё раз', { email: 'maria@example.ru' });
    expect(sent.path).toBe(done.path);
    expect(gift(sent).text).toContain('Маша, maria@example.ru');
    expect(mainOf(sent).text).not.toContain('DEMO-');
  });
});

describe('a public promocode', () => {
  it('is put into the basket from the page of its offer', async () => {
    const visitor = newVisitor();
    await put(visitor, await goodsOf('kettles'));
    const list = await visitor.open('/special-offers?mechanics=promocode');
    expect(mainOf(list).text).toContain('ОСЕНЬ5');
    const offer = await visitor.follow(mainOf(list), 'Ещё 5 % по промокоду');
    const basket = await visitor.press(regionOf(offer, 'Промокод ОСЕНЬ5'), 'Применить');
    expect([basket.path, sumsOf(basket).includes('5 % по промокоду: ОСЕНЬ5')]).toEqual(['/cart', true]);
  });
});
