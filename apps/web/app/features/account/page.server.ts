import { redirect } from 'react-router';
import { notFound } from '../../platform/gateway/query.server.ts';

/** The page that an address names. What is no page is not there, and the first page has one address. */
export function requestedPage({ pathname, searchParams }: URL): number {
  const pageText = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(pageText)) notFound();
  if (pageText === '1' && searchParams.has('page')) throw redirect(pathname, 301);
  return Number(pageText);
}
