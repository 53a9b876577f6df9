/**
 * Whose call it is. An answer to `nobody` is the same for all shoppers and may be shared; every other answer
 * belongs to one person and is never put into a shared cache.
 * - `visitor`: what a guest is answered while nothing is kept is the same for all guests; what a shopper is answered is the shopper's
 * - `basket-only`: order creation takes its owner from the basket, and is marked with the staff that makes it for a customer
 * - `employee`: staff of the shop, which is no shopper
 * - `repair`: who has made a repair request, signed in or by its key, or the staff that works at it
 * - `repair-request`: who makes one, the same with what was ordered: the device may be among it
 * - `commenter`: who reads what is said of goods and may say something: signed in, or by the key of the browser; with what was ordered
 * - `refresh`: the session itself
 * - `application`: another application, which the gateway has let in by a right of its key; nobody but the gateway may ask
 * - `claimant`: who says in the call itself who it is: by a password, a code, a link
 */
export type Identity =
  | 'nobody'
  | 'visitor'
  | 'basket'
  | 'basket-only'
  | 'order'
  | 'repair'
  | 'repair-request'
  | 'shopper'
  | 'employee'
  | 'commenter'
  | 'refresh'
  | 'application'
  | 'claimant';

/**
 * What of a caller travels with a call.
 * - `bearer`: the shopper's access token in `authorization`
 * - `basket`: the guest's basket in `x-basket-id`
 * - `orders`, `repairs`: keys of a guest's orders in `x-order-key`, of repair requests in `x-repair-key`
 * - `comments`: the key by which a guest's browser knows its own reviews and votes, in `x-comment-key`
 * - `employee`: the token of staff in `x-employee-token`
 * - `refresh`: the session's refresh token in `cookie`
 */
export type Credential = 'bearer' | 'basket' | 'orders' | 'repairs' | 'comments' | 'employee' | 'refresh';

/** Of what the caller has; a guest has no bearer, and few have a token of staff. */
const credentials: Readonly<Record<Identity, readonly Credential[]>> = {
  nobody: [],
  visitor: ['bearer'],
  basket: ['bearer', 'basket'],
  'basket-only': ['basket', 'employee'],
  order: ['bearer', 'orders'],
  repair: ['bearer', 'repairs', 'employee'],
  'repair-request': ['bearer', 'orders', 'repairs', 'employee'],
  shopper: ['bearer'],
  employee: ['employee'],
  commenter: ['bearer', 'orders', 'comments'],
  refresh: ['refresh'],
  application: [],
  claimant: [],
};

export const carries = (identity: Identity, credential: Credential): boolean => credentials[identity].includes(credential);
