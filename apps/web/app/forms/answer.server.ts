import { isId } from '@vitrina/services/contract/fields/id.ts';
import { data, redirect } from 'react-router';

/** In the action's address of a fetcher's form: `/preferences?stay`. */
const stay = 'stay';

/**
 * Whether a fetcher sent the form and waits for the result on the same page. A browser without JavaScript, and a
 * form that navigates, follow a redirect.
 */
export function isEnhanced(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith('.data') && searchParams.has(stay);
}

/**
 * Ends an action that changed something: 303 to a page for a browser without JavaScript, the result for a fetcher,
 * which stays where it is.
 */
export function dataOrRedirect<Result>(request: Request, to: string, result: Result): ReturnType<typeof data<Result>> | Response {
  return isEnhanced(request) ? data(result) : redirect(to, 303);
}

/**
 * A path of this shop to return to after a form. Anything that could lead elsewhere (another origin, `//host`,
 * backslashes, control characters) becomes the fallback.
 */
export function safePath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return fallback;
  return value;
}

/** The place on a page to come back to after a form; a page that has none begins at its top. */
export const withAnchor = (path: string, anchor: string): string => `${path.replace(/#.*$/, '')}#${encodeURIComponent(anchor)}`;

/**
 * The form that an action was sent. Anything else is the sender's mistake: another type of content is 415, and a form that
 * breaks off, or has no boundary between its parts, is 400.
 */
export async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(type)) {
    throw data({ code: 'BAD_USER_INPUT' }, { status: 415 });
  }
  try {
    return await request.formData();
  } catch (error) {
    // A visitor who has gone has sent nothing wrong.
    if (request.signal.aborted) throw error;
    throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** Text of a form's field, trimmed; empty when it is absent or a file. */
export function text(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A positive whole number of a form's field; null when it is none. */
export function wholeNumber(form: FormData, name: string): number | null {
  const value = text(form, name);
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** An id of a form's field or an address's parameter; null when there is none. */
export function identifier(form: FormData | URLSearchParams, name: string): string | null {
  const value = text(form, name);
  return isId(value) ? value : null;
}
