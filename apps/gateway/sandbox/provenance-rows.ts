/** One call of the provider and the fields it was made for, as the gateway tells it. */
export interface CallProvenance {
  endpoint: string;
  call: string;
  source: string;
  state: string;
  /** Why it has failed. */
  code?: string;
  milliseconds: number;
  paths: readonly string[];
}

/** Fields of the response that have the same name and came about in the same way. */
export interface Row {
  /** Places in lists are left out: `listing.items[].offer.price`. */
  field: string;
  /** How many fields it stands for. */
  count: number;
  /** Null for what was answered without the provider. */
  from: Pick<CallProvenance, 'endpoint' | 'call' | 'source' | 'state' | 'code'> | null;
  /** Of the slowest call. */
  milliseconds: number;
  calls: number;
}

/**
 * Tells of every field that holds a value where it came from: from its own call, or its nearest ancestor's. A call that has failed
 * is told of also where its field is not there to be shown.
 */
export function provenanceRows(data: unknown, provenance: readonly CallProvenance[]): Row[] {
  const byPath = new Map<string, CallProvenance[]>();
  for (const provenanceCall of provenance)
    for (const path of provenanceCall.paths) byPath.set(path, [...(byPath.get(path) ?? []), provenanceCall]);
  const rows = new Map<string, Row & { served: Set<CallProvenance> }>();
  const placedCalls = new Set<CallProvenance>();
  const add = (field: string, provenanceCall: CallProvenance | undefined) => {
    const key = [field, provenanceCall?.endpoint, provenanceCall?.source, provenanceCall?.state, provenanceCall?.code].join(' ');
    const row = rows.get(key) ?? {
      field,
      count: 0,
      from: provenanceCall ?? null,
      milliseconds: 0,
      calls: 0,
      served: new Set<CallProvenance>(),
    };
    if (provenanceCall !== undefined) {
      row.served.add(provenanceCall);
      placedCalls.add(provenanceCall);
    }
    row.count += 1;
    row.milliseconds = Math.max(row.milliseconds, provenanceCall?.milliseconds ?? 0);
    rows.set(key, row);
  };
  for (const path of leavesOf(data, [])) for (const provenanceCall of originOf(path, byPath)) add(fieldOf(path), provenanceCall);
  const missing = provenance.filter((provenanceCall) => provenanceCall.state === 'failed' && !placedCalls.has(provenanceCall));
  for (const provenanceCall of missing) for (const path of provenanceCall.paths) add(fieldOf(stepsOf(path)), provenanceCall);
  return [...rows.values()].map(({ served, ...row }) => ({ ...row, calls: served.size }));
}

const fieldOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);

/** Names of GraphQL never begin with a digit, so what does is a place in a list. */
const stepsOf = (path: string): Path => path.split('.').map((step) => (/^\d/.test(step) ? Number(step) : step));

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  const isList = Array.isArray(value);
  const parts: [string | number, unknown][] = isList ? [...value.entries()] : Object.entries(value);
  // A list of plain values is one field, and so is an empty one.
  if (isList && parts.every(([, part]) => typeof part !== 'object' || part === null)) return [path];
  return parts.flatMap(([step, part]) => leavesOf(part, [...path, step]));
}

function originOf(path: Path, byPath: ReadonlyMap<string, readonly CallProvenance[]>): readonly (CallProvenance | undefined)[] {
  for (let length = path.length; length > 0; length -= 1) {
    const provenanceCall = byPath.get(path.slice(0, length).join('.'));
    if (provenanceCall !== undefined) return provenanceCall;
  }
  return [undefined];
}
