import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { clearProgress, readProgress, writeProgress } from '../../../entities/person/progress.server.ts';
import { text } from '../../../forms/answer.server.ts';
import type { FormFailure } from '../../../forms/form-failure.server.ts';
import { read, valuesOf } from '../../../forms/read.server.ts';
import { submit } from '../../../forms/submit.server.ts';
import { AccountProfileDocument, RemoveProfileDocument, SaveProfileDocument, SendCodeDocument } from '../../../generated/graphql.ts';
import { query, requireField } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { forgetPerson } from '../../../platform/session/forget.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { profile } from './schema.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function profileAction(context: Context, request: Request, form: FormData) {
  switch (text(form, 'intent')) {
    case 'save':
      return save(context, request, form);
    case 'remove':
      return remove(context, request, form);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

async function save(context: Context, request: Request, form: FormData) {
  const values = valuesOf(form, ['firstName', 'lastName', 'birthdate', 'sex', 'phone', 'email', 'code']);
  const readResult = read(profile(shopOf(context).now()), values);
  const phone = readResult.value?.phone;
  const progress = readProgress(context);
  const proof = progress?.way === 'phone' && progress.phone === phone ? progress : null;
  if (phone !== undefined && (proof === null || values.code === '')) {
    const { data: profileData } = await query(context, request, AccountProfileDocument, {});
    if (profileData?.me?.phone !== `+${phone}`)
      return proof === null ? sendCode(context, request, form, values, phone) : askForCode(values);
  }
  return submit(context, request, {
    values,
    read: readResult,
    operation: SaveProfileDocument,
    variables: (value) => ({
      input: { ...value, phone: `+${value.phone}`, ...(proof && { code: values.code ?? '', requestId: proof.requestId }) },
    }),
    onSuccess({ user }) {
      if (proof !== null) clearProgress(context);
      leaveNotice(context, user?.newEmail ? 'email-sent' : 'profile-saved');
      return redirect('/account/profile', 303);
    },
  });
}

/** A phone becomes the account's when whoever has it says so; everything else that was typed waits with it. */
async function sendCode(context: Context, request: Request, form: FormData, values: Record<string, string>, phone: string) {
  return submit(context, request, {
    values,
    read: { value: phone, errors: null },
    captcha: form,
    operation: SendCodeDocument,
    variables: () => ({ input: { phone: `+${phone}`, purpose: 'SIGN_UP' as const } }),
    onSuccess({ requestId }) {
      writeProgress(context, { way: 'phone', phone, requestId: requireField(requestId), code: null });
      return askForCode(values);
    },
  });
}

const askForCode = (values: Record<string, string>) =>
  data<FormFailure & { isCodeSent: true }>({ values, errors: null, message: null, isCodeSent: true });

const confirmation = z.object({ sure: z.literal('yes', 'Подтвердите, что хотите удалить учётную запись.') });

async function remove(context: Context, request: Request, form: FormData) {
  return submit(context, request, {
    values: {},
    read: read(confirmation, valuesOf(form, ['sure'])),
    operation: RemoveProfileDocument,
    variables: () => ({}),
    onSuccess() {
      forgetPerson(context);
      leaveNotice(context, 'account-removed');
      return redirect('/', 303);
    },
  });
}
