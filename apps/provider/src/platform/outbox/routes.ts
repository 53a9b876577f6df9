import type { FastifyInstance } from 'fastify';
import { type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** `GET /demo/outbox`: what was "sent", newest first. Only registered in demo mode: it shows phones and codes. */
export function outboxRoutes(app: FastifyInstance, db: Database): void {
  app.get('/demo/outbox', { config: { isOpen: true } }, () =>
    rows(db, sql`select id, kind, recipient, subject, text, created_at as "createdAt" from outbox order by id desc limit 100`),
  );
}
