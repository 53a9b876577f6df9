import { categoryPath } from '../cards/paths.ts';
import type { CategoryTree } from '../categories/categories.ts';

/** A step of the way from the home page. */
export interface Step {
  name: string;
  url: string;
}

/** What is known of a screen besides its goods. */
export interface Screen {
  /** From below the home page to the screen itself. */
  way: Step[];
  title: string;
  description: string;
  h1: string | null;
  text: string | null;
  robots: string | null;
  /** The path it ought to be asked by, where that is another one. */
  movedTo: string | null;
}

export const shopName = 'Витрина';
export const tail = ` — купить в интернет-магазине «${shopName}»`;
export const noIndex = 'noindex, follow';

export const screen = (fields: Pick<Screen, 'way' | 'title' | 'description'> & Partial<Screen>): Screen => ({
  h1: null,
  text: null,
  robots: null,
  movedTo: null,
  ...fields,
});
export const withPageNumber = (title: string, page: number): string => (page === 1 ? title : `${title}, страница ${page}`);
export const withPage = (path: string, page: number): string => (page === 1 ? path : `${path}/page-${page}`);
/** «1 товар», «3 товара», «5 товаров» */
export function goods(count: number): string {
  const tens = count % 100;
  const ones = count % 10;
  const word = tens > 10 && tens < 20 ? 'товаров' : ones === 1 ? 'товар' : ones >= 2 && ones <= 4 ? 'товара' : 'товаров';
  return `${count} ${word}`;
}

export const catalogueStep: Step = { name: 'Каталог', url: '/catalog' };

/** From the catalogue down to a category. */
export const stepsOf = (tree: CategoryTree, id: number): Step[] => [
  catalogueStep,
  ...tree.way(id).map((row) => ({ name: row.name, url: categoryPath(row, tree.childrenOf(row.id).length > 0) })),
];
