import { digitsOf } from '@vitrina/services/contract/fields/text.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { bonusPath } from '../../entities/loyalty/labels.ts';
import {
  forgetCard,
  forgetProgress,
  type Progress,
  readCard,
  readProgress,
  saveCard,
  saveProgress,
} from '../../entities/loyalty/saved-card.server.ts';
import { byCode } from '../../entities/person/schema.server.ts';
import { identifier, safePath, text } from '../../forms/answer.server.ts';
import { phone } from '../../forms/fields.server.ts';
import { showErrors } from '../../forms/form-failure.server.ts';
import { type Errors, read, valuesOf } from '../../forms/read.server.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { submit } from '../../forms/submit.server.ts';
import {
  AddCardDocument,
  BonusCardsDocument,
  RemoveCardDocument,
  SendCardSmsDocument,
  VerifyCardCodeDocument,
} from '../../generated/graphql.ts';
import type { Failure } from '../../platform/gateway/gateway-failure.ts';
import { query, requireField } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';

type Context = Readonly<RouterContextProvider>;

const ean = z
  .string()
  .transform(digitsOf)
  .pipe(z.union([z.literal(''), z.string().regex(/^\d{13}$/, 'На карте тринадцать цифр: введите все.')]));

const toSend = z.object({ phone, ean });

/** What a form of this screen does, by its `intent`; where to after it stands in the address. */
export async function changeCards(context: Context, request: Request, form: FormData) {
  const progress = readProgress(context);
  switch (text(form, 'intent')) {
    case 'send':
      return send(context, request, form);
    case 'code':
      // Too late: the phone is asked for again.
      return progress === null ? back(request) : bringCode(context, request, form, progress);
    case 'add':
      return progress?.checkData == null
        ? back(request)
        : add(context, request, text(form, 'ean'), { ...progress, checkData: progress.checkData });
    case 'other-phone':
      forgetProgress(context);
      return back(request);
    case 'remove':
      return remove(context, request, form);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** The screen again, still on the way to where the shopper meant to go. */
const back = (request: Request) => redirect(bonusPath(new URL(request.url).searchParams.has('returnTo') ? returnPath(request) : null), 303);

const returnPath = (request: Request): string => safePath(new URL(request.url).searchParams.get('returnTo'), '/bonus');

/** What the server says stands beside the field (spec 2 §8), whatever it is about. */
function beside(field: string, { fields, message }: Failure): Errors {
  const fieldErrors = Object.entries(fields).flatMap(([path, [first]]) =>
    first === undefined ? [] : [[path.replace(/^input\./, ''), first] as const],
  );
  return fieldErrors.length > 0
    ? Object.fromEntries(fieldErrors)
    : { [field]: message || 'Магазин не успел ответить. Попробуйте ещё раз.' };
}

async function send(context: Context, request: Request, form: FormData) {
  const values = valuesOf(form, ['phone', 'ean']);
  return submit(context, request, {
    values,
    read: read(toSend, values),
    captcha: form,
    operation: SendCardSmsDocument,
    variables: ({ phone }) => ({ input: { phone: `+${phone}` } }),
    onSuccess({ requestId }, { phone, ean }) {
      if (readProgress(context) !== null) leaveNotice(context, 'code-resent');
      saveProgress(context, { phone, requestId: requireField(requestId), ean, checkData: null });
      return back(request);
    },
    onFailure: (failure) => showErrors(request, values, beside('phone', failure)),
  });
}

async function bringCode(context: Context, request: Request, form: FormData, progress: Progress) {
  const values = valuesOf(form, ['code']);
  // Whatever was found right before: a code that is wrong confirms nothing.
  saveProgress(context, { ...progress, checkData: null });
  return submit(context, request, {
    values,
    read: read(byCode, values),
    operation: VerifyCardCodeDocument,
    variables: ({ code }) => ({ input: { phone: `+${progress.phone}`, code, requestId: progress.requestId } }),
    async onSuccess({ cardId, ...payload }) {
      const checkData = requireField(payload.checkData);
      if (cardId !== null && (await isOwn(context, request, cardId)))
        return finish(context, request, { cardId, checkData }, 'card-confirmed');
      return add(context, request, progress.ean, { ...progress, checkData });
    },
    onFailure: (failure) => showErrors(request, values, beside('code', failure)),
  });
}

const isOwn = async (context: Context, request: Request, cardId: string): Promise<boolean> =>
  (await query(context, request, BonusCardsDocument, {})).data?.loyaltyCards?.some(({ id }) => id === cardId) ?? false;

type ConfirmedProgress = Progress & { checkData: string };

/** Adds the card of the phone that is confirmed; when that fails the phone stays confirmed, and no other code is asked for. */
const add = (context: Context, request: Request, cardNumber: string, progress: ConfirmedProgress) =>
  submit(context, request, {
    values: { ean: cardNumber },
    read: read(z.object({ ean }), { ean: cardNumber }),
    operation: AddCardDocument,
    variables: ({ ean }) => ({ input: { checkData: progress.checkData, ean: ean === '' ? null : ean } }),
    onSuccess: ({ card, checkData }) =>
      finish(context, request, { cardId: requireField(card).id, checkData: requireField(checkData) }, 'card-added'),
    onFailure(failure, { ean }) {
      saveProgress(context, { ...progress, ean });
      return showFailure(request, { ean }, failure);
    },
  });

function finish(context: Context, request: Request, card: { cardId: string; checkData: string }, notice: 'card-added' | 'card-confirmed') {
  saveCard(context, card);
  forgetProgress(context);
  leaveNotice(context, notice);
  return redirect(returnPath(request), 303);
}

/** By the number that the shopper has seen and confirmed. */
async function remove(context: Context, request: Request, form: FormData) {
  const cardId = identifier(form, 'cardId');
  if (cardId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const { errors } = await query(context, request, RemoveCardDocument, { input: { ean: text(form, 'ean') } });
  // A company's numbers may be others than those of the tills; its id is one all the same.
  const isOther = errors[0]?.code === 'BAD_USER_INPUT';
  const [failure] = isOther ? (await query(context, request, RemoveCardDocument, { input: { cardId } })).errors : errors;
  // Another tab was faster.
  if (failure !== undefined && failure.code !== 'NOT_FOUND') return showFailure(request, {}, failure);
  if (readCard(context)?.cardId === cardId) forgetCard(context);
  leaveNotice(context, 'card-removed');
  return back(request);
}
