import { parse, type GIFTQuestion } from 'gift-pegjs';
import { LIMITS, megabytes } from '../limits.js';
import { readEach, unreadableFile, type Reading } from '../reading.js';
import { Unreadable } from '../unreadable.js';
import { foundInGift } from './question.js';
import { blocksOf, type Block } from './split.js';

interface Source {
  block: Block;
  /** What the block says, or why it cannot be read. */
  question: GIFTQuestion | string;
}

function questionsOf(block: Block): Source[] {
  try {
    return parse(`${block.text}\n`).map((question) => ({ block, question }));
  } catch (error) {
    return [{ block, question: `no sound GIFT: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** A question without a title is known by how it begins: its line changes whenever another one is added before it. */
const BEGINNING = 40;
function idOf({ question, block }: Source): string {
  if (typeof question === 'string') return '';
  if (question.type === 'Category') return question.title;
  return question.id ?? question.title ?? (question.stem.text.slice(0, BEGINNING) || `line ${block.line}`);
}

const asks = ({ question }: Source): boolean =>
  typeof question === 'string' || (question.type !== 'Description' && question.type !== 'Category');

/**
 * The questions of a GIFT file as drafts; categories and descriptions are no items and not counted.
 * @param file its name as told to people
 */
export function readGift(file: string, text: string): Reading {
  if (text.length > LIMITS.text) return unreadableFile(file, `the file is larger than ${megabytes(LIMITS.text)}`);
  return readEach(
    blocksOf(text).flatMap(questionsOf).filter(asks),
    (source) => ({ format: 'gift', file, line: source.block.line, id: idOf(source) }),
    ({ question }) => {
      if (typeof question === 'string') throw new Unreadable(question);
      if (question.type === 'Description' || question.type === 'Category') throw new Unreadable('nothing is asked');
      return foundInGift(question);
    },
  );
}
