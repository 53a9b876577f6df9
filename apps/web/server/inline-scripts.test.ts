import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashScripts } from './inline-scripts.ts';

test('scripts with the nonce are named by what they are, in the page and in what a script takes out of it; no others', () => {
  const page = `<script nonce="n1">a()</script><noscript><script nonce="n1" type="module">b()
</script></noscript><script>evil()</script><script type="module" nonce="n2">other()</script><script src="/a.js" nonce="n1"></script>`;
  const { html, hashes } = hashScripts(page, 'n1');
  expect(hashes).toEqual(['a()', 'b()\n'].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`));
  expect(html).not.toContain('n1');
  expect(html).toContain('<script>evil()</script>');
});
