import { Readable } from 'node:stream';
import { type FileStream, fileLimitsOf } from '@vitrina/services/contract/file.ts';
import { FileFault } from '@vitrina/services/files/fault.ts';
import { limitFile } from '@vitrina/services/files/limit-file.ts';
import { readFile } from '@vitrina/services/files/read.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod';

/** Registers a call whose body is multipart: it is left to be read as it comes. */
export function takeFiles(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    scope.route(route);
  });
}

/** The file of a body that is declared to be one, held to its limits; undefined for JSON. */
export async function fileOf(body: z.ZodType, { body: form, headers }: FastifyRequest): Promise<FileStream | undefined> {
  const limits = fileLimitsOf(body);
  if (limits === undefined) return undefined;
  if (!(form instanceof Readable)) throw new FileFault('unreadable', 'Файл отправляют формой (multipart/form-data).');
  const { field, name, content } = await readFile(form, headers['content-type']);
  if (field !== limits.field) throw new FileFault('missing', 'Прикрепите файл.');
  return { name, ...(await limitFile(content, limits)) };
}

/** A file as the answer; with a name in any letters (RFC 6266). */
export function sendFile(reply: FastifyReply, { name, type, content }: FileStream): FastifyReply {
  return reply
    .headers({ 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`, 'cache-control': 'no-store' })
    .type(type)
    .send(content);
}
