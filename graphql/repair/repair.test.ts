import { unknownRoute } from '@vitrina/services/contract/failure.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { discountedCost } from '@vitrina/services/repair/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { repairRequest } from '../testing/answers/repair.ts';
import { execute } from '../testing/execute.ts';
import { createApplication, page, refusal } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

const paidRepairInput = {
  kind: 'PAID',
  name: 'Анна',
  phone: '+7 999 123-45-67',
  phoneRequestId: 'request-1',
  deviceTypeId: 1,
  modelId: 5,
  problemId: 11,
  handover: 'STORE',
  storeId: 1,
  consents: ['PERSONAL_DATA'],
  idempotencyKey: 'repair-1',
};
const address = { street: 'Артёма', house: '74', date: '2026-11-19', time: '09:00 - 13:00' };
const source = 'mutation Order($input: RepairRequestCreateInput!) { repairRequestCreate(input: $input) { id repairKey } }';
const order = (over: object, answers = shop()) => execute(source, answers, { variables: { input: { ...paidRepairInput, ...over } } });

describe('what a repair costs that is ordered here (spec 2 §5)', () => {
  test.each([
    [100_00, 90_00],
    [101_99, 91_00],
    [1_12, 1_00],
    [1_11, 1_00],
    [1, 1_00],
    [0, 1_00],
    [8_540_50, 7_686_00],
  ])('%i kopecks come to %i', (cost, discounted) => expect(discountedCost(cost)).toBe(discounted));

  test('it is never below a ruble, whole rubles, and never above 90 percent but there', () => {
    for (let cost = 0; cost < 3_000; cost++) {
      const discounted = discountedCost(cost);
      expect(discounted % 100 === 0 && discounted >= 100).toBe(true);
      if (discounted > 100) expect(discounted * 10).toBeLessThanOrEqual(cost * 9);
    }
  });
});

test('each kind has its own call, with the payload that the specification names', async () => {
  const first = await order({ readySellForParts: true, imei: '490154203237518', view: 'DAMAGED' });
  expect(first.answer.data.repairRequestCreate).toEqual({ id: '100001', repairKey: 'repair-key-1' });
  expect(first.recordedCalls).toMatchObject([
    {
      call: 'repair.paidRepair',
      input: {
        idempotencyKey: 'repair-1',
        body: {
          user: { name: 'Анна', phone: '79991234567', email: null, phone_request_id: 'request-1', city_id: '1' },
          problem: {
            id: '11',
            model_id: '5',
            ready_sell_for_parts: true,
            important_save_data: false,
            consider_alternatives: false,
            imei: '490154203237518',
            view: 'D',
          },
          store_id: '1',
        },
      },
    },
  ]);
  expect(first.context.viewer.repairKeys).toEqual(['repair-key-1']);
  const docs = { hasDeviceAndCharger: true, hasKitAccessories: false, purchaseDate: '2026-01-15', chequePhotoId: 7 };
  const warranty = await order({ kind: 'WARRANTY', handover: 'COURIER', storeId: null, address, docs });
  expect(warranty.recordedCalls).toMatchObject([
    {
      call: 'repair.warrantyRepair',
      input: {
        body: {
          delivery_type: 'courier',
          address: { street: 'Артёма', house: '74', flat: '', date: '2026-11-19', time_from: '09:00', time_to: '13:00', notes: '' },
          docs: { has_device_and_charger: true, purchase_date: '2026-01-15', cheque_photo_id: '7', additional: [] },
        },
      },
    },
  ]);
  expect((await order({ kind: 'WARRANTY', handover: 'OPERATOR', storeId: null, docs })).recordedCalls[0]?.input).toMatchObject({
    body: { delivery_type: 'operator' },
  });
  const visited = await order({ handover: 'OPERATOR', storeId: null, address });
  // The address alone would call a courier.
  expect(visited.recordedCalls[0]?.input).toMatchObject({ body: { visit: { house: '74', time_from: '09:00' } } });
  expect(visited.recordedCalls[0]?.input).not.toHaveProperty('body.address');
  const papers = { ...docs, insurancePolicyPhotoId: 8, applicationForInsurancePaymentPhotoId: 9, additional: [10, 10] };
  const insuredCase = await order({ kind: 'INSURANCE', insurance: 'LIQUID', storeId: null, serviceCenterId: 501, docs: papers });
  expect(insuredCase.recordedCalls).toMatchObject([
    {
      call: 'repair.insuranceCase',
      input: { body: { service_center_id: '501', docs: { additional: ['10'] }, problem: { insurance: 'liquid' } } },
    },
  ]);
});

test('an order stands for the receipt, and messages lead below the address of the shop', async () => {
  const docs = {
    hasDeviceAndCharger: true,
    hasKitAccessories: false,
    purchaseDate: '2026-03-02',
    purchase: { orderId: 9000, productId: 1001 },
  };
  const input = { ...paidRepairInput, kind: 'WARRANTY', docs };
  const sent = await execute(source, shop(), { variables: { input }, config: { publicOrigin: 'https://shop.example' } });
  expect(sent.recordedCalls[0]?.input).toMatchObject({
    body: {
      docs: { cheque_photo_id: null, purchase_date: '2026-03-02', purchase: { order_id: '9000', product_id: '1001' } },
      return_url: 'https://shop.example/repair',
    },
  });
  // Where nobody knows the address, and nothing was bought here, the payload is the specification's.
  const plain = (await order({ kind: 'WARRANTY', docs: { ...docs, purchase: null, chequePhotoId: 7 } })).recordedCalls[0]?.input;
  expect([JSON.stringify(plain).includes('return_url'), JSON.stringify(plain).includes('"purchase"')]).toEqual([false, false]);
});

test('a request is opened by a code to its phone, and the key is kept', async () => {
  const opening = (code: string) =>
    `mutation { repairOpen(input: { id: 100001, phone: "+7 999 123-45-67", code: "${code}", requestId: "r" }) { repairKey } }`;
  const opened = await execute(opening('123 456'));
  expect(opened.recordedCalls).toMatchObject([
    { call: 'repair.open', input: { body: { id: '100001', phone: '79991234567', code: '123456', request_id: 'r' } } },
  ]);
  expect(opened.context.viewer.repairKeys).toEqual(['repair-key-2']);
  const wrong = await execute(opening('12'));
  expect([Object.keys(wrong.answer.errors[0].extensions.fields), wrong.recordedCalls]).toEqual([['input.code'], []]);
});

test.each([
  ['new', true],
  ['ready', true],
  ['issued', false],
  ['returned', false],
  ['cancelled', false],
  ['waits-for-a-part', true],
  [null, true],
])('something is still to happen to what is %s: %s', async (status_code, isActive) => {
  const list = () => page([{ ...repairRequest(asId(1)), status_code }]);
  const { answer } = await execute('{ repairRequests { nodes { isActive } } }', shop({ repair: { list } }), {
    headers: { authorization: 'Bearer token' },
  });
  expect(answer.data.repairRequests.nodes).toEqual([{ isActive }]);
});

test('a provider that lists no requests leaves the list out', async () => {
  const list = () => Promise.reject(refusal(404, unknownRoute));
  const { answer } = await execute('{ repairRequests { totalCount } }', shop({ repair: { list } }), {
    headers: { authorization: 'Bearer token' },
  });
  expect([answer.data.repairRequests, answer.errors[0].extensions.code]).toEqual([null, 'UNSUPPORTED']);
});

test('a provider that has the older form only gets that one, with the same key', async () => {
  const { answer, recordedCalls } = await order(
    {},
    shop({
      repair: {
        paidRepair: () => {
          throw refusal(404, 'route_not_found');
        },
      },
    }),
  );
  expect(answer.data.repairRequestCreate).toEqual({ id: '100004', repairKey: null });
  expect(recordedCalls[1]).toMatchObject({ call: 'repair.olderOrder', input: { params: { type: 'paid' }, idempotencyKey: 'repair-1' } });
});

test('any other failure is not tried in the older form', async () => {
  const { answer, recordedCalls } = await order(
    {},
    shop({
      repair: {
        paidRepair: () => {
          throw refusal(409, 'conflict');
        },
      },
    }),
  );
  expect([answer.errors[0].extensions.code, recordedCalls.length]).toEqual(['CONFLICT', 1]);
});

const stolenDocs = {
  hasDeviceAndCharger: false,
  hasKitAccessories: false,
  insurancePolicyPhotoId: 8,
  applicationForInsurancePaymentPhotoId: 9,
};

test.each<[object, Record<string, string>]>([
  [{ name: ' ' }, { name: 'Это поле необходимо заполнить.' }],
  [{ name: 'Анна1' }, { name: 'Это поле должно содержать только буквы' }],
  [{ phone: '+7 495 123-45-67' }, { phone: 'Код номера мобильного телефона должен начинаться с «9»' }],
  [{ email: 'anna@' }, { email: 'Пожалуйста, введите корректный email.' }],
  [{ modelId: null, deviceTypeId: null }, { deviceTypeId: 'Это поле необходимо заполнить.' }],
  [{ problemId: null }, { description: 'Это поле необходимо заполнить.' }],
  [{ imei: '49015420323751x' }, { imei: 'Допустимы только цифры.' }],
  [{ imei: '490154203237519' }, { imei: 'Проверьте IMEI: такого номера не бывает.' }],
  [
    { kind: 'INSURANCE', insurance: 'THEFT', handover: 'STORE', docs: stolenDocs },
    { handover: 'Так сдать устройство в этот ремонт нельзя.' },
  ],
  [{ storeId: null }, { storeId: 'Это поле необходимо заполнить.' }],
  [{ handover: 'COURIER' }, { address: 'Это поле необходимо заполнить.' }],
  [
    { handover: 'COURIER', address: { ...address, house: '', time: '9' } },
    { 'address.house': 'Это поле необходимо заполнить.', 'address.time': 'Время пишется так: 09:00 - 13:00.' },
  ],
  [{ kind: 'INSURANCE' }, { insurance: 'Это поле необходимо заполнить.' }],
  [{ consents: [] }, { consents: 'Для завершения необходимо согласие.' }],
])('%o is refused field by field', async (over, expected) => {
  const { answer, recordedCalls } = await order(over);
  const fields = Object.fromEntries(Object.entries(expected).map(([path, message]) => [`input.${path}`, [message]]));
  expect([answer.errors[0].extensions.fields, recordedCalls]).toEqual([fields, []]);
});

test('where a master comes is the address of the request', async () => {
  const visit = {
    street: 'Артёма',
    house: '74',
    building: '',
    entrance: '',
    floor: '',
    flat: '',
    date: '2026-11-19',
    time_from: '09:00',
    time_to: '13:00',
    notes: '',
  };
  const source = '{ repairRequest(id: "1") { address { street timeFrom } } }';
  const answerWith = async (over: object) => {
    const request = () => ({ ...repairRequest(asId(1)), ...over });
    return (await execute(source, shop({ repair: { request } }))).answer.data.repairRequest.address;
  };
  expect(await answerWith({ visit })).toEqual({ street: 'Артёма', timeFrom: '09:00' });
  expect(await answerWith({})).toBeNull();
});

test('a request is nobody else’s, and what a provider does not tell of it is nothing', async () => {
  const read =
    '{ repairRequest(id: 9) { status statusName device history { at } cost { amount } discountedCost { amount } store { id } place } }';
  const refusedReply = await execute(
    read,
    shop({
      repair: {
        request: () => {
          throw refusal(404, 'not_found');
        },
      },
    }),
  );
  expect(refusedReply.answer).toEqual({ data: { repairRequest: null } });
});

test('a wish to be called back, and a code, say what is wrong with them', async () => {
  const call = await execute(
    'mutation { repairCallRequest(input: { name: "", phone: "+7 999 123-45-67", consents: [], idempotencyKey: "call-0001" }) { __typename } }',
  );
  expect(Object.keys(call.answer.errors[0].extensions.fields)).toEqual(['input.name', 'input.consents']);
  const code = (text: string) =>
    execute(`mutation { repairVerifyCode(input: { phone: "+7 999 123-45-67", code: "${text}", requestId: "r" }) { __typename } }`);
  expect((await code('12a456')).answer.errors[0].extensions.fields).toEqual({ 'input.code': ['Допустимы только цифры.'] });
  expect((await code('123')).answer.errors[0].extensions.fields).toEqual({ 'input.code': ['Введите шесть цифр из сообщения.'] });
  expect((await code('123456')).answer.data).toEqual({ repairVerifyCode: { __typename: 'RepairVerifyCodePayload' } });
});

describe('requests of all shoppers', () => {
  const mechanic = { application: createApplication('workshop', 'REPAIR_READ') };

  test('are found by number, phone and status', async () => {
    const source =
      '{ repairRequestsSearch(number: 7, phone: "+7 999 123-45-67", statuses: [NEW, READY], perPage: 2) { nodes { contactName mobilePhone } totalCount } }';
    const { answer, recordedCalls } = await execute(source, shop(), mechanic);
    expect(answer.data.repairRequestsSearch).toEqual({ nodes: [{ contactName: 'Анна', mobilePhone: '+79991234567' }], totalCount: 1 });
    expect(recordedCalls[0]?.input).toEqual({
      body: { page: 1, per_page: 2, number: '7', phone: '79991234567', statuses: ['new', 'ready'] },
    });
  });

  test('are nobody’s without the right, and need a provider that knows them', async () => {
    const source = '{ repairRequestsSearch(statuses: OTHER) { totalCount } }';
    const anonymous = await execute(source, shop(), { application: createApplication('storefront') });
    expect([anonymous.answer.errors[0].extensions, anonymous.recordedCalls]).toEqual([{ code: 'FORBIDDEN', right: 'repair:read' }, []]);
    const wrong = await execute(source, shop(), mechanic);
    expect([wrong.answer.errors[0].extensions.code, wrong.recordedCalls]).toEqual(['BAD_USER_INPUT', []]);
    const search = () => Promise.reject(refusal(404, unknownRoute));
    const none = await execute('{ repairRequestsSearch { totalCount } }', shop({ repair: { search } }), mechanic);
    expect(none.answer.errors[0].extensions.code).toBe('UNSUPPORTED');
  });
});
