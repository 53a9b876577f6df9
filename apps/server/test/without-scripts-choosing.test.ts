import { beforeAll, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import type { StartedShop } from './full-stack.ts';
import {
  articlesOf,
  buttonOf,
  choicesOf,
  fieldOf,
  headingsOf,
  hrefOf,
  linksOf,
  mainOf,
  type Page,
  partsOf,
  regionOf,
  regionsOf,
  roleText,
  titleOf,
  Visitor,
} from './visitor.ts';

let shop: StartedShop;
beforeAll(async () => {
  ({ shop } = await startBreakableShop());
});

const machines = '/catalog/washing-machines/1081';
const namesOf = (page: Page): string[] => articlesOf(page).flatMap((card) => headingsOf(card, 3));
const nth = (page: Page, at: number): Page => articlesOf(mainOf(page))[at] ?? page;
const search = (visitor: Visitor, page: Page, text: string): Promise<Page> => visitor.press(page, 'Найти', { q: text });

describe('a list', () => {
  it('is filtered and paged, and is another at each address', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open('/catalog/smartphones/224');
    const brand = linksOf(regionOf(all, 'Быстрые фильтры')).find(({ attributes }) => attributes.href?.includes('f.brand='))?.name ?? '';
    const filtered = await visitor.follow(regionOf(all, 'Быстрые фильтры'), brand);
    expect(filtered.path).toMatch(/^\/catalog\/smartphones\/224\?f\.brand=[\w-]+$/);
    expect(hrefOf(filtered, new RegExp(`Бренд: ${brand}`))).toBe('/catalog/smartphones/224');
    expect(linksOf(regionOf(filtered, 'Быстрые фильтры')).map(({ name }) => name)).not.toContain(brand);
    expect(namesOf(filtered)).not.toEqual(namesOf(all));
    const chosen = ({ html }: Page) =>
      [...html.matchAll(/<input\b[^>]*\sname="f\.brand"[^>]*>/g)].filter(([tag]) => tag.includes(' checked='));
    expect([chosen(all).length, chosen(filtered).length]).toEqual([0, 1]);

    const first = await visitor.open('/catalog/smartphones/224?f.available=1');
    const second = await visitor.follow(regionOf(first, 'Страницы'), 'Страница 2');
    expect(second.path).toMatch(/\/page-2\?f\.available=1$/);
    expect(namesOf(second)).not.toEqual(namesOf(first));
    const tag = await visitor.follow(regionOf(all, 'Подборки'), /./);
    expect([tag.path, articlesOf(tag).length > 0]).toEqual([expect.stringMatching(/^\/catalog\/tag\/[\w-]+\/smartphones\/224$/), true]);
  });

  it('has nothing to filter or to sort by where it is of one product that nothing narrows it to', async () => {
    const visitor = new Visitor(shop);
    const controls = ({ html }: Page) =>
      [' id="filters-form"', ' name="sort"', ' aria-label="Быстрые фильтры"'].map((text) => html.includes(text));
    const list = await visitor.open('/catalog/smartphones/224');
    expect(controls(list)).toEqual([true, true, true]);
    const id = /\/(\d+)$/.exec(hrefOf(nth(list, 0), namesOf(list)[0] ?? '') ?? '')?.[1];
    const one = await visitor.open(`/search?q=${id}`);
    expect([namesOf(mainOf(one)).length, mainOf(one).text.includes('1 товар'), ...controls(one)]).toEqual([1, true, false, false, false]);
    const narrowed = await visitor.open(`/search?q=${id}&f.available=1`);
    expect(controls(narrowed).slice(0, 2)).toEqual([true, true]);
  });

  it('is of new goods, or of used and marked-down ones when these are ticked', async () => {
    const visitor = new Visitor(shop);
    const markdownFlags = (page: Page) => articlesOf(mainOf(page)).map((card) => card.text.includes('Уценка'));
    const all = await visitor.open('/catalog/tablets/225');
    expect(markdownFlags(all)).not.toContain(true);
    const pieces = await visitor.press(all, 'Показать', { 'f.condition': 'markdown' });
    hrefOf(regionOf(pieces, 'Выбранные фильтры'), /Состояние: Уценённые/);
    expect([markdownFlags(pieces).length > 0, markdownFlags(pieces).includes(false)]).toEqual([true, false]);
  });

  it('leads from a brand to its series and to what fits its devices, from a product to its model', async () => {
    const visitor = new Visitor(shop);
    const brand = await visitor.open('/catalog/brand/apple');
    const fitting = await visitor.follow(mainOf(brand), 'Подходящие аксессуары');
    expect([fitting.path, titleOf(fitting)]).toEqual(['/catalog/compatibility-brand/apple', 'Аксессуары для Apple']);
    const series = await visitor.follow(regionOf(brand, 'Серии'), 'iPhone 17');
    expect(series.path).toBe('/catalog/series/apple-iphone-17');
    const [name = ''] = namesOf(series);
    const product = await visitor.follow(nth(series, 0), name);
    expect(titleOf(product)).toBe(name);
    const model = linksOf(regionOf(product, 'Навигационная цепочка')).at(-1);
    const list = await visitor.open(model?.attributes.href ?? '');
    expect([list.path, titleOf(list)]).toEqual([expect.stringMatching(/^\/catalog\/model\/[\w.-]+$/), model?.name]);
    for (const page of [fitting, series, list]) expect(namesOf(mainOf(page)).length).toBeGreaterThan(0);
    // Its variants are one card; other models stand below.
    const similar = namesOf(regionOf(list, 'Похожие модели'));
    expect(similar.length).toBeGreaterThan(0);
    const [own, ...others] = namesOf(mainOf(list)).filter((variant) => !similar.includes(variant));
    expect([own, others]).toEqual([expect.stringContaining(model?.name ?? ''), []]);
  });
});

it('what use costs orders a list, stands on the product with how it was reckoned, and is compared', async () => {
  const visitor = new Visitor(shop);
  const fridges = '/catalog/refrigerators/1061';
  const list = await visitor.open(`${fridges}?sort=running_cost`);
  const cards = articlesOf(mainOf(list));
  const costs = cards.map(({ text }) => Number(/Обойдётся в год: ([\d\s]+) ₽/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
  expect(costs.length).toBeGreaterThan(2);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));

  const [first = '', second = ''] = namesOf(mainOf(list));
  const product = await visitor.follow(mainOf(list), first);
  expect(mainOf(product).text).toMatch(/Обойдётся в [\d\s]+ ₽ в год ?: электричество/);
  expect(mainOf(product).text).toMatch(/кВт·ч по [\d,]+ ₽ \(.+, с 1 июля \d{4}\)\. Не больше этого берёт аппарат класса/);

  const idOf = (name: string) => /\/(\d+)$/.exec(hrefOf(mainOf(list), name) ?? '')?.[1];
  const comparison = await visitor.open(`/compare?products=${idOf(first)}~${idOf(second)}`);
  expect(mainOf(comparison).text).toContain('Обойдётся в год');
  expect(mainOf(await visitor.open('/catalog/smartphones/224')).text).not.toContain('Экономичнее');
});

it('what fits a niche is asked once, said on every card and on the product, and chosen by', async () => {
  const visitor = new Visitor(shop);
  const all = await visitor.open(machines);
  const questions = await visitor.follow(regionOf(all, 'Быстрые фильтры'), 'Встанет ли? Укажите нишу');
  const wrong = await visitor.press(mainOf(questions), 'Показать, что встанет', { width: 'полметра' });
  expect(roleText(wrong, 'alert')).toContain('Число от 10 до 400 см');
  // Only what fits is shown; without the filter every card says whether it does.
  const fitting = await visitor.press(mainOf(wrong), 'Показать, что встанет', { width: '60', height: '', depth: '45,5', door: '' });
  expect(fitting.path).toBe(`${machines}?f.width.max=60&f.depth.max=45.5`);
  const list = await visitor.open(machines);
  const cards = articlesOf(mainOf(list));
  expect(cards.every(({ text }) => /Ниша: (?:не )?встанет/.test(text))).toBe(true);
  expect(cards.some(({ text }) => text.includes('не встанет'))).toBe(true);
  expect((await visitor.follow(regionOf(list, 'Быстрые фильтры'), 'Встанет в мою нишу')).path).toBe(fitting.path);
  const chosen = articlesOf(mainOf(fitting));
  expect([chosen.length > 0, chosen.some(({ text }) => text.includes('не встанет'))]).toEqual([true, false]);
  const [name = ''] = namesOf(mainOf(fitting));
  const product = await visitor.follow(mainOf(fitting), name);
  expect(regionOf(product, 'Встанет ли').text).toContain('Ниша по глубине 45,5 см');
  expect(regionOf(product, 'Встанет ли').html).toContain('Вид сверху');

  // A refrigerator stands somewhere else.
  const fridges = await visitor.open('/catalog/refrigerators/1061');
  expect(mainOf(fridges).text).not.toContain('Ниша:');
  expect(regionOf(fridges, 'Быстрые фильтры').text).toContain('Встанет ли? Укажите нишу');

  // The page by itself names the kinds, and leads to the goods of those that were measured.
  const kinds = await visitor.open('/niche');
  expect(mainOf(kinds).text).toContain('Измерено: ниша 60 × 45,5 см');
  const measured = await visitor.follow(mainOf(kinds), 'Смотреть, что встанет');
  expect(measured.path).toBe(fitting.path);
  const others = await visitor.follow(mainOf(kinds), 'Указать нишу');
  expect(headingsOf(others, 1)[0]).toMatch(/^Встанет ли\? ./);

  const forgotten = await visitor.press(mainOf(kinds), 'Забыть размеры');
  expect(forgotten.path).toBe('/');
  expect(mainOf(await visitor.open(machines)).text).not.toContain('Ниша:');
});

it('a television is asked for its place and for where one sits, and chosen by both', async () => {
  const visitor = new Visitor(shop);
  const all = await visitor.open('/catalog/tvs/1041');
  const questions = await visitor.follow(regionOf(all, 'Быстрые фильтры'), 'Встанет ли? Укажите место');
  expect(mainOf(questions).text).not.toContain('двери');
  const fitting = await visitor.press(mainOf(questions), 'Показать, что встанет', { width: '130', height: '', distance: '250' });
  expect(fitting.path).toContain('f.width.max=130&f.diagonal=50');
  const list = await visitor.open('/catalog/tvs/1041');
  expect(articlesOf(mainOf(list)).every(({ text }) => /Место: (?:не )?встанет/.test(text) && text.includes('Смотреть: 2,5'))).toBe(true);
  expect((await visitor.follow(regionOf(list, 'Быстрые фильтры'), 'Подойдёт для моей комнаты')).path).toBe(fitting.path);
  const cards = articlesOf(mainOf(fitting));
  expect([cards.length > 0, cards.some(({ text }) => /не встанет|близко|далеко/.test(text))]).toEqual([true, false]);
  const [name = ''] = namesOf(mainOf(fitting));
  expect(regionOf(await visitor.follow(mainOf(fitting), name), 'Встанет ли').text).toMatch(/Смотреть с .*, у вас 2,5 м — в самый раз/s);
});

describe('the search', () => {
  const pathOf = (text: string): string => `/search?${new URLSearchParams({ q: text })}`;

  it.each([
    { typed: 'cnbhfkrf cfvceyu', corrected: 'стиралка самсунг', found: /^Стиральная машина Samsung / },
    { typed: 'кофемашина делонги', corrected: undefined, found: /^Кофемашина De.Longhi / },
    { typed: '43дюйма телевизор', corrected: undefined, found: /^Телевизор .* 43″/ },
    { typed: 'науршники sony', corrected: 'наушники sony', found: /^Наушники Sony / },
    { typed: 'видюха 5070', corrected: undefined, found: /^Видеокарта .* RTX 5070/ },
  ])('finds what is meant by «$typed»', async ({ typed, corrected, found }) => {
    const page = await new Visitor(shop).open(pathOf(typed));
    expect(namesOf(page)[0]).toMatch(found);
    expect(/Показаны результаты для « ?(.*?) ?»/.exec(page.text)?.[1]).toBe(corrected);
  });

  it('finds a product by the code that its page shows', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.open(pathOf('видюха 5070'));
    const [name = ''] = namesOf(page);
    const product = await visitor.follow(nth(page, 0), name);
    const code = /Код товара:\s*(\d+)/.exec(product.text)?.[1] ?? '';
    expect(namesOf(await search(visitor, product, code))).toEqual([name]);
  });

  it('lets a correction be refused, and a word that was left out be insisted upon', async () => {
    const visitor = new Visitor(shop);
    const typed = await search(visitor, await visitor.open('/search'), 'чайнек bosch зелёный');
    expect(typed.text).toMatch(/Показаны результаты для « ?чайник bosch зеленый ?»/);
    expect(typed.text).toContain('У первых в списке нет «зеленый».');
    expect(namesOf(typed)[0]).toMatch(/^Чайник Bosch .*(?<!зелёный)$/);
    const insisted = await visitor.follow(typed, 'Показать только те, где есть «зеленый»');
    expect(titleOf(insisted)).toBe('Результаты поиска «чайник bosch "зеленый"»');
    expect(insisted.text).not.toContain('У первых в списке нет «зеленый»');
    expect(namesOf(insisted)[0]).toMatch(/^Чайник .*зелёный$/);
    const refused = await visitor.follow(typed, 'Искать вместо этого «чайнек bosch зелёный»');
    for (const word of ['чайнек', 'зелёный']) expect(refused.text).toContain(`У первых в списке нет «${word}».`);
    expect(refused.text).not.toContain('Показаны результаты для');
    // Nothing is called so: no link leads to nothing, and who writes it so is told what is nearest.
    expect(linksOf(refused).filter(({ name }) => name.startsWith('Показать только те, где есть'))).toEqual([]);
    const none = await visitor.open(`${pathOf('"чайнек" bosch зелёный')}&as-typed=1`);
    expect(titleOf(none)).toBe('Ничего не нашли по «"чайнек" bosch зелёный»');
    expect(none.text).toMatch(/Ничего не нашли по «"чайнек" bosch зелёный».*Похоже на « ?чайник bosch зеленый ?»/);
    expect(namesOf(await visitor.follow(none, 'чайник bosch зеленый'))[0]).toMatch(/^Чайник /);
  });

  it('says part by part what was understood, and takes each part off by a link', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.open(pathOf('тихая стиралка самсунг до 60000'));
    const partLinks = (shown: Page) => regionsOf(shown, 'Что вы ищете').flatMap((region) => linksOf(region));
    const readParts = (page: Page) => partLinks(page).map(({ name }) => name.replace(/\s+/g, ' '));
    expect(readParts(page)).toEqual(
      ['тихая: шум до 74 дБ', 'Стиральные машины', 'Samsung', 'до 60 000 ₽'].map((part) => `Искать без: ${part}`),
    );
    const without = await visitor.open(hrefOf(regionOf(page, 'Что вы ищете'), /Samsung/));
    expect(titleOf(without)).toBe('Результаты поиска «тихая стиралка до 60000 руб»');
    expect(readParts(without)).toEqual(['тихая: шум до 74 дБ', 'Стиральные машины', 'до 60 000 ₽'].map((part) => `Искать без: ${part}`));
    expect(namesOf(without).some((name) => !name.includes('Samsung'))).toBe(true);
    expect(partLinks(await visitor.open(pathOf('видюха')))).toEqual([]);
  });

  it('shows what has all that was asked first, under a heading that counts it, in any order, and alone where that is chosen', async () => {
    const visitor = new Visitor(shop);
    const headings = (page: Page) =>
      [...page.text.matchAll(/(Подходят полностью|Похожие, подходят частично): (\d+)/g)].map(([, ...one]) => one);
    const page = await visitor.open(pathOf('красный чайник'));
    const [[, complete = ''] = [], [, others = ''] = []] = headings(page);
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(`${Number(complete) + Number(others)} товар`);
    expect(namesOf(page)[0]).toMatch(/красный$/);
    const cheapest = await visitor.open(`${pathOf('красный чайник')}&sort=price`);
    expect(headings(cheapest)).toEqual(headings(page));
    expect(namesOf(cheapest)[0]).toMatch(/красный$/);
    const alone = await visitor.follow(page, 'Показать только их');
    expect(namesOf(alone).length).toBeGreaterThan(0);
    for (const name of namesOf(alone)) expect(name).toMatch(/красный$/);
    expect(headings(alone)).toEqual([]);
  });

  it('says what was given up where nothing is within the price', async () => {
    const page = await new Visitor(shop).open(pathOf('стиральная машина до 1000'));
    expect(page.text.replaceAll('\u00a0', ' ')).toContain('Ничего нет до 1 000 ₽ — показываем другие цены.');
    expect(namesOf(page)[0]).toMatch(/^Стиральная машина /);
  });

  it('finds used and marked-down pieces by a word for them', async () => {
    const page = await new Visitor(shop).open(pathOf('смартфон б/у'));
    expect(namesOf(page).length).toBeGreaterThan(0);
    for (const card of articlesOf(page)) expect(card.text).toContain('Уценка');
  });

  it('narrows what was found by a filter, and keeps what was typed', async () => {
    const visitor = new Visitor(shop);
    const totalOf = ({ text }: Page) => Number(/(\d+)\s+(?:товар|вариант)/.exec(text)?.[1]);
    const all = await visitor.open(pathOf('ssd 2тб'));
    const narrowed = await visitor.press(all, 'Показать', { 'f.brand': 'samsung' });
    hrefOf(regionOf(narrowed, 'Выбранные фильтры'), /Бренд: Samsung/);
    expect(totalOf(narrowed)).toBeLessThan(totalOf(all));
    expect(namesOf(narrowed).filter((name) => !name.includes('Samsung'))).toEqual([]);
    for (const page of [all, narrowed])
      expect([fieldOf(page, 'q').value, titleOf(page)]).toEqual(['ssd 2тб', 'Результаты поиска «ssd 2тб»']);
    const last = namesOf(narrowed).at(-1) ?? '';
    expect(titleOf(await visitor.follow(narrowed, last))).toBe(last);
    expect(regionsOf(all, 'Выбранные фильтры')).toEqual([]);
  });
});

describe('lists of one’s own', () => {
  /** What the header says of a list. */
  const countOf = (page: Page, name: string) => linksOf(page).find((link) => link.name === name)?.description;
  const isPressed = (page: Page, name: string) => buttonOf(page, name)?.attributes['aria-pressed'] === 'true';
  /** Presses the button on the nth card of the page. */
  async function press(visitor: Visitor, page: Page, at: number, name: string): Promise<Page> {
    const after = await visitor.press(nth(page, at), name);
    expect(isPressed(nth(after, at), name)).toBe(true);
    return after;
  }
  async function compareThree(visitor = new Visitor(shop)): Promise<{ visitor: Visitor; compared: Page }> {
    let page = await visitor.open(machines);
    for (const at of [0, 1, 2]) page = await press(visitor, page, at, 'Сравнить');
    expect(countOf(page, 'Сравнение')).toBe('3 товара');
    const compared = await visitor.follow(page, 'Сравнение');
    expect([titleOf(compared), columnsOf(compared).length]).toEqual(['Сравнение товаров', 3]);
    return { visitor, compared };
  }
  const columnsOf = (page: Page): string[] =>
    partsOf(page, /<th\b[^>]*\sscope="col"[^>]*>/).flatMap((column) => linksOf(column).map(({ name }) => name));
  const rowsOf = (page: Page): number => partsOf(page, /<th\b[^>]*\sscope="row"[^>]*>/).filter((row) => linksOf(row).length > 0).length;
  const differences = 'Только различия';

  it('compare three products by their differences, and put a row aside', async () => {
    const { visitor, compared } = await compareThree();
    const differing = await visitor.press(compared, differences);
    expect([isPressed(differing, differences), differing.path]).toEqual([true, expect.stringContaining('differing=1')]);
    expect(rowsOf(differing)).toBeGreaterThan(0);
    expect(rowsOf(differing)).toBeLessThan(rowsOf(compared));
    const without = await visitor.follow(differing, /^Скрыть строку/);
    expect(rowsOf(without)).toBe(rowsOf(differing) - 1);
    const all = await visitor.press(without, differences);
    expect([isPressed(all, differences), rowsOf(all)]).toEqual([false, rowsOf(compared) - 1]);
    expect(rowsOf(await visitor.follow(all, /^Вернуть скрытые строки/))).toBe(rowsOf(compared));
  });

  it('know differences of two products at least', async () => {
    const { visitor, compared } = await compareThree();
    let page = compared;
    for (const left of [2, 1]) {
      page = await visitor.press(page, 'Убрать из сравнения');
      expect(columnsOf(page)).toHaveLength(left);
    }
    expect(buttonOf(page, differences)?.attributes).toHaveProperty('disabled');
    const empty = await visitor.press(page, 'Убрать из сравнения');
    expect(titleOf(empty)).toBe('Сравнивать пока нечего');
    // Two of a kind are ready to be compared.
    const pair = await visitor.follow(regionOf(empty, 'Чаще всего выбирают между'), /Сравнить$/);
    expect(columnsOf(pair)).toHaveLength(2);
  });

  it('turn the differences off with another category', async () => {
    const { visitor } = await compareThree();
    await press(visitor, await visitor.open('/catalog/smartphones/224'), 0, 'Сравнить');
    const differing = await visitor.open('/compare?category=1081&differing=1');
    expect(isPressed(differing, differences)).toBe(true);
    const phones = await visitor.follow(regionOf(differing, 'Категории сравнения'), /Смартфоны/);
    expect(columnsOf(phones)).toHaveLength(1);
    const back = await visitor.follow(regionOf(phones, 'Категории сравнения'), /Стиральные машины/);
    expect([columnsOf(back).length, isPressed(back, differences)]).toEqual([3, false]);
    expect(columnsOf(await visitor.open('/compare'))).toHaveLength(3);
  });

  it('are shared with others, whose own they leave alone', async () => {
    const { compared } = await compareThree();
    const shared = hrefOf(compared, 'Поделиться');
    const other = new Visitor(shop);
    await press(other, await other.open(machines), 5, 'Сравнить');
    const seen = await other.open(shared);
    expect(columnsOf(seen)).toEqual(columnsOf(compared));
    expect([seen.text.includes('Ваш список сравнения от этого не меняется'), countOf(seen, 'Сравнение')]).toEqual([true, '1 товар']);
    expect(columnsOf(await other.open('/compare'))).toHaveLength(1);
    expect(countOf(await other.press(seen, 'Добавить к моему сравнению'), 'Сравнение')).toBe('4 товара');
  });

  /** The list itself: what is like it stands below. */
  const favoritesOf = (page: Page) => regionOf(page, 'Товары');

  it('keep favourites of a guest, the newest first, and let one go', async () => {
    const visitor = new Visitor(shop);
    let page = await visitor.open(machines);
    const [first] = namesOf(mainOf(page));
    for (const at of [0, 1]) page = await press(visitor, page, at, 'В избранное');
    const kept = await visitor.follow(page, 'Избранное');
    expect([titleOf(kept), articlesOf(favoritesOf(kept)).length]).toEqual(['Избранное', 2]);
    const left = await visitor.press(nth(kept, 0), 'В избранное');
    expect([namesOf(favoritesOf(left)), countOf(left, 'Избранное')]).toEqual([[first], '1 товар']);
    expect(namesOf(favoritesOf(await visitor.open(left.path)))).toEqual([first]);
  });

  it('keep a price that is no number, and say beside it what is wrong', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open(machines);
    const wrong = await visitor.open(`${machines}?f.price.min=${encodeURIComponent('недорого')}`);
    const field = fieldOf(wrong, 'f.price.min');
    expect([field.value, field.description]).toEqual(['недорого', 'Введите число, например 15 000.']);
    expect(namesOf(mainOf(wrong))).toEqual(namesOf(mainOf(all)));
  });

  it('put all favourites that can be bought into the basket, in an order of their own', async () => {
    const visitor = new Visitor(shop);
    let page = await visitor.open(machines);
    for (const at of [0, 1]) page = await press(visitor, page, at, 'В избранное');
    const favorites = await visitor.follow(page, 'Избранное');
    const pricesOf = (screen: typeof page) =>
      articlesOf(favoritesOf(screen)).map(({ text }) => Number(/([\d\s]+)₽/.exec(text)?.[1]?.replace(/\s/g, '')));
    const [cheap = 0, dear = 0] = pricesOf(await visitor.follow(favorites, 'Дешевле'));
    expect(cheap).toBeLessThanOrEqual(dear);
    const cart = await visitor.press(favorites, 'Всё в корзину');
    expect([cart.path, countOf(cart, 'Избранное')]).toEqual(['/cart', '2 товара']);
    for (const name of namesOf(favoritesOf(favorites))) expect(cart.text).toContain(name);
  });

  it('have their buttons on a product’s page too', async () => {
    const visitor = new Visitor(shop);
    const list = await visitor.open(machines);
    let page = await visitor.follow(nth(list, 0), namesOf(list)[0] ?? '');
    for (const name of ['Сравнить', 'В избранное']) {
      page = await visitor.press(regionOf(page, 'Покупка'), name);
      expect(isPressed(regionOf(page, 'Покупка'), name)).toBe(true);
    }
    expect(countOf(page, 'Избранное')).toBe('1 товар');
  });

  it('say when a comparison is full, and that an address is none', async () => {
    const visitor = new Visitor(shop, new Map([['compare_products', Array.from({ length: 20 }, (_, at) => 1 + at).join('~')]]));
    const full = await visitor.press(nth(await visitor.open(machines), 0), 'Сравнить');
    expect(roleText(full, 'alert')).toContain('В сравнении больше нет места');
    expect(isPressed(nth(full, 0), 'Сравнить')).toBe(false);
    const none = await visitor.open('/compare?products=');
    expect([none.status, titleOf(none)]).toEqual([404, 'Страница не найдена']);
  });
});

describe('what the shop tells', () => {
  it('has every document of law in the footer', async () => {
    const visitor = new Visitor(shop);
    let page = await visitor.open('/delivery');
    const documents = [
      ['Оферта', 'Публичная оферта'],
      ['Персональные данные', 'Политика обработки персональных данных'],
      ['Согласие на обработку', 'Согласие на обработку персональных данных'],
      ['Правила рекомендаций', 'Правила применения рекомендательных технологий'],
      ['Файлы cookie', 'Файлы cookie'],
    ] as const;
    for (const [link, title] of documents) {
      page = await visitor.follow(regionOf(page, 'Покупателям'), link);
      expect(titleOf(page)).toBe(title);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(page.html)?.[1]).toMatch(new RegExp(`${page.path}$`));
    }
    expect((await visitor.follow(regionOf(page, 'Документы'), 'Публичная оферта')).path).toBe('/legal/offer');
    const none = await visitor.open('/legal/licence');
    expect([none.status, titleOf(none)]).toEqual([404, 'Страница не найдена']);
  });

  it('leads from the footer to how a thing is returned', async () => {
    const visitor = new Visitor(shop);
    const cookies = await visitor.open('/legal/cookies');
    const page = await visitor.follow(regionOf(cookies, 'Покупателям'), 'Возврат и обмен');
    expect(page.path).toBe('/delivery#returns');
    const returns = regionOf(page, 'Возврат и обмен');
    expect(returns.html).toContain(' id="returns"');
    expect([returns.text.includes('в течение семи дней'), hrefOf(returns, 'Все условия — в оферте')]).toEqual([true, '/legal/offer']);
  });

  it('is about delivery and payment in the chosen city', async () => {
    const town = await new Visitor(shop, new Map([['city_id', '54']])).open('/delivery');
    expect(headingsOf(town, 2)).toContain('Курьер');
    expect(headingsOf(town, 2).join()).not.toContain('Экспресс-доставка');
    const visitor = new Visitor(shop);
    const page = await visitor.open('/delivery');
    expect(titleOf(page)).toBe('Доставка: Донецк');
    expect(headingsOf(page, 2)).toContain('Экспресс-доставка');
    expect(page.text).toMatch(/Сроки и цены — на сегодня, для небольшого товара.*Курьер.*\d ₽/s);
    const payment = await visitor.follow(mainOf(page), /Как оплатить/);
    expect(titleOf(payment)).toBe('Оплата: Донецк');
    for (const tab of ['Онлайн', 'При получении', 'Кредит', 'Частями']) expect(headingsOf(payment, 2)).toContain(tab);
  });

  it('has reviews, which are filtered, read and liked once', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open('/reviews/list');
    expect(titleOf(all)).toBe('Обзоры');
    const phones = await visitor.follow(regionOf(all, 'Категория'), 'Смартфоны');
    expect([phones.path, titleOf(phones)]).toEqual(['/reviews/list/category-smartphones', 'Обзоры: Смартфоны']);
    const compared = await visitor.follow(regionOf(phones, 'Рубрика'), 'Сравнение');
    expect([compared.path, articlesOf(compared).length]).toEqual(['/reviews/list/category-smartphones/badge-sravnenie', 1]);
    const review = await visitor.follow(nth(compared, 0), /./);
    expect([review.path, articlesOf(regionOf(review, 'Товары из обзора')).length > 0]).toEqual([
      expect.stringMatching(/^\/reviews\/view\/[\w-]+$/),
      true,
    ]);
    const vote = (page: Page) => regionOf(page, 'Обзор был полезен?');
    const liked = await visitor.press(vote(review), /^Да/);
    expect(vote(liked).text).toContain('Спасибо, ваш голос учтён.');
    expect(buttonOf(vote(liked), /^Да \d+$/)).toBeDefined();
    const again = vote(await visitor.open(review.path));
    expect(buttonOf(again, /^Да/)?.attributes).toMatchObject({ 'aria-pressed': 'true', disabled: '' });
    expect(buttonOf(again, /^Нет/)?.attributes).toHaveProperty('disabled');
  });

  it('has news, which are listed and read', async () => {
    const visitor = new Visitor(shop);
    const title = 'Самовывоз через 15 минут';
    const article = await visitor.follow(await visitor.open('/news'), title);
    expect(titleOf(article)).toBe(title);
    expect(titleOf(await visitor.follow(mainOf(article), 'Все новости'))).toBe('Новости');
  });

  it('has offers, which are filtered, read, and lead into the basket', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open('/special-offers');
    expect(titleOf(all)).toBe('Акции');
    const found = await visitor.press(mainOf(all), 'Показать', { mechanics: 'discount', brands: 'bosch' });
    expect(found.path).toBe('/special-offers?mechanics=discount&brands=bosch');
    hrefOf(found, 'Убрать фильтр «Bosch»');
    const offer = await visitor.follow(nth(found, 0), /./);
    expect(offer.path).toMatch(/^\/special-offers\/\d+$/);
    expect(headingsOf(offer, 2)).toEqual(expect.arrayContaining(['Товары акции', 'Другие акции']));
    const goods = articlesOf(regionOf(offer, 'Товары акции')).find((card) => buttonOf(card, 'В корзину') !== undefined);
    const [name = ''] = goods === undefined ? [] : headingsOf(goods, 3);
    const put = await visitor.press(goods ?? offer, 'В корзину');
    const basket = await visitor.follow(mainOf(put), 'В корзине');
    expect([titleOf(basket), linksOf(mainOf(basket)).map((link) => link.name)]).toEqual(['Корзина', expect.arrayContaining([name])]);
  });

  it('has pages of offers as long as the screen needs them', async () => {
    const visitor = new Visitor(shop);
    const offers = await visitor.open('/special-offers');
    expect(articlesOf(mainOf(offers))).toHaveLength(6);
    expect((await visitor.follow(regionOf(offers, 'Страницы'), 'Страница 2')).path).toBe('/special-offers?page=2');
    const phone = await fetch(`${shop.origin}/special-offers`, { headers: { 'sec-ch-ua-mobile': '?1' } });
    expect((await phone.text()).match(/<article/g)).toHaveLength(3);
    const none = ['/special-offers?page=99', '/special-offers/987654', '/special-offers/x', '/special-offers?mechanics=no-such'];
    expect(await Promise.all(none.map(async (path) => (await new Visitor(shop).open(path)).status))).toEqual(none.map(() => 404));
  });

  it('has a banner on a product’s page that leads to a screen of the shop', async () => {
    const visitor = new Visitor(shop);
    const list = await visitor.open(machines);
    const product = await visitor.follow(nth(list, 0), namesOf(list)[0] ?? '');
    const banners = linksOf(product).filter(({ name }) => name.includes('Рассрочка без переплаты'));
    // One for each width, of which the styles show one.
    expect(banners.map(({ attributes }) => attributes.class)).toEqual(['banner max-md:hidden', 'banner md:hidden']);
    expect(titleOf(await visitor.open(banners[0]?.attributes.href ?? ''))).toMatch(/Рассрочка — до 36 месяцев/);
  });

  it('remembers what was looked at, the newest first', async () => {
    const visitor = new Visitor(shop);
    const list = await visitor.open(machines);
    const look = (at: number) => visitor.follow(nth(list, at), namesOf(nth(list, at))[0] ?? '');
    const readViewed = (page: Page) => regionsOf(page, 'Вы смотрели').flatMap(namesOf);
    const first = await look(0);
    expect(readViewed(first)).toEqual([]);
    const second = await look(1);
    expect(readViewed(second)).toEqual([titleOf(first)]);
    const home = await visitor.open('/');
    expect(readViewed(home)).toEqual([titleOf(second), titleOf(first)]);
    // Two leave a shelf empty: what is like them fills it.
    expect(articlesOf(regionOf(home, 'Похожие товары')).length).toBeGreaterThan(0);
    expect(titleOf(await visitor.follow(regionOf(home, 'Вы смотрели'), titleOf(first) ?? ''))).toBe(titleOf(first));
    expect(readViewed(await visitor.open('/'))).toEqual([titleOf(first), titleOf(second)]);
  });
});

describe('a store', () => {
  it('is found in the list, by its kind', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open('/shops');
    expect([titleOf(all), articlesOf(all).length]).toEqual(['Магазины и пункты выдачи', 11]);
    const kinds = (page: Page) => regionOf(page, 'Виды пунктов');
    const lockers = await visitor.follow(kinds(all), /^Постаматы/);
    expect([lockers.path, articlesOf(lockers).length]).toEqual([expect.stringMatching(/types=9\.12$/), 3]);
    const both = await visitor.follow(kinds(lockers), /^Магазины/);
    expect(articlesOf(both)).toHaveLength(6);
    const stores = await visitor.follow(kinds(both), /^Постаматы/);
    expect(stores.path).toMatch(/types=1$/);
    const store = await visitor.follow(stores, 'Витрина, улица Артёма');
    expect([store.path, titleOf(store)]).toEqual(['/store/vitrina-ulica-artema-1001', 'Витрина, улица Артёма']);
    expect(store.text).toContain('Понедельник');
    const data = [...store.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json)['@type'],
    );
    expect(data).toEqual(['ElectronicsStore', 'BreadcrumbList']);
  });

  it('is found on the map', async () => {
    const page = await new Visitor(shop).open('/shops');
    const name = 'Витрина, улица Куйбышева';
    const mark = linksOf(page).find(({ attributes }) => attributes.title === name)?.attributes.href ?? '';
    const [card = page] = partsOf(page, new RegExp(`<\\w+\\b[^>]*\\sid="${mark.slice(1)}"[^>]*>`));
    expect(titleOf(await new Visitor(shop).follow(card, name))).toBe(name);
  });

  it('stands first when it is the nearest to an address, whatever is typed of it', async () => {
    const visitor = new Visitor(shop);
    const readStatus = (page: Page) => roleText(page, 'status');
    const near = await visitor.press(mainOf(await visitor.open('/shops')), 'Показать', { q: 'куйбешева 30' });
    expect(readStatus(near)).toContain('Сначала ближайшие к адресу');
    expect(articlesOf(near)[0]?.text).toContain('Куйбышева');
    const nowhere = await visitor.press(mainOf(near), 'Показать', { q: 'Несуществующая 5' });
    expect([readStatus(nowhere).includes('мы не нашли'), articlesOf(nowhere).length]).toEqual([true, 11]);
  });

  it('that mends is found by brand', async () => {
    const visitor = new Visitor(shop);
    const all = await visitor.open('/shops');
    const found = await visitor.press(all, 'Найти сервис', { brand: choicesOf(all, 'brand').get('Apple') ?? '' });
    expect(found.path).toMatch(/brand=apple/);
    expect(found.text).toContain('Сервисный центр «Гаджет-Ремонт»');
    expect(found.text).not.toContain('Сервисный центр «Мастер-Техника»');
  });

  it('of another city has another stock, and the city is chosen by what people call it', async () => {
    const visitor = new Visitor(shop);
    const list = await visitor.open(machines);
    const product = hrefOf(nth(list, 0), namesOf(list)[0] ?? '');
    const here = await visitor.open(`${product}/availability/doneck`);
    expect(headingsOf(here, 2)).toContain('Как получить: Донецк');
    expect(linksOf(mainOf(here)).find(({ name }) => name.startsWith('Курьер'))?.attributes['aria-current']).toBe('true');
    expect(here.text).toMatch(/\d\d:00–\u2060?\d\d:00/);
    const pickup = await visitor.follow(mainOf(here), /^Самовывоз/);
    hrefOf(pickup, 'Витрина, улица Артёма');
    const asked = await visitor.press(await visitor.follow(mainOf(pickup), 'Другой город'), 'Найти город', { q: 'питер' });
    const there = await visitor.press(asked, /^Санкт-Петербург/);
    expect(there.path).toMatch(/\/availability\/sankt-peterburg\?way=pickup$/);
    expect(headingsOf(there, 2)).toContain('Как получить: Санкт-Петербург');
    expect(there.text).not.toContain('Витрина, улица Артёма');
    hrefOf(there, /Витрина, Невский проспект/);

    // Whoever names a city has chosen it.
    const moscow = await visitor.open(`${product}/availability/moskva`);
    expect(regionsOf(moscow, 'Ваш город')).toEqual([]);
    const banner = (page: Page) => linksOf(partsOf(page, /<header\b[^>]*>/)[0] ?? page).map(({ name }) => name);
    for (const page of [moscow, await visitor.open('/'), await visitor.open(`${product}/availability/nowhere`)])
      expect(banner(page)).toContain('Москва');
    for (const path of [`${product}/availability/nowhere`, '/store/vitrina-99999999']) {
      const none = await visitor.open(path);
      expect([none.status, titleOf(none)]).toEqual([404, 'Страница не найдена']);
    }
  });
});
