import { demoShopper } from './demo-shopper.ts';
import type { FilledDatabase, StartedShop } from './full-stack.ts';
import { Visitor } from './visitor.ts';

/** Whoever walks through the shop while one call fails: a guest whose basket has an exchange and a smart price, and the demonstration's shopper. */
export interface TestVisitors {
  readonly guest: Visitor;
  readonly shopper: Visitor;
  /** A product with everything that these calls tell of; its page has not been opened yet. */
  readonly unseen: () => { id: number; path: string };
  /** Line of the guest's basket. */
  readonly lineId: string;
  readonly repairId: number;
}

interface AddItemData {
  basketAddItem: { basket: { id: string; items: { id: string }[] } };
}

const worth = `select p.id, '/catalog/' || c.code || '/' || c.id || '/' || p.id as path
  from products p join categories c on c.id = p.category_id join product_prices k on k.product_id = p.id and k.tradein_discount is not null
  where p.status = 1 and p.order_type = 'buy' and not p.is_digital and p.category_id <> 224
    and exists (select 1 from product_relations r where r.product_id = p.id and r.kind = 'bundle')
    and exists (select 1 from stock s join stores t on t.id = s.store_id and t.type = 0 where s.product_id = p.id and s.quantity > 5)
  order by p.popularity desc, p.id`;

export async function prepareVisitors(shop: StartedShop, { sql }: FilledDatabase): Promise<TestVisitors> {
  const goods = await sql<{ id: number; path: string }>(worth);
  const [first] = goods;
  const guest = new Visitor(shop);
  const addAnswer = await guest.execute<AddItemData>(
    `mutation { basketAddItem(input: { productId: ${first?.id} }) { basket { id items { id } } } }`,
  );
  const { id, items } = addAnswer.data?.basketAddItem.basket ?? { id: '', items: [] };
  const [oldDevice] = await sql<{ id: number; memory: number }>('select model_id as id, memory from tradein_prices order by 1, 2 limit 1');
  await guest.execute(
    `mutation { tradeInSave(input: { modelId: ${oldDevice?.id}, memory: ${oldDevice?.memory}, condition: WORKING }) { exchange { total { amount } } } }`,
  );
  await sql(`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
    values (md5('walk'), ${first?.id}, '/cart', 'completed', 100000, 50000, now() + interval '1 day', '${id}')`);
  const shopper = new Visitor(shop);
  const { email: login, password } = demoShopper;
  const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }';
  await shopper.execute(signIn, { input: { login, password } });
  const [repair] = await sql<{ id: number }>(`insert into repair_requests
      (kind, delivery_type, status, user_id, name, phone, city_id, device, problem, details, ip, created_at)
    select 'paid', 'store', 'new', id, 'Анна', phone, 1, 'смартфон', 'Не включается', '{}', '', now() from users where email = '${login}' returning id`);
  return {
    guest,
    shopper,
    lineId: items[0]?.id ?? '',
    repairId: repair?.id ?? 0,
    unseen() {
      const product = goods.pop();
      if (product === undefined || product === first) throw new Error('The demo catalogue has too few products with smart prices.');
      return product;
    },
  };
}

/** A call that fails, who looks at which screen then, and what stands on it; with 503 the screen is of this call. */
interface Screen {
  readonly call: RegExp;
  readonly who: 'guest' | 'shopper';
  readonly at: (walkers: TestVisitors) => string;
  readonly says: string;
  readonly status: number;
}

const of = (who: Screen['who'], call: RegExp, at: string | Screen['at'], says: string, status = 200): Screen => ({
  ...{ call, who, says, status },
  at: typeof at === 'string' ? () => at : at,
});

/** Parts of the calculator's address: its view, and a device of the demonstration as far as it is told. */
const device = (...parts: number[]): string => `/trade-in?d=12345,${parts.join(',')}&at=12345`;
const [numbers, letters] = [1, 2];
const [phones, tablets] = [1, 2];
const product: Screen['at'] = ({ unseen }) => unseen().path;
const tab =
  (name: string): Screen['at'] =>
  ({ unseen }) =>
    `${unseen().path}/${name}`;

const [buy, worthLost, lists] = ['В корзину', 'Не получилось узнать, сколько мы дадим', 'Не получилось загрузить'];
const noPage = 'Не получилось загрузить страницу';

export const screens: readonly Screen[] = [
  of('guest', /\/tradein\/groups$/, device(letters), `${lists} список устройств`),
  of('guest', /\/calculator\/brands$/, device(letters, phones), `${lists} бренды`),
  of('guest', /\/brands\/\d+\/models$/, device(letters, phones, 2), `${lists} модели`),
  of('guest', /\/models\/\d+\/prices$/, device(letters, phones, 3, 82, 128), worthLost),
  of('guest', /\/popular-brands$/, device(numbers, tablets), 'Apple'),
  of('guest', /\/calculator\/brand-models$/, device(numbers, phones), `${lists} бренды`),
  of('guest', /\/calculator\/prices$/, device(numbers, phones, 5, 164, 128), worthLost),
  of('guest', /\/memory-info$/, device(numbers, phones, 6, 124), 'Не получилось узнать объём памяти'),
  of('guest', /\/tradein\/colors$/, device(numbers, phones, 7, 183, 128, 2), 'Номер оценки'),
  of('guest', /\/tradein\/search$/, `${device(numbers, phones)}&q=galaxy`, 'Не получилось поискать'),
  of('guest', /\/exchange-devices$/, '/trade-in', `${lists} то, что вы выбрали раньше`),
  of('guest', /\/trade-in-derivable$/, '/trade-in', `${lists} то, что вы выбрали раньше`),
  of('guest', /\/trade-in-discount$/, product, buy),
  of('guest', /\/tradein\/discount$/, product, buy),
  of('guest', /\/smartprice\/product$/, product, buy),
  of('guest', /\/smartprice\/check$/, '/cart', 'Умную цену сейчас не проверить'),
  of('guest', /\/credit-offers$/, tab('credit'), 'Платежи сейчас не рассчитать'),
  of('guest', /\/warranties$/, tab('credit'), 'Рассрочки и'),
  of('shopper', /\/mokka\/limit$/, tab('credit'), 'Рассрочки и'),
  of('shopper', /\/revo\/limit$/, tab('credit'), 'Рассрочки и'),
  of('guest', /\/accessories$/, tab('accessories'), 'Аксессуары не загрузились'),
  of('guest', /\/accessory-bundle$/, tab('accessories'), buy),
  of('guest', /\/accessory-categories$/, tab('accessories'), buy),
  of('guest', /\/math-accessories$/, tab('accessories'), buy),
  of('guest', /\/v2\/actions$/, '/cart', 'Итого'),
  of('guest', /\/v2\/actions$/, product, buy),
  of('guest', /\/actions\/mechanics$/, '/special-offers', 'Акции'),
  of('guest', /\/articles\/actions$/, '/special-offers?page=2', noPage, 503),
  of('guest', /\/advent-calendar$/, '/advent-calendar', noPage, 503),
  // Silently, as the specification says (spec 2 §8).
  of('shopper', /\/plus-card\/list$/, '/bonus', 'Как это работает'),
  of('shopper', /\/verify-data$/, '/bonus', 'Подтвердите номер телефона карты'),
  of('shopper', /\/loyalty\/notifications$/, '/bonus', 'Бонусная карта'),
  of('shopper', /\/loyalty\/notifications$/, '/account/notice', noPage, 503),
  of('guest', /\/device-types$/, '/repair/service', `${lists} список`),
  of('shopper', /\/v1\/order\/\d+$/, ({ repairId }) => `/repair/${repairId}`, noPage, 503),
];

/** Calls that a screen makes only after others, by a field that asks for each. */
export const fields: readonly (readonly [call: RegExp, field: (walkers: TestVisitors) => string])[] = [
  [/\/v1\/brands$/, () => 'repairBrands(deviceTypeId: 1) { id }'],
  [/\/v1\/brands\/\d+\/models$/, () => 'repairModels(brandId: 1, deviceTypeId: 1) { id }'],
  [/\/device-types\/\d+\/problems$/, () => 'repairDeviceProblems(deviceTypeId: 1) { id }'],
  [/\/v1\/models\/\d+\/problems$/, () => 'repairModelProblems(modelId: 1) { id }'],
  [/\/service-centers$/, () => 'serviceCenters { id }'],
  [/\/derivable-memories$/, () => 'tradeInDerivableMemories(modelId: 1) { memory }'],
  [/\/derivable-color-prices$/, () => 'tradeInDerivableColorPrices(modelId: 1) { code }'],
  [/\/accessory-groups$/, ({ unseen }) => `product(id: ${unseen().id}) { accessoryGroups { id } }`],
  [/\/math-accessory-groups$/, ({ unseen }) => `product(id: ${unseen().id}) { mathAccessoryGroups { id } }`],
  [/\/actions\/products$/, ({ unseen }) => `productAction(products: [{ productId: ${unseen().id} }]) { id }`],
  [/\/actions\/accessories$/, ({ unseen }) => `accessoryAction(products: [{ productId: ${unseen().id} }]) { id }`],
];
