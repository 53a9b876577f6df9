import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Comparison } from './compare.ts';

/** How one call was answered. */
export type Kind =
  /** By the contract, whole. */
  | 'conforms'
  /** 204: there is nothing to say. */
  | 'empty'
  /** Something obligatory is missing or of another form. */
  | 'broken'
  /** The provider does not know the call. */
  | 'no such call'
  /** 4xx of another kind. */
  | 'refused'
  /** 5xx, too late, or no answer at all. */
  | 'failed'
  /** It would change something, or nobody knows yet what to ask for. */
  | 'not asked';

export interface CallResult {
  readonly endpoint: AnyEndpoint;
  readonly kind: Kind;
  /** HTTP; undefined where none has come. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  readonly comparison: Comparison;
  /** Why it was not asked, or what went wrong. */
  readonly reason: string;
}

/** 0: nothing is lost; 1: a part of the shop is; 2: nothing can be sold. The exit code of the command, which has 3 for a wrong use. */
export type Severity = 0 | 1 | 2;

/** Calls without which nobody gets from a listing to a paid order, whatever else there is. */
const indispensable: ReadonlySet<string> = new Set([
  'products.product',
  'products.byCategory',
  'products.byIds',
  'products.categories',
  'basket.getBasket',
  'basket.addItem',
  'delivery.variationsOrders',
  'stores.withProduct',
  'orders.create',
  'orders.order',
  'payments.methods',
]);

/** Calls of paying in advance: a shop that is paid on receipt sells without them. */
const prepayment: ReadonlySet<string> = new Set(['orders.toRepay', 'payments.create', 'payments.init']);

const isLoss: Readonly<Record<Kind, boolean>> = {
  conforms: false,
  empty: false,
  broken: true,
  'no such call': true,
  refused: true,
  failed: true,
  'not asked': false,
};

export const isPrepayment = ({ endpoint }: Pick<CallResult, 'endpoint'>): boolean => prepayment.has(nameOf(endpoint));

export const nameOf = ({ domain, name }: AnyEndpoint): string => `${domain}.${name}`;

export function severityOf({ endpoint, kind }: Pick<CallResult, 'endpoint' | 'kind'>, isPaidOnReceipt: boolean): Severity {
  if (!isLoss[kind]) return 0;
  const name = nameOf(endpoint);
  return indispensable.has(name) || (prepayment.has(name) && !isPaidOnReceipt) ? 2 : 1;
}

/** What the provider's people have to do; empty where there is nothing to do. */
export function remedyOf({ endpoint, kind, comparison, reason }: CallResult): string {
  const declarationPlace = `services/${endpoint.domain}/endpoints.ts, ${endpoint.name}`;
  switch (kind) {
    case 'broken':
      return `send ${comparison.wrong.slice(0, 5).join(', ')} as declared (${declarationPlace})`;
    case 'no such call':
      return `answer ${endpoint.method} ${endpoint.path} (${declarationPlace})`;
    case 'refused':
      return `take the call as it is declared: ${reason} (${declarationPlace})`;
    case 'failed':
      return `answer within ${endpoint.deadline} ms: ${reason}`;
    case 'not asked':
      return reason;
    default:
      return '';
  }
}
