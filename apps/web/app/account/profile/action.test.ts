import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { profileAction } from './action.server.ts';

const me = { id: '1', phone: '+79000000001', email: 'anna@vitrina.example', newEmail: null };
const typed = { intent: 'save', firstName: 'Анна', lastName: '', birthdate: '', sex: '', phone: '+7 900 000-00-01', email: me.email };

/** Sends the form to a gateway that refuses in these words, or takes it; gives what it was asked to save as well. */
async function send(over: Record<string, string>, refusal: Record<string, string[]> | null = null) {
  const saved: unknown[] = [];
  const { context, cookies } = visit({
    execute: async ({ document, variables }) => {
      if (document?.includes('query AccountProfile')) return { data: { me } };
      saved.push(variables);
      if (refusal === null) return { data: { profileUpdate: { user: me } } };
      return { data: null, errors: [{ message: '', extensions: { code: 'BAD_USER_INPUT', fields: refusal } }] };
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...over })) form.set(name, value);
  const answer = await profileAction(context, new Request('http://shop.example/account/profile', { method: 'POST' }), form);
  return { answer, saved, cookies };
}

test('the password goes with the change, and never back into the page', async () => {
  const { answer, saved } = await send({ email: 'anna.new@vitrina.example', password: 'Vitrina2026' });
  expect(saved).toMatchObject([{ input: { email: 'anna.new@vitrina.example', password: 'Vitrina2026' } }]);
  expect(answer).toMatchObject({ status: 303 });
  const refused = await send({ lastName: 'Павлова', password: 'Guessed2026' }, { 'input.password': ['Неверный пароль.'] });
  expect(refused.answer).toMatchObject({ data: { errors: { password: 'Неверный пароль.' }, values: { lastName: 'Павлова' } } });
  expect(JSON.stringify(refused.answer)).not.toContain('Guessed2026');
});

test('it is the provider that asks for it', async () => {
  const { saved } = await send({ firstName: 'Аня' });
  expect(saved).toMatchObject([{ input: { firstName: 'Аня', password: null } }]);
});
