import { own } from '../own.js';
import { child, childrenOf, tagsOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { mapped, type Declaration } from './declarations.js';
import { evaluate, type State } from './expressions.js';
import { isTrue, matches, numberOf, single, type Value } from './values.js';

/** Ends processing early, as the standard's `exitResponse`. */
class Exit extends Error {}

function branch(tag: Tag, state: State): boolean {
  const [condition, ...rules] = tagsOf(tag);
  if (!condition) throw new Unreadable('a condition of response processing is empty');
  if (!isTrue(evaluate(condition, state))) return false;
  for (const rule of rules) run(rule, state);
  return true;
}

function condition(tag: Tag, state: State): void {
  for (const part of tagsOf(tag)) {
    if (part.name === 'qti-response-else') return tagsOf(part).forEach((rule) => run(rule, state));
    if (branch(part, state)) return;
  }
}

function lookup(tag: Tag, state: State): void {
  const id = tag.attributes['identifier'] ?? '';
  const declaration = state.declarations.get(id);
  const table = declaration && child(declaration.tag, 'qti-match-table');
  if (!declaration || !table) throw new Unreadable('response processing looks up a value in no match table');
  const [expression] = tagsOf(tag);
  const source = expression ? numberOf(evaluate(expression, state)) : null;
  const entry = childrenOf(table, 'qti-match-table-entry').find(
    ({ attributes }) => Number(attributes['source-value']) === source,
  );
  const target = entry?.attributes['target-value'] ?? table.attributes['default-value'];
  const isNumber = declaration.type === 'float' || declaration.type === 'integer';
  state.values.set(id, single(declaration.type, target === undefined ? null : isNumber ? Number(target) : target));
}

function run(tag: Tag, state: State): void {
  if (tag.name === 'qti-response-condition') return condition(tag, state);
  if (tag.name === 'qti-response-processing-fragment') return tagsOf(tag).forEach((rule) => run(rule, state));
  if (tag.name === 'qti-exit-response') throw new Exit();
  if (tag.name === 'qti-lookup-outcome-value') return lookup(tag, state);
  if (tag.name !== 'qti-set-outcome-value') throw new Unreadable(`response processing uses ${tag.name}`);
  const [expression] = tagsOf(tag);
  state.values.set(tag.attributes['identifier'] ?? '', expression ? evaluate(expression, state) : null);
}

/** Of Common Cartridge: full points, and which feedback is due. */
function matchBasic(response: Declaration, state: State): void {
  const isRight = matches(state.values.get(response.id) ?? null, response.correct);
  const full = numberOf(state.values.get('MAXSCORE') ?? null) ?? 1;
  state.values.set('SCORE', single('float', isRight ? full : 0));
  state.values.set('FEEDBACKBASIC', single('identifier', isRight ? 'correct' : 'incorrect'));
}

/** The same, with the feedback that each choice has of its own. */
function matchEach(response: Declaration, state: State): void {
  matchBasic(response, state);
  state.values.set('FEEDBACK', state.values.get(response.id) ?? null);
}

/** Of Common Cartridge: the points of the mapping, and which feedback is due. */
function mapBasic(response: Declaration, state: State): void {
  if (!response.mapping) throw new Unreadable('map_response is asked for, but the response has no mapping');
  const points = mapped(state.values.get(response.id) ?? null, response.mapping);
  const full = numberOf(state.values.get('MAXSCORE') ?? null);
  state.values.set('SCORE', single('float', points));
  state.values.set('FEEDBACKBASIC', single('identifier', full !== null && points >= full ? 'correct' : 'incorrect'));
}

/** The rules of the standard's templates, by the last part of their address. */
const TEMPLATES: Readonly<Record<string, (response: Declaration, state: State) => void>> = {
  match_correct: (response, state) => {
    const isRight = matches(state.values.get(response.id) ?? null, response.correct);
    state.values.set('SCORE', single('float', isRight ? 1 : 0));
  },
  map_response: (response, state) => {
    if (!response.mapping) throw new Unreadable('map_response is asked for, but the response has no mapping');
    state.values.set('SCORE', single('float', mapped(state.values.get(response.id) ?? null, response.mapping)));
  },
  cc2_match_basic: matchBasic,
  cc2_match: matchEach,
  cc2_map_response: mapBasic,
};

const templateOf = (processing: Tag | undefined): string | undefined =>
  (processing?.attributes['template'] ?? processing?.attributes['template-location'])
    ?.split('/')
    .at(-1)
    ?.replace(/\.xml$/i, '')
    .toLowerCase();

/** How an item turns a response into points, and what it is called. */
export interface Scorer {
  rule: string;
  /** The rules of response processing as they stand; undefined for a template or none. */
  rules: Tag | undefined;
  /** Every variable after the response was processed. @throws Unreadable for what is not known */
  process: (response: Value) => Map<string, Value>;
}

/** The scoring of an item with one response. */
export function scorerOf(item: Tag, response: Declaration, declarations: readonly Declaration[]): Scorer {
  const processing = child(item, 'qti-response-processing');
  const known = new Map(declarations.map((each) => [each.id, each]));
  const hasRules = processing !== undefined && tagsOf(processing).length > 0;
  const template = hasRules ? undefined : templateOf(processing);
  if (template !== undefined && !own(TEMPLATES, template))
    throw new Unreadable(`the template ${template} of response processing is not known`);
  // Where nothing says how to score, the correct response that is declared says what is right.
  const apply = TEMPLATES[template ?? 'match_correct']!;
  return {
    rule: template ?? (hasRules ? 'response processing' : 'correct response'),
    rules: hasRules ? processing : undefined,
    process: (given) => {
      const values = new Map(declarations.map(({ id, initial }): [string, Value] => [id, initial]));
      values.set(response.id, given);
      const state: State = { declarations: known, values };
      try {
        if (hasRules) for (const rule of tagsOf(processing)) run(rule, state);
        else apply(response, state);
      } catch (error) {
        if (!(error instanceof Exit)) throw error;
      }
      return values;
    },
  };
}

/** The points after processing; no value is none. */
export const pointsOf = (values: ReadonlyMap<string, Value>): number => numberOf(values.get('SCORE') ?? null) ?? 0;
