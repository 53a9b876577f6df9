import { Readable } from 'node:stream';
import type { FileStream } from '@vitrina/services/contract/file.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { majorAppliance } from '@vitrina/services/repair/vocabulary.ts';
import { expect } from 'vitest';
import { type Demo, doneck, newKey, nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000, 7)]);
const photo = (content: Buffer): FileStream => ({ name: 'чек.png', type: 'image/png', content: Readable.from([content]) });

const phone = '79995550011';
let lastPhone = 79995550100;
/** A phone is sent three codes at most. */
const anotherPhone = (): string => {
  lastPhone += 1;
  return String(lastPhone);
};
const nobody = () => notFound({ params: { id: nobodys } });

/** What a guest sends whose phone has just been confirmed, about the first model of the demonstration. */
async function repairBody({ calls, code, storeIds: [store_id = asId(0)] }: Demo) {
  const phone = anotherPhone();
  const confirmed = await code(phone, 'repair');
  await calls.repair.verifyCode({ body: { phone, ...confirmed } });
  const [problem] = await calls.repair.modelProblems({ params: { id: 1 } });
  return {
    user: { name: 'Анна', phone, email: null, phone_request_id: confirmed.request_id, city_id: doneck },
    problem: {
      id: problem?.id ?? null,
      model_id: asId(1),
      ready_sell_for_parts: false,
      important_save_data: true,
      consider_alternatives: false,
    },
    store_id,
  };
}

/** A guest with so many files. */
async function withFiles({ as }: Demo, count: number) {
  const { id, repair_key } = await as({}).repair.addDocument({ body: photo(png) });
  const repairKeys = [repair_key ?? ''];
  const ids = [id];
  for (let more = 1; more < count; more++) ids.push((await as({ repairKeys }).repair.addDocument({ body: photo(png) })).id);
  return { repairKeys, ids };
}

const papers = {
  has_device_and_charger: true,
  has_kit_accessories: false,
  purchase_date: '2026-01-15',
  cheque_photo_id: null,
  guarantee_card_photo_id: null,
  passport_photo_id: null,
  application_for_insurance_payment_photo_id: null,
  conclusion_photo_id: null,
  additional: [],
};

const isNumbered = ({ id }: { id: Id }): void => expect(Number(id)).toBeGreaterThan(100_000);
const requestWithoutPlace = async (demo: Demo) => {
  const { store_id: _, ...body } = await repairBody(demo);
  return { input: { body, idempotencyKey: newKey() }, status: 422, code: 'validation_failed' };
};

export const repair: Rows<'repair'> = {
  deviceTypes: {
    buildRequest: () => ({ input: { query: { format: majorAppliance } } }),
    holds: (types) => expect(types.map(({ name }) => name)).toContain('Холодильники'),
  },
  deviceProblems: {
    buildRequest: async ({ calls }) => {
      const types = await calls.repair.deviceTypes({ query: { format: majorAppliance } });
      return { input: { params: { id: types[0]?.id ?? 0 }, query: { format: majorAppliance } } };
    },
    holds: (problems) => expect(problems.some(({ is_installation }) => is_installation === true)).toBe(true),
    refused: nobody,
  },
  brands: { buildRequest: () => ({ input: { query: { device_type_id: 1 } } }), holds: isFilled },
  models: { buildRequest: () => ({ input: { params: { id: 1 }, query: { device_type_id: 1 } } }), holds: isFilled, refused: nobody },
  modelProblems: {
    buildRequest: () => ({ input: { params: { id: 1 } } }),
    holds: (problems) => expect(problems[0]?.repair_cost).toBeGreaterThan(100_00),
    refused: nobody,
  },
  requestCall: {
    buildRequest: () => ({ input: { body: { name: 'Анна', phone, device_type: 'Смартфон', comment: null }, idempotencyKey: newKey() } }),
    holds: ({ id }) => expect(id).not.toBeNull(),
  },
  paidRepair: {
    buildRequest: async (demo) => ({ input: { body: await repairBody(demo), idempotencyKey: newKey() } }),
    holds: isNumbered,
    refused: requestWithoutPlace,
  },
  warrantyRepair: {
    buildRequest: async (demo) => {
      const {
        repairKeys,
        ids: [cheque_photo_id = null],
      } = await withFiles(demo, 1);
      const docs = { ...papers, cheque_photo_id };
      return {
        input: { body: { ...(await repairBody(demo)), delivery_type: 'store', docs }, idempotencyKey: newKey() },
        as: { repairKeys },
      };
    },
    holds: isNumbered,
    refused: async (demo) => ({
      input: { body: { ...(await repairBody(demo)), delivery_type: 'store', docs: papers }, idempotencyKey: newKey() },
      status: 422,
      code: 'validation_failed',
    }),
  },
  insuranceCase: {
    buildRequest: async (demo) => {
      const {
        repairKeys,
        ids: [insurance_policy_photo_id = null, application_for_insurance_payment_photo_id = null],
      } = await withFiles(demo, 2);
      const { problem, ...body } = await repairBody(demo);
      const docs = { ...papers, insurance_policy_photo_id, application_for_insurance_payment_photo_id };
      return {
        input: { body: { ...body, problem: { ...problem, insurance: 'screen' }, docs }, idempotencyKey: newKey() },
        as: { repairKeys },
      };
    },
    holds: isNumbered,
    refused: async (demo) => ({
      input: { body: { ...(await repairBody(demo)), docs: papers }, idempotencyKey: newKey() },
      status: 422,
      code: 'validation_failed',
    }),
  },
  olderOrder: {
    buildRequest: async (demo) => ({ input: { params: { type: 'paid' }, body: await repairBody(demo), idempotencyKey: newKey() } }),
    holds: isNumbered,
    refused: async (demo) => {
      const { input, ...rest } = await requestWithoutPlace(demo);
      return { input: { ...input, params: { type: 'paid' } }, ...rest };
    },
  },
  request: {
    buildRequest: async (demo) => {
      const { id, repair_key } = await demo.calls.repair.paidRepair({ body: await repairBody(demo), idempotencyKey: newKey() });
      return { input: { params: { id } }, as: { repairKeys: [repair_key ?? ''] } };
    },
    holds: ({ type, status_code, history }) => expect([type, status_code, history.length]).toEqual(['paid', 'new', 1]),
    refused: nobody,
  },
  list: {
    buildRequest: async (demo) => {
      const { bearer } = await demo.session();
      await demo.as({ bearer }).repair.paidRepair({ body: await repairBody(demo), idempotencyKey: newKey() });
      return { input: { query: { page: 1, per_page: 1 } }, as: { bearer } };
    },
    holds: (page) => {
      isPage(page);
      expect(page.items).toMatchObject([{ status_code: 'new', type: 'paid' }]);
    },
    refused: () => ({ input: {}, status: 401, code: 'unauthorized' }),
  },
  sendOpeningCode: {
    buildRequest: () => ({ input: { body: { id: asId(nobodys), phone: anotherPhone() } } }),
    holds: ({ request_id }) => expect(request_id).not.toBe(''),
  },
  open: {
    buildRequest: async (demo) => {
      const { user, ...body } = await repairBody(demo);
      const { id } = await demo.calls.repair.paidRepair({ body: { user, ...body }, idempotencyKey: newKey() });
      const opening = { id, phone: user.phone };
      return {
        input: { body: { ...opening, ...(await demo.codeTo(user.phone, await demo.calls.repair.sendOpeningCode({ body: opening }))) } },
      };
    },
    holds: ({ repair_key }) => expect(repair_key).toMatch(/^[0-9a-f]{32}$/),
    refused: () => ({
      input: { body: { id: asId(nobodys), phone, code: '000000', request_id: 'nobodys' } },
      status: 422,
      code: 'validation_failed',
    }),
  },
  search: {
    buildRequest: async (demo) => {
      const body = await repairBody(demo);
      const { id } = await demo.calls.repair.paidRepair({ body, idempotencyKey: newKey() });
      return { input: { body: { number: id, phone: body.user.phone, statuses: ['new'] } } };
    },
    holds: (page) => {
      isPage(page);
      expect(page.items).toMatchObject([{ status_code: 'new', contact_name: 'Анна', mobile_phone: expect.stringMatching(/^7999/) }]);
    },
  },
  sendCode: {
    buildRequest: () => ({ input: { body: { phone: '79995550012' } } }),
    holds: ({ request_id }) => expect(request_id).not.toBe(''),
  },
  verifyCode: {
    buildRequest: async ({ code }) => ({ input: { body: { phone, ...(await code(phone, 'repair')) } } }),
    holds: ({ is_verified }) => expect(is_verified).toBe(true),
    refused: () => ({ input: { body: { phone, code: '000000', request_id: 'nobodys' } }, status: 422, code: 'validation_failed' }),
  },
  addDocument: {
    buildRequest: () => ({ input: { body: photo(png) } }),
    holds: ({ repair_key }) => expect(repair_key).toMatch(/^[0-9a-f]{32}$/),
    refused: () => ({ input: { body: photo(Buffer.from('<html></html>')) }, status: 422, code: 'validation_failed' }),
  },
  document: {
    buildRequest: async ({ as }) => {
      const { id, repair_key } = await as({}).repair.addDocument({ body: photo(png) });
      return { input: { params: { id } }, as: { repairKeys: [repair_key ?? ''] } };
    },
    holds: ({ name, type }) => expect([name, type]).toEqual(['чек.png', 'image/png']),
    refused: () => notFound({ params: { id: 2_000_000_000 } }),
  },
};
