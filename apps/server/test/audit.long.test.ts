import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { startShop } from './full-stack.ts';

/** The audit of the GraphQL over HTTP specification that comes with `graphql-http`, against the running shop. */
let address: string;
const audits = serverAudits({ url: () => address });

beforeAll(async () => {
  // Nobody has to answer behind it: the audit asks for `__typename` and mistakes only.
  const shop = await startShop({ PROVIDER_API_URL: 'http://127.0.0.1:9' });
  address = `${shop.origin}/graphql`;
});

it('knows all of its questions', () => expect(audits).toHaveLength(61));

describe('GraphQL over HTTP', () => {
  it.each(audits)('$id: $name', async (audit) => {
    const { status, ...told } = await audit.fn();
    expect(status, 'reason' in told ? String(told.reason) : undefined).toBe('ok');
  });
});
