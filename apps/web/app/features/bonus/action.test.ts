import { describe, expect, test } from 'vitest';
import { bonusPath } from '../../entities/loyalty/labels.ts';
import { type Progress, readCard, readProgress, saveCard, saveProgress } from '../../entities/loyalty/saved-card.server.ts';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { changeCards } from './action.server.ts';

type Answer = OperationResult;

const sentCodeProgress: Progress = { phone: '79991234567', requestId: 'r-1', ean: '', checkData: null };
const at = 'http://shop.example/bonus';

/** Cookies as a browser would bring them back. */
const jar = (cookies: readonly string[]): string => cookies.map((each) => each.split(';', 1)[0]).join('; ');

/** One press of a form, after what earlier ones have left. */
async function press(
  fields: Record<string, string>,
  before: { progress?: Progress; card?: boolean } = {},
  answers: Record<string, Answer | ((variables: unknown) => Answer)> = {},
  url = at,
) {
  const earlier = visit();
  if (before.progress) saveProgress(earlier.context, before.progress);
  if (before.card) saveCard(earlier.context, { cardId: '7', checkData: 'check-0' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const requests: [string, unknown][] = [];
  const { context, cookies } = visit({
    visitor: visitorWith(jar(earlier.cookies)),
    execute: async ({ document, variables }: Operation) => {
      const name = /(?:query|mutation) (\w+)/.exec(document ?? '')?.[1] ?? '';
      requests.push([name, variables]);
      const answer = answers[name] ?? {};
      return typeof answer === 'function' ? answer(variables) : answer;
    },
  });
  const answer = await changeCards(context, new Request(url, { method: 'POST' }), form);
  const after = visit({ visitor: visitorWith(jar(cookies.toReversed())) });
  return {
    to: answer instanceof Response ? answer.headers.get('location') : null,
    unsent: answer instanceof Response ? null : answer.data,
    requests,
    progress: readProgress(after.context),
    card: readCard(after.context),
    cookies,
  };
}

const refusal = (
  path: string,
  fields: Record<string, string[]>,
  code = 'BAD_USER_INPUT',
  message = 'Проверьте введённые данные.',
): Answer => ({
  data: null,
  errors: [{ message, path: [path], extensions: { code, fields } }],
});

describe('the form', () => {
  test('sends an SMS, and is a form for its code then', async () => {
    const { to, progress, requests } = await press(
      { intent: 'send', phone: '8 (999) 123-45-67', ean: '' },
      {},
      { SendCardSms: { data: { loyaltySendCode: { requestId: 'r-1' } } } },
    );
    expect([to, progress]).toEqual(['/bonus', sentCodeProgress]);
    expect(requests).toEqual([['SendCardSms', { input: { phone: '+79991234567' } }]]);
  });

  test.each([
    ['', 'Это поле необходимо заполнить.'],
    ['+7 856 123-45-67', 'Код номера мобильного телефона должен начинаться с «9»'],
  ])('does not send one to «%s»', async (phone, message) => {
    const { unsent, requests } = await press({ intent: 'send', phone, ean: '' });
    expect([unsent?.errors, unsent?.values.phone, requests]).toEqual([{ phone: message }, phone, []]);
  });

  test.each([
    ['of the phone', refusal('loyaltySendCode', { 'input.phone': ['На этот номер СМС не доходят'] }), 'На этот номер СМС не доходят'],
    [
      'that there were too many',
      refusal('loyaltySendCode', {}, 'RATE_LIMITED', 'Слишком много запросов. Попробуйте чуть позже.'),
      'Слишком много запросов. Попробуйте чуть позже.',
    ],
  ])('shows beside the phone what the server says %s, when no SMS was sent', async (_, answer, message) => {
    const { unsent, progress } = await press({ intent: 'send', phone: '+79991234567', ean: '' }, {}, { SendCardSms: answer });
    expect([unsent?.errors, progress]).toEqual([{ phone: message }, null]);
  });

  test('shows beside the code what the server says, and that the code has been sent is forgotten', async () => {
    const { unsent, progress } = await press(
      { intent: 'code', code: '000000' },
      { progress: { ...sentCodeProgress, checkData: 'check-1' } },
      { VerifyCardCode: refusal('loyaltyVerifyCode', { 'input.code': ['Код не подошёл.'] }) },
    );
    expect([unsent?.errors, unsent?.values]).toEqual([{ code: 'Код не подошёл.' }, { code: '000000' }]);
    expect(progress).toEqual(sentCodeProgress);
  });

  const verified = { data: { loyaltyVerifyCode: { checkData: 'check-1', cardId: null } } };
  const added = { data: { loyaltyCardAdd: { card: { id: '7' }, checkData: 'check-1' } } };

  test('adds the card when the code is right, keeps it in this browser, and goes back to where the shopper came from', async () => {
    const { to, card, cookies } = await press(
      { intent: 'code', code: '123 456' },
      { progress: sentCodeProgress },
      { VerifyCardCode: verified, AddCard: added },
      `${at}?returnTo=/cart/payments`,
    );
    expect([to, card]).toEqual(['/cart/payments', { cardId: '7', checkData: 'check-1' }]);
    expect(cookies.find((each) => each.startsWith('loyalty_card='))).toContain('; HttpOnly;');
    expect(cookies.join()).toContain('loyalty_sms=; Max-Age=0; Path=/');
  });

  test('does not lead out of the shop', async () => {
    const { to } = await press(
      { intent: 'code', code: '123456' },
      { progress: sentCodeProgress },
      { VerifyCardCode: verified, AddCard: added },
      `${at}?returnTo=//evil.example`,
    );
    expect(to).toBe('/bonus');
  });

  test('only confirms a card that is there already', async () => {
    const answers = {
      VerifyCardCode: { data: { loyaltyVerifyCode: { checkData: 'check-1', cardId: '9' } } },
      BonusCards: { data: { loyaltyCards: [{ id: '9' }] } },
    };
    const { card, requests } = await press({ intent: 'code', code: '123456' }, { progress: sentCodeProgress }, answers);
    expect([card, requests.map(([name]) => name)]).toEqual([{ cardId: '9', checkData: 'check-1' }, ['VerifyCardCode', 'BonusCards']]);
  });

  test('asks for the number alone when it did not fit: the phone stays confirmed', async () => {
    const wrong = refusal('loyaltyCardAdd', { 'input.ean': ['Карта с этим номером оформлена не на этот телефон.'] });
    const progress = { ...sentCodeProgress, ean: '2900000000018' };
    const first = await press({ intent: 'code', code: '123456' }, { progress }, { VerifyCardCode: verified, AddCard: wrong });
    expect(first.unsent?.errors).toEqual({ ean: 'Карта с этим номером оформлена не на этот телефон.' });
    expect(first.progress).toEqual({ ...progress, checkData: 'check-1' });
    const second = await press({ intent: 'add', ean: '' }, { progress: { ...progress, checkData: 'check-1' } }, { AddCard: added });
    expect([second.to, second.card]).toEqual(['/bonus', { cardId: '7', checkData: 'check-1' }]);
    expect(second.requests).toEqual([['AddCard', { input: { checkData: 'check-1', ean: null } }]]);
    expect((await press({ intent: 'add', ean: '12' }, { progress: { ...progress, checkData: 'check-1' } })).unsent?.errors).toEqual({
      ean: 'На карте тринадцать цифр: введите все.',
    });
  });

  test('that comes too late begins anew', async () => {
    expect((await press({ intent: 'code', code: '123456' })).to).toBe('/bonus');
    expect((await press({ intent: 'add', ean: '' }, { progress: sentCodeProgress })).to).toBe('/bonus');
    await expect(press({ intent: 'nothing' })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('a card that is removed', () => {
  const gone = { data: { loyaltyCardRemove: { userErrors: [] } } };
  const fields = { intent: 'remove', cardId: '7', ean: '2900000000018' };

  test('goes by its number, and is not kept in this browser either, whichever tab was faster', async () => {
    for (const answer of [gone, refusal('loyaltyCardRemove', {}, 'NOT_FOUND')]) {
      const { to, cookies, requests } = await press(fields, { card: true }, { RemoveCard: answer });
      expect([to, requests]).toEqual(['/bonus', [['RemoveCard', { input: { ean: '2900000000018' } }]]]);
      expect(cookies.join()).toContain('loyalty_card=; Max-Age=0; Path=/');
    }
    const other = await press({ ...fields, cardId: '8' }, { card: true }, { RemoveCard: gone });
    expect(other.cookies.join()).not.toContain('loyalty_card=');
  });

  test('goes by its id where its number is not one of those that tills know', async () => {
    const { to, requests } = await press(
      { ...fields, ean: 'VIP-7' },
      { card: true },
      {
        RemoveCard: (variables) =>
          JSON.stringify(variables).includes('VIP-7')
            ? refusal('loyaltyCardRemove', { 'input.ean': ['Такого номера карты не бывает. Проверьте цифры.'] })
            : { data: { loyaltyCardRemove: { userErrors: [] } } },
      },
    );
    expect([to, requests[1]]).toEqual(['/bonus', ['RemoveCard', { input: { cardId: '7' } }]]);
  });

  test('stays when nobody answers, and the way to where the shopper meant to go is kept', async () => {
    const { to, unsent, cookies } = await press(fields, { card: true }, { RemoveCard: refusal('loyaltyCardRemove', {}, 'INTERNAL') });
    expect([to, unsent?.message, cookies]).toEqual([null, expect.stringContaining('Магазин не успел ответить.'), []]);
    const { to: onTheWay } = await press(fields, {}, { RemoveCard: gone }, `${at}?returnTo=/cart/payments`);
    expect(onTheWay).toBe('/bonus?returnTo=%2Fcart%2Fpayments');
    expect(bonusPath('/cart/payments', '7')).toBe('/bonus?returnTo=%2Fcart%2Fpayments&remove=7');
  });
});
