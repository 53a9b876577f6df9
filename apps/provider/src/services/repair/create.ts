import type { Input, Output } from '@vitrina/services/contract/endpoint.ts';
import { imeiFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { repair as endpoints } from '@vitrina/services/repair/endpoints.ts';
import {
  consentToProcess,
  discountedCost,
  documentFields,
  type HandedIn,
  type Handover,
  handoversOf,
  maxDaysAhead,
  neededDocuments,
  type RepairKind,
  slots,
  undamagedView,
} from '@vitrina/services/repair/vocabulary.ts';
import { useConfirmation } from '../../accounts/auth/codes.ts';
import { placeText } from '../../orders/address.ts';
import { addDays, cityClock, minutesOf } from '../../platform/clock/city-clock.ts';
import { timeZoneOf } from '../../platform/clock/time-zone.ts';
import { checkRows, column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { writeRequestedText } from '../../platform/outbox/queue.ts';
import { invalid } from '../../platform/refusal.ts';
import { runIdempotent } from '../../platform/submission/submission.ts';
import { isOwn, ownerFor } from './access.ts';
import { withPage } from './page-link.ts';
import { checkPurchase, type ListedDevice } from './purchase.ts';

type Body = Input<(typeof endpoints)['olderOrder']>['body'];
type CreatedRequest = WithDatabaseIds<Output<(typeof endpoints)['paidRepair']>>;

interface RepairSubmission {
  kind: RepairKind;
  body: Body;
  key: string;
}

/**
 * Makes a request once for a key. Of a guest who has no key of a request yet the confirmed phone says whose submission it is: its id is
 * as long as a key, and known to nobody else.
 */
export function createRequest(context: RequestContext, { kind, body, key }: RepairSubmission): Promise<CreatedRequest> {
  const { db, user } = context;
  const owner = user === null ? `phone-${body.user.phone_request_id ?? ''}` : `user-${user.id}`;
  return runIdempotent(db, { call: `repair-${kind}`, owner, key, request: body }, (tx) => makeRequest(tx, context, kind, body));
}

async function makeRequest(tx: Transaction, context: RequestContext, kind: RepairKind, body: Body): Promise<CreatedRequest> {
  const { user, now } = context;
  const handover = handoverOf(body);
  const cityId = toDatabaseId(body.user.city_id);
  const documentIds = documentsOf(body);
  checkForm(kind, body);
  const device = await deviceOf(tx, body);
  const handedIn = { kind, isMajor: device.isMajor, isStolen: kind === 'insurance' && body.problem.insurance === 'theft' };
  checkHandover(handedIn, body, handover);
  const place = await placeOf(tx, body, handover, cityId);
  const purchase = kind === 'warranty' && body.docs?.purchase !== undefined ? body.docs.purchase : null;
  const purchaseDate = purchase === null ? null : await checkPurchase(tx, context, purchase, device);
  const cost = kind === 'paid' ? device.cost : null;
  if (handover === 'courier') await checkDay(tx, 'address', body.address, cityId, now);
  if (body.visit !== undefined) await checkDay(tx, 'visit', body.visit, cityId, now);
  await checkPhone(tx, body, user?.id ?? null, now);
  const owner = await ownerFor(tx, context);
  const { name, phone, email } = body.user;
  const details = JSON.stringify({
    problem: body.problem,
    address: body.address ?? null,
    visit: body.visit ?? null,
    docs: body.docs === undefined ? null : { ...body.docs, purchase_date: purchaseDate ?? body.docs.purchase_date },
    purchase_order_id: purchase === null ? null : toDatabaseId(purchase.order_id),
    consents: body.consents,
  });
  const [row] = await rows(
    tx,
    { id: column.number },
    sql`insert into repair_requests (kind, delivery_type, status, user_id, repair_key_hash, name, phone, email, city_id, device, problem, cost,
          store_id, place, details, return_url, ip, created_at)
        values (${kind}, ${handover}, 'new', ${owner.userId}::int, ${owner.keyHash}::text, ${name}, ${phone}, ${email}::text, ${cityId},
          ${device.name}, ${device.problem}, ${cost}::int, ${place.storeId}::int, ${place.text}::text, ${details}::jsonb,
          ${body.return_url ?? null}::text, ${context.clientIp}, ${now.toISOString()}::timestamptz)
        returning id`,
  );
  const id = row?.id ?? 0;
  await tx.execute(sql`insert into repair_events (request_id, status, at) values (${id}, 'new', ${now.toISOString()}::timestamptz)`);
  await attach(tx, context, id, documentIds);
  await notifyCustomer(tx, body, id, [device.name, waysOf(handedIn, body, place.text)[handover], costText(kind, cost)], now);
  return { id, repair_key: owner.newKey };
}

const requiredError = [messages.required];
const undamagedError = ['Выбрано «Без повреждений», а то, что случилось, видно снаружи.'];

/** Under warranty it is named; else it is what the request says: an address for a courier, a place, or neither for an operator. */
function handoverOf({ delivery_type, address, store_id, service_center_id }: Body): Handover {
  if (delivery_type !== undefined) return delivery_type;
  if (address !== undefined) return 'courier';
  return store_id === undefined && service_center_id === undefined ? 'operator' : 'store';
}

/** A master comes to what nobody carries anywhere. */
const isVisited = ({ isMajor, isStolen }: HandedIn, handover: Handover): boolean => handover === 'operator' && isMajor && !isStolen;

function checkHandover(handedIn: HandedIn, { delivery_type, store_id, service_center_id, address, visit }: Body, handover: Handover): void {
  const errors: Record<string, string[]> = {};
  const isPossible = handoversOf(handedIn).includes(handover);
  const isPlaceMissing = store_id === undefined && service_center_id === undefined;
  if (!isPossible && delivery_type === undefined && isPlaceMissing) errors.store_id = requiredError;
  else if (!isPossible) errors.delivery_type = ['Так сдать устройство в этот ремонт нельзя.'];
  if (handover === 'store' && isPlaceMissing) errors.store_id = requiredError;
  if (handover === 'courier' && address === undefined) errors.address = requiredError;
  if (visit !== undefined && !isVisited(handedIn, handover)) errors.visit = ['К этому устройству мастер не выезжает.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function checkForm(kind: RepairKind, { problem, docs, consents }: Body): void {
  const errors: Record<string, string[]> = {};
  const { id, description, device_type_id, model_id, imei, insurance, view } = problem;
  if (id === null && (description ?? '').trim() === '') errors['problem.description'] = requiredError;
  if (model_id === null && device_type_id === undefined) errors['problem.device_type_id'] = requiredError;
  const imeiProblem = imei === undefined ? null : imeiFault(imei);
  if (imeiProblem !== null) errors['problem.imei'] = [imeiProblem];
  if (kind === 'insurance' && insurance === undefined) errors['problem.insurance'] = requiredError;
  if (kind === 'insurance' && insurance === 'screen' && view === undamagedView) errors['problem.view'] = undamagedError;
  for (const document of neededDocuments[kind]) {
    const field = documentFields[document];
    const isOrderThere = document === 'cashReceipt' && docs?.purchase !== undefined;
    if (docs?.[field] == null && !isOrderThere) errors[`docs.${field}`] = requiredError;
  }
  if (consents !== undefined && !consents.includes(consentToProcess)) errors.consents = ['Для завершения необходимо согласие.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

interface Device extends ListedDevice {
  name: string;
  problem: string;
  cost: number | null;
  isMajor: boolean;
}

/** What it is and what is wrong with it, in words, and what that costs by the list. */
async function deviceOf(tx: Database, { problem }: Body): Promise<Device> {
  const modelId = problem.model_id === null ? null : toDatabaseId(problem.model_id);
  const typeId = problem.device_type_id === undefined ? null : toDatabaseId(problem.device_type_id);
  const brandId = problem.brand_id === undefined ? null : toDatabaseId(problem.brand_id);
  const [device] = await rows(
    tx,
    { name: column.text, typeId: column.number, brandId: column.numberOrNull, isMajor: column.flag },
    modelId === null
      ? sql`select singular as name, id as "typeId", ${brandId}::int as "brandId", is_major as "isMajor" from repair_device_types where id = ${typeId}::int`
      : sql`select t.singular || ' ' || b.name || ' ' || m.name as name, t.id as "typeId", b.id as "brandId", t.is_major as "isMajor" from repair_models m
            join repair_device_types t on t.id = m.device_type_id join repair_brands b on b.id = m.brand_id where m.id = ${modelId}`,
  );
  if (device === undefined) throw invalid({ [modelId === null ? 'problem.device_type_id' : 'problem.model_id']: ['Выберите из списка.'] });
  const description = (problem.description ?? '').trim();
  if (problem.id === null) return { ...device, modelId, problem: description, cost: null };
  const [problemRow] = await rows(
    tx,
    { name: column.text, cost: column.numberOrNull, isVisible: column.flag },
    sql`select name, cost, is_visible_damage as "isVisible" from repair_problems where id = ${toDatabaseId(problem.id)} and device_type_id = ${device.typeId}
          and model_id is not distinct from ${modelId}::int`,
  );
  if (problemRow === undefined) throw invalid({ 'problem.id': ['Выберите из списка.'] });
  if (problemRow.isVisible && problem.view === undamagedView) throw invalid({ 'problem.view': undamagedError });
  return { ...device, modelId, problem: [problemRow.name, description].filter(Boolean).join('. '), cost: problemRow.cost };
}

/** Where it is brought: a store of the city that takes devices, or a service centre. */
async function placeOf(
  tx: Database,
  body: Body,
  handover: Handover,
  cityId: number,
): Promise<{ storeId: number | null; text: string | null }> {
  if (handover !== 'store') return { storeId: null, text: null };
  const [storeId, centerId] = [body.store_id, body.service_center_id].map((id) => (id === undefined ? null : toDatabaseId(id)));
  const [place] = await rows(
    tx,
    { name: column.text, address: column.text },
    storeId == null
      ? sql`select name, address from service_centers where id = ${centerId}::int and city_id = ${cityId}`
      : sql`select name, address from stores where id = ${storeId} and city_id = ${cityId} and type in (1, 13)`,
  );
  if (place === undefined) throw invalid({ [storeId == null ? 'service_center_id' : 'store_id']: ['Здесь устройства не принимают.'] });
  return { storeId: storeId ?? null, text: placeText(place) };
}

/** A courier or a master comes in one of the slots, today at the earliest and in one that has not begun, by the clock of the city. */
async function checkDay(tx: Database, field: 'address' | 'visit', place: Body['address'], cityId: number, now: Date): Promise<void> {
  const zone = await timeZoneOf(tx, cityId);
  const { day: today, minutes } = cityClock(now, zone);
  const last = addDays(today, maxDaysAhead);
  const { date = '', time_from = '', time_to = '' } = place ?? {};
  if (date < today || date > last) throw invalid({ [`${field}.date`]: ['Введенная дата некорректна. Попробуйте еще раз'] });
  const slot = slots.find(({ from, to }) => from === time_from && to === time_to);
  if (slot === undefined) throw invalid({ [`${field}.time_from`]: ['Выберите время из списка.'] });
  if (date === today && minutesOf(slot.from) <= minutes)
    throw invalid({ [`${field}.time_from`]: ['Это время уже началось, выберите другое.'] });
}

/** The phone has been confirmed by a code, or it is the shopper's own. */
async function checkPhone(tx: Database, body: Body, userId: number | null, now: Date): Promise<void> {
  const { phone, phone_request_id } = body.user;
  if (phone_request_id !== null && (await useConfirmation(tx, 'repair', { phone, request_id: phone_request_id }, now))) return;
  const own = await rows(tx, sql`select id from users where id = ${userId}::int and phone = ${phone}`);
  if (own.length === 0) throw invalid({ 'user.phone_request_id': ['Подтвердите телефон кодом из сообщения.'] });
}

/** The files that a request names, each once. */
function documentsOf({ docs }: Body): number[] {
  if (docs === undefined) return [];
  const single = Object.values(documentFields).map((field) => docs[field]);
  return [...new Set([...single, ...docs.additional].flatMap((id) => (id == null ? [] : [toDatabaseId(id)])))];
}

/** The files are the request's from now on: of whoever sends it, and of no other request. */
async function attach(tx: Transaction, context: RequestContext, requestId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const condition = sql`id = any(${sql.param(ids)}::int[]) and attached_at is null and ${isOwn(context)}`;
  const own = checkRows({ id: column.number }, await lockRows(tx, 'document', sql`id`, condition));
  if (own.length < ids.length) throw invalid({ docs: ['Файл не найден. Загрузите его ещё раз.'] });
  await tx.execute(sql`update documents set attached_at = ${context.now.toISOString()}, repair_request_id = ${requestId}
    where id = any(${sql.param(ids)}::int[])`);
}

const whenText = (when: Body['address']): string =>
  `${when?.date.split('-').toReversed().join('.')} с ${when?.time_from} до ${when?.time_to}`;

const waysOf = ({ isMajor, isStolen }: HandedIn, { address, visit }: Body, place: string | null): Readonly<Record<Handover, string>> => ({
  store: `Ждём устройство: ${place}.`,
  courier: `Курьер приедет ${whenText(address)}.`,
  operator: isStolen
    ? 'Оператор позвонит и расскажет, что делать дальше.'
    : isMajor
      ? visit === undefined
        ? 'Мастер приедет домой: позвоним и договоримся.'
        : `Мастер приедет ${whenText(visit)}, перед выездом позвонит.`
      : 'Оператор позвонит и расскажет, как передать устройство.',
});

/** A repair that is paid for has a price; of the others it is said who pays. */
function costText(kind: RepairKind, cost: number | null): string {
  if (kind === 'warranty') return 'Платить не нужно, если случай гарантийный.';
  if (kind === 'insurance') return 'Ремонт оплачивает страховая компания.';
  return cost === null ? 'Стоимость назовём после диагностики.' : `Стоимость: ${formatKopecks(discountedCost(cost))}.`;
}

async function notifyCustomer(tx: Database, body: Body, id: number, [name, ...rest]: readonly string[], now: Date): Promise<void> {
  const text = withPage(`Заявка на ремонт № ${id} принята: ${name}. ${rest.join(' ')}`, id, body.return_url ?? null);
  const { phone, email } = body.user;
  await writeRequestedText(tx, { to: { phone }, subject: 'Заявка на ремонт принята', text }, now);
  if (email !== null) await writeRequestedText(tx, { to: { email }, subject: 'Заявка на ремонт принята', text }, now);
}

/** Somebody wants to be called back. */
export async function takeCall(tx: Database, body: Input<(typeof endpoints)['requestCall']>['body'], now: Date): Promise<{ id: number }> {
  const [row] = await rows(
    tx,
    { id: column.number },
    sql`insert into repair_calls (name, phone, device_type, comment, created_at)
        values (${body.name}, ${body.phone}, ${body.device_type}::text, ${body.comment}::text, ${now.toISOString()}::timestamptz) returning id`,
  );
  const text = 'Мы получили вашу просьбу и перезвоним в рабочее время: ежедневно с 9 до 21.';
  await writeRequestedText(tx, { to: { phone: body.phone }, subject: 'Перезвоним о ремонте', text }, now);
  return { id: row?.id ?? 0 };
}
