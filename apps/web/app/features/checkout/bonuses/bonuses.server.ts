import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { readCard } from '../../../entities/loyalty/saved-card.server.ts';
import { hasSession } from '../../../entities/person/viewer.server.ts';
import { text } from '../../../forms/answer.server.ts';
import { showErrors } from '../../../forms/form-failure.server.ts';
import { showFailure } from '../../../forms/show-failure.server.ts';
import { BonusLimitDocument, RemoveBonusesDocument, SetBonusesDocument } from '../../../generated/graphql.ts';
import type { Sum } from '../../../platform/format/money.ts';
import { emptyAnswer } from '../../../platform/gateway/gateway-failure.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import type { BonusOffer } from './offer.ts';

type Context = Readonly<RouterContextProvider>;

const step = '/cart/payments';

/**
 * What of the basket bonuses can pay. The limit is asked for only where somebody is signed in and a card is kept in this browser (spec 2 §4);
 * a shop that takes none has nothing to offer, and so has a limit that cannot be loaded.
 */
export async function bonusOffer(context: Context, request: Request, bonuses: Sum | null): Promise<BonusOffer | null> {
  if (bonuses === null || !hasSession(context)) return null;
  if (bonuses.amount > 0) return { kind: 'spent', amount: bonuses.amount };
  const card = readCard(context);
  if (card === null) return { kind: 'unconfirmed' };
  const { data, errors } = await query(context, request, BonusLimitDocument, card);
  const limit = data?.loyaltyLimit ?? null;
  if (limit === null) return errors.some(({ code }) => code === 'BAD_USER_INPUT') ? { kind: 'unconfirmed' } : null;
  if (limit.balance?.amount === 0) return { kind: 'none' };
  return limit.maxAmount.amount > 0 ? { kind: 'limit', maxAmount: limit.maxAmount.amount } : null;
}

/** Whether a form of this step is about bonuses. */
export const isAboutBonuses = (form: FormData): boolean => ['bonuses', 'drop-bonuses'].includes(text(form, 'intent'));

/** Spends bonuses on the basket, or leaves them on their card; the step is shown again, with its new sums. */
export async function changeBonuses(context: Context, request: Request, form: FormData) {
  if (text(form, 'intent') === 'drop-bonuses') {
    const { errors } = await query(context, request, RemoveBonusesDocument, {});
    if (errors.length > 0) leaveNotice(context, 'bonuses-kept');
    return redirect(step, 303);
  }
  const values = { bonuses: text(form, 'bonuses') };
  const card = readCard(context);
  if (card === null) return showErrors(request, values, { bonuses: 'Подтвердите номер телефона карты кодом из СМС.' });
  if (!/^[1-9]\d{0,8}$/.test(values.bonuses))
    return showErrors(request, values, { bonuses: 'Сколько бонусов списать — целое число, не меньше 1.' });
  const { data, errors } = await query(context, request, SetBonusesDocument, {
    input: { ...card, amount: toKopecks(Number(values.bonuses)) },
  });
  if (data?.basketSetBonuses) return redirect(step, 303);
  const failure = errors[0] ?? emptyAnswer;
  const fieldError = failure.fields['input.amount']?.[0] ?? failure.fields['input.checkData']?.[0];
  return fieldError === undefined ? showFailure(request, values, failure) : showErrors(request, values, { bonuses: fieldError });
}
