import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { type Answers, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import { saysNoBonuses } from './rules.ts';

const headers = { cookie: `access_token=access-0; basket_id=${samples.basketId}` };
const as = (source: string, loyalty: Answers['loyalty'] = {}) => execute(source, shop({ loyalty }), { headers });
const limit = 'query L { loyaltyLimit(cardId: 7, checkData: "check-1") { maxAmount { amount } balance { amount } } }';

describe('the limit of the goods', () => {
  test('is rounded down to whole bonuses, and is asked for the goods of the basket', async () => {
    const { answer, recordedCalls } = await as(limit, { productsLimit: () => ({ maxAmount: 269_99 }) });
    expect(answer.data.loyaltyLimit).toEqual({ maxAmount: { amount: 269_00 }, balance: null });
    const goods = samples.basket().items.map(({ product_id, quantity }) => ({ product_id, qty: quantity }));
    expect(recordedCalls.find(({ call }) => call === 'loyalty.productsLimit')?.input).toMatchObject({
      body: { products: goods, card_id: asId(7), check_data: 'check-1' },
    });
  });

  test.each([
    ['is not found', refusal(404, 'not_found')],
    ['says «пока нет бонусов»', refusal(422, 'validation_failed', 'На вашей карте пока нет бонусов')],
    ['says so with another status', refusal(400, 'bad_request', 'У вас Пока нет бонусов.')],
  ])('that %s is a balance of 0', async (_, error) => {
    const { answer } = await as(limit, { productsLimit: () => Promise.reject(error) });
    expect(answer).toEqual({ data: { loyaltyLimit: { maxAmount: { amount: 0 }, balance: { amount: 0 } } } });
  });

  test('that fails for another reason is no balance', async () => {
    const { answer } = await as(limit, { productsLimit: () => Promise.reject(refusal(500, 'internal')) });
    expect([answer.data.loyaltyLimit, answer.errors.length]).toEqual([null, 1]);
    expect([saysNoBonuses(refusal(404, 'route_not_found')), saysNoBonuses(new Error('пока нет бонусов'))]).toEqual([false, false]);
  });

  test('is not asked for by a guest', async () => {
    const { answer, recordedCalls } = await execute(limit, shop(), { headers: {} });
    expect([answer.data.loyaltyLimit, recordedCalls]).toEqual([null, []]);
  });
});

describe('cards', () => {
  const cards = 'query C { loyaltyCards { id balance { amount } isActive entries { kind amount { amount } } } }';

  test('a balance of null asks for the phone, 0 is none; what a provider does not tell is missing quietly', async () => {
    const list = () => [
      samples.loyaltyCard({ balance: null, entries: [] }),
      samples.loyaltyCard({
        card_id: asId(8),
        balance: 0,
        activeCard: false,
        entries: [{ kind: 'gift', amount: 1_00, order_id: null, date: null }],
      }),
    ];
    const { answer } = await as(cards, { list });
    expect(answer.data.loyaltyCards).toEqual([
      { id: '7', balance: null, isActive: true, entries: [] },
      { id: '8', balance: { amount: 0 }, isActive: false, entries: [{ kind: 'OTHER', amount: { amount: 1_00 } }] },
    ]);
  });

  test('a list that fails is swallowed silently, and a guest has none', async () => {
    const { answer, lines } = await as(cards, { list: () => Promise.reject(refusal(500, 'internal')) });
    expect(answer).toEqual({ data: { loyaltyCards: null } });
    expect(lines.some((line) => JSON.stringify(line).includes('loyaltyCards'))).toBe(true);
    const guest = await execute(cards, shop(), { headers: {} });
    expect([guest.answer.data.loyaltyCards, guest.recordedCalls]).toEqual([null, []]);
  });

  test('what the provider says of a phone or a code stands beside the field', async () => {
    const refuseField = (field: string, message: string) => () =>
      Promise.reject(refusal(422, 'validation_failed', '', { [field]: [message] }, 'loyalty.sendSms'));
    const sms = await as('mutation S { loyaltySendCode(input: { phone: "+79991234567" }) { requestId } }', {
      sendSms: refuseField('phone', 'На этот номер СМС не доходят'),
    });
    expect(sms.answer.errors[0].extensions.fields).toEqual({ 'input.phone': ['На этот номер СМС не доходят'] });
    const code = await as(
      'mutation V { loyaltyVerifyCode(input: { phone: "+79991234567", code: "123456", requestId: "r" }) { checkData } }',
      {
        verifyCode: () => Promise.reject(refusal(422, 'validation_failed', '', { code: ['Код не подошёл.'] }, 'loyalty.verifyCode')),
      },
    );
    expect(code.answer.errors[0].extensions.fields).toEqual({ 'input.code': ['Код не подошёл.'] });
  });

  test.each([
    [
      'loyaltySendCode(input: { phone: "+74951234567" }) { requestId }',
      'input.phone',
      'Код номера мобильного телефона должен начинаться с «9»',
    ],
    [
      'loyaltyVerifyCode(input: { phone: "+79991234567", code: "12a", requestId: "r" }) { checkData }',
      'input.code',
      'Допустимы только цифры.',
    ],
    [
      'loyaltyCardAdd(input: { checkData: "c", ean: "2900000000071" }) { checkData }',
      'input.ean',
      'Такого номера карты не бывает. Проверьте цифры.',
    ],
    ['loyaltyCardRemove(input: { ean: "1" }) { __typename }', 'input.ean', 'Такого номера карты не бывает. Проверьте цифры.'],
  ])('%s is refused before anybody is asked', async (field, path, message) => {
    const { answer, recordedCalls } = await as(`mutation M { ${field} }`);
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: [message] } });
    expect(recordedCalls).toEqual([]);
  });
});

test('bonuses for the basket are whole ones', async () => {
  const { recordedCalls } = await as(
    'mutation B { basketSetBonuses(input: { cardId: 7, checkData: "check-1", amount: 15099 }) { basket { bonuses { amount } } } }',
  );
  expect(recordedCalls.find(({ call }) => call === 'basket.setBonuses')?.input).toMatchObject({ body: { amount: 150_00 } });
});

test.each([150.5, -100, 2 ** 53])('%s kopecks are no sum', async (amount) => {
  const source = 'mutation B($input: BasketSetBonusesInput!) { basketSetBonuses(input: $input) { basket { id } } }';
  const variables = { input: { cardId: '7', checkData: 'check-1', amount } };
  const { answer, recordedCalls } = await execute(source, shop(), { headers, variables });
  expect(answer.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'input.amount': ['Сумма — целое неотрицательное число копеек.'] },
  });
  expect(recordedCalls).toEqual([]);
});
