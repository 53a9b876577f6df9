import { type PassedThrough, passedThrough } from '@vitrina/services/contract/passed-through.ts';

/** An address of the provider that a visitor's request may go to. */
export interface Destination {
  readonly kind: PassedThrough['kind'];
  /** With the provider's base path. */
  readonly path: string;
  readonly query: string;
}

/** Finds where a request goes, by its method and its target; undefined when nothing of the kind is passed through. */
export type FindDestination = (method: string, target: string) => Destination | undefined;

/**
 * Reads a target as the client will that sends it on (dots, encoded dots and backslashes resolved), and compares what comes
 * out with the shapes that are allowed. What has been compared is what is sent: how it was spelled is gone by then.
 */
export function destinationsAt(provider: string): FindDestination {
  const { origin, pathname } = new URL(provider);
  const base = pathname.replace(/\/+$/, '');
  return (method, target) => {
    // A target with a host of its own is for proxies, and this is none.
    if (!target.startsWith('/') || !URL.canParse(origin + base + target)) return undefined;
    const { pathname: resolved, searchParams } = new URL(origin + base + target);
    if (!resolved.startsWith(`${base}/`)) return undefined;
    const own = resolved.slice(base.length);
    const found = passedThrough.find(({ path, methods }) => path.test(own) && methods.includes(method));
    return found && { kind: found.kind, path: resolved, query: allowedQuery(found, searchParams) };
  };
}

function allowedQuery({ query }: PassedThrough, given: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, allowed] of Object.entries(query)) {
    const value = given.get(name);
    if (value !== null && allowed.test(value)) kept.set(name, value);
  }
  return kept.toString();
}
