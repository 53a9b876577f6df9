import { data, type RouterContextProvider, redirect } from 'react-router';
import { clearProgress, type Progress, readProgress, writeProgress, writeSentCode } from '../../entities/person/progress.server.ts';
import { account, accountWithPassword, byCode, byPassword, byPhone } from '../../entities/person/schema.server.ts';
import { type SignInMethod, signInPath } from '../../entities/person/sign-in-method.ts';
import { text } from '../../forms/answer.server.ts';
import { read, valuesOf } from '../../forms/read.server.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { submit } from '../../forms/submit.server.ts';
import { SendCodeDocument, SignInDocument, SignInWithCodeDocument, SignUpDocument, VerifyCodeDocument } from '../../generated/graphql.ts';
import { query, requireField } from '../../platform/gateway/query.server.ts';
import { setPendingGoal } from '../../platform/session/goal.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import { finishSignIn } from './finish-sign-in.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What a form of this screen does, by its `intent`; `way` and `returnTo` stand in its address. */
export async function signInAction(context: Context, request: Request, form: FormData, way: SignInMethod, returnTo: string | null) {
  const progress = readProgress(context);
  switch (text(form, 'intent')) {
    case 'password':
      return withPassword(context, request, form, returnTo);
    case 'send':
      return send(context, request, form, way === 'register' ? 'register' : 'code', returnTo);
    case 'code':
      // Too late: the phone is asked for again.
      if (progress === null || progress.way === 'phone') return redirect(signInPath(way, returnTo), 303);
      return progress.way === 'code'
        ? withCode(context, request, form, progress, returnTo)
        : verify(context, request, form, progress, returnTo);
    case 'sign-up':
      if (progress === null || progress.code === null) return redirect(signInPath('register', returnTo), 303);
      return signUp(context, request, form, { ...progress, code: progress.code }, returnTo);
    case 'other-phone':
      clearProgress(context);
      return redirect(signInPath(way, returnTo), 303);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** As it was typed: what begins or ends with a space is a password too. */
const passwordIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

async function withPassword(context: Context, request: Request, form: FormData, returnTo: string | null) {
  // A password is never sent back into a page.
  const formValues = valuesOf(form, ['login']);
  return submit(context, request, {
    values: formValues,
    read: read(byPassword, { ...formValues, password: passwordIn(form, 'password') }),
    captcha: form,
    operation: SignInDocument,
    variables: (value) => ({ input: value }),
    onSuccess: ({ basketChanges }) => finishSignIn(context, returnTo, basketChanges ?? []),
  });
}

async function send(context: Context, request: Request, form: FormData, way: 'code' | 'register', returnTo: string | null) {
  const values = valuesOf(form, ['phone']);
  const isSentAgain = readProgress(context)?.way === way;
  return submit(context, request, {
    values,
    read: read(byPhone, values),
    captcha: form,
    operation: SendCodeDocument,
    variables: ({ phone }) => ({ input: { phone: `+${phone}`, purpose: way === 'code' ? ('SIGN_IN' as const) : ('SIGN_UP' as const) } }),
    onSuccess({ requestId }, { phone }) {
      if (isSentAgain) leaveNotice(context, 'code-resent');
      writeSentCode(context, { way, phone, requestId: requireField(requestId) });
      return redirect(signInPath(way, returnTo), 303);
    },
  });
}

const phoneProof = ({ phone, requestId }: Progress, code: string) => ({ phone: `+${phone}`, requestId, code });

async function withCode(context: Context, request: Request, form: FormData, progress: Progress, returnTo: string | null) {
  const values = valuesOf(form, ['code']);
  return submit(context, request, {
    values,
    read: read(byCode, values),
    operation: SignInWithCodeDocument,
    variables: ({ code }) => ({ input: phoneProof(progress, code) }),
    onSuccess: ({ basketChanges }) => finishSignIn(context, returnTo, basketChanges ?? []),
    onFailure(failure, { code }) {
      if (failure.fields['input.phone'] === undefined) return showFailure(request, values, failure);
      // The code is right and the phone nobody's yet: a name is all that is missing.
      writeProgress(context, { ...progress, way: 'register', code });
      return redirect(signInPath('register', returnTo), 303);
    },
  });
}

async function verify(context: Context, request: Request, form: FormData, progress: Progress, returnTo: string | null) {
  const values = valuesOf(form, ['code']);
  return submit(context, request, {
    values,
    read: read(byCode, values),
    operation: VerifyCodeDocument,
    variables: ({ code }) => ({ input: phoneProof(progress, code) }),
    onSuccess(_, { code }) {
      writeProgress(context, { ...progress, code });
      return redirect(signInPath('register', returnTo), 303);
    },
  });
}

async function signUp(context: Context, request: Request, form: FormData, progress: Progress & { code: string }, returnTo: string | null) {
  const formValues = valuesOf(form, ['firstName', 'agreement', 'withPassword']);
  const passwords = formValues.withPassword === 'yes' ? { password: passwordIn(form, 'password'), again: passwordIn(form, 'again') } : null;
  const proof = phoneProof(progress, progress.code);
  return submit(context, request, {
    values: formValues,
    read: passwords === null ? read(account, formValues) : read(accountWithPassword, { ...formValues, ...passwords }),
    operation: SignUpDocument,
    variables: ({ firstName }) => ({ input: { ...proof, firstName, password: passwords?.password ?? null, agreement: true } }),
    onSuccess({ basketChanges }) {
      setPendingGoal(context, 'registration');
      return finishSignIn(context, returnTo, basketChanges ?? []);
    },
    async onFailure(failure) {
      const isAt = (field: string): boolean => failure.fields[`input.${field}`] !== undefined;
      if (isAt('code')) {
        // It is late, or the provider takes another one for an account than for a sign-in.
        clearProgress(context);
        leaveNotice(context, 'code-over');
        return redirect(signInPath('register', returnTo), 303);
      }
      if (isAt('phone')) {
        // Somebody has the phone already: whoever has brought its code.
        const { data: signInData } = await query(context, request, SignInWithCodeDocument, { input: proof });
        if (signInData?.sessionSignInWithCode) return finishSignIn(context, returnTo, signInData.sessionSignInWithCode.basketChanges ?? []);
      }
      return showFailure(request, isAt('password') ? { ...formValues, withPassword: 'yes' } : formValues, failure);
    },
  });
}
