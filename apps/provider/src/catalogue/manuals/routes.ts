import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { code, column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';
import { media } from '../media/media.ts';
import { manualNames } from './names.ts';

/** `/media/manuals/{id}.pdf`: manuals and warranty cards. */
export function manualRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string } }>('/media/manuals/:id(^\\d{1,9}).pdf', async (request, reply) => {
    const id = Number(request.params.id);
    const [manual] = await rows(
      db,
      { type: code(manualNames), device: column.text },
      sql`select type, device from manuals where id = ${id}`,
    );
    const document = manual && (await media().manual(db, id));
    if (manual === undefined || document === undefined) throw notFound('Документ не найден');
    const tag = `"${createHash('sha1').update(document).digest('base64url')}"`;
    const name = `${manualNames[manual.type]} — ${manual.device}.pdf`.replaceAll(/[\\/:*?"<>|]+/g, ' ');
    reply.headers({
      etag: tag,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-disposition': `inline; filename*=UTF-8''${encodeHeaderValue(name)}`,
      // Browsers show no document in a sandbox; their viewers keep it apart from this origin themselves.
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/pdf').send(document);
  });
}

/** RFC 8187: what `encodeURIComponent` leaves but the header does not take. */
const encodeHeaderValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
