import { expect, test } from 'vitest';
import { readColorScheme, readListingTheme } from '../../platform/session/preferences.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';

const contextWith = (cookie: string) => visit({ visitor: visitorWith(cookie) }).context;

test('a listing has tiles unless the visitor has chosen the list (spec 1 §4)', () => {
  expect(readListingTheme(contextWith(''))).toBe('tile');
  const read = ['tile', 'list', 'table', '', 'List'].map((theme) => readListingTheme(contextWith(`listing_theme=${theme}`)));
  expect(read).toEqual(['tile', 'list', 'tile', 'tile', 'tile']);
});

test('light or dark is as the device says until it is chosen', () => {
  expect(readColorScheme(contextWith(''))).toBeNull();
  const read = ['light', 'dark', 'blue', ''].map((scheme) => readColorScheme(contextWith(`color_scheme=${scheme}`)));
  expect(read).toEqual(['light', 'dark', null, null]);
});
