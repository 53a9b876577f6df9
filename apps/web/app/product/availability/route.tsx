import { Form, redirect } from 'react-router';
import { notFound, query } from '../../gateway/query.server.ts';
import { CityByAliasDocument, ProductDeliveriesDocument, ProductStoresDocument } from '../../generated/graphql.ts';
import { ReturnField } from '../../shell/return-field.tsx';
import { keepsOnBuying } from '../../shell/revalidate.ts';
import { useShell } from '../../shell/use-shell.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { readLeaf } from '../leaf.ts';
import type { Route } from './+types/route';
import { Deliveries } from './deliveries.tsx';
import { StoreList } from './stores.tsx';

export const shouldRevalidate = keepsOnBuying;

/** The city of the path, not the visitor's (spec 1 §2); lowercase letters and hyphens, the default one when absent. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  if (params.city === undefined) throw redirect(`${url.pathname}/${shop.defaultCity.alias}`, 302);
  if (!/^[a-z-]{1,80}$/.test(params.city)) {
    const lower = params.city.toLowerCase();
    if (lower === params.city || !/^[a-z-]{1,80}$/.test(lower)) notFound();
    throw redirect(`${url.pathname.slice(0, -params.city.length)}${lower}`, 301);
  }
  const found = await query(context, request, CityByAliasDocument, { by: { alias: params.city } });
  if (found.data !== null && found.data.city === null && found.errors.length === 0) notFound();
  const city = found.data?.city ?? null;
  const asked = { id: leaf.id, city: city?.id ?? null };
  const [deliveries, stores] = await Promise.all([
    query(context, request, ProductDeliveriesDocument, { ...asked, supplierId: null, sum: null }),
    query(context, request, ProductStoresDocument, asked),
  ]);
  const product = stores.data?.product;
  // The tab is not for preorder or digital goods (spec 1 §2).
  if (product?.isDigital || product?.offer.orderType === 'PREORDER') notFound();
  return { city, deliveries: deliveries.data?.product?.deliveries ?? null, stores: product?.stores ?? null };
}

export default function AvailabilityTab({ loaderData }: Route.ComponentProps) {
  const { city, deliveries, stores } = loaderData;
  const own = useShell().city;
  return (
    <>
      {city !== null && city.id !== own.id ? (
        <Form method="post" action="/preferences" preventScrollReset className="panel mb-6 flex flex-wrap items-center gap-3">
          <input type="hidden" name="intent" value="city" />
          <input type="hidden" name="cityId" value={city.id} />
          <ReturnField />
          <span className="mr-auto">
            Показываем наличие для города {city.name}. Ваш город — {own.name}.
          </span>
          <Button>Выбрать город {city.name}</Button>
        </Form>
      ) : null}
      <Deliveries cityName={city?.name ?? own.name} deliveries={deliveries} />
      <StoreList stores={stores} />
    </>
  );
}
