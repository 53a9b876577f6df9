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
  children: readonly CartItem[];
}

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

interface AddResult {
  /** Why the thing itself could not be put in. */
  failure: Failure | null;
  /** The line it stands in now. */
  lineId: string | null;
  /** Of what belongs to it, how much could not be put in. */
  failedCount: number;
}

type Lines = readonly FamilyLineFragment[];

/** The lines of the basket; null when they cannot be read. */
export async function linesOf({ context, request }: Args): Promise<Lines | null> {
  const { data, errors } = await query(context, request, BasketFamiliesDocument, {});
  return data?.basket?.items ?? (data === null || errors.length > 0 ? null : []);
}

/** The line that a product of the shop's own, or of a partner's, stands in by itself. */
const standaloneLine = (lines: Lines, { productId, supplierId = null }: CartItem): FamilyLineFragment | undefined =>
  lines.find((line) => line.productId === productId && line.parentId === null && line.supplierId === supplierId);

const lineUnder = (lines: Lines, parentId: string, productId: string): FamilyLineFragment | undefined =>
  lines.find((line) => line.productId === productId && line.parentId === parentId);

/** Things of a tree that could not be put in because what they belong to was not. */
const countNodes = (nodes: readonly CartItem[]): number => nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);

/** Puts something under a line, and what belongs to it under it. */
export async function addChild(args: Args, parentId: string, node: CartItem): Promise<AddResult> {
  const { productId, isWarranty, quantity, actionId, children } = node;
  const lines = isWarranty ? await addWarranty(args, parentId, productId) : await addAccessory(args, parentId, productId, actionId);
  if (lines.failure !== null) return { failure: lines.failure, lineId: null, failedCount: countNodes(children) };
  const line = lineUnder(lines.items, parentId, productId);
  if (line === undefined) return { failure: null, lineId: null, failedCount: countNodes(children) };
  if (!isWarranty && line.quantity < quantity)
    await query(args.context, args.request, SetBasketQuantityDocument, { input: { itemId: line.id, quantity } });
  return { failure: null, lineId: line.id, failedCount: await addAll(args, line.id, children) };
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
async function addAll(args: Args, parentId: string, nodes: readonly CartItem[]): Promise<number> {
  let failedCount = 0;
  for (const node of nodes) {
    const put = await addChild(args, parentId, node);
    failedCount += put.failedCount + (put.failure === null ? 0 : 1);
  }
  return failedCount;
}

/** Puts a product into the basket with what belongs to it. One that is there already stays as it is when `isOnce`. */
export async function addBundle(args: Args, node: CartItem, { isOnce = false } = {}): Promise<AddResult> {
  const { productId, supplierId = null, quantity, children } = node;
  const existingLine = isOnce ? standaloneLine((await linesOf(args)) ?? [], node) : undefined;
  if (existingLine !== undefined)
    return { failure: null, lineId: existingLine.id, failedCount: await addAll(args, existingLine.id, children) };
  const { data, errors } = await query(args.context, args.request, AddMainDocument, {
    input: { productId, quantity, ...(supplierId !== null && { supplierId }) },
  });
  const [failure = null] = errors;
  const line = standaloneLine(data?.basketAddItem?.basket?.items ?? [], node);
  if (failure !== null || line === undefined) return { failure, lineId: null, failedCount: countNodes(children) };
  return { failure: null, lineId: line.id, failedCount: await addAll(args, line.id, children) };
}

/** Puts a piece of each product into the basket, one after another; those that lie there stay as they are. Gives how many could not be put in. */
export async function addEach(args: Args, goods: readonly Pick<CartItem, 'productId' | 'supplierId'>[]): Promise<number> {
  const lines = (await linesOf(args)) ?? [];
  let failedCount = 0;
  for (const one of goods) {
    const item: CartItem = { ...one, quantity: 1, isWarranty: false, actionId: null, children: [] };
    if (standaloneLine(lines, item) !== undefined) continue;
    const { failure } = await addBundle(args, item);
    if (failure !== null) failedCount += 1;
  }
  return failedCount;
}
