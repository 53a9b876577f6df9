import { networkOf } from '../contract/network.ts';
import type { Caller } from './calls.ts';

type ClientIdentity = Pick<Caller, 'traceId' | 'refreshToken' | 'bearer' | 'basketId' | 'clientAddress' | 'application'>;

const sessionOf = ({ refreshToken, bearer, basketId }: ClientIdentity): string | undefined => refreshToken ?? bearer ?? basketId;

/** The network of a shopper. Behind the address of an application there are many of them. */
const addressOf = ({ clientAddress, application }: ClientIdentity): string | undefined =>
  clientAddress === undefined || application !== undefined ? undefined : networkOf(clientAddress);

/**
 * By what a client is known, its session and its address: whoever has either in common with somebody is the same client. Sessions cost
 * nothing, so a new one alone makes nobody new; a call of which neither is known stands for itself.
 */
export function namesOf(caller: ClientIdentity): readonly string[] {
  const [session, address] = [sessionOf(caller), addressOf(caller)];
  const names = [...(session === undefined ? [] : [`session ${session}`]), ...(address === undefined ? [] : [`address ${address}`])];
  return names.length === 0 ? [`operation ${caller.traceId}`] : names;
}

/** Under what the work of a client is bounded: the address, of which nobody has many; else the session. Undefined where neither is known. */
export const limitKeyOf = (caller: ClientIdentity): string | undefined => addressOf(caller) ?? sessionOf(caller);
