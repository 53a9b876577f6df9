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

  tree.create(
    `apps/server/test/declared/${domain}.ts`,
    `import type { Rows } from './row.ts';\n\nexport const ${domain}: Rows<'${domain}'> = {};\n`,
  );
  tree.import('apps/server/test/declared/table.ts', [domain], `./${domain}.ts`);
  tree.addTo('apps/server/test/declared/table.ts', /^const table\b.* = \{/m, domain);

  openToOperations(tree, domain);
}

/** Whether its calls carry files only, so that no schema has it. */
export const isOfFiles = (tree: Tree, domain: string): boolean => fileDomainsIn(tree.read(registry)).includes(domain);

/** What it has besides as soon as an operation may ask for something of it. */
export function openToOperations(tree: Tree, domain: string): void {
  if (isOfFiles(tree, domain)) {
    tree.replace(registry, /^export const fileDomains = \[.*?\]/ms, (list) =>
      list.replace(new RegExp(`,\\s*'${domain}'|'${domain}'(?:,\\s*)?`), ''),
    );
  }
  tree.create(`graphql/${domain}/sources.ts`, 'export const sources = {};\n');
  tree.create(
    `graphql/${domain}/resolvers.ts`,
    `import type { Resolvers } from '../generated/resolvers.ts';\n\nexport const resolvers: Pick<Resolvers, never> = {};\n`,
  );
  for (const list of ['sources', 'resolvers']) {
    tree.import(`graphql/${list}.ts`, [`${list} as ${domain}`], `./${domain}/${list}.ts`);
    tree.addTo(`graphql/${list}.ts`, /^const byDomain\b.* = \{/m, domain);
  }
  tree.create(
    `graphql/testing/answers/${domain}.ts`,
    `import { type WholeShop } from '../provider.ts';\n\nexport const ${domain}: WholeShop['${domain}'] = {};\n`,
  );
  tree.import('graphql/testing/whole-shop.ts', [domain], `./answers/${domain}.ts`);
  tree.addTo('graphql/testing/whole-shop.ts', /^export const shop\b.* => \(\{/m, `  ${domain}: { ...${domain}, ...over.${domain} }`);
  tree.create(
    `graphql/testing/operations/${domain}.ts`,
    `import { type Operations } from './operation.ts';\n\nexport const ${domain}: Operations = {};\n`,
  );
  tree.import('graphql/testing/operations.ts', [domain], `./operations/${domain}.ts`);
  tree.addTo('graphql/testing/operations.ts', /^export const operations\b[^{]*= \{/m, `...${domain}`);
}
