import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { redirect } from 'react-router';
import { issuedNumber } from '../../forms/fields.server.ts';
import type { Draft } from './draft.server.ts';
import { lookupField } from './find-request.tsx';

/** Leads to the request that an address asks for by its number; else what the form of that number shows: what was typed, or the last one sent. */
export function readLookup(query: URLSearchParams, { last }: Pick<Draft, 'last'>) {
  const typed = query.get(lookupField);
  if (typed === null) return { number: last ?? '', errors: null };
  const number = issuedNumber.safeParse(typed);
  if (number.success) throw redirect(`/repair/${number.data}`, 303);
  return { number: typed.slice(0, maxLength.issuedNumber), errors: { [lookupField]: number.error.issues[0]?.message ?? '' } };
}
