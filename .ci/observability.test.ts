import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isLongRun } from '../services/testing/long-run.ts';
import { root } from './command.ts';
import { metricsIn } from './pages/metrics.ts';

const folder = join(root, 'docker/observability');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const run = promisify(execFile);
const promtool = process.env.PROMTOOL_PATH ?? 'promtool';

const rule = z.union([
  z.strictObject({ record: z.string(), expr: z.string(), labels: z.record(z.string(), z.string()).optional() }),
  z.strictObject({
    alert: z.string(),
    expr: z.string(),
    for: z.string().optional(),
    labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
    annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
  }),
]);
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read('rules.yaml')))
  .groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((one) => ('alert' in one ? [one] : []));
const recordedNames = rules.flatMap((one) => ('record' in one ? [one.record] : []));

const dashboard = z.object({
  uid: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const dashboards = readdirSync(join(folder, 'grafana/dashboards')).map((file) =>
  dashboard.parse(JSON.parse(read(`grafana/dashboards/${file}`))),
);
const expressions = [...rules, ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))].map(({ expr }) => expr);

if (isLongRun)
  it('the rules are rules, and each alert fires in its fault and not before', async () => {
    await run(promtool, ['check', 'rules', join(folder, 'rules.yaml')]);
    await run(promtool, ['check', 'config', '--syntax-only', join(folder, 'prometheus.yaml')]);
    await run(promtool, ['test', 'rules', 'rules.test.yaml'], { cwd: folder });
  });

it('each alert has a trial in which it fires, and an entry of its own in the runbooks', () => {
  const names = alerts.map(({ alert }) => alert);
  const firedAlerts = [...read('rules.test.yaml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name]) => name);
  expect(names.filter((name) => !firedAlerts.includes(name))).toEqual([]);
  const entries = [...readFileSync(join(root, 'docs/runbooks.md'), 'utf8').matchAll(/^## (\w+)\n\n\*(\w+)\.\*/gm)];
  expect(entries.map(([, name, severity]) => `${name} ${severity}`).toSorted()).toEqual(
    alerts.map(({ alert, labels }) => `${alert} ${labels.severity}`).toSorted(),
  );
  for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});

it('rules and panels ask for what the shop shows', () => {
  const metricNames = metricsIn(root).flatMap(({ name, type }) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
  );
  const knownNames = new Set([...metricNames, ...recordedNames]);
  const usedNames = new Set(expressions.flatMap((expr) => expr.match(/\bvitrina[_:][\w:]+/g) ?? []));
  expect([...usedNames].filter((name) => !knownNames.has(name))).toEqual([]);
});

it('three boards have names of their own', () => {
  expect(dashboards.map(({ uid }) => uid).toSorted()).toEqual(['vitrina-provider', 'vitrina-sales', 'vitrina-slow']);
});
