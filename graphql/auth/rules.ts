import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { emailFault, isEmail, parsePhone, passwordFault, smsCodePattern } from '@vitrina/services/contract/fields/person.ts';
import { maxLength, optionalFault, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import type { SessionTokens } from '@vitrina/services/http/calls.ts';
import { assertValid, badInput } from '../base/errors.ts';
import type { ViewerKind } from '../generated/resolvers.ts';
import type { Session, Tokens, Viewer } from './sources.ts';

/** By what a shopper is known: a phone in any usual way of writing it, or an e-mail (spec 1 §7). */
export function parseLogin(text: string): { phone: string } | { email: string } {
  const trimmedText = text.trim();
  const phone = parsePhone(trimmedText);
  if (phone !== null) return { phone };
  if (isEmail(trimmedText)) return { email: trimmedText };
  throw badInput({ 'input.login': [trimmedText === '' ? messages.required : 'Введите телефон или электронную почту.'] });
}

export const tokensOf = (wire: Tokens): SessionTokens => ({
  accessToken: wire.access_token,
  refreshToken: wire.refresh_token,
  expiresIn: wire.expires_in,
  refreshExpiresIn: wire.refresh_expires_in,
});

/** A script of a page must never hold a token, so a browser is told of none. */
export const sessionFor = (wire: Tokens, { keepsTokens }: Viewer): Session =>
  keepsTokens ? wire : { ...wire, access_token: null, refresh_token: null };

const viewerKinds = { guest: 'GUEST', shopper: 'SHOPPER', employee: 'EMPLOYEE', application: 'APPLICATION' } as const;

export const kindOf = ({ kind }: Viewer): ViewerKind => viewerKinds[kind];

interface SubmittedCode {
  phone: string;
  code: string;
  requestId: string;
}

/** A code as the provider takes it; a malformed one is refused here, without a call. */
export function parseSubmittedCode({ phone, code, requestId }: SubmittedCode): { phone: string; code: string; request_id: string } {
  const digits = code.replace(/[\s-]/g, '');
  if (!smsCodePattern.test(digits)) throw badInput({ 'input.code': [code.trim() === '' ? messages.required : messages.smsCode] });
  return { phone, code: digits, request_id: requestId };
}

interface NewAccount {
  firstName: string;
  email?: string | null | undefined;
  password?: string | null | undefined;
  agreement: boolean;
}

/** What a new account is made of; all faults at once (spec 1 §5). */
export function accountOf(input: NewAccount): { first_name: string; email: string | null; password: string | null; agreement: boolean } {
  const first_name = input.firstName.trim();
  const email = (input.email ?? '').trim();
  const password = input.password ?? null;
  assertValid({
    firstName: requiredFault(first_name, maxLength.name),
    email: optionalFault(email, emailFault),
    password: password === null ? null : passwordFault(password),
    agreement: input.agreement ? null : messages.agreement,
  });
  return { first_name, email: email === '' ? null : email, password, agreement: input.agreement };
}
