import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** The disk that a folder lies on, or will when somebody writes to it. */
export function countDisk(registry: Registry, folder: string): void {
  const registers = [registry];
  const readStats = () => statsOf(resolve(folder));
  new Gauge({
    name: 'vitrina_disk_free_bytes',
    help: 'What may still be written below DATA_DIR.',
    labelNames: ['of'],
    registers,
    async collect() {
      const stats = await readStats();
      if (stats !== undefined) this.set({ of: 'data' }, stats.bavail * stats.bsize);
    },
  });
  new Gauge({
    name: 'vitrina_disk_bytes',
    help: 'How large that disk is.',
    labelNames: ['of'],
    registers,
    async collect() {
      const stats = await readStats();
      if (stats !== undefined) this.set({ of: 'data' }, stats.blocks * stats.bsize);
    },
  });
}

async function statsOf(folder: string): Promise<StatsFs | undefined> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats === undefined && dirname(folder) !== folder ? statsOf(dirname(folder)) : stats;
}
