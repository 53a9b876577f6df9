import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/vitrina', import.meta.url));

/**
 * Keeps what Node has compiled for the next start, of this process and of those that it starts: they begin in half the time. Called
 * before anything large is loaded; whoever has set `NODE_COMPILE_CACHE` has a place of their own. Where nothing can be written it costs only speed.
 */
export function enableSharedCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= folder;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
