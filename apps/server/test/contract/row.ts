import type { Input, Output, Page } from '@vitrina/services/contract/endpoint.ts';
import type { Caller } from '@vitrina/services/http/calls.ts';
import type { Domains } from '@vitrina/services/registry.ts';
import { expect } from 'vitest';
import type { Demo } from './demo.ts';

export interface RequestCase<I> {
  input: I;
  as?: Partial<Caller>;
}

export interface RejectedCase<I> extends RequestCase<I> {
  status: number;
  code: string;
}

/** How one declared call is tried. */
export interface Row<I, O> {
  buildRequest(demo: Demo): RequestCase<I> | Promise<RequestCase<I>>;
  /** What makes the answer a sensible one, beyond its shape. */
  holds(answer: O, demo: Demo): void;
  /** What the provider is meant to refuse; absent where nothing that can be asked is wrong. */
  refused?(demo: Demo): RejectedCase<I> | Promise<RejectedCase<I>>;
}

/** Rows of a domain, for the calls of which more is known than their declarations say (`derived.ts`). */
export type Rows<D extends keyof Domains> = { readonly [N in keyof Domains[D]]?: Row<Input<Domains[D][N]>, Output<Domains[D][N]>> };

export const notFound = <I>(input: I, as: Partial<Caller> = {}): RejectedCase<I> => ({ input, as, status: 404, code: 'not_found' });

export const isPage = ({ items, total, perPage, pageCount, currentPage }: Page<unknown>): void => {
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBe(Math.min(total, perPage));
  expect(pageCount).toBe(Math.ceil(total / perPage));
  expect(currentPage).toBe(1);
};
export const isFilled = (list: readonly unknown[]): void => expect(list).not.toHaveLength(0);
