import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { lacksKey } from './keys.ts';
import { current } from './state.ts';

const strict = { ...current(), about: { isDemo: false, storedOnly: true, shopper: null } };
const errorOf = (code: string) => new GraphQLError('', { extensions: { code } });

it('lacks no key where any operation is taken, and none in a demonstration', () => {
  expect(lacksKey(current())).toBeNull();
  expect(lacksKey({ ...strict, about: { ...strict.about, isDemo: true } })).toBeNull();
});

it('lacks one as long as nothing is entered', () => {
  expect(lacksKey(strict)).toBe('missing');
  expect(lacksKey({ ...strict, developerKey: 'a' })).toBeNull();
  expect(lacksKey({ ...strict, appKey: 'a' })).toBeNull();
});

it.each(['FORBIDDEN', 'UNAUTHENTICATED'])('lacks the right one when nothing was run: %s', (code) => {
  expect(lacksKey({ ...strict, developerKey: 'a', last: { errors: [errorOf(code)] } })).toBe('refused');
});

it('does not when the operation was run, or was wrong', () => {
  expect(lacksKey({ ...strict, developerKey: 'a', last: { data: null, errors: [errorOf('FORBIDDEN')] } })).toBeNull();
  expect(lacksKey({ ...strict, developerKey: 'a', last: { errors: [errorOf('GRAPHQL_VALIDATION_FAILED')] } })).toBeNull();
});
