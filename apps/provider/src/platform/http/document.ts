import { createHash } from 'node:crypto';

const style = `
:root{color-scheme:light dark;--ink:#14171f;--soft:#5b6270;--paper:#fff;--sunken:#f3f4f6;--line:#d9dce2;--accent:#2447f9;--on:#fff;--wrong:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eef0f4;--soft:#a5adbb;--paper:#171a21;--sunken:#0f1116;--line:#343a46;--accent:#8ea2ff;--on:#0f1116;--wrong:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--sunken);color:var(--ink);font:16px/1.45 "Golos Text Variable","Golos Fallback",system-ui,sans-serif}
main{width:calc(100% - 2rem);max-width:28rem;margin:2rem auto;box-sizing:border-box;padding:1.5rem;background:var(--paper);border-radius:12px}
h1{font-size:1.375rem;line-height:1.2;margin:0 0 .25rem}p{margin:0 0 1rem;color:var(--soft)}.sum{font-size:1.75rem;font-weight:700;color:var(--ink);font-variant-numeric:tabular-nums}
label{display:block;margin:0 0 .75rem;color:var(--soft);font-size:.875rem}input,select{display:block;width:100%;margin-top:.25rem;padding:.75rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:8px}
fieldset{margin:0 0 1rem;padding:0;border:0}legend{margin:0 0 .25rem;padding:0;color:var(--soft);font-size:.875rem}
.choice{display:flex;gap:.75rem;align-items:center;min-height:44px;margin:0;padding:.5rem 0;color:var(--ink);font-size:1rem}.choice input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--accent)}
[aria-invalid]{border-color:var(--wrong)}.wrong{color:var(--wrong)}summary{cursor:pointer;padding:.5rem 0}ul{margin:0;padding-left:1.25rem;font-size:.875rem;color:var(--soft)}a{display:inline-block;padding:.75rem 0;color:var(--accent)}
table{width:100%;margin:0 0 1rem;border-collapse:collapse;font-variant-numeric:tabular-nums}caption{text-align:left;color:var(--soft);font-size:.875rem}td{padding:.5rem 0;border-bottom:1px solid var(--line)}td+td{text-align:right}
.pair{display:grid;grid-template-columns:1fr 1fr;align-items:start;gap:.75rem}button{display:block;width:100%;min-height:48px;margin-top:.75rem;font:inherit;font-weight:500;border-radius:8px;border:1px solid var(--line);background:var(--paper);color:var(--ink);cursor:pointer}
.main{background:var(--accent);color:var(--on);border-color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.note{padding:.75rem;background:var(--sunken);border-radius:8px;font-size:.875rem;color:var(--ink)}.qr{display:block;width:13rem;max-width:100%;margin:0 auto 1rem;border-radius:8px}`;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Looks whether the telephone has paid, and then goes on by itself; without scripts there is a link for it. */
const watch = `(function look(){setTimeout(function(){fetch(location.pathname+'?view=state').then(function(answer){return answer.json()}).then(function(state){if(state.back)location.replace(state.back);else look()},look)},1500)})()`;

/** The shop's typeface, which stands on the same origin; where it does not, the system's is shown. */
export const stylePolicy = "style-src 'self' 'unsafe-inline'; font-src 'self'";

/** What the page may do, besides its own style: the one script, and asking its own address. */
export const watchPolicy = `script-src 'sha256-${createHash('sha256').update(watch).digest('base64')}'; connect-src 'self'`;

interface PageOptions {
  isWatching?: boolean;
  /** What this page has beyond the common style. */
  style?: string;
}

export const page = (title: string, main: string, { isWatching = false, style: own = '' }: PageOptions = {}): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/fonts.css"><title>${title}</title><style>${style}${own}</style></head><body><main>${main}</main>${isWatching ? `<script>${watch}</script>` : ''}</body></html>`;
