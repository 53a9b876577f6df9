import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isVideo } from './video.ts';
import Videos from './videos.tsx';

const id = 'dQw4w9WgXcQ';
const player = 'https://video.example/embed/{id}';

test.each([[null], [player]])('nothing of a video is loaded before somebody wants to see it, by %s', (each) => {
  const written = renderToStaticMarkup(createElement(Videos, { ids: [id], player: each }));
  expect(written).toContain(`href="https://www.youtube.com/watch?v=${id}"`);
  expect(written).not.toMatch(/iframe|img|video\.example/);
});

test('what is no id of a video leads nowhere', () => {
  expect([isVideo(id), isVideo('../evil'), isVideo('dQw4w9WgXcQ?')]).toEqual([true, false, false]);
});
