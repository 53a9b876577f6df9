import { readCookie } from '../../platform/session/cookies.server.ts';

/** Whether this request brings a token of staff at all. */
export const isByStaff = (request: Request): boolean => Boolean(readCookie(request, 'employee_token'));
