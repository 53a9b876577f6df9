import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StartedShop, startShop } from './full-stack.ts';
import { askForRepair, type Devices } from './repair/repair-wizard.ts';
import { stepsOf, ways } from './repair/ways.ts';
import { address, consentFields, contacts, goOn, order } from './shopping.ts';
import { code, shopper, startSpecProvider } from './spec-provider.ts';
import { type Page, roleText, Visitor } from './visitor.ts';

let shop: StartedShop;
let bank: string;
beforeAll(async () => {
  const { env, acquirer } = await startSpecProvider();
  [shop, bank] = [await startShop(env), acquirer];
});
const newVisitor = () => new Visitor({ ...shop, bank });

const product = `/catalog/${encodeURIComponent('smart_phones.5g&lte')}/224/SKU-224.0`;
const name = 'Смартфон Nord & Co Fjord 1';

async function withBasket(visitor = newVisitor()): Promise<Visitor> {
  const basket = await visitor.press(await visitor.open(product), 'В корзину');
  expect((await visitor.open('/cart')).text, basket.path).toContain(name);
  return visitor;
}

/** From the basket to the summary. */
async function atSummary(visitor: Visitor, delivery: Record<string, string>, methods: Record<string, string>): Promise<Page> {
  const choosing = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
  const payments = await visitor.press(choosing, goOn, delivery);
  expect(payments.path, payments.text).toBe('/cart/payments');
  const summary = await visitor.press(payments, goOn, methods);
  expect(summary.path, summary.text).toBe('/cart/summary');
  return summary;
}
const courier = { 'way.buy': 'COURIER', ...address };
const toStore = { 'way.buy': 'PICKUP' };
const onReceipt = { tab: 'ON_RECEIPT' };
const orderNumber = /^\/order-info\/(A-\d+)/;

describe('every page', () => {
  /** Pages that differ in ids, or in what they are asked, are of one kind. */
  const kindOf = ({ pathname, search }: URL): string =>
    `${pathname.replaceAll(/[^/]*[\d.&%][^/]*/g, '*')}?${[...new URLSearchParams(search).keys()]}`;
  const samples = 3;

  it('that another leads to opens', async () => {
    const visitor = newVisitor();
    const from = new Map([['/', '']]);
    const kinds = new Map<string, number>();
    const closed: string[] = [];
    for (const path of from.keys()) {
      const page = await visitor.open(path);
      if (page.status !== 200) closed.push(`${page.status} ${path} from ${from.get(path)}`);
      for (const [, href = ''] of page.html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
        const to = new URL(href.replaceAll('&amp;', '&'), `${shop.origin}${page.path}`);
        const next = `${to.pathname}${to.search}`;
        const seen = kinds.get(kindOf(to)) ?? 0;
        if (to.origin !== shop.origin || to.pathname.startsWith('/docs/') || from.has(next) || seen === samples) continue;
        kinds.set(kindOf(to), seen + 1);
        from.set(next, path);
      }
    }
    expect(closed).toEqual([]);
    expect(from.size).toBeGreaterThan(100);
  });
});

describe('an order', () => {
  it('is brought by a courier and paid at the bank, by a guest', async () => {
    const visitor = await withBasket();
    const paying = await visitor.press(await atSummary(visitor, courier, { 'method.ONLINE': '17' }), order, consentFields);
    expect(paying.path).toContain(bank);
    const refused = await visitor.press(paying, 'Отказать');
    expect(refused.path).toMatch(/^\/cart\/payment\/A-\d+/);
    const done = await visitor.press(
      await visitor.press(refused, refused.buttons.find((button) => button.startsWith('Оплатить')) ?? ''),
      'Заплатить',
    );
    expect([done.path, done.text]).toEqual([expect.stringMatching(orderNumber), expect.stringContaining('Оплачено')]);
    expect((await newVisitor().open(done.path)).text).not.toContain(contacts.firstName);
    // Nobody takes a wish to return something over the wire here: it is told how to do without.
    const returned = await visitor.send(`${done.path}/return`, { 'line-1': 'yes', reason: 'CHANGED_MIND', handover: 'STORE' });
    expect([returned.path, roleText(returned, 'alert')]).toEqual([
      '/delivery',
      expect.stringContaining('Заявку на сайте сейчас не принять.'),
    ]);
  });

  it('waits in a store, is cancelled, and repeated', async () => {
    const visitor = await withBasket();
    const made = await visitor.press(await atSummary(visitor, toStore, onReceipt), order, consentFields);
    expect(made.path).toMatch(orderNumber);
    const cancelled = await visitor.press(made, 'Да, отменить');
    expect(cancelled.text).toContain('Отменён');
    const again = await visitor.press(cancelled, 'Повторить заказ');
    expect([again.path, again.text]).toEqual(['/cart', expect.stringContaining(name)]);
  });
});

describe('the account', () => {
  async function signIn(): Promise<Visitor> {
    const visitor = newVisitor();
    const account = await visitor.press(await visitor.open('/user/login'), 'Войти', { login: shopper.email, password: shopper.password });
    expect(account.path, account.text).toBe('/account');
    return visitor;
  }

  it('has the orders that were made with it', async () => {
    const visitor = await withBasket(await signIn());
    const made = await visitor.press(await atSummary(visitor, toStore, onReceipt), order, consentFields);
    const id = orderNumber.exec(made.path)?.[1];
    expect((await visitor.open('/account/orders')).text).toContain(`Заказ № ${id}`);
    const own = await visitor.open(`/account/orders/${id}`);
    expect(own.text).toContain(name);
    const cancelled = await visitor.press(own, 'Да, отменить');
    expect([cancelled.path, cancelled.text.includes('Отменён')]).toEqual([`/account/orders/${id}`, true]);
    expect((await (await signIn()).open('/account/orders')).text).toContain(`Заказ № ${id}`);
  });

  it('keeps addresses', async () => {
    const visitor = await signIn();
    const written = { cityName: 'Донецк', street: 'ул Артёма', houseNumber: '74' };
    let page = await visitor.press(await visitor.open('/account/addresses'), 'Сохранить', written);
    if (page.status === 422) page = await visitor.press(page, 'Сохранить');
    expect(page.text).toContain('ул Артёма, д. 74');
    const changed = await visitor.press(await visitor.open('/account/addresses?edit=ADR-1'), 'Сохранить', { houseNumber: '75' });
    expect(changed.text).toContain('75');
    const remove = changed.buttons.find((button) => button.startsWith('Да, удалить')) ?? '';
    expect((await visitor.press(changed, remove)).text).not.toContain('ул Артёма');
  });

  it.each([
    '/account',
    '/account/orders',
    '/account/profile',
    '/account/addresses',
    '/account/mailings',
    '/account/notice',
    '/account/reviews',
    '/account/faq',
    '/bonus',
  ])('opens %s', async (path) => {
    const page = await (await signIn()).open(path);
    expect([page.status, page.path]).toEqual([200, path]);
  });

  it('lists no repairs, which the provider does not', async () => {
    const visitor = await signIn();
    const account = await visitor.open('/account');
    expect([account.status, account.text.includes('Мои заказы'), account.text.includes('Мои ремонты')]).toEqual([200, true, false]);
    expect((await visitor.open('/account/repairs')).status).toBe(404);
  });
});

describe('a repair', () => {
  const phone = { deviceType: 'Телефоны', brand: 'Samsung', model: 'Galaxy' };
  const broken: Devices = { PAID: phone, WARRANTY: { ...phone, deviceType: 'Стиральные машины' }, INSURANCE: phone };

  // How else they are handed in is the same whatever the ids are.
  const some = isLongRun ? ways : ways.filter(({ handover }) => handover === 'STORE');

  it.each(some.map((way, at) => ({ ...way, at })))('$kind, $handover, is asked for at $path', async ({ at, ...way }) => {
    const visitor = newVisitor();
    visitor.address = `198.51.100.${at + 1}`;
    const { steps, done } = await askForRepair(visitor, way, { phone: `+7926000000${at % 10}`, codeSent: async () => code }, broken);
    expect(steps).toEqual(stepsOf(way));
    expect([done.status, done.path, done.text]).toEqual([
      200,
      expect.stringMatching(/^\/repair\/RP-\d+$/),
      expect.stringContaining('Заявка принята'),
    ]);
  });
});

describe('old devices', () => {
  /** Follows the link with these words. */
  const choose = async (visitor: Visitor, page: Page, words: string): Promise<Page> => {
    const links = [...page.html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const found = links.find(([, , inner = '']) =>
      inner
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .startsWith(words),
    );
    if (found === undefined) throw new Error(`${page.path} has no link «${words}»: ${page.text}`);
    return visitor.open((found[1] ?? '').replaceAll('&amp;', '&'));
  };

  it('are valued, and kept with the basket of the order that takes them', async () => {
    const visitor = newVisitor();
    let page = await visitor.open('/trade-in?product=SKU-224.0');
    for (const words of ['Телефоны', 'Samsung', 'Galaxy', '128', 'Рабочее', 'Чёрный']) page = await choose(visitor, page, words);
    const basket = await visitor.press(page, 'Купить со скидкой');
    expect([basket.path, basket.text]).toEqual(['/cart', expect.stringContaining(name)]);
    expect((await visitor.execute('{ tradeInExchangeDevices { brand model memory price { amount } } }')).data).toEqual({
      tradeInExchangeDevices: [{ brand: 'Samsung', model: 'Galaxy', memory: 128, price: { amount: 5000_00 } }],
    });
    const made = await visitor.press(await atSummary(visitor, toStore, onReceipt), order, consentFields);
    expect(made.path).toMatch(orderNumber);
  });
});
