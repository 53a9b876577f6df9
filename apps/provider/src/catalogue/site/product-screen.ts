import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import { modelPath, productPath } from '../cards/paths.ts';
import { readTree } from '../categories/categories.ts';
import type { Place } from './place.ts';
import { noIndex, type Screen, screen, shopName, stepsOf, tail, withPageNumber } from './screen.ts';

const tabNames: Readonly<Record<Extract<Place, { kind: 'product' }>['tab'], string>> = {
  about: '',
  specs: 'характеристики',
  digital: 'способы получения',
  accessories: 'аксессуары',
  manuals: 'документы',
  markdown: 'уценённые предложения',
  supplier: 'предложения партнёров',
  availability: 'наличие и доставка',
  credit: 'рассрочки и кредит',
  comments: 'отзывы',
  faq: 'вопросы и ответы',
};

const productColumns = {
  name: column.text,
  price: column.number,
  categoryId: column.number,
  categoryCode: column.text,
  isMarkdown: column.flag,
  /** Null of a product that has no variants. */
  modelName: column.textOrNull,
  modelCode: column.textOrNull,
};

/** A product page or one of its tabs. */
export async function productScreen(
  db: Database,
  { id, category, tab, page }: Extract<Place, { kind: 'product' }>,
): Promise<Screen | undefined> {
  const [product] = await rows(
    db,
    productColumns,
    sql`select p.name, ${priceOfOrder} as price, c.id as "categoryId", c.code as "categoryCode", p.is_markdown as "isMarkdown",
          m.name as "modelName", m.code as "modelCode"
        from products p join categories c on c.id = p.category_id left join models m on m.id = p.model_id
        where p.id = ${id} and p.status = 1`,
  );
  if (!product) return undefined;
  const tree = await readTree(db);
  const place = { id: product.categoryId, code: product.categoryCode };
  const url = productPath(place, id);
  const isCanonical = category.id === place.id && category.code === place.code;
  // What has variants stands among them.
  const model = product.modelCode === null ? [] : [{ name: product.modelName ?? '', url: modelPath(product.modelCode) }];
  const name = tab === 'about' ? product.name : `${product.name}: ${tabNames[tab]}`;
  return screen({
    way: [...stepsOf(tree, place.id), ...model, { name: product.name, url }],
    title: tab === 'about' ? `${product.name}${tail}` : `${withPageNumber(name, page)} — ${shopName}`,
    description: `${name}. Цена ${formatKopecks(product.price)}, наличие в магазинах вашего города, самовывоз и доставка, отзывы покупателей.`,
    h1: product.name,
    robots: product.isMarkdown ? noIndex : null,
    movedTo: isCanonical ? null : tab === 'about' ? url : `${url}/${tab}`,
  });
}
