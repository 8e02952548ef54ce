import { descendants, isTag, type Node, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';

/** Interactions that a draft can hold. */
const READ = new Set(['qti-choice-interaction', 'qti-inline-choice-interaction', 'qti-text-entry-interaction']);
/** Feedback within the text, which may stand there from the beginning. */
const FEEDBACK = new Set(['qti-feedback-block', 'qti-feedback-inline']);
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

/** Is a feedback seen before anything was answered? */
export type IsSeen = (feedback: Tag) => boolean;

function shown(node: Node, isSeen: IsSeen): Node[] {
  if (!isTag(node)) return [node];
  if (node.name === 'qti-modal-feedback' || (FEEDBACK.has(node.name) && !isSeen(node))) return [];
  if (node.name === 'qti-rubric-block' && !isForStudents(node)) return [];
  if (node.name === 'qti-printed-variable' || node.name === 'qti-template-block' || node.name === 'qti-template-inline')
    throw new Unreadable('the text is drawn anew for every student (template variables)');
  const children = node.children.flatMap((each) => shown(each, isSeen));
  if (node.name === 'qti-choice-interaction') {
    const prompt = children.filter((each): each is Tag => isTag(each) && each.name === 'qti-prompt');
    return prompt.length === 0 ? [] : [{ ...node, name: 'div', children: prompt }];
  }
  if (isInteraction(node)) return [GAP];
  return FEEDBACK.has(node.name) ? children : [{ ...node, children }];
}

/** What a student reads before answering: the body with a gap in the place of a field, and without the choices. */
export const shownBody = (body: Tag, isSeen: IsSeen = () => false): Node[] =>
  body.children.flatMap((each) => shown(each, isSeen));

/** A gap that stands alone says nothing. */
export const withoutLoneGap = (html: string): string => html.replaceAll(`<p>${GAP}</p>`, '');

/** The content of a choice, without the feedback to whom takes it. */
export const shownChoice = (choice: Tag, isSeen: IsSeen): Node[] =>
  choice.children.flatMap((each) => shown(each, isSeen));
