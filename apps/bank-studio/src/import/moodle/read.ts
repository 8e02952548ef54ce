import { readEach, unreadableFile, type Reading } from '../reading.js';
import { child, childrenOf, textOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { parseXml } from '../xml.js';
import { foundInQuestion } from './question.js';

/** What stands among the questions and asks nothing. */
const NO_ITEM = new Set(['category', 'description']);

const nameOf = (question: Tag): string =>
  ['idnumber', 'name']
    .map((name) => child(question, name))
    .map((tag) => (tag ? textOf(tag).trim() : ''))
    .find((text) => text !== '') ?? '';

/**
 * The questions of a Moodle XML file as drafts; categories and descriptions are no items and not counted.
 * @param file its name as told to people
 */
export function readMoodle(file: string, text: string): Reading {
  try {
    const quiz = parseXml(text);
    if (quiz.name !== 'quiz') return unreadableFile(file, 'the file holds no quiz of Moodle');
    return readEach(
      childrenOf(quiz, 'question').filter(({ attributes }) => !NO_ITEM.has(attributes['type'] ?? '')),
      (question) => ({ format: 'moodle', file, line: question.line, id: nameOf(question) }),
      foundInQuestion,
    );
  } catch (error) {
    if (error instanceof Unreadable) return unreadableFile(file, error.message);
    throw error;
  }
}
