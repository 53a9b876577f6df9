import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { startGateway } from './testing/test-gateway.ts';

it('passes every audit of GraphQL over HTTP, whether its texts are new to it or known', async () => {
  const gateway = await startGateway();
  try {
    // The second time nearly all of it is answered without Apollo.
    for (const _round of ['new', 'known']) {
      const results = await auditServer({ url: `${gateway.origin}/graphql` });
      expect(results).toHaveLength(61);
      expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    }
  } finally {
    await gateway.close();
  }
});
