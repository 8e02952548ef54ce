import type { GlossaryEntry } from './entry.js';

/** Reading. */
export const READING_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'main-idea',
    term: 'main idea',
    also: ['central idea', 'main point'],
    definition: 'What a text says as a whole, in a sentence: not a detail, and not more than the text says.',
  },
  {
    id: 'supporting-detail',
    term: 'supporting detail',
    also: ['detail'],
    definition: 'A fact or example that backs up the main idea.',
  },
  {
    id: 'inference',
    term: 'inference',
    also: ['infer', 'imply', 'implies'],
    definition: 'A conclusion that the text does not state but that must be true if the text is.',
  },
  {
    id: 'claim',
    term: 'claim',
    definition: 'A statement that somebody wants to convince you of and that can be argued.',
  },
  {
    id: 'evidence',
    term: 'evidence',
    also: ['textual evidence'],
    definition: 'Facts, data or quotations that show whether a claim is so.',
  },
  { id: 'hypothesis', term: 'hypothesis', definition: 'A possible explanation that is to be tested.' },
  { id: 'thesis', term: 'thesis', definition: 'The main claim that a text sets out to support.' },
  {
    id: 'counterclaim',
    term: 'counterclaim',
    also: ['counterargument'],
    definition: 'A claim that argues against another one.',
  },
  {
    id: 'context',
    term: 'context',
    also: ['context clue', 'context clues'],
    definition: 'The words around a word or blank that tell you what it must mean.',
  },
  { id: 'connotation', term: 'connotation', definition: 'The feeling that a word carries besides its plain meaning.' },
  {
    id: 'precise',
    term: 'precise',
    also: ['precise word'],
    definition: 'Exact: the word that says just what is meant, no more and no less.',
  },
  { id: 'synonym', term: 'synonym', definition: 'A word that means nearly the same as another.' },
  { id: 'antonym', term: 'antonym', definition: 'A word that means the opposite of another.' },
  { id: 'tone', term: 'tone', definition: 'The attitude that a writer shows through the choice of words.' },
  {
    id: 'purpose',
    term: 'purpose',
    also: ['author’s purpose', 'authors purpose'],
    definition: 'Why something is in the text: what it is there to do for the reader.',
  },
  {
    id: 'structure',
    term: 'structure',
    also: ['text structure'],
    definition: 'How a text is built: the order of its parts and how each leads to the next.',
  },
  {
    id: 'function-of-a-sentence',
    term: 'function of a sentence',
    also: ['function of the underlined sentence'],
    definition: 'The job a sentence does in its text, such as giving an example or turning the argument.',
  },
  {
    id: 'perspective',
    term: 'perspective',
    also: ['point of view'],
    definition: 'The position from which somebody sees and judges something.',
  },
  {
    id: 'metaphor',
    term: 'metaphor',
    definition: 'Speaking of one thing as if it were another, to show what they share.',
  },
  { id: 'irony', term: 'irony', definition: 'Saying or showing the opposite of what is meant or expected.' },
  { id: 'paraphrase', term: 'paraphrase', definition: 'To say the same in other words.' },
  {
    id: 'summary',
    term: 'summary',
    also: ['summarize'],
    definition: 'A short version that keeps only the main points.',
  },
  {
    id: 'synthesis',
    term: 'synthesis',
    also: ['rhetorical synthesis'],
    definition: 'Putting facts from notes together into a sentence that does a certain job.',
  },
  {
    id: 'transition',
    term: 'transition',
    also: ['transition word', 'transitions'],
    definition:
      'A word that shows how a sentence goes on from the one before: adding, contrasting, giving a cause or an example.',
  },
  {
    id: 'contrast',
    term: 'contrast',
    definition: 'A difference that is pointed out, often by words such as but or although.',
  },
  {
    id: 'concession',
    term: 'concession',
    also: ['concede'],
    definition: 'Admitting that the other side has a point before going on.',
  },
];
