import { cardBanner, menuBanner, menuLocation } from '@vitrina/services/banners/vocabulary.ts';
import { z } from 'zod';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import * as tables from '../src/platform/database/schema/banners.ts';
import { readContent } from './content.ts';

const bannerSchema = z.strictObject({
  /** Code of a section of the catalogue. */
  section: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  kinds: z.array(z.string()).min(1),
  hue: z.int().min(0).max(359),
});

export const menuBanners = readContent('banners.json', z.array(bannerSchema));

/** Before what is said of delivery on a product page: one for wide screens, one for phones. */
const card = {
  title: 'Рассрочка без переплаты',
  text: 'Сроки и платежи названы у каждого товара',
  url: '/news/304',
  kinds: ['phone', 'laptop'],
  hue: 250,
};

/** Banners of the menu's sections and of product pages. */
export async function seedBanners(db: Database, sections: readonly { id: number; code: string; name: string }[]): Promise<void> {
  const rooms = menuBanners.flatMap(({ section, ...banner }) => {
    const category = sections.find(({ code }) => code === section);
    return category === undefined
      ? []
      : [{ ...banner, type: menuBanner(String(category.id)), name: `Меню: ${category.name}`, location: menuLocation }];
  });
  const cards = [
    { ...card, type: cardBanner.wide, name: 'Карточка товара, перед доставкой', location: 'product' },
    { ...card, type: cardBanner.mobile, name: 'Карточка товара на телефоне, перед доставкой', location: 'product' },
  ];
  const all = [...rooms, ...cards];
  await insertAll(
    db,
    tables.bannerTypes,
    all.map(({ type, name, location }) => ({ code: type, name, location })),
  );
  await insertAll(
    db,
    tables.banners,
    all.map(({ type, title, text, url, kinds, hue }, index) => ({ id: index + 1, type, title, text, url, kinds, hue })),
  );
}
