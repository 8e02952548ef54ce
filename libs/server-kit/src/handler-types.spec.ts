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

const HEAD = `
import * as z from 'zod/mini';
import type { InternalCall, JobKind, RpcRequest } from '@aivy/contracts';
import { jobHandler } from './queue/queue-worker.js';
import { RpcHandler, type RpcContext } from './rpc/index.js';
const input = z.object({ size: z.number(), word: z.optional(z.string()) });
const output = z.object({
  n: z.number(),
  list: z.array(z.object({ id: z.number(), note: z.nullable(z.string()) })),
  text: z.optional(z.string()),
});
type Input = z.infer<typeof input>;
type Output = z.infer<typeof output>;
declare const call: InternalCall<typeof input, typeof output>;
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

const codeOf = (plants: Plants, line: (code: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(plants).map(([title, [code]]) => [title, line(code)]));

const method = (code: string): string => `{ class C { @RpcHandler(call) ${code} } }`;
const processor = (code: string): string => `jobHandler(kind, ${code});`;

let faults: Map<string, string>;
beforeAll(() => {
  faults = faultsOf({
    ...codeOf(RIGHT, method),
    ...codeOf(WRONG, method),
    ...codeOf(RIGHT_PROCESSORS, processor),
    ...codeOf(WRONG_PROCESSORS, processor),
  });
});

it('finds the plants where they stand', () => expect(faults.get('the head')).toBeUndefined());

describe('the method that answers a call', () => {
  it.each(Object.keys(RIGHT))('compiles when it %s', (title) => expect(faults.get(title)).toBeUndefined());
  it.each(Object.entries(WRONG))('does not compile when it %s', (title, [, says]) =>
    expect(faults.get(title)).toMatch(says),
  );
});

describe('the processor of a job', () => {
  it.each(Object.keys(RIGHT_PROCESSORS))('compiles when it %s', (title) => expect(faults.get(title)).toBeUndefined());
  it.each(Object.entries(WRONG_PROCESSORS))('does not compile when it %s', (title, [, says]) =>
    expect(faults.get(title)).toMatch(says),
  );
});
