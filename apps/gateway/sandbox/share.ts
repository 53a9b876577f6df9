import { isSubscription } from './is-subscription.ts';

/** What stands in the editor, with who asks. */
export interface SharedOperation {
  /** Address of the gateway. */
  url: string;
  query: string;
  /** Of the operation that is run, where the text has several. */
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>> | undefined;
  headers: Readonly<Record<string, string>>;
}

const hasEvents = ({ query, operationName }: SharedOperation): boolean => isSubscription(query, operationName);

const headersOf = (operation: SharedOperation): Record<string, string> => ({
  'content-type': 'application/json',
  accept: hasEvents(operation) ? 'text/event-stream' : 'application/graphql-response+json',
  ...operation.headers,
});

/** A word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function curlOf(operation: SharedOperation): string {
  const { url, query, operationName, variables } = operation;
  const command = hasEvents(operation) ? 'curl -N' : 'curl';
  const headers = Object.entries(headersOf(operation)).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = `-d ${quoted(JSON.stringify({ query, operationName, variables }))}`;
  return [`${command} ${quoted(url)}`, ...headers, body].join(' \\\n  ');
}

/** A template of JavaScript, so that the operation keeps its lines. */
const template = (text: string): string => `\`${text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)}\``;

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');

export function fetchOf(operation: SharedOperation): string {
  const { url, query, operationName, variables } = operation;
  const read = hasEvents(operation)
    ? 'for await (const part of response.body.pipeThrough(new TextDecoderStream())) console.log(part);'
    : 'console.log(await response.json());';
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    "  method: 'POST',",
    `  headers: ${JSON.stringify(headersOf(operation), null, 2).replaceAll('\n', '\n  ')},`,
    '  body: JSON.stringify({',
    `    query: ${template(query)},`,
    ...(operationName === undefined ? [] : [`    operationName: ${JSON.stringify(operationName)},`]),
    ...(variables === undefined ? [] : [`    variables: ${indented(variables)},`]),
    '  }),',
    '});',
    read,
  ].join('\n');
}

/** The operation in the fragment of the address, which browsers send to nobody; headers stay here, since keys stand in them. */
export function linkOf({ url, query, variables }: Pick<SharedOperation, 'url' | 'query'> & { variables: string }): string {
  return `${url}#${new URLSearchParams({ query, ...(variables.trim() !== '' && { variables }) })}`;
}

/** What a link holds, as texts; null when there is no operation in it. */
export function linkContent(fragment: string): { query: string; variables: string } | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const query = parameters.get('query') ?? '';
  return query === '' ? null : { query, variables: parameters.get('variables') ?? '' };
}
