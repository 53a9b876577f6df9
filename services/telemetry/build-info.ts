import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Gauge, type Registry } from 'prom-client';
import * as z from 'zod';

export interface BuildInfo {
  /** Of the product, as `package.json` at the top has it. */
  readonly version: string;
  /** Of its sources: `REVISION`, which an image has, or the commit of the clone it runs from. */
  readonly revision: string;
}

const top = new URL('../../', import.meta.url);
const manifest = z.object({ version: z.string() });
let cachedInfo: BuildInfo | undefined;

/** What runs here; read once. */
export function buildInfo(env: Readonly<Record<string, string | undefined>> = process.env): BuildInfo {
  cachedInfo ??= {
    version: manifest.parse(JSON.parse(readFileSync(new URL('package.json', top), 'utf8'))).version,
    revision: env.REVISION?.trim() || commit(),
  };
  return cachedInfo;
}

export function countBuild(registry: Registry): void {
  new Gauge({
    name: 'vitrina_build_info',
    help: 'Always 1: which version and revision runs, of the shop and of the reference provider.',
    labelNames: ['version', 'revision', 'node'],
    registers: [registry],
  }).set({ ...buildInfo(), node: process.versions.node }, 1);
}

function commit(): string {
  try {
    const cwd = fileURLToPath(top);
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
