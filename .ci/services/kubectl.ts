import { join } from 'node:path';
import { binary, MissingProgram } from './binaries.ts';
import { must, privateCopy } from './cache.ts';
import { hasDebian, unpackDebian } from './debian.ts';

/** What puts the manifests together: `KUBECTL_PATH`, this machine's own, or a private copy. No cluster is asked. */
export async function findKubectl(): Promise<NodeJS.ProcessEnv> {
  return { KUBECTL_PATH: process.env.KUBECTL_PATH ?? binary('kubectl') ?? (await copied()) };
}

async function copied(): Promise<string> {
  const missing = 'kubectl is missing. Debian: apt-get install kubernetes-client; macOS: brew install kubectl; or set KUBECTL_PATH.';
  if (!hasDebian()) throw new MissingProgram(missing);
  try {
    const folder = await privateCopy(`kubectl-debian-${process.arch}`, async (into) => {
      await unpackDebian(into, ['kubernetes-client']);
      await must(join(into, 'tree/usr/bin/kubectl'), ['version', '--client'], into);
    });
    return join(folder, 'tree/usr/bin/kubectl');
  } catch (error) {
    throw new MissingProgram(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
  }
}
