/** The database as the test reads it. */
export interface SqlClient {
  /** Rows of a statement; counts are to be cast (`::int`). */
  sql<Row extends Record<string, unknown>>(statement: string): Promise<Row[]>;
}

/** Something that is sold here. */
export interface Good {
  readonly id: number;
  /** Lies in several places, is a licence, or is offered by a supplier. */
  readonly kind: 'stored' | 'licence' | 'offer';
  readonly supplierId: number | undefined;
}

const firstId = 800_001;
const firstAwaitedId = 810_001;
/** Two stores of the default city and the warehouse. */
const places = `(select id from (select id from stores where city_id = 1 and type = 1 order by id limit 2) s
  union all select id from (select id from stores where type = 0 order by id limit 1) w)`;

/** Pieces of each good in all places together. */
export const piecesOfEach = (pieces: number): number => pieces * 3;

/**
 * Puts so many new goods into a shop that has stores, suppliers and categories: half of them lie in three places, a quarter are
 * licences, a quarter are offered by a supplier. Of each there are so many pieces in each place, or three times as many in one.
 */
export async function marketGoods({ sql }: SqlClient, count: number, pieces: number): Promise<Good[]> {
  const [supplier] = await sql<{ id: number }>('select id from suppliers order by id limit 1');
  const kinds = ['stored', 'licence', 'stored', 'offer'] as const;
  const goods = Array.from({ length: count }, (_, index): Good => {
    const kind = kinds[index % kinds.length] ?? 'stored';
    return { id: firstId + index, kind, supplierId: kind === 'offer' ? supplier?.id : undefined };
  });
  const all = piecesOfEach(pieces);
  for (const { id, kind, supplierId } of goods) {
    const isDigital = kind === 'licence';
    await sql(`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, licences, warranty_days, kind, max_quantity)
      select ${id}, 'Товар рынка ${id}', '${id}', (select min(id) from brands), c.id, ${1000 + (id % 50)}00, '${kind === 'offer' ? 'false' : 'buy'}',
        ${isDigital}, ${isDigital ? all : 'null'}, 365, c.kind, 10
      from categories c where c.is_digital = ${isDigital} and c.id <> 20743 and not exists (select 1 from categories d where d.parent_id = c.id) order by c.id limit 1`);
    if (kind === 'stored') {
      await sql(`insert into stock (product_id, store_id, quantity) select ${id}, s.id, ${pieces} from ${places} s`);
    }
    if (supplierId !== undefined) {
      await sql(`insert into supplier_offers (product_id, supplier_id, price, quantity) values (${id}, ${supplierId}, 99900, ${all})`);
    }
  }
  return goods;
}

/** Codes that are paid for before they are on sale. */
export async function awaitedGoods({ sql }: SqlClient, count: number, pieces: number): Promise<Good[]> {
  const goods = Array.from({ length: count }, (_, index): Good => ({ id: firstAwaitedId + index, kind: 'licence', supplierId: undefined }));
  for (const { id } of goods) {
    await sql(`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, licences, warranty_days, kind, released_at, max_quantity)
      select ${id}, 'Код ${id}', '${id}', (select min(id) from brands), c.id, 150000, 'preorder', true, ${piecesOfEach(pieces)}, 365, c.kind, current_date + 1, 10
      from categories c where c.is_digital and c.id <> 20743 order by c.id limit 1`);
  }
  return goods;
}
