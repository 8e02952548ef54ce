import { describe, expect, it } from '@jest/globals';
import { StaticFiles, type Variant } from './static-files.js';

const SECURITY = { 'x-frame-options': 'DENY' };
const TEXTS = {
  'index.html': 'page',
  'drawn/index.html': 'landing',
  'drawn/signin.html': 'sign-in',
  'assets/app.js': 'code',
  'assets/app.js.br': 'br',
  'assets/app.js.gz': 'gz',
  'logo.svg': 'logo',
};

const filesOf = (texts: Record<string, string>, security: Record<string, string> = SECURITY): StaticFiles =>
  StaticFiles.of(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])), security);

/** Name, value, name, value as an object. */
const pairs = (list: readonly string[]): Record<string, string> =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]!]] : [])));
const headersOf = (variant: Variant | undefined): Record<string, string> => pairs(variant!.headers);

const files = filesOf(TEXTS);

describe('files of the web client', () => {
  it('are there under their names, in each form that the build made', () => {
    const script = files.get('assets/app.js')!;
    expect([script.br, script.gzip, script.identity].map((variant) => variant?.body.toString())).toEqual([
      'br',
      'gz',
      'code',
    ]);
    expect(headersOf(script.br)).toMatchObject({ 'content-encoding': 'br', 'content-length': '2' });
    expect(headersOf(script.gzip)).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '2' });
    expect(headersOf(script.identity)).not.toHaveProperty('content-encoding');
    expect(Object.keys(files.get('logo.svg')!)).toEqual(['identity']);
  });

  it('have no address as what was compressed, nor as a page drawn for visitors, which stands for its address alone', () => {
    const without = ['assets/app.js.br', 'assets/app.js.gz', 'drawn/index.html', 'drawn/signin.html', 'app.js'];
    expect(without.map((name) => files.get(name))).toEqual(without.map(() => undefined));
    const drawn = (address: string): string | undefined => files.drawnFor(address)?.identity.body.toString();
    expect(['/', '/signin', '/index', '/signup', ''].map(drawn)).toEqual([
      'landing',
      'sign-in',
      undefined,
      undefined,
      undefined,
    ]);
    expect(filesOf({ 'index.html': 'page' }).drawnFor('/')).toBeUndefined();
  });

  it('are kept by browsers for ever where the name changes with the content, and asked for anew elsewhere', () => {
    expect(headersOf(files.get('assets/app.js')!.identity)['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const name of ['index.html', 'logo.svg'])
      expect(headersOf(files.get(name)!.identity)['cache-control']).toBe('no-cache');
  });

  it('say what they depend on: the coding where there are several, the session where an address is one of two', () => {
    const varies = (texts: Record<string, string>, name: string) => headersOf(filesOf(texts).get(name)!.identity).vary;
    expect(varies(TEXTS, 'assets/app.js')).toBe('Accept-Encoding');
    expect(varies(TEXTS, 'logo.svg')).toBeUndefined();
    expect(varies(TEXTS, 'index.html')).toBe('Cookie');
    expect(varies({ ...TEXTS, 'index.html.br': 'b' }, 'index.html')).toBe('Accept-Encoding, Cookie');
    expect(headersOf(files.drawnFor('/')!.identity).vary).toBe('Cookie');
  });

  it('have a tag for each form, another one under another policy and with another content', () => {
    const { br, gzip, identity } = files.get('assets/app.js')!;
    const tags = [br, gzip, identity].map((variant) => variant!.etag);
    expect(new Set(tags).size).toBe(3);
    const tagOf = (texts: Record<string, string>, security?: Record<string, string>) =>
      filesOf(texts, security).get('assets/app.js')!.identity.etag;
    expect(tagOf(TEXTS)).toBe(identity.etag);
    expect(tagOf({ ...TEXTS, 'assets/app.js': 'other' })).not.toBe(identity.etag);
    expect(tagOf(TEXTS, { 'x-frame-options': 'SAMEORIGIN' })).not.toBe(identity.etag);
  });

  it('say nothing of a body where there is none', () => {
    const { identity } = files.get('assets/app.js')!;
    expect(pairs(identity.withoutBody)).toEqual({
      ...SECURITY,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      etag: identity.etag,
    });
    expect(headersOf(identity)).toEqual({
      ...pairs(identity.withoutBody),
      'accept-ranges': 'bytes',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '4',
    });
  });

  it.each([
    ['logo.svg/more', true],
    ['assets/app.js/a/b', true],
    ['logo.svg', false],
    ['assets/other', false],
    ['svg/logo.svg', false],
  ])('keep pages of the client from lying below them: %s', (name, isBelow) => {
    expect(files.isBelowFile(name)).toBe(isBelow);
  });
});
