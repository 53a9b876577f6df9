import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { fakeProvider, refusal, testContext } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

const signedIn = { cookie: 'access_token=access-0' };
const add =
  'mutation ($address: SavedAddressInput!) { addressAdd(input: { address: $address }) { addresses { id cityName street houseNumber flatNumber floor } } }';

test('an address is added as it was written, without what is empty', async () => {
  const fake = fakeProvider(shop());
  const variables = { address: { cityName: ' Донецк ', street: 'Артёма', houseNumber: '74', floor: '' } };
  const { data } = await run({ source: add, variables, context: testContext(fake.provider, signedIn).context });
  expect(data?.addressAdd).toMatchObject({ addresses: [{ cityName: 'Донецк', flatNumber: '12', floor: null }] });
  expect(fake.recordedCalls.map(({ call }) => call)).toEqual(['addresses.add', 'addresses.list']);
  expect(fake.recordedCalls[0]?.input).toEqual({
    body: {
      city: { name: 'Донецк' },
      street: 'Артёма',
      house_number: '74',
      floor: null,
      flat_number: null,
      building: null,
      housing: null,
    },
  });
});

test('all its faults are told at once, and nothing is asked', async () => {
  const fake = fakeProvider(shop());
  const variables = { address: { cityName: '', street: ' ', houseNumber: '1', flatNumber: '12345678901' } };
  const { errors } = await run({ source: add, variables, context: testContext(fake.provider, signedIn).context });
  expect(errors?.[0]?.extensions.fields).toEqual({
    'input.address.cityName': ['Это поле необходимо заполнить.'],
    'input.address.street': ['Это поле необходимо заполнить.'],
    'input.address.flatNumber': ['Не больше 10 символов.'],
  });
  expect(fake.recordedCalls).toEqual([]);
});

test('one that is somebody else’s is not found', async () => {
  const fake = fakeProvider(shop({ addresses: { remove: () => Promise.reject(refusal(404, 'not_found')) } }));
  const source = 'mutation { addressRemove(input: { id: 5 }) { addresses { id } } }';
  const { errors } = await run({ source, context: testContext(fake.provider, signedIn).context });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each(['-5', 'нет', 'б/н', '0', '999999'])('a house «%s» has no number', async (houseNumber) => {
  const fake = fakeProvider(shop());
  const variables = { address: { cityName: 'Донецк', street: 'абракадабра', houseNumber } };
  const { errors } = await run({ source: add, variables, context: testContext(fake.provider, signedIn).context });
  expect(errors?.[0]?.extensions.fields).toEqual({
    'input.address.houseNumber': ['Укажите номер дома цифрами: «74», «7А», «12/3».'],
  });
});

test.each(['74', '7А', '7 а', '12/3', 'вл. 5', '№ 5', 'д5'])('a house «%s» has one', async (houseNumber) => {
  const fake = fakeProvider(shop());
  const variables = { address: { cityName: 'Донецк', street: 'Артёма', houseNumber } };
  expect((await run({ source: add, variables, context: testContext(fake.provider, signedIn).context })).errors).toBeUndefined();
});
