import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';

/** The one list of domains; every other one has to have the same. */
const registry = 'services/registry.ts';

/** The one list of the reference provider's handlers; it says on which floor each domain stands. */
export const handlerList = 'apps/provider/src/handlers.ts';

/** Where the handlers of a domain are, by that list; those of a new one begin in the catalogue. */
export const handlersOf = (domain: string, list: string): string =>
  `apps/provider/src/${new RegExp(`'\\./((?:[\\w-]+/)*${domain}/handlers\\.ts)'`).exec(list)?.[1] ?? `catalogue/${domain}/handlers.ts`}`;

/** What a domain has in each room. */
const parts: readonly ((domain: string, list: string) => string)[] = [(domain) => `services/${domain}/endpoints.ts`, handlersOf];
/** And what operations ask for has besides. */
const partsOfSchema: readonly ((domain: string) => string)[] = [(domain) => `schema/${domain}.graphql`];

interface Join {
  readonly file: string;
  readonly what: string;
  /** How it names a domain. */
  names(domain: string): RegExp;
}

/** Files that join the parts of all domains, and a folder of parts. */
const joins: readonly Join[] = [
  { file: registry, what: 'its declarations', names: (domain) => new RegExp(`'\\./${domain}/endpoints\\.ts'`) },
  { file: handlerList, what: 'its handlers', names: (domain) => new RegExp(`'\\./(?:[\\w-]+/)*${domain}/handlers\\.ts'`) },
];
/** And those of what operations ask for. */
const joinsOfSchema: readonly Join[] = [
  { file: 'apps/gateway/sandbox/examples', what: 'an example', names: (domain) => new RegExp(`\\bexample\\(\\s*'${domain}'`) },
];

/** Whoever adds a domain adds it everywhere: this names the file that is still to be written, whatever else does not compile yet. */
export const domains: Check = {
  find(root) {
    const read = (file: string): string =>
      file.endsWith('.ts')
        ? textOf(root, file)
        : filesBelow(root, file, /\.ts$/)
            .map((inner) => textOf(root, inner))
            .join('\n');
    const listedDomains = domainsIn(read(registry));
    const filesOnly = fileDomainsIn(read(registry));
    const expectedParts = (domain: string) =>
      filesOnly.includes(domain) ? { parts, joins } : { parts: [...parts, ...partsOfSchema], joins: [...joins, ...joinsOfSchema] };
    const declaredDomains = filesBelow(root, 'services', /^endpoints\.ts$/).map((file) => file.split('/')[1] ?? '');
    const describedDomains = filesBelow(root, 'schema', /\.graphql$/).map((file) => /(\w+)(?:-\w+)?\.graphql$/.exec(file)?.[1] ?? '');
    return {
      problems: [
        ...declaredDomains
          .filter((domain) => !listedDomains.includes(domain))
          .map((domain) => `services/${domain}/endpoints.ts is no domain yet: add ${domain} to ${registry}.`),
        ...[...new Set(describedDomains)]
          .filter((domain) => domain !== 'base' && !listedDomains.includes(domain))
          .map((domain) => `schema/${domain}.graphql belongs to no domain of ${registry}: npm run new -- domain ${domain}, or rename it.`),
        ...listedDomains.flatMap((domain) => [
          ...expectedParts(domain)
            .parts.map((part) => part(domain, read(handlerList)))
            .filter((file) => !existsSync(join(root, file)))
            .map((file) => `${domain} has no ${file}: write it; docs/adding-a-call.md says what belongs into it.`),
          ...expectedParts(domain)
            .joins.filter(({ file, names }) => !names(domain).test(read(file)))
            .map(({ file, what }) => `${domain} is missing in ${file}: add ${what}.`),
        ]),
        ...holesIn(root),
      ],
    };
  },
};

const textOf = (root: string, file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** What `npm run new` has left to whoever called it, and money that is converted elsewhere than in its field. */
function holesIn(root: string): string[] {
  return ['services', 'schema', 'graphql', 'apps']
    .flatMap((top) => filesBelow(root, top, /\.(?:tsx?|graphql|json)$/))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...holesOf(file, source), ...repeatedFieldsOf(file, source)];
    });
}

/** The provider's demonstration makes prices up, and `provider-spec` shares nothing with the shop. */
const definesItself = /^apps\/provider(?:\/demo|-spec)\/|\.(?:test|spec)\.ts$|^services\/(?:contract\/fields\/|rules\/price\.ts$)/;

/** What has one definition in `services`, as it looks when it is written again. */
const fields: readonly [written: RegExp, definition: string][] = [
  [/\w*(?:kopecks|rubles|price|sum|cost|amount|total)\w* ?[*/] 100\b/gi, 'contract/fields/money.ts: toKopecks and toRubles are for that'],
  [
    /\bconst \w*(?:rubles?|kopecks|min(?:imum)?Price)\w*(?:: number)? ?= ?1_?00;/gi,
    'rules/price.ts: minPrice, floorToRubles and ceilToRubles are for that',
  ],
  [/7\\d\{10\}|z\.email\(\)/g, 'contract/fields/person.ts'],
  [/\^\(?\\d\\d:\\d\\d/g, 'contract/fields/time.ts'],
  [/\[\\w\.&-\]\{1,80\}/g, 'contract/fields/id.ts'],
];

export const repeatedFieldsOf = (file: string, source: string): string[] =>
  definesItself.test(file)
    ? []
    : fields.flatMap(([written, definition]) =>
        [...source.matchAll(written)].map(([text]) => `${file}: «${text}» stands in services/${definition}.`),
      );

export const holesOf = (file: string, source: string): string[] =>
  source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/to fill: ([^'"`<;]+)/g)].map(([, what = '']) => `${file}:${index + 1}: still to be written: ${what.trim()}.`),
    );

/** The names that the registry's table has. */
export const domainsIn = (source: string): string[] => wordsIn(/^export const domains = \{(.*?)\}/ms.exec(source)?.[1]);

/** Those of them that are in no schema. */
export const fileDomainsIn = (source: string): string[] => wordsIn(/^export const fileDomains = \[(.*?)\]/ms.exec(source)?.[1]);

const wordsIn = (text = ''): string[] => [...text.matchAll(/\w+/g)].map(([word]) => word);
