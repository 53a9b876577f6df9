import type { ProductCard } from '@vitrina/services/products/card.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';

interface Facts {
  popularity: number;
  price: number;
  priceOld: number | null;
  orderType: string;
  releasedAt: string | null;
  isMarkdown: boolean;
}

/** Sold this well is a hit; out for fewer days than this is new; cheaper by this share is a bargain worth a mark. */
const minHitPopularity = 85;
const maxNewDays = 180;
const minSaleShare = 0.1;

/** A/B branches, and words that some of them have instead of the usual ones. */
export interface Branches {
  all: readonly string[];
  stickers: readonly { code: string; branch: string; name: string }[];
}

/** The branches for a statement that reads cards; both tables have a handful of rows. */
export const branchesOfStickers: SQL<Branches> = sql`json_build_object(
  'all', (select coalesce(json_agg(name order by name), '[]') from branches),
  'stickers', (select coalesce(json_agg(json_build_object('code', code, 'branch', branch, 'name', name) order by code, branch), '[]') from branch_stickers))`;

/** The marks on a product's picture. */
export function stickersOf(
  { popularity, price, priceOld, orderType, releasedAt, isMarkdown }: Facts,
  now: Date,
  branches: Branches,
): ProductCard['stickers'] {
  const sticker = (code: string, name: string) => branchStickers(code, name, branches);
  if (isMarkdown) return sticker('markdown', 'Уценка');
  if (orderType === 'preorder') return sticker('preorder', 'Предзаказ');
  const stickers: ProductCard['stickers'] = [];
  if (popularity >= minHitPopularity) stickers.push(...sticker('hit', 'Хит'));
  if (releasedAt !== null && now.getTime() - Date.parse(releasedAt) < maxNewDays * 86_400_000) stickers.push(...sticker('new', 'Новинка'));
  // What the shop does not sell is no bargain of its own.
  if (orderType === 'buy' && priceOld !== null && price <= priceOld * (1 - minSaleShare))
    stickers.push(...sticker('sale', `−${Math.floor((1 - price / priceOld) * 100)} %`));
  return stickers;
}

/** A sticker by its usual words, and by those of each branch that has its own. */
function branchStickers(code: string, name: string, { all, stickers }: Branches): ProductCard['stickers'] {
  const own = stickers.filter((sticker) => sticker.code === code);
  const others = all.filter((branch) => !own.some((sticker) => sticker.branch === branch));
  return [
    ...(others.length === 0 ? [] : [{ code, name, branches: others }]),
    ...own.map((sticker) => ({ code, name: sticker.name, branches: [sticker.branch] })),
  ];
}
