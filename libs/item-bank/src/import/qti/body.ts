import { descendants, isTag, type Node, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';

/** Interactions that a draft can hold. */
const READ = new Set(['qti-choice-interaction', 'qti-inline-choice-interaction', 'qti-text-entry-interaction']);
/** Shown after an answer, or to others than the student. */
const HIDDEN = new Set(['qti-feedback-block', 'qti-feedback-inline', 'qti-modal-feedback']);
/** Where an answer is typed or chosen within the text. */
const GAP = '______';

const isInteraction = ({ name }: Tag): boolean => name.startsWith('qti-') && name.endsWith('-interaction');

/** @throws Unreadable unless the body asks for one answer, and for one that a draft can hold */
export function interactionOf(body: Tag): Tag {
  const found = descendants(body).filter(isInteraction);
  const [only] = found;
  if (!only) throw new Unreadable('the item has no interaction');
  const names = [...new Set(found.map(({ name }) => name.replace(/^qti-/, '')))].join(', ');
  if (found.length > 1) throw new Unreadable(`${found.length} interactions in one item (${names})`);
  if (!READ.has(only.name)) throw new Unreadable(`the interaction is a ${names}`);
  return only;
}

const isForStudents = ({ attributes }: Tag): boolean => /candidate|^\s*$/.test(attributes['view'] ?? '');

function shown(node: Node): Node[] {
  if (!isTag(node)) return [node];
  if (HIDDEN.has(node.name) || (node.name === 'qti-rubric-block' && !isForStudents(node))) return [];
  if (node.name === 'qti-printed-variable' || node.name === 'qti-template-block' || node.name === 'qti-template-inline')
    throw new Unreadable('the text is drawn anew for every student (template variables)');
  const children = node.children.flatMap(shown);
  if (node.name === 'qti-choice-interaction') {
    const prompt = children.filter((each): each is Tag => isTag(each) && each.name === 'qti-prompt');
    return prompt.length === 0 ? [] : [{ ...node, name: 'div', children: prompt }];
  }
  if (isInteraction(node)) return [GAP];
  return [{ ...node, children }];
}

/** What a student reads before answering: the body with a gap in the place of a field, and without the choices. */
export const shownBody = (body: Tag): Node[] => body.children.flatMap(shown);

/** A gap that stands alone says nothing. */
export const withoutLoneGap = (html: string): string => html.replaceAll(`<p>${GAP}</p>`, '');

/** The content of a choice, without the feedback that stands in it. */
export const shownChoice = (choice: Tag): Node[] => choice.children.flatMap(shown);
