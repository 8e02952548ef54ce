import { describe, expect, it } from '@jest/globals';
import {
  CHAT_FAULTS,
  DIAGNOSTIC_MESSAGES,
  ERRORS,
  FULL_TEST_FAULTS,
  FULL_TEST_MESSAGES,
  FULL_TEST_REPORT_MESSAGES,
  MESSAGES,
  NO_TOKEN_TEXT,
  VALIDATION,
} from '@aivy/contracts';
import { plain, reachableSource, serverSource, shownSource } from './client-source.js';
import { DOCUMENTED, DOCUMENTED_CODES } from './documented.js';

const TABLES = {
  CHAT_FAULTS,
  DIAGNOSTIC_MESSAGES,
  FULL_TEST_FAULTS,
  FULL_TEST_MESSAGES,
  FULL_TEST_REPORT_MESSAGES,
  MESSAGES,
  VALIDATION,
};

/** What a service says without a code of its own. */
const SERVER_TEXTS: Readonly<Record<string, string>> = { NO_TOKEN_TEXT };

/** What stands in the place of a placeholder of the document. */
const PLACE = '\u0000';

type Text = string | ((value: string) => string);
const textOf = (text: Text): string => (typeof text === 'function' ? text(PLACE) : text);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** @param any what a placeholder may be */
const pattern = (text: string, any: string): string =>
  text
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join(any);

const sources = [...reachableSource().values()];
const shown = shownSource().map((source) => plain(source));
const server = serverSource();

/** Where a table holds the text: `TABLE.key`. */
function keysHolding(text: string): string[] {
  const whole = new RegExp(`^${pattern(text, '.*')}$`);
  return Object.entries(TABLES).flatMap(([table, texts]) =>
    Object.entries<Text>(texts)
      .filter(([, value]) => whole.test(textOf(value)))
      .map(([key]) => `${table}.${key}`),
  );
}

const isUsed = (key: string): boolean => sources.some((source) => new RegExp(`\\b${escaped(key)}\\b`).test(source));
/** A code of the catalogue with this text, which a service answers. */
const isAnswered = (text: string): boolean =>
  Object.entries(ERRORS).some(
    ([code, entry]) => entry.text === text && server.some((source) => source.includes(`'${code}'`)),
  );
const isSaid = (text: string): boolean =>
  Object.entries(SERVER_TEXTS).some(
    ([name, value]) => value === text && server.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
  );
/** Between quotes or tags of a component, as a whole. */
const isWritten = (text: string): boolean => {
  const whole = new RegExp(`(^|['"\`>} ])${pattern(text, '.{1,60}?')}($|['"\`<{ ])`);
  return shown.some((source) => whole.test(source));
};

describe('the texts that the specification quotes', () => {
  describe.each(Object.entries(DOCUMENTED))('of section %s', (_section, texts) => {
    it.each(texts)('%s', (text) => {
      const keys = keysHolding(text);
      const place = keys.some(isUsed) || isAnswered(text) || isSaid(text) || isWritten(text);
      expect({ text, keys, place }).toEqual({ text, keys, place: true });
    });
  });

  it('and every text of the tables is used by what the client can reach', () => {
    const keys = Object.entries(TABLES).flatMap(([table, texts]) => Object.keys(texts).map((key) => `${table}.${key}`));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(DOCUMENTED_CODES)('code %s has a text and is answered', (code) => {
    expect(ERRORS[code].text).not.toBe('');
    expect(server.some((source) => source.includes(`'${code}'`))).toBe(true);
  });

  it('a text that only a test, a comment or an unused table holds would be missed', () => {
    expect(isWritten('A text that nobody shows')).toBe(false);
    expect(isUsed('MESSAGES.noSuchKey')).toBe(false);
    expect(reachableSource().size).toBeGreaterThan(150);
  });
});
