import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsentBoxes } from './consent-boxes.tsx';
import { consentField, orderConsents } from './consents.ts';

test('each purpose has a box of its own that nobody has ticked, and only what the order needs is required', () => {
  const boxes = [...renderToStaticMarkup(<ConsentBoxes consents={orderConsents} errors={null} />).matchAll(/<input\b[^>]*>/g)];
  expect(boxes.map(([box]) => /name="([^"]*)"/.exec(box)?.[1])).toEqual(orderConsents.map(consentField));
  expect(boxes.filter(([box]) => /\bchecked\b/.test(box))).toEqual([]);
  expect(boxes.map(([box]) => /\brequired\b/.test(box))).toEqual(orderConsents.map(({ isRequired }) => isRequired));
});
