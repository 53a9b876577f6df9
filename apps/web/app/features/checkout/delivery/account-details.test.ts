import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { accountPerson, addressIn } from '../account-details.server.ts';
import { startValues } from './form.server.ts';

const address = { cityName: 'Донецк', street: 'Артёма', houseNumber: '74', housing: null, building: null, floor: '3', flatNumber: '12' };
const me = { firstName: 'Анна', lastName: null, phone: '+79000000001', email: 'anna@vitrina.example' };

/** A visitor with this answer of the gateway; a guest brings no session. */
function visitor(data: object | null, isGuest = false) {
  let asked = 0;
  const { context } = visit({
    visitor: visitorWith(isGuest ? '' : 'access_token=a'),
    execute: async () => {
      asked += 1;
      return { data };
    },
  });
  const request = new Request('http://shop.example/cart/contacts');
  return { context, request, asked: () => asked };
}

test('contacts begin with what the account knows', async () => {
  const { context, request } = visitor({ me });
  expect(await accountPerson(context, request)).toEqual({ ...me, lastName: '', phone: expect.stringMatching(/^\+7.*900/) });
});

test('a guest, and an account that cannot be read, begin with nothing', async () => {
  const guest = visitor({ me }, true);
  const nothing = { firstName: '', lastName: '', phone: '', email: '' };
  expect([await accountPerson(guest.context, guest.request), guest.asked()]).toEqual([nothing, 0]);
  const away = visitor(null);
  expect(await accountPerson(away.context, away.request)).toEqual(nothing);
});

test('a courier comes to the first address in this city, unless another was chosen', () => {
  const addresses = [{ ...address, cityName: 'Москва' }, address];
  const known = addressIn('Донецк', addresses);
  expect(startValues([], null, '1', known)).toMatchObject({
    street: 'Артёма',
    houseNumber: '74',
    housing: '',
    floor: '3',
    flatNumber: '12',
  });
  const chosen = { street: 'Щорса', houseNumber: '1', housing: '', building: '', floor: '', flatNumber: '' };
  const saved = { rev: 1, cityId: '1', choices: {}, address: chosen, comment: '', addressee: null };
  expect(startValues([], saved, '1', known)).toMatchObject({ street: 'Щорса', flatNumber: '' });
  expect(addressIn('Тула', addresses)).toBeNull();
});
