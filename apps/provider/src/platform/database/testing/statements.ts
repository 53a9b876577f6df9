import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';

/** A statement with what it was given. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Notes every statement that comes over a database from now on. */
export function recordStatements(client: PGlite): { take(): RecordedStatement[] } {
  let recorded: RecordedStatement[] = [];
  const query: PGlite['query'] = client.query.bind(client);
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: <T>(text: string, values?: unknown[], options?: Parameters<PGlite['query']>[2]) => {
      recorded.push({ text, values: values ?? [] });
      return query<T>(text, values, options);
    },
  });
  return {
    take() {
      const batch = recorded;
      recorded = [];
      return batch;
    },
  };
}

/** What grows with the catalogue, with its shoppers and with what is written. */
const large = [
  ...['products', 'product_values', 'product_prices', 'product_relations', 'action_products', 'stock', 'supplier_offers', 'search_blocks'],
  ...['tag_products', 'comments', 'articles', 'article_marked', 'article_products'],
  ...['users', 'sessions', 'session_tokens', 'addresses', 'listed_products', 'product_subscriptions', 'notifications', 'outbox'],
  ...[
    'orders',
    'opened_orders',
    'order_items',
    'order_history',
    'order_discounts',
    'order_devices',
    'return_requests',
    'return_request_items',
    'reservations',
    'promised_goods',
    'submissions',
  ],
  ...['payments', 'receipts', 'refunds', 'acquirer_operations', 'acquirer_notifications'],
  ...['baskets', 'basket_items', 'exchange_devices', 'exchange_goods', 'smart_prices'],
  ...['loyalty_cards', 'loyalty_checks', 'loyalty_entries', 'repair_requests', 'repair_events', 'documents'],
];

/** Tells the planner that the large tables have a million rows and more, however few there are. */
export async function pretendMillions(client: PGlite): Promise<void> {
  await client.exec('analyze');
  // The planner takes the density of what stands here, times the pages that it finds.
  await client.query(
    `update pg_class c set reltuples = 2000000 where c.relnamespace = 'public'::regnamespace
       and (c.relname = any($1) or c.oid in (select indexrelid from pg_index where indrelid::regclass::text = any($1)))`,
    [large],
  );
  await client.exec('set enable_seqscan = off');
}

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Recheck Cond': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.infer<typeof node>;
const plans = z.tuple([z.object({ Plan: node })]);

/** The large tables that a statement reads whole; under a limit an index may be read from its beginning. */
export async function readWhole(client: PGlite, { text, values }: RecordedStatement): Promise<string[]> {
  if (!/^\s*(?:select|with|update|delete)\b/i.test(text)) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, [...values]);
  const [{ Plan }] = plans.parse(rows[0]?.['QUERY PLAN']);
  return [...new Set(wholeOf(Plan, false))];
}

function wholeOf(plan: Node, isLimited: boolean): string[] {
  const table = plan['Relation Name'];
  const isByIndex = plan['Index Cond'] !== undefined || plan['Recheck Cond'] !== undefined;
  const isWhole = plan['Node Type'] === 'Seq Scan' || (!isByIndex && !isLimited);
  // What writes reads nothing by itself.
  const isRead = plan['Node Type'] !== 'ModifyTable';
  const own = table !== undefined && large.includes(table) && isRead && isWhole ? [table] : [];
  // What sorts or adds up reads all that is below it, limit or not.
  const goesOn = !/Sort|Aggregate|Hash|Materialize/.test(plan['Node Type']);
  const below = plan['Node Type'] === 'Limit' || (isLimited && goesOn);
  return [...own, ...(plan.Plans ?? []).flatMap((child) => wholeOf(child, below))];
}
