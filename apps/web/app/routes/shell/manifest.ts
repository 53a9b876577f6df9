import { shop } from '../../platform/company.ts';

/** Lets a phone put the shop on its home screen. */
export function loader(): Response {
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shop.summary,
    lang: 'ru',
    start_url: '/',
    display: 'standalone',
    background_color: shop.themeColor.light,
    theme_color: shop.themeColor.light,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
