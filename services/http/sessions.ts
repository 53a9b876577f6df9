import type { AnyEndpoint } from '../contract/endpoint.ts';
import { carries } from '../contract/identity.ts';
import type { Caller, SessionTokens } from './calls.ts';
import { type Plan, planOf } from './plan.ts';
import { ProviderError } from './provider-error.ts';
import type { Renew } from './renew.ts';
import type { Transport } from './transport.ts';
import { waitUntil } from './wait-until.ts';

/** Carries a call of somebody's: with a fresh session where there can be one, as a guest where there cannot. */
export type SendInSession = (plan: Plan, caller: Caller, send: () => ReturnType<Transport>) => ReturnType<Transport>;

/** Calls that carry the bearer; those that a guest can make as well; those that may be sent again. */
const carriesBearer = ({ identity }: AnyEndpoint) => carries(identity, 'bearer');
const isForGuests = ({ identity, idempotency }: AnyEndpoint) => identity !== 'shopper' && idempotency === 'safe';

/**
 * Refreshes a session that has expired before the call, or once after a 401; sends again only what may be sent again. A
 * session that the provider does not renew ends: what a guest may read is read as a guest, everything else is refused.
 */
export function createSessions(renew: Renew): SendInSession {
  return async (plan, caller, send) => {
    const { endpoint } = plan;
    if (!carriesBearer(endpoint)) return send();
    if (caller.bearer === undefined && caller.refreshToken !== undefined) await prepare(plan, caller);
    const { bearer } = caller;
    try {
      return await send();
    } catch (error) {
      if (!isUnauthorized(error) || bearer === undefined) throw error;
      // Another call of this caller may have done it meanwhile.
      if (caller.bearer === bearer) {
        if (caller.refreshToken === undefined) throw error;
        await refresh(plan, caller, caller.refreshToken);
      }
      const mayRepeat = caller.bearer === undefined ? isForGuests(endpoint) : endpoint.idempotency !== 'none';
      if (!mayRepeat) throw error;
      return send();
    }
  };

  async function prepare(plan: Plan, caller: Caller): Promise<void> {
    if (caller.refreshToken !== undefined) await refresh(plan, caller, caller.refreshToken);
    if (caller.bearer === undefined && !isForGuests(plan.endpoint)) {
      throw new ProviderError('refused', plan.id, { status: 401, code: 'unauthorized', message: 'The session has ended.' });
    }
  }

  async function refresh(plan: Plan, caller: Caller, usedToken: string): Promise<void> {
    const { tokens } = await waitUntil(renew(caller, usedToken), caller.deadline, plan.id).catch((cause: unknown) => {
      // Nobody said no: the session is kept for the next try.
      throw new ProviderError('unavailable', plan.id, { cause });
    });
    // Told once, however many of the caller's calls have waited for it.
    if (caller.refreshToken !== usedToken) return;
    caller.bearer = tokens?.accessToken;
    caller.refreshToken = tokens?.refreshToken;
    caller.onSession?.(tokens);
  }
}

const isUnauthorized = (error: unknown): boolean => error instanceof ProviderError && error.kind === 'refused' && error.status === 401;

interface WireTokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
}

/**
 * Asks the provider; null when it says that the session is over (401), an error when it does not answer. Any other refusal is of
 * the moment, or of a proxy in between, and ends no session.
 */
export function askTokens(
  transport: Transport,
  endpoint: AnyEndpoint,
  caller: Caller,
  refreshToken: string,
): Promise<SessionTokens | null> {
  const end = performance.now() + endpoint.deadline;
  return transport(planOf(endpoint), { ...caller, refreshToken }, {}, end).then(
    ({ value }) => {
      // The declaration's schema has read it.
      const wire = value as WireTokens;
      return {
        accessToken: wire.access_token,
        refreshToken: wire.refresh_token,
        expiresIn: wire.expires_in,
        refreshExpiresIn: wire.refresh_expires_in,
      };
    },
    (error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    },
  );
}
