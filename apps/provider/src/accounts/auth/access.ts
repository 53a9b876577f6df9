import { carries, type Identity } from '@vitrina/services/contract/identity.ts';
import type { Database } from '../../platform/database/database.ts';
import type { User } from '../../platform/http/request-context.ts';
import { unauthorized } from '../../platform/refusal.ts';
import { userOf } from './sessions.ts';

/**
 * Who is signed in, for every call that may carry a bearer. One that is nobody's (any more) is refused, also where a guest
 * would be served: the client has to learn that its session is over, and can ask again as a guest.
 */
export async function authenticate(db: Database, identity: Identity, bearer: string | undefined, now: Date): Promise<User | null> {
  if (!carries(identity, 'bearer')) return null;
  const user = bearer === undefined ? null : await userOf(db, bearer, now);
  if (user === null && (bearer !== undefined || identity === 'shopper')) throw unauthorized();
  return user;
}
