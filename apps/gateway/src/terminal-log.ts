import pretty from 'pino-pretty';

type Line = Readonly<Record<string, unknown>>;

/** Of every line, and said otherwise. */
const usual = new Set(['level', 'time', 'msg', 'service', 'traceId', 'method', 'path', 'status', 'milliseconds', 'err']);

/** One line for a person: what was asked and how it went; of anything else the words, and behind them what belongs to them. */
export function lineOf(line: Line): string {
  const { msg, method, path, status, milliseconds, err, traceId } = line;
  const what = method === undefined ? String(msg) : `${method} ${path} ${status} ${milliseconds} ms`;
  const more = Object.entries(line).flatMap(([name, value]) =>
    usual.has(name) ? [] : `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const { type = '', message = '', stack = '' } = typeof err === 'object' && err !== null ? (err as Record<string, unknown>) : {};
  const trace = line.level === 'info' || traceId === undefined ? [] : [`traceId=${traceId}`];
  return [[what, ...more, ...trace].join('  '), ...(err === undefined ? [] : [`${type}: ${message}`, stack])].join('\n');
}

/** Lines of JSON become lines for people: with the time, the level in colour, and nothing else that only a machine reads. */
export function terminalLog(destination: NodeJS.WritableStream = process.stdout) {
  return pretty({
    destination,
    sync: true,
    colorize: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'service',
    hideObject: true,
    messageFormat: (line) => lineOf(line),
  });
}
