import type { sessionTokens } from '@vitrina/services/auth/endpoints.ts';
import { mergedLine } from '@vitrina/services/basket/endpoints.ts';
import { sentCode } from '@vitrina/services/contract/phone-code.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Empty } from '../base/sources.ts';
import type { Application } from '../context/application.ts';
import type { Employee } from '../context/staff.ts';
import type { Viewer } from '../context/visitor.ts';

export type { Employee, Viewer };
export type ApplicationKey = Application;

/** As they come from the provider. */
export type Tokens = Decoded<typeof sessionTokens>;

/** A session as it is answered; its tokens only to whoever keeps them itself. */
export interface Session extends Pick<Tokens, 'expires_in' | 'refresh_expires_in'> {
  access_token: string | null;
  refresh_token: string | null;
}

export interface SessionRefreshPayload {
  session: Session;
}
export interface SessionSignInPayload extends SessionRefreshPayload {
  basketChanges: BasketMergedItem[];
}
export type SessionSignInWithCodePayload = SessionSignInPayload;
export type SessionSignUpPayload = SessionSignInPayload;
export type BasketMergedItem = Decoded<typeof mergedLine>;
export type SessionSendCodePayload = Decoded<typeof sentCode>;
export type SessionVerifyCodePayload = Empty;
export type PasswordRequestResetPayload = Empty;
export type PasswordResetPayload = Empty;
export interface SessionSignOutPayload {
  isEndedAtProvider: boolean;
}

const signInPayloadKeys = keysOf<SessionSignInPayload>()('session', 'basketChanges');

export const sources = {
  SessionSignInPayload: signInPayloadKeys,
  SessionSignInWithCodePayload: signInPayloadKeys,
  SessionSignUpPayload: signInPayloadKeys,
  SessionRefreshPayload: keysOf<SessionRefreshPayload>()('session'),
  BasketMergedItem: mergedLine,
  SessionSendCodePayload: sentCode,
  SessionVerifyCodePayload: [],
  PasswordRequestResetPayload: [],
  PasswordResetPayload: [],
  SessionSignOutPayload: keysOf<SessionSignOutPayload>()('isEndedAtProvider'),
  Session: keysOf<Session>()('access_token', 'refresh_token', 'expires_in', 'refresh_expires_in'),
  ApplicationKey: keysOf<ApplicationKey>()('name'),
  Viewer: keysOf<Viewer>()('isMobileApp', 'employee'),
  Employee: keysOf<Employee>()('tradePointNumber', 'tradePointName', 'personnelNumber', 'employeeName'),
};
