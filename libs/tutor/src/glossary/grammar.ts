import type { GlossaryEntry } from './entry.js';

/** Writing and its conventions. */
export const GRAMMAR_TERMS: readonly GlossaryEntry[] = [
  { id: 'clause', term: 'clause', definition: 'A group of words with a subject and a verb.' },
  {
    id: 'independent-clause',
    term: 'independent clause',
    also: ['main clause'],
    definition: 'A clause that can stand alone as a sentence.',
  },
  {
    id: 'dependent-clause',
    term: 'dependent clause',
    also: ['subordinate clause'],
    definition: 'A clause that cannot stand alone, because it begins with a word such as because, when or which.',
  },
  { id: 'phrase', term: 'phrase', definition: 'A group of words that belong together but lack a subject or a verb.' },
  {
    id: 'sentence-fragment',
    term: 'sentence fragment',
    also: ['fragment'],
    definition: 'A piece that is punctuated as a sentence but is not a complete one.',
  },
  {
    id: 'run-on-sentence',
    term: 'run-on sentence',
    also: ['run-on', 'run on', 'run on sentence'],
    definition: 'Two complete sentences joined without the punctuation or joining word they need.',
  },
  { id: 'comma-splice', term: 'comma splice', definition: 'Two complete sentences joined by a comma alone.' },
  {
    id: 'semicolon',
    term: 'semicolon',
    definition:
      'A mark between two complete sentences that belong together; it can also separate long items of a list.',
  },
  {
    id: 'colon',
    term: 'colon',
    definition: 'A mark after a complete sentence that announces what follows: a list, an explanation or an example.',
  },
  {
    id: 'dash',
    term: 'dash',
    also: ['em dash'],
    definition: 'A mark that sets something off sharply; a pair of them works like a pair of parentheses.',
  },
  {
    id: 'comma',
    term: 'comma',
    definition: 'A mark that separates parts of a sentence: items of a list, an opening part, or something added.',
  },
  {
    id: 'apostrophe',
    term: 'apostrophe',
    also: ['possessive'],
    definition: 'A mark that shows that something belongs to somebody, or that letters were left out.',
  },
  {
    id: 'conjunction',
    term: 'conjunction',
    also: ['coordinating conjunction', 'fanboys'],
    definition: 'A joining word, such as and, but, or, so.',
  },
  {
    id: 'subordinating-conjunction',
    term: 'subordinating conjunction',
    definition: 'A word that makes a clause depend on another, such as although, because or while.',
  },
  {
    id: 'conjunctive-adverb',
    term: 'conjunctive adverb',
    definition: 'A linking word such as however or therefore; it does not join two sentences by itself.',
  },
  { id: 'subject', term: 'subject', definition: 'Who or what does the action of the verb.' },
  {
    id: 'verb',
    term: 'verb',
    also: ['finite verb'],
    definition: 'The word for the action or state; a sentence needs one that shows tense.',
  },
  {
    id: 'subject-verb-agreement',
    term: 'subject-verb agreement',
    also: ['subject verb agreement', 'agreement'],
    definition:
      'A singular subject takes a singular verb, a plural subject a plural one, whatever stands between them.',
  },
  { id: 'pronoun', term: 'pronoun', definition: 'A word that stands for a noun, such as it, they or who.' },
  { id: 'antecedent', term: 'antecedent', definition: 'The noun that a pronoun stands for.' },
  {
    id: 'modifier',
    term: 'modifier',
    definition: 'A word or phrase that describes another; it should stand next to what it describes.',
  },
  {
    id: 'dangling-modifier',
    term: 'dangling modifier',
    also: ['misplaced modifier'],
    definition: 'A describing phrase that seems to belong to the wrong word.',
  },
  {
    id: 'appositive',
    term: 'appositive',
    definition: 'A noun phrase that renames the noun beside it, usually set off by commas.',
  },
  {
    id: 'participle',
    term: 'participle',
    also: ['participial phrase'],
    definition: 'A verb form in -ing or -ed that describes something or forms part of a verb.',
  },
  { id: 'infinitive', term: 'infinitive', definition: 'The plain form of a verb, usually after to.' },
  { id: 'gerund', term: 'gerund', definition: 'A verb form in -ing that is used as a noun.' },
  {
    id: 'tense',
    term: 'tense',
    also: ['verb tense'],
    definition: 'The form of a verb that shows time: past, present or future.',
  },
  {
    id: 'parallel-structure',
    term: 'parallel structure',
    also: ['parallelism'],
    definition: 'Giving the items of a list or comparison the same grammatical form.',
  },
  {
    id: 'relative-clause',
    term: 'relative clause',
    also: ['nonrestrictive clause', 'restrictive clause'],
    definition:
      'A clause with which, who or that which describes a noun; extra information takes commas, needed information takes none.',
  },
  {
    id: 'nonessential-element',
    term: 'nonessential element',
    also: ['nonessential', 'parenthetical'],
    definition: 'Extra information that the sentence can do without; it needs the same mark before and after.',
  },
  { id: 'noun', term: 'noun', definition: 'A word for a person, a place, a thing or an idea.' },
  { id: 'adjective', term: 'adjective', definition: 'A word that describes a noun.' },
  { id: 'adverb', term: 'adverb', definition: 'A word that describes a verb, an adjective or a whole sentence.' },
  {
    id: 'preposition',
    term: 'preposition',
    also: ['prepositional phrase'],
    definition: 'A word such as in, of or between that shows how a noun relates to the rest.',
  },
];
