import { LETTERS, type BankItem } from '@aivy/item-bank';
import { chance, type Random } from '@aivy/psychometrics';

/** One answer to one question. */
export interface Given {
  /** '' for none. */
  answer: string;
  spentMs: number;
}

/** What stands behind an answer. */
export interface Attempting {
  item: BankItem;
  /** The student's in the item's skill, at that moment and with whatever helps; logits. */
  theta: number;
  slowness: number;
  /** Choices that were tried before. */
  tried?: readonly string[];
  /** Practice takes no empty answer. */
  mustAnswer?: boolean;
}

/** Response times are lognormal (van der Linden 2006); a question that is too hard is dwelt upon. */
const TIME_SD = 0.4;
const DWELLS = 0.12;
const SHORTEST_MS = 4_000;
/** An item is left empty by a student who does not know, so often. */
const EMPTY = 0.03;
/** A wrong number is one that the author has foreseen, so often. */
const FORESEEN = 0.6;

/** An answer after some thought. */
export function answerTo({ item, theta, slowness, tried = [], mustAnswer = false }: Attempting, random: Random): Given {
  const hardness = Math.max(-1, Math.min(2, item.b - theta));
  const spentMs = 1_000 * item.seconds * 0.85 * slowness * Math.exp(TIME_SD * random.normal() + DWELLS * hardness);
  const known = chance(theta, item);
  // Of the choices that are left, one is right.
  const likely = item.type === 'choice' ? Math.max(known, 1 / (LETTERS.length - tried.length)) : known;
  const right = random.next() < likely;
  const empty = !right && !mustAnswer && random.next() < EMPTY;
  return {
    answer: empty ? '' : right ? rightAnswer(item) : wrongAnswer(item, tried, random),
    spentMs: Math.round(Math.max(SHORTEST_MS, spentMs)),
  };
}

/** An answer of somebody who has no time left. */
export function rushedAnswer(item: BankItem, random: Random): Given {
  const spentMs = 1_500 + random.int(3_500);
  if (item.type === 'blank' || random.next() < 0.3) return { answer: '', spentMs };
  return { answer: LETTERS[random.int(LETTERS.length)]!, spentMs };
}

const rightAnswer = ({ answer }: BankItem): string => answer.split(',')[0]!.trim();

function wrongAnswer(item: BankItem, tried: readonly string[], random: Random): string {
  if (item.type === 'choice') {
    const left = LETTERS.filter((letter) => letter !== item.answer && !tried.includes(letter));
    // The first of what the authors have listed tempts most.
    const tempting = item.options.map(({ choice }) => choice).filter((letter) => left.includes(letter));
    const [first] = tempting;
    return first && random.next() < 0.5 ? first : left[random.int(left.length)]!;
  }
  const foreseen = item.common_wrong.map(({ value }) => value).filter((value) => !tried.includes(value));
  if (foreseen.length > 0 && random.next() < FORESEEN) return foreseen[random.int(foreseen.length)]!;
  for (;;) {
    const value = String(random.int(900) + 1);
    if (!tried.includes(value) && !item.answer.split(',').includes(value)) return value;
  }
}
