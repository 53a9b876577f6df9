import { simCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { simFeatures } from '@vitrina/services/orders/vocabulary.ts';
import { isActiveIn } from '../catalogue/site/features.ts';
import { column, type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { PartKey } from '../pricing/split.ts';

interface Part {
  readonly key: PartKey;
  readonly items: readonly { readonly categoryId: number | null; readonly isWarranty: boolean }[];
}

/** A card goes with a telephone that is handed over now: when the shopper wants one, or where nobody has asked and it goes by itself. */
export function hasSim({ key, items }: Part, isWanted: boolean | undefined, isAuto: boolean): boolean {
  if (key !== 'buy' || !items.some(({ categoryId, isWarranty }) => categoryId === simCategoryId && !isWarranty)) return false;
  return isWanted ?? isAuto;
}

/** Whether a card goes with telephones of this city by itself. */
export async function isSimAuto(db: Database, cityId: number): Promise<boolean> {
  const [city] = await rows(
    db,
    { territoryId: column.numberOrNull },
    sql`select c.territory_id as "territoryId" from features f, cities c
        where f.key = ${simFeatures.auto} and f.is_active and coalesce(f.value_active, true) and c.id = ${cityId}`,
  );
  return city !== undefined && isActiveIn(simFeatures.auto, city.territoryId);
}
