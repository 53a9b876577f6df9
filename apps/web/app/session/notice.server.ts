import type { RouterContextProvider } from 'react-router';
import { clearCookie, lifetime, readCookie, writeCookie } from './cookies.server.ts';
import { type Notice, type NoticeCode, noticeOf } from './notice.ts';

const cookie = 'notice';

/** Shows a message on the next page. */
export function leaveNotice(context: Readonly<RouterContextProvider>, code: NoticeCode): void {
  writeCookie(context, cookie, code, { maxAge: lifetime.notice });
}

/** The message left for this page, taken so that it is shown once; null without one. */
export function takeNotice(context: Readonly<RouterContextProvider>, request: Request): Notice | null {
  const code = readCookie(request, cookie);
  if (code === null || code === '') return null;
  clearCookie(context, cookie);
  return noticeOf(code);
}
