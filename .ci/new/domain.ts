import { domainsIn, fileDomainsIn, handlerList, handlersOf } from '../checks/domains.ts';
import type { Tree } from './tree.ts';

const registry = 'services/registry.ts';

export const hasDomain = (tree: Tree, domain: string): boolean => domainsIn(tree.read(registry)).includes(domain);

/** A domain in every room and list, still without a call: its schema begins with the first one. */
export function addDomain(tree: Tree, domain: string): void {
  if (!/^[a-z][a-zA-Z]*$/.test(domain)) throw new Error(`«${domain}» is no name of a domain: small letters, as in favourites.`);
  if (hasDomain(tree, domain)) throw new Error(`${domain} is a domain already.`);

  tree.create(
    `services/${domain}/endpoints.ts`,
    `import { endpoints } from '../contract/endpoint.ts';\n\nexport const ${domain} = endpoints('${domain}', {});\n`,
  );
  tree.import(registry, [domain], `./${domain}/endpoints.ts`);
  tree.addTo(registry, /^export const domains = \{/m, domain);

  tree.create(
    handlersOf(domain, tree.read(handlerList)),
    `import type { ${domain} as endpoints } from '@vitrina/services/${domain}/endpoints.ts';\nimport type { Handlers } from '../../platform/http/implement.ts';\n\nexport const ${domain}: Handlers<typeof endpoints> = {};\n`,
  );
  tree.import(handlerList, [domain], `./catalogue/${domain}/handlers.ts`);
  tree.addTo(handlerList, /^export const handlers\b.* = \{/m, domain);
}

/** Whether its calls carry files only, so that no schema has it. */
export const isOfFiles = (tree: Tree, domain: string): boolean => fileDomainsIn(tree.read(registry)).includes(domain);

/** An operation may ask for something of it from now on. */
export function openToOperations(tree: Tree, domain: string): void {
  tree.replace(registry, /^export const fileDomains = \[.*?\]/ms, (list) =>
    list.replace(new RegExp(`,\\s*'${domain}'|'${domain}'(?:,\\s*)?`), ''),
  );
}

/** A file of the domain that is written with the first thing that belongs into it, and joined to those of the others. */
function ensureDomainFile(tree: Tree, file: string, text: string, list: string, opening: RegExp, name: string, entry: string): string {
  if (tree.has(file)) return file;
  tree.create(file, text);
  tree.import(list, [name], `./${file.slice(list.lastIndexOf('/') + 1)}`);
  tree.addTo(list, opening, entry);
  return file;
}

/** Where its resolvers stand. */
export const resolversFile = (tree: Tree, domain: string): string =>
  ensureDomainFile(
    tree,
    `graphql/${domain}/resolvers.ts`,
    `import type { Resolvers } from '../generated/resolvers.ts';\n\nexport const resolvers: Pick<Resolvers, never> = {};\n`,
    'graphql/resolvers.ts',
    /^const byDomain\b.* = \{/m,
    `resolvers as ${domain}`,
    domain,
  );

/** Where the sources stand that no declaration has as they are. */
export const sourcesFile = (tree: Tree, domain: string): string =>
  ensureDomainFile(
    tree,
    `graphql/${domain}/sources.ts`,
    'export const sources = {};\n',
    'graphql/sources.ts',
    /^const byDomain\b.* = \{/m,
    `sources as ${domain}`,
    domain,
  );

/** Where the operations of its changes stand. */
export const operationsFile = (tree: Tree, domain: string): string =>
  ensureDomainFile(
    tree,
    `graphql/testing/operations/${domain}.ts`,
    `import { type Operations } from './operation.ts';\n\nexport const ${domain}: Operations = {};\n`,
    'graphql/testing/operations.ts',
    /^const writtenOperations\b[^{]*= \{/m,
    domain,
    `...${domain}`,
  );

/** Where the rows of the contract test stand that no declaration says. */
export function rowsFile(tree: Tree, domain: string): string {
  const opening = new RegExp(`^export const ${domain}: Rows<'${domain}'> = \\{`, 'm');
  const knownRowsFile = tree.filesIn('apps/server/test/contract').find((path) => opening.test(tree.read(path)));
  return (
    knownRowsFile ??
    ensureDomainFile(
      tree,
      `apps/server/test/contract/${domain}.ts`,
      `import type { Rows } from './row.ts';\n\nexport const ${domain}: Rows<'${domain}'> = {};\n`,
      'apps/server/test/contract/table.ts',
      /^const table\b.* = \{/m,
      domain,
      domain,
    )
  );
}
