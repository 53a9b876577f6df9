import { asId } from '@vitrina/services/contract/wire.ts';
import { repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { hashOf } from '../../platform/secret.ts';
import { anna, bearerOf, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { moveRequest, readOpen } from './move.ts';
import { searchRequests } from './read.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 7)]);
const phone = 79991234567;
const flags = { ready_sell_for_parts: true, important_save_data: true, consider_alternatives: false };
const papers = {
  has_device_and_charger: true,
  has_kit_accessories: false,
  purchase_date: '2026-01-15',
  cheque_photo_id: null,
  guarantee_card_photo_id: null,
  passport_photo_id: null,
  application_for_insurance_payment_photo_id: null,
  conclusion_photo_id: null,
  additional: [],
};
const address = {
  street: 'улица Артёма',
  house: '74',
  building: '',
  entrance: '2',
  floor: '3',
  flat: '15',
  date: '2026-11-19',
  time_from: '13:00',
  time_to: '17:00',
  notes: '',
};

describe.each(bothEngines)('%s', (_, open) => {
  let shop: ShopWithShoppers;
  let keys = 0;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
    await shop.db.execute(
      sql`insert into repair_device_types values (1, 1, 'Смартфоны', 'Смартфон', false, true, true, false), (5, 2, 'Плиты', 'Плита', true, false, false, true)`,
    );
    await shop.db.execute(sql`insert into repair_brands values (3, 'acme', 'Acme'), (4, 'zeta', 'Zeta')`);
    await shop.db.execute(sql`insert into repair_models values (7, 1, 3, 'One'), (8, 5, 4, 'Four')`);
    await shop.db.execute(sql`insert into repair_problems values (11, 1, 7, 1, 'Разбит экран', 999005, false), (12, 1, 7, 2, 'Не включается', null, false),
      (13, 1, null, 1, 'Разбит экран', null, false), (14, 5, null, 1, 'Установка', 199000, true), (15, 5, 8, 1, 'Установка', 199000, true)`);
    await shop.db.execute(sql`update repair_problems set is_visible_damage = true where name = 'Разбит экран'`);
    await shop.db.execute(
      sql`insert into service_centers values (501, 1, 'Мастер', '{acme}', 'Артёма, 1', '+7 900 000-00-00', 48, 37.8, 'Ежедневно')`,
    );
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const withKey = (headers: Record<string, string> = {}) => {
    keys += 1;
    return { 'idempotency-key': `repair-key-${keys}`, ...headers };
  };
  const findMessage = async (text: RegExp): Promise<string> => {
    const messages = await rows(shop.db, { text: column.text }, sql`select text from outbox order by id desc`);
    return messages.find((message) => text.test(message.text))?.text ?? '';
  };
  const confirm = async (): Promise<string> => {
    await shop.db.execute(sql`truncate login_attempts`);
    const { request_id } = (await shop.post('/v1/order/send-code', { phone })).json();
    const code = /\d{6}/.exec(await findMessage(/^Код для заявки на ремонт/))?.[0];
    expect((await shop.post('/v1/order/verify-code', { phone, code, request_id })).json()).toEqual({ is_verified: true });
    return request_id;
  };
  const bodyFor = async (over: object = {}, problem: object = {}) => ({
    user: { name: 'Анна', phone, email: 'anna@example.com', phone_request_id: await confirm(), city_id: 1 },
    problem: { id: 11, model_id: 7, ...flags, ...problem },
    consents: ['personal-data'],
    ...over,
  });
  const upload = async (headers: Record<string, string> = {}) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/v1/documents',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        payload: Buffer.concat([
          Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
          png,
          Buffer.from('\r\n--x--\r\n'),
        ]),
      })
    ).json();

  test('kinds, brands, models and problems are read, each under what it belongs to', async () => {
    expect((await get('/v1/device-types')).json()).toEqual([
      { id: 1, name: 'Смартфоны', singular: 'Смартфон', has_imei: true, has_data: true, is_plumbed: false },
    ]);
    expect((await get('/v1/device-types?format=major-appliance')).json()).toEqual([
      { id: 5, name: 'Плиты', singular: 'Плита', has_imei: false, has_data: false, is_plumbed: true },
    ]);
    expect((await get('/v1/device-types/5/problems?format=major-appliance')).json()).toEqual([
      { id: 14, name: 'Установка', repair_cost: 199000, is_installation: true, is_visible_damage: false },
    ]);
    expect((await get('/v1/device-types/5/problems')).statusCode).toBe(404);
    expect((await get('/v1/brands?device_type_id=1')).json()).toEqual([{ id: 3, name: 'Acme', code: 'acme' }]);
    expect((await get('/v1/brands')).json()).toHaveLength(2);
    expect((await get('/v1/brands/3/models?device_type_id=1')).json()).toEqual([{ id: 7, name: 'One' }]);
    expect((await get('/v1/brands/3/models?device_type_id=5')).json()).toEqual([]);
    expect((await get('/v1/brands/99/models')).statusCode).toBe(404);
    expect((await get('/v1/models/7/problems')).json()).toMatchObject([
      { id: 11, repair_cost: 999005, is_visible_damage: true },
      { id: 12, repair_cost: null, is_visible_damage: false },
    ]);
    expect((await get('/v1/models/99/problems')).statusCode).toBe(404);
  });

  test('a paid repair in a store: made once for its key, read by the key that came with it, told to the shopper', async () => {
    const body = await bodyFor({ store_id: 11 });
    const headers = withKey();
    const first = (await shop.post('/v1/order/paid-repair', body, headers)).json();
    expect(first).toEqual({ id: expect.any(Number), repair_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const again = await shop.post('/v1/order/paid-repair', body, headers);
    expect(again.json()).toEqual(first);
    expect((await shop.post('/v1/order/paid-repair', { ...body, store_id: 12 }, headers)).statusCode).toBe(409);
    expect(await readOpen(shop.db)).toHaveLength(1);
    expect((await get(`/v1/order/${first.id}`, { 'x-repair-key': first.repair_key })).json()).toMatchObject({
      id: first.id,
      type: 'paid',
      status: 'Принята',
      status_code: 'new',
      device: 'Смартфон Acme One',
      problem: 'Разбит экран',
      repair_cost: 999005,
      delivery_type: 'store',
      store_id: 11,
      address: null,
      history: [{ status: 'Принята', comment: null }],
    });
    expect((await get(`/v1/order/${first.id}`)).statusCode).toBe(404);
    expect((await get(`/v1/order/${first.id}`, { 'x-repair-key': 'guessed' })).statusCode).toBe(404);
    expect(await findMessage(/принята/)).toContain(`№ ${first.id}`);
    expect(await findMessage(/принята/)).toMatch(/Стоимость: 8\s991\s₽\.$/);
  });

  test('a back office finds requests by number, phone and status, the newest first', async () => {
    const order = async () => (await shop.post('/v1/order/paid-repair', await bodyFor({ store_id: 11 }), withKey())).json().id;
    const [first, second]: number[] = [await order(), await order()];
    await moveRequest(shop.db, first ?? 0, 'accepted', '', new Date());
    const find = async (search: Parameters<typeof searchRequests>[1]) => (await searchRequests(shop.db, search)).items.map(({ id }) => id);
    expect(await find({})).toEqual([second, first]);
    expect(await find({ number: asId(first ?? 0) })).toEqual([first]);
    expect(await find({ phone: String(phone), statuses: ['accepted', 'on the moon'] })).toEqual([first]);
    expect(await find({ phone: '79990000000' })).toEqual([]);
    const page = await searchRequests(shop.db, { page: 2, per_page: 1 });
    expect(page).toMatchObject({ items: [{ contact_name: 'Анна', mobile_phone: String(phone) }], total: 2, pageCount: 2 });
    // Of what is over and has no owner nothing is left that leads to one.
    await shop.db.execute(sql`update repair_requests set repair_key_hash = null where id = ${second}`);
    await moveRequest(shop.db, second ?? 0, 'cancelled', '', new Date());
    expect((await searchRequests(shop.db, { number: asId(second ?? 0) })).items).toMatchObject([
      { contact_name: null, mobile_phone: null },
    ]);
  });

  test('a confirmation counts for one request, and for its phone alone', async () => {
    const body = await bodyFor({ store_id: 11 });
    const other = { ...body, user: { ...body.user, phone: phone + 1 } };
    for (const wrong of [other, { ...body, user: { ...body.user, phone_request_id: null } }]) {
      const answer = await shop.post('/v1/order/paid-repair', wrong, withKey());
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['user.phone_request_id']]);
    }
    expect((await shop.post('/v1/order/paid-repair', body, withKey())).statusCode).toBe(200);
    expect((await shop.post('/v1/order/paid-repair', body, withKey())).statusCode).toBe(422);
  });

  test('a shopper needs no code for the phone of the account, and reads the request without a key', async () => {
    const headers = bearerOf(await shop.signIn());
    const user = { name: 'Анна', phone: anna.phone, email: null, phone_request_id: null, city_id: 1 };
    const body = { user, problem: { id: 12, model_id: 7, ...flags }, address };
    const created = (await shop.post('/v1/order/paid-repair', body, withKey(headers))).json();
    expect(created.repair_key).toBeNull();
    expect((await get(`/v1/order/${created.id}`, headers)).json()).toMatchObject({ delivery_type: 'courier', address, repair_cost: null });
    expect(await findMessage(/принята/)).toContain('Курьер приедет 19.11.2026 с 13:00 до 17:00. Стоимость назовём после диагностики.');
  });

  test('a courier comes in one of his slots that has not begun, by the clock of the city', async () => {
    const headers = bearerOf(await shop.signIn());
    const user = { name: 'Анна', phone: anna.phone, email: null, phone_request_id: null, city_id: 1 };
    const submit = async (over: object) => {
      const body = { user, problem: { id: 12, model_id: 7, ...flags }, address: { ...address, ...over } };
      const { statusCode, json } = await shop.post('/v1/order/paid-repair', body, withKey(headers));
      return statusCode === 200 ? 'taken' : json().errors['address.time_from'];
    };
    const [pastTime, unknown] = [['Это время уже началось, выберите другое.'], ['Выберите время из списка.']];
    expect(await submit({ time_from: '09:00', time_to: '13:00' })).toEqual(pastTime);
    expect(await submit({ time_from: '03:00', time_to: '03:01' })).toEqual(unknown);
    expect(await submit({ time_from: '13:00', time_to: '21:00' })).toEqual(unknown);
    expect(await submit({})).toBe('taken');
    expect(await submit({ date: '2026-11-20', time_from: '09:00', time_to: '13:00' })).toBe('taken');
  });

  test('only what is paid for has a price: of the others it is said who pays', async () => {
    const first = await upload();
    const key = { 'x-repair-key': first.repair_key };
    const second = await upload(key);
    const docs = { ...papers, cheque_photo_id: first.id };
    const made = (await shop.post('/v1/order/warranty-repair', await bodyFor({ delivery_type: 'operator', docs }), withKey(key))).json();
    expect(await findMessage(/принята/)).toMatch(
      /Оператор позвонит и расскажет, как передать устройство\. Платить не нужно, если случай гарантийный\.$/,
    );
    expect((await get(`/v1/order/${made.id}`, key)).json().repair_cost).toBeNull();
    const third = await upload(key);
    const insuranceDocs = { ...papers, insurance_policy_photo_id: second.id, application_for_insurance_payment_photo_id: third.id };
    const body = await bodyFor({ store_id: 11, docs: insuranceDocs }, { insurance: 'screen' });
    const other = (await shop.post('/v1/order/insurance-case', body, withKey(key))).json();
    expect(await findMessage(/принята/)).toMatch(/Ремонт оплачивает страховая компания\.$/);
    expect((await get(`/v1/order/${other.id}`, key)).json().repair_cost).toBeNull();
  });

  test('what was stolen is not handed in: an operator calls', async () => {
    const first = await upload();
    const key = { 'x-repair-key': first.repair_key };
    const second = await upload(key);
    const docs = { ...papers, insurance_policy_photo_id: first.id, application_for_insurance_payment_photo_id: second.id };
    const stolen = { insurance: 'theft' };
    const brought = await shop.post('/v1/order/insurance-case', await bodyFor({ store_id: 11, docs }, stolen), withKey(key));
    expect([brought.statusCode, brought.json().errors]).toEqual([422, { delivery_type: ['Так сдать устройство в этот ремонт нельзя.'] }]);
    const made = (await shop.post('/v1/order/insurance-case', await bodyFor({ docs }, stolen), withKey(key))).json();
    expect((await get(`/v1/order/${made.id}`, key)).json()).toMatchObject({ delivery_type: 'operator' });
    expect(await findMessage(/принята/)).toContain('Оператор позвонит и расскажет, что делать дальше.');
  });

  test('somebody comes to a large appliance, whoever pays; nobody comes to a small one', async () => {
    const made = (await shop.post('/v1/order/paid-repair', await bodyFor({}, { id: 15, model_id: 8 }), withKey())).json();
    expect((await get(`/v1/order/${made.id}`, { 'x-repair-key': made.repair_key })).json()).toMatchObject({ delivery_type: 'operator' });
    expect(await findMessage(/принята/)).toMatch(/Мастер приедет домой: позвоним и договоримся\. Стоимость: 1\s791\s₽\.$/);
    const visited = (
      await shop.post('/v1/order/paid-repair', await bodyFor({ visit: address }, { id: 15, model_id: 8 }), withKey())
    ).json();
    const read = (await get(`/v1/order/${visited.id}`, { 'x-repair-key': visited.repair_key })).json();
    expect(read).toMatchObject({ delivery_type: 'operator', address: null, visit: address });
    expect(await findMessage(/Мастер приедет 19/)).toMatch(/Мастер приедет 19\.11\.2026 с 13:00 до 17:00, перед выездом позвонит\./);
    const small = await shop.post('/v1/order/paid-repair', await bodyFor(), withKey());
    expect([small.statusCode, small.json().errors]).toEqual([422, { store_id: ['Это поле необходимо заполнить.'] }]);
  });

  test('a warranty repair takes its files along, which then are nobody else’s', async () => {
    const first = await upload();
    const key = { 'x-repair-key': first.repair_key };
    const second = await upload(key);
    const docs = { ...papers, cheque_photo_id: first.id, additional: [second.id] };
    const warranty = async (over: object = {}) => bodyFor({ delivery_type: 'operator', docs, ...over });
    const made = (await shop.post('/v1/order/warranty-repair', await warranty(), withKey(key))).json();
    expect(made.repair_key).toBeNull();
    expect((await get(`/v1/order/${made.id}`, key)).json()).toMatchObject({
      type: 'warranty',
      delivery_type: 'operator',
      document_ids: [first.id, second.id],
    });
    const again = await shop.post('/v1/order/warranty-repair', await warranty(), withKey(key));
    expect([again.statusCode, again.json().errors]).toEqual([422, { docs: ['Файл не найден. Загрузите его ещё раз.'] }]);
    const third = await upload();
    const refused = await shop.post(
      '/v1/order/warranty-repair',
      await warranty({ docs: { ...papers, cheque_photo_id: third.id } }),
      withKey(key),
    );
    expect(refused.statusCode).toBe(422);
    expect((await shop.post('/v1/order/warranty-repair', await warranty({ docs: papers }), withKey(key))).json().errors).toEqual({
      'docs.cheque_photo_id': ['Это поле необходимо заполнить.'],
    });
  });

  test('staff opens a file, also before its request is sent, and nobody else but the owner does', async () => {
    const staff = { 'x-employee-token': 'till-017' };
    await shop.db.execute(sql`insert into trade_points (number, name) values ('017', 'Витрина') on conflict do nothing`);
    await shop.db.execute(sql`insert into employee_sessions (hash, trade_point_number, expires_at)
      values (${hashOf('till-017')}, '017', ${new Date(shop.now.getTime() + 60_000).toISOString()}) on conflict do nothing`);
    const { id, repair_key } = await upload();
    const key = { 'x-repair-key': repair_key };
    const statuses = async () =>
      Promise.all(
        [key, staff, { 'x-employee-token': 'nobodys' }, {}].map(async (asker) => (await get(`/v1/documents/${id}`, asker)).statusCode),
      );
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    const body = await bodyFor({ delivery_type: 'operator', docs: { ...papers, cheque_photo_id: id } });
    const made = (await shop.post('/v1/order/warranty-repair', body, withKey(key))).json();
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    expect(await readOpen(shop.db)).toMatchObject([{ id: made.id, documents: [id] }]);
    expect((await get(`/v1/order/${made.id}`, staff)).statusCode).toBe(404);
    shop.advanceClock(61);
    expect(await statuses()).toEqual([200, 404, 404, 404]);
  });

  test('an insurance case says what it is insured against and brings its policy, to a service centre', async () => {
    const policy = await upload();
    const key = { 'x-repair-key': policy.repair_key };
    const paper = await upload(key);
    const docs = { ...papers, insurance_policy_photo_id: policy.id, application_for_insurance_payment_photo_id: paper.id };
    const body = await bodyFor({ docs, service_center_id: 501 });
    expect(Object.keys((await shop.post('/v1/order/insurance-case', body, withKey(key))).json().errors)).toEqual(['problem.insurance']);
    const screen = { ...body.problem, id: 12, insurance: 'screen' };
    const undamaged = { ...body, problem: { ...screen, view: 'C' } };
    const refusal = (await shop.post('/v1/order/insurance-case', undamaged, withKey(key))).json();
    expect([refusal.code, Object.keys(refusal.errors)]).toEqual(['validation_failed', ['problem.view']]);
    const insuranceRequest = { ...body, problem: { ...screen, view: 'D', imei: '490154203237518' } };
    const made = (await shop.post('/v1/order/insurance-case', insuranceRequest, withKey(key))).json();
    expect((await get(`/v1/order/${made.id}`, key)).json()).toMatchObject({
      type: 'insurance',
      store_id: null,
      place: 'Мастер, Артёма, 1',
    });
  });

  test('the older form does the same', async () => {
    const body = await bodyFor({ store_id: 11 });
    const headers = withKey();
    const made = (await shop.post('/v1/paid/order', body, headers)).json();
    expect((await shop.post('/v1/order/paid-repair', body, headers)).json()).toEqual(made);
    expect((await shop.post('/v1/other/order', body, withKey())).statusCode).toBe(404);
  });

  test.each<[string, object, object, string]>([
    ['no problem and no description', { store_id: 11 }, { id: null }, 'problem.description'],
    ['a problem of another model', { store_id: 11 }, { id: 15 }, 'problem.id'],
    ['a model that nobody knows', { store_id: 11 }, { model_id: 99 }, 'problem.model_id'],
    ['a broken screen without damage', { store_id: 11 }, { view: 'C' }, 'problem.view'],
    ['an IMEI with a wrong sum', { store_id: 11 }, { imei: '490154203237519' }, 'problem.imei'],
    ['no place', {}, {}, 'store_id'],
    ['a postamat', { store_id: 13 }, {}, 'store_id'],
    ['a store of another city', { store_id: 21 }, {}, 'store_id'],
    ['a courier yesterday', { address: { ...address, date: '2026-11-18' } }, {}, 'address.date'],
    ['a master yesterday', { visit: { ...address, date: '2026-11-18' } }, { id: 15, model_id: 8 }, 'visit.date'],
    ['a master for a telephone', { store_id: 11, visit: address }, {}, 'visit'],
    ['a courier in a month', { address: { ...address, date: '2026-12-19' } }, {}, 'address.date'],
    ['no consent', { store_id: 11, consents: [] }, {}, 'consents'],
  ])('%s is refused', async (_name, over, problem, field) => {
    const answer = await shop.post('/v1/order/paid-repair', await bodyFor(over, problem), withKey());
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await readOpen(shop.db)).toEqual([]);
  });

  test('somebody wants to be called back, once for a key', async () => {
    const body = { name: 'Анна', phone, device_type: 'Смартфон', comment: null };
    const headers = withKey();
    const [one, two] = [await shop.post('/repair-request/create', body, headers), await shop.post('/repair-request/create', body, headers)];
    expect(two.json()).toEqual(one.json());
    expect(await rows(shop.db, sql`select name, device_type from repair_calls`)).toEqual([{ name: 'Анна', device_type: 'Смартфон' }]);
  });

  test('an operator moves a request on, only along its way, and the shopper is told', async () => {
    const { id, repair_key } = (await shop.post('/v1/order/paid-repair', await bodyFor({ store_id: 11 }), withKey())).json();
    await expect(moveRequest(shop.db, id, 'ready', '', shop.now)).rejects.toThrow('cannot become ready');
    await expect(moveRequest(shop.db, 1, 'accepted', '', shop.now)).rejects.toThrow('There is no repair request 1.');
    await moveRequest(shop.db, id, 'accepted', 'Приняли в магазине.', shop.now);
    expect((await get(`/v1/order/${id}`, { 'x-repair-key': repair_key })).json()).toMatchObject({
      status: 'Устройство у нас',
      history: [{ status: 'Принята' }, { status: 'Устройство у нас', comment: 'Приняли в магазине.' }],
    });
    expect(await findMessage(/устройство у нас/)).toBe(`Заявка на ремонт № ${id}: устройство у нас. Приняли в магазине.`);
  });
});

test('every status leads to known ones, and to an end', () => {
  for (const { next } of Object.values(repairStatuses)) for (const each of next) expect(repairStatuses).toHaveProperty(each);
  expect(Object.entries(repairStatuses).flatMap(([name, { next }]) => (next.length === 0 ? [name] : []))).toEqual([
    'issued',
    'returned',
    'cancelled',
  ]);
});
