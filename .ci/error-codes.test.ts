import { errorCodes } from '@vitrina/graphql/base/errors.ts';
import { failureCodes } from '@vitrina/web/app/platform/gateway/gateway-failure.ts';
import { expect, test } from 'vitest';

test('the screens know every code that the gateway may answer with', () => {
  const codesOfScreens = [...failureCodes.filter((code) => code !== 'QUOTE_REJECTED'), 'CURSOR_EXPIRED'];
  expect(codesOfScreens.toSorted()).toEqual(Object.keys(errorCodes).toSorted());
});
