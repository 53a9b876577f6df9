import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { keepFormOrFail, showErrors, showLoadFailure } from './form-failure.server.ts';
import { textsOf } from './read.server.ts';
import { reloadsStep } from './reloads.ts';

const request = (path = '/cart/delivery') => new Request(`http://shop.example${path}`, { method: 'POST' });

test('without JavaScript the page is loaded after its action: what was typed is shown although nothing else can be', () => {
  const { context } = visit();
  const answer = showLoadFailure(context, request(), { values: { street: 'Артёма' } });
  expect(answer.init?.status).toBe(503);
  expect(answer.data).toMatchObject({ values: { street: 'Артёма' }, errors: null, message: expect.stringContaining('нажмите') });
  expect(keepFormOrFail(context, undefined)).toEqual({ kind: 'resubmit' });
});

test('a screen that nobody has typed anything into fails as every other', () => {
  const failure = { code: 'PROVIDER_TIMEOUT', message: 'no', path: '', fields: {}, priceChange: null } as const;
  expect(() => keepFormOrFail(visit().context, failure)).toThrow(expect.objectContaining({ init: { status: 503 } }));
});

test('with JavaScript the page is not loaded anew, since that would fail and take the form away', () => {
  const actionResult = showLoadFailure(visit().context, request('/cart/delivery.data'), { values: {} });
  expect(actionResult.init?.status).toBe(200);
  expect(reloadsStep({ actionResult: actionResult.data })).toBe(false);
  expect(reloadsStep({ actionResult: showErrors(request(), {}, { street: 'Это поле необходимо заполнить.' }).data })).toBe(true);
  expect(reloadsStep({ actionResult: undefined })).toBe(true);
});

test('every text of a form is kept, and no file', () => {
  const form = new FormData();
  form.set('way.buy', 'COURIER');
  form.set('file', new File(['x'], 'x'));
  expect(textsOf(form)).toEqual({ 'way.buy': 'COURIER' });
});
