import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { type Draft, emptyDraft } from '../../../entities/order-draft/draft.ts';
import { UnknownOutcomeScreen } from '../../../features/checkout/summary/unknown-outcome.tsx';
import { keepFormOrFail } from '../../../forms/form-failure.server.ts';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const url = new URL('http://shop.example/cart/summary');
const pattern = '/cart/summary';
const quote = 'quoted.signed';
const seed = 'a'.repeat(32);
const summary = {
  intent: 'order',
  rev: '1.1.1',
  revision: '7',
  quote,
  'consent.personal-data': 'yes',
};
const oneClick = { intent: 'one-click', firstName: 'Анна', phone: '+7 (949) 123-45-67', revision: '7', quote, seed };
const draft: Draft = {
  ...emptyDraft,
  contacts: { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' },
  delivery: {
    rev: 1,
    cityId: '1',
    address: null,
    comment: '',
    addressee: null,
    choices: { buy: { way: 'PICKUP', typeId: '1', storeId: '5' } },
  },
  payment: { rev: 1, paymentTypeId: '17' },
  seed,
};
const refusal = (code: string): OperationResult => ({
  data: { orderCreate: null },
  errors: [{ message: code, path: ['orderCreate'], extensions: { code } }],
});

/** Presses one after another, each refused with the next code: what the browser gets, the keys sent and the draft that is left. */
async function press(codes: readonly string[], fields: Record<string, string>) {
  const keys: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      keys.push((variables as { input: { idempotencyKey: string } }).input.idempotencyKey);
      return refusal(codes[keys.length - 1] ?? '');
    },
  });
  writeDraft(context, draft);
  const answers: unknown[] = [];
  for (const _ of codes) {
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
    answers.push(await action({ context, request, url, pattern, params: {} }));
  }
  return { context, answers, keys, left: readDraft(context) };
}

const limitedAnswer = (values: Record<string, string>) => ({
  data: { values, errors: null, isUnloaded: true, message: expect.stringMatching(/^Слишком много заказов .* через несколько минут/) },
  init: { status: 429 },
});

test('too many orders are said to be that, nothing typed is lost, and the next press is the same order', async () => {
  const { context, answers, keys, left } = await press(['RATE_LIMITED', 'RATE_LIMITED'], summary);
  expect(answers).toMatchObject([limitedAnswer(summary), limitedAnswer(summary)]);
  expect(keys).toEqual([`order-${seed}-7`, `order-${seed}-7`]);
  // Nothing waits for an answer: every step can still be changed.
  expect(left).toEqual(draft);
  expect(keepFormOrFail(context, undefined)).toEqual({ kind: 'resubmit' });
});

test('a press without an answer stays one when the next meets the limit, and nobody says that nothing was ordered', async () => {
  const { context, answers, keys, left } = await press(['PROVIDER_TIMEOUT', 'RATE_LIMITED'], summary);
  expect(answers).toMatchObject([{ status: 303 }, limitedAnswer(summary)]);
  expect(JSON.stringify(answers[1])).not.toMatch(/не (?:отправлен|оформлен|принят)/);
  expect(new Set(keys)).toEqual(new Set([`order-${seed}-7`]));
  expect(left.pending).toEqual({ revision: 7, consents: ['PERSONAL_DATA'], quote });
  expect(await loader({ context, request: new Request(url), url, pattern, params: {} })).toEqual({ kind: 'unanswered' });
});

test('in one click too, with the key of the form', async () => {
  const fields = { ...oneClick, 'consent.personal-data': 'yes' };
  const { answers, keys } = await press(['RATE_LIMITED', 'RATE_LIMITED'], fields);
  expect(answers).toMatchObject([limitedAnswer(fields), limitedAnswer(fields)]);
  expect(keys).toEqual([`order-${seed}-7`, `order-${seed}-7`]);
});

test('the screen of an order without an answer says why another press was no use', () => {
  const renderScreen = (message: string | null) => {
    const Stub = createRoutesStub([{ path: '/', Component: () => createElement(UnknownOutcomeScreen, { message }) }]);
    return renderToStaticMarkup(createElement(Stub));
  };
  expect(renderScreen('Слишком много заказов')).toMatch(
    /role="alert"[^>]*><p[^>]*>Слишком много заказов<.*Заказ отправлен, но ответ не пришёл/s,
  );
  expect(renderScreen(null)).not.toContain('role="alert"');
});
