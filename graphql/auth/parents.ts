import type { sessionTokens } from '@vitrina/services/auth/endpoints.ts';
import type { Employee, Viewer } from '../context/visitor.ts';
import { type Decoded, keysOf } from '../parent.ts';

export type { Employee, Viewer };

/** As they come from the provider. */
export type Tokens = Decoded<typeof sessionTokens>;

/** A session as it is answered; its tokens only to whoever keeps them itself. */
export interface Session extends Pick<Tokens, 'expires_in' | 'refresh_expires_in'> {
  access_token: string | null;
  refresh_token: string | null;
}

export interface SessionSignInPayload {
  session: Session;
}
export type SessionRefreshPayload = SessionSignInPayload;
export interface SessionSignOutPayload {
  isEndedAtProvider: boolean;
}

const payloadKeys = keysOf<SessionSignInPayload>()('session');

export const parents = {
  SessionSignInPayload: payloadKeys,
  SessionRefreshPayload: payloadKeys,
  SessionSignOutPayload: keysOf<SessionSignOutPayload>()('isEndedAtProvider'),
  Session: keysOf<Session>()('access_token', 'refresh_token', 'expires_in', 'refresh_expires_in'),
  Viewer: keysOf<Viewer>()('isMobileApp'),
  Employee: keysOf<Employee>()('tradePointNumber', 'tradePointName', 'personnelNumber', 'employeeName'),
};
