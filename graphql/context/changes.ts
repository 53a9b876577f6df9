import { randomBytes } from 'node:crypto';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { Caller, SessionTokens } from '@vitrina/services/http/calls.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import type { Places } from './places.ts';
import type { Session } from './session.ts';
import type { SignedEmployee } from './staff.ts';
import { changeEmployee, signIn, signOut, type Viewer } from './visitor.ts';

/** What a mutation may change of the visitor: for later calls of the operation, and in what the visitor keeps. */
export interface Changes {
  /** From now on the visitor is of this A/B branch, and keeps it. */
  adoptBranch(branchAssignment: Parameters<Places['noteBranch']>[0]): void;
  /** From now on calls carry this basket's id, and the visitor keeps it. */
  adoptBasket(basketId: string): void;
  /** From now on calls carry no basket's id, and the visitor keeps none. */
  forgetBasket(): void;
  /** From now on calls carry this order's key, and the visitor keeps it. */
  adoptOrderKeys(orderKeys: readonly string[]): void;
  /** From now on calls carry these keys of repair requests, and the visitor keeps them. */
  adoptRepairKeys(repairKeys: readonly string[]): void;
  /** The key by which the visitor's browser knows what it has said; one is made, and kept, where there is none yet. */
  commentKey(): string;
  /** From now on the visitor's browser keeps this list, newest first; of nobody but a guest. */
  keepList(list: List, productIds: readonly Id[]): void;
  /** What the visitor says of reviews is kept. */
  adoptReviewVotes(votes: readonly string[]): void;
  /** From now on calls are about this city. */
  moveTo(cityId: Id): void;
}

/** The same of who is signed in. */
export interface SessionChanges {
  /** From now on calls are this shopper's. A browser keeps the tokens. */
  signIn(tokens: SessionTokens): void;
  /** From now on nobody is signed in, and a browser keeps nothing that was the shopper's. */
  signOut(): void;
  /** From now on calls carry no key of an order, a repair request or a review, and a browser keeps none. */
  forgetOrders(): void;
  /** The session is over: from now on nobody is signed in. What the browser knows of baskets and orders stays with it. */
  forgetSession(): void;
  /** From now on calls are this staff's, and its browser keeps what it is called. */
  signInEmployee(staff: SignedEmployee): void;
  /** The staff's session is over; the basket and the orders of its browser stay with it. */
  forgetEmployee(): void;
  /** The staff has gone: a browser keeps nothing of it, nor of the customers it has served. */
  signOutEmployee(): void;
  /** From now on the session that is renewed is the one of this token; for whoever keeps its tokens itself. */
  bringRefreshToken(refreshToken: string): void;
}

/** Tokens of a browser go into its cookies; null ends the session, and the cookies with it. */
export function adoptSession(caller: Caller, viewer: Viewer, session: Session, tokens: SessionTokens | null): void {
  if (tokens === null) signOut(viewer);
  else signIn(viewer, tokens);
  caller.bearer = viewer.bearer;
  caller.refreshToken = viewer.refreshToken;
  if (viewer.keepsTokens) return;
  if (tokens === null) session.dropTokens();
  else session.keepTokens(tokens);
}

function forgetBasket(caller: Caller, viewer: Viewer, session: Session): void {
  viewer.basketId = undefined;
  caller.basketId = undefined;
  session.dropBasket();
}

export function changesOf(caller: Caller, viewer: Viewer, session: Session, places: Places): Changes {
  return {
    adoptBranch(branchAssignment) {
      places.noteBranch(branchAssignment);
      viewer.branch = branchAssignment.branch;
      viewer.hasBranch = true;
      caller.branch = branchAssignment.branch;
      session.keepBranch(branchAssignment.branch);
    },
    forgetBasket: () => forgetBasket(caller, viewer, session),
    adoptBasket(basketId) {
      if (viewer.basketId === basketId) return;
      viewer.basketId = basketId;
      caller.basketId = basketId;
      session.keepBasket(basketId);
    },
    adoptOrderKeys(orderKeys) {
      viewer.orderKeys = orderKeys;
      caller.orderKeys = orderKeys;
      session.keepOrderKeys(orderKeys);
    },
    adoptRepairKeys(repairKeys) {
      viewer.repairKeys = repairKeys;
      caller.repairKeys = repairKeys;
      session.keepRepairKeys(repairKeys);
    },
    commentKey() {
      const existingKey = viewer.commentKey;
      if (existingKey !== undefined) return existingKey;
      const newKey = randomBytes(16).toString('hex');
      viewer.commentKey = newKey;
      caller.commentKey = newKey;
      session.keepCommentKey(newKey);
      return newKey;
    },
    keepList(list, productIds) {
      viewer.lists = { ...viewer.lists, [list]: productIds };
      session.keepList(list, productIds);
    },
    adoptReviewVotes(votes) {
      viewer.reviewVotes = votes;
      session.keepReviewVotes(votes);
    },
    moveTo(cityId) {
      viewer.cityId = cityId;
      caller.cityId = cityId;
      if (viewer.citySource === 'cookie') session.keepCity(cityId);
    },
  };
}

export function sessionChangesOf(caller: Caller, viewer: Viewer, session: Session): SessionChanges {
  const forgetOrders = () => {
    viewer.orderKeys = [];
    caller.orderKeys = [];
    session.dropOrderKeys();
    if (viewer.commentKey !== undefined) {
      viewer.commentKey = undefined;
      caller.commentKey = undefined;
      session.dropCommentKey();
    }
    if (viewer.repairKeys.length === 0) return;
    viewer.repairKeys = [];
    caller.repairKeys = [];
    session.dropRepairKeys();
  };
  const adoptEmployee = (staff: SignedEmployee | null) => {
    changeEmployee(viewer, staff);
    caller.employeeToken = viewer.employeeToken;
    if (staff === null) session.dropEmployee();
    else session.keepEmployee(staff);
  };
  return {
    signInEmployee: adoptEmployee,
    forgetEmployee: () => adoptEmployee(null),
    signOutEmployee() {
      adoptEmployee(null);
      forgetBasket(caller, viewer, session);
      forgetOrders();
    },
    signIn(tokens) {
      adoptSession(caller, viewer, session, tokens);
    },
    signOut() {
      adoptSession(caller, viewer, session, null);
      if (viewer.keepsTokens) return;
      forgetBasket(caller, viewer, session);
      forgetOrders();
    },
    forgetOrders,
    forgetSession: () => adoptSession(caller, viewer, session, null),
    bringRefreshToken(refreshToken) {
      caller.bearer = undefined;
      caller.refreshToken = refreshToken;
    },
  };
}
