import { clientOf } from '@vitrina/gateway/src/limits/client-address.ts';
import type { Counters } from '@vitrina/gateway/src/limits/counters.ts';
import { isOwnOrigin } from '@vitrina/web/server/origin.ts';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';

/** Failures of one address a minute (ours): a page tells of five at most. */
export const ofOneClient = { name: 'browser-failures', points: 20, seconds: 60 } as const;
/** Of all browsers a minute: a mistake of a release is made by all of them at once, and is known from a few. */
export const ofAll = { name: 'all-browser-failures', points: 300, seconds: 60, isPublic: true } as const;
/** Bytes of one: words, a stack and the pattern of an address. */
const largest = 16 * 1024;

const failureReport = z.object({
  name: z.string().max(100),
  message: z.string().max(500),
  stack: z.string().max(4_000),
  screen: z.string().max(200),
});

type FailureReport = z.output<typeof failureReport>;

/** A kind of errors, and a pattern of the shop's addresses; whatever else stands there was made up. */
const kind = /^[A-Z]\w{0,60}$/;
const segment = String.raw`(?::\w{1,30}\??|[a-z*-]{1,30})`;
/** There is one way only to divide a text into segments: looking for others would take for ever. */
const pattern = new RegExp(String.raw`^\/?(?:${segment}(?:\/${segment})*\/?)?$`);
/** A frame of Chrome, Firefox or Safari within the shop's own code, apart from where the shop is. */
const frame =
  /(?:at )?(?:async )?(?<name>[\w$.<>]{1,100})?\s?(?:\(|@)?https?:\/\/[^\s/]+(?<file>\/(?:assets|app)\/[\w./-]{1,200}):(?<place>\d{1,7}:\d{1,7})\)?$/;

/** The failure as an error of the shop: its kind, its words, which are masked wherever they go, and frames of the shop's own code. */
function errorOf({ name, message, stack }: FailureReport): Error {
  const frames = stack.split('\n').flatMap((line) => {
    const { name: where = '<anonymous>', file, place } = frame.exec(line.trim())?.groups ?? {};
    return file === undefined ? [] : `    at ${where || '<anonymous>'} (${file}:${place})`;
  });
  const error = new Error(message);
  error.name = kind.test(name) ? name : 'Error';
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
  return error;
}

interface BrowserFailuresOptions {
  counters: Pick<Counters, 'count'>;
}

/**
 * Where the shop's pages tell of what has failed in a browser. It goes where the shop's own failures go: one line of the log, and a report
 * where they are sent. Nothing of the visitor is in it.
 */
export const browserFailures: FastifyPluginAsync<BrowserFailuresOptions> = async (app, { counters }) => {
  app.post('/failures', { bodyLimit: largest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Only a browser says where it comes from, and only a browser has something to tell.
    if (request.headers.origin === undefined || !isOwnOrigin(request.headers, request.host)) return reply.code(403).send();
    const report = failureReport.safeParse(request.body);
    if (!report.success) return reply.code(400).send();
    // Whoever is over the limit takes nothing from the others.
    const own = await counters.count(ofOneClient, clientOf(request.ip));
    const count = own.isOver ? own : await counters.count(ofAll, 'all');
    if (count.isOver) return reply.code(429).header('retry-after', count.resetAfter).send();
    const { screen } = report.data;
    request.log.error({ err: errorOf(report.data), ...(pattern.test(screen) && { screen }) }, 'a browser has failed');
    return reply.code(204).send();
  });
};
