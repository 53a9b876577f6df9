import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { derivedSources } from './graphql/derived-sources.ts';

const inTree = (pattern: string): { file: string; source: string }[] =>
  globSync(pattern, { cwd: import.meta.dirname }).map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** Types of the schema behind which something stands. */
const schemaTypes = new Set(
  inTree('schema/*.graphql').flatMap(({ source }) => [...source.matchAll(/^(?:type|interface|union) (\w+)/gm)].map(([, name]) => name)),
);

/** What stands behind each: the type of the same name that `graphql/<domain>/sources.ts` exports, or one that the declarations have. */
const sourceTypes = new Map(
  inTree('graphql/!(generated)/sources.ts').flatMap(({ file, source }) =>
    exportedTypes(source)
      .filter((type) => schemaTypes.has(type))
      .map((type) => [type, `../${relative('graphql', file)}`]),
  ),
);
const derived = derivedSources(
  buildSchema(
    inTree('schema/*.graphql')
      .map(({ source }) => source)
      .join('\n'),
  ),
);
const mappers = Object.fromEntries([
  ...[...sourceTypes].map(([type, file]) => [type, `${file}#${type}`]),
  ...[...derived.keys()].map((type) => [type, `./sources.ts#${type}`]),
]);

/** The derived ones as they are generated, with what they are made of. */
function textOfSources(): string {
  const types = [...derived].map(([name, { type }]) => `export type ${name} = ${type};`).join('\n');
  const used = (name: string): boolean => new RegExp(`\\b${name}\\b(?!')`).test(types);
  const imports = [...sourceTypes].flatMap(([type, file]) => (used(type) ? [`import type { ${type} } from '${file}';`] : [])).toSorted();
  return `import type { Output, Page } from '@vitrina/services/contract/endpoint.ts';
import type { Domains } from '@vitrina/services/registry.ts';
${imports.join('\n')}

${types}
`;
}

function exportedTypes(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return [...declared, ...passedOn];
}

/** Types are generated from `schema/` into the rooms that use them; `npm run verify` fails when they are stale. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/generated/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, commentDescriptions: false } },
    'graphql/generated/sources.ts': { plugins: [{ add: { content: textOfSources() } }] },
    'graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context/context.ts#Context',
        mapperTypeSuffix: 'Row',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        mappers,
        makeResolverTypeCallable: true,
        resolversNonOptionalTypename: false,
        avoidOptionals: { field: false, inputValue: false, object: false, defaultValue: false },
        inputMaybeValue: 'T | null | undefined',
        scalars: { ID: '@vitrina/services/contract/wire.ts#Id', Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    'apps/web/app/generated/': {
      documents: ['apps/web/app/**/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    // An application of somebody else, as docs/clients.md shows it; Node runs it as it is.
    'docs/examples/stock-table/generated/': {
      documents: ['docs/examples/stock-table/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        scalars: { Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    'docs/examples/moderation/generated/': {
      documents: ['docs/examples/moderation/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        scalars: { Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    // The same without a GraphQL library: operations are texts that know their types.
    'docs/examples/purchase/generated/': {
      documents: ['docs/examples/purchase/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        scalars: { Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
    'docs/examples/back-office/generated/': {
      documents: ['docs/examples/back-office/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
        scalars: { Kopecks: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
