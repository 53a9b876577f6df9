import { clientSdlOf } from '@vitrina/graphql/client-sdl.ts';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** A schema as clients know it, out of what was given out or of a client's own copy. */
export const clientSchemaOf = (text: string): GraphQLSchema => buildSchema(clientSdlOf(text));
