/**
 * `npm run bench import -- FOLDER…`: how much of other makers' items comes in, and whether anything is scored otherwise
 * afterwards, beside the bounds. Exits with 1 when one falls short.
 *
 * The examples of the standard's own body are public and not ours to pass on:
 * `git clone --depth 1 https://github.com/1EdTech/qti-examples .aivy/qti-examples`. Scoring of QTI is held against a
 * public player, which scores every response by the standard in its own way.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isRight, type Draft } from '../src/drafts/index.js';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { PublicPlayer } from '../test/public-player.js';
import { readSources } from '../src/commands/import/sources.js';

/** Of items with one choice or one typed answer, the part that becomes drafts. */
const BOUND = 0.95;
/** Responses that are tried of an item: more would say the same again. */
const RESPONSES = 12;

const all = (within: Document | Element): Element[] => [...within.getElementsByTagName('*')];
const localName = (element: Element): string => element.localName ?? element.tagName;
const named = (element: Element): string => localName(element).replace(/^qti-/, '').replaceAll('-', '').toLowerCase();
/** `responseIdentifier` and `response-identifier` are one. */
const attribute = (element: Element, name: string): string =>
  element.getAttribute(name) ??
  element.getAttribute(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())) ??
  '';

/** Files with items of QTI below the folders, by path. */
const xmlFiles = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.xml$/i.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );

function itemOf(file: string): Element | undefined {
  try {
    const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const root = new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml').documentElement;
    return root && named(root) === 'assessmentitem' ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Does the item ask for one choice or one typed answer? Seen by its elements alone, not by our readers. */
function asksOne(item: Element): boolean {
  const interactions = all(item).filter((element) => named(element).endsWith('interaction'));
  const [only] = interactions;
  if (!only || interactions.length !== 1) return false;
  const response = all(item).find(
    (element) =>
      named(element) === 'responsedeclaration' &&
      attribute(element, 'identifier') === attribute(only, 'response-identifier'),
  );
  const isSingle = response !== undefined && attribute(response, 'cardinality') === 'single';
  if (named(only) === 'textentryinteraction' || named(only) === 'inlinechoiceinteraction') return isSingle;
  return named(only) === 'choiceinteraction' && (isSingle || attribute(only, 'max-choices') === '1');
}

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

/** Is another item drawn for every student, or asked in several steps? Such items have no one key. */
const isMoving = (item: Element): boolean =>
  attribute(item, 'adaptive') === 'true' || all(item).some((element) => named(element) === 'templatedeclaration');

/** QTI 2 under the names of QTI 3, for the player: element by element, formulas and HTML as they are. */
const OF_HTML =
  /^(?:a|b|i|p|em|br|hr|ol|ul|li|td|th|tr|dd|dl|dt|h[1-6]|div|img|pre|sub|sup|span|code|math|cite|table|tbody|thead|tfoot|strong|object|caption|small|big|tt|q|blockquote|m[a-z]+)$/;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The player knows the templates by one address each, and makers write many. */
const withTemplate = (xml: string): string =>
  xml
    // It drops marked sections.
    .replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_whole, text: string) => text.replace(/[&<>]/g, (char) => ESCAPES[char]!))
    .replace(/template="[^"]*\/(match_correct|map_response)(?:\.xml)?"/, `template="${TEMPLATES}/$1.xml"`);

function asQti3(item: Element): string {
  const text = withTemplate(new XMLSerializer().serializeToString(item));
  if (localName(item).startsWith('qti-')) return text;
  const root = text.replace(/\sxmlns="[^"]*"/, ' xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"');
  return root.replace(
    /<(\/?)([A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>/g,
    (_whole, slash: string, name: string, rest: string, end: string) =>
      OF_HTML.test(name)
        ? `<${slash}${name}${rest}${end}>`
        : `<${slash}qti-${kebab(name)}${rest.replace(/(\s)([A-Za-z]+)=/g, (_all, space: string, key: string) => `${space}${kebab(key)}=`)}${end}>`,
  );
}

/** Responses to try: what the item itself names, in other spellings and beside it, and something else. */
function responsesOf(item: Element, draft: Draft): string[] {
  if (draft.type === 'choice') return draft.options.map(({ id }) => id);
  const texts = all(item)
    .filter((element) => named(element) === 'value' || named(element) === 'basevalue')
    .map((element) => element.textContent ?? '');
  const keys = all(item).map((element) => attribute(element, 'map-key'));
  const values = [...new Set([...keys, ...texts, ...draft.accepted.map(({ value }) => value)])].filter(
    (text) => text !== '',
  );
  if (draft.type === 'text')
    return [
      ...new Set([
        ...values,
        ...values.map((text) => text.toLowerCase()),
        ...values.map((text) => text.toUpperCase()),
        'else',
      ]),
    ];
  const numbers = [...values.map(Number), ...draft.accepted.flatMap(({ min, max }) => [Number(min), Number(max)])];
  const around = numbers
    .filter(Number.isFinite)
    .flatMap((number) => [number, number - 0.001, number + 0.001, number + 1000]);
  return [...new Set(around.map((number) => String(Number(number.toFixed(6)))))];
}

interface Checked {
  responses: number;
  changed: string[];
}

async function check(player: PublicPlayer, item: Element, draft: Draft): Promise<Checked> {
  const xml = asQti3(item);
  const interaction = all(item).find((element) => named(element).endsWith('interaction'))!;
  const id = attribute(interaction, 'response-identifier');
  const declaration = all(item).find(
    (element) => named(element) === 'responsedeclaration' && attribute(element, 'identifier') === id,
  )!;
  const changed: string[] = [];
  const responses = responsesOf(item, draft).slice(0, RESPONSES);
  for (const response of responses) {
    const scalar = draft.type === 'numeric' ? Number(response) : response;
    const value = attribute(declaration, 'cardinality') === 'single' ? scalar : [scalar];
    const score = Number((await player.score(xml, { [id]: value })).get('SCORE') ?? 0);
    const isFull = draft.scoring.points > 0 && Math.abs(score - draft.scoring.points) < 1e-9;
    if (isFull !== isRight(draft, response))
      changed.push(
        `“${response}” is worth ${score} of ${draft.scoring.points}, and ${isRight(draft, response) ? 'right' : 'wrong'} here`,
      );
  }
  return { responses: responses.length, changed };
}

/** Scoring that the player cannot be asked for: none is declared, or by a template that it does not know. */
const UNASKED = /^(?:correct response|cc2_)/;

async function measure(folders: readonly string[]): Promise<boolean> {
  const player = await PublicPlayer.start();
  const counts = {
    items: 0,
    moving: 0,
    one: 0,
    drafts: 0,
    compared: 0,
    responses: 0,
    unasked: 0,
    partial: 0,
    told: 0,
    changed: 0,
  };
  const reasons = new Map<string, number>();
  for (const file of xmlFiles(folders)) {
    const item = itemOf(file);
    if (!item) continue;
    counts.items += 1;
    const { drafts, refused } = readSources([file], { columns: {} }).reading;
    const [draft] = drafts;
    if (drafts.length + refused.length !== 1)
      throw new Error(`${file}: ${drafts.length} drafts, ${refused.length} refused`);
    if (!asksOne(item)) {
      if (draft) console.log(`${file}: a draft of an item that does not ask for one answer`);
      continue;
    }
    if (isMoving(item)) {
      counts.moving += 1;
      if (draft) console.log(`${file}: a draft of an item that is another one for every student`);
      continue;
    }
    counts.one += 1;
    if (!draft) {
      const reason = refused[0]!.reason;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      continue;
    }
    counts.drafts += 1;
    if (draft.lost.some(({ field }) => field === 'scoring')) counts.partial += 1;
    if (UNASKED.test(draft.scoring.rule)) {
      counts.unasked += 1;
      continue;
    }
    let checked: Checked;
    try {
      checked = await check(player, item, draft);
    } catch (error) {
      counts.unasked += 1;
      console.log(`${file}: the player cannot score it: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    counts.compared += 1;
    counts.responses += checked.responses;
    if (checked.changed.length === 0) continue;
    const isTold = draft.lost.some(({ field }) => field === 'scoring');
    if (isTold) counts.told += 1;
    else counts.changed += 1;
    for (const each of checked.changed) console.log(`${file}: ${each}${isTold ? ' (the draft says so)' : ''}`);
  }
  player.close();
  const part = counts.one === 0 ? 0 : counts.drafts / counts.one;
  console.log(
    `items of QTI: ${counts.items}; with one choice or one typed answer: ${counts.one}, and ${counts.moving} that are drawn anew or asked in steps`,
  );
  console.log(`became drafts: ${counts.drafts} (${(100 * part).toFixed(1)} %, bound ${100 * BOUND} %)`);
  console.log(`of them with points that a person has to decide on: ${counts.partial}`);
  for (const [reason, count] of reasons) console.log(`  refused ${count} ×: ${reason}`);
  console.log(
    `scored otherwise than by a public player in silence: ${counts.changed} of ${counts.compared} (${counts.responses} responses; bound 0); where the draft says so: ${counts.told}; not asked: ${counts.unasked}`,
  );
  return part >= BOUND && counts.changed === 0;
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Which folders? npm run bench import -- FOLDER…');
  process.exitCode = 2;
} else process.exitCode = (await measure(folders)) ? 0 : 1;
