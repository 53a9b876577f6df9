import type { RouterContextProvider } from 'react-router';
import { shop } from '../../platform/company.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';

/** Who the shop is, and how it is searched. */
export function organisationData(context: Readonly<RouterContextProvider>): Record<string, unknown>[] {
  const { origin } = shopOf(context);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: shop.name,
      legalName: shop.legal.name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      telephone: shop.phone,
      email: shop.email,
      address: shop.legal.address,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shop.name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
