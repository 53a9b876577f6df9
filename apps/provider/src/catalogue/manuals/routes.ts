import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { documentOf } from '../../../manuals/document.ts';
import { manualNames } from '../../../manuals/subject.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/refusal.ts';
import { bounded } from '../media/bounded.ts';
import { readSubject } from './subject.ts';

/** Bytes of documents kept in memory. */
const maxKept = 8 * 1024 * 1024;

/** `/media/manuals/{id}.pdf`: manuals and warranty cards, written from the products' data. */
export function manualRoutes(app: FastifyInstance, db: Database): void {
  const keep = bounded<Buffer>(maxKept);

  app.get<{ Params: { id: string } }>('/media/manuals/:id(^\\d{1,9}).pdf', async (request, reply) => {
    const id = Number(request.params.id);
    const subject = await readSubject(db, id);
    if (subject === undefined) throw notFound('Документ не найден');
    const document = keep(createHash('sha1').update(JSON.stringify(subject)).digest('base64url'), () => {
      const made = documentOf(subject);
      if (made === undefined) throw notFound('Документ не найден');
      return made;
    });
    const tag = `"${createHash('sha1').update(document).digest('base64url')}"`;
    const name = `${manualNames[subject.type]} — ${subject.device}.pdf`.replaceAll(/[\\/:*?"<>|]+/g, ' ');
    reply.headers({
      etag: tag,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-disposition': `inline; filename*=UTF-8''${encoded(name)}`,
      // Browsers show no document in a sandbox; their viewers keep it apart from this origin themselves.
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/pdf').send(document);
  });
}

/** RFC 8187: what `encodeURIComponent` leaves but the header does not take. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
