import * as z from 'zod/mini';
import { isAskedByQuery, type Call } from './core/call.js';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from './core/errors.js';
import { BODY_LIMIT } from './core/limits.js';
import { pathFields } from './core/path.js';
import { ONE_CLICK_PATH, unsubscribe } from './plan/letter-calls.js';
import { allCalls } from './tables.js';

type JsonSchema = Record<string, unknown>;
/** By media type. */
type Content = Record<string, { schema: JsonSchema }>;
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Where the path stands somewhere else than below the API prefix. */
  servers?: { url: string }[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'query' | 'path'; required: boolean; schema: unknown }[];
  requestBody?: { description: string; required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: JsonSchema;
  paths: Record<string, Record<string, OpenApiOperation>>;
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io }) as JsonSchema;
  return rest;
};

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'success' }, data },
});

/** One response per HTTP status; the codes that share it are listed. */
function failures(call: Call): OpenApiOperation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [call.inputError, ...call.errors, ...COMMON_ERRORS]) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  );
}

function sizes({ body: { bytes, values, depth } = BODY_LIMIT }: Call): string {
  return `At most ${bytes / 1024} kB (more: PAYLOAD-TOO-LARGE), ${values} fields and entries, ${depth} levels`;
}

/** What is left of an input for the body. */
function bodyOf(input: JsonSchema & { properties?: JsonSchema; required?: string[] }, inPath: string[]): JsonSchema {
  if (inPath.length === 0) return input;
  const { properties = {}, required = [], ...rest } = input;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
    required: required.filter((name) => !inPath.includes(name)),
  };
}

const answerOf = (call: Call): Content =>
  call.file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: success(schemaOf(call.output, 'output')) } };

/** Where a call stands in the document: `/reports/jobs/{job_id}`. */
export const openApiPath = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/:([a-z_]+)/g, '{$1}');

function operation(call: Call): OpenApiOperation {
  const input = schemaOf(call.input, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  const inPath = pathFields(call.path);
  const isRequired = (name: string): boolean => input.required?.includes(name) ?? false;
  const parameters = Object.entries(input.properties ?? {})
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? ('path' as const) : ('query' as const),
      required: isRequired(name),
      schema,
    }))
    .filter((each) => isAskedByQuery(call.method) || each.in === 'path');
  return {
    operationId: call.pattern,
    summary: call.summary,
    tags: [call.service],
    security: call.audience === 'visitor' ? [] : [{ session: [] }],
    ...(isAskedByQuery(call.method) || parameters.length > 0 ? { parameters } : {}),
    ...(isAskedByQuery(call.method)
      ? {}
      : {
          requestBody: {
            description: sizes(call),
            required: true as const,
            content: { 'application/json': { schema: bodyOf(input, inPath) } },
          },
        }),
    responses: {
      '200': { description: 'Success', content: answerOf(call) },
      ...failures(call),
    },
  };
}

/** What a mailbox posts to the address of a `List-Unsubscribe` header (RFC 8058). */
function oneClickOperation(): OpenApiOperation {
  const form = {
    schema: {
      type: 'object',
      required: ['List-Unsubscribe'],
      properties: { 'List-Unsubscribe': { const: 'One-Click' } },
    },
  };
  const { properties } = schemaOf(unsubscribe.input, 'input') as { properties: Record<string, unknown> };
  return {
    ...operation(unsubscribe),
    operationId: `${unsubscribe.pattern}.one-click`,
    servers: [{ url: '/' }],
    parameters: [{ name: 'token', in: 'query', required: true, schema: properties['token'] }],
    requestBody: {
      description: 'As a mailbox sends it, without cookie or session',
      required: true,
      content: { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form },
    },
  };
}

/** The OpenAPI 3.1 document of the whole product API, derived from the call table. */
export function openApiDocument(calls: readonly Call[] = allCalls): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) (paths[openApiPath(call)] ??= {})[call.method.toLowerCase()] = operation(call);
  if (calls.includes(unsubscribe)) paths[ONE_CLICK_PATH] = { post: oneClickOperation() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aivy',
      version: '1',
      description: 'Every call of the product. Fields are snake_case; times are UTC.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'Session token from sign-in or sign-up, valid for 6 hours',
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['status', 'code', 'message', 'request_id'],
          properties: {
            status: { const: 'error' },
            code: { enum: Object.keys(ERRORS) },
            message: { type: 'string' },
            request_id: { type: 'string' },
            details: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
            },
          },
        },
      },
    },
    paths,
  };
}
