import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { repair as endpoints } from '@vitrina/services/repair/endpoints.ts';
import { repairKinds } from '@vitrina/services/repair/vocabulary.ts';
import { confirmCode, sendCode } from '../../accounts/auth/codes.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { countUpload } from '../../platform/limits/uploads.ts';
import { pagingOf } from '../../platform/page.ts';
import { invalid, notFound, unauthorized } from '../../platform/refusal.ts';
import { runIdempotent } from '../../platform/submission/submission.ts';
import { mayOpenFile, ownerFor } from './access.ts';
import { readBrands, readDeviceProblems, readDeviceTypes, readModelProblems, readModels } from './catalogue.ts';
import { createRequest, takeCall } from './create.ts';
import { openRequest } from './open.ts';
import { readRequest, readRequestsOf, searchRequests } from './read.ts';

/** Files of one shopper that no request has taken yet (ours). */
const maxUnattachedFiles = 50;

/** Requests of one page of a shopper's, where the caller does not say how many. */
const requestsOnPage = 10;

export const repair: Handlers<typeof endpoints> = {
  deviceTypes: ({ query, context: { db } }) => readDeviceTypes(db, query?.format !== undefined),
  deviceProblems: async ({ params, query, context: { db } }) => {
    const problems = await readDeviceProblems(db, toDatabaseId(params.id), query?.format !== undefined);
    if (problems.length === 0) throw notFound('Такого вида техники нет');
    return problems;
  },
  brands: ({ query, context: { db } }) => readBrands(db, query?.device_type_id === undefined ? null : toDatabaseId(query.device_type_id)),
  models: async ({ params, query, context: { db } }) => {
    const models = await readModels(
      db,
      toDatabaseId(params.id),
      query?.device_type_id === undefined ? null : toDatabaseId(query.device_type_id),
    );
    if (models === null) throw notFound('Такого бренда нет');
    return models;
  },
  modelProblems: async ({ params, context: { db } }) => {
    const problems = await readModelProblems(db, toDatabaseId(params.id));
    if (problems.length === 0) throw notFound('Такой модели нет');
    return problems;
  },
  requestCall: ({ body, idempotencyKey: key, context }) => {
    const owner = context.user === null ? body.phone : `user-${context.user.id}`;
    return runIdempotent(context.db, { call: 'repair-call', owner, key, request: body }, (tx) => takeCall(tx, body, context.now));
  },
  paidRepair: ({ body, idempotencyKey, context }) => createRequest(context, { kind: 'paid', body, key: idempotencyKey }),
  warrantyRepair: ({ body, idempotencyKey, context }) => createRequest(context, { kind: 'warranty', body, key: idempotencyKey }),
  insuranceCase: ({ body, idempotencyKey, context }) => createRequest(context, { kind: 'insurance', body, key: idempotencyKey }),
  olderOrder: async ({ params, body, idempotencyKey, context }) => {
    const kind = repairKinds.find((each) => each === params.type);
    if (kind === undefined) throw notFound('Такого вида ремонта нет');
    return createRequest(context, { kind, body, key: idempotencyKey });
  },
  request: async ({ params, context }) => {
    const request = await readRequest(context.db, toDatabaseId(params.id), context);
    if (request === undefined) throw notFound('Такой заявки нет');
    return request;
  },
  list: async ({ query, context: { db, user } }) => {
    if (user === null) throw unauthorized();
    return readRequestsOf(db, user.id, pagingOf(query, requestsOnPage, 100));
  },
  sendOpeningCode: ({ body, context }) => sendCode(context.db, 'open-repair', body.phone, context),
  open: ({ body, context }) => openRequest(context, toDatabaseId(body.id), body),
  search: ({ body, context: { db } }) => searchRequests(db, body),
  sendCode: ({ body, context }) => sendCode(context.db, 'repair', body.phone, context),
  verifyCode: async ({ body, context: { db, now } }) => {
    await confirmCode(db, 'repair', body, now);
    return { is_verified: true };
  },
  addDocument: async ({ body, context }) => {
    const { db, now } = context;
    const content = await buffer(body.content);
    const { userId, keyHash, newKey } = await ownerFor(db, context);
    const owner = userId === null ? sql`repair_key_hash = ${keyHash}` : sql`user_id = ${userId}`;
    const [row] = await rows(
      db,
      { count: column.number },
      sql`select count(*)::int as count from documents where ${owner} and attached_at is null`,
    );
    if ((row?.count ?? 0) >= maxUnattachedFiles) throw invalid({ body: ['Слишком много файлов. Отправьте заявку с теми, что уже есть.'] });
    await countUpload(context, content.length);
    const [documentRow] = await rows(
      db,
      { id: column.number },
      sql`insert into documents (user_id, repair_key_hash, name, type, content, created_at)
          values (${userId}::int, ${keyHash}::text, ${body.name}, ${body.type},
            decode(${content.toString('base64')}, 'base64'), ${now.toISOString()}::timestamptz)
          returning id`,
    );
    return { id: documentRow?.id ?? 0, repair_key: newKey };
  },
  document: async ({ params, context }) => {
    const [file] = await rows(
      context.db,
      { name: column.text, type: column.text, content: column.bytes },
      sql`select name, type, content from documents where id = ${toDatabaseId(params.id)} and ${mayOpenFile(context)}`,
    );
    if (file === undefined) throw notFound('Такого файла нет');
    return { name: file.name, type: file.type, content: Readable.from([Buffer.from(file.content)]) };
  },
};
