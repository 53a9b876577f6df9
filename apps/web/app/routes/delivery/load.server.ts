import type { RouterContextProvider } from 'react-router';
import { DeliveryPageDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';

/** What both screens stand on, and a product for an example: the visitor's city, and what they are to search engines. */
export async function loadInformation(
  context: Readonly<RouterContextProvider>,
  request: Request,
  path: string,
  title: string,
  withExample = false,
) {
  const answer = await query(context, request, DeliveryPageDocument, { path, withExample });
  const seo = readSeo(context);
  const breadcrumbs = answer.data?.breadcrumbs ?? [];
  const { name, declension, deliveryTypeIds, paymentTypeIds } = answer.data?.currentCity ?? {
    ...shop.defaultCity,
    deliveryTypeIds: [],
    paymentTypeIds: [],
  };
  return {
    city: { name, declension },
    deliveryTypeIds,
    paymentTypeIds,
    breadcrumbs,
    product: answer.data?.mainPage?.productOfDay?.product ?? null,
    head: makeHead(context, seo, { title, path, data: [breadcrumbData(context, breadcrumbs)] }),
  };
}
