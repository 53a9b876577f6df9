import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** `content-type`; empty where there is none. */
  readonly type: string;
  /** Where it leads on; empty where it leads nowhere. */
  readonly location: string;
}

/** Writes a request to the socket as it stands: every client would mend or refuse what is wrong with it. */
export function rawRequest(
  origin: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { host, hostname, port } = new URL(origin);
  const head = Object.entries({ host, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => {
      socket.destroy();
      const [answered = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const header = (name: string) => new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(answered)?.[1] ?? '';
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answered)?.[1] ?? 0),
        type: header('content-type'),
        location: header('location'),
      });
    });
    // One byte for each sign, so that also bytes can be sent that are no text.
    socket.write(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1');
  });
}
