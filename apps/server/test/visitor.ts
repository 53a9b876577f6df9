import type { Answer } from './full-stack.ts';
import { namelessOf } from './names.ts';

export interface Page {
  status: number;
  /** Path of the page that was shown in the end; its whole address where it is another site's. */
  path: string;
  html: string;
  /** The HTML of the whole page, also where this is a part of it. */
  whole: string;
  /** What can be read on it, in one line. */
  text: string;
  /** Names of the buttons on it. */
  buttons: string[];
  headers: Headers;
}

/** What is typed and chosen, by names of fields; several of a group of boxes. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Redirects followed for one address before giving up. */
const maxHops = 10;

/**
 * A browser without JavaScript: it keeps cookies, follows redirects with GET, and sends forms from the page's own origin. On no page of the shop it
 * takes a field, button, link or picture without a name.
 */
export class Visitor {
  readonly cookies: Map<string, string>;
  /** From where it comes, by the word of a balancer on this machine. */
  address: string | undefined;
  readonly #origin: string;
  readonly #bank: string | undefined;

  /** `bank` is another site that may be gone to and come back from; it is told nothing of the shop's cookies. */
  constructor({ origin, bank }: { origin: string; bank?: string }, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#origin = origin;
    this.#bank = bank;
    this.cookies = new Map(cookies);
  }

  open(path: string): Promise<Page> {
    return this.#follow(path, { method: 'GET' });
  }

  /** Follows a link of a page, by what it says. */
  follow(page: Page, link: string | RegExp): Promise<Page> {
    return this.open(hrefOf(page, link));
  }

  /** Sends a form and shows the page it leads to. */
  send(path: string, fields: Readonly<Record<string, string>> | URLSearchParams | FormData): Promise<Page> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.#follow(path, { method: 'POST', body, headers: { origin: this.#origin } });
  }

  /**
   * Presses a button of a page: sends its form with what the form holds, and with these fields filled or chosen by their names in the
   * form, and with files if it takes them.
   */
  press(page: Page, button: string | RegExp, fill: Fields = {}, files: Readonly<Record<string, readonly File[]>> = {}): Promise<Page> {
    const form = formOf(page, button);
    for (const name of [...Object.keys(fill), ...Object.keys(files)]) {
      if (!form.names.has(name)) throw new Error(`${page.path} has no field «${name}», only ${[...form.names].join(', ')}.`);
    }
    const filled = Object.entries(fill).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
    const fields = new URLSearchParams([...form.values.filter(([name]) => !(name in fill)), ...filled]);
    const action = form.action ?? page.path;
    if (form.takesFiles) return this.send(action, withFiles(fields, files));
    if (form.method === 'post') return this.send(action, fields);
    return this.open(`${action.split(/[?#]/)[0]}?${fields}`);
  }

  /** One operation with this browser's cookies; those it answers are kept. */
  async execute<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await this.#ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    return (await answer.json()) as Answer<Data>;
  }

  async #follow(start: string, first: RequestInit): Promise<Page> {
    let path = start;
    let request = first;
    for (let hop = 0; hop < maxHops; hop++) {
      const answer = await this.#ask(path, request);
      const to = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || to === null) {
        const page = pageOf(path, answer, await answer.text());
        const nameless = path.startsWith('/') ? namelessOf(page.html) : [];
        if (nameless.length > 0) throw new Error(`${path} has what cannot be named: ${nameless.join(' ')}`);
        return page;
      }
      const target = new URL(to, new URL(path, this.#origin));
      const isOwn = target.origin === this.#origin;
      if (!isOwn && target.origin !== this.#bank) throw new Error(`${path} leads to another origin: ${target.href}`);
      path = isOwn ? `${target.pathname}${target.search}` : target.href;
      request = { method: 'GET' };
    }
    throw new Error(`${start} leads in a circle.`);
  }

  async #ask(path: string, request: RequestInit): Promise<Response> {
    const address = new URL(path, this.#origin);
    if (address.origin !== this.#origin) return fetch(address, { ...request, redirect: 'manual' });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      accept: 'text/html',
      ...request.headers,
      ...(cookie !== '' && { cookie }),
      ...(this.address !== undefined && { 'x-forwarded-for': this.address }),
    };
    const answer = await fetch(address, { ...request, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    if (rest.some((attribute) => /^max-age=(?:0|-\d+)$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
};
const decodeEntities = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity);
const bare = (html: string): string =>
  decodeEntities(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function pageOf(path: string, { status, headers }: Response, html: string): Page {
  const shown = html.replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, ' ');
  const buttons = [...shown.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => bare(inner));
  return { status, path, html, whole: html, text: bare(shown), buttons, headers };
}

const says = (name: string, wanted: string | RegExp): boolean => (typeof wanted === 'string' ? name === wanted : wanted.test(name));
const textOf = (html: string): string => bare(html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' '));

/** Elements of a page whose first tag fits, each as a page of its own: to be read, and to press in. */
export function partsOf(page: Page, first: RegExp): Page[] {
  return [...page.html.matchAll(new RegExp(first, 'g'))].map(({ index, 0: tag }) => {
    const name = /^<(\w+)/.exec(tag)?.[1];
    let depth = 0;
    for (const { index: at, 0: each, 1: slash } of page.html.slice(index).matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
      depth += slash === '/' ? -1 : 1;
      if (depth > 0) continue;
      const html = page.html.slice(index, index + at + each.length);
      return { ...page, html, text: textOf(html) };
    }
    throw new Error(`${page.path} does not end ${tag}.`);
  });
}

/** What a tag is called: by its label, or by the elements that label it. */
function labelOf(page: Page, { 'aria-label': label, 'aria-labelledby': ids }: Record<string, string>): string {
  return label ?? textsOf(page, ids);
}

/** Texts of the elements with these ids. */
function textsOf({ whole }: Page, ids = ''): string {
  const texts = ids.split(' ').map((id) => new RegExp(`<(\\w+)\\b[^>]*\\sid="${id}"[^>]*>(.*?)</\\1>`, 's').exec(whole)?.[2] ?? '');
  return texts.map(textOf).join(' ').trim();
}

/** Parts of a page with this label. */
export const regionsOf = (page: Page, name: string | RegExp): Page[] =>
  partsOf(page, /<(?!input|button|a\b|select|textarea)\w+\b[^>]*\saria-label(?:ledby)?="[^"]*"[^>]*>/).filter(({ html }) =>
    says(labelOf(page, attributesOf(/<[^>]*>/.exec(html)?.[0] ?? '')), name),
  );

export function regionOf(page: Page, name: string | RegExp): Page {
  const [region] = regionsOf(page, name);
  if (region === undefined) throw new Error(`${page.path} (${page.status}) has no part «${name}»: ${page.text.slice(0, 500)}`);
  return region;
}

/** Parts of a page with a class. */
export const withClass = (page: Page, name: string): Page[] =>
  partsOf(page, new RegExp(`<\\w+\\b[^>]*\\sclass="(?:[^"]* )?${name}(?: [^"]*)?"[^>]*>`));
/** Text of a page's parts with the role of a status or an alert. */
export const roleText = (page: Page, role: 'status' | 'alert'): string =>
  partsOf(page, new RegExp(`<\\w+\\b[^>]*\\srole="${role}"[^>]*>`))
    .map(({ text }) => text)
    .join(' ');
/** Goods, articles and places of a page. */
export const articlesOf = (page: Page): Page[] => partsOf(page, /<article\b[^>]*>/);
/** Its headings of a level. */
export const headingsOf = ({ html }: Page, level: 1 | 2 | 3): string[] =>
  [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, inner = '']) => textOf(inner));

/** What the page is called. */
export const titleOf = (page: Page): string | undefined => headingsOf(page, 1)[0];
/** Its main part, without header and footer. */
export const mainOf = (page: Page): Page => partsOf(page, /<main\b[^>]*>/)[0] ?? page;

interface Control {
  name: string;
  /** What is said of it elsewhere on the page. */
  description: string;
  attributes: Record<string, string>;
}

const controlsOf = (page: Page, tag: 'a' | 'button'): Control[] =>
  [...page.html.matchAll(new RegExp(`(<${tag}\\b[^>]*>)(.*?)</${tag}>`, 'gs'))].map(([, first = '', inner = '']) => {
    const attributes = attributesOf(first);
    return { name: attributes['aria-label'] ?? textOf(inner), description: textsOf(page, attributes['aria-describedby']), attributes };
  });
export const linksOf = (page: Page): Control[] => controlsOf(page, 'a');
/** The attributes of its first button of this name. */
export const buttonOf = (page: Page, button: string | RegExp): Control | undefined =>
  controlsOf(page, 'button').find(({ name }) => says(name, button));

/** Where a link of a page leads. */
export function hrefOf(page: Page, link: string | RegExp): string {
  const href = linksOf(page).find(({ name }) => says(name, link))?.attributes.href;
  if (href === undefined) throw new Error(`${page.path} (${page.status}) has no link «${link}»: ${page.text.slice(0, 500)}`);
  return href.startsWith('?') ? `${page.path.split('?')[0]}${href}` : href;
}

/** The first field of this name, with what is typed into it. */
export function fieldOf(page: Page, name: string): Control & { value: string } {
  for (const [, first = '', inner = ''] of page.html.matchAll(/(<(?:input|select|textarea)\b[^>]*>)([^<]*)/g)) {
    const attributes = attributesOf(first);
    if (attributes.name !== name) continue;
    return {
      name,
      description: textsOf(page, attributes['aria-describedby']),
      attributes,
      value: attributes.value ?? decodeEntities(inner),
    };
  }
  throw new Error(`${page.path} (${page.status}) has no field «${name}».`);
}

function withFiles(fields: URLSearchParams, files: Readonly<Record<string, readonly File[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) form.append(name, file);
  return form;
}

/** What a list or a group of buttons of a page offers: values, by the words of a list or by themselves. */
export function choicesOf({ html }: Page, name: string): ReadonlyMap<string, string> {
  const list = new RegExp(`<select\\b[^>]*\\sname="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1];
  if (list !== undefined) return new Map([...list.matchAll(/(<option\b[^>]*>)(.*?)<\/option>/gs)].map(optionOf));
  const buttons = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  return new Map(buttons.flatMap(({ name: of, type, value = 'on' }) => (of === name && type === 'radio' ? [[value, value] as const] : [])));
}

const optionOf = ([, tag = '', words = '']: readonly string[]): [words: string, value: string] => [
  bare(words),
  attributesOf(tag).value ?? bare(words),
];

interface Form {
  action: string | undefined;
  method: string;
  takesFiles: boolean;
  /** Names of all its fields. */
  names: Set<string>;
  /** What a browser would send as it stands. */
  values: [name: string, value: string][];
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)]),
  );

/** The form that a button of a page sends: the one around it, or the one it names. */
function formOf(page: Page, button: string | RegExp): Form {
  const pressed = [...page.html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)].find(
    ([, tag = '', inner = '']) =>
      [bare(inner), attributesOf(tag)['aria-label'] ?? ''].some((name) => says(name, button)) && attributesOf(tag).disabled === undefined,
  );
  if (pressed === undefined) throw new Error(`${page.path} (${page.status}) has no button «${button}»: ${page.text.slice(0, 500)}`);
  const { form: id, name: own, value: ownValue = '', formaction, formmethod } = attributesOf(pressed[1] ?? '');
  const forms = [...page.whole.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)];
  const at = page.whole.indexOf(page.html) + pressed.index;
  const found =
    id === undefined
      ? forms.findLast(({ index, 0: form }) => index < at && at < index + form.length)
      : forms.find(([, tag = '']) => attributesOf(tag).id === id);
  if (found === undefined) throw new Error(`«${button}» of ${page.path} stands in no form.`);
  const { id: formId, action, method = 'get', enctype } = attributesOf(found[1] ?? '');
  const apart = formId === undefined ? [] : [...page.whole.matchAll(/<(?:(select)\b[^>]*>.*?<\/select>|input\b[^>]*>)/gs)];
  const fields = [
    found[2] ?? '',
    ...apart.map(([tag]) => tag).filter((tag) => attributesOf(/<[^>]*>/.exec(tag)?.[0] ?? '').form === formId),
  ].join('');
  const names = new Set<string>();
  const values: [string, string][] = [];
  for (const [all, tag = '', text] of fields.matchAll(
    /(<(?:select|input|textarea)\b[^>]*>)(?:((?:(?!<\/?(?:select|input|textarea)\b).)*)<\/(?:select|textarea)>)?/gs,
  )) {
    const { name, type = 'text', value, checked, disabled } = attributesOf(tag);
    if (name === undefined || disabled !== undefined) continue;
    names.add(name);
    if (type === 'file') continue;
    if (all.startsWith('<select')) {
      const chosen = /<option\b[^>]*\sselected\b[^>]*>/.exec(text ?? '') ?? /<option\b[^>]*>/.exec(text ?? '');
      values.push([name, attributesOf(chosen?.[0] ?? '').value ?? '']);
    } else if (type !== 'radio' && type !== 'checkbox') values.push([name, value ?? decodeEntities(text ?? '')]);
    else if (checked !== undefined) values.push([name, value ?? 'on']);
  }
  if (own !== undefined) values.push([own, ownValue]);
  const target = formaction ?? action;
  return {
    action: target === '' ? undefined : target,
    method: (formmethod ?? method).toLowerCase(),
    takesFiles: enctype === 'multipart/form-data',
    names,
    values,
  };
}
