import { callTable } from '@vitrina/graphql/commands/calls.ts';

/** `npm run calls`: which call of the provider is reached from which fields of the schema, as TSV. */
process.stdout.write(callTable());
