import path from 'node:path';
import ts from 'typescript';

/** Lines of code by what they do, each with a word of what the compiler says. */
type Plants = Record<string, [code: string, says: RegExp]>;

/** What the compiler is to say of a right one. */
const NOTHING = /^$/;

const RIGHT: Plants = {
  'answers later': [
    `async right(request: RpcRequest<Input>): Promise<Output> { return { n: request.input.size, list: [] }; }`,
    NOTHING,
  ],
  'answers at once': [
    `right({ input }: RpcRequest<Input>) { return { n: input.size, list: [{ id: 1, note: null }] }; }`,
    NOTHING,
  ],
  'reads nothing of the input': [
    `async right({ caller }: RpcRequest) { return { n: Number(caller.requestId), list: [] }; }`,
    NOTHING,
  ],
  'reads a part of the input': [
    `right({ input }: RpcRequest<{ size: number }>) { return { n: input.size, list: [] }; }`,
    NOTHING,
  ],
  'asks for the context': [
    `right(_: RpcRequest, context: RpcContext) { return { n: context.timeLeftMs, list: [] }; }`,
    NOTHING,
  ],
  'always throws': [`right(): never { throw new Error('no'); }`, NOTHING],
  'leaves out what is optional': [`right() { return { n: 1, list: [{ id: 1, note: 'x' }] }; }`, NOTHING],
  'answers what is optional': [`right() { return { n: 1, list: [], text: 'x' }; }`, NOTHING],
};

const WRONG: Plants = {
  'reads a field that the input does not have': [
    `wrong({ input }: RpcRequest<{ length: number }>) { return { n: input.length, list: [] }; }`,
    /length/,
  ],
  'reads an optional field that the input does not have': [
    `wrong({ input }: RpcRequest<{ size: number; limit?: number }>) { return { n: input.limit ?? 0, list: [] }; }`,
    /'not in the input': "limit"/,
  ],
  'takes another type of a field': [
    `wrong({ input }: RpcRequest<{ size: string }>) { return { n: input.size.length, list: [] }; }`,
    /'number' is not assignable to type 'string'/,
  ],
  'takes the input itself': [`wrong(input: Input) { return { n: input.size, list: [] }; }`, /size/],
  'answers a field of another name': [`wrong() { return { count: 1, list: [] }; }`, /'n' is missing/],
  'answers a field too much': [`wrong() { return { n: 1, list: [], secret: 's' }; }`, /'not in the output': "secret"/],
  'answers a field too much deep inside': [
    `async wrong() { return { n: 1, list: [{ id: 1, note: null, key: 'b' }] }; }`,
    /'not in the output': "key"/,
  ],
  'misspells an optional field': [`wrong() { return { n: 1, list: [], tekst: 'x' }; }`, /'not in the output': "tekst"/],
  'leaves out a field': [`async wrong() { return { n: 1 }; }`, /'list' is missing/],
  'leaves out a field deep inside': [`wrong() { return { n: 1, list: [{ id: 1 }] }; }`, /'note' is missing/],
  'answers another type of a field': [
    `wrong() { return { n: '1', list: [] }; }`,
    /'string' is not assignable to type 'number'/,
  ],
  'answers a value before it is there': [
    `wrong() { return { n: Promise.resolve(1), list: [] }; }`,
    /'Promise<number>' is not assignable to type 'number'/,
  ],
  'answers nothing at times': [
    `wrong({ input }: RpcRequest<Input>) { return input.size > 0 ? { n: 1, list: [] } : null; }`,
    /'null' is not assignable/,
  ],
  'answers nothing': [`async wrong(): Promise<void> {}`, /'void' is not assignable/],
  'answers what nobody knows': [`async wrong() { return JSON.parse('1'); }`, /'not in the output': "any"/],
  'answers something unknown': [`wrong(): unknown { return 1; }`, /'unknown' is not assignable/],
};

const RIGHT_PROCESSORS: Plants = {
  'works on its data': [`async ({ size }) => void size.toFixed()`, NOTHING],
  'looks at the tries alone': [`async (_data, { attempt }) => void attempt.toFixed()`, NOTHING],
};

const WRONG_PROCESSORS: Plants = {
  'reads data that the kind does not have': [`async ({ length }) => void length`, /'length' does not exist/],
  'takes data of another type': [
    `async ({ size }: { size: string }) => void size`,
    /'number' is not assignable to type 'string'/,
  ],
  'does not say when it is done': [
    `({ size }) => void size.toFixed()`,
    /'undefined' is not assignable|'Promise<void>'/,
  ],
};

const RIGHT_STREAMS: Plants = {
  'yields packets and ends with the final': [
    `async *right({ input }: StreamRequest<typeof stream>) { yield { id: input.size, note: null }; return { n: 1, list: [] }; }`,
    NOTHING,
  ],
  'reads nothing of the input': [
    `async *right({ signal }: StreamRequest<typeof stream>) { if (!signal.aborted) yield { id: 1, note: 'x' }; return { n: 1, list: [] }; }`,
    NOTHING,
  ],
  'hands on a stream later': [
    `async right(): Promise<AsyncGenerator<Packet, Output>> { throw new Error('no'); }`,
    NOTHING,
  ],
};

const WRONG_STREAMS: Plants = {
  'reads a field that the input does not have': [
    `async *wrong({ input }: { input: { length: number } }) { yield { id: input.length, note: null }; return { n: 1, list: [] }; }`,
    /length/,
  ],
  'reads an optional field that the input does not have': [
    `async *wrong({ input }: { input: { size: number; limit?: number } }) { yield { id: input.limit ?? 0, note: null }; return { n: 1, list: [] }; }`,
    /'not in the input': "limit"/,
  ],
  'takes another type of a field': [
    `async *wrong({ input }: { input: { size: string } }) { yield { id: 1, note: input.size }; return { n: 1, list: [] }; }`,
    /'number' is not assignable to type 'string'/,
  ],
  'yields another type of a field': [
    `async *wrong() { yield { id: '1', note: null }; return { n: 1, list: [] }; }`,
    /'string' is not assignable to type 'number'/,
  ],
  'yields too little': [`async *wrong() { yield { id: 1 }; return { n: 1, list: [] }; }`, /'note' is missing/],
  'yields a field too much': [
    `async *wrong() { yield { id: 1, note: null, key: 'b' }; return { n: 1, list: [] }; }`,
    /'not in the packet': "key"/,
  ],
  'yields what nobody knows': [
    `async *wrong() { yield JSON.parse('1'); return { n: 1, list: [] }; }`,
    /'not in the packet': "any"/,
  ],
  'ends without the final': [`async *wrong() { yield { id: 1, note: null }; }`, /'void' is not assignable/],
  'ends with another type of a field': [
    `async *wrong() { yield { id: 1, note: null }; return { n: '1', list: [] }; }`,
    /'string' is not assignable to type 'number'/,
  ],
  'ends with a field too much': [
    `async *wrong() { yield { id: 1, note: null }; return { n: 1, list: [], secret: 's' }; }`,
    /'not in the end': "secret"/,
  ],
  'does not say with what it ends': [
    `wrong(): AsyncIterable<Packet> { throw new Error('no'); }`,
    /'not in the end': "any"/,
  ],
  'answers at once instead of bit by bit': [
    `async wrong() { return { n: 1, list: [] }; }`,
    /Symbol\.asyncIterator|AsyncIterable/,
  ],
};

const RIGHT_ENDLESS: Plants = {
  'ends without a word where there is no final': [`async *right() { yield { id: 1, note: null }; }`, NOTHING],
};

const WRONG_ENDLESS: Plants = {
  'ends with something where there is no final': [
    `async *wrong() { yield { id: 1, note: null }; return { n: 1 }; }`,
    /is not assignable to type 'void'/,
  ],
  'ends with a number where there is no final': [
    `async *wrong() { yield { id: 1, note: null }; return 1; }`,
    /is not assignable to type 'void'/,
  ],
};

const HEAD = `
import * as z from 'zod/mini';
import type { InternalCall, JobKind, RpcRequest, StreamCall } from '@aivy/contracts';
import { jobHandler } from './queue/queue-worker.js';
import { RpcHandler, RpcStreamHandler, type RpcContext, type StreamRequest } from './rpc/index.js';
const input = z.object({ size: z.number(), word: z.optional(z.string()) });
const output = z.object({
  n: z.number(),
  list: z.array(z.object({ id: z.number(), note: z.nullable(z.string()) })),
  text: z.optional(z.string()),
});
const packet = z.object({ id: z.number(), note: z.nullable(z.string()) });
type Input = z.infer<typeof input>;
type Packet = z.infer<typeof packet>;
type Output = z.infer<typeof output>;
declare const call: InternalCall<typeof input, typeof output>;
declare const stream: StreamCall<typeof input, typeof packet, typeof output>;
declare const endless: StreamCall<typeof input, typeof packet, undefined>;
declare const kind: JobKind<typeof input>;
`;

/** Compiles all the lines in one program, which takes seconds. @returns what the compiler says, by title */
function faultsOf(code: Record<string, string>): Map<string, string> {
  const titles = Object.keys(code);
  const lines = HEAD.trim().split('\n').length;
  const source = `${HEAD.trim()}\n${Object.values(code).join('\n')}\n`;
  const file = path.join(import.meta.dirname, 'planted-handlers.ts');
  const config = path.resolve(import.meta.dirname, '../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    path.dirname(config),
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, source, target) : read(name, target);
  const program = ts.createProgram([file], options, host);
  const planted = program.getSourceFile(file)!;
  const faults = new Map<string, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(planted)) {
    const { line } = planted.getLineAndCharacterOfPosition(start);
    const title = titles[line - lines] ?? 'the head';
    faults.set(title, `${faults.get(title) ?? ''}${ts.flattenDiagnosticMessageText(messageText, '\n')}\n`);
  }
  return faults;
}

/** What is held against what it answers: its right and wrong plants, and the line that each stands in. */
const KINDS: [kind: string, right: Plants, wrong: Plants, line: (code: string) => string][] = [
  ['the method that answers a call', RIGHT, WRONG, (code) => `{ class C { @RpcHandler(call) ${code} } }`],
  [
    'the method that answers a streaming call',
    RIGHT_STREAMS,
    WRONG_STREAMS,
    (code) => `{ class C { @RpcStreamHandler(stream) ${code} } }`,
  ],
  [
    'the method that answers a streaming call without a final',
    RIGHT_ENDLESS,
    WRONG_ENDLESS,
    (code) => `{ class C { @RpcStreamHandler(endless) ${code} } }`,
  ],
  ['the processor of a job', RIGHT_PROCESSORS, WRONG_PROCESSORS, (code) => `jobHandler(kind, ${code});`],
];

let faults: Map<string, string>;
beforeAll(() => {
  const lines = KINDS.flatMap(([kind, right, wrong, line]) =>
    Object.entries({ ...right, ...wrong }).map(([title, [code]]) => [`${kind} ${title}`, line(code)] as const),
  );
  faults = faultsOf(Object.fromEntries(lines));
});

it('finds the plants where they stand', () => expect(faults.get('the head')).toBeUndefined());

describe.each(KINDS)('%s', (kind, right, wrong) => {
  it.each(Object.keys(right))('compiles when it %s', (title) => expect(faults.get(`${kind} ${title}`)).toBeUndefined());
  it.each(Object.entries(wrong))('does not compile when it %s', (title, [, says]) =>
    expect(faults.get(`${kind} ${title}`)).toMatch(says),
  );
});
