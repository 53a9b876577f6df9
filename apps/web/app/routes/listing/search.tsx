import { useEffect, useRef } from 'react';
import { readTail } from '../../entities/catalogue/address.ts';
import { asTypedName } from '../../entities/catalogue/searched.ts';
import { suggestedGoods } from '../../entities/viewed/suggested.server.ts';
import { loadListing } from '../../features/listing/load.server.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/search';

/** Few come without a text. */
const SearchStart = lazyWithRetry(() => import('../../features/listing/search-start.tsx'));

export const shouldRevalidate = skipAfterBasketOrListChange;

const maxLength = 200;

export async function loader(args: Route.LoaderArgs) {
  const tail = readTail(args.params) ?? notFound();
  // «query» is an old name of the parameter (spec 1 §2).
  const text = (args.url.searchParams.get('q') ?? args.url.searchParams.get('query') ?? '').trim().slice(0, maxLength);
  if (text === '') {
    const { context, request } = args;
    const suggested = await suggestedGoods(context, request, { withTexts: true });
    return {
      head: makeHead(context, null, { title: 'Поиск по товарам', path: '/search', robots: 'noindex, follow' }),
      text,
      listing: null,
      suggested,
    };
  }
  const asTyped = args.url.searchParams.get(asTypedName) === '1';
  const of = { kind: 'search', text, asTyped } as const;
  const listing = await loadListing(args, { prefix: '/search', of, title: `Результаты по запросу «${text}»`, text, asTyped }, tail);
  return { head: listing.head, text, listing, suggested: null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function SearchResults({ loaderData: { text, listing, suggested } }: Route.ComponentProps) {
  useSearchGoal(text, listing?.totalCount);
  return suggested === null ? <ListingScreen {...listing} /> : <SearchStart suggested={suggested} />;
}

/** A search that has been answered: once for a text, however it is filtered and paged then. */
function useSearchGoal(text: string, totalCount: number | undefined): void {
  const last = useRef('');
  useEffect(() => {
    if (totalCount === undefined || last.current === text) return;
    last.current = text;
    trackGoal('search', { text, found: totalCount });
  }, [text, totalCount]);
}
