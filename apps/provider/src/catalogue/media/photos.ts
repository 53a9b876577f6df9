import { commentStatuses } from '@vitrina/services/comments/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';
import { sides } from './photo-format.ts';

/**
 * `/media/comments/{name}.webp`: photos of reviews, `?w=` asks for a width. One that nobody has looked at yet is for whoever has sent it,
 * who alone knows its name, and is kept by nobody.
 */
export function photoRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { name: string } }>('/media/comments/:name(^[0-9a-f]{32}).webp', async (request, reply) => {
    const requestedWidth = new URL(request.url, 'http://provider').searchParams.get('w');
    const isSmall = requestedWidth !== null && /^\d{1,4}$/.test(requestedWidth) && Number(requestedWidth) <= sides.small;
    const [photo] = await rows(
      db,
      { content: column.bytes, isPublished: column.flag },
      sql`select p.${sql.identifier(isSmall ? 'small' : 'large')} as content, coalesce(c.status = ${commentStatuses.published}, false) as "isPublished"
          from comment_photos p left join comments c on c.id = p.comment_id where p.name = ${request.params.name}`,
    );
    if (photo === undefined) throw notFound('Картинка не найдена');
    return reply
      .headers({
        'cache-control': photo.isPublished ? 'public, max-age=86400' : 'private, no-store',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('image/webp')
      .send(Buffer.from(photo.content));
  });
}
