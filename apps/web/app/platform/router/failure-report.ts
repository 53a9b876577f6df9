import { isCutOff } from './connection.ts';

/** Failures that one page tells of: one mistake is often made again and again. */
const maxReports = 5;
/** Characters of its words and of its stack; the server takes no more either. */
const maxLength = { message: 500, stack: 4_000 };

const reported = new Set<string>();

/**
 * Sends a failure to the shop itself, which masks it and tells whoever is told of its own. An answer of the server that is an error is
 * none of the browser's: it has no stack, and the server has told of it. Nor is a connection that is gone, or somebody's extension.
 */
export function report(error: unknown, screen = ''): void {
  if (!(error instanceof Error) || !error.stack || isCutOff(error) || error.stack.includes('-extension://')) return;
  const { name, message, stack } = error;
  const key = `${name}: ${message}`;
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  const body = JSON.stringify({ name, message: message.slice(0, maxLength.message), stack: stack.slice(0, maxLength.stack), screen });
  const headers = { 'content-type': 'application/json' };
  // It goes out although the page may be left just now; nobody can be told that it did not.
  fetch('/failures', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => {});
}
