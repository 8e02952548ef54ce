import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const TEXTUAL_21_30: readonly Item[] = [
  reading({
    key: 'rw-textual-21',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Merchants of the fourteenth century who sold pepper across the Indian Ocean used weights that differed from one port to the next. Economic historian Sabina Rao once assumed, as others had, that the differences led to disputes and fraud. She now argues that experienced merchants found them no obstacle, because they knew the ratios between the weights of the various ports by heart.</p>',
    question: '<p>Which finding, if true, would most directly support Rao’s present argument?</p>',
    right:
      'Letters between merchants convert amounts from one port’s weights to another’s correctly and without comment.',
    at: 'b',
    wrong: [
      [
        'Court records of several ports contain many complaints by merchants about goods that proved to be underweight.',
        'opposite-meaning',
        'Such complaints would support her earlier assumption of disputes and fraud.',
      ],
      [
        'Weights found in one port are of nearly equal mass, which shows that they had been made with great care.',
        'irrelevant-evidence',
        'Careful weights within one port do not show how merchants dealt with the differences between ports.',
      ],
      [
        'Rulers of several ports agreed to replace the local weights with a common standard proposed by the merchants.',
        'opposite-meaning',
        'If merchants proposed a standard, they presumably found the differences troublesome.',
      ],
    ],
    why: 'Correct conversions “without comment” show that merchants knew the ratios and took the differences in stride.',
    hints: [
      'Rao changed her mind. What does she argue now?',
      'What do you need to find out about experienced merchants?',
      'How would you write about something that’s no trouble at all?',
      'If switching between systems is routine, how would that look in writing?',
    ],
  }),
  reading({
    key: 'rw-textual-22',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Political theorists have long hoped that deliberation would moderate opinion: people who talk through an issue should come to see merit in the other side. Studies of small groups have often found the reverse, with members leaving a discussion more extreme than they entered it. Theorist Ilse Abubakar believes that both results are genuine and that what decides between them is the composition of the group. Where members lean the same way at the outset, she maintains, talk pushes them further; where they are divided, it draws them together.</p>',
    question: '<p>Which finding, if true, would most directly support Abubakar’s position?</p>',
    right:
      'Opinions grew more extreme in groups formed of allies but converged when the same people were regrouped with opponents.',
    at: 'c',
    wrong: [
      [
        'Opinions grew more extreme in groups that talked for an hour but converged in groups that talked for an entire day.',
        'plausible-but-unsupported',
        'Here the length of the discussion, not the composition of the group, decides the outcome.',
      ],
      [
        'Opinions grew more extreme in groups of allies and in groups of opponents, though more slowly in groups of opponents.',
        'opposite-meaning',
        'On her view divided groups should be drawn together, not made more extreme at a slower pace.',
      ],
      [
        'Opinions converged in groups of allies but grew more extreme when the same people were regrouped with opponents.',
        'reversed-direction',
        'This is the reverse of what she maintains about the two kinds of groups.',
      ],
    ],
    why: 'The same people became more extreme among allies and drew together among opponents, so the composition of the group made the difference, as she maintains.',
    hints: [
      'For Abubakar, which one thing decides how a talk turns out?',
      'What does she predict for each kind of group?',
      'For the best test, what should change and what should stay?',
      'Her prediction has two halves. Which finding has both?',
    ],
  }),
  reading({
    key: 'rw-textual-23',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Some orb-weaving spiders add bright zigzag bands of silk to the centers of their webs. Biologist Fumiko Estrada thinks that the bands protect the webs: birds that see the bands can steer clear and do not destroy the spider’s work.</p>',
    question: '<p>Which finding, if true, would most directly support Estrada’s idea?</p>',
    right: 'Webs with bands were broken by birds less often than webs from which the bands had been removed.',
    at: 'c',
    wrong: [
      [
        'Webs with bands caught more flying insects than webs from which the bands had been removed.',
        'true-but-off-point',
        'Catching more insects would be a different benefit, not protection from birds.',
      ],
      [
        'Webs with bands were broken by birds more often than webs from which the bands had been removed.',
        'opposite-meaning',
        'If banded webs are broken more often, the bands do not protect them.',
      ],
      [
        'Webs with bands were built by older spiders more often than they were built by younger spiders.',
        'irrelevant-evidence',
        'The age of the spiders does not show what the bands are for.',
      ],
    ],
    why: 'Estrada thinks that birds avoid webs with bands. Fewer broken webs where the bands are present is what one would then expect.',
    hints: [
      'What are the bands supposed to prevent?',
      'Which webs would you compare?',
      'What should you count: insects, spiders, or damage?',
      'If the idea is right, which webs get less of that?',
    ],
  }),
  reading({
    key: 'rw-textual-24',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“Number Nine Line” is a 1949 poem by Delphine Okri about a nightly ride on a streetcar. In the poem, the speaker, though surrounded by strangers, feels a sense of kinship with them.</p>',
    question: '<p>Which quotation from “Number Nine Line” most effectively illustrates the claim?</p>',
    right:
      '“I do not know one name. And yet we sway / together at the curve by Orchard Street, / one sleepy creature with a hundred hands.”',
    at: 'd',
    wrong: [
      [
        '“My sister gets on every night at Fifth. / She saves the seat, she hands me half her bread; / we have not missed an evening since the spring.”',
        'confused-details',
        'The closeness here is to a sister, not to strangers.',
      ],
      [
        '“The windows give us nothing but ourselves: / a row of coats, a row of folded papers, / and each behind his paper like a wall.”',
        'opposite-meaning',
        'The papers are like walls here; the passengers are cut off from one another.',
      ],
      [
        '“The driver rings us out beneath the bridge. / The river takes the lamps and pulls them long, / and rain goes up and down the roof in heels.”',
        'irrelevant-evidence',
        'These lines picture the ride but say nothing about a feeling toward the passengers.',
      ],
    ],
    why: '“I do not know one name” makes the others strangers, and swaying together as “one sleepy creature” expresses kinship.',
    hints: [
      'The claim needs two things at once. What are they?',
      'Who’s the other person in each quotation?',
      '“Though” in the claim promises a turn. How would a turn sound?',
      'Which picture makes one being out of many people?',
    ],
  }),
  reading({
    key: 'rw-textual-25',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Listeners can often tell a lullaby from a dance song even when both come from a culture unknown to them. Musicologist Parisa Nakagawa doubts that this ability reflects anything innate. Recorded music from a few traditions, she points out, is now heard almost everywhere, and people may simply have absorbed from it a set of conventions, such as a slow tempo for songs of sleep, that they then apply to whatever they hear.</p>',
    question: '<p>Which finding, if true, would most directly challenge Nakagawa’s explanation?</p>',
    right:
      'Adults in a community without access to recorded music identified foreign lullabies as accurately as city dwellers did.',
    at: 'b',
    wrong: [
      [
        'Adults in several large cities identified foreign lullabies more accurately if they listened to music every day.',
        'opposite-meaning',
        'That more exposure to music brings greater accuracy agrees with her explanation.',
      ],
      [
        'Adults in many countries identified lullabies from their own culture more accurately than foreign lullabies.',
        'plausible-but-unsupported',
        'That one’s own songs are easier to identify does not show how people recognize foreign ones.',
      ],
      [
        'Adults in a community without access to recorded music sang lullabies at a slower tempo than dance songs.',
        'true-but-off-point',
        'This concerns how they sing their own songs; it does not test whether they recognize those of others.',
      ],
    ],
    why: 'Her explanation rests on conventions absorbed from recorded music. People who have never heard such music could not have absorbed them, yet they do just as well.',
    hints: [
      'Where does Nakagawa think people get this ability?',
      'If she’s right, who shouldn’t have it?',
      'Whose songs do people have to recognize, to test it?',
      'What if people who never heard the recordings still get it right?',
    ],
  }),
  reading({
    key: 'rw-textual-26',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Biochar is a kind of charcoal that farmers dig into their soil. Soil scientist Hamza Lindholm claims that biochar helps crops on sandy soil because it holds water that would otherwise drain away before roots can take it up.</p>',
    question: '<p>Which finding, if true, would most directly support Lindholm’s claim?</p>',
    right: 'Sandy soil with biochar stayed moist for days longer after rain, and crops in it wilted less.',
    at: 'a',
    wrong: [
      [
        'Sandy soil with biochar was darker in color and warmed up more quickly on spring mornings.',
        'irrelevant-evidence',
        'Color and warmth are not the way in which biochar is said to help.',
      ],
      [
        'Sandy soil with biochar drained as fast after rain as sandy soil without it, and crops grew alike.',
        'opposite-meaning',
        'If water drains as fast as before, biochar does not hold it.',
      ],
      [
        'Clay soil without biochar held more water after rain than sandy soil without it was able to do.',
        'true-but-off-point',
        'This compares two soils, neither of which contains biochar.',
      ],
    ],
    why: 'Soil that stays moist longer has held the water, and crops that wilt less have benefited from it: both parts of the claim.',
    hints: [
      'The claim gives a benefit and a reason. What are they?',
      'Which two kinds of soil should be compared?',
      'If water is held back, how is the soil some days after rain?',
      'Does the finding show the water, the plants, or both?',
    ],
  }),
  reading({
    key: 'rw-textual-27',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Kea, parrots of New Zealand, will roll stones, slide down roofs, and toss objects to one another. Biologist Aurelio Hohepa argues that a warbling call that the birds make at such times spreads a playful mood. Other biologists think that the call merely tells nearby kea that a game is going on, which they may then come to join.</p>',
    question: '<p>Which finding, if true, would most directly support Hohepa’s argument over the other view?</p>',
    right:
      'Kea that heard a recording of the call began to play on the spot, by themselves if no other bird was playing.',
    at: 'd',
    wrong: [
      [
        'Kea that heard a recording of the call flew toward it and looked around for other birds to play with.',
        'opposite-meaning',
        'Going to look for a game fits the view that the call is an announcement.',
      ],
      [
        'Kea that heard a recording of another call, one that warns of danger, stopped playing at once.',
        'irrelevant-evidence',
        'A different call says nothing about the effect of the warbling call.',
      ],
      [
        'Kea that were young made the call more often than adults did, and they also played more often.',
        'plausible-but-unsupported',
        'That call and play go together is agreed on; the question is what the call does to those who hear it.',
      ],
    ],
    why: 'Birds that start to play alone have not come to join a game; the call has put them in the mood to play.',
    hints: [
      'A kea hears the call. What does each view expect it to do?',
      'Which view doesn’t need a game to join?',
      'Say there’s no game going on. What happens in each view?',
      'Where should the play start if a mood is all it takes?',
    ],
  }),
  reading({
    key: 'rw-textual-28',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>In “Of Keeping Silence,” a 1907 essay by Thaddeus Crome, the author distinguishes between two kinds of silence and contends that the one that is commonly mistaken for wisdom is often no more than a fear of being found wrong.</p>',
    question: '<p>Which quotation from “Of Keeping Silence” most effectively illustrates the claim?</p>',
    right:
      '“There is a silence that listens and a silence that hides. The second wears so grave a face that we bow to it; but ask it a plain question, and see how it looks for the door.”',
    at: 'b',
    wrong: [
      [
        '“He who speaks little is thought wise, and he who speaks much a fool; yet I have gone home from the fool with three ideas and from the other with my hat, and am not sure which of them I should rather meet again.”',
        'true-but-off-point',
        'This questions the wisdom of silence but neither distinguishes two kinds nor mentions fear.',
      ],
      [
        '“There is a silence before speech and a silence after it. The first gathers what is to be said; the second, if the speech was good, is the only applause worth having.”',
        'confused-details',
        'Two kinds of silence are distinguished, but neither of them is a fear mistaken for wisdom.',
      ],
      [
        '“We fear the silent man because we suppose that he is judging us. Most often he is; and the wisest course is to be judged early and so have the thing over.”',
        'confused-details',
        'The fear here belongs to those who face a silent person, not to the one who is silent.',
      ],
    ],
    why: 'The lines name two silences; the one to which “we bow” (taken for wisdom) “hides” and, when questioned, “looks for the door,” that is, is afraid.',
    hints: [
      'The claim needs three things. What are they?',
      'In each quotation, who is silent and why?',
      'Two kinds aren’t enough. Which one gets admired by mistake?',
      'Where does something dignified turn out to be scared?',
    ],
  }),
  reading({
    key: 'rw-textual-29',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>After an absence of sixty years, otters have returned to the Lambourne River. Conservationist Jasper Ncube believes that they came back because the water is cleaner than it used to be, so that the fish on which they feed are plentiful again.</p>',
    question: '<p>Which finding, if true, would most directly support Ncube’s belief?</p>',
    right: 'Otters have settled only along stretches of the river where pollution has fallen and fish have increased.',
    at: 'c',
    wrong: [
      [
        'Otters have settled along dirty stretches of the river as often as along stretches that are clean.',
        'opposite-meaning',
        'If dirty water suits otters as well, clean water did not bring them back.',
      ],
      [
        'Otters have settled along the river since a law was passed that forbids people to hunt them.',
        'plausible-but-unsupported',
        'A ban on hunting would be a different reason for their return.',
      ],
      [
        'Otters have been photographed along the river by more visitors each year since they came back.',
        'irrelevant-evidence',
        'The number of photographs does not tell why the otters returned.',
      ],
    ],
    why: 'If otters live just where the water has become cleaner and fish more numerous, clean water and food are likely to be the reason.',
    hints: [
      'Ncube names two changes in the river. What are they?',
      'If he’s right, where along the river should the otters live?',
      'Would another reason for coming back help him?',
      'Which finding has the otters, the water, and the fish?',
    ],
  }),
  reading({
    key: 'rw-textual-30',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>That a monument preserves the memory of an event seems too obvious to require proof. Yet historian Milosz Adjei suspects that a monument may just as well release people from remembering: once stone has been charged with the task, he argues, families cease to tell the story themselves. He does not deny that monuments inform strangers. His point concerns those to whom the story would otherwise have been handed down at home.</p>',
    question: '<p>Which finding, if true, would most directly support Adjei’s argument?</p>',
    right:
      'Descendants of flood survivors knew more about the flood in villages that had no monument to it than in villages that had one.',
    at: 'a',
    wrong: [
      [
        'Visitors to villages that had a monument to a flood knew more about the flood on leaving than visitors to villages without a monument.',
        'true-but-off-point',
        'That monuments inform strangers is something Adjei grants; it is not his point.',
      ],
      [
        'Descendants of flood survivors, when interviewed in villages that had a monument, said that they seldom stopped to read its inscription.',
        'plausible-but-unsupported',
        'People may leave an inscription unread and yet tell the story at home, so this shows nothing about the telling.',
      ],
      [
        'Descendants of flood survivors had contributed money for a monument in villages where families still told stories of the flood.',
        'reversed-direction',
        'Here telling stories leads to a monument; his argument concerns what a monument does to the telling.',
      ],
    ],
    why: 'Adjei’s point is about families: with a monument, the story is no longer told at home. Descendants who know less where there is a monument fit that point.',
    hints: [
      'Is Adjei talking about strangers or about families?',
      'What should a monument do to what they know?',
      'Which places would you compare?',
      'If he’s right, where should descendants know the story better?',
    ],
  }),
];
