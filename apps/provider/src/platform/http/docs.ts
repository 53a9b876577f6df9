import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { domains, everyEndpoint } from '@vitrina/services/registry.ts';
import { openApi } from './openapi.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem }
nav ul { columns: 3; padding: 0; list-style: none } h2 { margin-top: 2.5rem; border-bottom: 1px solid #8888 }
article { margin: 1rem 0; padding: 0 0 0 1rem; border-left: 3px solid #8886 } h3 { margin: 0; font-size: 1rem }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace } pre { overflow: auto; max-height: 30rem; padding: 1rem; background: #8881 }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700 } p { margin: 0.2rem 0 } .facts { opacity: 0.75; font-size: 0.85rem }
summary { cursor: pointer; font-size: 0.85rem }`;

const facts = ({ source, identity, idempotency, deadline, paged, cache }: AnyEndpoint): string =>
  [
    source,
    `identity: ${identity}`,
    `idempotency: ${idempotency}`,
    `deadline: ${deadline} ms`,
    cache === 'never' ? 'never cached' : `cached for ${cache.maxAge} s`,
    ...(paged ? ['paged'] : []),
  ].join(' · ');

function article(endpoint: AnyEndpoint, operation: unknown): string {
  return `<article id="${endpoint.domain}.${endpoint.name}">
<h3><span class="method">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="facts">${escapeHtml(facts(endpoint))}</p>
<details><summary>Parameters, body and answer</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>
</article>`;
}

/** The calls as a page to read, made by the server itself and of nothing from elsewhere. */
export function docsPage(): string {
  const { paths } = openApi();
  const operationOf = ({ path, method }: AnyEndpoint): unknown => {
    const methods = Object.entries(paths ?? {}).find(([key]) => key === path)?.[1];
    return Object.entries(methods ?? {}).find(([key]) => key === method.toLowerCase())?.[1];
  };
  const sections = Object.keys(domains).map((domain) => {
    const calls = everyEndpoint.filter((endpoint) => endpoint.domain === domain);
    return `<section id="${domain}"><h2>${domain}</h2>${calls.map((endpoint) => article(endpoint, operationOf(endpoint))).join('\n')}</section>`;
  });
  const contents = Object.keys(domains)
    .map((domain) => `<li><a href="#${domain}">${domain}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrina: the provider's calls</title><style>${style}</style></head><body>
<h1>The provider's calls</h1><p>${everyEndpoint.length} calls. The same as a document: <a href="/openapi.json">/openapi.json</a>.</p>
<nav><ul>${contents}</ul></nav>${sections.join('\n')}</body></html>`;
}
