import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { companyLimits, corpOrderLimits } from './limits.ts';
import { corpOrderOf, normalizeInn } from './rules.ts';

const { fastOrder, findCompany } = domains.corp;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'CorpFastOrderPayload'> = {
  Query: {
    company: withLimits(
      companyLimits,
      withCalls({ findCompany }, async ({ findCompany }, _parent, { inn: typedInn }) => {
        const inn = normalizeInn(typedInn);
        const fault = innFault(inn);
        if (fault !== null) throw badInput({ inn: [fault] });
        // Branches have the number of their company, which stands first.
        const { suggestions } = await findCompany({ body: { inn } });
        const found = suggestions.find(({ data }) => data.inn === inn);
        return found === undefined ? null : { name: found.value, ...found.data, address: found.data.address?.value ?? null };
      }),
    ),
  },
  Mutation: {
    corpFastOrder: withLimits(
      corpOrderLimits,
      withCalls({ fastOrder }, ({ fastOrder }, _parent, { input }) =>
        fastOrder({ body: corpOrderOf(input), idempotencyKey: idempotencyKeyOf(input.idempotencyKey) }),
      ),
    ),
  },
};
