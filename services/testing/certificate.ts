import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Enough of DER (X.690) to write one certificate. */
const element = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Uint8Array[]) => element(0x30, ...parts);
const text = (tag: number, value: string) => element(tag, Buffer.from(value, 'latin1'));
const identifier = (...bytes: number[]) => element(0x06, Buffer.from(bytes));
const booleanTrue = element(0x01, Buffer.from([0xff]));

const ecdsaWithSha256 = sequence(identifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const commonName = identifier(0x55, 0x04, 0x03);
const subjectAltName = identifier(0x55, 0x1d, 0x11);
const basicConstraints = identifier(0x55, 0x1d, 0x13);

/** A certificate that has signed itself, of 127.0.0.1 and localhost, with its key; both PEM. */
export function createSelfSigned(): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(element(0x31, sequence(commonName, text(0x0c, 'Vitrina test'))));
  const names = sequence(element(0x87, Buffer.from([127, 0, 0, 1])), text(0x82, 'localhost'));
  const extensions = sequence(
    sequence(basicConstraints, booleanTrue, element(0x04, sequence(booleanTrue))),
    sequence(subjectAltName, element(0x04, names)),
  );
  const unsignedCertificate = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  );
  const signature = element(0x03, Buffer.from([0]), sign('sha256', unsignedCertificate, privateKey));
  const base64Lines =
    sequence(unsignedCertificate, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    certificate: ['-----BEGIN CERTIFICATE-----', ...base64Lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
