import { losses, type MarkupContext } from '../markup/context.js';
import { ImageShelf, type FindFile } from '../markup/image-shelf.js';
import { flow, phrase } from '../markup/to-bank.js';
import { checkOptions, type Found } from '../reading.js';
import { child, childrenOf, descendants, tagsOf, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { interactionOf, shownBody, shownChoice, withoutLoneGap, type IsSeen } from './body.js';
import { readDeclaration, type Declaration } from './declarations.js';
import { feedbackAfter } from './feedback.js';
import { scorerOf, type Scorer } from './processing.js';
import { chosen, rightChoice } from './score-choices.js';
import { rightNumbers } from './score-numbers.js';
import { rightTexts } from './score-texts.js';
import { isNumeric, single } from './values.js';

/** Files beside the item, by the addresses in it: images as bytes, shared texts as QTI 3 trees. */
export interface Beside {
  image: FindFile;
  stimulus: (address: string) => Tag | undefined;
}

interface Parts {
  item: Tag;
  interaction: Tag;
  response: Declaration;
  scorer: Scorer;
  isSeen: IsSeen;
  context: MarkupContext;
}

function refuseAdaptive(item: Tag): void {
  if (item.attributes['adaptive'] === 'true') throw new Unreadable('the item is adaptive: it asks in several steps');
  if (descendants(item).some(({ name }) => name === 'qti-template-declaration' || name === 'qti-template-processing'))
    throw new Unreadable('the item is a template: its values are drawn anew for every student');
}

function refuseSeveral(interaction: Tag, { cardinality, type }: Declaration): void {
  const most = interaction.attributes['max-choices'];
  const isChoice = interaction.name === 'qti-choice-interaction';
  if (isChoice && cardinality !== 'single' && most !== '1')
    throw new Unreadable('multiple response: several choices can be taken');
  if (!isChoice && cardinality !== 'single') throw new Unreadable(`a response of cardinality ${cardinality}`);
  if (interaction.name === 'qti-text-entry-interaction' && type !== 'string' && !isNumeric(type))
    throw new Unreadable(`a typed response of base type ${type || 'none'}`);
}

function passageOf(item: Tag, beside: Beside, context: MarkupContext): string {
  return descendants(item)
    .filter(({ name }) => name === 'qti-assessment-stimulus-ref')
    .map(({ attributes }) => {
      const address = attributes['href'] ?? '';
      const body = beside.stimulus(address);
      if (!body) context.lose('passage', `the shared text ${address} is not there`);
      return body ? flow(shownBody(body), context, 'passage') : '';
    })
    .join('');
}

/** By what its variable says before any answer: shown where this names the feedback, hidden where it does not, or the reverse. */
const seenAtFirst =
  (outcomes: readonly Declaration[]): IsSeen =>
  ({ attributes }) => {
    const outcome = outcomes.find(({ id }) => id === attributes['outcome-identifier']);
    const isNamed = outcome?.initial?.members.includes(attributes['identifier'] ?? '') ?? false;
    return (attributes['show-hide'] === 'hide') !== isNamed;
  };

function choiceOf({
  item,
  interaction,
  response,
  scorer,
  isSeen,
  context,
}: Parts): Pick<Found, 'body' | 'explanation' | 'scoring'> {
  const choices = tagsOf(interaction).filter(
    ({ name }) => name === 'qti-simple-choice' || name === 'qti-inline-choice',
  );
  checkOptions(choices.length);
  const ids = choices.map(({ attributes }) => attributes['identifier'] ?? '');
  if (new Set(ids).size !== ids.length || ids.includes(''))
    throw new Unreadable('choices without an identifier of their own');
  const { answer, points } = rightChoice(ids, response, scorer, context.lose);
  const said = (id: string, field: string): string =>
    feedbackAfter(item, scorer.process(chosen(response, id)), context, field);
  return {
    scoring: { rule: scorer.rule, points },
    explanation: answer === '' ? '' : said(answer, 'explanation'),
    body: {
      type: 'choice',
      answer,
      options: choices.map((choice, index) => {
        const id = ids[index]!;
        return {
          id,
          html: phrase(shownChoice(choice, isSeen), context, `options.${id}.html`),
          misconception: '',
          feedback: id === answer ? '' : said(id, `options.${id}.feedback`),
        };
      }),
    },
  };
}

function entryOf({ item, response, scorer, context }: Parts): Pick<Found, 'body' | 'explanation' | 'scoring'> {
  const isNumber = isNumeric(response.type);
  const numbers = isNumber ? rightNumbers(response, scorer, context.lose) : undefined;
  const texts = isNumber ? undefined : rightTexts(response, scorer, context.lose);
  const first = numbers ? numbers.accepted[0] && Number(numbers.accepted[0].value) : texts?.accepted[0]?.value;
  return {
    scoring: { rule: scorer.rule, points: numbers?.points ?? texts?.points ?? 0 },
    explanation:
      first === undefined
        ? ''
        : feedbackAfter(item, scorer.process(single(response.type, first)), context, 'explanation'),
    body: numbers ? { type: 'numeric', accepted: numbers.accepted } : { type: 'text', accepted: texts?.accepted ?? [] },
  };
}

/**
 * What an item of QTI, under the names of QTI 3, gives for a draft.
 * @throws Unreadable naming what a draft cannot hold
 */
export function foundInItem(item: Tag, beside: Beside): Found {
  refuseAdaptive(item);
  const body = child(item, 'qti-item-body');
  if (!body) throw new Unreadable('the item has no body');
  const interaction = interactionOf(body);
  const responses = childrenOf(item, 'qti-response-declaration').map(readDeclaration);
  const id = interaction.attributes['response-identifier'] ?? 'RESPONSE';
  const response = responses.find((each) => each.id === id);
  if (!response) throw new Unreadable(`the response ${id} is not declared`);
  refuseSeveral(interaction, response);
  const outcomes = childrenOf(item, 'qti-outcome-declaration').map(readDeclaration);
  if (outcomes.some(({ tag }) => tag.attributes['external-scored'] === 'human'))
    throw new Unreadable('a person scores the item');
  const scorer = scorerOf(item, response, [...responses, ...outcomes]);
  const isSeen = seenAtFirst(outcomes);
  const shelf = new ImageShelf(beside.image);
  const { lost, lose } = losses();
  const context: MarkupContext = { images: shelf, lose };
  const passage = passageOf(item, beside, context);
  const question = withoutLoneGap(flow(shownBody(body, isSeen), context, 'question'));
  const parts: Parts = { item, interaction, response, scorer, isSeen, context };
  const scored = interaction.name === 'qti-text-entry-interaction' ? entryOf(parts) : choiceOf(parts);
  return { title: item.attributes['title'] ?? '', passage, question, images: shelf.images, lost, ...scored };
}
