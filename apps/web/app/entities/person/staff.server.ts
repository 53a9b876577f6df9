import type { RouterContextProvider } from 'react-router';
import { ShellEmployeeDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';
import { staffLabels } from './staff.ts';

/** Whether this request brings a token of staff at all. */
export const isByStaff = (request: Request): boolean => Boolean(readCookie(request, 'employee_token'));

/** What the header calls the staff that is signed in, in words, so that no browser gets code for them; null for everybody else. */
export async function staffOf(context: Readonly<RouterContextProvider>, request: Request): Promise<string[] | null> {
  if (!isByStaff(request)) return null;
  const { data } = await query(context, request, ShellEmployeeDocument, {});
  return data?.viewer?.employee ? staffLabels(data.viewer.employee) : null;
}
