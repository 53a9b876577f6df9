import type { RouterContextProvider } from 'react-router';
import { clearCookie, lifetime, readCookie, writeCookie } from './cookies.server.ts';
import { type Notice, type NoticeCode, noticeOf } from './notice.ts';

const cookie = 'notice';

/** Shows a message on the next page; `about` is for the screen that can say it more exactly (`noticeAbout`). */
export function leaveNotice(context: Readonly<RouterContextProvider>, code: NoticeCode, about = ''): void {
  writeCookie(context, cookie, `${code} ${about}`.trimEnd(), { maxAge: lifetime.notice });
}

/** What the message left for this page is about; null without one of this code. A visitor's own text: it is read as such. */
export function noticeAbout(context: Readonly<RouterContextProvider>, code: NoticeCode): string | null {
  const [noticeName, about = ''] = (readCookie(context, cookie) ?? '').split(' ');
  return noticeName === code ? about : null;
}

/** The message left for this page, taken so that it is shown once; null without one. */
export function takeNotice(context: Readonly<RouterContextProvider>): Notice | null {
  const [code = ''] = (readCookie(context, cookie) ?? '').split(' ');
  if (code === '') return null;
  clearCookie(context, cookie);
  return noticeOf(code);
}
