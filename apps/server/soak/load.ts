/** What visits come across: how often each kind of answer was given. */
export interface Tally {
  /** `page 200`, `graphql PROVIDER_TIMEOUT`, `lost` … */
  readonly counts: ReadonlyMap<string, number>;
  /** What may never be, in the words of the first few. */
  readonly faults: readonly string[];
}

interface Load extends Tally {
  /** No new visits; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/** Pages and products that visits are made of. */
export interface Places {
  pages: readonly string[];
  products: readonly string[];
}

interface LoadTarget {
  origin: string;
  /** One process answers all, so that a screen it has shown once can always be shown again. */
  remembers: boolean;
}

/** How many of what may never be are written out. */
const maxReportedFaults = 10;
/** Milliseconds after which an answer counts as lost. */
const answerTimeout = 30_000;
const texts = ['смартфон', 'чайник', 'samsung', 'ноутбук', 'xqzw'];
const questions = [
  'query Read($id: ID!) { product(id: $id) { name offer { price { amount } } availability { isAvailable } } }',
  'query Read($id: ID!) { products(ids: [$id]) { id name } menu { id name } }',
  'query Read($id: ID!) { product(id: $id) { id similars { id name } } searchPlaceholders }',
];

const addressOf = (visit: number): string => `203.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;

/** So many visits a second, whatever becomes of those before: half of them pages, the rest operations and baskets. */
export function startLoad(shop: LoadTarget, perSecond: number, { pages, products }: Places): Load {
  const { remembers } = shop;
  const counts = new Map<string, number>();
  const faults: string[] = [];
  const underWay = new Set<Promise<void>>();
  const shownPaths = new Set<string>();
  let visits = 0;
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const reportFault = (what: string) => {
    if (faults.length < maxReportedFaults) faults.push(what);
  };
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

  /** Each visit comes from another address, as a balancer tells them. */
  const sendRequest = (path: string, { headers, ...rest }: RequestInit & { headers: Record<string, string> }) =>
    fetch(`${shop.origin}${path}`, {
      ...rest,
      headers: { ...headers, 'x-forwarded-for': addressOf(visits) },
      signal: AbortSignal.timeout(answerTimeout),
    });

  async function page(path: string): Promise<void> {
    const answer = await sendRequest(path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    count(`page ${answer.status}`);
    const isExpected =
      answer.status === 200 || (answer.status === 503 && /Не получилось загрузить|Что-то пошло не так|очень много/.test(html));
    if (remembers && shownPaths.has(path) && answer.status === 503) reportFault(`${path}: 503, though it has been shown before`);
    if (answer.status === 200 && path.startsWith('/catalog/')) shownPaths.add(path);
    if (!isExpected) reportFault(`${path}: ${answer.status} ${html.slice(0, 200)}`);
  }

  async function operation(): Promise<void> {
    const answer = await sendRequest('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: any(questions), variables: { id: any(products) } }),
    });
    const { errors = [] } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    count(
      `graphql ${answer.status}${errors.length === 0 ? '' : ` ${[...new Set(errors.map(({ extensions }) => extensions.code))].join(' ')}`}`,
    );
    if (answer.status !== 200 && answer.status !== 503) reportFault(`graphql: ${answer.status}`);
    if (errors.some(({ extensions }) => extensions.code === 'INTERNAL')) reportFault('graphql: INTERNAL');
  }

  async function basket(): Promise<void> {
    const answer = await sendRequest('/cart/add', {
      method: 'POST',
      headers: { origin: shop.origin, accept: 'text/html' },
      body: new URLSearchParams({ intent: 'add', productId: any(products), returnTo: '/cart' }),
      redirect: 'manual',
    });
    const html = await answer.text();
    count(`basket ${answer.status}`);
    if (answer.status >= 500 && answer.status !== 503) reportFault(`basket: ${answer.status} ${html.slice(0, 200)}`);
  }

  const kinds = [
    () => page(any(pages)),
    () => page(any(pages)),
    () => page(`/search?text=${encodeURIComponent(any(texts))}`),
    operation,
    operation,
    basket,
  ];
  const timer = setInterval(() => {
    const visit = (kinds[visits++ % kinds.length] as () => Promise<void>)().catch((error: unknown) => {
      count('lost');
      reportFault(`lost: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)}`);
    });
    underWay.add(visit);
    void visit.then(() => underWay.delete(visit));
  }, 1_000 / perSecond);

  return {
    counts,
    faults,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
