import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('the address and the name arrive whole, whatever signs they have', () => {
  const links = shareLinks('https://shop.example/catalog/a&b/5/1?x=1#part', 'Чайник «&»');
  expect(links.map(({ goal }) => goal)).toEqual(['share-vk', 'share-telegram', 'share-whatsapp', 'share-odnoklassniki']);
  for (const { href } of links) {
    const values = [...new URL(href).searchParams.values()].join(' ');
    expect(values).toContain('https://shop.example/catalog/a&b/5/1?x=1#part');
    expect(values).toContain('Чайник «&»');
  }
});
