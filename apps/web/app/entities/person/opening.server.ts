import { type RouterContextProvider, redirect } from 'react-router';
import { text } from '../../forms/answer.server.ts';
import { captchaMissing, captchaOf, captchaProof } from '../../forms/captcha.server.ts';
import { showErrors } from '../../forms/form-failure.server.ts';
import { read, type Values, valuesOf } from '../../forms/read.server.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { emptyAnswer, type Failure } from '../../platform/gateway/gateway-failure.ts';
import { requireField } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Opening } from './opening.tsx';
import { clearProgress, type Progress, readProgress, resendPause, writeSentCode } from './progress.server.ts';
import { byCode, byPhone } from './schema.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What is opened by a code to its phone: an order, or a repair request, that this browser does not know. */
interface Closed {
  way: Extract<Progress['way'], 'order' | 'repair'>;
  id: string;
}

const progressOf = (context: Context, { way, id }: Closed) => {
  const progress = readProgress(context);
  return progress?.way === way && progress.openedId === id ? progress : null;
};

/** How far the visitor is with the code. */
export function openingOf(context: Context, closed: Closed): Opening {
  const progress = progressOf(context, closed);
  return {
    phone: progress === null ? null : phoneText(progress.phone),
    pause: progress === null ? undefined : resendPause(context, progress),
    captcha: captchaOf(context),
  };
}

const intents = ['send-code', 'open', 'other-phone'];

/** Whether a form is about the code that opens something. */
export const isAboutOpening = (form: FormData): boolean => intents.includes(text(form, 'intent'));

interface Answer<Payload> {
  payload: Payload | null | undefined;
  errors: readonly Failure[];
}

interface Openable extends Closed {
  /** The page that is opened, where its forms come from. */
  path: string;
  /** Whether this visitor may read it already, being signed in or having opened it in another tab: no code is sent then. */
  isOpen?: () => Promise<boolean>;
  sendCode: (input: { phone: string; captcha?: string }) => Promise<Answer<{ requestId: string | null }>>;
  open: (input: { phone: string; requestId: string; code: string }) => Promise<Answer<object>>;
  onOpened?: () => void;
  /** Of a provider that opens nothing by a code. */
  onUnsupported: (values: Values) => Response | ReturnType<typeof showErrors>;
  /** Said of a right code of a phone that has no such thing. */
  missing: string;
}

/** Sends the code, or opens the thing by it; nothing that is said on the way tells whether there is such a thing. */
export async function openByCode(context: Context, request: Request, form: FormData, openable: Openable) {
  switch (text(form, 'intent')) {
    case 'send-code':
      return send(context, request, form, openable);
    case 'open':
      return open(context, request, form, openable);
    default:
      clearProgress(context);
      return redirect(openable.path, 303);
  }
}

async function send(context: Context, request: Request, form: FormData, openable: Openable) {
  const values = valuesOf(form, ['phone']);
  const { value, errors } = read(byPhone, values);
  if (errors !== null) return showErrors(request, values, errors);
  if (await openable.isOpen?.()) return redirect(openable.path, 303);
  const proof = captchaProof(context, form);
  if (proof === null) return captchaMissing(request, values);
  const { payload, errors: failures } = await openable.sendCode({ phone: `+${value.phone}`, ...proof });
  if (payload) {
    if (progressOf(context, openable) !== null) leaveNotice(context, 'code-resent');
    const { way, id } = openable;
    writeSentCode(context, { way, openedId: id, phone: value.phone, requestId: requireField(payload.requestId) });
    return redirect(openable.path, 303);
  }
  const [failure = emptyAnswer] = failures;
  return failure.code === 'UNSUPPORTED' ? openable.onUnsupported(values) : showFailure(request, values, failure);
}

async function open(context: Context, request: Request, form: FormData, openable: Openable) {
  const progress = progressOf(context, openable);
  // Too late: the phone is asked for again.
  if (progress === null) return redirect(openable.path, 303);
  const values = valuesOf(form, ['code']);
  const { value, errors } = read(byCode, values);
  if (errors !== null) return showErrors(request, values, errors);
  const { phone, requestId } = progress;
  const { payload, errors: failures } = await openable.open({ phone: `+${phone}`, requestId, code: value.code });
  const [failure = emptyAnswer] = failures;
  if (payload) {
    clearProgress(context);
    openable.onOpened?.();
    return redirect(openable.path, 303);
  }
  return failure.code === 'NOT_FOUND' ? showErrors(request, values, { code: openable.missing }) : showFailure(request, values, failure);
}
