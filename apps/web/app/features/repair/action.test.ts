import { describe, expect, test } from 'vitest';
import type { Operation } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { saveStep } from './action.server.ts';
import { type Answers, noAnswers } from './answers.ts';
import { type Draft, newDraft, readDraft, writeDraft } from './draft.server.ts';
import { wizardOf } from './steps.ts';
import type { Variant } from './variants.ts';

const device: Partial<Answers> = {
  type: 'PAID',
  deviceType: { id: '1', name: 'Смартфоны', isMajor: false, hasImei: true },
  brand: { id: '3', name: 'Apple', code: 'apple' },
  model: { id: '5', name: 'iPhone 13' },
};
const whole: Answers = {
  ...noAnswers,
  ...device,
  appearance: { imei: '490154203237518', view: 'DAMAGED' },
  insurance: 'SCREEN',
  documents: {
    hasDeviceAndCharger: true,
    hasKitAccessories: false,
    datePurchase: '2026-01-15',
    files: {
      cashReceipt: '1',
      warrantyCard: '2',
      passport: '3',
      insurancePolicy: '4',
      insurancePayment: '5',
      devicePhoto: '6',
      diagnosticResult: '7',
    },
    insuranceSituation: ['8', '9'],
  },
  problem: {
    id: '11',
    name: 'Разбит экран',
    description: 'Упал',
    readySellForParts: true,
    importantSaveData: false,
    considerAlternatives: true,
    installation: null,
  },
  customer: { name: 'Анна', phone: '79991234567', email: 'anna@example.com', phoneRequestId: 'request-1', isConfirmed: true },
  handover: 'STORE',
  selectedStore: { id: '7', name: 'Магазин', isServiceCenter: false },
  address: {
    street: 'Артёма',
    house: '74',
    building: '',
    entrance: '',
    floor: '',
    flat: '15',
    date: '2026-11-19',
    time: '09:00 - 13:00',
    comment: 'Код 12',
  },
};

const lists: Record<string, unknown> = {
  ordinary: [{ id: '1', name: 'Смартфоны', hasImei: true }],
  major: [],
  repairBrands: [{ id: '3', name: 'Apple', code: 'apple' }],
  repairModels: [{ id: '5', name: 'iPhone 13' }],
  me: null,
};

/** One press of a step's button, with these answers before it; the operations that were sent, and the draft afterwards. */
async function press(fields: Record<string, string>, before: Partial<Draft> = {}, answer: object = {}, variant: Variant = 'trade') {
  const sent: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      sent.push(operation);
      return { data: { ...lists }, ...answer };
    },
  });
  writeDraft(context, { ...newDraft(), ...before });
  const request = new Request('http://shop.example/repair', { method: 'POST', body: new URLSearchParams(fields) });
  const outcome = await saveStep(context, request, variant);
  const to = outcome instanceof Response ? outcome.headers.get('location') : null;
  const unsent = outcome instanceof Response ? null : outcome.data;
  return { sent, to, unsent, cookies, draft: readDraft(context) };
}

describe('the device', () => {
  test('is chosen list by list, each press showing the next one', async () => {
    const first = await press({ step: 'typeRepair', type: 'PAID', deviceType: '1' });
    expect([first.to, first.draft.answers.deviceType?.name]).toEqual(['/repair?step=typeRepair', 'Смартфоны']);
    const second = await press({ step: 'typeRepair', type: 'PAID', deviceType: '1', brand: '3' }, first.draft);
    expect([second.to, second.draft.answers.brand?.code]).toEqual(['/repair?step=typeRepair', 'apple']);
    const third = await press({ step: 'typeRepair', type: 'PAID', deviceType: '1', brand: '3', model: '5' }, second.draft);
    expect([third.to, third.draft.answers.model?.name]).toEqual(['/repair?step=imeiCheck', 'iPhone 13']);
    const other = await press({ step: 'typeRepair', type: 'PAID', deviceType: '1', brand: '3', model: 'other' }, second.draft);
    expect(other.draft.answers.model?.id).toBe('');
  });
  test('of a brand that is on no list is named in words', async () => {
    const fields = { step: 'typeRepair', type: 'PAID', deviceType: '1', brand: 'other' };
    const first = await press(fields, (await press({ step: 'typeRepair', type: 'PAID', deviceType: '1' })).draft);
    expect([first.to, first.draft.answers.brand, first.draft.answers.model]).toEqual([
      '/repair?step=typeRepair',
      { id: '', name: '', code: null },
      null,
    ]);
    const missing = await press({ ...fields, brandName: ' ' }, first.draft);
    expect(missing.unsent?.errors).toEqual({ brandName: 'Это поле необходимо заполнить.' });
    const named = await press({ ...fields, brandName: 'Fly FF280' }, first.draft);
    expect([named.to, named.draft.answers.model]).toEqual(['/repair?step=imeiCheck', { id: '', name: 'Fly FF280' }]);
  });
  test('what is missing is said, and another device forgets what was said of the first', async () => {
    expect((await press({ step: 'typeRepair' })).unsent?.errors).toEqual({
      type: 'Выберите один из вариантов.',
      deviceType: 'Это поле необходимо заполнить.',
    });
    const { draft, unsent } = await press({ step: 'typeRepair', type: 'WARRANTY', deviceType: '1', brand: '99' }, { answers: whole });
    expect([draft.answers.brand, draft.answers.problem, unsent?.errors]).toEqual([null, null, { brand: 'Это поле необходимо заполнить.' }]);
  });
  test('while no list can be had the form stays', async () => {
    const { unsent } = await press({ step: 'typeRepair', type: 'PAID' }, {}, { data: null });
    expect([unsent?.values.type, unsent?.message]).toEqual(['PAID', expect.stringContaining('нажмите кнопку ещё раз')]);
  });
});

describe('the order that a device was bought with', () => {
  const purchase = { orderId: '90003', productId: '1001', date: '2026-03-02' };
  const bought: Answers = { ...whole, type: 'WARRANTY', purchase };
  const fields = { step: 'typeRepair', type: 'WARRANTY', deviceType: '1', brand: '3', model: '5' };

  test('stands for the receipt while it is the same device', async () => {
    expect((await press(fields, { answers: bought })).draft.answers.purchase).toEqual(purchase);
    // What is on no list is told on the way.
    const unlisted = { ...fields, brand: 'other', model: '' };
    expect((await press(unlisted, { answers: { ...bought, brand: null, model: null } })).draft.answers.purchase).toEqual(purchase);
    expect((await press({ ...fields, model: '' }, { answers: bought })).draft.answers.purchase).toBeNull();
    expect((await press({ ...fields, brand: 'other' }, { answers: bought })).draft.answers.purchase).toBeNull();
    // What is no kind of device is handed in as any.
    const unlistedPurchase = { ...purchase, isUnlisted: true };
    const first: Answers = { ...noAnswers, type: 'WARRANTY', purchase: unlistedPurchase };
    const { draft } = await press({ ...fields, intent: 'lists' }, { answers: first });
    expect([draft.answers.deviceType?.id, draft.answers.purchase]).toEqual(['1', unlistedPurchase]);
    expect((await press({ ...fields, deviceType: '2', intent: 'lists' }, { answers: draft.answers })).draft.answers.purchase).toEqual(
      unlistedPurchase,
    );
    expect(
      (await press({ ...fields, brand: 'other', model: '' }, { answers: { ...draft.answers, brand: null } })).draft.answers.purchase,
    ).toBeNull();
    // Then it is that one: a device of another maker is not what was bought.
    expect((await press(fields, { answers: draft.answers })).draft.answers.purchase).toEqual(unlistedPurchase);
    expect((await press({ ...fields, brand: 'other' }, { answers: draft.answers })).draft.answers.purchase).toBeNull();
  });

  test('is sent with its day in place of the receipt, of a warranty repair alone', async () => {
    const documents = { ...whole.documents, files: {} } as Answers['documents'];
    const sentOf = async (answers: Answers) =>
      (await press({ step: 'summary', policyAccept: 'yes' }, { answers }, { data: { repairRequestCreate: { id: '100001' } } })).sent[0]
        ?.variables;
    expect(await sentOf({ ...bought, documents })).toMatchObject({
      input: { docs: { chequePhotoId: null, purchaseDate: '2026-03-02', purchase: { orderId: '90003', productId: '1001' } } },
    });
    const insured = await sentOf({ ...bought, type: 'INSURANCE' });
    expect(insured).toMatchObject({ input: { docs: { purchaseDate: '2026-01-15' } } });
    expect(insured).not.toHaveProperty('input.docs.purchase');
  });

  test.each(['input.docs.purchase', 'input.docs.chequePhotoId'])('is dropped where the provider wants the receipt (%s)', async (path) => {
    const refused = {
      data: null,
      errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields: { [path]: ['Приложите чек.'] } } }],
    };
    const { draft, unsent } = await press({ step: 'summary', policyAccept: 'yes' }, { answers: bought }, refused);
    expect([draft.answers.purchase, unsent?.message]).toEqual([null, 'Заявка не отправлена. Приложите чек.']);
    expect(wizardOf('trade', draft.answers, null).open).toBe('documents');
    // Nothing else is brought again.
    const { cashReceipt: _receipt, ...others } = whole.documents?.files ?? {};
    expect(draft.answers.documents?.files).toEqual(others);
  });
});

describe('who asks', () => {
  const typed = { step: 'customerData', name: 'Анна', phone: '+7 (999) 123-45-67', email: '' };
  const asked: Partial<Draft> = { answers: { ...whole, customer: null } };
  test('is sent a code, brings it, and goes on', async () => {
    const first = await press(typed, asked, { data: { me: null, repairSendCode: { requestId: 'r-1' } } });
    expect([first.to, first.draft.answers.customer]).toEqual([
      '/repair?step=customerData',
      { name: 'Анна', phone: '79991234567', email: '', phoneRequestId: 'r-1', isConfirmed: false },
    ]);
    expect((await press({ ...typed, code: '' }, first.draft)).unsent?.errors).toEqual({ code: 'Это поле необходимо заполнить.' });
    const second = await press({ ...typed, code: '123 456' }, first.draft, { data: { repairVerifyCode: { isVerified: true } } });
    expect(second.sent.at(-1)?.variables).toEqual({ input: { phone: '+79991234567', code: '123456', requestId: 'r-1' } });
    expect([second.to, second.draft.answers.customer?.isConfirmed]).toEqual(['/repair?step=summary', true]);
    const another = await press({ ...typed, phone: '+7 999 000-00-00', code: '123456' }, second.draft, {
      data: { me: null, repairSendCode: { requestId: 'r-2' } },
    });
    expect(another.draft.answers.customer).toMatchObject({ phoneRequestId: 'r-2', isConfirmed: false });
  });
  test('needs none for the phone of the account', async () => {
    const own = { firstName: 'Анна', lastName: null, phone: '+79991234567', email: null };
    const { draft, to } = await press(typed, asked, { data: { me: own } });
    expect([to, draft.answers.customer]).toMatchObject(['/repair?step=summary', { phoneRequestId: null, isConfirmed: true }]);
  });
  test('hears what is wrong with a code', async () => {
    const waiting = { ...whole.customer, isConfirmed: false } as Answers['customer'];
    const wrong = {
      message: 'no',
      path: ['repairVerifyCode'],
      extensions: { code: 'BAD_USER_INPUT', fields: { 'input.code': ['Неверный код.'] } },
    };
    const { unsent } = await press(
      { ...typed, code: '000000' },
      { answers: { ...whole, customer: waiting } },
      { data: null, errors: [wrong] },
    );
    expect(unsent?.errors).toEqual({ code: 'Неверный код.' });
  });
});

describe('sending', () => {
  const made = { data: { repairRequestCreate: { id: '100001', repairKey: null } } };
  const agreed = { step: 'summary', policyAccept: 'yes' };
  const ways: [Variant, Partial<Answers>, object, readonly string[]][] = [
    ['trade', {}, { kind: 'PAID', handover: 'STORE', storeId: '7' }, ['docs', 'address', 'serviceCenterId']],
    ['service', {}, { kind: 'PAID', handover: 'STORE', storeId: '7' }, ['docs', 'address']],
    [
      'trade',
      { handover: 'COURIER' },
      { kind: 'PAID', handover: 'COURIER', address: { flat: '15', notes: 'Код 12' } },
      ['docs', 'storeId'],
    ],
    ['service', { handover: 'COURIER' }, { kind: 'PAID', handover: 'COURIER', address: { time: '09:00 - 13:00' } }, ['docs', 'storeId']],
    [
      'trade',
      { type: 'WARRANTY' },
      { kind: 'WARRANTY', storeId: '7', docs: { chequePhotoId: '1', guaranteeCardPhotoId: '2' } },
      ['address'],
    ],
    [
      'service',
      { type: 'WARRANTY', handover: 'COURIER' },
      { kind: 'WARRANTY', address: {}, docs: { purchaseDate: '2026-01-15' } },
      ['storeId'],
    ],
    ['trade', { type: 'WARRANTY', handover: 'OPERATOR' }, { kind: 'WARRANTY', handover: 'OPERATOR', docs: {} }, ['storeId', 'address']],
    [
      'service',
      { type: 'INSURANCE', selectedStore: { id: '501', name: 'Мастер', isServiceCenter: true } },
      {
        kind: 'INSURANCE',
        insurance: 'SCREEN',
        serviceCenterId: '501',
        docs: {
          insurancePolicyPhotoId: '4',
          applicationForInsurancePaymentPhotoId: '5',
          passportPhotoId: '3',
          devicePhotoId: '6',
          conclusionPhotoId: '7',
          additional: ['8', '9'],
        },
      },
      ['storeId'],
    ],
    ['trade', { type: 'INSURANCE', handover: 'COURIER' }, { kind: 'INSURANCE', address: {} }, ['storeId']],
  ];
  test.each(ways)('%s %o', async (variant, over, expected, absent) => {
    const { to, sent, draft } = await press(agreed, { answers: { ...whole, ...over } }, made, variant);
    const input = sent[0]?.variables?.input;
    expect(input).toMatchObject({
      name: 'Анна',
      phone: '+79991234567',
      email: 'anna@example.com',
      phoneRequestId: 'request-1',
      modelId: '5',
      problemId: '11',
      readySellForParts: true,
      importantSaveData: false,
      considerAlternatives: true,
      view: 'DAMAGED',
      imei: '490154203237518',
      consents: ['PERSONAL_DATA'],
      ...expected,
    });
    for (const name of absent) expect(input).not.toHaveProperty(name);
    // The wizard begins anew.
    expect([to, draft.answers, draft.last]).toEqual(['/repair/100001', noAnswers, '100001']);
  });

  test('nothing is sent without consent, or while an answer is missing', async () => {
    expect((await press({ step: 'summary' }, { answers: whole })).unsent?.errors).toEqual({
      policyAccept: 'Для завершения необходимо согласие.',
    });
    const { to, sent } = await press(agreed, { answers: { ...whole, problem: null } });
    expect([to, sent]).toEqual(['/repair?step=descriptionProblem', []]);
  });

  test('without an answer the very same is sent again, under the same key, and nothing else is changed before', async () => {
    const timeout = { data: null, errors: [{ message: 'no', extensions: { code: 'PROVIDER_TIMEOUT' } }] };
    const first = await press(agreed, { answers: whole }, timeout);
    expect([first.unsent?.message, first.draft.isPending]).toEqual([expect.stringContaining('вторая заявка не появится'), true]);
    const changed = await press({ step: 'methodsPuttingRepair', handover: 'COURIER' }, first.draft);
    expect([changed.to, changed.draft.answers.handover]).toEqual(['/repair?step=summary', 'STORE']);
    const second = await press(agreed, first.draft, made);
    expect(second.sent[0]?.variables).toEqual(first.sent[0]?.variables);
    expect(second.draft.isPending).toBe(false);
  });

  test('a changed answer is another request', async () => {
    const before = { ...newDraft(), answers: whole };
    const { draft } = await press({ step: 'methodsPuttingRepair', handover: 'COURIER' }, before);
    expect(draft.seed).not.toBe(before.seed);
  });

  test.each<[string, keyof Answers]>([
    ['input.user.phoneRequestId', 'customer'],
    ['input.docs', 'documents'],
    ['input.address.date', 'address'],
    ['input.storeId', 'selectedStore'],
    ['input.problem.id', 'problem'],
  ])('a fault of %s leads to the step it belongs to, with its words', async (path, answer) => {
    const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields: { [path]: ['Не так.'] } } }] };
    const { draft, unsent } = await press(agreed, { answers: { ...whole, type: 'WARRANTY' } }, refused);
    expect(draft.answers[answer]).not.toEqual(whole[answer]);
    expect(unsent?.message).toBe('Заявка не отправлена. Не так.');
  });
});

describe('a call back', () => {
  const typed = {
    step: 'help',
    name: 'Анна',
    phone: '+7 999 123-45-67',
    deviceType: 'iPhone',
    comment: '',
    'consent.personal-data': 'yes',
  };
  test('is asked for once for a key, the next one under another', async () => {
    const before = { ...newDraft(), answers: whole };
    const { sent, to, draft } = await press(typed, before, { data: { repairCallRequest: { isTaken: true } } });
    expect(sent[0]?.variables).toMatchObject({
      input: { phone: '+79991234567', deviceType: 'iPhone', consents: ['PERSONAL_DATA'], idempotencyKey: `repair-call-${before.seed}` },
    });
    expect([to, draft.seed === before.seed, draft.answers]).toEqual(['/repair?step=help&taken=1', false, whole]);
  });
  test('needs a name, a phone and consent', async () => {
    expect((await press({ step: 'help', name: '', phone: '', deviceType: '', comment: '' })).unsent?.errors).toEqual({
      name: 'Это поле необходимо заполнить.',
      phone: 'Это поле необходимо заполнить.',
      'consent.personal-data': 'Для завершения необходимо согласие.',
    });
  });
});

test('the longest answers fit into the cookie, and one that was tampered with is none', () => {
  const { context, cookies } = visit();
  let state = 1;
  const sign = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(1072 + (state % 32));
  };
  const long = (most: number) => Array.from({ length: most }, sign).join('');
  const address = { ...whole.address, street: long(120), house: long(20), building: long(20), comment: long(200) } as Answers['address'];
  const problem = { ...whole.problem, description: long(500) } as Answers['problem'];
  const customer = { ...whole.customer, name: long(100), email: `${'a1b2c3d4e5'.repeat(10)}@example.com` } as Answers['customer'];
  const purchase = { orderId: '1234567890123', productId: '1234567890123', date: '2026-03-02' };
  writeDraft(context, { ...newDraft(), answers: { ...whole, purchase, address, problem, customer } });
  expect(cookies[0]?.length).toBeLessThan(4_000);
  expect(cookies[0]).toContain('Max-Age=2592000');
  const visitor = visitorWith(cookies[0]?.split(';')[0]?.replace('repair=', 'repair=x'));
  expect(readDraft(visit({ visitor }).context).answers).toEqual(noAnswers);
});
