import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domains, domainsIn } from '../checks/domains.ts';
import { root } from '../command.ts';
import { filesBelow } from '../sources.ts';
import { plantTree } from './tree.ts';

/** The domains of the repository itself. */
export const today: readonly string[] = domainsIn(readFileSync(join(root, 'services/registry.ts'), 'utf8'));

const parts = [
  ...filesBelow(root, 'services', /^(?:endpoints|registry)\.ts$/),
  ...filesBelow(root, 'schema', /\.graphql$/),
  ...filesBelow(root, 'graphql', /^(?:sources|resolvers)\.ts$/),
  ...['graphql/testing/whole-shop.ts', 'graphql/testing/operations.ts'],
  ...['answers', 'operations'].flatMap((folder) => filesBelow(root, `graphql/testing/${folder}`, /\.ts$/)),
  ...filesBelow(root, 'apps/gateway/sandbox/examples', /\.ts$/),
  ...filesBelow(root, 'apps/provider/src', /^handlers\.ts$/),
  ...filesBelow(root, 'apps/server/test/contract', /\.ts$/),
  ...['apps/gateway/sandbox/examples.ts', 'apps/web/app/routes.ts', 'apps/web/app/platform/head/screen-paths.ts'],
];

/** A copy of what makes a domain in every room and list, and of what one test plants beside it. */
export const plantedDomains = (files: Readonly<Record<string, string>> = {}): string => plantTree(files, parts);

const inRepository = Promise.resolve(domains.find(root));

/** What the check finds in such a copy, but for what it finds in the repository itself. */
export async function problemsIn(tree: string): Promise<readonly string[]> {
  const { problems: already } = await inRepository;
  const { problems } = await domains.find(tree);
  return problems.filter((problem) => !already.includes(problem));
}
