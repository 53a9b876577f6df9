import { pageSize, type AccessorySort as WireSort } from '@vitrina/services/accessories/vocabulary.ts';
import { pageSize as productPageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { AccessorySort, ProductResolvers } from '../generated/resolvers.ts';
import { filtersOf } from '../products/listing.ts';
import { accessoryCategoriesOf } from '../products/loaders.ts';
import { toBundle } from './rules.ts';

const { groups, list, bundle, categories, mathAccessories, mathGroups } = domains.accessories;
const { warranties } = domains.products;

const wireSorts: Readonly<Record<AccessorySort, WireSort>> = {
  POPULARITY: '-popularity',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  RATING: '-rating',
};

/** Accessories on one page at most, and groups that are asked for at once. */
const limits = { perPage: 48, groups: 20 } as const;

type Fields =
  | ('accessories' | 'accessoryGroups' | 'accessoryCategories' | 'accessoryBundle')
  | ('mathAccessories' | 'mathAccessoryGroups' | 'warranties');

const ofProduct: Pick<ProductResolvers, Fields> = {
  accessories: withCalls(
    { list },
    ({ list }, { id }, { page, perPage, sort, actionId, groupIds, filters, onlyAvailable, availableFirst }) => {
      if (groupIds != null && groupIds.length > limits.groups) throw badInput({ groupIds: [`Не больше ${limits.groups}.`] });
      return list({
        params: { id },
        query: {
          ...toPageQuery({ page, perPage: perPage ?? pageSize.accessories }, limits.perPage),
          sort: wireSorts[sort ?? 'POPULARITY'],
          action_id: actionId ?? undefined,
          accessory_group_ids: groupIds == null || groupIds.length === 0 ? undefined : [...groupIds],
          filter: filtersOf(filters ?? []),
          available: onlyAvailable === true ? true : undefined,
          available_first: availableFirst === true ? true : undefined,
        },
      });
    },
  ),
  accessoryGroups: withCalls({ groups }, ({ groups }, { id }, { withBundle }) =>
    groups({ params: { id }, query: { with_bundle: withBundle === true ? true : undefined, per_page: pageSize.groups } }),
  ),
  accessoryCategories: withCalls({ categories, accessoryCategoriesOf }, ({ categories, accessoryCategoriesOf }, { id }, { actionId }) =>
    actionId == null ? accessoryCategoriesOf(id) : categories({ params: { id }, query: { action_id: actionId } }),
  ),
  accessoryBundle: withCalls({ bundle }, async ({ bundle }, { id }) => toBundle(await bundle({ params: { id } }))),
  mathAccessories: withCalls({ mathAccessories }, async ({ mathAccessories }, { id }) =>
    (await mathAccessories({ params: { id } })).slice(0, pageSize.accessories),
  ),
  mathAccessoryGroups: withCalls({ mathGroups }, ({ mathGroups }, { id }) => mathGroups({ params: { id } })),
  warranties: withCalls({ warranties }, async ({ warranties }, { id }) => {
    const found = await warranties({ params: { id }, query: { per_page: productPageSize.warranties } });
    return found.slice(0, productPageSize.warranties);
  }),
};

export const resolvers = { Product: ofProduct };
