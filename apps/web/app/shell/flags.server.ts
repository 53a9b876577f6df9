import type { RouterContextProvider } from 'react-router';
import { query } from '../gateway/query.server.ts';
import { FlagsDocument } from '../generated/graphql.ts';
import { type Flags, flagsOf } from './flags.ts';

/** The flags, for a loader whose parts they switch. */
export const askFlags = async (context: Readonly<RouterContextProvider>, request: Request): Promise<Flags> =>
  flagsOf((await query(context, request, FlagsDocument, {})).data?.features);
