import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETION } from './questions.js';

export const WORDS_11_20: readonly Item[] = [
  reading({
    key: 'rw-words-11',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Before the storm reached the coast, forecasters had warned that it would be weak. It turned out to be the strongest in thirty years, and they later admitted that their forecast had been ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'wrong',
    wrong: [
      ['careful', 'not-stated', 'How much care was taken is not mentioned; the result is.'],
      ['public', 'true-but-off-point', 'The forecast was public, but that is nothing to admit.'],
      ['early', 'not-stated', 'The time of the forecast is not the trouble with it.'],
    ],
    why: 'The forecast said “weak,” and the storm was the strongest in thirty years. A forecast that does not come true is wrong.',
    hints: [
      'How weak or strong was the warning, and how was the storm?',
      'What kind of thing do people “admit”?',
      'Did the storm do what they’d said?',
      'You need a short word that means “not right.”',
    ],
  }),
  reading({
    key: 'rw-words-12',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Economist Adaeze Nwosu does not dispute that the new road brought trade to the valley. Her point is that the gains were ______: nearly all of them went to the two towns at either end, while the villages between saw little change.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'uneven',
    wrong: [
      ['imaginary', 'too-strong', 'She does not dispute the gains, so she does not call them imaginary.'],
      ['gradual', 'not-stated', 'How fast the gains came is not the point; where they went is.'],
      ['predictable', 'not-stated', 'Nothing is said about whether anyone foresaw the gains.'],
    ],
    why: 'The towns gained and the villages hardly did. Gains that are spread so unequally are uneven.',
    hints: [
      'What does Nwosu accept, and what comes after it?',
      'Who gained from the road, and who didn’t?',
      'So how were the gains shared?',
      'You need a word about how something is spread.',
    ],
  }),
  reading({
    key: 'rw-words-13',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The letters of the explorer Isabela Ferraz are remarkably ______. Where her companions filled pages with complaints about insects and weather, she gives the day’s distance, the state of the river, and little else.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'terse',
    wrong: [
      ['candid', 'not-stated', 'Being candid means speaking openly; the text speaks of how little she wrote.'],
      [
        'cheerful',
        'plausible-but-unsupported',
        'She does not complain, but leaving out complaints is not the same as being cheerful.',
      ],
      ['polished', 'not-stated', 'Nothing is said about the style of the letters beyond their brevity.'],
    ],
    why: 'Others fill pages; she gives a few facts “and little else.” Writing that uses few words is terse.',
    hints: [
      'How are her letters different from her companions’ letters?',
      'Which words tell you how much else she gives?',
      'Is the difference about mood or about how many words she uses?',
      'You need a word for saying a lot in few words.',
    ],
  }),
  reading({
    key: 'rw-words-14',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Chemists had long regarded the gas as ______, since no experiment had made it combine with anything. In 1962, however, Neil Bartlett prepared a compound of xenon, and the whole family of gases had to be thought of anew.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'inert',
    wrong: [
      ['invisible', 'true-but-off-point', 'Many gases are invisible, but that has nothing to do with combining.'],
      ['valuable', 'not-stated', 'The price of the gas is not mentioned.'],
      [
        'unstable',
        'opposite-meaning',
        'A gas that never combines with anything is the reverse of unstable in this sense.',
      ],
    ],
    why: 'No experiment had made the gas combine with anything. A substance that does not react is inert.',
    hints: [
      'Look for the reason. Why did chemists see the gas that way?',
      'What did Bartlett make in 1962?',
      'What did the new compound show about the gas?',
      'You need a word for something that doesn’t react.',
    ],
  }),
  reading({
    key: 'rw-words-15',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The museum’s director insists that the two exhibitions, though they opened in the same week, were planned years apart and by different curators. Their many points of contact, he says, are entirely ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'coincidental',
    wrong: [
      ['deliberate', 'opposite-meaning', 'Deliberate contacts would have been planned, which he denies.'],
      ['superficial', 'not-stated', 'He speaks of how the contacts came about, not of how deep they go.'],
      ['controversial', 'not-stated', 'Nothing is said about a dispute.'],
    ],
    why: 'The exhibitions were planned apart, so what they have in common came about by chance. Something that happens by chance is coincidental.',
    hints: [
      'Why does the director mention the different planners?',
      'Nobody planned the likenesses. So how did they come about?',
      'He “insists.” What might people suspect?',
      'You need a word that has to do with chance.',
    ],
  }),
  reading({
    key: 'rw-words-16',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Sculptor Rangi Parata’s works look as if a strong wind could carry them off, but this ______ is deceptive: each is anchored by a steel rod that reaches two meters into the ground.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'fragility',
    wrong: [
      [
        'motion',
        'plausible-but-unsupported',
        'The works look as if they could be carried off; they are not said to look as if they were moving.',
      ],
      ['balance', 'not-stated', 'Looking as if the wind could carry it off is the reverse of looking balanced.'],
      ['expense', 'not-stated', 'The cost of the works is not mentioned.'],
    ],
    why: 'The works look as if they could easily be destroyed or blown away, while they are firmly anchored. Seeming weakness of this kind is fragility.',
    hints: [
      'How do the works look at first?',
      'How are they really held?',
      'The blank names how they look, not how they are. What’s the opposite of firmly anchored?',
      'You need a noun for being easily broken or swept away.',
    ],
  }),
  reading({
    key: 'rw-words-17',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>It had been assumed that the dialect was dying, since few people under fifty used it in public. Sociolinguist Bronwen Teilo found that the young speak it freely at home. The dialect has not so much declined as ______ into private life.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'withdrawn',
    wrong: [
      ['developed', 'not-stated', 'The text does not say that the dialect has changed its form.'],
      ['intruded', 'wrong-relation', 'To intrude is to come in unwelcome; the dialect was there already.'],
      ['collapsed', 'too-strong', 'A dialect that the young speak freely has not collapsed.'],
    ],
    why: 'The dialect is gone from public use but alive at home. To move away from one sphere into another, more sheltered one is to withdraw.',
    hints: [
      'Nobody hears it in public. Where is it, then?',
      '“Not so much declined”: is it dying, or something else?',
      'Which words say where it has gone?',
      'You need a verb for pulling back out of sight.',
    ],
  }),
  reading({
    key: 'rw-words-18',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>In laboratory tests, the coating resisted salt, acid, and sunlight. Its inventor cautions that such results are ______ until the material has spent several winters on a real ship.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'provisional',
    wrong: [
      [
        'fraudulent',
        'too-strong',
        'The inventor does not say that the results are false; she says that more tests are needed.',
      ],
      ['conclusive', 'opposite-meaning', 'Conclusive results would need no further test.'],
      ['discouraging', 'opposite-meaning', 'A coating that resists everything is an encouraging result.'],
    ],
    why: 'The results hold only “until” a longer test is done. What is accepted for the time being is provisional.',
    hints: [
      'Is the inventor satisfied with lab tests?',
      '“Until” means something hasn’t happened yet. What?',
      'What does she warn people not to do with the results?',
      'You need a word for something accepted only for now.',
    ],
  }),
  reading({
    key: 'rw-words-19',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Biographers have tended to ______ the years that the novelist spent as a customs officer, giving them a page or two between longer chapters on her youth and her fame. Yet it was in those years that she wrote nearly all of her short stories.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'neglect',
    wrong: [
      ['romanticize', 'not-stated', 'A page or two leaves no room for making those years look glorious.'],
      ['invent', 'wrong-relation', 'The years are real; biographers only say little about them.'],
      ['scrutinize', 'opposite-meaning', 'To scrutinize is to examine closely, which takes more than a page or two.'],
    ],
    why: 'Biographers give these years only a page or two although they were productive. To pay too little attention to something is to neglect it.',
    hints: [
      'How much space do biographers give those years?',
      '“Yet” brings a reason to care. What happened in those years?',
      'Is that too much attention or too little?',
      'You need a verb for paying too little attention.',
    ],
  }),
  reading({
    key: 'rw-words-20',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>A good field guide must be ______. Birdwatchers want to know at once which of two brown birds is before them; they have no patience for everything else that might be said of it.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'selective',
    wrong: [
      [
        'colorful',
        'plausible-but-unsupported',
        'Colors may help, but the reason given is that too much information is unwelcome.',
      ],
      [
        'exhaustive',
        'opposite-meaning',
        'An exhaustive guide would say everything, for which readers have no patience.',
      ],
      ['affordable', 'not-stated', 'The price of guides is not mentioned.'],
    ],
    why: 'Readers need a few facts and not “everything else that might be said.” A guide that chooses what to include is selective.',
    hints: [
      'What do birdwatchers want from a guide?',
      'What does the second sentence do for the first?',
      'If not everything fits, what does the author have to do?',
      'You need a word that has to do with choosing.',
    ],
  }),
];
