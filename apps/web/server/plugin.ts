import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { type CookieChange, setCookieHeader } from '@vitrina/services/contract/cookies.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { VisitorBranchDocument } from '../app/generated/graphql.ts';
import type { CaptchaSettings } from '../app/platform/gateway/captcha-settings.ts';
import { type Execute, noteChange, type Shop, shopContext, type Visitor } from '../app/platform/gateway/shop.server.ts';
import { type FileOutcome, type FormFile, receiveForm } from './form.ts';
import { type Guest, givenCookies, guestOf, keyOf } from './guest.ts';
import type { GuestPage, GuestPages, PageSource } from './guest-pages.ts';
import { answerHeaders } from './headers.ts';
import { hashScripts } from './inline-scripts.ts';
import { isOwnOrigin } from './origin.ts';
import { requestAs, requestOf, visitorAs, visitorOf } from './request.ts';

/** Passes a file on to the gateway. */
export type Upload = (
  file: FormFile & { visitor: Visitor; signal: AbortSignal },
) => Promise<FileOutcome & { cookies: readonly CookieChange[] }>;

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    /** Cookies for the answer, by name: operations of one page may each renew the same one. */
    cookieChanges: Map<string, CookieChange>;
  }
}

export interface WebOptions {
  /** Runs operations of the gateway, in memory or over HTTP. */
  execute: Execute;
  /** Passes files of forms on, in memory or over HTTP; absent: none is taken. */
  upload?: Upload;
  /** Encrypts the cookies that hold drafts. */
  sessionSecret: Shop['sessionSecret'];
  /** Origins a payment may lead to, besides the shop's own. */
  acquirerOrigins?: readonly string[];
  /** Origins that staff may be led to when it signs out. */
  employeeOrigins?: readonly string[];
  counterScript?: string | null;
  /** Absent: codes are sent and visitors signed in without one. */
  captcha?: CaptchaSettings | null;
  /** The provider beside it is a demonstration; absent: what there is is a company's. */
  isDemonstration?: boolean;
  /** `PUBLIC_URL`: the shop's own address, in whatever is said of it to search engines. */
  publicUrl?: string | null;
  /** By which origin the visitor knows the shop, where somebody says it who is believed; the gateway makes ways back to the shop of it. */
  publicOrigin?: (request: FastifyRequest) => string | undefined;
  /** Path patterns of the redirect guard; absent: every path is shown without a full navigation. */
  redirectGuard?: readonly string[] | null;
  /** Source of map tiles; absent: the shop draws its own ground. */
  tileUrl?: string | null;
  /** Player of videos, `https://video.example/embed/{id}`; absent: they are links. */
  videoUrl?: string | null;
  /** Folder of the production build, when it is not where it is written. */
  buildFolder?: string;
  /** Where the server bundle comes from; absent: the production build. Vite gives its own in development. */
  build?: () => Promise<ServerBuild>;
  /** `production` by default. */
  mode?: 'production' | 'development';
  now?: () => Date;
  /** Where pages that are the same for every guest are; absent: each visitor gets a page of his own. */
  guestPages?: GuestPages;
  /** Told where a page came from. */
  onPage?: (from: PageSource) => void;
  /** Told of the pattern of the route that has answered. */
  onRoute?: (request: FastifyRequest, pattern: string) => void;
}

/** Largest form in bytes: the longest one of the shop is a few kilobytes of text. */
const largestForm = 64 * 1024;
/** The same with twelve papers of ten megabytes; it is nowhere held as a whole. */
const largestWithFiles = 120 * 1024 * 1024 + largestForm;
/** Forms that may bring files: of a review, of a repair request. */
const formsWithFiles = ['/catalog/:categoryCode/:categoryId/:leaf/comments', '/repair', '/repair/service', '/repair/files'].flatMap(
  (path) => [path, `${path}.data`],
);

const branchId = String(VisitorBranchDocument.__meta__?.hash);

/** Quality of brotli for what many get: a tenth smaller than 9, which takes three times as long. */
const quality = 10;
const compress = (html: string): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
const decompress = promisify(brotliDecompress);

const defaultBuildFolder = fileURLToPath(new URL('../build', import.meta.url));

/** The production build, read once. */
async function productionBuild(buildFolder: string): Promise<ServerBuild> {
  const module: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
  return module;
}

/**
 * The shop's screens on Fastify. Everything that no other plugin answers goes to React Router; the answer gets a content
 * security policy with a nonce of its own and the cookies that operations have made.
 */
export const web: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const {
    execute,
    upload = async () => ({ fault: 'Файлы сейчас не принимаются.', cookies: [] }),
    sessionSecret,
    acquirerOrigins = [],
    employeeOrigins = [],
    isDemonstration = false,
    publicUrl = null,
    publicOrigin = () => undefined,
    redirectGuard = null,
    tileUrl = null,
    videoUrl = null,
    counterScript = null,
    captcha = null,
    mode = 'production',
    buildFolder = defaultBuildFolder,
    now = () => new Date(),
    guestPages,
    onPage = () => undefined,
    onRoute = () => undefined,
  } = options;
  const build = options.build ?? (await productionBuild(buildFolder));
  const handler = createRequestHandler(build, mode);
  const version = typeof build === 'function' ? '' : build.assets.version;

  if (mode === 'production') {
    // Names of assets carry a hash of their content.
    await app.register(fastifyStatic, {
      root: join(buildFolder, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    await app.register(fastifyStatic, {
      root: join(buildFolder, 'client'),
      prefix: '/',
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      decorateReply: false,
      preCompressed: true,
      maxAge: '1d',
      index: false,
    });
  }

  await app.register(async (screens) => {
    // Flushed after each part, or streamed pages would wait for their end.
    await screens.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      // No browser packs a form, and one that is packed may be a thousand times as large as it says.
      requestEncodings: ['identity'],
      customTypes: /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/,
      brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    });

    // Forms are read by the actions themselves, and begin their way when all of them has arrived: a slow one holds nothing.
    screens.removeAllContentTypeParsers();
    screens.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) => done(null, body));

    // Before anything of it is read: files go on while they arrive.
    screens.addHook('onRequest', (request, reply, next) => {
      if (request.method === 'GET' || request.method === 'HEAD' || isOwnOrigin(request.headers, request.host)) return next();
      void reply.code(403).type('text/plain; charset=utf-8').send('Запрос пришёл с другого сайта и не выполнен.');
    });
    screens.decorateRequest('visitor');
    screens.decorateRequest('cookieChanges');
    screens.addHook('onRequest', (request, _reply, next) => {
      request.visitor = visitorOf(request, publicOrigin(request));
      request.cookieChanges = new Map();
      next();
    });

    const openShop = (own: Pick<Shop, 'execute' | 'visitor' | 'origin' | 'changeCookie' | 'log'> & Partial<Shop>) => {
      const shop: Shop = {
        nonce: randomBytes(16).toString('base64'),
        sentCookies: new Map(own.visitor.cookies),
        sessionSecret,
        isDemonstration,
        isOriginConfigured: publicUrl !== null,
        acquirerOrigins,
        employeeOrigins,
        redirectGuard,
        tileUrl,
        videoUrl,
        counterScript,
        captcha,
        now,
        ...own,
      };
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return { shop, context };
    };
    const headersFor = (contentType: string | null, inline: Parameters<typeof answerHeaders>[1]['inline']) =>
      answerHeaders(contentType, {
        inline,
        formOrigins: [...acquirerOrigins, ...employeeOrigins],
        tileUrl,
        videoUrl,
        counterScript,
        captchaScript: captcha?.script ?? null,
        mode,
      });

    /** The page of a guest, made for nobody in particular; null where it is not the same for all, or a part of it is missing. */
    const makePage = async (guest: Guest, { id, log }: FastifyRequest): Promise<GuestPage | null> => {
      const madeAt = Date.now();
      const changes = new Map<string, CookieChange>();
      let isWhole = true;
      const { shop, context } = openShop({
        async execute(operation) {
          const result = await execute(operation);
          if (result.errors !== undefined || result.isDegraded) isWhole = false;
          return result;
        },
        visitor: visitorAs(guest, id),
        origin: guest.origin,
        changeCookie: (change) => void changes.set(change.name, change),
        log,
        isPageWhole: true,
      });
      const { status, headers } = await handler(requestAs(guest), context);
      const html = shop.page === undefined ? null : await text(shop.page);
      const cookies = [...changes.values()];
      if (status !== 200 || html === null || !isWhole || !cookies.every(({ name }) => givenCookies.has(name))) return null;
      const shown = hashScripts(html, shop.nonce);
      const policy = headersFor(headers.get('content-type'), { scripts: shown.hashes.join(' '), styles: '' });
      const body = await compress(shown.html);
      return { madeAt, headers: { ...Object.fromEntries(headers), ...policy }, cookies, pattern: shop.pattern ?? '/*', body };
    };

    /** A page that is at hand for whoever is no more than a guest. */
    const findPage = async (request: FastifyRequest) => {
      const { visitor, cookieChanges } = request;
      const guest = guestPages === undefined ? null : guestOf(request, visitor, publicUrl ?? `${request.protocol}://${request.host}`);
      if (guestPages === undefined || guest === null) return null;
      // Each visitor is given a branch of his own, and keeps it.
      if (guest.cookies.branch === undefined) {
        const { data, cookies = [] } = await execute({ id: branchId, document: String(VisitorBranchDocument), variables: {}, visitor });
        for (const change of cookies) cookieChanges.set(change.name, change);
        const { branch } = (data ?? {}) as { branch?: unknown };
        if (typeof branch !== 'string') return null;
        visitor.cookies.set('branch', branch);
        guest.cookies = { ...guest.cookies, branch };
      }
      return guestPages.find(`${version} ${keyOf(guest)}`, () => makePage(guest, request));
    };

    const screen = async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await findPage(request);
      onPage(found?.from ?? 'own');
      reply.header('server-timing', `page;desc="${found?.from ?? 'own'}"`);
      if (found !== null) {
        const { page } = found;
        onRoute(request, page.pattern);
        for (const change of page.cookies) request.cookieChanges.set(change.name, change);
        for (const change of request.cookieChanges.values()) reply.header('set-cookie', setCookieHeader(change, request.visitor.isSecure));
        reply.headers(page.headers).header('vary', 'accept-encoding');
        if (/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.header('content-encoding', 'br').send(page.body);
        return reply.send(await decompress(page.body));
      }

      const { shop, context } = openShop({
        execute,
        visitor: request.visitor,
        origin: publicUrl ?? `${request.protocol}://${request.host}`,
        changeCookie: (change) => void request.cookieChanges.set(change.name, change),
        log: request.log,
      });
      const response = await handler(requestOf(request, reply), context);
      if (shop.pattern !== undefined) onRoute(request, shop.pattern);
      // What is the visitor's own is never kept by anybody in between.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
      for (const change of request.cookieChanges.values())
        response.headers.append('set-cookie', setCookieHeader(change, request.visitor.isSecure));
      const inline = `'nonce-${shop.nonce}'`;
      reply.headers(headersFor(response.headers.get('content-type'), { scripts: inline, styles: inline }));
      if (shop.page === undefined) return reply.send(response);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(shop.page);
    };
    screens.all('/*', screen);
    await screens.register(async (withFiles) => {
      takeForms(withFiles, upload);
      for (const url of formsWithFiles) withFiles.post(url, { config: { takesFile: true } }, screen);
    });
  });
};

/** Reads multipart forms of a scope: their files are sent on as they arrive, and what is left of them is a form like any other. */
function takeForms(app: FastifyInstance, upload: Upload): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const { headers: requestHeaders } = request;
    // Browsers say how long a form is.
    if (!(Number(requestHeaders['content-length']) <= largestWithFiles))
      throw Object.assign(new Error('Форма слишком большая.'), { statusCode: 413 });
    const abortController = new AbortController();
    request.raw.once('close', () => {
      if (!request.raw.complete) abortController.abort();
    });
    const { visitor, cookieChanges } = request;
    const { fields } = await receiveForm(payload, requestHeaders['content-type'], async (file) => {
      const { cookies, ...uploadResult } = await upload({ ...file, visitor, signal: abortController.signal });
      for (const change of cookies) {
        cookieChanges.set(change.name, change);
        noteChange(visitor, change);
      }
      return uploadResult;
    });
    requestHeaders['content-type'] = 'application/x-www-form-urlencoded';
    return Buffer.from(String(fields));
  });
}
