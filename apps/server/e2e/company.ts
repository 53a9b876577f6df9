import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

type Server = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]>;

interface Company {
  /** Where the shop in front of the company's provider answers. */
  shop: string;
  /** The bank, known by another name than the shop: to a browser it is another site. */
  acquirer: string;
  servers: Server[];
}

/** Command of a program, by its path from here. */
export const nodeCommand = (file: string): string => `"${process.execPath}" "${fileURLToPath(new URL(file, import.meta.url))}"`;
const gracefulShutdown = { signal: 'SIGINT', timeout: 15_000 } as const;

/** A company's provider that speaks only the specification, its bank, and the shop's production build in front of both. */
export function companyServers([shopPort = '', providerPort = '', acquirerPort = '', picturesPort = '']: readonly string[]): Company {
  const shop = `http://127.0.0.1:${shopPort}`;
  const api = `http://127.0.0.1:${providerPort}/store-api/v7`;
  const acquirer = `http://localhost:${acquirerPort}`;
  return {
    shop,
    acquirer,
    servers: [
      {
        command: nodeCommand('../../provider-spec/src/main.ts'),
        url: `${api}/v2/branch/get`,
        env: { PORT: providerPort, ACQUIRER_PORT: acquirerPort, PICTURES_PORT: picturesPort },
        gracefulShutdown,
      },
      {
        command: nodeCommand('../src/main.ts'),
        url: `${shop}/health/ready`,
        timeout: 600_000,
        env: {
          PORT: shopPort,
          PROVIDER_API_URL: api,
          ACQUIRER_ORIGINS: acquirer,
          PICTURE_ORIGINS: `http://127.0.0.1:${picturesPort}`,
          DATA_DIR: join(process.env.E2E_DATA ?? '', 'company'),
          SESSION_SECRET: 'a secret of the journeys, kept nowhere',
          LOG_LEVEL: 'warn',
          DEADLINE_FACTOR: '10',
        },
        gracefulShutdown,
      },
    ],
  };
}
