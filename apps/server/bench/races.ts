import type { HttpRequest } from './load.ts';
import { appKey, freshId, freshIds, hotId, operations, pagePath } from './operations.ts';

/** One subject in one race. */
export interface Runner {
  /** As it stands in the table. */
  name: string;
  /** File in `subjects/`. */
  subject: string;
  createRequest: () => HttpRequest;
  /** Of this one in one round, where it is another number than of the others. */
  requests?: number;
}

export interface Race {
  /** By which `npm run bench -- name` asks for it. */
  name: string;
  title: string;
  runners: readonly Runner[];
  /** Runners to which all are compared, a column each; what has no target there is for information. */
  against: readonly string[];
  /** What the shop aims at: for these runners at most so many times the cost of those. */
  targets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of each runner in one round. */
  requests: number;
}

const json = { 'content-type': 'application/json' };
const post = (body: object): HttpRequest => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...json, 'x-app-key': appKey },
  body: JSON.stringify(body),
});

type Name = keyof typeof operations;
const overHttp = (name: Name, variables: () => object) => () => post({ query: operations[name], variables: variables() });
const byId = (id: Name, variables: () => object) => () => ({ path: `/${id}?variables=${encodeURIComponent(JSON.stringify(variables()))}` });
const byPath = (path: () => string) => () => ({ path: path(), headers: { 'x-app-key': appKey } });

const freshVariables = () => ({ id: freshId() });
const hotVariables = () => ({ id: hotId });
const manyVariables = () => ({ ids: freshIds() });
const bare = 'bare route';
const duties = 'route, same duties';
const proxy = 'raw proxy';
const gateway = 'gateway, POST /graphql';
const inMemory = 'gateway, in memory';
const mercurius = 'Mercurius + jit';
const apollo = 'Apollo Server';
const react = 'React alone';
const page = 'page of the shop';
const guestPage = 'page of a guest, at hand';
/** Whoever has been given a branch, and nothing else. */
const ofGuest = { 'accept-encoding': 'br', cookie: 'branch=A' };

/** Beside code written by hand that does as much for a request, and beside the fastest engine over the same services. */
const engine = { [duties]: 1.25, [mercurius]: 0.97 };

/** What the shop aims at, each in one run on one machine. */
export const races: readonly Race[] = [
  {
    name: 'product',
    title: 'One product, not cached',
    against: [bare, duties, mercurius],
    requests: 300,
    runners: [
      { name: bare, subject: 'bare-route', createRequest: byPath(() => `/product/${freshId()}`) },
      { name: duties, subject: 'same-duties', createRequest: byPath(() => `/product/${freshId()}`) },
      { name: inMemory, subject: 'in-memory', createRequest: byId('product', freshVariables) },
      { name: gateway, subject: 'gateway', createRequest: overHttp('product', freshVariables) },
      { name: mercurius, subject: 'mercurius', createRequest: overHttp('product', freshVariables) },
      { name: apollo, subject: 'apollo', createRequest: overHttp('product', freshVariables) },
      { name: proxy, subject: 'proxy', createRequest: () => ({ path: `/v3/products/${freshId()}` }) },
    ],
    targets: { [inMemory]: engine, [gateway]: engine },
  },
  {
    name: 'list',
    title: 'A hundred products with their stock, batched, not cached',
    against: [bare, duties, mercurius],
    requests: 30,
    runners: [
      { name: bare, subject: 'bare-route', createRequest: byPath(() => `/products?ids=${freshIds().join(',')}`) },
      { name: duties, subject: 'same-duties', createRequest: byPath(() => `/products?ids=${freshIds().join(',')}`) },
      { name: inMemory, subject: 'in-memory', createRequest: byId('list', manyVariables) },
      { name: gateway, subject: 'gateway', createRequest: overHttp('list', manyVariables) },
      { name: mercurius, subject: 'mercurius', createRequest: overHttp('list', manyVariables) },
      { name: apollo, subject: 'apollo', createRequest: overHttp('list', manyVariables) },
    ],
    targets: { [inMemory]: engine, [gateway]: engine },
  },
  {
    name: 'hot',
    title: 'The same product for everybody, hot',
    against: [proxy],
    requests: 300,
    runners: [
      { name: proxy, subject: 'proxy', createRequest: () => ({ path: `/v3/products/${hotId}` }) },
      { name: inMemory, subject: 'in-memory', createRequest: byId('product', hotVariables) },
      { name: gateway, subject: 'gateway', createRequest: overHttp('product', hotVariables) },
    ],
    targets: { [inMemory]: { [proxy]: 0.4 }, [gateway]: { [proxy]: 0.6 } },
  },
  {
    name: 'page',
    title: 'Product page, beside renderToPipeableStream of the same tree with the data at hand',
    against: [react],
    requests: 40,
    runners: [
      { name: react, subject: 'bare-page', createRequest: () => ({ path: pagePath }) },
      { name: page, subject: 'page', createRequest: () => ({ path: pagePath }) },
      { name: guestPage, subject: 'guest-page', createRequest: () => ({ path: pagePath, headers: ofGuest }), requests: 1_000 },
    ],
    // Half a millisecond, where React alone needs some eight.
    targets: { [page]: { [react]: 1.5 }, [guestPage]: { [react]: 0.06 } },
  },
];
