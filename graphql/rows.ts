import type { SchemaDomain } from '@vitrina/services/registry.ts';
import { rows as auth } from './auth/rows.ts';
import { rows as basket } from './basket/rows.ts';
import { rows as cities } from './cities/rows.ts';
import { rows as delivery } from './delivery/rows.ts';
import { rows as orders } from './orders/rows.ts';
import { rows as payments } from './payments/rows.ts';
import { rows as products } from './products/rows.ts';
import { rows as profile } from './profile/rows.ts';
import type { RowShape } from './row.ts';
import { rows as search } from './search/rows.ts';
import { rows as site } from './site/rows.ts';
import { rows as stores } from './stores/rows.ts';

/** Rows of every domain of the schema: one without does not compile. */
const byDomain: Readonly<Record<SchemaDomain, Readonly<Record<string, RowShape>>>> = {
  cities,
  site,
  products,
  search,
  basket,
  delivery,
  stores,
  orders,
  payments,
  auth,
  profile,
};

/** What stands behind each object type of the schema. */
export const rows: Readonly<Record<string, RowShape>> = Object.assign({}, ...Object.values(byDomain));
