import { data, type RouterContextProvider, redirect } from 'react-router';
import { clearProgress, readProgress, writeProgress } from '../../../entities/person/progress.server.ts';
import { text } from '../../../forms/answer.server.ts';
import { rejected, type Unsent } from '../../../forms/failed.server.ts';
import { read, valuesOf } from '../../../forms/read.server.ts';
import { refusedBy } from '../../../forms/refused.server.ts';
import { submit } from '../../../forms/submit.server.ts';
import { AccountProfileDocument, RemoveProfileDocument, SaveProfileDocument, SendCodeDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
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
  const { value, errors } = read(profile(shopOf(context).now()), values);
  if (errors !== null) return rejected(request, values, errors);
  const { data: known } = await query(context, request, AccountProfileDocument, {});
  const phone = `+${value.phone}`;
  const progress = readProgress(context, request);
  const proof = progress?.way === 'phone' && progress.phone === value.phone ? progress : null;
  if (phone !== known?.me?.phone && (proof === null || values.code === '')) {
    return proof === null ? sendCode(context, request, form, values, value.phone) : askForCode(values);
  }
  const code = proof === null ? {} : { code: values.code ?? '', requestId: proof.requestId };
  const { data: saved, errors: failures } = await query(context, request, SaveProfileDocument, { input: { ...value, phone, ...code } });
  const [failure] = failures;
  if (failure !== undefined) return refusedBy(request, values, failure);
  if (proof !== null) clearProgress(context);
  const user = saved?.profileUpdate?.user;
  leaveNotice(context, user?.newEmail ? 'email-sent' : 'profile-saved');
  return redirect('/account/profile', 303);
}

/** A phone becomes the account's when whoever has it says so; everything else that was typed waits with it. */
async function sendCode(context: Context, request: Request, form: FormData, values: Record<string, string>, phone: string) {
  return submit(context, request, {
    values,
    read: { value: phone, errors: null },
    captcha: form,
    mutation: SendCodeDocument,
    input: () => ({ phone: `+${phone}`, purpose: 'SIGN_UP' }) as const,
    done({ requestId }) {
      writeProgress(context, { way: 'phone', phone, requestId, code: null });
      return askForCode(values);
    },
  });
}

const askForCode = (values: Record<string, string>) =>
  data<Unsent & { isCodeSent: true }>({ values, errors: null, message: null, isCodeSent: true });

async function remove(context: Context, request: Request, form: FormData) {
  if (text(form, 'sure') !== 'yes') return rejected(request, {}, { sure: 'Подтвердите, что хотите удалить учётную запись.' });
  const { errors } = await query(context, request, RemoveProfileDocument, {});
  const [failure] = errors;
  if (failure !== undefined) return refusedBy(request, {}, failure);
  forgetPerson(context);
  leaveNotice(context, 'account-removed');
  return redirect('/', 303);
}
