import { gateway } from './gateway.ts';
import { provider } from './provider.ts';
import { server } from './server.ts';
import { web } from './web.ts';

/** Spread over the rooms by their size. */
export const mutants = [...web, ...provider, ...gateway, ...server];
