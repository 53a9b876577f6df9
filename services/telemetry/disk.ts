import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** The disk that a folder lies on. A folder that is not there yet has no figures. */
export function countDisk(registry: Registry, folder: string): void {
  const registers = [registry];
  const look = () => statfs(folder).catch(() => undefined);
  new Gauge({
    name: 'vitrina_disk_free_bytes',
    help: 'What may still be written below DATA_DIR.',
    labelNames: ['of'],
    registers,
    async collect() {
      const found = await look();
      if (found !== undefined) this.set({ of: 'data' }, found.bavail * found.bsize);
    },
  });
  new Gauge({
    name: 'vitrina_disk_bytes',
    help: 'How large that disk is.',
    labelNames: ['of'],
    registers,
    async collect() {
      const found = await look();
      if (found !== undefined) this.set({ of: 'data' }, found.blocks * found.bsize);
    },
  });
}
