import type { RouterContextProvider } from 'react-router';
import type { DeliveryPageQuery, HereFragment } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';

interface Page {
  path: string;
  title: string;
}

type DeliveryPageData = Pick<DeliveryPageQuery, 'breadcrumbs'> & { currentCity: HereFragment | null };

/** What both screens stand on: the visitor's city, and what they are to search engines. */
export function informationOf(context: Readonly<RouterContextProvider>, data: DeliveryPageData | null, { path, title }: Page) {
  const breadcrumbs = data?.breadcrumbs ?? [];
  const { name, declension } = data?.currentCity ?? shop.defaultCity;
  return {
    city: { name, declension },
    breadcrumbs,
    head: makeHead(context, readSeo(context), { title, path, data: [breadcrumbData(context, breadcrumbs)] }),
  };
}
