import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lines = (file: string): string[] => readFileSync(new URL(`../../../docker/${file}`, import.meta.url), 'utf8').split('\n');

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

it('compose asks for the demonstration itself, and gives shop and provider one key', () => {
  const file = lines('compose.yaml');
  expect(below(file, 'x-common: &common').filter((line) => line.startsWith('PROVIDER_KEY:'))).toHaveLength(1);
  for (const head of ['  shop:', '  provider:']) expect(below(file, head)).toContain('<<: *common');
  expect(below(file, '  provider:')).toContainEqual(expect.stringMatching(/^DEMO: \$\{DEMO:-1\}$/));
  expect(below(file, '  shop:').filter((line) => line.startsWith('DEMO:'))).toEqual([]);
});

it('an image has the codecs of pictures, which are optional packages', () => {
  const installs = lines('Dockerfile').filter((line) => line.includes('npm ci'));
  expect(installs).toHaveLength(2);
  expect(installs.filter((line) => line.includes('--omit=optional'))).toEqual([]);
});
