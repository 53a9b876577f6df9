import { expect, it } from 'vitest';
import { createPictureAddresses, externalMediaPrefix } from './picture-addresses.ts';
import * as samples from './testing/samples.ts';
import { secret, sendJson, sendOperation, startGateway } from './testing/test-gateway.ts';

const addresses = createPictureAddresses(secret);
const signedOf = (address: string) => addresses.publicPathOf(address).slice(externalMediaPrefix.length);

it.each(['https://cdn.example/a.jpg?v=1', 'http://cdn.example/кот.png', '//cdn.example/a.webp'])(
  '%s becomes a path of the shop and is read back',
  (address) => {
    expect(addresses.publicPathOf(address)).toMatch(/^\/media\/elsewhere\/[\w-]+\/[\w-]+$/);
    expect(addresses.read(signedOf(address))).toBe(new URL(address, 'https://x.invalid').href);
  },
);

it('a path of the provider stays as it is', () => {
  expect(addresses.publicPathOf('/media/products/1/0.svg?v=2')).toBe('/media/products/1/0.svg?v=2');
});

it('nobody signs for the shop: another address, another secret or a cut signature is not read', () => {
  const [signature = '', coded = ''] = signedOf('https://cdn.example/a.jpg').split('/');
  const other = Buffer.from('http://169.254.169.254/').toString('base64url');
  for (const forgedPath of [`${signature}/${other}`, `${signature.slice(1)}/${coded}`, `/${coded}`, coded, `${signature}/`]) {
    expect(addresses.read(forgedPath)).toBeUndefined();
  }
  const foreignAddresses = createPictureAddresses('another secret of thirty-two characters');
  expect(foreignAddresses.read(`${signature}/${coded}`)).toBeUndefined();
});

it('while the secret is changed, addresses of the one before are read and none are signed by it', () => {
  const address = 'https://cdn.example/a.jpg';
  const [before, now] = ['the secret of thirty-two characters before', 'the secret of thirty-two characters now'];
  const changing = createPictureAddresses([now, before]);
  const path = (secret: string) => createPictureAddresses(secret).publicPathOf(address).slice('/media/elsewhere/'.length);
  expect(changing.read(path(before))).toBe(address);
  expect(changing.publicPathOf(address)).toBe(createPictureAddresses(now).publicPathOf(address));
});

it('an absolute address breaks no answer: it comes as a path of the shop, which the shop can read', async () => {
  const gateway = await startGateway();
  const address = 'https://cdn.example/brands/apple.png?v=3';
  gateway.provider.answer = (_request, response) =>
    sendJson(response, [
      { ...samples.brand, image: address },
      { ...samples.brand, id: 8 },
    ]);
  const { body } = await sendOperation(gateway.origin, '{ brands { image } }');
  await gateway.close();
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({ brands: [{ image: addresses.publicPathOf(address) }, { image: samples.brand.image }] });
});
