import { SitemapPartsDocument, SitemapProductsDocument } from '../../generated/graphql.ts';
import { failed, notFound, query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Route } from './+types/part';
import { pageEntries } from './pages.server.ts';
import { type Entry, entriesXml, xmlAnswer } from './xml.ts';

/** `pages.xml`, or `products-N.xml` from one on. */
const partName = /^(?:pages|products-([1-9]\d{0,4}))\.xml$/;

/** One part. Products are written as they are read: a thousand stand in memory, however many there are. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const named = partName.exec(params.part) ?? notFound();
  const shop = shopOf(context);
  const { origin } = shop;
  if (named[1] === undefined) return xmlAnswer(shop, 'url', entriesXml('url', origin, await pageEntries(context, request)));

  const { data, errors } = await query(context, request, SitemapPartsDocument, {});
  const parts = data?.sitemapParts ?? failed(errors[0]);
  const { after, last } = parts[Number(named[1]) - 1] ?? notFound();

  const next = async (from: string | null): Promise<(Entry & { id: string })[]> => {
    const answer = await query(context, request, SitemapProductsDocument, { after: from, last });
    return answer.data?.sitemapProducts ?? failed(answer.errors[0]);
  };
  // Before anything is sent, so that a provider that is away is said to be.
  const first = await next(after);
  async function* products() {
    for (let entries = first; entries.length > 0; entries = await next(entries.at(-1)?.id ?? last)) {
      yield entriesXml('url', origin, entries);
      if (entries.at(-1)?.id === last) return;
    }
  }
  return xmlAnswer(shop, 'url', products());
}
