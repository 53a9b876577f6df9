import { createHash } from 'node:crypto';
import { externalMediaPrefix, type PictureAddresses } from '@vitrina/gateway/src/picture-addresses.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { formatFor, widthFor } from './make.ts';
import { PictureFailure } from './picture-failure.ts';
import type { Pictures } from './pictures.ts';

interface PictureRoutesOptions {
  addresses: PictureAddresses;
  pictures: Pictures;
}

const statuses = { absent: 404, away: 504, busy: 503 } as const;
/** As for the provider's own drawings. A failure is asked for again soon. */
const cacheControl = { found: 'public, max-age=86400, stale-while-revalidate=604800', absent: 'public, max-age=60' } as const;

/** Pictures of other hosts, by addresses that this shop has signed; `?w=` asks for a width in pixels. */
export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (app, { addresses, pictures }) => {
  const answer = async (
    request: FastifyRequest<{ Params: { '*': string }; Querystring: { w?: string | string[] } }>,
    reply: FastifyReply,
  ) => {
    const address = addresses.read(request.params['*']);
    if (address === undefined) return refuse(reply, new PictureFailure('absent', 'Not signed.'));
    const { w } = request.query;
    const format = formatFor(request.headers.accept);
    try {
      const { bytes } = await pictures(address, widthFor(typeof w === 'string' ? w : undefined), format);
      const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        etag: tag,
        vary: 'accept',
        'cache-control': cacheControl.found,
        // A picture that is opened by itself is a document of this origin, and may do nothing but be seen.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(bytes);
    } catch (error) {
      if (error instanceof PictureFailure) return refuse(reply, error);
      throw error;
    }
  };
  app.route({ method: ['GET', 'HEAD'], url: `${externalMediaPrefix}*`, handler: answer });
};

function refuse(reply: FastifyReply, { kind }: PictureFailure): FastifyReply {
  if (kind !== 'absent') reply.header('retry-after', '60');
  return reply
    .code(statuses[kind])
    .header('cache-control', kind === 'absent' ? cacheControl.absent : 'no-store')
    .type('text/plain; charset=utf-8')
    .send(kind === 'absent' ? 'Картинка не найдена.' : 'Картинка пока не загружается. Попробуйте чуть позже.');
}
