import { describe, expect, test } from 'vitest';
import { range } from '../../platform/format/range.ts';
import { type Answers, noAnswers } from './answers.ts';
import { deviceTextsOf } from './device-texts.ts';
import { installationFlagsFor, problemFlagsFor } from './labels.ts';
import { requestInput } from './order-input.ts';
import { doneWith } from './step-summary.ts';
import { isStepKey, isValid, keysOf, nextStep, stepKeys, wizardOf } from './steps.ts';

const paidAnswers: Answers = {
  ...noAnswers,
  type: 'PAID',
  deviceType: { id: '1', name: 'Смартфоны', isMajor: false, hasImei: true },
  brand: { id: '3', name: 'Apple', code: 'apple' },
  model: { id: '5', name: 'iPhone 13' },
  appearance: { imei: '', view: 'CLEAN' },
  problem: {
    id: '11',
    name: 'Разбит экран',
    description: '',
    readySellForParts: false,
    importantSaveData: true,
    considerAlternatives: false,
    installation: null,
  },
  customer: { name: 'Анна', phone: '79991234567', email: '', phoneRequestId: 'r', isConfirmed: true },
  handover: 'STORE',
  selectedStore: { id: '7', name: 'Магазин', isServiceCenter: false },
};
const documents = { hasDeviceAndCharger: true, hasKitAccessories: false, datePurchase: '', files: {}, insuranceSituation: [] };
const titlesOf = (answers: Answers, wanted: string | null = null) =>
  wizardOf('trade', answers, isStepKey(wanted) ? wanted : null).steps.map(({ title }) => title);

test('the trade variant asks for the method before the person, the service variant after', () => {
  const common = ['typeRepair', 'imeiCheck', 'descriptionProblem'];
  expect(keysOf('trade', paidAnswers)).toEqual([...common, 'methodsPuttingRepair', 'shop', 'customerData', 'summary']);
  expect(keysOf('service', paidAnswers)).toEqual([...common, 'customerData', 'methodsPuttingRepair', 'shop', 'summary']);
});

test('there are as many steps before a way is chosen as with the best one', () => {
  const undecided = { ...paidAnswers, handover: null, selectedStore: null };
  expect(keysOf('trade', undecided)).toEqual(keysOf('trade', paidAnswers));
  expect(keysOf('trade', noAnswers)).toHaveLength(7);
  expect(titlesOf(undecided).at(-1)).toBe('7. Проверьте и отправьте');
});

test('each kind and way has its own steps, and together they are all that the specification names', () => {
  expect(keysOf('trade', { ...paidAnswers, type: 'WARRANTY', handover: 'OPERATOR' })).toEqual([
    'typeRepair',
    'imeiCheck',
    'documents',
    'descriptionProblem',
    'methodsPuttingRepair',
    'customerData',
    'summary',
  ]);
  const insured = keysOf('service', { ...paidAnswers, type: 'INSURANCE', handover: 'COURIER' });
  expect(insured).toContain('insuranceSelect');
  expect(insured).toContain('delivery');
  expect(new Set([...insured, ...keysOf('trade', paidAnswers), 'help'])).toEqual(new Set(stepKeys));
});

test('at first the first step is opened, the others are closed, and the last is valid although nothing is', () => {
  const { steps, open, isValid } = wizardOf('trade', noAnswers, null);
  expect([open, isValid]).toEqual(['typeRepair', false]);
  expect(steps.map(({ status }) => status)).toEqual(['opened', ...steps.slice(1).map(() => 'closed')]);
  expect(steps.at(-1)).toMatchObject({ key: 'summary', isValid: true, next: null });
  expect(steps[0]).toMatchObject({ isValid: false, next: 'imeiCheck', title: 'Устройство и вид ремонта' });
});

test('a completed step has its completed title, what lies ahead a numbered one, the open step its own', () => {
  expect(titlesOf(paidAnswers)).toEqual([
    'Устройство',
    'Внешний вид',
    'Неисправность',
    'Способ передачи',
    'Место приёма',
    'Контакты',
    'Проверьте и отправьте',
  ]);
  expect(titlesOf(paidAnswers, 'customerData')[5]).toBe('Ваши данные');
  expect(titlesOf({ ...paidAnswers, problem: null })[2]).toBe('Что случилось');
  expect(titlesOf({ ...paidAnswers, problem: null }).at(-1)).toBe('7. Проверьте и отправьте');
});

describe('where one gets', () => {
  test('nobody gets further than the first step that is missing', () => {
    expect(wizardOf('trade', { ...paidAnswers, problem: null }, 'summary').open).toBe('descriptionProblem');
    expect(wizardOf('trade', paidAnswers, 'shop').open).toBe('shop');
    expect(wizardOf('trade', paidAnswers, 'delivery').open).toBe('summary');
  });
  test('help is there at any time, and makes nothing valid or not', () => {
    expect(wizardOf('service', noAnswers, 'help')).toMatchObject({ open: 'help', isValid: false });
    expect(wizardOf('service', paidAnswers, 'help')).toMatchObject({ open: 'help', isValid: true });
  });
  test('a saved step leads to the next one that is missing, or to the end', () => {
    expect(nextStep('trade', { ...paidAnswers, selectedStore: null })).toBe('shop');
    expect(nextStep('service', { ...paidAnswers, customer: null, selectedStore: null })).toBe('customerData');
    expect(nextStep('trade', paidAnswers)).toBe('summary');
  });
});

describe('the wizard is valid only when every step is', () => {
  test('with all answers', () => expect(wizardOf('trade', paidAnswers, null).isValid).toBe(true));
  test.each<[string, Partial<Answers>]>([
    ['no device', { deviceType: null }],
    ['no model', { model: null }],
    ['no appearance', { appearance: null }],
    ['a problem without a word', { problem: { ...(paidAnswers.problem as NonNullable<Answers['problem']>), id: null } }],
    ['a phone that is not confirmed', { customer: { ...(paidAnswers.customer as NonNullable<Answers['customer']>), isConfirmed: false } }],
    ['an operator for a paid repair', { handover: 'OPERATOR' }],
    ['no store', { selectedStore: null }],
    ['no address', { handover: 'COURIER' }],
    ['a warranty without a receipt', { type: 'WARRANTY', appearance: { imei: '490154203237518', view: 'CLEAN' }, documents }],
    ['a warranty without an IMEI', { type: 'WARRANTY', documents: { ...documents, files: { cashReceipt: '7' } } }],
    [
      'an insurance case without a policy',
      { type: 'INSURANCE', appearance: { imei: '490154203237518', view: 'CLEAN' }, insurance: 'SCREEN', documents },
    ],
  ])('not with %s', (_, over) => expect(wizardOf('trade', { ...paidAnswers, ...over }, null).isValid).toBe(false));
});

test('what was stolen is not looked at: the case comes first, and of the look only the number is asked', () => {
  const stolen: Answers = { ...paidAnswers, type: 'INSURANCE', insurance: 'THEFT', appearance: null };
  expect(keysOf('trade', stolen).slice(0, 4)).toEqual(['typeRepair', 'insuranceSelect', 'imeiCheck', 'documents']);
  expect(keysOf('trade', stolen)).not.toContain('methodsPuttingRepair');
  const { deviceType } = paidAnswers;
  const tv: Answers = { ...stolen, deviceType: deviceType && { ...deviceType, hasImei: false } };
  expect(keysOf('trade', tv)).not.toContain('imeiCheck');
  const known = (answers: Answers) => wizardOf('trade', answers, null).open;
  expect(known({ ...stolen, appearance: { imei: '490154203237518', view: null } })).toBe('documents');
  expect(known({ ...stolen, insurance: 'SCREEN', appearance: { imei: '490154203237518', view: null } })).toBe('imeiCheck');
});

test('a device is asked about in the words of its kind', () => {
  const fridge: Answers = { ...paidAnswers, deviceType: { id: '6', name: 'Холодильники', isMajor: true, hasImei: false } };
  const laptop: Answers = { ...paidAnswers, deviceType: { id: '3', name: 'Ноутбуки', isMajor: false, hasImei: false } };
  expect(deviceTextsOf(fridge).views.CLEAN).not.toMatch(/экран/);
  expect(deviceTextsOf(paidAnswers).views.CLEAN).toMatch(/экран/);
  expect(
    [deviceTextsOf(paidAnswers), deviceTextsOf(laptop), deviceTextsOf(fridge)].map(({ modelHint }) => modelHint.includes('настройках')),
  ).toEqual([true, false, false]);
  expect(titlesOf(fridge, 'methodsPuttingRepair')).toContain('Где ремонтировать');
  expect(titlesOf(laptop, 'methodsPuttingRepair')).toContain('Как передать устройство');
  expect(titlesOf({ ...fridge, handover: 'STORE' })).toContain('Где ремонтировать');
});

test('nobody is asked for the data of a refrigerator, or for water where none is needed', () => {
  const fridge = { id: '6', name: 'Холодильники', isMajor: true, hasImei: false };
  const wishesFor = (deviceType: NonNullable<Answers['deviceType']>) =>
    problemFlagsFor(deviceType, deviceTextsOf({ deviceType })).map(({ name }) => name);
  expect(wishesFor(fridge)).toEqual(['readySellForParts', 'considerAlternatives']);
  expect(wishesFor({ ...fridge, isMajor: false, hasData: true })).toContain('importantSaveData');
  const placeOf = (deviceType: Answers['deviceType']) => installationFlagsFor(deviceType).map(({ name }) => name);
  expect(placeOf(fridge)).toEqual(['isBuiltIn', 'needsDismantling']);
  expect(placeOf({ ...fridge, isPlumbed: true })).toEqual(['isBuiltIn', 'hasUtilities', 'needsDismantling']);
  expect(placeOf({ ...fridge, isMajor: false })).toEqual(['needsDismantling']);
});

test('a master who comes to a large appliance is told where to and when', () => {
  const fridge: Answers = { ...paidAnswers, deviceType: { id: '6', name: 'Холодильники', isMajor: true, hasImei: false }, handover: null };
  expect(keysOf('trade', fridge)).toEqual(keysOf('trade', { ...fridge, handover: 'OPERATOR' }));
  expect(titlesOf({ ...fridge, handover: 'OPERATOR' }, 'delivery')).toContain('Куда приехать мастеру');
  expect(titlesOf({ ...fridge, handover: 'COURIER' }, 'delivery')).toContain('Куда приехать курьеру');
  expect(keysOf('trade', { ...fridge, type: 'INSURANCE', insurance: 'THEFT', handover: 'OPERATOR' })).not.toContain('delivery');
});

test('a device is called by the name of one, where there is such', () => {
  const { deviceType } = paidAnswers;
  expect(doneWith('typeRepair', paidAnswers)).toBe('Смартфоны: Apple iPhone 13, платный ремонт');
  const named = { ...paidAnswers, deviceType: deviceType && { ...deviceType, singular: 'Смартфон' } };
  expect(doneWith('typeRepair', named)).toBe('Смартфон Apple iPhone 13, платный ремонт');
});

test('what is on no list of brands is called as its owner calls it', () => {
  const own: Answers = { ...paidAnswers, brand: { id: '', name: '', code: null }, model: { id: '', name: 'Beko CN 327' } };
  expect(doneWith('typeRepair', own)).toBe('Смартфоны: Beko CN 327, платный ремонт');
  expect(requestInput(own, 'seed', true)).toMatchObject({ brandId: null, modelId: null, description: 'Марка и модель: Beko CN 327.' });
});

test('what is wrong goes on in small letters after its comma', () => {
  const told = (description: string) =>
    doneWith('descriptionProblem', { ...paidAnswers, problem: { ...paidAnswers.problem!, name: 'Не варит кофе', description } });
  expect(told('Не взбивает молоко')).toBe('Не варит кофе, не взбивает молоко');
  expect(told('USB не виден')).toBe('Не варит кофе, USB не виден');
  expect(told('')).toBe('Не варит кофе');
});

test('the address goes along when somebody comes', () => {
  const address = {
    street: 'Артёма',
    house: '74',
    building: '',
    entrance: '',
    floor: '',
    flat: '',
    date: '2026-12-01',
    time: '09:00 - 13:00',
    comment: '',
  };
  const fridge: Answers = { ...paidAnswers, deviceType: { id: '6', name: 'Холодильники', isMajor: true, hasImei: false }, address };
  const inputWith = (handover: Answers['handover']) => requestInput({ ...fridge, handover }, 'seed', true);
  expect([inputWith('OPERATOR')?.address, inputWith('COURIER')?.address]).toEqual([
    expect.objectContaining({ house: '74' }),
    expect.objectContaining({ house: '74' }),
  ]);
  expect(inputWith('STORE')).not.toHaveProperty('address');
  expect(doneWith('delivery', fridge)).toBe(`Артёма, д. 74, 1\u00a0декабря, ${range('09:00', '13:00')}`);
});

test('what cannot happen to a device is no answer', () => {
  const insured: Answers = { ...paidAnswers, type: 'INSURANCE', insurance: 'SCREEN' };
  expect(isValid('insuranceSelect', insured)).toBe(true);
  const fridge = { id: '6', name: 'Холодильники', isMajor: true, hasImei: false };
  expect(isValid('insuranceSelect', { ...insured, deviceType: fridge })).toBe(false);
});
