import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { storeOperations } from '../stored-operations.ts';
import { owner, toTravelled } from '../testing/execute.ts';
import { type Answers, fakeProvider, refusal, testContext, unavailable } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

const fragment = `fragment All on UserError { __typename code message field
  ... on OutOfStock { available } ... on CodeWrong { triesLeft } }`;
const add = `mutation Add { basketAddItem(input: { productId: 1 }) { basket { id } ...Why } }
  fragment Why on BasketAddItemPayload { userErrors { ...All } } ${fragment}`;
const verify = `mutation Verify { sessionVerifyCode(input: { phone: "+7 999 123-45-67", code: "123456", requestId: "r" }) {
  userErrors { ...All } } } ${fragment}`;

/** The answer, interpreted and compiled alike, and what was counted. */
async function answerTo(source: string, answers: Answers) {
  const operations = storeOperations({ it: source });
  const countedCodes: string[] = [];
  const contextOf = (config = {}) => testContext(fakeProvider(shop(answers)).provider, owner, config).context;
  const interpretedAnswer = toTravelled(
    await run({ source, context: contextOf({ onUserError: (code: string) => countedCodes.push(code) }) }),
  );
  expect(toTravelled(await run({ id: 'it', operations, context: contextOf() }))).toEqual(interpretedAnswer);
  return { ...interpretedAnswer, counted: countedCodes };
}

const refuseWith = (status: number, code: string, details: object) => () =>
  Promise.reject(new ProviderError('refused', 'test.call', { status, code, ...details }));

const adding = (addItem: () => Promise<never>) => ({ basket: { addItem } });

describe('an expected failure is data of the change, and nothing else of it is there', () => {
  test.each([
    [
      'goods that are sold out',
      refuseWith(409, 'out_of_stock', { available: 2 }),
      { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', available: 2, field: ['input', 'quantity'] },
    ],
    ['and where nobody says how many are left', refuseWith(409, 'out_of_stock', {}), { __typename: 'OutOfStock', available: null }],
    [
      'a thing that is gone',
      refuseWith(404, 'not_found', {}),
      { __typename: 'NotFound', code: 'NOT_FOUND', field: ['input', 'productId'] },
    ],
    [
      'what contradicts',
      refuseWith(409, 'conflict', { message: 'Уже нет.' }),
      { __typename: 'Conflict', code: 'CONFLICT', message: 'Уже нет.' },
    ],
    [
      'a value at fault',
      refuseWith(422, 'validation_failed', { fields: { product_id: ['Не то.'] } }),
      { __typename: 'InvalidValue', code: 'INVALID_VALUE', message: 'Не то.', field: ['input', 'productId'] },
    ],
  ])('%s', async (_, addItem, userError) => {
    const { data, errors, counted } = await answerTo(add, adding(addItem));
    expect([data, errors]).toEqual([{ basketAddItem: { basket: null, userErrors: [expect.objectContaining(userError)] } }, undefined]);
    expect(counted).toEqual([data.basketAddItem.userErrors[0].code]);
  });

  test('a wrong code says how often it may be tried yet, where the provider counts', async () => {
    const verifying = (details: object) => ({
      auth: { verifyRegisterCode: refuseWith(422, 'validation_failed', { fields: { code: ['Неверный код.'] }, ...details }) },
    });
    const wrong = { __typename: 'CodeWrong', code: 'CODE_WRONG', message: 'Неверный код.', field: ['input', 'code'] };
    expect((await answerTo(verify, verifying({ triesLeft: 3 }))).data.sessionVerifyCode.userErrors).toEqual([{ ...wrong, triesLeft: 3 }]);
    expect((await answerTo(verify, verifying({}))).data.sessionVerifyCode.userErrors).toEqual([{ ...wrong, triesLeft: null }]);
  });

  test('each text beside a field is one', async () => {
    const fields = { product_id: ['Раз.', 'Два.'], quantity: ['Три.'] };
    const { data } = await answerTo(add, adding(refuseWith(422, 'validation_failed', { fields })));
    const shownErrors = data.basketAddItem.userErrors.map(({ field, message }: { field: string[]; message: string }) => [
      field.at(-1),
      message,
    ]);
    expect(shownErrors).toEqual([
      ['productId', 'Раз.'],
      ['productId', 'Два.'],
      ['quantity', 'Три.'],
    ]);
  });

  test('what has happened has none', async () => {
    const { data, counted } = await answerTo(add, {});
    expect([data.basketAddItem.basket, data.basketAddItem.userErrors, counted]).toEqual([expect.anything(), [], []]);
  });
});

describe('an error of the operation remains', () => {
  test.each([
    ['what is nobody’s input', add, adding(() => Promise.reject(unavailable())), 'PROVIDER_UNAVAILABLE'],
    ['who has to sign in', add, adding(() => Promise.reject(refusal(401, 'unauthorized'))), 'UNAUTHENTICATED'],
    ['what was tried too often', add, adding(() => Promise.reject(refusal(429, 'too_many_attempts'))), 'RATE_LIMITED'],
    [
      'a failure that the change does not name',
      `mutation { addressAdd(input: { address: { cityName: "Донецк", street: "Артёма", houseNumber: "1" } }) { userErrors { ...All } } } ${fragment}`,
      { addresses: { add: () => Promise.reject(refusal(409, 'conflict')) } },
      'CONFLICT',
    ],
    [
      'a failure that nobody asks for, so that it does not look as if all were well',
      'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      adding(() => Promise.reject(refusal(409, 'out_of_stock'))),
      'OUT_OF_STOCK',
    ],
  ])('%s', async (_, source, answers: Answers, code) => {
    const { data, errors, counted } = await answerTo(source, answers);
    expect([Object.values(data), errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code), counted]).toEqual([
      [null],
      [code],
      [],
    ]);
  });
});
