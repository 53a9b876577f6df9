import { Pool } from 'undici';

/** One HTTP request. */
export interface HttpRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Requests under way at once. */
const atOnce = 8;

/** Sends `count` requests, a fixed number of them at once; resolves to the mean length of an answer in bytes. */
export async function load(origin: string, count: number, createRequest: () => HttpRequest): Promise<number> {
  const pool = new Pool(origin, { connections: atOnce });
  let left = count;
  let bytes = 0;
  const worker = async () => {
    while (left-- > 0) {
      const { path, method = 'GET', headers = {}, body = null } = createRequest();
      const answer = await pool.request({ path, method, headers, body });
      const text = await answer.body.text();
      // A refusal is cheap; it must not pass for speed.
      if (answer.statusCode !== 200 || text.includes('"errors":')) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
      bytes += Buffer.byteLength(text);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
    return bytes / count;
  } finally {
    await pool.close();
  }
}
