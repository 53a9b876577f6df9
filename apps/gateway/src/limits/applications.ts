import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Application, rightNames } from '@vitrina/graphql/context/application.ts';
import type { ApplicationRight } from '@vitrina/graphql/generated/resolvers.ts';
import * as z from 'zod';
import { demonstrationKey } from '../../sandbox/demo-shopper.ts';
import { budgets } from './budget.ts';

/** By this header another application shows its key. */
export const appKeyHeader = 'x-app-key';

/** Applications by the SHA-256 of each of their keys. */
export type KnownKeys = ReadonlyMap<string, Application>;

const rights = new Map(Object.entries(rightNames).map(([right, name]) => [name as string, right as ApplicationRight]));

const right = z.string().transform((name, context) => {
  const knownRight = rights.get(name);
  if (knownRight !== undefined) return knownRight;
  context.addIssue({ code: 'custom', message: 'no right' });
  return z.NEVER;
});

const applications = z.array(
  z.strictObject({
    name: z.string().regex(/^[\w.-]{1,40}$/),
    rights: z.array(right),
    perMinute: z.int().min(1).max(9_999_999),
    cost: z.int().min(1).max(10_000).default(budgets.application),
    keys: z
      .array(z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), expires: z.iso.datetime({ offset: true }).optional() }))
      .min(1),
  }),
);

/** What a key that stands in the list without rights of its own may: to be a storefront. */
const plainRights = ['CATALOGUE', 'STOREFRONT'] as const satisfies readonly ApplicationRight[];

/**
 * A key is random and long, so its hash needs neither salt nor a slow function: there is no list of likely keys to try, and to find one of 128
 * bits by trying is as hopeless with a fast hash as with a slow one, which every request would have to wait for.
 */
const hashOf = (key: string): string => hash('sha256', key, 'hex');

/** Reads `APP_KEYS`: a JSON list of applications, or `key=requests a minute` separated by commas. Undefined for anything else. */
export function readKeys(text: string): KnownKeys | undefined {
  return text.trimStart().startsWith('[') ? keysOfJson(text) : keysOfList(text);
}

function keysOfJson(text: string): KnownKeys | undefined {
  try {
    const applicationsByKey = new Map<string, Application>();
    for (const { keys, rights: applicationRights, ...application } of applications.parse(JSON.parse(text)))
      for (const { sha256, expires } of keys)
        applicationsByKey.set(sha256, {
          ...application,
          rights: new Set(applicationRights),
          expiresAt: expires === undefined ? null : new Date(expires),
        });
    return applicationsByKey;
  } catch {
    return undefined;
  }
}

function keysOfList(text: string): KnownKeys | undefined {
  const applicationsByKey = new Map<string, Application>();
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, key, perMinute] = /^\s*([\w-]{8,64})=(\d{1,7})\s*$/.exec(pair) ?? [];
    if (key === undefined) return undefined;
    const sha256 = hashOf(key);
    const application = { name: sha256.slice(0, 8), rights: new Set(plainRights), perMinute: Number(perMinute) };
    applicationsByKey.set(sha256, { ...application, cost: budgets.application, expiresAt: null });
  }
  return applicationsByKey;
}

/** Whose key something is. */
export interface Applications {
  /** Undefined for a key that is unknown, has expired or was taken away. */
  find(key: string, now?: Date): Application | undefined;
  close(): void;
}

/** Everybody knows the key: it may whatever there is. */
const demonstration: KnownKeys = new Map([
  [
    hashOf(demonstrationKey),
    { name: 'demonstration', rights: new Set(rights.values()), perMinute: 600, cost: budgets.application, expiresAt: null },
  ],
]);

interface KeysFile {
  readonly path: string;
  readonly log: { error(fields: object, message: string): void };
  /** Milliseconds after which a change is seen at the latest. */
  readonly every?: number;
}

/** Knows applications by their keys; with a file it is read again and again, so that a right can be taken away without a restart. */
export function createApplications(
  initial: KnownKeys,
  { file, isDemo = false }: { file?: KeysFile | undefined; isDemo?: boolean } = {},
): Applications {
  let knownKeys = initial;
  let lastText: string | undefined;
  const read = ({ path, log }: KeysFile): void => {
    const text = textOf(path);
    if (text === lastText) return;
    lastText = text;
    const keys = readKeys(text);
    if (keys === undefined) log.error({}, 'APP_KEYS_FILE cannot be read any more; what it said before holds');
    else knownKeys = keys;
  };
  const timer = file && setInterval(() => read(file), file.every ?? 2_000).unref();
  return {
    find(key, now = new Date()) {
      const sha256 = hashOf(key);
      const application = knownKeys.get(sha256) ?? (isDemo ? demonstration.get(sha256) : undefined);
      return application?.expiresAt != null && application.expiresAt <= now ? undefined : application;
    },
    close: () => clearInterval(timer),
  };
}

/** What stands in the file; of one that is not there, what can be no keys. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '[';
  }
}
