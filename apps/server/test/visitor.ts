import type { Answer } from './house.ts';

export interface Page {
  status: number;
  /** Path of the page that was shown in the end; its whole address where it is another site's. */
  path: string;
  html: string;
  /** What can be read on it, in one line. */
  text: string;
  /** Names of the buttons on it. */
  buttons: string[];
  headers: Headers;
}

/** Redirects followed for one address before giving up. */
const maxHops = 10;

/** A browser without JavaScript: it keeps cookies, follows redirects with GET, and sends forms from the page's own origin. */
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

  /** Sends a form and shows the page it leads to. */
  send(path: string, fields: Readonly<Record<string, string>> | URLSearchParams | FormData): Promise<Page> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.#follow(path, { method: 'POST', body, headers: { origin: this.#origin } });
  }

  /**
   * Presses a button of a page: sends the form it stands in with what the form holds, and with these fields filled or
   * chosen by their names in the form, and with files if it takes them.
   */
  press(
    page: Page,
    button: string,
    fill: Readonly<Record<string, string>> = {},
    files: Readonly<Record<string, readonly File[]>> = {},
  ): Promise<Page> {
    const form = formWith(page, button);
    for (const name of [...Object.keys(fill), ...Object.keys(files)]) {
      if (!form.names.has(name)) throw new Error(`${page.path} has no field «${name}», only ${[...form.names].join(', ')}.`);
    }
    const fields = new URLSearchParams({ ...form.values, ...fill });
    const action = form.action ?? page.path;
    if (form.takesFiles) return this.send(action, withFiles(fields, files));
    if (form.method === 'post') return this.send(action, fields);
    return this.open(`${action.split('?')[0]}?${fields}`);
  }

  /** One operation with this browser's cookies; those it answers are kept. */
  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
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
      if (answer.status < 300 || answer.status >= 400 || to === null) return pageOf(path, answer, await answer.text());
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
const decoded = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity);
const bare = (html: string): string =>
  decoded(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function pageOf(path: string, { status, headers }: Response, html: string): Page {
  const shown = html.replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, ' ');
  const buttons = [...shown.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => bare(inner));
  return { status, path, html, text: bare(shown), buttons, headers };
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
  values: Record<string, string>;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );

function formWith(page: Page, button: string): Form {
  const found = [...page.html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)]
    .map(([form]) => ({
      form,
      pressed: [...form.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)].find(([, , inner = '']) => bare(inner) === button),
    }))
    .find(({ pressed }) => pressed !== undefined);
  if (found?.pressed === undefined) throw new Error(`${page.path} (${page.status}) has no button «${button}»: ${page.text.slice(0, 500)}`);
  const { action, method = 'get', enctype } = attributesOf(/<form\b[^>]*>/.exec(found.form)?.[0] ?? '');
  const names = new Set<string>();
  const values: Record<string, string> = {};
  for (const [tag, , options = ''] of found.form.matchAll(/<(select)\b[^>]*>(.*?)<\/select>/gs)) {
    const { name } = attributesOf(tag);
    if (name === undefined) continue;
    names.add(name);
    const chosen = /<option\b[^>]*\sselected\b[^>]*>/.exec(options) ?? /<option\b[^>]*>/.exec(options);
    values[name] = attributesOf(chosen?.[0] ?? '').value ?? '';
  }
  for (const [tag, , text] of found.form.matchAll(/<(input|textarea)\b[^>]*>(?:([^<]*)<\/textarea>)?/g)) {
    const { name, type = 'text', value, checked } = attributesOf(tag);
    if (name === undefined) continue;
    names.add(name);
    if (type === 'file') continue;
    const isChoice = type === 'radio' || type === 'checkbox';
    if (!isChoice || checked !== undefined) values[name] = isChoice ? (value ?? 'on') : (value ?? decoded(text ?? ''));
  }
  const { name, value = '' } = attributesOf(found.pressed[1] ?? '');
  if (name !== undefined) values[name] = value;
  return {
    action: action === '' ? undefined : action,
    method: method.toLowerCase(),
    takesFiles: enctype === 'multipart/form-data',
    names,
    values,
  };
}
