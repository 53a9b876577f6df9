import type { CookieChange } from '@vitrina/services/contract/cookies.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { SessionTokens } from '@vitrina/services/http/calls.ts';
import type { List } from '@vitrina/services/lists/vocabulary.ts';
import { cookieLifetimes, cookieNames } from './cookies.ts';
import { writeIds } from './list-cookies.ts';
import type { SignedEmployee } from './staff.ts';

/** Keys of a guest's orders, or repair requests, that one cookie holds; the oldest fall out. */
export const maxKeys = 20;

/** Reviews of which one cookie remembers what a visitor has said; the oldest fall out. */
export const maxVotes = 100;

/** Where an operation leaves what the visitor has to keep; whoever answers puts it on the answer as cookies. */
export interface Session {
  /** The last one of each name. */
  cookies(): CookieChange[];
  keepCity(cityId: Id): void;
  keepBranch(branch: string): void;
  keepBasket(basketId: string): void;
  /** Newest first. */
  keepOrderKeys(orderKeys: readonly string[]): void;
  /** Newest first. */
  keepRepairKeys(repairKeys: readonly string[]): void;
  keepCommentKey(commentKey: string): void;
  /** A guest's, newest first; one without products goes. Scripts see it: it is nobody's secret. */
  keepList(list: List, productIds: readonly Id[]): void;
  /** Newest first. */
  keepReviewVotes(votes: readonly string[]): void;
  /** Each for as long as it lives, hidden from scripts. */
  keepTokens(tokens: SessionTokens): void;
  dropTokens(): void;
  /** For as long as the token lives, hidden from scripts; a name that there is not goes. */
  keepEmployee(staff: SignedEmployee): void;
  dropEmployee(): void;
  dropBasket(): void;
  dropOrderKeys(): void;
  dropRepairKeys(): void;
  dropCommentKey(): void;
}

/** What staff is called, beside its token. */
const employeeCookies = ['tradePointNumber', 'tradePointName', 'personnelNumber', 'employeeName'] as const;

export function createSession(): Session {
  const cookieChanges = new Map<string, CookieChange>();
  const keep = (name: string, value: string, maxAge: number, httpOnly: boolean) =>
    void cookieChanges.set(name, { name, value, maxAge, httpOnly });
  const drop = (name: string) => keep(name, '', 0, true);
  return {
    cookies: () => [...cookieChanges.values()],
    keepCity: (cityId) => keep(cookieNames.city, String(cityId), cookieLifetimes.city, false),
    keepBranch: (branch) => keep(cookieNames.branch, branch, cookieLifetimes.branch, false),
    keepBasket: (basketId) => keep(cookieNames.basket, basketId, cookieLifetimes.basket, true),
    keepOrderKeys: (orderKeys) => keep(cookieNames.orderKeys, orderKeys.slice(0, maxKeys).join(','), cookieLifetimes.orderKeys, true),
    keepRepairKeys: (repairKeys) => keep(cookieNames.repairKeys, repairKeys.slice(0, maxKeys).join(','), cookieLifetimes.repairKeys, true),
    keepCommentKey: (commentKey) => keep(cookieNames.commentKey, commentKey, cookieLifetimes.commentKey, true),
    keepList: (list, ids) => keep(cookieNames[list], writeIds(ids), ids.length === 0 ? 0 : cookieLifetimes[list], false),
    keepReviewVotes: (votes) => keep(cookieNames.reviewVotes, votes.slice(0, maxVotes).join(','), cookieLifetimes.reviewVotes, true),
    keepTokens({ accessToken, refreshToken, expiresIn, refreshExpiresIn }) {
      keep(cookieNames.accessToken, accessToken, expiresIn, true);
      keep(cookieNames.refreshToken, refreshToken, refreshExpiresIn, true);
    },
    dropTokens() {
      drop(cookieNames.accessToken);
      drop(cookieNames.refreshToken);
    },
    keepEmployee({ token, expiresIn, employee }) {
      keep(cookieNames.employeeToken, token, expiresIn, true);
      for (const name of employeeCookies) {
        const value = employee[name];
        if (value === null) drop(cookieNames[name]);
        else keep(cookieNames[name], value, expiresIn, true);
      }
    },
    dropEmployee() {
      drop(cookieNames.employeeToken);
      for (const name of employeeCookies) drop(cookieNames[name]);
    },
    dropBasket: () => drop(cookieNames.basket),
    dropOrderKeys: () => drop(cookieNames.orderKeys),
    dropRepairKeys: () => drop(cookieNames.repairKeys),
    dropCommentKey: () => drop(cookieNames.commentKey),
  };
}
