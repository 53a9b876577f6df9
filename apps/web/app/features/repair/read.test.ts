import { imeiFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { filesUnsupportedMessage } from '@vitrina/services/contract/fields/file.ts';
import { describe, expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { courierDays, isDay } from './days.ts';
import { deviceTextsOf } from './device-texts.ts';
import { activeTypes, groupsWith, visiblePlaces } from './filter.ts';
import { handoversFor, handoverText } from './labels.ts';
import { readAddress, readAppearance, readDocuments, readHandover, readInsurance, readProblem } from './read.server.ts';
import { doneWith } from './step-summary.ts';
import { isValid, keysOf, wizardOf } from './steps.ts';

const form = (fields: Record<string, string | readonly string[]>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) data.append(name, each);
  return data;
};
const phone: Answers = { ...noAnswers, type: 'PAID', deviceType: { id: '1', name: 'Смартфоны', isMajor: false, hasImei: true } };
const insuranceAnswers: Answers = { ...phone, type: 'INSURANCE' };
// 08:30 in Moscow.
const now = new Date('2026-11-19T05:30:00Z');

test.each([
  ['490154203237518', null],
  ['490154203237519', 'Проверьте IMEI: такого номера не бывает.'],
  ['49015420323751', 'В IMEI 15 цифр, а здесь 14.'],
  ['49015420323751x', 'Допустимы только цифры.'],
])('an IMEI %s', (text, problem) => expect(imeiFault(text)).toBe(problem));

describe('the appearance', () => {
  test('takes an IMEI as it is written, and needs one where nobody pays for a guess', () => {
    const typed = form({ imei: '49-015420-323751-8', view: 'DAMAGED' });
    expect(readAppearance(typed, insuranceAnswers)).toMatchObject({
      answers: { appearance: { imei: '490154203237518', view: 'DAMAGED' } },
      errors: null,
    });
    expect(readAppearance(form({ imei: '', view: 'CLEAN' }), phone).errors).toBeNull();
    expect(readAppearance(form({ imei: '', view: 'CLEAN' }), insuranceAnswers).errors).toEqual({ imei: 'Это поле необходимо заполнить.' });
    expect(readAppearance(form({ imei: '12', view: 'X' }), phone)).toMatchObject({
      answers: { appearance: null },
      errors: { imei: 'В IMEI 15 цифр, а здесь 2.', view: 'Выберите один из вариантов.' },
    });
  });
});

describe('documents', () => {
  const whole = { insurancePolicy: ['7', '8'], insurancePayment: '9', insuranceSituation: ['3', '3', '4'], hasKitAccessories: 'yes' };
  test('of each kind the newest file counts; photos of what has happened are several', () => {
    expect(readDocuments(form(whole), insuranceAnswers, '2026-11-19')).toMatchObject({
      answers: {
        documents: {
          files: { insurancePolicy: '8', insurancePayment: '9' },
          insuranceSituation: ['3', '4'],
          hasKitAccessories: true,
          hasDeviceAndCharger: false,
        },
      },
      errors: null,
    });
  });
  test('what has arrived stays when something is wrong', () => {
    const { answers, errors } = readDocuments(
      form({ insurancePolicy: '8', passportFault: 'скан.svg: Файлы такого вида не принимаются.', datePurchase: '2026-11-20' }),
      insuranceAnswers,
      '2026-11-19',
    );
    expect(answers.documents?.files).toEqual({ insurancePolicy: '8' });
    expect(errors).toEqual({
      insurancePayment: 'Это поле необходимо заполнить.',
      passport: 'скан.svg: Файлы такого вида не принимаются.',
      datePurchase: 'Введенная дата некорректна. Попробуйте еще раз',
    });
  });
  test('of a warranty repair need no receipt where an order stands for it', () => {
    const bought: Answers = { ...phone, type: 'WARRANTY', purchase: { orderId: '90003', productId: '1', date: '2026-03-02' } };
    const { answers, errors } = readDocuments(form({ warrantyCard: '5', cashReceipt: '6' }), bought, '2026-11-19');
    expect([errors, answers.documents?.files, isValid('documents', answers)]).toEqual([null, { warrantyCard: '5' }, true]);
    expect(doneWith('documents', answers)).toBe('Чек не нужен: покупка из заказа № 90003, файлов: 1');
    const without = readDocuments(form({}), bought, '2026-11-19').answers;
    expect(doneWith('documents', without)).toBe('Чек не нужен: покупка из заказа № 90003');
    expect(wizardOf('trade', without, 'typeRepair').steps.find(({ key }) => key === 'documents')?.title).toBe('Документы');
    // An order is no policy, and nothing was bought with none.
    expect(readDocuments(form({}), { ...bought, type: 'INSURANCE' }, '2026-11-19').errors).toHaveProperty('insurancePolicy');
    expect(readDocuments(form({}), { ...bought, purchase: null }, '2026-11-19').errors).toHaveProperty('cashReceipt');
  });
  test('are brought along where the provider takes no files', () => {
    const { answers, errors } = readDocuments(
      form({ insurancePolicyFault: `полис.png: ${filesUnsupportedMessage}`, hasKitAccessories: 'yes' }),
      insuranceAnswers,
      '2026-11-19',
    );
    expect([errors, answers.documents?.areBrought, isValid('documents', answers)]).toEqual([null, true, true]);
    expect(doneWith('documents', answers)).toContain('Возьмите с собой');
  });
  test('too many are refused, and a file of another kind of repair is not taken', () => {
    expect(
      readDocuments(form({ ...whole, insuranceSituation: ['1', '2', '3', '4', '5', '6'] }), insuranceAnswers, '2026-11-19').errors,
    ).toEqual({
      insuranceSituation: 'Не больше 5 фотографий.',
    });
    expect(readDocuments(form({ ...whole, photoFault: 'Не больше 5 файлов за один раз.' }), insuranceAnswers, '2026-11-19').errors).toEqual(
      {
        documents: 'Не больше 5 файлов за один раз.',
      },
    );
    expect(
      readDocuments(form({ ...whole, cashReceipt: '5' }), { ...phone, type: 'WARRANTY' }, '2026-11-19').answers.documents?.files,
    ).toEqual({
      cashReceipt: '5',
    });
  });
});

describe('the problem', () => {
  const problems = [
    { id: '11', name: 'Разбит экран', isInstallation: false, isVisibleDamage: true },
    { id: '12', name: 'Установка', isInstallation: true, isVisibleDamage: false },
  ];
  test('is one of the list or described; the wishes and the parameters of an installation go along', () => {
    expect(readProblem(form({ problem: '12', isBuiltIn: 'yes', readySellForParts: 'yes' }), phone, problems).answers.problem).toEqual({
      id: '12',
      name: 'Установка',
      description: '',
      readySellForParts: true,
      importantSaveData: false,
      considerAlternatives: false,
      installation: { isBuiltIn: true, hasUtilities: false, needsDismantling: false },
      isVisibleDamage: false,
    });
    expect(readProblem(form({ problem: '11', isBuiltIn: 'yes' }), phone, problems).answers.problem?.installation).toBeNull();
    expect(readProblem(form({ problem: 'other', description: 'Пищит' }), phone, problems).answers.problem).toMatchObject({
      id: null,
      description: 'Пищит',
    });
  });
  test.each([
    [{ problem: '99' }, { problem: 'Выберите один из вариантов.' }],
    [{ problem: 'other', description: ' ' }, { description: 'Это поле необходимо заполнить.' }],
    [{ problem: '11', description: 'а'.repeat(501) }, { description: 'Не больше 500 символов.' }],
  ])('%o', (fields, errors) => expect(readProblem(form(fields), phone, problems).errors).toEqual(errors));
});

describe('a damage that is seen from outside', () => {
  const clean = (answers: Answers): Answers => ({ ...answers, appearance: { imei: '', view: 'CLEAN' } });
  const problems = [{ id: '11', name: 'Разбит экран', isInstallation: false, isVisibleDamage: true }];
  test('is no problem of a device without damage, whichever was said first', () => {
    const fault = 'Внешний вид — «Без повреждений», а «Разбит экран» — это повреждение. Измените одно из двух.';
    expect(readProblem(form({ problem: '11' }), clean(phone), problems)).toEqual({ answers: clean(phone), errors: { problem: fault } });
    const { answers } = readProblem(form({ problem: '11' }), { ...phone, appearance: { imei: '', view: 'DAMAGED' } }, problems);
    expect(isValid('descriptionProblem', answers)).toBe(true);
    expect(isValid('descriptionProblem', readAppearance(form({ view: 'CLEAN' }), answers).answers)).toBe(false);
  });
  test('is no case of such a device either', () => {
    const screen: Answers = { ...insuranceAnswers, insurance: 'SCREEN' };
    const fault = 'Страховой случай — «Разбит экран»: без повреждений так не бывает.';
    expect(readAppearance(form({ imei: '490154203237518', view: 'CLEAN' }), screen)).toEqual({ answers: screen, errors: { view: fault } });
    const seen: Answers = { ...screen, insurance: 'LIQUID', appearance: { imei: '490154203237518', view: 'CLEAN' } };
    expect([isValid('imeiCheck', seen), isValid('imeiCheck', { ...seen, insurance: 'SCREEN' })]).toEqual([true, false]);
  });
});

test('an operator is consulted about a warranty, and comes first for what is too large to be carried, by another name', () => {
  expect(readHandover(form({ handover: 'OPERATOR' }), phone).errors).toEqual({ handover: 'Выберите один из вариантов.' });
  expect(readHandover(form({ handover: 'OPERATOR' }), { ...phone, type: 'WARRANTY' }).answers.handover).toBe('OPERATOR');
  expect(readHandover(form({ handover: 'toString' }), phone).errors).not.toBeNull();
  const fridge = { ...phone, deviceType: { id: '5', name: 'Холодильники', isMajor: true, hasImei: false } };
  for (const type of ['PAID', 'WARRANTY', 'INSURANCE'] as const) {
    expect(handoversFor({ ...fridge, type })).toEqual(['OPERATOR', 'STORE', 'COURIER']);
    expect(handoverText('OPERATOR', { ...fridge, type }, deviceTextsOf(fridge)).name).toBe('Мастер приедет домой');
  }
  expect(handoversFor(phone)).toEqual(['STORE', 'COURIER']);
  expect(handoversFor({ ...phone, type: 'WARRANTY' })).toEqual(['STORE', 'COURIER', 'OPERATOR']);
  expect(readInsurance(form({ insurance: 'RAIN' }), insuranceAnswers).errors).toEqual({ insurance: 'Выберите один из вариантов.' });
});

test('what was stolen is not handed in: an operator calls, and the step is not there', () => {
  const stolen = readInsurance(form({ insurance: 'THEFT' }), { ...insuranceAnswers, handover: 'STORE' }).answers;
  expect([stolen.handover, handoversFor(stolen)]).toEqual(['OPERATOR', ['OPERATOR']]);
  expect(keysOf('trade', stolen)).not.toContain('methodsPuttingRepair');
  expect(handoverText('OPERATOR', stolen, deviceTextsOf(stolen)).text).toContain('Сдавать ничего не нужно');
  expect(readInsurance(form({ insurance: 'SCREEN' }), stolen).answers.handover).toBeNull();
});

describe('the courier’s address', () => {
  const typed = { street: 'Артёма', house: '74', date: '2026-11-19', time: '09:00 - 13:00' };
  const read = (over: object, zone = 'Europe/Moscow') => readAddress(form({ ...typed, ...over }), phone, now, zone);
  test('is taken from today on, by the clock of the city', () => {
    expect(read({}).answers.address).toMatchObject({ street: 'Артёма', date: '2026-11-19', time: '09:00 - 13:00', comment: '' });
    expect(read({ date: '2026-12-03' }).errors).toBeNull();
  });
  test('is for a slot that has not begun, by the clock of the city', () => {
    const begun = { time: 'Это время уже началось, выберите другое.' };
    // 15:30 in Vladivostok.
    expect(read({}, 'Asia/Vladivostok').errors).toEqual(begun);
    expect(read({ time: '13:00 - 17:00' }, 'Asia/Vladivostok').errors).toEqual(begun);
    expect(read({ time: '17:00 - 21:00' }, 'Asia/Vladivostok').errors).toBeNull();
    expect(read({ date: '2026-11-20' }, 'Asia/Vladivostok').errors).toBeNull();
  });
  test.each([
    ['05:59', ['2026-11-19', ['09:00 - 13:00', '13:00 - 17:00', '17:00 - 21:00']]],
    ['06:00', ['2026-11-19', ['13:00 - 17:00', '17:00 - 21:00']]],
    ['13:59', ['2026-11-19', ['17:00 - 21:00']]],
    ['14:00', ['2026-11-20', ['09:00 - 13:00', '13:00 - 17:00', '17:00 - 21:00']]],
  ])('at %s UTC the first that is open stands chosen', (time, expected) => {
    const { first, open } = courierDays(new Date(`2026-11-19T${time}:00Z`), 'Europe/Moscow');
    expect([first, open]).toEqual(expected);
  });
  test.each([
    [{ street: '' }, { street: 'Это поле необходимо заполнить.' }],
    [{ house: 'д'.repeat(21) }, { house: 'Не больше 20 символов.' }],
    [{ date: '2026-12-04' }, { date: 'Введенная дата некорректна. Попробуйте еще раз' }],
    [{ date: '2026-02-30' }, { date: 'Введенная дата некорректна. Попробуйте еще раз' }],
    [{ time: '08:00 - 09:00' }, { time: 'Выберите один из вариантов.' }],
  ])('%o', (over, errors) => expect(read(over)).toMatchObject({ answers: { address: null }, errors }));
  test('a day is one of the calendar', () => {
    expect([isDay('2028-02-29'), isDay('2026-02-29'), isDay('2026-13-01'), isDay('вчера')]).toEqual([true, false, false, false]);
  });
});

describe('the filter of places (spec 2 §2)', () => {
  const places = [{ typeId: '1' }, { typeId: '13' }, { typeId: '0' }];
  test('shows a place only if its type is active; at first all are', () => {
    expect(activeTypes(null)).toEqual([1, 13, 0]);
    expect(visiblePlaces(places, activeTypes('0'))).toEqual([{ typeId: '0' }]);
    expect(visiblePlaces(places, activeTypes(''))).toEqual([]);
  });
  test('a group whose types are all active is removed, else it is added', () => {
    expect(groupsWith([1, 13, 0])).toEqual([
      { name: 'Мультицентры', isActive: true, next: '0' },
      { name: 'Сервисный центр', isActive: true, next: '1.13' },
    ]);
    expect(groupsWith([1])[0]).toEqual({ name: 'Мультицентры', isActive: false, next: '1.13' });
  });
});
