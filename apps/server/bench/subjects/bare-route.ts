import { Pool } from 'undici';
import { bareServer } from './bare-server.ts';
import { addRoutes, checkAnswer } from './routes.ts';
import { upstream } from './serve.ts';

/** Fetches, parses, checks, answers. No cache, no deadline, no traces, no metrics, no limits. */
const pool = new Pool(upstream, { connections: 64 });
const json = { 'content-type': 'application/json' };

const app = bareServer();
addRoutes(app, async (_traceId, endpoint, { path, body }) => {
  const request = body === undefined ? { path } : { path, body: JSON.stringify(body), headers: json };
  const answer = await pool.request({ method: endpoint.method, ...request });
  return checkAnswer(endpoint, await answer.body.text());
});
await app.start();
