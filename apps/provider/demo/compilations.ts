import type { CompilationProductRow, CompilationRow, RentalRow, VideoRow } from '../src/platform/database/rows.ts';
import type { ExpandedProduct } from './expand.ts';

/** Goods that go together: from each category the best, then the second best, as often as it says. */
const themes: readonly { name: string; categories: readonly string[]; times: number }[] = [
  { name: 'Рабочее место дома', categories: ['laptops', 'monitors', 'keyboards', 'mice', 'routers'], times: 4 },
  { name: 'Домашний кинотеатр', categories: ['tvs', 'soundbars', 'media-players', 'consoles'], times: 4 },
  { name: 'Завтрак за десять минут', categories: ['kettles', 'toasters', 'coffee-machines', 'blenders'], times: 4 },
  { name: 'Умный дом с нуля', categories: ['smart-speakers', 'smart-hubs', 'smart-bulbs', 'smart-plugs', 'security-cameras'], times: 3 },
  { name: 'Смартфон со всем нужным', categories: ['smartphones', 'earbuds', 'smart-watches', 'power-banks', 'chargers'], times: 5 },
];

export function compilationsOf(products: readonly ExpandedProduct[]): { compilations: CompilationRow[]; members: CompilationProductRow[] } {
  const byCategory = Map.groupBy(
    products.filter(({ isMain, row }) => isMain && row.orderType === 'buy').toSorted((a, b) => b.row.popularity - a.row.popularity),
    ({ leaf }) => leaf.code,
  );
  const compilations: CompilationRow[] = [];
  const members: CompilationProductRow[] = [];
  for (const { name, categories, times } of themes) {
    for (let turn = 0; turn < times; turn += 1) {
      const selected = categories.flatMap((code) => byCategory.get(code)?.[turn] ?? []);
      const id = compilations.length + 1;
      compilations.push({ id, name });
      members.push(...selected.map(({ row }, index) => ({ compilationId: id, position: index + 1, productId: row.id })));
    }
  }
  return { compilations, members };
}

/** The film by which screens are tried out in shops: «Big Buck Bunny», free to show. */
const trialFilm = 'aqz-KE-bpKQ';

/** A video of each television and projector. */
export const videosOf = (products: readonly ExpandedProduct[]): VideoRow[] =>
  products
    .filter(({ leaf }) => leaf.code === 'tvs' || leaf.code === 'projectors')
    .map(({ row }) => ({ productId: row.id, position: 1, videoId: trialFilm }));

/** Categories whose goods are rented, and the hundredths of the price that a day costs. */
const rentalShares: Readonly<Record<string, number>> = { cameras: 3, 'action-cameras': 4, drones: 4, projectors: 3, consoles: 3 };

export const rentalsOf = (products: readonly ExpandedProduct[]): RentalRow[] =>
  products.flatMap(({ row, leaf, isMain }) => {
    const share = rentalShares[leaf.code];
    if (share === undefined || !isMain || row.isMarkdown || row.orderType !== 'buy') return [];
    return [{ productId: row.id, pricePerDay: Math.max(100_00, Math.round((row.price * share) / 100 / 50_00) * 50_00) }];
  });
