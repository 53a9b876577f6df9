import { gateway } from './list/gateway.ts';
import { provider } from './list/provider.ts';
import { server } from './list/server.ts';
import { web } from './list/web.ts';

/** Spread over the rooms by their size. */
export const mutants = [...web, ...provider, ...gateway, ...server];
