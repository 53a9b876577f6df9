import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../sources.ts';

/** A metric as the code declares it. */
export interface Metric {
  readonly name: string;
  /** `counter`, `gauge`, `histogram` or `summary` */
  readonly type: string;
  readonly help: string;
  readonly labels: readonly string[];
}

/** `new Counter({ name: 'vitrina_…', help: '…', labelNames: ['…'] })` */
const constructorPattern = /new (Counter|Gauge|Histogram|Summary)(?:<[^>]*>)?\(\{(.*?)\}\)/gs;
/** `counter('vitrina_…', '…', 'label', 'label')`, where a file has many of a kind. */
const helperPattern = /\b(counter|gauge|histogram|summary)\(\s*'(vitrina_\w+)',\s*'([^']*)'((?:,\s*'\w+')*),?\s*\)/g;
const quotedName = /'(vitrina_\w+)'/g;

/**
 * Every metric of the shop's own that a source of the tree makes, by name. Those of the process itself are prom-client's.
 * Throws on one that is declared in a way this does not read.
 */
export function metricsIn(root: string): Metric[] {
  const sources = ['services', 'graphql', 'apps']
    .flatMap((folder) => filesBelow(root, folder, /(?<!\.test)\.ts$/))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes("from 'prom-client'"));
  const metrics = sources.flatMap((source) => [
    ...[...source.matchAll(constructorPattern)].map(([, type = '', body = '']) => metricOf(type.toLowerCase(), body)),
    ...[...source.matchAll(helperPattern)].map(([, type = '', name = '', help = '', labels = '']) => ({
      name,
      type,
      help,
      labels: wordsIn(labels),
    })),
  ]);
  const knownNames = new Set(metrics.map(({ name }) => name));
  for (const [, name = ''] of sources.flatMap((source) => [...source.matchAll(quotedName)])) {
    if (!knownNames.has(name)) throw new Error(`${name} is declared in a way that no page can be made of.`);
  }
  return metrics.filter(({ name }) => name.startsWith('vitrina_')).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function metricOf(type: string, body: string): Metric {
  const [, name = ''] = /\bname: '([^']*)'/.exec(body) ?? [];
  const [, help = ''] = /\bhelp: '([^']*)'/.exec(body) ?? [];
  const [, labels = ''] = /\blabelNames: \[([^\]]*)\]/.exec(body) ?? [];
  return { name, type, help, labels: wordsIn(labels) };
}

const wordsIn = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
