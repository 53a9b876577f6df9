import { categoryPlace } from '../../entities/catalogue/address.ts';
import { loadCategory } from '../../features/listing/category.server.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/category';

export const shouldRevalidate = skipAfterBasketOrListChange;

export async function loader(args: Route.LoaderArgs) {
  const place = categoryPlace(args.params.categoryCode, args.params.categoryId) ?? notFound();
  return loadCategory(args, place, { page: 1, hasPageOne: false });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
