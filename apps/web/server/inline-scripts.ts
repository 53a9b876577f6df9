import { hash } from 'node:crypto';

/**
 * A page without its nonce, and the hashes of the inline scripts that had it, as a policy names them. What has come into the page without
 * the nonce is not among them, so it does not run.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (attributes.includes(attribute) && script !== '') hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}
