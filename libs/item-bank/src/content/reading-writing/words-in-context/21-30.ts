import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETION } from './questions.js';

export const WORDS_21_30: readonly Item[] = [
  reading({
    key: 'rw-words-21',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The city’s first tram company and its rival were bitter enemies in the newspapers, but in private their directors were ______: they met every month to agree on fares.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'cooperative',
    wrong: [
      ['anonymous', 'not-stated', 'Meeting every month, the directors cannot have been unknown to each other.'],
      ['indifferent', 'opposite-meaning', 'People who agree on fares every month are not indifferent to each other.'],
      [
        'suspicious',
        'plausible-but-unsupported',
        'Rivals may distrust each other, but regular agreements show the reverse.',
      ],
    ],
    why: 'The directors met to agree on fares, the opposite of what the newspapers showed. People who work together are cooperative.',
    hints: [
      '“But in private”: were they still enemies there?',
      'What did the directors do every month?',
      'What does it take to set fares together?',
      'You need a word for working together.',
    ],
  }),
  reading({
    key: 'rw-words-22',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Philosopher Tomasz Zielny’s prose has been called obscure, a charge that his admirers meet by pointing to its precision. The two judgments are less opposed than they seem: a writer who defines every term anew may be exact and, for that very reason, ______ to readers who come without the definitions in hand.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'impenetrable',
    wrong: [
      [
        'indispensable',
        'wrong-relation',
        'Nothing suggests that readers cannot do without him; they cannot get into his prose.',
      ],
      [
        'persuasive',
        'opposite-meaning',
        'The sentence explains how he can be called obscure, and obscure prose does not easily persuade.',
      ],
      ['condescending', 'not-stated', 'His attitude toward readers is not at issue, only whether they can follow him.'],
    ],
    why: 'The sentence reconciles “precision” with “obscure”: because the terms are newly defined, readers without the definitions cannot get into the text. What cannot be entered or understood is impenetrable.',
    hints: [
      'Which two judgments does the text bring together?',
      '“Exact” covers one of them. Which one is left for the blank?',
      'What happens to a reader who doesn’t have the definitions?',
      'You need a word for something nobody can see into.',
    ],
  }),
  reading({
    key: 'rw-words-23',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>For decades, the standard account of the strike rested on the memoirs of a single organizer. Now that the union’s minutes have been opened, historian Aurelio Baeza can ______ that account at many points without disturbing its outline: the minutes supply dates that the memoirist forgot and names that he chose to leave out.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'amplify',
    wrong: [
      ['refute', 'too-strong', 'To refute an account is to prove it false, and the outline of this one stands.'],
      [
        'paraphrase',
        'wrong-relation',
        'To paraphrase is to repeat in other words, but the minutes bring new dates and names.',
      ],
      [
        'preempt',
        'wrong-relation',
        'To preempt is to act before something else can; the account has existed for decades.',
      ],
    ],
    why: 'Dates and names are added to an account whose outline stands. To amplify an account is to enlarge it by adding detail.',
    hints: [
      'What do the minutes have that the memoirs don’t?',
      '“Without disturbing its outline”: what stays the same?',
      'Does Baeza take something away or add to it?',
      'You need a verb for making something fuller by adding details.',
    ],
  }),
  reading({
    key: 'rw-words-24',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The physicist’s early papers were received with respect rather than warmth. Reviewers praised their rigor while doubting that the effect she predicted could ever be measured, and it is only in the light of later instruments that her work has come to seem ______, as though she had been writing for laboratories that did not yet exist.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'prescient',
    wrong: [
      ['redundant', 'opposite-meaning', 'Work that foresaw what could be measured only later was not unnecessary.'],
      [
        'meticulous',
        'true-but-off-point',
        'Her rigor was praised from the beginning; the blank names how the work seems only now.',
      ],
      ['conciliatory', 'not-stated', 'Nothing in the text concerns making peace with opponents.'],
    ],
    why: 'She wrote as if for instruments that were to come. Work that shows knowledge of the future is prescient.',
    hints: [
      'How did people see her work at first, and how do they see it now?',
      'What kind of lab does it seem she was writing for?',
      'The word is about time. What does she seem to have been able to do?',
      'You need a word for seeing what’s coming.',
    ],
  }),
  reading({
    key: 'rw-words-25',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>In the correspondence between the two composers, admiration and rivalry are hard to tell apart. Each sends the other his new scores with a show of modesty; each replies with compliments so elaborate that they ______ the reservations they are meant to conceal.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'betray',
    wrong: [
      [
        'dispel',
        'opposite-meaning',
        'To dispel reservations would make them vanish, but they can still be read in the compliments.',
      ],
      ['postpone', 'wrong-relation', 'The compliments do not put the reservations off to another time.'],
      ['repudiate', 'opposite-meaning', 'To repudiate the reservations would be to reject them.'],
    ],
    why: 'The compliments are meant to hide reservations but, being so elaborate, show them. To reveal without meaning to is to betray.',
    hints: [
      'What are the compliments supposed to do?',
      'They’re too elaborate. What effect does that have?',
      'Your voice can do this to your fear. What does it do?',
      'You need a verb for showing something without meaning to.',
    ],
  }),
  reading({
    key: 'rw-words-26',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>That the tablet records a sale is beyond question; what has divided scholars is whether the sale was ______. Some think that the parties meant to transfer the field, others that the document was a fiction drawn up to hide a loan on which interest could not lawfully be charged.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'genuine',
    wrong: [
      ['lucrative', 'true-but-off-point', 'How much was earned by the sale is not what divides the scholars.'],
      ['customary', 'not-stated', 'Whether such sales were usual is not in dispute here.'],
      [
        'voluntary',
        'plausible-but-unsupported',
        'Neither side holds that somebody was forced; the question is whether a sale was meant at all.',
      ],
    ],
    why: 'One side holds that a transfer was meant, the other that the sale was a fiction. What is not a fiction is genuine.',
    hints: [
      'Scholars are on two sides. What’s the choice between?',
      'One side says “fiction.” What does the other side think?',
      'What would that side say about the sale?',
      'You need a word for something that’s what it claims to be.',
    ],
  }),
  reading({
    key: 'rw-words-27',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Ecologists once described the meadow as static, because it looked the same from year to year. Closer study has confirmed its constancy but has shown it to be ______: plants die and are replaced all the time, at rates so even that the meadow as a whole stays what it was.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'dynamic',
    wrong: [
      [
        'precarious',
        'plausible-but-unsupported',
        'Nothing suggests that the balance is about to fail; replacement is said to be even.',
      ],
      ['illusory', 'too-strong', 'Closer study “has confirmed” the constancy, so it is real.'],
      ['negligible', 'wrong-relation', 'Constancy is said to be of a certain kind, not to be small.'],
    ],
    why: 'The meadow stays the same through constant change. Something that is marked by constant activity is dynamic.',
    hints: [
      'How does the meadow manage to look the same every year?',
      'Which words tell you how often plants die and get replaced?',
      'It’s constant. Is it still, or always in motion?',
      'You need a word for something that’s always changing or moving.',
    ],
  }),
  reading({
    key: 'rw-words-28',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The committee’s report is a model of ______. On each of the questions that had set its members against one another, it states both positions fully and fairly, recommends further study, and passes on to the next.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'evasion',
    wrong: [
      [
        'candor',
        'plausible-but-unsupported',
        'Stating both positions is fair, but a report that settles nothing is not praised here for openness.',
      ],
      ['brevity', 'not-stated', 'Stating both positions fully is not brief.'],
      ['partisanship', 'opposite-meaning', 'To state both positions fairly is the reverse of taking sides.'],
    ],
    why: 'The report states positions, decides nothing, and “passes on to the next” question. Avoiding a decision in this way is evasion, and “a model of” is meant ironically.',
    hints: [
      'What does the report do with the hard questions?',
      'Does the report decide even one question?',
      '“A model of” sounds like praise. Is it?',
      'You need a noun for getting around something, such as a decision.',
    ],
  }),
  reading({
    key: 'rw-words-29',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Translators of the epic have long been troubled by its formulas, the “wine-dark sea” and “rosy-fingered dawn” that return hundreds of times. To vary them is to lose the beat that they kept for listeners; to repeat them is to risk boring readers. Most translators ______, keeping a few and varying the rest.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'compromise',
    wrong: [
      ['persevere', 'wrong-relation', 'To persevere is to go on with one course, but they mix two.'],
      ['digress', 'not-stated', 'To digress is to leave the subject, which they do not.'],
      ['abstain', 'opposite-meaning', 'To abstain would be to do neither, but they do some of each.'],
    ],
    why: 'Each of two courses has a cost, and most translators take something of both. To settle between two courses is to compromise.',
    hints: [
      'What are a translator’s two options?',
      '“Keeping a few and varying the rest”: what are most of them doing?',
      'Do they pick one option, both, or neither?',
      'You need a verb for meeting halfway.',
    ],
  }),
  reading({
    key: 'rw-words-30',
    skill: 5,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Observers of the negotiations were struck by how seldom the ambassador spoke. They took her silence for ______, and some wrote that she was out of her depth; the treaty, when it was published, turned out to contain every clause that she had been sent to obtain.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'diffidence',
    wrong: [
      [
        'discretion',
        'plausible-but-unsupported',
        'Observers who thought that she was out of her depth saw a weakness, not a virtue.',
      ],
      ['defiance', 'opposite-meaning', 'Defiance is bold resistance, which does not fit with being out of her depth.'],
      ['duplicity', 'not-stated', 'Observers did not suspect her of deceiving anyone.'],
    ],
    why: 'Observers thought that she was out of her depth, so they read her silence as lack of confidence. That is diffidence.',
    hints: [
      'What did people say about the ambassador?',
      'Does the blank name what was true or what they believed?',
      'If you’re out of your depth, how do you feel?',
      'You need a noun for not trusting yourself.',
    ],
  }),
];
