import { headers as names } from '@vitrina/services/contract/headers.ts';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { notFound } from '../../platform/refusal.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { codecs } from './codecs.ts';
import { pictureAddresses } from './routes.ts';
import { lifetimeOf } from './version.ts';

/** Points of a picture that is shown beside a link elsewhere. */
const size = { width: 1200, height: 630 } as const;
/** Points an inch at which a drawing is read, so that it is not made larger afterwards. */
const density = 144;
const backgroundColour = '#ffffff';
/** Such pictures kept in memory. */
const maxCachedPictures = 200;

interface CachedPicture {
  picture: Promise<Buffer>;
  readonly length: number;
}

/** Each picture by the same address as `.jpg` (`/media/products/1/0.jpg`): messengers and social networks show no vector drawings. */
export function rasterRoutes(app: FastifyInstance): void {
  const cached = createBoundedCache<CachedPicture>(maxCachedPictures);
  const oneByOne = pLimit(1);
  const renderPicture = (drawing: Buffer): Promise<Buffer> =>
    oneByOne(async () => {
      const sharp = await codecs();
      const picture = sharp(drawing, { density }).resize({ ...size, fit: 'contain', background: backgroundColour });
      return picture.flatten({ background: backgroundColour }).jpeg().toBuffer();
    });

  for (const address of pictureAddresses)
    app.get(`${address}.jpg`, async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://provider');
      // It is always drawn at the size of the picture: the width that pages ask of drawings would be multiplied by the density.
      searchParams.delete('w');
      // As whoever asked: the drawing answers nobody else.
      const providerKey = request.headers[names.providerKey];
      const key = providerKey === undefined ? {} : { [names.providerKey]: providerKey };
      const { statusCode, headers, rawPayload } = await app.inject({
        url: `${pathname.replace(/jpg$/, 'svg')}?${searchParams}`,
        headers: key,
      });
      if (statusCode !== 200) throw notFound('Картинка не найдена');
      const { picture } = cached(String(headers.etag), () => ({ picture: renderPicture(rawPayload), length: 1 }));
      return reply
        .headers({ 'cache-control': lifetimeOf(searchParams), 'x-content-type-options': 'nosniff' })
        .type('image/jpeg')
        .send(await picture);
    });
}
