import { notFound } from '../../gateway/query.server.ts';
import { useSearchGoal } from '../../goals/search-goal.ts';
import { makeHead } from '../../shell/head.server.ts';
import { keepsOnBuying } from '../../shell/revalidate.ts';
import { readTail } from '../address.ts';
import { loadListing } from '../load.server.ts';
import { asTypedName } from '../reading.ts';
import ListingScreen from '../screen.tsx';
import { SearchStart } from '../search-start.tsx';
import type { Route } from './+types/search';

export const shouldRevalidate = keepsOnBuying;

const longest = 200;

export async function loader(args: Route.LoaderArgs) {
  const tail = readTail(args.params) ?? notFound();
  // «query» is an old name of the parameter (spec 1 §2).
  const text = (args.url.searchParams.get('q') ?? args.url.searchParams.get('query') ?? '').trim().slice(0, longest);
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
