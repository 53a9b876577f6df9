import { type ProxiedAddress, proxiedAddresses } from '@vitrina/services/contract/proxied-addresses.ts';

/** An address of the provider that a visitor's request may go to. */
export interface Destination {
  readonly kind: ProxiedAddress['kind'];
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
    const rule = proxiedAddresses.find(({ path, methods }) => path.test(own) && methods.includes(method));
    return rule && { kind: rule.kind, path: resolved, query: allowedQuery(rule, searchParams) };
  };
}

function allowedQuery({ query }: ProxiedAddress, params: URLSearchParams): string {
  const allowedParams = new URLSearchParams();
  for (const [name, allowed] of Object.entries(query)) {
    const value = params.get(name);
    if (value !== null && allowed.test(value)) allowedParams.set(name, value);
  }
  return allowedParams.toString();
}
