import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from './command.ts';

const folder = join(root, 'docker/kubernetes');

/** What kustomize makes of the base, as an overlay gets it. */
const renderedBase = parseAllDocuments(
  execFileSync(process.env.KUBECTL_PATH ?? 'kubectl', ['kustomize', folder], {
    encoding: 'utf8',
    env: { ...process.env, KUBECONFIG: '/dev/null' },
  }),
).map((document) => document.toJS() as unknown);

const resource = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const resources = renderedBase.map((one) => resource.parse(one));
const resourcesOf = (kind: string) => resources.filter((one) => one.kind === kind);

it('the manifests keep to the schemas of Kubernetes, and have no field that it does not know', () => {
  const file = join(root, 'node_modules/.cache/vitrina/manifests.ts');
  const kinds = resources.map(({ apiVersion, kind }) => `import type { I${kind} } from 'kubernetes-models/${apiVersion}';`);
  const values = resources.map((one, index) => `export const r${index}: I${one.kind} = ${JSON.stringify(one, null, 1)};`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [...new Set(kinds), ...values].join('\n'));
  const strict = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--target', 'esnext', '--module', 'nodenext', '--types', ''];
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...strict, file], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['', 0]);
});

const container = z.looseObject({
  image: z.string(),
  env: z.array(z.looseObject({ name: z.string() })),
  securityContext: z.looseObject({ allowPrivilegeEscalation: z.literal(false), readOnlyRootFilesystem: z.literal(true) }),
  resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }), limits: z.object({ memory: z.string() }) }),
  startupProbe: z.looseObject({}),
  readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/health/ready'), port: z.string() }) }).loose(),
  livenessProbe: z.object({ httpGet: z.object({ path: z.literal('/health/live'), port: z.string() }) }).loose(),
});
const deployment = z.looseObject({
  spec: z.looseObject({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number().positive() }),
        containers: z.array(container),
      }),
    }),
  }),
});

it('pods run as nobody in particular, write nowhere but where they are given room, and are asked whether they are well', () => {
  expect(resourcesOf('Deployment').map(({ metadata }) => metadata.name)).toEqual(['vitrina-provider', 'vitrina-shop']);
  for (const one of resourcesOf('Deployment')) {
    const { selector, template } = deployment.parse(one).spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  }
});

it('no secret stands in the manifests: each comes as a file', () => {
  expect(resourcesOf('Secret')).toEqual([]);
  const text = JSON.stringify(resources);
  expect(text).not.toMatch(/"(?:SESSION_SECRET|PROVIDER_KEY|DATABASE_URL|REDIS_URL|APP_KEYS)"/);
  for (const name of ['SESSION_SECRET_FILE', 'PROVIDER_KEY_FILE', 'DATABASE_URL_FILE', 'REDIS_URL_FILE']) expect(text).toContain(name);
});

it('each deployment may lose one pod at a time, and is asked only by whom it should be', () => {
  for (const kind of ['PodDisruptionBudget', 'NetworkPolicy', 'Service'])
    expect(resourcesOf(kind).map(({ metadata }) => metadata.name)).toEqual(['vitrina-provider', 'vitrina-shop']);
});
