import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { action } from './route.tsx';

test('what the gateway finds wrong inside of the address stands beside the fields of the form', async () => {
  const fields = { 'input.address.houseNumber': ['Такого дома нет.'] };
  const { context } = visit({
    execute: async () => ({ data: null, errors: [{ message: '', path: ['addressAdd'], extensions: { code: 'BAD_USER_INPUT', fields } }] }),
  });
  const body = new URLSearchParams({ intent: 'save', type: 'post', cityName: 'Донецк', street: 'Артёма', houseNumber: '740' });
  const request = new Request('http://shop.example/account/addresses', { method: 'POST', body });
  const answer = await action({ context, request, params: {}, pattern: '/account/addresses', url: new URL(request.url) });
  if (answer instanceof Response) throw new Error('The form was taken.');
  expect(answer.data).toMatchObject({ errors: { houseNumber: 'Такого дома нет.' }, values: { houseNumber: '740' } });
});
