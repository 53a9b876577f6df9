import { expect, test } from 'vitest';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { commentAction } from './action.server.ts';

const base = '/catalog/tvs/5/100/comments';
const validForm = { form: 'review', intent: 'review', text: 'Работает тихо.', author: 'Пётр', rate: '5', consent: 'yes' };

async function send(fields: Record<string, string | string[]>, answer: OperationResult = { data: {} }, address = base) {
  const requests: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      requests.push(operation);
      return answer;
    },
  });
  const body = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])));
  const request = new Request(`http://shop.example${address}`, { method: 'POST', body });
  const result = await commentAction(context, request, { id: '100', base: address.replace(/[.?].*/, '') }).catch(
    (thrown: unknown) => thrown,
  );
  return { result, cookies, input: requests[0]?.variables, requests };
}
const failing = (code: string, fields?: object): OperationResult => ({
  errors: [{ message: '', extensions: { code, ...(fields && { fields }) } }],
});

test('a review goes out with its photos, and its writer is told that it waits', async () => {
  const { result, cookies, input } = await send({ ...validForm, photo: ['7', '8'] });
  expect(input).toEqual({
    input: {
      type: 'REVIEW',
      ownerId: '100',
      text: 'Работает тихо.',
      author: 'Пётр',
      rate: 5,
      pros: '',
      cons: '',
      imageIds: ['7', '8'],
      consents: ['PERSONAL_DATA'],
    },
  });
  expect(result).toMatchObject({ status: 303 });
  expect((result as Response).headers.get('location')).toBe(`${base}#message`);
  expect(cookies[0]).toContain('notice=review-sent');
});

test('a question and an answer have neither rating nor photos', async () => {
  const faq = '/catalog/tvs/5/100/faq';
  const question = await send({ ...validForm, intent: 'question', photo: '7' }, undefined, faq);
  expect(question.input).toEqual({
    input: { type: 'QUESTION', ownerId: '100', text: 'Работает тихо.', author: 'Пётр', consents: ['PERSONAL_DATA'] },
  });
  const answer = await send({ ...validForm, intent: 'answer', parentId: '12', author: '' }, undefined, faq);
  expect(answer.input).toMatchObject({ input: { type: 'QUESTION', parentId: '12', author: null } });
  expect((await send({ ...validForm, intent: 'answer' })).result).toMatchObject({ init: { status: 400 } });
});

test('what is missing is said beside its field, and nothing that was typed or has arrived is lost', async () => {
  const fields = { 'input.text': ['Коротко.'], 'input.imageIds': ['Не больше 5.'], 'input.consents': ['Нужно согласие.'] };
  const { result } = await send({ ...validForm, photo: ['7'], consent: '' }, failing('BAD_USER_INPUT', fields));
  expect(result).toMatchObject({
    data: {
      form: 'review',
      values: { text: 'Работает тихо.', author: 'Пётр', rate: '5' },
      photos: ['7'],
      errors: { text: 'Коротко.', photo: 'Не больше 5.', consent: 'Нужно согласие.' },
      message: null,
    },
    init: { status: 422 },
  });
});

test('a photo that was not taken keeps the review back, with the others', async () => {
  const { result, requests } = await send({ ...validForm, photo: ['7'], photoFault: 'кот.svg: Файлы такого вида не принимаются.' });
  expect(result).toMatchObject({ data: { photos: ['7'], errors: { photo: 'кот.svg: Файлы такого вида не принимаются.' } } });
  expect(requests).toEqual([]);
});

test.each([
  ['RATE_LIMITED', 429],
  ['PROVIDER_UNAVAILABLE', 503],
])('%s is said in words', async (code, status) => {
  const { result } = await send(validForm, failing(code));
  expect(result).toMatchObject({ data: { errors: {}, message: expect.stringMatching(/текст ост/) }, init: { status } });
});

test('a vote comes back to what it is for, or stays where scripts handle it', async () => {
  const vote = { intent: 'vote', vote: 'like', id: '12', returnTo: `${base}?rating=5` };
  const { result } = await send(vote);
  expect((result as Response).headers.get('location')).toBe(`${base}?rating=5#comment-12`);
  expect((await send({ ...vote, returnTo: '//evil.example' })).result).toHaveProperty('headers');
  expect((await send(vote, undefined, `${base}.data?stay`)).result).toMatchObject({ data: { isCounted: true } });
  const failed = await send(vote, failing('RATE_LIMITED'));
  expect(failed.cookies[0]).toContain('notice=vote-failed');
  expect((await send({ ...vote, vote: 'maybe' })).result).toMatchObject({ init: { status: 400 } });
  expect((await send({ intent: 'other' })).result).toMatchObject({ init: { status: 400 } });
});
