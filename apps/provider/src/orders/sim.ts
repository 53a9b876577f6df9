import { simCategoryId, simFeatures } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../platform/database/database.ts';
import type { OrderKey } from '../pricing/split.ts';

/** Territories whose operators sell their cards with a telephone: there `sim.auto` holds, and nowhere else (spec 2 §9; which they are is ours). */
const simTerritories: readonly number[] = [1, 2];

/** Whether a feature that is switched on holds in a city: `sim.auto` does in certain territories only. */
export const holdsIn = (feature: string, territoryId: number | null): boolean =>
  feature !== simFeatures.auto || (territoryId !== null && simTerritories.includes(territoryId));

interface Part {
  readonly key: OrderKey;
  readonly items: readonly { readonly categoryId: number | null; readonly isWarranty: boolean }[];
}

/** A card goes with a telephone that is handed over now: when the shopper wants one, or where nobody has asked and it goes by itself. */
export function hasSim({ key, items }: Part, wanted: boolean | undefined, isAuto: boolean): boolean {
  if (key !== 'buy' || !items.some(({ categoryId, isWarranty }) => categoryId === simCategoryId && !isWarranty)) return false;
  return wanted ?? isAuto;
}

/** Whether a card goes with telephones of this city by itself. */
export async function isSimAuto(db: Database, cityId: number): Promise<boolean> {
  const [found] = await rows<{ territoryId: number | null }>(
    db,
    sql`select c.territory_id as "territoryId" from features f, cities c
        where f.key = ${simFeatures.auto} and f.is_active and coalesce(f.value_active, true) and c.id = ${cityId}`,
  );
  return found !== undefined && holdsIn(simFeatures.auto, found.territoryId);
}
