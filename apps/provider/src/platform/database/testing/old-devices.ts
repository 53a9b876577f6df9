import type { Database } from '../database.ts';
import { sql } from '../sql.ts';

/** Models that the calculators of the small shop know. */
export const oldModels = { phone: 71, tablet: 72 } as const;
/** Kopecks for them, with 128 Gb. */
export const worth = { phone: { 3: 9_000_00, 2: 6_000_00, 1: 2_000_00 }, tablet: { 3: 4_000_00, 2: 2_500_00, 1: 500_00 } } as const;

/** Two models that are taken for telephones: the phone by the shop and by a partner at half the price, the tablet by the shop alone. */
export async function fillOldDevices(db: Database): Promise<void> {
  // What stands on them goes with them; much faster than to truncate.
  for (const table of ['models', 'calculators', 'groups', 'brands', 'colors'])
    await db.execute(sql`delete from ${sql.identifier(`tradein_${table}`)}`);
  await db.execute(sql`insert into tradein_calculators (id, position, name, description, view, percent)
    values (1, 1, 'Витрина', '', 'numbers', 100), (2, 2, 'Второй круг', '', 'letters', 50)`);
  await db.execute(sql`insert into tradein_groups (id, position, code, name, singular) values (1, 1, 'phones', 'Смартфоны', 'смартфон'),
    (2, 2, 'tablets', 'Планшеты', 'планшет')`);
  await db.execute(sql`insert into tradein_calculator_groups (calculator_id, group_id) values (1, 1), (1, 2), (2, 1)`);
  await db.execute(sql`insert into tradein_calculator_categories (calculator_id, category_id) values (1, 224), (2, 224)`);
  await db.execute(sql`insert into tradein_brands (id, code, name) values (1, 'acme', 'Acme')`);
  await db.execute(sql`insert into tradein_models (id, group_id, brand_id, name, year)
    values (${oldModels.phone}, 1, 1, 'One', 2021), (${oldModels.tablet}, 2, 1, 'Pad', 2020)`);
  for (const name of ['phone', 'tablet'] as const)
    for (const status of [3, 2, 1] as const)
      await db.execute(
        sql`insert into tradein_prices (model_id, memory, status, price) values (${oldModels[name]}, 128, ${status}, ${worth[name][status]})`,
      );
  await db.execute(sql`insert into tradein_colors (code, name, hex) values ('black', 'чёрный', '#000000')`);
  await db.execute(
    sql`insert into tradein_model_colors (model_id, color_code, position, extra) values (${oldModels.phone}, 'black', 1, 50000)`,
  );
}
