import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';
import { importsOf, targetOf } from './imports.ts';

/** What a room may import besides itself and packages from the registry. */
interface Room {
  /** Folder, from the root. */
  folder: string;
  /** Imports that are allowed, as paths from the root. */
  may: readonly RegExp[];
  /** Packages from the registry that are not for this room. */
  never: readonly RegExp[];
  /** Whoever does not want it deletes the folder: nobody imports from it, not even a test. */
  isRemovable?: boolean;
}

const react = /^(?:react|react-dom|react-router|@react-router\/.+)(?:\/|$)/;
const fastify = /^(?:fastify|@fastify\/.+)(?:\/|$)/;
const graphqlPackage = /^(?:graphql|graphql-jit|@apollo\/.+)(?:\/|$)/;
const undici = /^undici(?:\/|$)/;

/** What both sides count by, and a screen as well: functions of numbers, which know of nothing else. */
const rulesOfBoth = /^services\/rules\/(?!.*\.test\.)/;

/** What a field may hold, for forms and addresses as for the wire. */
const fieldsOfBoth = /^services\/contract\/fields\/(?!.*\.test\.)/;

/** Of `services`: the contract, a domain's declarations, tracing; never the engine. */
const declarations = [
  /^services\/(?:contract|files)\/(?!.*\.test\.)/,
  /^services\/registry\.ts$/,
  /^services\/telemetry\//,
  /^services\/[^/]+\/(?:endpoints|vocabulary)\.ts$/,
  /^services\/products\/(?:card|product)\.ts$/,
  /^services\/tradein\/(?:devices|exchange|exchange-device|exchange-vocabulary)\.ts$/,
  // Which method may pay what: one rule for the shop's list and the provider's word.
  /^services\/payments\/eligibility\.ts$/,
  rulesOfBoth,
];

/** The table of rooms: what each may take from the others. The longest folder that fits a file is its room. */
export const table: readonly Room[] = [
  // Of the contract: which addresses of the provider are seen by the shop's own origin, and how the shop shows who it is.
  {
    folder: 'apps/server',
    may: [/^apps\/(?:gateway|provider|web)\//, /^services\/contract\/(?:headers|passed-through)\.ts$/],
    never: [graphqlPackage],
  },
  // Starts the house, and the provider of a company in front of which it stands once; signs in as whom the house greets with; walks
  // past all routes of the screens, and reads what search engines are told as the tests of the screens do.
  {
    folder: 'apps/server/e2e',
    may: [
      /^apps\/provider-spec\/src\/main\.ts$/,
      /^apps\/server\/src\/(?:main|demo-staff)\.ts$/,
      /^apps\/web\/app\/(?:routes|testing\/structured)\.ts$/,
    ],
    never: [fastify, graphqlPackage],
  },
  // Measures every room side by side with what others would have written.
  { folder: 'apps/server/bench', may: [/^(?:apps\/(?:gateway|server|web)|graphql|schema|services)\//], never: [] },
  // Keeps the whole house under load; its processes and its spoilt provider are those of the tests.
  { folder: 'apps/server/soak', may: [/^apps\/server\/test\/(?:faulty|process|until)\.ts$/], never: [graphqlPackage] },
  // Buys in the whole house while parts of it are killed.
  { folder: 'apps/server/chaos', may: [/^apps\/(?:provider|server\/test)\//, /^services\/testing\//], never: [graphqlPackage, fastify] },
  // Puts the whole house together and says by the declarations what its provider should have answered.
  { folder: 'apps/server/test', may: [/^apps\/(?:gateway|provider|server|web)\//, /^services\//], never: [] },
  // Writes operations from what the running shop says of its schema.
  { folder: 'apps/server/fuzz', may: [/^apps\/server\/test\//, /^services\/testing\//], never: [fastify] },
  // What it knows of the gateway are the types generated from its own operations; what both count they count alike.
  { folder: 'apps/web', may: [rulesOfBoth, fieldsOfBoth], never: [/^graphql-jit$/, /^@apollo\/server(?:\/|$)/, undici] },
  { folder: 'apps/gateway', may: [/^graphql\//, /^schema\//], never: [react, undici] },
  // The page on which developers try GraphQL is the one screen outside of the web room.
  { folder: 'apps/gateway/sandbox', may: [/^apps\/gateway\/src\/limits\//], never: [fastify, undici] },
  { folder: 'graphql', may: [/^schema\//, /^services\//], never: [fastify, react, undici] },
  { folder: 'schema', may: [], never: [/./] },
  { folder: 'services', may: [], never: [fastify, react, graphqlPackage] },
  { folder: 'services/rules', may: [], never: [/./] },
  // How a file comes in a form and is told by its content: both sides of the wire read it alike.
  { folder: 'services/files', may: [/^services\/contract\//], never: [/^(?!@fastify\/busboy$)/] },
  // The types of a declaration need nothing but zod, and the one codec of brackets in a query.
  { folder: 'services/contract', may: [], never: [/^(?!zod(?:\/|$)|qs$)/] },
  { folder: 'apps/provider', may: declarations, never: [react, graphqlPackage, undici] },
  // What another company answers: by the specification, so nothing of the declarations.
  { folder: 'apps/provider-spec', may: [], never: [react, graphqlPackage, undici, /^zod(?:\/|$)/] },
  // Drawn and written for any catalogue: they know of goods what a subject says.
  { folder: 'apps/provider/pictures', may: [], never: [/./] },
  {
    folder: 'apps/provider/manuals',
    // Values are written in them as on the product's page.
    may: [/^apps\/provider\/pictures\//, /^apps\/provider\/src\/products\/(?:units|values)\.ts$/],
    never: [/^(?!pdfkit$|dejavu-fonts-ttf(?:\/|$))/],
  },
  {
    folder: 'apps/provider/demo',
    may: [...declarations, /^apps\/provider\/(?:manuals|pictures|src)\//],
    never: [fastify, react, graphqlPackage, undici],
    isRemovable: true,
  },
];

/** No room takes from another what the table of rooms does not give it. */
export const rooms: Check = {
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
  if (other.isRemovable && !file.startsWith(`${other.folder}/`)) return `${other.folder} may be deleted, so nothing imports it`;
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
