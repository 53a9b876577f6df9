import { ShopError } from '../base/errors.ts';
import type { ApplicationRight } from '../generated/resolvers.ts';

/** What a key may be allowed, by the names that its configuration and errors have. */
export const rightNames = {
  CATALOGUE: 'catalogue',
  STOREFRONT: 'storefront',
  ORDERS_READ: 'orders:read',
  ORDERS_WRITE: 'orders:write',
  COMMENTS_MODERATE: 'comments:moderate',
  REPAIR_READ: 'repair:read',
} as const satisfies Record<ApplicationRight, string>;

/** Another application, known by a key that whoever begins the operation has checked. */
export interface Application {
  /** May be shown and logged. */
  readonly name: string;
  readonly rights: ReadonlySet<ApplicationRight>;
  /** Requests a minute. */
  readonly perMinute: number;
  /** Calls of the provider that one of its operations may lead to. */
  readonly cost: number;
  /** When the key that was shown ends; null for one without an end. */
  readonly expiresAt: Date | null;
}

interface OperationContext {
  readonly viewer: { readonly application: Application | undefined };
}

export const hasRight = ({ viewer }: OperationContext, right: ApplicationRight): boolean => viewer.application?.rights.has(right) === true;

/** Throws `FORBIDDEN` with the right's name unless the application that asks has it. */
export function requireRight(context: OperationContext, right: ApplicationRight): void {
  if (hasRight(context, right)) return;
  const name = rightNames[right];
  throw new ShopError('FORBIDDEN', `Нужен ключ приложения с правом «${name}».`, undefined, undefined, { right: name });
}
