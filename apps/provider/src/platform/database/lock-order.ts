import { rows, type Transaction } from './database.ts';
import { type SQL, sql } from './sql.ts';

/**
 * The one order in which rows are locked: by kind from the top down, and within a kind by its key. Two transactions that keep to it
 * never wait for each other in a circle, whatever they want. Children (lines of a basket or an order, reservations, tokens) have
 * no place of their own: they are read and written under the lock of what they belong to.
 *
 * Before the first of them a call with an idempotency key has inserted its key (`platform/submission`), where equal calls wait.
 */
const order = {
  /** The shopper, where a basket may have to be made or given to him. */
  shopper: { table: 'users', key: ['id'] },
  session: { table: 'sessions', key: ['id'] },
  basket: { table: 'baskets', key: ['id'] },
  /** Repairs that shoppers have asked for, and their files: an account takes them over before orders, whose bonuses come last. */
  repair: { table: 'repair_requests', key: ['id'] },
  document: { table: 'documents', key: ['id'] },
  order: { table: 'orders', key: ['id'] },
  stock: { table: 'stock', key: ['product_id', 'store_id'] },
  /** Holds how many licences are left; and what an import writes, after the stock. */
  product: { table: 'products', key: ['id'] },
  /** Offers of suppliers. */
  offers: { table: 'supplier_offers', key: ['product_id', 'supplier_id'] },
  /** What is said of goods, below the product whose reviews are counted. */
  comment: { table: 'comments', key: ['id'] },
  /** Attempts to pay. */
  payment: { table: 'payments', key: ['id'] },
  /** Money that goes back. */
  refund: { table: 'refunds', key: ['id'] },
  /** The sandbox acquirer's side of an attempt. */
  operation: { table: 'acquirer_operations', key: ['payment_id'] },
  notification: { table: 'acquirer_notifications', key: ['id'] },
  /** Holds the ledger of its bonuses: whatever becomes of an order ends there. */
  card: { table: 'loyalty_cards', key: ['id'] },
} as const;

export type LockKind = keyof typeof order;

const kinds: readonly string[] = Object.keys(order);

/** Rows are locked in an order that could make two transactions wait for each other for ever. A fault of the code, always. */
export class LockOrderError extends Error {
  constructor(requestedKind: LockKind, heldKind: string) {
    super(
      requestedKind === heldKind
        ? `«${requestedKind}» is locked twice: lock all of its rows at once`
        : `«${requestedKind}» is locked after «${heldKind}»`,
    );
    this.name = 'LockOrderError';
  }
}

export interface Free {
  /** Only rows that nobody else holds, and at most so many. */
  readonly free: number;
}

/**
 * Locks the rows of one kind that fit the condition, in the order of their key, and gives their columns (`checkRows` types them). All rows of a kind are
 * locked at once; a kind that stands above one that is held already is refused. The lock lets others refer to the row
 * (`for no key update`): an order that is being written does not wait for its shopper.
 */
export async function lockRows(
  tx: Transaction,
  kind: LockKind,
  columns: SQL,
  condition: SQL,
  only?: Free,
): Promise<Record<string, unknown>[]> {
  const last = tx.heldLocks.at(-1);
  if (last !== undefined && kinds.indexOf(kind) <= kinds.indexOf(last)) throw new LockOrderError(kind, last);
  tx.heldLocks.push(kind);
  const { table, key } = order[kind];
  const by = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const strength = only === undefined ? sql`for no key update` : sql`limit ${only.free} for no key update skip locked`;
  return rows(tx, sql`select ${columns} from ${sql.identifier(table)} where ${condition} order by ${by} ${strength}`);
}
