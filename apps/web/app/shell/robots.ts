/** Combinations of filters and personal screens are not crawled. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /order-info',
    'Disallow: /preferences',
    'Disallow: /suggestions',
    'Disallow: /*?*f.',
    'Disallow: /*/comments*?',
    'Disallow: /*/faq*?',
    'Disallow: /*.data',
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
