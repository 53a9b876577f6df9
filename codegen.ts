import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types are generated from `schema/` into the rooms that use them; `npm run verify` fails when they are stale. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/generated/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, commentDescriptions: false } },
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
        defaultMapper: 'unknown',
        avoidOptionals: { field: false, inputValue: false, object: false, defaultValue: false },
        inputMaybeValue: 'T | null | undefined',
        scalars: { Rubles: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
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
        scalars: { Rubles: 'number', Phone: 'string', DateTime: 'string', Date: 'string' },
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
