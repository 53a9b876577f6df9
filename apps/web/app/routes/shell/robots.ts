import { cacheControlOf, shopOf } from '../../platform/gateway/shop.server.ts';
import type { Route } from './+types/robots';

/** Combinations of filters and personal screens are not crawled; what is, stands in the sitemap. */
export function loader({ context }: Route.LoaderArgs): Response {
  const shop = shopOf(context);
  const lines = [
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /order-info',
    'Disallow: /preferences',
    'Disallow: /suggest',
    'Disallow: /niche',
    'Disallow: /offline',
    'Disallow: /*?*f.',
    'Disallow: /*/comments*?',
    'Disallow: /*/faq*?',
    'Disallow: /*.data',
    '',
    `Sitemap: ${shop.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControlOf(shop) },
  });
}
