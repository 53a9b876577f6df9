import type { MetaDescriptor } from 'react-router';
import { shop } from '../shop.ts';

/** What a screen tells search engines; made by its loader, so that the browser gets no code for it. */
export interface Head {
  title: string;
  description: string;
  /** Whole address of the page; null when it must not be indexed anyway. */
  canonical: string | null;
  robots: string | null;
  /** Whole address of a picture for previews. */
  image: string | null;
  /** Structured data; escaped where it is written into the page. */
  data: Record<string, unknown>[];
}

/** Elements of the document's head. */
export function headOf(head: Head | undefined): MetaDescriptor[] {
  if (head === undefined) return [{ title: shop.name }];
  const elements: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'ru_RU' },
  ];
  if (head.canonical !== null) {
    elements.push({ tagName: 'link', rel: 'canonical', href: head.canonical }, { property: 'og:url', content: head.canonical });
  }
  if (head.robots !== null) elements.push({ name: 'robots', content: head.robots });
  if (head.image !== null) elements.push({ property: 'og:image', content: head.image });
  for (const each of head.data) elements.push({ 'script:ld+json': each });
  return elements;
}
