import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { fakeProvider, testContext } from '../testing/provider.ts';
import { cleanedText, suggestion } from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import { addressParts, isKnown, toCleanedPhone } from './rules.ts';

const execute = async (source: string, over: Parameters<typeof shop>[0] = {}) => {
  const fake = fakeProvider(shop(over));
  const { data, errors } = await run({ source, context: testContext(fake.provider).context });
  return { data, errors, recordedCalls: fake.recordedCalls };
};

test('what is typed goes to the provider without blanks around it, with the city where one is named', async () => {
  const { data, recordedCalls } = await execute(
    '{ addressSuggestions(text: "  артема   7", cityName: "Донецк") { text street houseNumber housing building } }',
  );
  expect(recordedCalls.map(({ input }) => input)).toEqual([
    { params: { kind: 'address' }, body: { query: 'артема 7', count: 7, locations: [{ city: 'Донецк' }], parts: [] } },
  ]);
  expect(data?.addressSuggestions).toEqual([
    { text: 'г Донецк, улица Артёма, д 74, к 2', street: 'улица Артёма', houseNumber: '74', housing: '2', building: null },
  ]);
});

test('a part of a name is asked for alone', async () => {
  const { recordedCalls } = await execute('{ nameSuggestions(text: "ан", part: FIRST_NAME) { firstName } }');
  expect(recordedCalls[0]?.input).toMatchObject({ params: { kind: 'fio' }, body: { query: 'ан', parts: ['NAME'] } });
});

test('nothing typed asks nobody, and too much is refused', async () => {
  const { data, recordedCalls } = await execute(
    '{ addressSuggestions(text: " ") { text } nameSuggestions(text: "") { text } emailSuggestions(text: "") cleanedName(text: "") { text } }',
  );
  expect([data, recordedCalls]).toEqual([{ addressSuggestions: [], nameSuggestions: [], emailSuggestions: [], cleanedName: null }, []]);
  const { errors } = await execute(`{ emailSuggestions(text: "${'a'.repeat(301)}") }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: ['Не больше 300 символов.'] } });
});

test('a provider that gives nothing but lines is enough', async () => {
  const address = { suggest: () => ({ suggestions: [suggestion({ data: {} })] }) };
  const { data } = await execute('{ addressSuggestions(text: "артема") { text street } }', { address });
  expect(data?.addressSuggestions).toEqual([{ text: 'г Донецк, улица Артёма, д 74, к 2', street: null }]);
});

describe('rules', () => {
  test('a block is a building when its kind says so, else a housing', () => {
    expect(addressParts(cleanedText({ block_type: 'стр', block: '3' }))).toMatchObject({ building: '3', housing: null });
    expect(addressParts(cleanedText({ block_type: null, block: '3' }))).toMatchObject({ building: null, housing: '3' });
  });

  test.each([
    [0, 'улица Артёма', true],
    [0, null, false],
    [1, 'улица Артёма', false],
    [2, null, false],
    [3, 'улица Артёма', false],
    [null, null, null],
  ])('certainty %j of «%s» is known: %j', (qc, street, known) => {
    expect(isKnown({ qc, street_with_type: street, street: null })).toBe(known);
  });

  test('a phone of another country is none', () => {
    expect(toCleanedPhone(cleanedText({ phone: '+380 50 1234567', country_code: '380' }))).toMatchObject({ phone: null, isForeign: true });
    expect(toCleanedPhone(cleanedText({ phone: '+380 50 1234567', qc: 7 }))).toMatchObject({ phone: null, isForeign: true });
    expect(toCleanedPhone(cleanedText({ phone: '+7 949 123-45-67' }))).toMatchObject({ phone: '79491234567', isForeign: false });
    expect(toCleanedPhone(cleanedText({ result: null, qc: 2 }))).toEqual({ phone: null, text: null, isForeign: false });
  });
});
