import { randomUUID } from 'node:crypto';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import { defaultApplicationType } from '@vitrina/services/contract/headers.ts';
import { lifetimes } from '@vitrina/services/contract/lifetimes.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { Caller, Calls, Provider } from '@vitrina/services/http/calls.ts';
import type { Logger } from '@vitrina/services/http/logger.ts';
import type { site } from '@vitrina/services/site/endpoints.ts';
import { defaultBranch } from '@vitrina/services/site/vocabulary.ts';
import { describeError } from '../base/errors.ts';
import { createKnownList } from './known-list.ts';

/**
 * Which cities and A/B branches there are. Answers are kept apart by both, so what somebody has made up must not get as far as a
 * call: a hundred invented cities would be a hundred home pages at the provider. While nobody can tell, a visitor is believed.
 */
export interface Places {
  isCity(id: Id): boolean;
  isBranch(branch: string): boolean;
  /** Whether a visitor without a branch has to be assigned one: not where the provider has the default one only. */
  assignsBranches(): boolean;
  /** What a visitor has been assigned is a branch from now on. */
  noteBranch(answer: BranchAssignment): void;
  /** The first look into the lists, as long as it is under way: what is asked before its end is not known yet. */
  firstLook(): Promise<void> | undefined;
  /** Whether the lists have been looked at, so that nobody has to wait any more. */
  areKnown(): boolean;
}

/** Every place is one: where nothing is known of the provider. */
export const anyPlace: Places = {
  isCity: () => true,
  isBranch: () => true,
  assignsBranches: () => true,
  noteBranch: () => undefined,
  firstLook: () => undefined,
  areKnown: () => true,
};

type BranchAssignment = Output<typeof site.branch>;

/** Cities asked for at once, and answers that are read at most: of a longer list nobody can tell what is missing in it. */
const perPage = 250;
const maxPages = 40;
/** Milliseconds that a look may take. */
const lookTimeout = 3_000;

interface Options {
  provider: Pick<Provider, 'callsFor' | 'whenDropped'>;
  log: Pick<Logger, 'warn'>;
}

/** Reads the two lists when a visitor first names a place other than the default one, and again now and then, behind the answers. */
export function createPlaces({ provider, log }: Options): Places {
  const list = <Item>(name: string, load: (calls: Calls, knownItems: ReadonlySet<Item>) => Promise<ReadonlySet<Item> | undefined>) =>
    createKnownList<Item>({
      load: (knownItems) => load(provider.callsFor(ofNobody()), knownItems),
      onUnknown: (error) =>
        log.warn({ list: name, ...(error !== undefined && describeError(error)) }, 'which places there are is not known'),
    });
  const cities = list('cities', readCities);
  /** All there are, where the provider lists them. */
  let listedBranches: readonly string[] | null = null;
  const branches = list('branches', async (calls, knownBranches: ReadonlySet<string>) => {
    const branchAssignment = await calls.site.branch({});
    listedBranches = branchAssignment.branches;
    // A provider that does not list its branches gives them out one by one: those are known that it has given so far.
    return new Set([branchAssignment.branch, ...(listedBranches ?? knownBranches)]);
  });
  provider.whenDropped((tag) => {
    if (lifetimes.cities.tags.includes(tag)) cities.lookAgain();
    if (lifetimes.features.tags.includes(tag)) branches.lookAgain();
  });

  return {
    isCity: (id) => id === defaultCity.id || cities.has(id) !== false,
    isBranch: (branch) => branch === defaultBranch || branches.has(branch) !== false,
    assignsBranches: () => listedBranches === null || listedBranches.some((branch) => branch !== defaultBranch),
    noteBranch(branchAssignment) {
      listedBranches = branchAssignment.branches;
      for (const branch of [branchAssignment.branch, ...(listedBranches ?? [])]) branches.add(branch);
    },
    firstLook() {
      const looks = [cities.firstLook(), branches.firstLook()].filter((look) => look !== undefined);
      return looks.length === 0 ? undefined : Promise.all(looks).then(() => undefined);
    },
    areKnown: () => cities.isKnown() && branches.isKnown(),
  };
}

async function readCities({ cities }: Calls): Promise<ReadonlySet<Id> | undefined> {
  const ids = new Set<Id>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, pageCount } = await cities.cities({ query: { page, per_page: perPage } });
    if (pageCount > maxPages) return undefined;
    for (const { id } of items) ids.add(id);
    pages = pageCount;
  }
  return ids.size === 0 ? undefined : ids;
}

function ofNobody(): Caller {
  return {
    traceId: randomUUID(),
    cityId: defaultCity.id,
    branch: defaultBranch,
    applicationType: defaultApplicationType,
    basketId: undefined,
    orderKeys: [],
    repairKeys: [],
    bearer: undefined,
    refreshToken: undefined,
    employeeToken: undefined,
    clientAddress: undefined,
    signal: () => neverAborted,
    deadline: performance.now() + lookTimeout,
  };
}

const neverAborted = new AbortController().signal;
