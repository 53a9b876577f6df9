import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { failure } from '@vitrina/services/contract/failure.ts';
import { fileLimitsOf } from '@vitrina/services/contract/file.ts';
import { everyCall, headers, refreshCookie } from '@vitrina/services/contract/headers.ts';
import { carries } from '@vitrina/services/contract/identity.ts';
import { domains, everyEndpoint } from '@vitrina/services/registry.ts';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** A schema as it travels: the side of every codec that is on the wire. */
const wire = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

function parameters({ schemas, identity, idempotency }: AnyEndpoint): Json[] {
  const inPath = Object.entries(schemas.params.shape).map(([name, schema]) => ({ name, in: 'path', required: true, schema: wire(schema) }));
  const inQuery = Object.entries(schemas.query.shape).map(([name, schema]) => {
    const isList = wire(schema).type === 'array';
    return { name: isList ? `${name}[]` : name, in: 'query', required: !schema.safeParse(undefined).success, schema: wire(schema) };
  });
  const everywhere = Object.values(everyCall).map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
  const inHeader = [
    ...(carries(identity, 'basket') ? [headers.basketId] : []),
    ...(carries(identity, 'orders') ? [headers.orderKey] : []),
    ...(carries(identity, 'repairs') ? [headers.repairKey] : []),
    ...(carries(identity, 'comments') ? [headers.commentKey] : []),
    ...(carries(identity, 'employee') ? [headers.employeeToken] : []),
  ].map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));
  const inCookie = identity === 'refresh' ? [{ name: refreshCookie, in: 'cookie', required: true, schema: { type: 'string' } }] : [];
  const key = idempotency === 'keyed' ? [{ name: headers.idempotencyKey, in: 'header', required: true, schema: { type: 'string' } }] : [];
  return [...inPath, ...inQuery, ...everywhere, ...inHeader, ...inCookie, ...key];
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const binary: Json = { type: 'string', format: 'binary' };

/** JSON, or a form with one file. */
function contentOf(body: z.ZodType): Json {
  const limits = fileLimitsOf(body);
  if (limits === undefined) return json(wire(body));
  return { 'multipart/form-data': { schema: { type: 'object', required: [limits.field], properties: { [limits.field]: binary } } } };
}

/** Bytes of one of some types; undefined for JSON. */
function bytesOf(answer: z.ZodType): Json | undefined {
  const types = fileLimitsOf(answer)?.types;
  return types && Object.fromEntries(types.map((type) => [type, { schema: binary }]));
}

function operation(endpoint: AnyEndpoint): Json {
  const { domain, name, summary, source, schemas, paged, identity } = endpoint;
  const answer = wire(schemas.answer);
  const paging = [headers.totalCount, headers.perPage, headers.pageCount, headers.currentPage];
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary,
    description: `Source: ${source}.`,
    parameters: parameters(endpoint),
    ...(schemas.body && { requestBody: { required: true, content: contentOf(schemas.body) } }),
    ...(carries(identity, 'bearer') && { security: [...(identity === 'shopper' ? [] : [{}]), { bearer: [] }] }),
    responses: {
      200: {
        description: 'The answer',
        ...(paged && { headers: Object.fromEntries(paging.map((header) => [header, { schema: { type: 'integer' } }])) }),
        content: bytesOf(schemas.answer) ?? json(paged ? { type: 'array', items: answer } : answer),
      },
      default: { description: 'A failure', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** The document of every declared call, made of the declarations themselves. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of everyEndpoint) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina: the provider',
      version: '1',
      description:
        'Money is in rubles with at most two decimals. Lists are paged by the x-pagination headers. ' +
        `Where PROVIDER_KEY is set, every call shows it as ${headers.providerKey}.`,
    },
    tags: Object.keys(domains).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: wire(failure) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        providerKey: { type: 'apiKey', in: 'header', name: headers.providerKey },
      },
    },
  };
}
