import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** The disk that a folder lies on. A folder that is not there yet has no figures. */
export function countDisk(registry: Registry, folder: string): void {
  const registers = [registry];
  const readStats = () => statfs(folder).catch(() => undefined);
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
