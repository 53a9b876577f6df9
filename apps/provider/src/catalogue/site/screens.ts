import type { Database } from '../../platform/database/database.ts';
import { articleScreen } from './article-screen.ts';
import { categoryScreen, listingScreen, searchScreen } from './listing-screens.ts';
import type { Place } from './place.ts';
import { productScreen } from './product-screen.ts';
import { catalogueStep, type Screen, screen, shopName } from './screen.ts';
import { staticPage } from './static-pages.ts';
import { isStorePath, storeScreen } from './store-screen.ts';

/** The screen of a place; undefined where the thing it names does not exist. */
export async function screenOf(db: Database, place: Place, query: string | undefined): Promise<Screen | undefined> {
  switch (place.kind) {
    case 'home':
      return screen({
        way: [],
        title: `${shopName} — интернет-магазин электроники и бытовой техники`,
        description: 'Смартфоны, ноутбуки, телевизоры и техника для дома: наличие в магазинах вашего города, самовывоз и доставка.',
      });
    case 'catalogue':
      return screen({
        way: [catalogueStep],
        title: `Каталог товаров — ${shopName}`,
        description: 'Все категории электроники и бытовой техники: от смартфонов до холодильников.',
      });
    case 'static':
      return isStorePath(place.path) ? storeScreen(db, place.path) : (staticScreen(place.path) ?? articleScreen(db, place.path));
    case 'category':
      return categoryScreen(db, place.id, place.code, place.page);
    case 'search':
      return searchScreen(db, place, query);
    case 'product':
      return productScreen(db, place);
    default:
      return listingScreen(db, place);
  }
}

function staticScreen(path: string): Screen | undefined {
  const page = staticPage(path);
  return (
    page &&
    screen({
      way: [{ name: page.name, url: path }],
      title: `${page.name} — ${shopName}`,
      description: page.description,
      robots: page.isPrivate ? 'noindex, nofollow' : null,
    })
  );
}
