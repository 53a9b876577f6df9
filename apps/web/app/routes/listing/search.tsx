import { useEffect, useRef } from 'react';
import { readTail } from '../../entities/catalogue/address.ts';
import { loadListing } from '../../features/listing/load.server.ts';
import { asTypedName } from '../../features/listing/reading.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { SearchStart } from '../../features/listing/search-start.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { keepsOnBuying } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/search';

export const shouldRevalidate = keepsOnBuying;

const maxLength = 200;

export async function loader(args: Route.LoaderArgs) {
  const tail = readTail(args.params) ?? notFound();
  // «query» is an old name of the parameter (spec 1 §2).
  const text = (args.url.searchParams.get('q') ?? args.url.searchParams.get('query') ?? '').trim().slice(0, maxLength);
  if (text === '')
    return {
      head: makeHead(args.context, null, { title: 'Поиск по товарам', path: '/search', robots: 'noindex, follow' }),
      text,
      found: null,
    };
  const asTyped = args.url.searchParams.get(asTypedName) === '1';
  const of = { kind: 'search', text, asTyped } as const;
  const found = await loadListing(args, { prefix: '/search', of, title: `Результаты по запросу «${text}»`, text, asTyped }, tail);
  return { head: found.head, text, found };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function SearchResults({ loaderData: { text, found } }: Route.ComponentProps) {
  useSearchGoal(text, found?.totalCount);
  return found === null ? <SearchStart /> : <ListingScreen {...found} />;
}

/** A search that has been answered: once for a text, however it is filtered and paged then. */
function useSearchGoal(text: string, found: number | undefined): void {
  const last = useRef('');
  useEffect(() => {
    if (found === undefined || last.current === text) return;
    last.current = text;
    trackGoal('search', { text, found });
  }, [text, found]);
}
