import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_71_80: readonly Item[] = [
  reading({
    key: 'rw-textual-71',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Asked whether it would be right to push one man from a bridge if this were the only way to save five others, people are readier to say yes in a foreign language than in their own. It may be that words learned late, at school, lack the force of those that we were scolded and comforted with, so that the deed seems less terrible when it is put in them. Or it may be that reading a foreign language is work. Whoever must labor over each sentence, on this second account, labors over the problem, too, and gives more weight to the numbers in it; anything that makes a text laborious should do as well.</p>',
    question: findingFor('the first account over the second'),
    at: 'b',
    right:
      'Set in a type that was as slow to read as the foreign language, the question in people’s own language was answered as it was in ordinary type.',
    wrong: [
      [
        'Given ten minutes in which to think, people who were asked the question in their own language said yes more often than those who had to answer at once.',
        'opposite-meaning',
        'If thinking longer makes people say yes, then labor over the problem seems to be what counts.',
      ],
      [
        'Asked for their reasons in their own language, people who had said yes in the foreign one explained that five lives are more than one.',
        'plausible-but-unsupported',
        'The numbers may also come to the fore because the deed seems less terrible; the reasons do not decide.',
        'It throws light on what went on in people who answered in a foreign language.',
      ],
      [
        'Timed as they answered in the foreign language, people took longer than in their own, and those who took longest said yes most often.',
        'opposite-meaning',
        'That the slowest readers say yes most often is what the second account leads one to expect.',
        'It confirms both the difference between the languages and the labor of reading.',
      ],
    ],
    why: 'The type makes reading slow without changing the force of the words. If it has no effect, slowness is not the cause, and the force of the words is left.',
    hints: [
      'What does each account name as the cause?',
      '“Anything that makes a text laborious should do as well.” Which account says that?',
      'How could you slow down reading without a foreign language?',
      'If the first account is right, what does that do to the answers?',
    ],
  }),
  reading({
    key: 'rw-textual-72',
    skill: 2,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><em>The Second Seat</em> is a 1919 novel by Constance Abney. The narrator portrays Mr. Farrow as a man who is always ready with advice, and whose advice always happens to serve his own comfort.</p>',
    question: quotationFrom('<em>The Second Seat</em>'),
    at: 'c',
    right:
      '“‘Young people ought to walk,’ said Mr. Farrow, laying his coat across the second seat of the carriage. ‘I say so as one who never had the chance.’”',
    wrong: [
      [
        '“‘Young people ought to ride,’ said Mr. Farrow, getting down from the carriage. ‘I have walked on this road since I was six, and it would miss me.’”',
        'opposite-meaning',
        'He gives up his seat here, so that his advice serves the comfort of somebody else.',
      ],
      [
        '“‘I do not give advice,’ said Mr. Farrow, and moved over to make room. ‘In my experience, those who ask for it have already bought the ticket.’”',
        'opposite-meaning',
        'He gives no advice here and makes room for another.',
      ],
      [
        '“‘You ought to have told me that you meant to walk,’ said Mr. Farrow when he saw the state of the boy’s shoes. ‘I would have told you about the dog.’”',
        'irrelevant-evidence',
        'This advice comes too late to serve anybody’s comfort, his own included.',
      ],
    ],
    why: 'His advice is that the young should walk; meanwhile, his coat takes the seat that he would otherwise have to share.',
    hints: [
      'Two things have to show. One is that he gives advice. What’s the other?',
      'In which quotations does he advise anyone?',
      'Who’s better off if they follow his advice?',
      'What does he do while he’s talking?',
    ],
  }),
  reading({
    key: 'rw-textual-73',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>Certain cicadas of North America spend thirteen years underground, others seventeen, and then come up by the million in a single spring. That both numbers are primes has invited explanation. A predator whose own numbers rise and fall every few years would seldom be at its height when such cicadas appear; a prime, on this account, is a way of missing one’s enemies. According to another account, it is relatives that the cicadas must miss. Kinds with different periods that come up together will interbreed, and their young, with periods of their own, will come up in the wrong years, a few at a time, without the protection of a crowd. Thirteen and seventeen coincide only once in 221 years.</p>',
    question: findingFor('the second account over the first'),
    at: 'c',
    right:
      'Where kinds with different periods have come up in one year, many of their young emerged singly in the years after, and hardly any of those survived.',
    wrong: [
      [
        'Where birds that feed on cicadas rise and fall in number every few years, they were fewest in the years in which the cicadas came up by the million.',
        'opposite-meaning',
        'Enemies that are few at the right time are what the first account is about.',
      ],
      [
        'Where cicadas have come up by the million in one spring, birds were unable to eat more than a small part of them before they had laid their eggs.',
        'true-but-off-point',
        'The crowd protects the cicadas on either account and after any number of years.',
        'The protection of a crowd is mentioned in the second account.',
      ],
      [
        'Where only one kind of cicada is found, with no relatives of another period nearby, it has come up in the same rhythm as in all other regions.',
        'reversed-direction',
        'If the rhythm is the same where there is nobody to miss, missing relatives seems less important.',
        'It is about relatives and periods, which is what sets the second account apart.',
      ],
    ],
    why: 'The second account says that mixed young come up in the wrong years and perish for lack of a crowd. If this is what has happened, there is a price for coinciding with relatives, and a reason to avoid it.',
    hints: [
      'Who do the cicadas have to miss in each account?',
      'In the second account, what happens to young with mixed parents?',
      'Which findings would fit the first account just as well?',
      'Say two kinds did meet. What would you want to know?',
    ],
  }),
  reading({
    key: 'rw-textual-74',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>On a farm in a dry region, sheep that graze beneath rows of solar panels weigh more than sheep that graze in open pasture. The farmer’s explanation is that the panels shade the ground, so that the grass beneath them keeps its moisture and stays green through the summer.</p>',
    question: findingFor('the farmer’s explanation'),
    at: 'd',
    right:
      'In July, the soil beneath the panels was damp and the grass green, while the grass between the rows was as dry as in open pasture.',
    wrong: [
      [
        'In July, the grass beneath the panels was as dry and as brown as in open pasture, but it was grazed by no more than half as many sheep.',
        'opposite-meaning',
        'Sheep with more grass for each of them might weigh more, but the shade would have done nothing for the grass.',
      ],
      [
        'In July, the sheep beneath the panels slept through the hot hours of the day, while those in open pasture walked about in search of shade.',
        'plausible-but-unsupported',
        'Rest in the shade would be a different reason for the weight of the sheep, with no part for the grass.',
      ],
      [
        'In July, the panels gave twice as much power as they did in winter, and the farmer could buy better fodder with what he earned by it.',
        'plausible-but-unsupported',
        'In this case it would be bought fodder, and not moist grass, that made the sheep heavy.',
      ],
    ],
    why: 'Shade beneath the panels, damp soil, green grass; no shade between the rows, dry grass: the finding follows the explanation step by step.',
    hints: [
      'The explanation goes from the panels to the sheep. What are the steps?',
      'Sheep can be heavy for other reasons. Which reason is the farmer’s?',
      'Which patches of ground should be compared?',
      'If he’s right, where exactly should the grass be green?',
    ],
  }),
  reading({
    key: 'rw-textual-75',
    skill: 2,
    difficulty: 'easy',
    seconds: 95,
    passage:
      '<p>“The Square,” an essay that Leopold Anders published in 1926, describes what it is to return to the town of one’s childhood. Those who buy a ticket to it, he says, come back either cured or a good deal worse, and in neither case do they know what has happened to them. Nostalgia, Anders contends, mistakes its object. We suppose that we long for a place that time has changed, whereas what we miss is ourselves as we were there: somebody for whom everything was still to come, and who did not know that this was anything to be glad of.</p>',
    question: quotationFrom('“The Square”'),
    at: 'd',
    right:
      '“I went back for the square, and there it was, fountain and all. What I could not find was the boy who used to sit on the rim of it and be bored, having so much time.”',
    wrong: [
      [
        '“I went back for the square, and it was gone; they have put a bank on it. I stood among the counters with my hat in my hand until a clerk asked me whether I had an account there.”',
        'opposite-meaning',
        'It is a place changed by time that is missed here, just as Anders says that we falsely suppose.',
      ],
      [
        '“I went back for the square, and it was smaller. Everybody says so who goes back. Nobody goes on to say, as one ought to, that it is he himself who has been growing all the while.”',
        'true-but-off-point',
        'The change is in the person, but it is noted without any longing for the one he was.',
        'It corrects a mistake about places, and it is ourselves that it points to.',
      ],
      [
        '“I have not gone back for the square. It is safe where it is. I could draw you every stone of it, and I would rather not be told which of them I have put there since.”',
        'plausible-but-unsupported',
        'This is about a memory that one would like to keep; no former self is missed.',
        'A longing that prefers not to look at its object might well be called mistaken.',
      ],
    ],
    why: 'The place is unchanged, so it cannot be what he misses. What is gone is the boy, who had “so much time” and was bored by it: everything was to come, and he did not know it for a good thing.',
    hints: [
      'What do we think we miss, and what do we really miss?',
      'In which quotations is there an earlier self?',
      'What does the end of the passage say about that self?',
      'Who has something precious there and doesn’t know it?',
    ],
  }),
  reading({
    key: 'rw-textual-76',
    skill: 2,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>At the start of a race, a swimmer must leave the block as soon as the signal sounds. A coach believes that her swimmers will react more quickly to the signal if they sleep longer at night.</p>',
    question: findingFor('the coach’s belief'),
    at: 'a',
    right:
      'In a month in which they slept an hour longer, swimmers left the block sooner after the signal than before.',
    wrong: [
      [
        'In a month in which they slept an hour longer, swimmers said that they felt more cheerful when they trained.',
        'irrelevant-evidence',
        'Being cheerful is not the same as reacting quickly.',
      ],
      [
        'In a month in which they slept an hour longer, swimmers took just as long as before to leave the block.',
        'opposite-meaning',
        'If they take as long as before, longer sleep has not helped.',
      ],
      [
        'In a month in which they practiced the start twice a day, swimmers left the block sooner after the signal.',
        'plausible-but-unsupported',
        'Here it is practice that makes the start quicker; nobody sleeps longer.',
      ],
    ],
    why: 'The swimmers slept longer, and they reacted more quickly: both parts of the belief are in the finding.',
    hints: [
      'What’s the cause for the coach, and what’s the effect?',
      'Does a finding need the cause, the effect, or both?',
      'How could you see whether a swimmer reacts fast?',
      'If she’s right, what changes in a month of longer nights?',
    ],
  }),
  reading({
    key: 'rw-textual-77',
    skill: 2,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Between about 750 and 900, one Maya city after another in the southern lowlands lost its people. Deposits on the beds of lakes show that in those years the rains failed several times for long stretches, and in the opinion of many, it was drought that emptied the cities. The opinion does not require that a city be abandoned in the first dry year, since stores and reservoirs might carry it for some time, nor that nothing else went wrong: war and misrule, where they were added, would hasten the end. But what a city had to drink is held to have decided, in the end, how long it could go on.</p>',
    question: findingAgainst('the opinion'),
    at: 'c',
    right:
      'Cities that depended on rain alone, in the driest part of the region, were as a rule inhabited for longer than cities on lakes and rivers that never dried up.',
    wrong: [
      [
        'Cities that had large reservoirs were as a rule inhabited for a number of years after the beginning of the dry stretch in which they were abandoned at last.',
        'opposite-meaning',
        'Reservoirs that carry a city for some time are allowed for in the passage.',
        'It shows cities that did not give up when the drought came.',
      ],
      [
        'Cities that had suffered in a war were as a rule abandoned before cities that had been at peace, even where both took their water from the same river.',
        'true-but-off-point',
        'War is named as something that would hasten the end, so this is no surprise for the opinion.',
        'The amount of water is equal here, and something else makes the difference.',
      ],
      [
        'Cities that lay far to the north, outside the lowlands, were as a rule not abandoned in those years, in which rain fell there in the usual amount.',
        'opposite-meaning',
        'Where the rain does not fail, people stay: this agrees with the opinion.',
      ],
    ],
    why: 'If water decides, then of cities in the same situation, those with less of it should give up first. If cities that depend on rain hold out longer than cities with rivers and lakes, lack of water cannot be what decided.',
    hints: [
      'Which facts does the opinion already allow for?',
      'What’s supposed to decide how long a city lasts?',
      'Which cities would you compare to test that?',
      'Which city should last longer, and what would turn that around?',
    ],
  }),
  reading({
    key: 'rw-textual-78',
    skill: 2,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Fiddlers in one Norwegian valley play a dance in which the three beats of a measure differ in length. Visiting musicians have sometimes taken this for carelessness. A teacher of the dance disagrees: the fiddlers, she says, fit the beats to the dancers, whose steps in that valley are of unequal length.</p>',
    question: findingFor('what the teacher says'),
    at: 'b',
    right:
      'Filmed with dancers, the fiddlers played beats as unequal as the steps; asked to play for dancers from elsewhere, they made the beats equal.',
    wrong: [
      [
        'Filmed with dancers, the fiddlers played beats of unequal length; asked to play it once more, they put the long beat in a different place.',
        'opposite-meaning',
        'If the long beat wanders from one place to another, carelessness is the likelier cause.',
      ],
      [
        'Filmed alone, the fiddlers played beats of unequal length; asked about it, they said that their grandfathers had played in the same way.',
        'plausible-but-unsupported',
        'An old habit is not carelessness, but nothing here connects it with the dancers’ steps.',
      ],
      [
        'Filmed with visiting musicians, the fiddlers played beats of equal length; asked about it, they said that the guests could not follow them.',
        'irrelevant-evidence',
        'That the fiddlers can play equal beats shows their skill; of the dancers it says nothing.',
      ],
    ],
    why: 'Unequal beats for unequal steps and equal beats for dancers who step equally: the length of the beats follows the feet, as the teacher says.',
    hints: [
      'What do the fiddlers fit the beats to, for the teacher?',
      'Is it enough to show that the fiddlers are careful?',
      'What should the beats do if the dancers were different?',
      'What should change at the same time as the beats?',
    ],
  }),
  reading({
    key: 'rw-textual-79',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>A gecko can run up a pane of glass because each of its toes ends in hundreds of thousands of fine hairs, which are split at the tips. What makes the tips hold has been a matter of debate. It has been known for a long time that they secrete no glue. But in ordinary air, an invisible film of water covers nearly everything, and two surfaces with such a film between them cling together. Some held that geckos hang by this water. Others held that they hang by the weak attraction that any two bodies exert on each other when they come close enough, and which needs no water at all.</p>',
    question: findingFor('the second of these views over the first'),
    at: 'd',
    right:
      'Gecko toes held as firmly to a smooth surface that repels water, so that no film can form, as to one that attracts it.',
    wrong: [
      [
        'Gecko toes held more firmly to a smooth surface in damp air, in which the film is thick, than they did in air that was dry.',
        'opposite-meaning',
        'Where more water means a firmer hold, water seems to do the work.',
      ],
      [
        'Gecko toes held less firmly to a surface that was rough, so that few of the tips could touch it, than to one that was smooth.',
        'true-but-off-point',
        'Both water and attraction work only where the tips come close to the surface.',
        'Coming “close enough” is what the second view speaks of.',
      ],
      [
        'Gecko toes held firmly to a smooth surface without leaving on it any trace of a moist substance from glands in the skin.',
        'confused-details',
        'That they secrete nothing is agreed; the water in question comes from the air.',
        'No moist substance means, so it seems, no water.',
      ],
    ],
    why: 'On a surface that repels water, there is no film. If the toes hold there just as firmly, they do not need the film, and the attraction that “needs no water at all” is left.',
    hints: [
      'In the first view, where does the water come from?',
      'In that view, what happens if there’s no film?',
      'What kind of surface can’t have a film?',
      'Which two surfaces would you compare?',
    ],
  }),
  reading({
    key: 'rw-textual-80',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>“The Hives” is a 1942 poem by Gwenda Marsh, whose father kept bees. In the poem, the speaker presents her father’s dealings with his bees as a conversation in which he did most of the listening.</p>',
    question: quotationFrom('“The Hives”'),
    at: 'c',
    right:
      '“He’d lay his ear against the wood and nod, / and nod again, and now and then say ‘Well,’ / as if they had convinced him, and go in.”',
    wrong: [
      [
        '“He told them of the prices, of my mother, / of rain; and they, who had so much to do, / went in and out as if he were the weather.”',
        'opposite-meaning',
        'He does the talking here, and nobody seems to listen.',
      ],
      [
        '“He never wore the veil. They knew his hands, / he said, as we know chairs when it is dark, / and in eleven years they stung him once.”',
        'irrelevant-evidence',
        'The bees know him well, but there is no conversation.',
      ],
      [
        '“I hear them still. He sold them when she died. / There is a hum in any quiet room / that other people take to be the quiet.”',
        'confused-details',
        'It is the speaker who listens here, and not her father.',
      ],
    ],
    why: 'He listens with his ear on the hive, nods, says “Well,” and behaves “as if they had convinced him”: a conversation in which the bees do the talking.',
    hints: [
      'What do both sides do in a conversation?',
      'Who does most of the listening in the claim?',
      'In which lines does the father hear something and answer?',
      'What does it look like when someone’s being persuaded?',
    ],
  }),
];
