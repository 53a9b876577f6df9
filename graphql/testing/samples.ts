/** Samples for tests: whole and plausible, to be changed where a test is about something. Money is in kopecks. */

export * from './samples/articles.ts';
export * from './samples/basket.ts';
export * from './samples/exchange.ts';
export * from './samples/goods.ts';
export * from './samples/orders.ts';
export * from './samples/people.ts';
export * from './samples/places.ts';
