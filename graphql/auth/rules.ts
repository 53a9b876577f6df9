import type { SessionTokens } from '@vitrina/services/http/calls.ts';
import { isEmail } from '../email.ts';
import { badInput } from '../errors.ts';
import type { ViewerKind } from '../generated/resolvers.ts';
import { parsePhone } from '../scalars.ts';
import type { Session, Tokens, Viewer } from './parents.ts';

/** By what a shopper is known: a phone in any usual way of writing it, or an e-mail (spec 1 §7). */
export function loginOf(text: string): { phone: string } | { email: string } {
  const trimmed = text.trim();
  const phone = parsePhone(trimmed);
  if (phone !== null) return { phone };
  if (isEmail(trimmed)) return { email: trimmed };
  throw badInput({ 'input.login': [trimmed === '' ? 'Это поле необходимо заполнить.' : 'Введите телефон или электронную почту.'] });
}

export const tokensOf = (wire: Tokens): SessionTokens => ({
  accessToken: wire.access_token,
  refreshToken: wire.refresh_token,
  expiresIn: wire.expires_in,
  refreshExpiresIn: wire.refresh_expires_in,
});

/** A script of a page must never hold a token, so a browser is told of none. */
export const answered = (wire: Tokens, { keepsTokens }: Viewer): Session =>
  keepsTokens ? wire : { ...wire, access_token: null, refresh_token: null };

const kinds = { guest: 'GUEST', shopper: 'SHOPPER', employee: 'EMPLOYEE', application: 'APPLICATION' } as const;

export const kindOf = ({ kind }: Viewer): ViewerKind => kinds[kind];
