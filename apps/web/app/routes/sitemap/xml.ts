import { cacheControlOf, type Shop } from '../../platform/gateway/shop.server.ts';

/** What a search engine is told of one address. */
export interface Entry {
  /** A path of the shop. */
  url: string;
  changedAt?: string | null;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Entries of a sitemap, or of the list of its parts. */
export const entriesXml = (tag: 'url' | 'sitemap', origin: string, entries: readonly Entry[]): string =>
  entries
    .map(({ url, changedAt }) => {
      const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
      return `<${tag}><loc>${escapeXml(new URL(url, origin).href)}</loc>${lastmod}</${tag}>\n`;
    })
    .join('');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What stands around them. */
export const frames = {
  url: { before: `${head}<urlset xmlns="${schema}">\n`, after: '</urlset>\n' },
  sitemap: { before: `${head}<sitemapindex xmlns="${schema}">\n`, after: '</sitemapindex>\n' },
} as const;

/** A document as a whole, or as it is read. */
export function xmlAnswer(shop: Shop, tag: 'url' | 'sitemap', body: string | AsyncIterable<string>): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControlOf(shop) };
  const { before, after } = frames[tag];
  if (typeof body === 'string') return new Response(`${before}${body}${after}`, { headers });
  async function* whole(parts: AsyncIterable<string>) {
    yield before;
    yield* parts;
    yield after;
  }
  return new Response(streamOf(whole(body)), { headers });
}

/** Read as fast as it is fetched, and no faster; whoever goes away ends it. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}
