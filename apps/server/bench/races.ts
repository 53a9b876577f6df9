import type { Ask } from './load.ts';
import { appKey, freshId, freshIds, hotId, operations, pagePath } from './questions.ts';

/** One subject in one race. */
export interface Runner {
  /** As it stands in the table. */
  name: string;
  /** File in `subjects/`. */
  subject: string;
  ask: () => Ask;
}

export interface Race {
  /** By which `npm run bench -- name` asks for it. */
  name: string;
  title: string;
  runners: readonly Runner[];
  /** Runner to which the others are compared. */
  against: string;
  /** What the shop aims at: at most this ratio, for these runners. */
  targets: Readonly<Record<string, number>>;
  /** Runners that have to cost less than this one. */
  cheaperThan?: Readonly<Record<string, string>>;
  requests: number;
}

const json = { 'content-type': 'application/json' };
const post = (body: object): Ask => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...json, 'x-app-key': appKey },
  body: JSON.stringify(body),
});

type Name = keyof typeof operations;
const overHttp = (name: Name, variables: () => object) => () => post({ query: operations[name], variables: variables() });
const byId = (id: Name, variables: () => object) => () => ({ path: `/${id}?variables=${encodeURIComponent(JSON.stringify(variables()))}` });

const fresh = () => ({ id: freshId() });
const hot = () => ({ id: hotId });
const many = () => ({ ids: freshIds() });
const route = 'hand-written route';
const proxy = 'raw proxy';
const gateway = 'gateway, POST /graphql';
const inMemory = 'gateway, in memory';
const mercurius = 'Mercurius + jit';
const apollo = 'Apollo Server';

/** Rows 1 to 4 of what the shop aims at, each in one run on one machine. */
export const races: readonly Race[] = [
  {
    name: 'product',
    title: 'One product, not cached',
    against: route,
    requests: 4_500,
    runners: [
      { name: route, subject: 'by-hand', ask: () => ({ path: `/product/${freshId()}` }) },
      { name: inMemory, subject: 'in-memory', ask: byId('product', fresh) },
      { name: gateway, subject: 'gateway', ask: overHttp('product', fresh) },
      { name: mercurius, subject: 'mercurius', ask: overHttp('product', fresh) },
      { name: apollo, subject: 'apollo', ask: overHttp('product', fresh) },
      { name: proxy, subject: 'proxy', ask: () => ({ path: `/v3/products/${freshId()}` }) },
    ],
    targets: { [gateway]: 1.15, [inMemory]: 1.15 },
    cheaperThan: { [gateway]: mercurius, [inMemory]: mercurius },
  },
  {
    name: 'list',
    title: 'A hundred products with their stock, batched, not cached',
    against: route,
    requests: 450,
    runners: [
      { name: route, subject: 'by-hand', ask: () => ({ path: `/products?ids=${freshIds().join(',')}` }) },
      { name: inMemory, subject: 'in-memory', ask: byId('list', many) },
      { name: gateway, subject: 'gateway', ask: overHttp('list', many) },
      { name: mercurius, subject: 'mercurius', ask: overHttp('list', many) },
      { name: apollo, subject: 'apollo', ask: overHttp('list', many) },
    ],
    targets: { [gateway]: 1.15, [inMemory]: 1.15 },
    cheaperThan: { [gateway]: mercurius, [inMemory]: mercurius },
  },
  {
    name: 'hot',
    title: 'The same product for everybody, hot',
    against: proxy,
    requests: 4_500,
    runners: [
      { name: proxy, subject: 'proxy', ask: () => ({ path: `/v3/products/${hotId}` }) },
      { name: inMemory, subject: 'in-memory', ask: byId('product', hot) },
      { name: gateway, subject: 'gateway', ask: overHttp('product', hot) },
    ],
    targets: { [gateway]: 1, [inMemory]: 1 },
  },
  {
    name: 'page',
    title: 'Product page',
    against: 'renderToPipeableStream alone',
    requests: 600,
    runners: [
      { name: 'renderToPipeableStream alone', subject: 'bare-page', ask: () => ({ path: pagePath }) },
      { name: 'the page of the shop', subject: 'page', ask: () => ({ path: pagePath }) },
    ],
    targets: { 'the page of the shop': 1.6 },
  },
];
