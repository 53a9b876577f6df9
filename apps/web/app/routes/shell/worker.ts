import { fonts, styles } from '../../critical-files.ts';
import source from './offline-worker.js?raw';

/** Of every release another text, since styles have other names then: by that a browser learns that there is something new to keep. */
export const loader = (): Response =>
  new Response(`const parts = ${JSON.stringify(['/offline', '/favicon.svg', styles, ...fonts])};\n${source}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
