import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { each } from '../calls/loader.ts';
import type { AccessoryCategory } from './parents.ts';

const { categories } = domains.accessories;

/** Categories of all accessories of a product: whether there are any, and the tabs of their selection. */
export const accessoryCategoriesOf = each(
  { categories },
  ({ categories }, id: Id): Promise<AccessoryCategory[]> => categories({ params: { id } }),
);
