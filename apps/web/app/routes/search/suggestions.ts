import { SuggestionsDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/suggestions';

const maxLength = 200;

/** What a search text may be the beginning of; nothing when it cannot be had. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, maxLength);
  if (text === '') return null;
  const { data } = await query(context, request, SuggestionsDocument, { text });
  return data?.searchSuggestions ?? null;
}
