import { expect, test } from 'vitest';
import { readColorScheme, readListingTheme } from '../../platform/session/preferences.server.ts';

const requestWith = (cookie: string) => new Request('http://shop.example/', { headers: { cookie } });

test('a listing has tiles unless the visitor has chosen the list (spec 1 §4)', () => {
  expect(readListingTheme(new Request('http://shop.example/'))).toBe('tile');
  const read = ['tile', 'list', 'table', '', 'List'].map((theme) => readListingTheme(requestWith(`listing_theme=${theme}`)));
  expect(read).toEqual(['tile', 'list', 'tile', 'tile', 'tile']);
});

test('light or dark is as the device says until it is chosen', () => {
  expect(readColorScheme(new Request('http://shop.example/'))).toBeNull();
  const read = ['light', 'dark', 'blue', ''].map((scheme) => readColorScheme(requestWith(`color_scheme=${scheme}`)));
  expect(read).toEqual(['light', 'dark', null, null]);
});
