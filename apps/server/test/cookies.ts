import type { Answer } from './full-stack.ts';

/** A browser as far as its cookies go: they are sent with every question, and what answers set or remove is kept. */
export class Cookies {
  /** By name. */
  readonly values = new Map<string, string>();
  /** The whole `Set-Cookie` by which each was set last. */
  readonly lines = new Map<string, string>();

  static of(header: string): Cookies {
    const cookies = new Cookies();
    for (const pair of header.split('; ')) cookies.#keep(pair);
    return cookies;
  }

  header(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async execute<Data>(
    { origin }: { origin: string },
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const cookie = this.header();
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    // What the schema says is what the caller names.
    return (await answer.json()) as Answer<Data>;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    this.lines.set(name, line);
    if (attributes.includes('Max-Age=0')) this.values.delete(name);
    else this.values.set(name, value.join('='));
  }
}
