import * as z from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const typeLiteral = <Type extends string>(type: Type) => z.literal(type);
const rating = z.object({
  '@type': typeLiteral('Rating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});
const offer = z.object({
  '@type': typeLiteral('Offer'),
  url,
  price: z.number().positive(),
  priceCurrency: z.literal('RUB'),
  availability: z.url().optional(),
  itemCondition: z.url(),
});

const day = z.iso.date();
const article = z.object({
  headline: text.max(110),
  url,
  datePublished: day,
  image: url.optional(),
  author: z.object({ '@type': typeLiteral('Organization'), name: text, url }),
});

/** What search engines need of each type to show it (schema.org, and what they say of rich results). */
const types = {
  Organization: z.object({ name: text, url, logo: url, telephone: text }),
  WebSite: z.object({
    name: text,
    url,
    potentialAction: z.object({ '@type': typeLiteral('SearchAction'), target: text, 'query-input': text }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': typeLiteral('ListItem'), position: z.int().positive(), name: text, item: url.optional() }))
      .min(1)
      .refine((items) => items.every(({ position, item }, at) => position === at + 1 && (item !== undefined || at === items.length - 1)), {
        error: 'steps are counted from 1, and all but the last lead somewhere',
      }),
  }),
  Product: z.object({
    name: text,
    sku: text,
    brand: z.object({ '@type': typeLiteral('Brand'), name: text }),
    image: z.array(url).min(1),
    offers: offer,
    aggregateRating: z
      .object({ '@type': typeLiteral('AggregateRating'), ratingValue: z.number().min(1).max(5), reviewCount: z.int().positive() })
      .optional(),
  }),
  Review: z.object({
    itemReviewed: z.object({ '@type': typeLiteral('Product'), name: text }),
    author: z.object({ '@type': typeLiteral('Person'), name: text }),
    reviewBody: z.string(),
    datePublished: z.iso.date().optional(),
    reviewRating: rating,
  }),
  Article: article,
  NewsArticle: article,
  ElectronicsStore: z.object({
    name: text,
    url,
    telephone: text,
    image: z.union([url, z.array(url).min(1)]),
    address: z.object({ '@type': typeLiteral('PostalAddress'), streetAddress: text, addressCountry: z.literal('RU') }),
    geo: z.object({
      '@type': typeLiteral('GeoCoordinates'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    openingHoursSpecification: z.array(
      z.object({ '@type': typeLiteral('OpeningHoursSpecification'), dayOfWeek: url, opens: z.iso.time(), closes: z.iso.time() }),
    ),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': typeLiteral('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': typeLiteral('Answer'), text, upvoteCount: z.int().optional() }),
        }),
      )
      .min(1),
  }),
};

const isKnown = (type: unknown): type is keyof typeof types => typeof type === 'string' && type in types;

/** What is wrong with structured data; empty when search engines can read it. */
export function faultsOf(data: Record<string, unknown>): string[] {
  const type = data['@type'];
  if (data['@context'] !== 'https://schema.org' || !isKnown(type)) return [`${String(type)} is nothing that is told of here.`];
  const { error } = types[type].safeParse(data);
  return error === undefined ? [] : error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}
