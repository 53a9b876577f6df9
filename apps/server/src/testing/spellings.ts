/** One request of an attacker, to be written to the socket as it stands. */
export interface Spelling {
  readonly method: string;
  readonly target: string;
}

/** Addresses of the provider that are nobody's business but the shop's. */
const secrets = [
  'demo/outbox',
  'openapi.json',
  'docs',
  'v2/stores/1',
  'v3/products',
  'v2/cities?city_id=1',
  'internal/acquirer/callback',
] as const;

/** Where a climb may begin: folders that are passed through, what lies in them, and what only looks so. */
const beginnings = [
  '/media/',
  '/media/x/',
  '/media/products/1/',
  '/media/products/1/0.svg/',
  '/media/manuals/7.pdf/',
  '/sandbox-acquirer/',
  `/sandbox-acquirer/${'0'.repeat(32)}/`,
] as const;

/** Every way to write «one folder up» that some client, proxy or router has once taken for it. */
const steps = [
  '../',
  '..\\',
  '..//',
  './../',
  '%2e%2e/',
  '%2E%2e/',
  '.%2e/',
  '%2e./',
  '..%2f',
  '..%2F',
  '%2e%2e%2f',
  '..%5c',
  '%2e%2e%5C',
  '%252e%252e/',
  '..%252f',
  '..;/',
  '..;x=1/',
  ';/../',
  '..%3b/',
  '..%00/',
  '%00/../',
  '..%09/',
  '..%0d%0a/',
  '..%20/',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%e0%80%ae%e0%80%ae/',
  '%ef%bc%8e%ef%bc%8e/',
  '\u00ef\u00bc\u008e\u00ef\u00bc\u008e/',
  '%uff0e%uff0e/',
  '..%ef%bc%8f',
  '%zz/../',
  '..\u0000/',
  '..\t/',
  '..\u007f/',
  '..\u0085/',
  '..\u00c0\u00af',
] as const;

const climbs = beginnings.flatMap((beginning) => {
  const depth = beginning.split('/').length - 2;
  return steps.flatMap((step, at) => [
    // The depth that leads to the provider's own root, and one beyond it, out of a base path.
    { method: 'GET', target: beginning + step.repeat(depth) + secrets[at % secrets.length] },
    { method: 'GET', target: beginning + step.repeat(depth + 1) + secrets[(at + 1) % secrets.length] },
    { method: 'POST', target: beginning + step.repeat(depth) + secrets[(at + 2) % secrets.length] },
  ]);
});

/** Without a climb: other forms of a target, other hosts, other cases, other methods, and what stands behind an address. */
const others = (host: string): Spelling[] => [
  ...secrets.flatMap((secret) =>
    [
      `http://${host}/${secret}`,
      `http://${host}/media/../${secret}`,
      `http://${host}/media/%2e%2e/${secret}`,
      `http://provider.example/media/..\\${secret}`,
      `HTTP://${host}/sandbox-acquirer/..\\${secret}`,
      `//${host}/media/../${secret}`,
      `//media/../${secret}`,
      `/\\media\\..\\${secret}`,
      `/media//${secret}`,
      `/media/${secret}`,
      `/media\\${secret}`,
      `/media;/../${secret}`,
      `/MEDIA/../${secret}`,
      `/%6dedia/../${secret}`,
      `/sandbox-acquirer//${secret}`,
      `/sandbox-acquirer/${secret}`,
      `/sandbox-acquirer;/../${secret}`,
      `/media/products/1/0.svg/${secret}`,
      `/media/products/1/0.svg%00/${secret}`,
      `/media/x?/../../${secret}`,
      `/media/x#/../../${secret}`,
    ].map((target) => ({ method: 'GET', target })),
  ),
  ...[
    '/media/products/1/0.svg;x=1',
    '/media/products/1/0.svg%00',
    '/media/products/1/0.svg.',
    '/media/products/1/0.svg/',
    '/media/products/1/0.json',
    '/media/products/1%2f0.svg',
    '/media/products/1%5c0.svg',
    '/media/products//1/0.svg',
    '/media/Products/1/0.svg',
    '/media/products/%31/0.svg',
    '/media/products/.1/0.svg',
    '/media/products/кот.svg',
    '/media/products/%d0%ba%D0%BE.svg',
    '/media/',
    '/media',
    '/media/..',
    '/sandbox-acquirer/',
    '/sandbox-acquirer',
    '/sandbox-acquirer/short',
    '/media/products/1/0.svg\u0000.json',
    '/media/products/1/0.svg HTTP/1.1',
    `/sandbox-acquirer/${'0'.repeat(32)}/`,
    `/sandbox-acquirer/${'0'.repeat(32)};x`,
    `/sandbox-acquirer/${'0'.repeat(32)}%2f..`,
    `/sandbox-acquirer/${'0'.repeat(400)}`,
  ].map((target) => ({ method: 'GET', target: Buffer.from(target).toString('latin1') })),
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({ method, target: '/media/products/1/0.svg' })),
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({ method, target: `/sandbox-acquirer/${'0'.repeat(32)}` })),
];

/** Hundreds of ways to ask the shop at this host for what the provider keeps to itself. */
export const spellings = (host: string): readonly Spelling[] => [...climbs, ...others(host)];
