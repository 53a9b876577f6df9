import type { RouterContextProvider } from 'react-router';
import type { SeoTextFragment } from '../../generated/graphql.ts';
import { shop } from '../company.ts';
import { shopOf } from '../gateway/shop.server.ts';
import type { Crumb, Head } from './head.ts';
import { pathSeo } from './seo.server.ts';

/** What a screen tells search engines. */
interface Facts {
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
function elementsOf(head: Facts): Head {
  const elements: Head = [
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
  if (head.image !== null)
    elements.push({ property: 'og:image', content: head.image }, { name: 'twitter:card', content: 'summary_large_image' });
  for (const each of head.data) elements.push({ 'script:ld+json': each });
  return elements;
}

interface Own {
  /** Used where the provider says nothing. */
  title: string;
  description?: string;
  /** Path of the page as it should be known. */
  path: string;
  robots?: string | null;
  image?: string | null;
  data?: Record<string, unknown>[];
}

/** What the provider says of this page; null where it says nothing. */
export const readSeo = (context: Readonly<RouterContextProvider>): SeoTextFragment | null => context.get(pathSeo)?.seo ?? null;

/** A picture as others show it beside a link: they take no vector drawings, which stand as `.jpg` beside themselves. */
export const previewOf = (image: string): string => image.replace(/\.svg(?=$|\?)/, '.jpg');

/** The document's head from what the provider says and the screen knows. */
export function makeHead(context: Readonly<RouterContextProvider>, seo: SeoTextFragment | null, own: Own): Head {
  const { origin } = shopOf(context);
  const robots = own.robots ?? seo?.robots ?? null;
  return elementsOf({
    title: seo?.title ?? `${own.title} — ${shop.name}`,
    description: seo?.description ?? own.description ?? shop.summary,
    canonical: robots?.includes('noindex') ? null : `${origin}${seo?.canonical ?? own.path}`,
    robots,
    image: own.image ? `${origin}${previewOf(own.image)}` : null,
    data: own.data ?? [],
  });
}

/** The way from the home page for search engines. */
export function breadcrumbData(context: Readonly<RouterContextProvider>, steps: readonly Crumb[]): Record<string, unknown> {
  const { origin } = shopOf(context);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(step.url ? { item: `${origin}${step.url}` } : {}),
    })),
  };
}
