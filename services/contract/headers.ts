/** Names of headers and query parameters that travel with calls of every domain. */
export const headers = {
  traceId: 'x-trace-id',
  basketId: 'x-basket-id',
  orderKey: 'x-order-key',
  repairKey: 'x-repair-key',
  commentKey: 'x-comment-key',
  /** By which the provider knows that the shop asks, and nobody else. */
  providerKey: 'x-provider-key',
  employeeToken: 'x-employee-token',
  idempotencyKey: 'idempotency-key',
  clientAddress: 'x-forwarded-for',
  totalCount: 'x-pagination-total-count',
  perPage: 'x-pagination-per-page',
  pageCount: 'x-pagination-page-count',
  currentPage: 'x-pagination-current-page',
} as const;

/** Query parameters that every call takes; `branch` only one whose answer depends on it. */
export const everyCall = { applicationType: 'application_type', branch: 'branch', cityId: 'city_id', traceId: 'trace_id' } as const;

/** The cookie in which the refresh token travels to the provider. */
export const refreshCookie = 'refresh_token';

/** `application_type` where nothing else is said (spec 1 §9). */
export const defaultApplicationType = 'psb';
/** The same of a visitor from the mobile application (ours). */
export const mobileApplicationType = 'mobile';
