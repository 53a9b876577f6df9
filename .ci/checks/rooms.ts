import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';
import { importsOf } from './imports.ts';

/** What a room may import besides itself and packages from the registry. */
interface Room {
  /** Folder, from the root. */
  folder: string;
  /** Imports that are allowed, as paths from the root. */
  may: readonly RegExp[];
  /** Packages from the registry that are not for this room. */
  never: readonly RegExp[];
}

const react = /^(?:react|react-dom|react-router|@react-router\/.+)(?:\/|$)/;
const fastify = /^(?:fastify|@fastify\/.+)(?:\/|$)/;
const graphqlPackage = /^(?:graphql|graphql-jit|@apollo\/.+)(?:\/|$)/;
const undici = /^undici(?:\/|$)/;

/** The table of rooms: what each may take from the others. The longest folder that fits a file is its room. */
export const table: readonly Room[] = [
  { folder: 'apps/store', may: [/^apps\/(?:gateway|provider|web)\//], never: [graphqlPackage] },
  { folder: 'apps/store/e2e', may: [], never: [fastify, graphqlPackage] },
  // Measures every room side by side with what others would have written.
  { folder: 'apps/store/bench', may: [/^(?:apps\/(?:gateway|store|web)|graphql|schema|services)\//], never: [] },
  // Keeps the whole house under load; its processes and its spoilt provider are those of the tests.
  { folder: 'apps/store/soak', may: [/^apps\/store\/test\/(?:faulty|process|until)\.ts$/], never: [graphqlPackage] },
  // Puts the whole house together and says by the declarations what its provider should have answered.
  { folder: 'apps/store/test', may: [/^apps\/(?:gateway|provider|store|web)\//, /^services\//], never: [] },
  // Writes operations from what the running shop says of its schema.
  { folder: 'apps/store/fuzz', may: [/^apps\/store\/test\//, /^services\/testing\//], never: [fastify] },
  // What it knows of the gateway are the types generated from its own operations.
  { folder: 'apps/web', may: [], never: [/^graphql-jit$/, /^@apollo\/server(?:\/|$)/, undici] },
  { folder: 'apps/gateway', may: [/^graphql\//, /^schema\//], never: [react, undici] },
  // The page on which developers try GraphQL is the one screen outside of the web room.
  { folder: 'apps/gateway/sandbox', may: [/^apps\/gateway\/src\/limits\//], never: [fastify, undici] },
  { folder: 'graphql', may: [/^schema\//, /^services\//], never: [fastify, react, undici] },
  { folder: 'schema', may: [], never: [/./] },
  { folder: 'services', may: [], never: [fastify, react, graphqlPackage] },
  // The types of a declaration need nothing but zod, and the one codec of brackets in a query.
  { folder: 'services/contract', may: [], never: [/^(?!zod(?:\/|$)|qs$)/] },
  {
    folder: 'apps/provider',
    // The contract, a domain's declarations, tracing; never the engine.
    may: [
      /^services\/contract\/(?!.*\.test\.)/,
      /^services\/registry\.ts$/,
      /^services\/telemetry\//,
      /^services\/[^/]+\/(?:endpoints|vocabulary)\.ts$/,
      /^services\/products\/(?:card|product)\.ts$/,
    ],
    never: [react, graphqlPackage, undici],
  },
];

/** No room takes from another what the table of rooms does not give it. */
export const rooms: Check = {
  name: 'rooms',
  find: (root) => ({
    problems: ['apps', 'graphql', 'schema', 'services']
      .flatMap((top) => filesBelow(root, top, /(?<!\.d)\.tsx?$/))
      .flatMap((file) =>
        importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ specifier, line }) => {
          const reason = refusal(file, specifier);
          return reason === undefined ? [] : [`${file}:${line}: «${specifier}»: ${reason}`];
        }),
      ),
  }),
};

/** Why this file may not import this; undefined when it may. */
function refusal(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  if (room === undefined || isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined;
  const target = targetOf(file, specifier);
  if (target === undefined) {
    const isRefused = !isTest(file) && room.never.some((pattern) => pattern.test(specifier));
    return isRefused ? `${room.folder} does without this package` : undefined;
  }
  const other = roomOf(target);
  if (other === undefined) return `${target} belongs to no room`;
  // A part with rules of its own (the sandbox, the contract) may be taken by the rest of its room.
  if (other === room || other.folder.startsWith(`${room.folder}/`)) return undefined;
  return room.may.some((pattern) => pattern.test(target)) ? undefined : `${room.folder} may not import ${other.folder}`;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The room of a file; a test in a part of a room may take what the whole room may. */
function roomOf(file: string): Room | undefined {
  const fitting = table.filter(({ folder }) => file.startsWith(`${folder}/`)).sort((a, b) => b.folder.length - a.folder.length);
  return isTest(file) ? fitting.at(-1) : fitting[0];
}

/** Path from the root of what is imported; undefined for a package from the registry. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, workspace, path = ''] = /^@vitrina\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (workspace === undefined) return undefined;
  return `${['services', 'schema', 'graphql'].includes(workspace) ? workspace : `apps/${workspace}`}/${path}`;
}
