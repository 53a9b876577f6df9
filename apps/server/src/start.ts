import { stopWithParent } from '@vitrina/services/process/stop-with-parent.ts';

const [major = '0'] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Vitrina needs Node 24 or newer; this is ${process.versions.node}. On Linux «npm install» brings it along; elsewhere install it from nodejs.org.\n`,
  );
  process.exit(1);
}

stopWithParent();
// Loaded when the version is known to be one that can.
const { enableSharedCompileCache: keepCompiled } = await import('./compile-cache.ts');
keepCompiled();
const { buildShop } = await import('./build.ts');
const { buildFolderVariable: builtVariable } = await import('./build-store.ts');
const folder = await buildShop();
if (folder === undefined) process.exit(1);
process.env[builtVariable] = folder;
await import('./main.ts');
