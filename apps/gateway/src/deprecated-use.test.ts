import { sdl } from '@vitrina/graphql/sdl.ts';
import { storeOperations } from '@vitrina/graphql/stored-operations.ts';
import { createApplication, fakeProvider, testContext } from '@vitrina/graphql/testing/provider.ts';
import { shop } from '@vitrina/graphql/testing/whole-shop.ts';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createAnswers } from './answer.ts';
import { createGatewayMetrics } from './metrics.ts';
import { createStoredTexts } from './stored-texts.ts';

it('who uses what is deprecated is counted by application', async () => {
  const reason = '@deprecated(reason: "Use another; deprecated 2026-12-01, removed 2027-06-01.")';
  const schema = buildSchema(sdl.replace(/^ {2}branch: String!/m, `$& ${reason}`));
  const metrics = createGatewayMetrics();
  const { answer } = createAnswers({ operations: storeOperations({}), texts: createStoredTexts({}), metrics, schema });
  const { provider } = fakeProvider(shop());
  const ask = (source: string, application?: ReturnType<typeof createApplication>) =>
    answer({ context: testContext(provider, {}, {}, application).context, trace: undefined }, { source });
  await ask('{ branch }', createApplication('storefront'));
  await ask('{ branch }', createApplication('storefront'));
  await ask('{ branch }');
  await ask('{ __typename }', createApplication('back-office'));
  const counted = (await metrics.text()).split('\n').filter((line) => line.startsWith('vitrina_deprecated_uses_total{'));
  expect(counted).toEqual([
    'vitrina_deprecated_uses_total{what="The field Query.branch",application="storefront"} 2',
    'vitrina_deprecated_uses_total{what="The field Query.branch",application="none"} 1',
  ]);
});
