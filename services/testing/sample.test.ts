import { expect, test } from 'vitest';
import * as z from 'zod';
import { fileLimitsOf } from '../contract/file.ts';
import { everyEndpoint } from '../registry.ts';
import { sampleOf } from './sample.ts';

const jsonEndpoints = everyEndpoint.filter(({ schemas }) => fileLimitsOf(schemas.answer) === undefined);

test.each(jsonEndpoints.map((endpoint) => [`${endpoint.domain}.${endpoint.name}`, endpoint] as const))(
  '%s has a sample of its answer',
  (_, endpoint) => {
    expect(() =>
      z.encode(endpoint.schemas.answer, endpoint.paged ? (sampleOf(endpoint) as { items: unknown[] }).items[0] : sampleOf(endpoint)),
    ).not.toThrow();
  },
);
