import type { RouterContextProvider } from 'react-router';
import type { StorePageQuery } from '../../../generated/graphql.ts';
import { shop } from '../../../platform/company.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';

type Store = NonNullable<StorePageQuery['store']>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store for search engines: where it is and when it is open. */
export function storeData(context: Readonly<RouterContextProvider>, store: Store): Record<string, unknown> {
  const { origin } = shopOf(context);
  const { name, url, address, city, latitude, longitude, images, workTime } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    '@id': `${origin}${url}`,
    name,
    url: `${origin}${url}`,
    telephone: city?.phone || shop.phone,
    image: images.length > 0 ? images.map((path) => `${origin}${path}`) : `${origin}/favicon.svg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(city !== null && { addressLocality: city.name }),
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: workTime.flatMap((hours, at) =>
      hours === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${days[at]}`,
              opens: hours.opens,
              closes: hours.closes === '24:00' ? '23:59' : hours.closes,
            },
          ],
    ),
    parentOrganization: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
  };
}
