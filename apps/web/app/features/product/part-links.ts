import type { ProductTab } from '../../generated/graphql.ts';

export interface PartLink {
  name: string;
  to: string;
  isCurrent: boolean;
  /** How much there is behind it; 0 says nothing. */
  count: number;
}

interface Place {
  /** The product's own address. */
  url: string;
  /** Where the visitor is. */
  pathname: string;
  /** Code of the visitor's city in addresses. */
  cityAlias: string;
  counts?: Partial<Record<ProductTab, number>>;
}

/** The parts that have a screen, by the segment of their address. Both kinds of offers stand under one name. */
const names: Partial<Record<ProductTab, readonly [segment: string, name: string]>> = {
  ABOUT: ['', 'О\u00a0товаре'],
  SPECS: ['specs', 'Характеристики'],
  DIGITAL: ['digital', 'Способы получения'],
  AVAILABILITY: ['availability', 'Наличие и\u00a0доставка'],
  ACCESSORIES: ['accessories', 'Аксессуары'],
  CREDIT: ['credit', 'Рассрочки и\u00a0кредит'],
  SUPPLIER: ['supplier', 'Предложения'],
  MARKDOWN: ['markdown', 'Предложения'],
  COMMENTS: ['comments', 'Отзывы'],
  FAQ: ['faq', 'Вопрос-ответ'],
  MANUALS: ['manuals', 'Документы'],
};

/** The name of the part that stands under this segment of an address; undefined of what is none. */
export const partName = (segment: string): string | undefined => Object.values(names).find(([own]) => own === segment)?.[1];

/** The parts of a product's page as links, in the order in which they stand. */
export function partLinks(tabs: readonly ProductTab[], { url, pathname, cityAlias, counts = {} }: Place): PartLink[] {
  const [current = ''] = pathname.startsWith(`${url}/`) ? pathname.slice(url.length + 1).split('/') : [];
  const links: PartLink[] = [];
  for (const tab of tabs) {
    const [segment, name] = names[tab] ?? [];
    if (segment === undefined || name === undefined) continue;
    const same = links.find((link) => link.name === name);
    if (same !== undefined) same.isCurrent ||= segment === current;
    else links.push({ name, to: addressOf(url, segment, cityAlias), isCurrent: segment === current, count: counts[tab] ?? 0 });
  }
  return links;
}

function addressOf(url: string, segment: string, cityAlias: string): string {
  if (segment === '') return url;
  return segment === 'availability' ? `${url}/availability/${cityAlias}` : `${url}/${segment}`;
}
