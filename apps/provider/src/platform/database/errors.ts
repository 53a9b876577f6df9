/** Nobody waits for the answer any more, so it was not worked out. */
export class CallerGoneError extends Error {
  constructor() {
    super('The caller has gone.');
    this.name = 'CallerGoneError';
  }
}

/** Whether nobody waits any more; Drizzle wraps what is thrown in its queries. */
export const isCallerGone = (error: unknown): boolean =>
  error instanceof CallerGoneError || (error instanceof Error && error.cause !== undefined && isCallerGone(error.cause));

/** Throws when the caller has gone. */
export function throwIfCallerGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new CallerGoneError();
}

/** The database could not do it now: it is away, or too busy. Nothing is wrong with what was asked. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database cannot do this now.', { cause });
    this.name = 'DatabaseAwayError';
  }
}

/** Two transactions wanted the same at the same time, and PostgreSQL has ended one, by SQLSTATE. */
const conflicts: Readonly<Record<string, string>> = { '40001': 'serialization', '40P01': 'deadlock' };

/** SQLSTATE (by its class where two letters stand) and codes of the network with which a database says that it is away or too busy. */
const away = /^(?:08|53|57P0[1-5]|57014|55P03|25P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;

/** What the pool and the driver say without a code. */
const awayMessage =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Why a transaction may be tried again at once; undefined when it may not. */
export function conflictOf(error: unknown): string | undefined {
  for (const { code } of chain(error)) if (conflicts[code] !== undefined) return conflicts[code];
  return undefined;
}

/** Whether an error says that the database is away or too busy, and nothing of what was asked. */
export function isAway(error: unknown): boolean {
  return error instanceof DatabaseAwayError || chain(error).some(({ code, message }) => away.test(code) || awayMessage.test(message));
}

/** What refers to a shopper whose account was closed after the call began. */
const accountKeyViolation = /_user_id_fkey"/;

/** Whether a shopper has closed the account meanwhile, in another tab. */
export const isAccountGone = (error: unknown): boolean =>
  chain(error).some(({ code, message }) => code === '23503' && accountKeyViolation.test(message));

/** Whether a phone or an e-mail has become another's at the same moment. */
export const isTaken = (error: unknown, column: 'phone' | 'email'): boolean =>
  chain(error).some(({ code, message }) => code === '23505' && message.includes(`users_${column}`));

/** Ended by a time limit: another database would take as long. */
const tooLong = '57014';

/** The replica replays what a statement still reads, has not yet what a release has added, or may not keep what a read has found out. */
const replicaErrorCodes = new Set(['40001', '42P01', '42703', '42883', '25006']);

/** Whether the primary may answer what a replica did not. */
export function isOfReplica(error: unknown): boolean {
  const codes = chain(error).map(({ code }) => code);
  return codes.some((code) => replicaErrorCodes.has(code)) || (isAway(error) && !codes.includes(tooLong));
}

/** An error and what it stands for: Drizzle wraps those of the drivers. */
function chain(error: unknown): { code: string; message: string }[] {
  const causes: { code: string; message: string }[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause) {
    causes.push({ code: 'code' in next && typeof next.code === 'string' ? next.code : '', message: next.message });
  }
  return causes;
}
