import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

test('a window is called by its heading', () => {
  const html = renderToStaticMarkup(
    <Dialog title="Выбор города" onClose={() => undefined}>
      …
    </Dialog>,
  );
  const [, heading] = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${heading}" class="text-22">Выбор города</h2>`);
});
