import type { RouterContextProvider } from 'react-router';
import { readCookie } from '../../platform/session/cookies.server.ts';

/** Whether this request brings a token of staff at all. */
export const isByStaff = (context: Readonly<RouterContextProvider>): boolean => Boolean(readCookie(context, 'employee_token'));
