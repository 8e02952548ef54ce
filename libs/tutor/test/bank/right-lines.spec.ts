import type { BankItem } from '@aivy/item-bank/item';
import { formulasIn, isLinear, readLine, relationOf } from '@aivy/item-bank/algebra';
import { decide, startTutor, toHintContext, toReviewContext, withAttempt, type TutorState } from '../../src/index.js';
import { ITEMS } from './items.js';

const RED = new Set(['does-not-follow', 'direction', 'false-identity']);
const GREEN = new Set(['follows', 'identity', 'landmark', 'landmark-last']);
/** Lines of a student's own that no question gives: in other letters, and in the question's. */
const strays = (name: string): string[] => ['k + 4 = 3n', `9${name} + 1 = 40`, `${name}^2 = 7${name} + 101`];

/** The equations of the explanation of the right answer, each with letters; true of the question. */
function trueLines({ explanation }: BankItem): string[] {
  const right = explanation.split(/<p>Frequent slips|<ul>/)[0]!;
  return formulasIn(right).filter((text) => {
    const line = readLine(text);
    return line !== null && line.signs.join() === '=' && (relationOf(line)?.names.length ?? 0) > 0;
  });
}

/** The same line scaled, turned around, and with a term moved: all of them as true as it is. */
function rewritten(line: string, salt: number): string[] {
  const [left, right] = line.split('=') as [string, string];
  const [factor, term] = [2 + (salt % 7), 1 + (salt % 9)];
  return [
    line,
    `${right} = ${left}`,
    `${factor}(${left}) = ${factor}(${right})`,
    `${left} + ${term} = ${right} + ${term}`,
    `${left} - (${right}) = 0`,
  ];
}

function send(item: BankItem, lines: readonly string[], over: boolean): string[] {
  let state: TutorState = over ? withAttempt(startTutor(item.id), item.answer.split(',')[0]!) : startTutor(item.id);
  return lines.map((line) => {
    const context = over ? toReviewContext(item, state) : toHintContext(item, state);
    const { move, state: after } = decide(context, state, `check my step: ${line}`);
    state = after;
    return move.step?.verdict ?? move.move;
  });
}

const nameIn = (line: string): string => relationOf(readLine(line)!)!.names.find((name) => /^[a-z]$/.test(name)) ?? 'x';
/** A question of each template. */
const TEMPLATES = [...new Map(ITEMS.map((item) => [item.family, item])).values()];
const CASES = TEMPLATES.flatMap((item) => trueLines(item).map((line) => ({ item, line })));

describe('right lines', () => {
  it('get no red and mostly green, with no equation displayed, one after the other, and after a line from elsewhere', () => {
    const red: string[] = [];
    let sent = 0;
    let green = 0;
    for (const [index, { item, line }] of CASES.entries()) {
      const stray = ['', ...strays(nameIn(line))][index % 4]!;
      const lines = [...(stray === '' ? [] : [stray]), ...rewritten(line, index)];
      const verdicts = send(item, lines, index % 3 === 0).slice(stray === '' ? 0 : 1);
      sent += verdicts.length;
      green += verdicts.filter((verdict) => GREEN.has(verdict)).length;
      verdicts.forEach((verdict, at) => {
        if (RED.has(verdict)) red.push(`${item.key} [${stray}] ${lines.slice(-5)[at]}: ${verdict}`);
      });
    }
    expect(red).toEqual([]);
    expect(sent).toBeGreaterThan(1_500);
    // The others state a result, or could tell which choice is right.
    expect(green / sent).toBeGreaterThan(0.65);
  });
});

describe('wrong lines', () => {
  it("get red against the question's own equation, after a line from elsewhere too", () => {
    const own = ITEMS.flatMap((item) => {
      const [text, ...more] = formulasIn(item.question).filter((each) => each.includes('='));
      const relation = text === undefined || more.length > 0 ? null : readLine(text);
      const only = relation && relationOf(relation);
      return only?.sign === '=' &&
        only.names.length === 1 &&
        only.whole &&
        isLinear(only.gap) &&
        !only.unworked &&
        only.gap.size === 2
        ? [{ item, text: text! }]
        : [];
    });
    expect(own.length).toBeGreaterThan(20);
    const green = own.filter(({ item, text }, index) => {
      const [left, right] = text.split('=') as [string, string];
      const verdicts = send(item, [strays('x')[index % 3]!, `${left} + ${3 + index} = ${right}`], true);
      return !RED.has(verdicts[1]!);
    });
    expect(green.map(({ item, text }) => `${item.key} ${text}`)).toEqual([]);
  });
});
