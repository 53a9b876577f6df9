import type { AnyEndpoint, Page } from '@vitrina/services/contract/endpoint.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import * as z from 'zod';
import { nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Row } from './row.ts';

export type AnyRow = Row<unknown, unknown>;

/** Tables of the demonstration count their rows from it. */
const first = asId(1);

/**
 * The row of a call that anybody may read and that has to be told nothing, but the id of one thing at most: a list has something in it, a thing
 * the id by which it was asked for, and there is none with an id that nobody has. Undefined for every other call: its row is written.
 */
export function derivedRow({ identity, idempotency, paged, schemas: { params, query, body, answer } }: AnyEndpoint): AnyRow | undefined {
  const [parameter, ...others] = Object.keys(params.shape);
  const isTold = Object.values(query.shape).some((field) => !(field instanceof z.ZodOptional));
  if (identity !== 'nobody' || idempotency !== 'safe' || isTold || body !== undefined || others.length > 0) return undefined;
  const input = (id: unknown) => (parameter === undefined ? {} : { params: { [parameter]: id } });
  const refused = parameter === undefined ? {} : { refused: () => notFound<unknown>(input(asId(nobodys))) };
  const buildRequest = () => ({ input: input(first) });
  if (paged) return { buildRequest, holds: (page) => isPage(page as Page<unknown>), ...refused };
  if (answer instanceof z.ZodArray) return { buildRequest, holds: (list) => isFilled(list as unknown[]), ...refused };
  // Of a thing without an id nothing follows.
  return parameter === undefined ? undefined : { buildRequest, holds: (thing) => expect(thing).toHaveProperty('id', first), ...refused };
}
