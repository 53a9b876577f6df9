import type { ArticleBlock } from './sources.ts';

/** What a text of markup may be made of; every other element is passed over, and its words are kept. */
const kinds: Readonly<Record<string, 'PARAGRAPH' | 'HEADING' | 'QUOTE'>> = {
  p: 'PARAGRAPH',
  div: 'PARAGRAPH',
  section: 'PARAGRAPH',
  h1: 'HEADING',
  h2: 'HEADING',
  h3: 'HEADING',
  h4: 'HEADING',
  blockquote: 'QUOTE',
};
const lists = new Set(['ul', 'ol']);
/** Elements whose content is no text at all. */
const unread = /<(script|style|template|noscript|iframe|object|svg|math|title|head|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  shy: '',
};

/** `&nbsp;`, `&#1092;`, `&#x444;` as characters; what is none of them stays as it stands. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

const toPlainText = (text: string): string =>
  decodeEntities(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/**
 * Reads a text of HTML into parts by a list of what is allowed: paragraphs, headings, quotations and lists. Nothing of an element
 * but its words is taken, so what comes out is text, whatever went in.
 */
export function partsOfMarkup(html: string): ArticleBlock[] {
  const parts: ArticleBlock[] = [];
  let kind: 'PARAGRAPH' | 'HEADING' | 'QUOTE' = 'PARAGRAPH';
  let pendingText = '';
  let items: string[] | null = null;

  const close = (next: typeof kind = 'PARAGRAPH') => {
    const text = toPlainText(pendingText);
    pendingText = '';
    if (text !== '' && items !== null) items.push(text);
    else if (text !== '') parts.push({ kind, text, items: [], image: null });
    kind = next;
  };
  const closeList = () => {
    close();
    if (items !== null && items.length > 0) parts.push({ kind: 'LIST', text: null, items, image: null });
    items = null;
  };

  for (const token of html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(unread, '')
    .match(/<[^>]*>?|[^<]+/g) ?? []) {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(token) ?? [];
    const element = name.toLowerCase();
    if (element === '') pendingText += token.startsWith('<') ? '' : token;
    else if (element === 'br') pendingText += '\n';
    else if (lists.has(element)) {
      closeList();
      if (end === '') items = [];
    } else if (element === 'li') close();
    else if (Object.hasOwn(kinds, element)) close(end === '' ? kinds[element] : 'PARAGRAPH');
  }
  closeList();
  return parts;
}
