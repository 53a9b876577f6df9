import { SitemapPartsDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Route } from './+types/route';
import { entriesXml, xmlAnswer } from './xml.ts';

/** The list of parts: the screens, and the products by tens of thousands. A provider that tells of no products leaves the screens. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { data } = await query(context, request, SitemapPartsDocument, {});
  const parts = (data?.sitemapParts ?? []).map(({ changedAt }, index) => ({ url: `/sitemap/products-${index + 1}.xml`, changedAt }));
  const shop = shopOf(context);
  return xmlAnswer(shop, 'sitemap', entriesXml('sitemap', shop.origin, [{ url: '/sitemap/pages.xml' }, ...parts]));
}
