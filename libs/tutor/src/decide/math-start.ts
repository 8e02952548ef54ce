import type { HintContext } from '../context/hint-context.js';
import { canonical, plainLine } from '../intent/canonical.js';
import { READ } from '../intent/read-by-rules.js';
import { givenData } from '../math/given-data.js';
import type { TutorState } from '../state/state.js';
import type { Decision } from './decision.js';
import { nextRung } from './next-rung.js';

/** Says that the student doesn't know how to begin, and … */
const NO_START =
  /\b(?:start|begin|do first|first (?:step|thing)|no (?:idea|clue)|(?:do not|can not|never) (?:know|get|understand|see|learned|did|done|seen)|lost|stuck|confused|blank|how (?:do|would|should|to) (?:(?:i|you|we|even) )*(?:do|solve|approach|tackle|set)|what (?:do|should|am|would) (?:i|we) (?:\w+ )?(?:do|supposed)|empezar|empiezo|empieza|comenzar|comienzo|por donde|no entiendo|no se|ni idea|como se (?:hace|resuelve)|como (?:lo )?(?:hago|resuelvo)|perdid[oa]|atorad[oa])\b/;
/** … nothing besides: every other word of such a message is one of these. */
const BESIDE = new Set(
  'i we you me my it this that these those the a an one ones to do not can have am is are even at all any of with on from here in so really just how where what which when should would could supposed need want know get see understand figure out start begin starting beginning first step thing anything nothing idea clue no lost stuck confused blank mind problem question problems questions type kind equation never did done learned seen before set up approach tackle solve solving help tell please kinda still totally completely sure think like and or but for by yo le lo la el se no ni que como por donde cuando hacer hago hace hay empezar empiezo empieza comenzar comienzo resolver resuelvo resuelve entiendo nada esto este esta ese problema pregunta ejercicio idea estoy perdido perdida atorado atorada de en mi primero debo tengo puedo ayuda ayudame la verdad'.split(
    ' ',
  ),
);
const MOST_WORDS = 16;

/** Is it all about not knowing how to start? */
function isNoStart(message: string): boolean {
  const words = canonical(plainLine(message.slice(0, READ)));
  const each = words.split(' ');
  return each.length <= MOST_WORDS && NO_START.test(words) && each.every((word) => BESIDE.has(word));
}

/** Has nothing been done about the question yet? */
const isUntouched = ({ question: { rungs, reached, open, met, attempts, line } }: TutorState): boolean =>
  rungs + reached + met.length + attempts.length === 0 && open === null && line === null;

/**
 * The first move of a student who doesn't know how to start: what the question gives, and the first hint's question.
 * It doesn't count as a hint they asked for. Undefined for other messages, and once something was done.
 */
export function decideStart({ math, question }: HintContext, state: TutorState, message: string): Decision | undefined {
  if (math === undefined || !isUntouched(state) || !isNoStart(message)) return undefined;
  const started = nextRung(state);
  const given = givenData(question);
  return { ...started, move: { ...started.move, about: [given ?? 'the question'] } };
}
