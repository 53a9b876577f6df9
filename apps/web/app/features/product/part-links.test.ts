import { expect, test } from 'vitest';
import { partLinks } from './part-links.ts';

const url = '/catalog/tvs/5/100';
const at = (pathname: string) => ({ url, pathname, cityAlias: 'mariupol' });

test('each part has an address, availability the visitor’s city', () => {
  expect(partLinks(['ABOUT', 'SPECS', 'AVAILABILITY', 'MANUALS'], at(url)).map(({ to }) => to)).toEqual([
    url,
    `${url}/specs`,
    `${url}/availability/mariupol`,
    `${url}/manuals`,
  ]);
});

test('the one looked at is marked, in whichever city', () => {
  const marked = (pathname: string) => partLinks(['ABOUT', 'SPECS', 'AVAILABILITY'], at(pathname)).map(({ isCurrent }) => isCurrent);
  expect(marked(url)).toEqual([true, false, false]);
  expect(marked(`${url}/specs`)).toEqual([false, true, false]);
  expect(marked(`${url}/availability/doneck`)).toEqual([false, false, true]);
});

test('both kinds of offers are one link, which leads to the first', () => {
  for (const segment of ['supplier', 'markdown']) {
    const links = partLinks(['ABOUT', 'SUPPLIER', 'MARKDOWN'], at(`${url}/${segment}`));
    expect(links.map(({ to, isCurrent }) => [to, isCurrent])).toEqual([
      [url, false],
      [`${url}/supplier`, true],
    ]);
  }
  expect(partLinks(['MARKDOWN'], at(url)).map(({ to }) => to)).toEqual([`${url}/markdown`]);
});

test('reviews and questions say how many there are', () => {
  const links = partLinks(['COMMENTS', 'FAQ'], { ...at(`${url}/comments/page-2`), counts: { COMMENTS: 12 } });
  expect(links.map(({ to, count, isCurrent }) => [to, count, isCurrent])).toEqual([
    [`${url}/comments`, 12, true],
    [`${url}/faq`, 0, false],
  ]);
});
