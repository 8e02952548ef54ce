import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_21_30: readonly Item[] = [
  reading({
    key: 'rw-structure-21',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The anthropologist who studies her own society is warned of two dangers: she may see too little, because all is familiar, or she may see too much, because nothing is indifferent to her. <u>What she is seldom told is that these come to the same.</u> To be unable to notice a custom and to be unable to notice anything else are both failures to vary one’s distance; and distance, unlike impartiality, is something that can be practiced.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It recasts two apparently opposite dangers as one, which the text then identifies.',
    wrong: [
      [
        'It rejects the warnings in the sentence before as exaggerated, a charge the text then supports.',
        'too-strong',
        'The dangers are not said to be exaggerated; they are said to be the same.',
      ],
      [
        'It extends the warnings to anthropologists who study societies that are not their own.',
        'not-stated',
        'Other anthropologists are not mentioned.',
      ],
      [
        'It concedes that one of the two dangers is greater than the other, as the text then shows.',
        'opposite-meaning',
        'The two are said to “come to the same,” not to differ in size.',
      ],
    ],
    why: '“These come to the same” joins the two dangers, and the next sentence names what they share: a failure to vary one’s distance.',
    hints: [
      'What are the two dangers?',
      'What does the underlined sentence say about the two of them?',
      '“Both failures”: failures to do what?',
      'Which choice turns two things into one?',
    ],
  }),
  reading({
    key: 'rw-structure-22',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Why do rivers bend? On a perfectly even plain, a perfectly straight river might go on being straight; but let one grain of the bank give way, and the water swings toward the gap, cuts deeper there, and is thrown against the opposite bank farther down. Einstein, who wrote on the question in 1926, likened the flow to tea leaves gathering in the middle of a stirred cup. The comparison has outlived the rest of his paper: the turning of the earth, by which he explained why one bank is worn more than the other, was later found to count for little beside the currents of the bend itself.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It poses a question, sketches an answer, and then assesses a contribution to the answer.',
    wrong: [
      [
        'It poses a question, rejects the usual answer, and then proposes an original one in its place.',
        'not-stated',
        'The answer that is sketched is not rejected, and the text proposes none of its own.',
      ],
      [
        'It describes a process, gives the history of its study, and then explains its practical uses.',
        'not-stated',
        'No practical uses are mentioned.',
      ],
      [
        'It states a principle, illustrates it by an analogy, and then shows where the principle fails.',
        'plausible-but-unsupported',
        'What later work set aside is what Einstein said of the turning of the earth, not the account of why rivers bend.',
      ],
    ],
    why: 'The opening question is answered by the grain that gives way; then Einstein’s contribution is introduced and judged: the comparison lasted, and what he said of the turning of the earth did not.',
    hints: [
      'What does the first sentence do?',
      'Which sentence answers the question?',
      'What does the last sentence do with Einstein’s work: repeat it, extend it, or judge it?',
      'Which choice still fits when you get to the last sentence?',
    ],
  }),
  reading({
    key: 'rw-structure-23',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The diary of the merchant Obed Farrar is a dull book, and Farrar seems to have taken care that it should be. Prices, tides, and the names of ships fill eleven volumes; his wife appears twice. Yet historian Ruth Calloway has made of it one of the most vivid portraits we have of a port in wartime. She reads it, she says, as one reads a coastline from the sea: by noting where, for no visible reason, a ship alters its course.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To describe how a scholar draws insight from an unpromising source',
    wrong: [
      [
        'To defend a writer against the charge that his work is without interest',
        'reversed-direction',
        'The text calls the diary dull; it is the scholar’s reading that is praised.',
      ],
      [
        'To explain why a merchant left his private life out of his diary',
        'not-stated',
        'That he left it out is stated; the reason is not.',
      ],
      [
        'To compare the diary of a merchant with the logs that ships keep at sea',
        'wrong-relation',
        'The comparison with a coastline describes the scholar’s way of reading, not a second source.',
      ],
    ],
    why: 'The diary is “a dull book,” yet Calloway makes a vivid portrait of it, and the last sentence tells how she reads.',
    hints: [
      'What’s the diary like, and what did Calloway make of it?',
      'What kind of things does “Yet” join here?',
      'What does the last sentence describe?',
      'Which choice has room for the diary, the scholar, and how she reads?',
    ],
  }),
  reading({
    key: 'rw-structure-24',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>It is often said that the invention of printing fixed the spelling of English. Printers, <u>who had every reason to want uniformity and almost no means of enforcing it,</u> in fact spelled the same word in several ways on a single page, often to fill out a line. Consistency came only two centuries later, with dictionaries and schools; and these owed their authority less to the press than to the anxieties of people who were rising in the world.</p>',
    question: PORTION,
    at: 'c',
    right: 'It explains why one might expect printers to have brought about what they did not.',
    wrong: [
      [
        'It identifies the group that was most responsible for the spelling that is used today.',
        'reversed-direction',
        'The text denies that printers fixed the spelling.',
      ],
      [
        'It supports the claim that printing had little influence on what people read.',
        'not-stated',
        'What people read is not discussed.',
      ],
      [
        'It suggests that printers preferred to spell words in more than one way.',
        'opposite-meaning',
        'They “had every reason to want uniformity.”',
      ],
    ],
    why: 'Wanting uniformity makes the common belief plausible, and lacking the means explains why it is wrong.',
    hints: [
      'Which common belief does the text argue against?',
      'Which half of the underlined part makes that belief sound reasonable?',
      'And which half shows why it didn’t work out?',
      'Which choice covers what you’d expect and what really happened?',
    ],
  }),
  reading({
    key: 'rw-structure-25',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Mrs. Adeyinka’s first letter to the council was courteous; it asked whether the lamp on the corner might be repaired. Her second enclosed a copy of the first. The third ran to nine pages and began with the founding of the borough. By the eleventh, the lamp was no longer mentioned, and the council’s replies, which had been printed, began to be written by hand. It is not recorded who first proposed that she stand for election.</p>',
    question: STRUCTURE,
    at: 'b',
    right: 'It traces a growing exchange from a small matter to an outcome that is left for readers to infer.',
    wrong: [
      [
        'It lists a series of complaints and explains why none of them received an answer.',
        'opposite-meaning',
        'The council did reply, at first in print and then by hand.',
      ],
      [
        'It contrasts two correspondents and shows how each of them misunderstood the other.',
        'not-stated',
        'Nothing suggests a misunderstanding.',
      ],
      [
        'It describes a dispute and presents, in turn, the arguments that were made on either side.',
        'not-stated',
        'The arguments of the letters are not given.',
      ],
    ],
    why: 'The letters grow from a question about a lamp to something larger, and the last sentence lets readers conclude that she stood for election, without saying so.',
    hints: [
      'How do the letters change from the first to the eleventh?',
      'How do the replies change?',
      'What does the last sentence tell you, and what does it leave out?',
      'Something grows here. Does the text spell out how it ends?',
    ],
  }),
  reading({
    key: 'rw-structure-26',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Economists have modeled the spread of a new crop as if farmers were choosing among tickets in a lottery. On this view, the slow advance of the potato in eighteenth-century Europe is a puzzle, since it yielded more than grain and failed less often. <u>But a crop is not a ticket.</u> It has a smell and a season; it wants a certain cellar and a certain pot; and it must be eaten, in company, by people who remember what was on the table last year.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It announces a criticism that the next sentence substantiates with particulars.',
    wrong: [
      [
        'It summarizes the view of economists before the text turns to a historical example.',
        'reversed-direction',
        'The historical example comes before it, and it opposes the view.',
      ],
      [
        'It concedes a point to economists while insisting that their data are incomplete.',
        'not-stated',
        'Nothing is conceded, and data are not mentioned.',
      ],
      [
        'It offers a comparison that makes the economists’ model easier to understand.',
        'opposite-meaning',
        'It denies the comparison on which the model rests.',
      ],
    ],
    why: 'The short sentence denies that choosing a crop is like choosing a ticket; the next one gives the details in which they differ.',
    hints: [
      'What do economists compare a crop to?',
      'What does the underlined sentence do to that comparison?',
      'Why does the text bring up smell, season, cellar, and pot?',
      'Which choice says “no” first and gives details after?',
    ],
  }),
  reading({
    key: 'rw-structure-27',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Among the Kaluli of Papua New Guinea, the linguist Bambi Schieffelin found, adults did not guess at what small children meant. A child’s unclear words were left unclear; to say what is in another’s mind was thought to be impossible, and rude to try. Middle-class parents in the United States, whose habit of interpreting every sound had been described as a natural part of raising children, thus turned out to be doing something that needs explanation as much as its absence does.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To show how a finding about one society changes the view of a practice in another',
    wrong: [
      [
        'To argue that children learn to speak sooner where adults interpret their words',
        'not-stated',
        'The text does not compare how soon children learn to speak.',
      ],
      [
        'To criticize a linguist for describing a practice as a natural part of raising children',
        'confused-details',
        'It is not said that Schieffelin so described it; her finding speaks against that view.',
      ],
      [
        'To explain why adults in one society think it rude to guess at what others mean',
        'detail-not-main-idea',
        'The reason is mentioned in passing, while the text moves on to another society.',
      ],
    ],
    why: 'What the Kaluli do not do makes the American habit look less natural: it “needs explanation,” too.',
    hints: [
      'What don’t Kaluli adults do when a child’s words are unclear?',
      'What had people thought of the American habit?',
      'What does “thus” link the finding to?',
      'Which choice has both societies and a changed view?',
    ],
  }),
  reading({
    key: 'rw-structure-28',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Astronomers who search for planets around other stars must tell the faint dimming caused by a planet from dimming caused by the star’s own spots. A spot turns with the star, comes and goes within weeks, and changes with the color of the light in which it is viewed; <u>a planet keeps its schedule.</u> Hence the rule of thumb that a single dip is a rumor, two are a coincidence, and three, evenly spaced, are a discovery.</p>',
    question: PORTION,
    at: 'c',
    right: 'It states the property on which the rule in the next sentence depends.',
    wrong: [
      [
        'It names an exception to the claims made about spots in the words before it.',
        'wrong-relation',
        'A planet is not an exception among spots; it is what they must be told apart from.',
      ],
      [
        'It indicates why spots are often mistaken for planets by astronomers.',
        'reversed-direction',
        'It tells how the two differ, not why they are confused.',
      ],
      [
        'It restates in simpler words the problem described in the first sentence.',
        'not-stated',
        'The problem is not restated; a means of solving it is given.',
      ],
    ],
    why: 'Because a planet dims its star at regular intervals, evenly spaced dips are the sign of one; “Hence” draws the rule from that.',
    hints: [
      'What does a planet do if it “keeps its schedule”?',
      'The next sentence begins with “Hence.” What does the rule follow from?',
      'How do the three dips have to be spaced?',
      'Which choice links the underlined part to what comes after it?',
    ],
  }),
  reading({
    key: 'rw-structure-29',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>That the two novels were written by one person is not in doubt; her name is on both. That the same person could have written them is what readers of Inés Valcárcel have found hard to credit, so little does the second resemble the first. The usual remedy has been to look for a crisis in the eleven years between, and biographers have supplied several. Critic Marcos Oyelaran suggests a simpler course. Read aloud, he notes, the two books breathe in the same places.</p>',
    question: STRUCTURE,
    at: 'b',
    right: 'It presents a puzzle, notes a common response, and then offers a different one.',
    wrong: [
      [
        'It presents a theory, raises objections to it, and then replies to the objections.',
        'not-stated',
        'The biographers’ remedy is not defended against objections.',
      ],
      [
        'It presents a quarrel among critics, sums up each side, and then declares one the winner.',
        'not-stated',
        'No sides are summed up, and none is declared to have won.',
      ],
      [
        'It presents the life of a writer, divides it into periods, and then compares the works of each.',
        'plausible-but-unsupported',
        'The years between the novels are mentioned only for the crisis that is looked for in them.',
      ],
    ],
    why: 'The puzzle is the unlikeness of the novels; biographers respond with a crisis; Oyelaran proposes to listen instead.',
    hints: [
      'What do readers find hard to believe?',
      'What does “the usual remedy” refer to?',
      'What is the “simpler course”?',
      'What are the three steps here?',
    ],
  }),
  reading({
    key: 'rw-structure-30',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The physicist Lise Meitner was walking in the snow with her nephew Otto Frisch, at Christmas of 1938, when they worked out what had happened in a Berlin laboratory: a uranium nucleus had split. They sat down on a tree trunk and calculated the energy on scraps of paper. <u>The setting has become part of the story, and it may mislead.</u> It suggests leisure and chance, where there was exile; Meitner was in Sweden because she had fled Germany that summer, with ten marks in her purse.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It cautions against an impression that the preceding description may create.',
    wrong: [
      [
        'It questions whether the events in the preceding description took place.',
        'too-strong',
        'The events are not doubted, only what their setting suggests.',
      ],
      [
        'It explains how the discovery in the preceding description came to be known.',
        'not-stated',
        'How the discovery became known is not mentioned.',
      ],
      [
        'It compares the preceding description with another account of the same events.',
        'not-stated',
        'No second account is given.',
      ],
    ],
    why: 'The walk in the snow suggests “leisure and chance,” and the sentence warns that this may mislead; the next one says what is hidden.',
    hints: [
      'What kind of picture do the first two sentences paint?',
      'What does the setting make you think of that may be misleading?',
      'What does the next sentence put in place of leisure?',
      'If a friend told you “it looks nice, but watch out,” what would you call that?',
    ],
  }),
];
