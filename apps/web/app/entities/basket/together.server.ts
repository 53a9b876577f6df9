import type { RouterContextProvider } from 'react-router';
import {
  AddAccessoryDocument,
  AddMainDocument,
  AddWarrantyDocument,
  BasketFamiliesDocument,
  type FamilyLineFragment,
  SetBasketQuantityDocument,
} from '../../generated/graphql.ts';
import type { Failure } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';

/** Something for the basket, with what shall lie under it there. */
export interface CartItem {
  productId: string;
  /** The partner whose piece it is; the shop's own when absent. */
  supplierId?: string | null;
  /** Pieces; a warranty has as many as what it stands on. */
  quantity: number;
  isWarranty: boolean;
  /** The promotion that it is added under. */
  actionId: string | null;
  under: readonly CartItem[];
}

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

interface Put {
  /** Why the thing itself could not be put in. */
  failure: Failure | null;
  /** The line it stands in now. */
  lineId: string | null;
  /** Of what belongs to it, how much could not be put in. */
  failed: number;
}

type Lines = readonly FamilyLineFragment[];

/** The lines of the basket; null when they cannot be read. */
export async function linesOf({ context, request }: Args): Promise<Lines | null> {
  const { data, errors } = await query(context, request, BasketFamiliesDocument, {});
  return data?.basket?.items ?? (data === null || errors.length > 0 ? null : []);
}

/** The line that a product of the shop's own, or of a partner's, stands in by itself. */
const lineOfItsOwn = (lines: Lines, { productId, supplierId = null }: CartItem): FamilyLineFragment | undefined =>
  lines.find((line) => line.productId === productId && line.parentId === null && line.supplierId === supplierId);

const lineUnder = (lines: Lines, parentId: string, productId: string): FamilyLineFragment | undefined =>
  lines.find((line) => line.productId === productId && line.parentId === parentId);

/** Things of a tree that could not be put in because what they belong to was not. */
const countOf = (things: readonly CartItem[]): number => things.reduce((sum, { under }) => sum + 1 + countOf(under), 0);

/** Puts something under a line, and what belongs to it under it. */
export async function addChild(args: Args, parentId: string, thing: CartItem): Promise<Put> {
  const { productId, isWarranty, quantity, actionId, under } = thing;
  const lines = isWarranty ? await addWarranty(args, parentId, productId) : await addAccessory(args, parentId, productId, actionId);
  if (lines.failure !== null) return { failure: lines.failure, lineId: null, failed: countOf(under) };
  const line = lineUnder(lines.items, parentId, productId);
  if (line === undefined) return { failure: null, lineId: null, failed: countOf(under) };
  if (!isWarranty && line.quantity < quantity)
    await query(args.context, args.request, SetBasketQuantityDocument, { input: { itemId: line.id, quantity } });
  return { failure: null, lineId: line.id, failed: await putAll(args, line.id, under) };
}

async function addAccessory({ context, request }: Args, parentId: string, productId: string, actionId: string | null) {
  const { data, errors } = await query(context, request, AddAccessoryDocument, { input: { parentId, productId, actionId } });
  return { items: data?.basketAddAccessory?.basket?.items ?? [], failure: errors[0] ?? null };
}

async function addWarranty({ context, request }: Args, parentId: string, warrantyId: string) {
  const { data, errors } = await query(context, request, AddWarrantyDocument, { input: { parentId, warrantyId } });
  return { items: data?.basketAddWarranty?.basket?.items ?? [], failure: errors[0] ?? null };
}

/** One after another: each changes the basket. */
async function putAll(args: Args, parentId: string, things: readonly CartItem[]): Promise<number> {
  let failed = 0;
  for (const thing of things) {
    const put = await addChild(args, parentId, thing);
    failed += put.failed + (put.failure === null ? 0 : 1);
  }
  return failed;
}

/** Puts a product into the basket with what belongs to it. One that is there already stays as it is when `isOnce`. */
export async function addBundle(args: Args, thing: CartItem, { isOnce = false } = {}): Promise<Put> {
  const { productId, supplierId = null, quantity, under } = thing;
  const there = isOnce ? lineOfItsOwn((await linesOf(args)) ?? [], thing) : undefined;
  if (there !== undefined) return { failure: null, lineId: there.id, failed: await putAll(args, there.id, under) };
  const { data, errors } = await query(args.context, args.request, AddMainDocument, {
    input: { productId, quantity, ...(supplierId !== null && { supplierId }) },
  });
  const [failure = null] = errors;
  const line = lineOfItsOwn(data?.basketAddItem?.basket?.items ?? [], thing);
  if (failure !== null || line === undefined) return { failure, lineId: null, failed: countOf(under) };
  return { failure: null, lineId: line.id, failed: await putAll(args, line.id, under) };
}
