import { beforeAll, describe, expect, it } from 'vitest';
import { readDemoStaff } from '../src/demo-staff.ts';
import { address, consentFields, fetchData, goOn, openShopping, order, type Shopping } from './shopping.ts';
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
  withClass,
} from './visitor.ts';

let shopping: Shopping;
beforeAll(async () => {
  shopping = await openShopping();
});

let people = 0;
/** Somebody of a household of its own: nobody is held to the limits of another's address. */
function newVisitor(): Visitor {
  const visitor = new Visitor(shopping.shop);
  visitor.address = `198.18.0.${++people}`;
  return visitor;
}
const newPhone = (): string => `+7927${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const password = 'Vitrina2026';

/** The newest text that was sent to a phone or an address. */
async function sentTo(recipient: string): Promise<string> {
  const sent = (await (await fetch(`${shopping.proxy.origin}/demo/outbox`)).json()) as { recipient: string; text: string }[];
  return sent.find((message) => message.recipient === recipient)?.text ?? '';
}
const codeTo = async (phone: string): Promise<string> => /\d{6}/.exec(await sentTo(phone))?.[0] ?? '';
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What the employees of the demonstration do with an order, or with a wish to return something. */
const actOn = (what: `orders/${string}` | `returns/${string}`, action: object): Promise<Response> =>
  fetch(`${shopping.proxy.origin}/demo/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });

async function handOver(id: string): Promise<void> {
  const advance = async () => (await actOn(`orders/${id}`, { action: 'advance' })).json() as Promise<{ status: string }>;
  await expect.poll(async () => (await advance()).status).toBe('Получен');
}

/** A new account, signed in, made by the API. */
async function signUp(): Promise<{ visitor: Visitor; phone: string }> {
  const visitor = newVisitor();
  const phone = newPhone();
  const { sessionSendCode } = await fetchData<{ sessionSendCode: { requestId: string } }>(
    visitor,
    'mutation ($phone: Phone!) { sessionSendCode(input: { phone: $phone, purpose: SIGN_UP }) { requestId } }',
    { phone },
  );
  const input = { phone, ...sessionSendCode, code: await codeTo(phone), firstName: 'Вера', password, agreement: true };
  await fetchData(visitor, 'mutation ($input: SessionSignUpInput!) { sessionSignUp(input: $input) { session { expiresIn } } }', { input });
  return { visitor, phone };
}

/** What is in stock of a category. */
async function goodsOf(category: number): Promise<{ id: string; url: string }[]> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string; url: string }[] } }>(
    newVisitor(),
    `{ listing(of: { category: ${category} }, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id url } } }`,
  );
  return listing.nodes;
}
const put = (visitor: Visitor, productId: string | undefined, quantity = 1) =>
  fetchData<{ basketAddItem: { basket: { revision: number } } }>(
    visitor,
    'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { revision } } }',
    { input: { productId, quantity } },
  );

/** An order made by the API: in one click, by a courier who takes the money, or of a code that is to be paid by card. */
async function orderBy(
  visitor: Visitor,
  phone: string,
  kind: 'oneClick' | 'courier' | 'toPay' = 'oneClick',
): Promise<{ id: string; productId: string }> {
  const terms = { oneClick: { isOneClick: true }, courier: { paymentTypeId: '3' }, toPay: { paymentTypeId: '17' } };
  const productId = kind === 'toPay' ? ((await goodsOf(13))[0]?.id ?? '') : String(shopping.unseen().id);
  const { basketAddItem } = await put(visitor, productId);
  const { checkoutOrders } = await fetchData<{ checkoutOrders: { key: string; courier: object[] }[] }>(
    visitor,
    '{ checkoutOrders { key courier { typeId datetime interval } } }',
  );
  const deliveries = checkoutOrders.map(({ key, courier }) => ({
    orderKey: key,
    ...courier[0],
    address: { street: 'Артёма', houseNumber: '74' },
  }));
  const { orderCreate } = await fetchData<{ orderCreate: { orders: { id: string }[] } }>(
    visitor,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    {
      input: {
        revision: basketAddItem.basket.revision,
        contact: { firstName: 'Вера', phone },
        ...terms[kind],
        deliveries: kind === 'courier' ? deliveries : [],
        consents: ['PERSONAL_DATA'],
        idempotencyKey: `without-scripts-${crypto.randomUUID()}`,
      },
    },
  );
  return { id: orderCreate.orders[0]?.id ?? '', productId };
}

describe('signing in', () => {
  it('takes a password, shows the name, and ends', async () => {
    const visitor = newVisitor();
    const asked = await visitor.open('/account');
    expect([titleOf(asked), asked.path]).toEqual(['Вход', '/user/login?returnTo=%2Faccount']);
    const { phone: login } = await signUp();
    const wrong = await visitor.press(mainOf(asked), 'Войти', { login, password: 'Nepravilno1' });
    expect([fieldOf(wrong, 'password').description, fieldOf(wrong, 'password').value]).toEqual(['Неверный логин или пароль', '']);
    expect([wrong.status, fieldOf(wrong, 'login').value]).toEqual([422, login]);
    const own = await visitor.press(mainOf(wrong), 'Войти', { login, password });
    expect(titleOf(own)).toBe('Здравствуйте, Вера');
    expect(linksOf(own).find(({ name }) => name === 'Личный кабинет')?.description).toBe('Вера');
    expect(titleOf(await visitor.open('/user/login'))).toBe('Здравствуйте, Вера');
    const left = await visitor.press(mainOf(own), 'Выйти');
    expect(linksOf(left).map(({ name }) => name)).toContain('Войти');
    expect(titleOf(await visitor.open('/account'))).toBe('Вход');
  });

  it('begins with a registration by a code, and takes another one later', async () => {
    const visitor = newVisitor();
    const phone = newPhone();
    const registration = await visitor.follow(mainOf(await visitor.open('/user/login')), 'Регистрация');
    expect(titleOf(registration)).toBe('Регистрация');
    const asked = await visitor.press(mainOf(registration), 'Получить код', { phone });
    const named = await visitor.press(mainOf(asked), 'Продолжить', { code: await codeTo(phone) });
    const refused = await visitor.press(mainOf(named), 'Зарегистрироваться', { firstName: 'Вера' });
    expect(refused.status).toBe(422);
    const consent = /<input\b[^>]*type="checkbox"[^>]*\sname="([^"]*)"/.exec(mainOf(refused).html)?.[1] ?? '';
    expect(fieldOf(mainOf(refused), consent).description).toBe('Для завершения необходимо согласие.');
    expect(fieldOf(refused, 'firstName').value).toBe('Вера');
    const own = await visitor.press(mainOf(refused), 'Зарегистрироваться', { [consent]: 'yes' });
    expect(titleOf(own)).toBe('Здравствуйте, Вера');
    expect(linksOf(await visitor.press(mainOf(own), 'Выйти')).map(({ name }) => name)).toContain('Войти');

    const again = await visitor.press(mainOf(await visitor.open('/user/login?way=code')), 'Получить код', { phone });
    const code = await codeTo(phone);
    const bad = await visitor.press(mainOf(again), 'Войти', { code: wrongCode(code) });
    expect([bad.status, fieldOf(bad, 'code').description]).toEqual([422, expect.stringMatching(/Неверный код/)]);
    const resent = await visitor.press(mainOf(bad), 'Отправить код ещё раз');
    expect([roleText(resent, 'status'), resent.path]).toEqual([expect.stringContaining('Отправили новый код'), again.path]);
    const next = await codeTo(phone);
    // As a messenger shows it.
    expect(titleOf(await visitor.press(mainOf(resent), 'Войти', { code: `${next.slice(0, 3)} ${next.slice(3)}` }))).toBe(
      'Здравствуйте, Вера',
    );
  });

  it('needs no forgotten password: it is replaced by the link that was sent, and ends all other sessions', async () => {
    const { visitor, phone } = await signUp();
    const guest = newVisitor();
    const forgotten = await guest.follow(mainOf(await guest.open('/user/login')), 'Забыли пароль?');
    expect(titleOf(forgotten)).toBe('Восстановление пароля');
    const sent = await guest.press(mainOf(forgotten), 'Получить ссылку', { login: phone });
    expect(roleText(sent, 'status')).toContain('мы отправили ссылку');
    const link = /\/user\/password-reset\?token=[\w-]+/.exec(await sentTo(phone))?.[0] ?? '';
    const form = await guest.open(link);
    expect(titleOf(form)).toBe('Новый пароль');
    const changed = await guest.press(mainOf(form), 'Сохранить пароль', { password: 'Novyj2026', again: 'Novyj2026' });
    expect(changed.text).toContain('Пароль изменён. Войдите с новым паролем.');
    expect(titleOf(await guest.press(mainOf(changed), 'Войти', { login: phone, password: 'Novyj2026' }))).toBe('Здравствуйте, Вера');
    expect(titleOf(await visitor.open('/account'))).toBe('Вход');
  });

  it('joins what a guest has chosen with what the shopper had chosen', async () => {
    const { visitor, phone } = await signUp();
    const [one, other] = await goodsOf(224);
    await put(visitor, one?.id);
    const guest = newVisitor();
    await put(guest, one?.id, 2);
    await put(guest, other?.id);
    const form = await guest.open('/user/login?returnTo=/cart');
    const joined = await guest.press(mainOf(form), 'Войти', { login: phone, password });
    expect([titleOf(joined), joined.text.includes('теперь в вашей корзине')]).toEqual(['Корзина', true]);
    for (const basket of [joined, await visitor.open('/cart')]) expect(regionOf(basket, 'Итого').text).toContain('Товары, 3 шт.');
  });
});

describe('an order of the account', () => {
  const piecesOf = async (id: string): Promise<number> => {
    const { product } = await fetchData<{ product: { availability: { quantity: number } } }>(
      newVisitor(),
      `{ product(id: ${id}) { availability { quantity } } }`,
    );
    return product.availability.quantity;
  };

  it('is found, changed, cancelled and repeated; its goods are for sale again', async () => {
    const { visitor, phone } = await signUp();
    const { id, productId } = await orderBy(visitor, phone, 'courier');
    const orders = await visitor.follow(regionOf(await visitor.open('/account'), 'Личный кабинет'), 'Мои заказы');
    expect(titleOf(orders)).toBe('Мои заказы');
    const own = await visitor.follow(mainOf(orders), new RegExp(`Заказ № ${id}`));
    expect(titleOf(own)).toBe(`Заказ № ${id}`);
    const times = [...own.html.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
    const [, time = ''] = /aria-label="([^"]*)"/.exec(times.at(-1) ?? '') ?? [];
    const [, name = ''] = /\sname="([^"]*)"/.exec(times.at(-1) ?? '') ?? [];
    const [, value = ''] = /\svalue="([^"]*)"/.exec(times.at(-1) ?? '') ?? [];
    const moved = await visitor.press(mainOf(own), 'Перенести', { [name]: value });
    expect(moved.text).toContain('Время доставки изменено.');
    expect(
      withClass(moved, 'order-facts')
        .map(({ text }) => text)
        .join(),
    ).toContain(time.replaceAll('\u00a0', ' '));
    const renamed = await visitor.press(mainOf(moved), 'Сохранить', { contactName: 'Вера Павловна' });
    expect([renamed.text.includes('Изменения сохранены.'), mainOf(renamed).text.includes('Вера Павловна')]).toEqual([true, true]);
    const left = await piecesOf(productId);
    const cancelled = await visitor.press(mainOf(renamed), 'Да, отменить');
    expect(cancelled.text).toContain('Готово, заказ отменён.');
    // The browser begins there.
    expect(cancelled.html).toMatch(/<p role="status"[^>]* autofocus=""/i);
    await expect.poll(() => piecesOf(productId)).toBe(left + 1);
    expect(cancelled.text).not.toContain('Отменить заказ');
    const basket = await visitor.press(mainOf(cancelled), 'Повторить заказ');
    expect([titleOf(basket), regionOf(basket, 'Итого').text.includes('Товары, 1 шт.')]).toEqual(['Корзина', true]);
  });

  it('is told about to a guest by number and phone, and to nobody by another phone', async () => {
    const visitor = newVisitor();
    const phone = newPhone();
    const { id } = await orderBy(visitor, phone);
    const wrong = await visitor.press(mainOf(await visitor.open('/order-status')), 'Узнать статус', { id: `№ ${id}`, phone: newPhone() });
    expect([wrong.status >= 400, fieldOf(wrong, 'id').description]).toEqual([true, expect.stringMatching(/не найден/)]);
    const told = await visitor.press(mainOf(wrong), 'Узнать статус', { phone });
    expect(headingsOf(told, 2).join()).toContain(`Заказ № ${id}: Ждёт подтверждения`);
    expect(mainOf(told).text).not.toContain('Вера');
  });

  it('is none for somebody else, on every screen', async () => {
    const { visitor, phone } = await signUp();
    const { id } = await orderBy(visitor, phone);
    const { visitor: otherVisitor } = await signUp();
    for (const path of [`/account/orders/${id}`, `/cart/payment/${id}`]) expect((await otherVisitor.open(path)).status).toBe(404);
    // The address asks for the phone, whether or not there is such an order.
    const asked = await otherVisitor.open(`/order-info/${id}`);
    expect([buttonOf(asked, 'Получить код') !== undefined, mainOf(asked).text.includes('Вера')]).toEqual([true, false]);
  });

  it('that was made on one device is paid on the other, which signs out by itself', async () => {
    const { visitor, phone } = await signUp();
    const { id } = await orderBy(visitor, phone, 'toPay');
    const other = newVisitor();
    const own = await other.press(mainOf(await other.open('/user/login')), 'Войти', { login: phone, password });
    expect(own.path).toBe('/account');
    const methods = await other.follow(mainOf(await other.follow(mainOf(own), new RegExp(`Заказ № ${id}`))), 'Оплатить');
    expect(methods.path).toBe(`/cart/payment/${id}`);
    const bank = await other.press(mainOf(methods), /Оплатить/);
    expect(bank.path).toMatch(/^\/sandbox-acquirer\//);
    expect((await other.press(bank, 'Оплатить')).path).toBe(`/order-info/${id}`);
    expect(mainOf(await visitor.open(`/account/orders/${id}`)).text).toContain('Оплачено');
    const left = await other.press(regionOf(await other.open('/account'), 'Личный кабинет'), 'Выйти');
    expect(left.path).not.toMatch(/^\/account/);
    expect(titleOf(await other.open('/account'))).toBe('Вход');
    expect(titleOf(await visitor.open('/account'))).toMatch(/Здравствуйте/);
  });

  it('is among what the shopper was told, and what was said of it among what the shopper has said', async () => {
    const { visitor, phone } = await signUp();
    const { id, productId } = await orderBy(visitor, phone);
    const input = { type: 'REVIEW', ownerId: productId, rate: 4, text: 'Лежит в руке хорошо, экран яркий.', consents: ['PERSONAL_DATA'] };
    await fetchData(visitor, 'mutation ($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id } } }', { input });
    const overview = await visitor.open('/account');
    const notices = await visitor.follow(regionOf(overview, 'Личный кабинет'), 'Уведомления');
    expect(titleOf(notices)).toBe('Уведомления');
    expect(titleOf(await visitor.follow(mainOf(notices), 'Заказ принят'))).toBe(`Заказ № ${id}`);
    const reviews = await visitor.open('/account/reviews');
    expect(mainOf(reviews).text).toContain('На проверке');
    const [product = reviews] = partsOf(mainOf(reviews), /<h2\b[^>]*>/);
    expect((await visitor.follow(product, /./)).path).toMatch(new RegExp(`/${productId}/comments#comment-`));
    expect((await visitor.open('/account/faq')).text).toContain('Вопросов пока нет');
    expect((await visitor.open('/account/reviews?page=2')).status).toBe(404);
  });
});

describe('what was received', () => {
  it('is returned from its order: asked for, accepted, brought', async () => {
    const { visitor, phone } = await signUp();
    const { id } = await orderBy(visitor, phone);
    expect((await visitor.open(`/account/orders/${id}/return`)).path).toBe(`/account/orders/${id}`);
    await handOver(id);

    const own = await visitor.open(`/account/orders/${id}`);
    expect(regionOf(own, 'Возврат').text).toMatch(/До \d+ [а-я]+( \d{4})?, с недостатком — до \d+ /);
    const form = await visitor.follow(regionOf(own, 'Возврат'), 'Вернуть товар');
    expect([titleOf(form), form.path]).toEqual([`Возврат по заказу № ${id}`, `/account/orders/${id}/return`]);
    expect([...choicesOf(form, 'reason').keys()]).toEqual(['CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'OTHER']);
    expect(mainOf(form).html).not.toMatch(/type="radio"[^>]*\schecked/);
    const wrong = await visitor.press(mainOf(form), 'Отправить заявку', { reason: 'DEFECT' });
    expect([wrong.status, fieldOf(wrong, 'comment').description]).toEqual([422, expect.stringContaining('Опишите, что случилось.')]);
    expect(roleText(wrong, 'alert')).toMatch(/Что случилось: Опишите.*Как передать: Выберите/);
    // What was ticked and chosen has stayed.
    const sent = await visitor.press(mainOf(wrong), 'Отправить заявку', { comment: 'Полоса на экране', handover: 'COURIER' });
    expect([sent.path, roleText(sent, 'status')]).toEqual([
      `/account/orders/${id}`,
      expect.stringContaining('Заявка на возврат отправлена.'),
    ]);
    expect(regionOf(sent, 'Возврат').text).toMatch(/Заявка от \d+ \S+: рассматриваем .* Нашли недостаток: Полоса на экране/);
    expect(await sentTo(phone)).toContain(`Заявку на возврат по заказу № ${id} получили`);
    // Withdrawn and asked for anew; what a page says that was kept open since is answered by how it stands.
    const withdrawn = await visitor.press(regionOf(sent, 'Возврат'), 'Да, отозвать');
    expect([withdrawn.path, roleText(withdrawn, 'status')]).toEqual([`/account/orders/${id}`, expect.stringContaining('отозвана')]);
    expect(regionOf(withdrawn, 'Возврат').text).toMatch(/: отозвана .* Покупка остаётся у вас\. Вернуть товар/);
    expect(buttonOf(regionOf(withdrawn, 'Возврат'), 'Да, отозвать')).toBeUndefined();
    expect(await sentTo(phone)).toContain(`Заявку на возврат по заказу № ${id} вы отозвали`);
    const anew = await visitor.follow(regionOf(withdrawn, 'Возврат'), 'Вернуть товар');
    const again = await visitor.press(mainOf(anew), 'Отправить заявку', {
      reason: 'DEFECT',
      comment: 'Полоса на экране',
      handover: 'COURIER',
    });
    expect(regionOf(again, 'Возврат').text).toMatch(/отозвана .*рассматриваем/);
    // The same page, kept in another tab: nothing is left to ask for.
    expect((await visitor.press(mainOf(wrong), 'Отправить заявку', { comment: 'Ещё раз', handover: 'STORE' })).path).toBe(
      `/account/orders/${id}`,
    );
    const { order } = await fetchData<{ order: { returnRequests: { id: string; comment: string; items: { itemId: string }[] }[] } }>(
      visitor,
      'query ($id: ID!) { order(id: $id) { returnRequests { id comment items { itemId } } } }',
      { id },
    );
    expect(order.returnRequests.map(({ comment }) => comment)).toEqual(['Полоса на экране', 'Полоса на экране']);

    const request = order.returnRequests.at(-1);
    expect((await actOn(`returns/${request?.id}`, { action: 'accept' })).status).toBe(200);
    expect(regionOf(await visitor.open(`/account/orders/${id}`), 'Возврат').text).toMatch(/ждём покупку .*Курьер позвонит/);
    expect(await sentTo(phone)).toContain('Курьер позвонит');
    const late = await visitor.press(regionOf(again, 'Возврат'), 'Да, отозвать');
    expect([late.status, roleText(late, 'alert')]).toEqual([409, expect.stringContaining('Заявку уже рассмотрели')]);
    expect(regionOf(late, 'Возврат').text).toContain('ждём покупку');
    expect((await actOn(`orders/${id}`, { action: 'return', line: Number(request?.items[0]?.itemId), pieces: 1 })).status).toBe(200);
    const done = await visitor.open(`/account/orders/${id}`);
    expect(regionOf(done, 'Возврат').text).toMatch(/покупка у нас .*Деньги придут тем же способом/);
    expect([mainOf(done).text.includes('Возвращено'), linksOf(mainOf(done)).some(({ name }) => name === 'Вернуть товар')]).toEqual([
      true,
      false,
    ]);
  });

  it('is returned by a guest who has its key, who hears why it is not taken', async () => {
    const visitor = newVisitor();
    const phone = newPhone();
    const { id } = await orderBy(visitor, phone);
    await handOver(id);
    const form = await visitor.follow(regionOf(await visitor.open(`/order-info/${id}`), 'Возврат'), 'Вернуть товар');
    const sent = await visitor.press(mainOf(form), 'Отправить заявку', { reason: 'CHANGED_MIND', handover: 'STORE' });
    expect(sent.path).toBe(`/order-info/${id}`);
    const { order } = await fetchData<{ order: { returnRequests: { id: string }[] } }>(
      visitor,
      'query ($id: ID!) { order(id: $id) { returnRequests { id } } }',
      { id },
    );
    const answer = 'На корпусе следы удара.';
    await actOn(`returns/${order.returnRequests[0]?.id}`, { action: 'refuse', answer });
    const refused = regionOf(await visitor.open(`/order-info/${id}`), 'Возврат');
    expect(refused.text).toMatch(/отказано .*На корпусе следы удара\. Вернуть товар/);
    expect(await sentTo(phone)).toContain(answer);
    const otherVisitor = newVisitor();
    const asked = await otherVisitor.open(`/order-info/${id}/return`);
    expect([asked.path, buttonOf(asked, 'Получить код') !== undefined]).toEqual([`/order-info/${id}`, true]);
  });

  it('is repaired when the time for returns is over', async () => {
    const { visitor, phone } = await signUp();
    const { id } = await orderBy(visitor, phone);
    await handOver(id);
    await shopping.database.sql(`update orders set moved_at = moved_at - interval '16 days' where id = ${id}`);
    const order = await visitor.open(`/account/orders/${id}`);
    // A line below the goods is enough.
    expect(() => regionOf(order, 'Возврат')).toThrow();
    const closed = regionOf(order, 'Товары');
    expect(closed.text).toMatch(/Срок возврата закончился \d+ \S+?( \d{4})?\. По гарантии — ремонт/);
    expect([hrefOf(closed, 'По гарантии — ремонт'), linksOf(closed).some(({ name }) => name === 'Вернуть товар')]).toEqual([
      '/repair',
      false,
    ]);
  });
});

describe('a shopper’s own data', () => {
  it('are changed, a new e-mail by its link, a new phone by its code', async () => {
    const { visitor } = await signUp();
    const form = await visitor.open('/account/profile');
    expect(titleOf(form)).toBe('Мои данные');
    const wrong = await visitor.press(mainOf(form), 'Сохранить', { lastName: 'Павлова', birthdate: '31.02.1990' });
    expect([wrong.status, fieldOf(wrong, 'lastName').value]).toEqual([422, 'Павлова']);
    expect(fieldOf(wrong, 'birthdate').description).toMatch(/Введенная дата некорректна\. Попробуйте еще раз/);
    const email = `vera.${newPhone().slice(1)}@vitrina.example`;
    const saved = await visitor.press(mainOf(wrong), 'Сохранить', { birthdate: '28.02.1990', sex: 'FEMALE', email });
    expect(saved.text).toContain('откройте ссылку из письма');
    const link = await visitor.open(/\/account\/profile\/confirm-email\?token=[\w-]+/.exec(await sentTo(email))?.[0] ?? '');
    const confirmed = await visitor.press(mainOf(link), 'Подтвердить почту');
    expect(confirmed.text).toContain('Электронная почта подтверждена.');
    expect([fieldOf(confirmed, 'email').value, fieldOf(confirmed, 'birthdate').value]).toEqual([email, '28.02.1990']);
    const phone = newPhone();
    const asked = await visitor.press(mainOf(confirmed), 'Сохранить', { phone });
    const changed = await visitor.press(mainOf(asked), 'Сохранить', { code: await codeTo(phone) });
    expect(changed.text).toContain('Изменения сохранены.');
    expect(await fetchData(visitor, '{ me { phone lastName } }')).toEqual({ me: { phone, lastName: 'Павлова' } });
  });

  it('say which mailings are wanted, and are removed with the account', async () => {
    const { visitor } = await signUp();
    const mailings = await visitor.open('/account/mailings');
    expect(titleOf(mailings)).toBe('Настройки рассылок');
    const saved = await visitor.press(mainOf(mailings), 'Сохранить', { type: ['news', 'sale'] });
    expect(saved.text).toContain('Изменения сохранены.');
    const chosen = [...mainOf(saved).html.matchAll(/<input\b[^>]*\sname="type"[^>]*>/g)].map(([tag]) => tag.includes(' checked='));
    expect(chosen).toEqual([true, true, false]);
    const profile = await visitor.open('/account/profile');
    const unsure = await visitor.press(mainOf(profile), 'Удалить');
    expect([unsure.status, fieldOf(unsure, 'sure').description]).toEqual([422, expect.stringMatching(/Подтвердите/)]);
    expect((await visitor.press(mainOf(unsure), 'Удалить', { sure: 'yes' })).text).toContain('Учётная запись удалена.');
    expect(titleOf(await visitor.open('/account'))).toBe('Вход');
  });

  it('have addresses, which are added, changed and removed', async () => {
    const { visitor } = await signUp();
    const empty = await visitor.open('/account/addresses');
    expect(titleOf(empty)).toBe('Мои адреса');
    const unknown = await visitor.press(mainOf(empty), 'Сохранить', { street: 'абракадабра 999999', houseNumber: '5' });
    expect([unknown.status, fieldOf(unknown, 'street').description]).toEqual([
      422,
      expect.stringMatching(/^Не нашли «абракадабра 999999»/),
    ]);
    const without = await visitor.press(mainOf(unknown), 'Сохранить', { street: 'Артёма', houseNumber: '' });
    expect([without.status, fieldOf(without, 'street').value]).toEqual([422, 'Артёма']);
    expect(fieldOf(without, 'houseNumber').description).toBe('Это поле необходимо заполнить.');
    const added = await visitor.press(mainOf(without), 'Сохранить', { houseNumber: '74' });
    const form = await visitor.follow(mainOf(added), 'Изменить Донецк, Артёма, д. 74');
    expect(headingsOf(form, 2)).toContain('Изменить адрес');
    const changed = await visitor.press(mainOf(form), 'Сохранить', { houseNumber: '75' });
    expect(headingsOf(changed, 2)).toContain('Новый адрес');
    // Nothing is deleted by one press.
    expect(partsOf(mainOf(changed), /<summary\b[^>]*>/).map(({ text }) => text)).toContain('Удалить Донецк, Артёма, д. 75');
    expect((await visitor.press(mainOf(changed), 'Да, удалить Донецк, Артёма, д. 75')).text).toContain('Сохранённых адресов пока нет.');
  });

  it('say what is waited for, until it is not', async () => {
    const { visitor } = await signUp();
    interface Listed {
      url: string;
      availability: { isAvailable: boolean } | null;
      offer: { orderType: string };
    }
    const soldOut = async (category: number): Promise<Listed | undefined> => {
      const { listing } = await fetchData<{ listing: { nodes: Listed[] } }>(
        newVisitor(),
        `{ listing(of: { category: ${category} }, perPage: 48) { nodes { url availability { isAvailable } offer { orderType } } } }`,
      );
      return listing.nodes.find(({ availability, offer }) => availability?.isAvailable === false && offer.orderType === 'BUY');
    };
    const gone = (await soldOut(225)) ?? (await soldOut(1081)) ?? (await soldOut(1041));
    const waiting = await visitor.press(mainOf(await visitor.open(gone?.url ?? '')), 'Сообщить о поступлении');
    expect(waiting.text).toContain('Сообщим, как только товар появится.');
    expect((await visitor.press(mainOf(waiting), 'Не сообщать о поступлении')).text).toContain('Больше не будем сообщать об этом товаре.');
    const there = await visitor.press(mainOf(await visitor.open((await goodsOf(224))[0]?.url ?? '')), 'Сообщить о снижении цены');
    expect(there.text).toContain('Сообщим, когда цена станет ниже.');
    expect(buttonOf(there, 'Не сообщать о снижении цены')).toBeDefined();
  });
});

describe('what is said of goods', () => {
  /** A grey point as PNG. */
  const point = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
  const photo = (name: string) => new File([point], name, { type: 'image/png' });
  /** Words that nobody else has written. */
  const own = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
  const saying = (page: Page, words: string): Page =>
    articlesOf(mainOf(page)).find(({ text }) => text.includes(words)) ?? { ...page, text: '', html: '' };

  /** Decides about what waits as an operator does. */
  async function publish(text: string): Promise<void> {
    const waiting = `${shopping.proxy.origin}/demo/comments`;
    const all = (await (await fetch(waiting)).json()) as { id: number; text: string }[];
    const found = all.filter((each) => each.text.includes(text));
    expect(found).toHaveLength(1);
    const body = JSON.stringify({ action: 'publish' });
    const answer = await fetch(`${waiting}/${found[0]?.id}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.ok).toBe(true);
  }
  /** The product of which most is said among those that a search finds, and that partners do not sell as well. */
  async function talkedAbout(text: string): Promise<{ id: string; url: string }> {
    const visitor = newVisitor();
    interface Found {
      id: string;
      url: string;
      isMarkdown: boolean;
      reviewCounters: { count: number };
    }
    const { listing } = await fetchData<{ listing: { nodes: Found[] } }>(
      visitor,
      'query($text: String!) { listing(of: { search: { text: $text } }, perPage: 24) { nodes { id url isMarkdown reviewCounters { count } } } }',
      { text },
    );
    for (const node of listing.nodes
      .filter(({ isMarkdown }) => !isMarkdown)
      .sort((a, b) => b.reviewCounters.count - a.reviewCounters.count)) {
      const { product } = await fetchData<{ product: { supplierOffers: unknown[] | null } }>(
        visitor,
        `{ product(id: ${node.id}) { supplierOffers { supplierId } } }`,
      );
      if ((product.supplierOffers ?? []).length === 0) return node;
    }
    throw new Error(`Nothing that «${text}» finds is talked about.`);
  }

  it('is a review with two photos, which waits for a look, and is then everybody’s', async () => {
    const { id, url } = await talkedAbout('смартфон');
    const text = own('Держит заряд два дня, не греется');
    const visitor = newVisitor();
    const fields = { rate: '5', pros: 'Батарея', text, author: 'Пётр' };
    const form = (page: Page) => regionOf(page, 'Написать отзыв');
    const files = { photo: [photo('1.png'), photo('2.png')] };
    const refused = await visitor.press(form(await visitor.open(`${url}/comments`)), 'Отправить отзыв', fields, files);
    // Without consent it comes back as it was typed, and the photos need not be sent again.
    expect([refused.status, roleText(refused, 'alert').includes('Для завершения необходимо согласие.')]).toEqual([422, true]);
    expect(fieldOf(form(refused), 'text').value.trim()).toBe(text);
    expect(form(refused).text.match(/Фото \d — загружено/g)).toHaveLength(2);
    const thanked = await visitor.press(form(refused), 'Отправить отзыв', { consent: 'yes' });
    expect(roleText(thanked, 'status')).toContain('Спасибо за отзыв!');
    const mine = saying(thanked, text);
    expect([mine.text.includes('На проверке'), mine.html.match(/ alt="Фото \d /g)?.length]).toEqual([true, 2]);
    expect(buttonOf(mine, /Полезно/)).toBeUndefined();

    const found = 'query($id: ID!, $text: String) { comments(type: REVIEW, ownerId: $id, query: $text) { nodes { text images } } }';
    const readPublished = async () =>
      (await fetchData<{ comments: { nodes: object[] } }>(newVisitor(), found, { id, text: text.split(' ').at(-1) })).comments.nodes;
    expect(await readPublished()).toEqual([]);
    await publish(text);
    expect(await readPublished()).toMatchObject([{ text, images: [expect.any(String), expect.any(String)] }]);
    const public_ = saying(await visitor.open(`${url}/comments`), text);
    expect([public_.text.includes('На проверке'), buttonOf(public_, /^Полезно/) !== undefined]).toEqual([false, true]);
  });

  it('is a question, answered by another', async () => {
    const { url } = await talkedAbout('ноутбук');
    const [question, answer] = [own('Можно ли добавить память самому?'), own('Да, один слот свободен')];
    const [visitor, other] = [newVisitor(), newVisitor()];
    const form = regionOf(await visitor.open(`${url}/faq`), 'Задать вопрос');
    const asked = await visitor.press(form, 'Отправить вопрос', { text: question, author: 'Ольга', consent: 'yes' });
    expect(asked.text).toContain('Вопрос отправлен.');
    await publish(question);
    const answered = await other.press(saying(await other.open(`${url}/faq`), question), 'Отправить ответ', {
      text: answer,
      author: 'Иван',
      consent: 'yes',
    });
    expect(answered.text).toContain('Спасибо за ответ!');
    await publish(answer);
    const page = await visitor.open(`${url}/faq`);
    expect(partsOf(saying(page, question), /<li\b[^>]*>/).find(({ text }) => text.includes(answer))?.text).toContain('Иван');
    const data = [...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => json);
    expect(data.some((json) => json.includes('FAQPage') && json.includes(answer))).toBe(true);
  });

  it('is liked once by a visitor, who may think again', async () => {
    const { id, url } = await talkedAbout('телевизор');
    const text = own('Можно ли повесить на стену?');
    const input = { type: 'QUESTION', ownerId: id, text, author: 'Анна', consents: ['PERSONAL_DATA'] };
    await fetchData(newVisitor(), 'mutation($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id } } }', { input });
    await publish(text);
    const visitor = newVisitor();
    const votes = (page: Page) => [/^Полезно/, /^Не полезно/].map((name) => buttonOf(saying(page, text), name));
    const names = (page: Page) => votes(page).map((vote) => vote?.name);
    const liked = await visitor.press(saying(await visitor.open(`${url}/faq`), text), /^Полезно/);
    expect([names(liked)[0], votes(liked)[0]?.attributes['aria-pressed']]).toEqual(['Полезно 1', 'true']);
    const again = await visitor.press(saying(liked, text), /^Полезно/);
    expect(names(again)[0]).toBe('Полезно 1');
    const disliked = await visitor.press(saying(again, text), /^Не полезно/);
    expect(names(disliked)).toEqual(['Полезно', 'Не полезно 1']);
    expect(votes(await visitor.open(`${url}/faq`))[1]?.attributes['aria-pressed']).toBe('true');
  });

  it('is narrowed by rating and words, turned over, and told by its address', async () => {
    const { url } = await talkedAbout('телевизор');
    const visitor = newVisitor();
    const first = await visitor.follow(regionOf(await visitor.open(url), 'Разделы товара'), /Отзывы \d/);
    expect(headingsOf(first, 2)).toContain('Отзывы');
    const reviews = (page: Page) => regionsOf(mainOf(page), /^Отзыв/).filter(({ html }) => html.startsWith('<article'));
    expect(reviews(first)).toHaveLength(10);
    expect(first.html.match(/"@type":"Review"/g)).not.toBeNull();
    const second = await visitor.follow(mainOf(first), 'Страница 2');
    expect(second.path).toMatch(/\/comments\/page-2(?:#part)?$/);
    expect(linksOf(second).find(({ name }) => name === 'Страница 2')?.attributes['aria-current']).toBe('page');
    const filters = (page: Page) => regionOf(page, 'Какие отзывы показать');
    const fives = await visitor.follow(filters(second), /^5 звёзд/);
    const five = await visitor.press(mainOf(fives), 'Показать', { sort: '-like' });
    expect(five.path).toMatch(/\/comments\?(?=.*rating=5).*sort=-like/);
    expect(reviews(five)[0]?.text).toContain('Оценка 5 из 5');
    for (const { text } of reviews(five)) expect(text).not.toMatch(/Оценка [1-4] из 5/);
    // What stands beside a filter is what it finds, beside the one that is chosen already.
    const bad = linksOf(filters(five)).find(({ name }) => name.startsWith('Есть недостатки'));
    const both = await visitor.follow(filters(five), bad?.name ?? '');
    expect(both.text).toContain(`Найдено: ${/\d+/.exec(bad?.name ?? '')?.[0]} `);
    expect(linksOf(filters(both)).filter(({ name }) => / 0$|: 0 /.test(name))).toEqual([]);
    const none = await visitor.press(mainOf(five), 'Показать', { q: 'абракадабра' });
    expect(none.text).toContain('Таких отзывов нет');
    expect(reviews(await visitor.follow(mainOf(none), 'Сбросить всё'))).toHaveLength(10);
  });
});

describe('a company', () => {
  it('is found by its tax number, says what it needs, and its status is open', async () => {
    const visitor = newVisitor();
    const form = await visitor.open('/corp');
    expect(titleOf(form)).toBe('Юридическим лицам');
    const find = 'Найти по ИНН';
    const wrong = await visitor.press(mainOf(form), find, { contactName: 'Анна Петрова', inn: '9301000178' });
    expect([wrong.status, fieldOf(wrong, 'inn').description]).toEqual([422, expect.stringMatching(/контрольная цифра не сходится/)]);
    const found = await visitor.press(mainOf(wrong), find, { inn: '9301 000177' });
    expect([fieldOf(found, 'companyName').value, fieldOf(found, 'contactName').value]).toEqual(['ООО «Степной маяк»', 'Анна Петрова']);
    const rest = { phone: newPhone(), email: 'office@mayak.example', comment: 'Пять ноутбуков для бухгалтерии', ...consentFields };
    const taken = await visitor.press(mainOf(found), 'Отправить заявку', rest);
    for (const page of [taken, await visitor.open(taken.path)]) expect(page.text).toMatch(/Заявка № \d+ принята/);
    const again = await visitor.press(mainOf(taken), 'Оформить ещё одну заявку');
    expect(fieldOf(again, 'inn').value).toBe('');
  });

  it('is found by its tax number in the checkout, and the order is made out to it', async () => {
    const { visitor } = await shopping.withBasket();
    const contacts = await visitor.open('/cart/contacts');
    const found = await visitor.press(mainOf(contacts), 'Найти по ИНН', { firstName: 'Анна', phone: newPhone(), inn: '9301000177' });
    expect(roleText(found, 'status')).toContain('ООО «Степной маяк»');
    expect(fieldOf(found, 'firstName').value).toBe('Анна');
    const delivery = await visitor.press(mainOf(found), goOn);
    expect([delivery.path, mainOf(delivery).text.includes('ООО «Степной маяк», ИНН 9301000177')]).toEqual(['/cart/delivery', true]);
  });
});

describe('a card of bonuses', () => {
  it('is added by SMS, pays a part of an order, and the order earns others', async () => {
    const { visitor, phone } = await signUp();
    const asked = await visitor.press(mainOf(await visitor.open('/bonus')), 'Получить код', { phone });
    const code = await codeTo(phone);
    const wrong = await visitor.press(mainOf(asked), 'Подтвердить', { code: wrongCode(code) });
    expect(fieldOf(wrong, 'code').description).toMatch(
      /Неверный код, или он уже не действует. Новый можно запросить через минуту после отправки./,
    );
    const added = await visitor.press(mainOf(wrong), 'Подтвердить', { code });
    expect(added.text).toContain('Карта добавлена.');
    const card = (page: Page) => regionOf(page, /^Карта 2 9/);
    expect(card(added).text).toContain('200 бонусов');
    for (const picture of [/^Штрихкод карты/, /^QR-код карты/]) {
      expect(
        [...card(added).html.matchAll(/aria-label="([^"]*)"|alt="([^"]*)"/g)].some(([, label, alt]) => picture.test(label ?? alt ?? '')),
      ).toBe(true);
    }

    await shopping.withBasket(shopping.unseen(), visitor);
    const contacts = await visitor.press(await visitor.open('/cart/contacts'), goOn, { firstName: 'Вера', phone });
    const payments = await visitor.press(contacts, goOn, { 'way.buy': 'COURIER', ...address });
    const spent = await visitor.press(mainOf(payments), 'Списать бонусы', { bonuses: '150' });
    expect(mainOf(spent).text).toContain('Спишем 150 бонусов');
    const summary = await visitor.press(mainOf(spent), goOn);
    expect(mainOf(summary).text).toContain('−150 ₽');
    const bank = await visitor.press(mainOf(summary), order, consentFields);
    expect(bank.path).toMatch(/^\/sandbox-acquirer\//);
    const done = await visitor.press(bank, 'Оплатить');
    expect([done.path, mainOf(done).text.includes('Бонусы')]).toEqual([expect.stringMatching(/^\/order-info\/\d+$/), true]);

    const id = done.path.split('/').at(-1) ?? '';
    await handOver(id);
    const { loyaltyCards } = await fetchData<{
      loyaltyCards: { balance: { amount: number }; entries: { kind: string; amount: { amount: number } }[] }[];
    }>(visitor, '{ loyaltyCards { balance { amount } entries { kind amount { amount } } } }');
    const [earned, ...before] = loyaltyCards[0]?.entries ?? [];
    expect([earned?.kind, before]).toEqual([
      'EARNED',
      [
        { kind: 'SPENT', amount: { amount: -150_00 } },
        { kind: 'GRANTED', amount: { amount: 200_00 } },
      ],
    ]);
    expect(loyaltyCards[0]?.balance.amount).toBe(50_00 + (earned?.amount.amount ?? 0));
    const history = await visitor.open('/bonus');
    expect(card(history).text).toContain(`Начислено за заказ № ${id}`);
    expect(regionOf(history, 'Уведомления').text).toContain('Начислены бонусы');
    const sure = await visitor.follow(card(history), /^Убрать карту/);
    expect(card(sure).text).toContain('Бонусы на ней сохранятся.');
    const removed = await visitor.press(mainOf(sure), 'Да, убрать');
    expect(removed.text).toContain('Карта убрана. Бонусы на ней сохранились: её можно добавить снова.');
  });
});

describe('staff', () => {
  it('signs in, orders for a customer, and goes without leaving anything behind', async () => {
    const staff = readDemoStaff();
    if (staff === undefined) throw new Error('The demonstration, on which these tests stand, is not beside the provider.');
    const { tradePoint, person } = staff;
    const { visitor } = await shopping.withBasket();
    const bar = (page: Page) => regionOf(page, 'Сотрудник').text;
    const form = await visitor.open('/employee');
    const wrong = await visitor.press(mainOf(form), 'Войти', { tradePointNumber: tradePoint.number, accessCode: 'Nepravilno' });
    expect(fieldOf(wrong, 'accessCode').description).toMatch(/Неверный номер/);
    expect([wrong.status, fieldOf(wrong, 'tradePointNumber').value]).toEqual([422, tradePoint.number]);
    const opened = await visitor.press(mainOf(wrong), 'Войти', { accessCode: tradePoint.code });
    expect([titleOf(opened), bar(opened)]).toEqual([
      'Смена открыта',
      expect.stringContaining(`Торговая точка № ${tradePoint.number} «${tradePoint.name}»`),
    ]);
    const token = await visitor.follow(mainOf(opened), 'Личный токен');
    const known = await visitor.press(mainOf(token), 'Войти', { token: person.token });
    expect(bar(known)).toContain(`Табельный № ${person.personnelNumber}, ${person.name}`);

    const contacts = await visitor.open('/cart/contacts');
    expect(bar(contacts)).toContain(person.name);
    const delivery = await visitor.press(mainOf(contacts), goOn, { firstName: 'Пётр', phone: newPhone() });
    const payments = await visitor.press(mainOf(delivery), goOn, { 'way.buy': 'COURIER', street: 'Артёма', houseNumber: '74' });
    const onReceipt = /<input\b[^>]*type="radio"[^>]*>(?:(?!<input).)*При получении/s.exec(payments.html)?.[0] ?? '';
    const [, name = ''] = /\sname="([^"]*)"/.exec(onReceipt) ?? [];
    const [, value = ''] = /\svalue="([^"]*)"/.exec(onReceipt) ?? [];
    const summary = await visitor.press(mainOf(payments), goOn, { [name]: value });
    const done = await visitor.press(mainOf(summary), order, consentFields);
    expect(titleOf(done)).toMatch(/Заказ № \d+/);
    expect(mainOf(done).text).toContain(`Торговая точка № ${tradePoint.number}, Табельный № ${person.personnelNumber}`);
    const left = await visitor.press(partsOf(done, /<section\b[^>]*aria-label="Сотрудник"[^>]*>/)[0] ?? done, 'Завершить смену');
    expect([titleOf(left), regionsOf(left, 'Сотрудник')]).toEqual(['Вход для сотрудников', []]);
    for (const cookie of ['employee_token', 'personnel_number', 'trade_point_number', 'order_keys', 'basket_id']) {
      expect([...visitor.cookies.keys()]).not.toContain(cookie);
    }
    const closed = await visitor.open(done.path);
    expect([buttonOf(closed, 'Получить код') !== undefined, mainOf(closed).text.includes(tradePoint.number)]).toEqual([true, false]);
  });
});
