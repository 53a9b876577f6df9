import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader as byCode } from './by-code.tsx';
import { loader as category } from './category.tsx';
import { loader as search } from './search.tsx';

type Loader = (args: never) => Promise<unknown>;

/** Asks a listing's loader, which may not ask the gateway for anything. */
function open(name: string, loader: Loader, params: Record<string, string | undefined>): Promise<unknown> {
  const refuseToExecute = async () => {
    throw new Error('It was asked for.');
  };
  const url = new URL('http://shop.example/catalog?q=tv');
  return loader({
    context: visit({ execute: refuseToExecute }).context,
    request: new Request(url),
    url,
    params,
    pattern: `/catalog/${name}/:code`,
  } as never);
}

const tails = [{ a: 'page-x' }, { a: 'page-0' }, { a: 'tvs' }, { a: 'tvs', b: 'x5' }, { a: 'tvs', b: '5', c: '2' }, { a: 'brand', b: '5' }];
const codes = ['a b', 'а', 'a/b', 'a%', 'x'.repeat(81)];

test.each([
  ...tails.flatMap((tail): [string, Loader, Record<string, string | undefined>][] => [
    ['brand', byCode, { code: 'lg', ...tail }],
    ['tag', byCode, { code: 'hity', ...tail }],
    ['compatibility-brand', byCode, { code: 'lg', ...tail }],
    ['search', search, tail],
  ]),
  ...codes.flatMap((code): [string, Loader, Record<string, string | undefined>][] => [
    ['brand', byCode, { code }],
    ['tag', byCode, { code }],
    ['compatibility-brand', byCode, { code }],
    ['series', byCode, { code }],
    ['model', byCode, { code }],
    ['category', category, { categoryCode: code, categoryId: '5' }],
  ]),
  ['series', byCode, { code: 'a', a: '2' }] as const,
  ['model', byCode, { code: 'a', a: 'page-' }] as const,
  ['category', category, { categoryCode: 'tvs', categoryId: '0x5' }] as const,
])('%s is «Страница не найдена» before anything is asked', async (name, loader, params) => {
  await expect(open(name, loader as Loader, params)).rejects.toMatchObject({ init: { status: 404 } });
});
