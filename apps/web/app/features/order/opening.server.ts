import { type RouterContextProvider, redirect } from 'react-router';
import { keepOwnOrders } from '../../entities/order/own.server.ts';
import { clearProgress, readProgress, resendPause, writeSentCode } from '../../entities/person/progress.server.ts';
import { byCode, byPhone } from '../../entities/person/schema.server.ts';
import { text } from '../../forms/answer.server.ts';
import { captchaMissing, captchaOf, captchaProof } from '../../forms/captcha.server.ts';
import { showErrors } from '../../forms/form-failure.server.ts';
import { read, valuesOf } from '../../forms/read.server.ts';
import type { ResendPause } from '../../forms/resend-pause.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { OpenOrderDocument, OrderAccessDocument, SendOrderCodeDocument } from '../../generated/graphql.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { emptyAnswer } from '../../platform/gateway/gateway-failure.ts';
import { query, requireField } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';

type Context = Readonly<RouterContextProvider>;

/** How far a visitor is with the code that opens an order. */
export interface Opening {
  /** The phone a code was sent to; null while none was. */
  phone: string | null;
  /** Before another one may be asked for. */
  pause: ResendPause | undefined;
  captcha: ReturnType<typeof captchaOf>;
}

const progressOf = (context: Context, id: string) => {
  const progress = readProgress(context);
  return progress?.way === 'order' && progress.orderId === id ? progress : null;
};

export function openingOf(context: Context, id: string): Opening {
  const progress = progressOf(context, id);
  return {
    phone: progress === null ? null : phoneText(progress.phone),
    pause: progress === null ? undefined : resendPause(context, progress),
    captcha: captchaOf(context),
  };
}

const intents = ['send-code', 'open', 'other-phone'];

/** Whether a form of an order's page is about the code that opens it. */
export const isAboutOpening = (form: FormData): boolean => intents.includes(text(form, 'intent'));

/** Sends the code, or opens the order by it; nothing that is said on the way tells whether there is such an order. */
export async function openOrder(context: Context, request: Request, form: FormData, id: string) {
  const path = `/order-info/${id}`;
  switch (text(form, 'intent')) {
    case 'send-code':
      return send(context, request, form, id, path);
    case 'open':
      return open(context, request, form, id, path);
    default:
      clearProgress(context);
      return redirect(path, 303);
  }
}

async function send(context: Context, request: Request, form: FormData, id: string, path: string) {
  const values = valuesOf(form, ['phone']);
  const { value, errors } = read(byPhone, values);
  if (errors !== null) return showErrors(request, values, errors);
  // Whoever may read it already, being signed in or having opened it in another tab, needs no code.
  const { data: access } = await query(context, request, OrderAccessDocument, { id });
  if (access?.order?.isPhoneToConfirm === false) return redirect(path, 303);
  const proof = captchaProof(context, form);
  if (proof === null) return captchaMissing(request, values);
  const input = { orderId: id, phone: `+${value.phone}`, ...proof };
  const { data: answer, errors: failures } = await query(context, request, SendOrderCodeDocument, { input });
  const sendResult = answer?.orderSendCode;
  if (sendResult) {
    if (progressOf(context, id) !== null) leaveNotice(context, 'code-resent');
    writeSentCode(context, { way: 'order', orderId: id, phone: value.phone, requestId: requireField(sendResult.requestId) });
    return redirect(path, 303);
  }
  const [failure = emptyAnswer] = failures;
  // A provider without this call tells how an order stands by its number and phone.
  if (failure.code === 'UNSUPPORTED') {
    leaveNotice(context, 'order-not-opened');
    return redirect(`/order-status?id=${encodeURIComponent(id)}`, 303);
  }
  return showFailure(request, values, failure);
}

async function open(context: Context, request: Request, form: FormData, id: string, path: string) {
  const progress = progressOf(context, id);
  // Too late: the phone is asked for again.
  if (progress === null) return redirect(path, 303);
  const values = valuesOf(form, ['code']);
  const { value, errors } = read(byCode, values);
  if (errors !== null) return showErrors(request, values, errors);
  const input = { orderId: id, phone: `+${progress.phone}`, requestId: progress.requestId, code: value.code };
  const { data: answer, errors: failures } = await query(context, request, OpenOrderDocument, { input });
  const [failure = emptyAnswer] = failures;
  if (answer?.orderOpen) {
    clearProgress(context);
    keepOwnOrders(context, [id]);
    return redirect(path, 303);
  }
  if (failure.code === 'NOT_FOUND') {
    return showErrors(request, values, {
      code: 'Код верный, но на этот телефон заказ с таким номером не оформлен. Проверьте номер и телефон.',
    });
  }
  return showFailure(request, values, failure);
}
