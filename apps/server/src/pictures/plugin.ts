import { join } from 'node:path';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import type { PictureAddresses } from '@vitrina/gateway/src/picture-addresses.ts';
import type { FastifyPluginAsync } from 'fastify';
import { createFetchPicture } from './fetch.ts';
import { createFileCache } from './file-cache.ts';
import { createPictures } from './pictures.ts';
import { pictureRoutes } from './routes.ts';

interface Options {
  addresses: PictureAddresses;
  configuration: Pick<Configuration, 'DATA_DIR' | 'PICTURE_DISK' | 'PICTURE_ORIGINS'>;
}

/** Pictures of other hosts by the shop's own origin: fetched once, resized, kept on disk. */
export const picturesElsewhere: FastifyPluginAsync<Options> = async (app, { addresses, configuration }) => {
  const { DATA_DIR, PICTURE_DISK, PICTURE_ORIGINS } = configuration;
  const fetchPicture = createFetchPicture({ origins: PICTURE_ORIGINS });
  app.addHook('onClose', () => fetchPicture.close());
  const shelf = createFileCache(join(DATA_DIR, 'pictures'), PICTURE_DISK * 1024 * 1024);
  await app.register(pictureRoutes, { addresses, pictures: createPictures({ fetchPicture, shelf, log: app.log }) });
};
