import { spawn } from 'node:child_process';

/** What opens an address on a system: `cmd` takes a title before it. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/** Opens an address in the browser of whoever sits there; a machine without one stays as it is. */
export function openBrowser(address: string, platform = process.platform): void {
  const [opener, ...args] = openers[platform] ?? ['xdg-open'];
  const child = spawn(opener, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => process.stdout.write(`  No browser could be opened; the shop is at ${address}\n\n`));
  child.unref();
}
