import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_71_80: readonly Item[] = [
  reading({
    key: 'rw-crosstext-71',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>In the middle of cities, great tits sing at a higher pitch than they do in the woods. The low notes of a song are drowned by engines; a male who sings them is not heard, and gets no mate. It is a textbook case, and one may watch natural selection at work in it within a human lifetime.</p><p><strong>Text 2</strong></p><p>Put a man in a noisy kitchen, and he will raise his voice, and with it, whether he means to or not, his pitch. Nobody would send for a geneticist. On the Sunday on which our main street was closed for the marathon, I recorded the same eleven males as on the Saturday. Nine of them sang the song that one hears in the woods.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?</p>',
    at: 'a',
    right: 'By arguing that the birds of cities need not differ in their nature from those of the woods',
    wrong: [
      [
        'By arguing that the birds of cities are not heard by their mates even when they sing at a higher pitch',
        'not-stated',
        'Whether the higher song is heard is not in question in Text 2.',
        'Noise remains noise, and one may doubt that pitch helps much.',
      ],
      [
        'By arguing that the low notes of a song are drowned by voices as well as by engines',
        'confused-details',
        'The man in the kitchen is there for comparison; his voice drowns no bird.',
      ],
      [
        'By arguing that the pitch of a song has nothing to do with the noise of engines',
        'opposite-meaning',
        'When the street was closed, the pitch fell; so noise does have to do with it.',
        'The author rejects the explanation, and the noise of engines is at the heart of it.',
      ],
    ],
    why: 'If the same males sing low as soon as the noise stops, they adjust, as a man in a noisy kitchen does. No selection of a different kind of bird is needed.',
    hints: [
      'In Text 1, what made city birds sing higher?',
      'What did the same males sing on the Sunday without traffic?',
      'Why don’t you need a geneticist in a noisy kitchen?',
      'Did the song change over generations or overnight?',
    ],
  }),
  reading({
    key: 'rw-crosstext-72',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Asked for the memories that matter most to them, people of seventy go back, far more often than chance would have it, to the years between fifteen and twenty-five. The brain, it has been proposed, is then at the height of its powers and stores whatever happens more firmly than it ever will again.</p><p><strong>Text 2</strong></p><p>Among people who emigrated at thirty-five, the memories that come first are those of the years around thirty-five. Those who emigrated at fifty tell of fifty. I was not surprised to hear it from the woman who did the counting, for I had sat through my mother’s evenings: she had left at forty-one, and her stories began on the ship. Of her schooldays, when her brain was presumably at its best, we learned from an aunt.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely account for the pattern reported in Text 1?</p>',
    at: 'd',
    right: 'Those years hold many memories because so much in most lives is then new.',
    wrong: [
      [
        'Those years hold many memories because they are the ones that relatives like to talk about.',
        'confused-details',
        'The aunt had to tell of the schooldays because the mother did not.',
        'Both mother and aunt are heard telling stories.',
      ],
      [
        'Few people have emigrated by the age of seventy, so that they remember their schooldays.',
        'half-right',
        'Emigration is one upheaval among others; what makes youth rich in memories would still have to be said.',
        'It follows from Text 2 that those who have not emigrated remember other years.',
      ],
      [
        'Few people store memories firmly, so that they go back to what they have been told.',
        'not-stated',
        'Text 2 says nothing about memories that are firm or weak.',
      ],
    ],
    why: 'The years of emigration are remembered at whatever age they come, so the age of the brain cannot be what counts, but rather the upheaval. For most people, the great changes and first times come between fifteen and twenty-five.',
    hints: [
      'How does Text 1 explain the memories from fifteen to twenty-five?',
      'Which years do late emigrants remember best?',
      'Their brains weren’t at their best at fifty. So what’s special about those years?',
      'What do being young and emigrating have in common?',
    ],
  }),
  reading({
    key: 'rw-crosstext-73',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Abbreviations in text messages are said to ruin spelling. My pupils prove it: those who write “gr8” and “l8r” the whole day hand in essays in which “separate” has three e’s.</p><p><strong>Text 2</strong></p><p>To write “gr8,” one must hear that the end of “great” and the name of a numeral sound the same. Of eighty-eight children who were tested, those who used the most abbreviations of this sort were the better spellers, and were so in the year before they owned a telephone.</p>',
    question: '<p>Based on the texts, how would the author of Text 2 most likely respond to the author of Text 1?</p>',
    at: 'c',
    right: 'By arguing that such abbreviations go with skill in spelling and do not destroy it',
    wrong: [
      [
        'By arguing that such abbreviations improve the spelling of children who own a telephone',
        'false-cause',
        'The children spelled well a year before, so that abbreviations cannot have been the reason.',
      ],
      [
        'By conceding that pupils misspell words in essays which they spell well in messages',
        'not-stated',
        'Text 2 does not compare essays with messages.',
      ],
      [
        'By conceding that pupils who spell badly use abbreviations because they do not know better',
        'opposite-meaning',
        'It takes an ear for sounds to make them, and the better spellers used the most.',
      ],
    ],
    why: 'The most frequent users were the better spellers, even before they had telephones. So abbreviations are a sign of a feeling for sounds rather than a cause of good or bad spelling.',
    hints: [
      'What does Text 1 think abbreviations do to spelling?',
      'What do you have to notice to come up with “gr8”?',
      'When were those children already better spellers?',
      'They spelled well before they had phones. What does that tell you about cause?',
    ],
  }),
  reading({
    key: 'rw-crosstext-74',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>None of the players who founded the Meridian Orchestra in 1891 is alive, its hall burned down in 1944, and it has changed its name twice. Yet the program speaks of “our hundred and thirtieth season.” One may smile at this, as one smiles at the man who has owned the same ax for forty years, with three new handles and two new heads.</p><p><strong>Text 2</strong></p><p>When I joined the second violins, I sat for nine years beside Ilona, who had sat for twelve beside Matthias. He had been taught where to breathe in the slow movement, which is marked nowhere, by somebody who had it from the founder. Last spring I moved to the front desk, and a girl of twenty-two was put beside me. In the slow movement, I heard her hold back before I did.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison with the ax in Text 1?</p>',
    at: 'b',
    right:
      'By observing that an orchestra’s players, unlike an ax’s parts, can hand on to their successors what makes it the same',
    wrong: [
      [
        'By observing that an orchestra’s players, unlike an ax’s parts, are never replaced before they have served for many years',
        'not-stated',
        'The years of service matter because of what is passed on in them; nothing is said about how soon a player may leave.',
        'Nine years and twelve are mentioned with some weight.',
      ],
      [
        'By observing that an orchestra, unlike an ax, has a founder whose wishes are marked in the music that it plays',
        'opposite-meaning',
        'The breath in the slow movement “is marked nowhere.”',
        'The founder’s way of playing has indeed survived.',
      ],
      [
        'By observing that an orchestra, like an ax, is kept the same by those who use it and not by its parts',
        'half-right',
        'The players are the parts of an orchestra, and it is they who keep it the same.',
      ],
    ],
    why: 'Each player sat for years beside an older one and took over what is written nowhere, so that the newest already breathes in the right place. A handle learns nothing from the handle before it.',
    hints: [
      'What is the ax supposed to show about the orchestra?',
      'How did that breath get from the founder to the girl?',
      'Could a new handle learn anything from the old one?',
      'So what can players do that parts of an ax can’t?',
    ],
  }),
  reading({
    key: 'rw-crosstext-75',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>In the autumn of 1771, as famine spread through the highlands, carts of grain went on leaving them for the coast. The merchants who sent them have been called monsters, and the governor, who did not stop them, a fool. Where people starve, it seems only natural to conclude, food has run short, and what food there is must be kept from leaving.</p><p><strong>Text 2</strong></p><p>The tithe books of the highlands put the harvest of 1771 a little below that of 1768, when nobody starved, and above that of 1765. What had collapsed was not grain but linen. The coast had ceased to buy it; the weavers, who were half of the highlands, had nothing to give for bread; and grain travels, as water does, to where it is asked for with money in hand. Had every cart been turned back at the pass, they might have starved in sight of it.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the carts described in Text 1</p>',
    at: 'd',
    right: 'were a sign that people in the highlands could not pay for food rather than the reason why they had none.',
    wrong: [
      [
        'were a sign that the harvest in the highlands had been a good deal better than the governor believed it to be.',
        'not-stated',
        'What the governor believed about the harvest is not told.',
        'Text 2 does show that the harvest was nothing unusual.',
      ],
      [
        'were the reason why weavers in the highlands starved although the coast had ceased to buy their linen.',
        'reversed-direction',
        'They starved because their linen was not bought, and they might have starved without any carts.',
        'Carts and weavers are joined in the last two sentences of Text 2.',
      ],
      [
        'were the reason why grain from the highlands cost less on the coast than it had in 1765 and 1768.',
        'not-stated',
        'Those years are mentioned for their harvests, and no prices are given.',
      ],
    ],
    why: 'There was nearly as much grain as in good years, but the weavers had lost their income. Grain went to buyers with money; stopping it would not have given the weavers any. So the carts show the trouble and did not make it.',
    hints: [
      'What does Text 1 think caused the famine?',
      'How does the harvest of 1771 compare with other years?',
      'What had the weavers lost?',
      'What would have happened if the carts had been stopped?',
    ],
  }),
  reading({
    key: 'rw-crosstext-76',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Before the earthquake at Sel, dogs howled, hens left their roosts, and a goat broke its rope. Sixty-one of the hundred households that were questioned remembered something of the kind. Animals feel what our instruments do not.</p><p><strong>Text 2</strong></p><p>After the mayor of a neighboring town had announced, by mistake, that there had been a slight earthquake in the night, I asked a hundred households how their animals had behaved before it. Fifty-eight remembered something. Dogs howl every night in the year.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the evidence given in Text 1?</p>',
    at: 'a',
    right: 'By arguing that people who look back for signs will find them whether or not there was anything to feel',
    wrong: [
      [
        'By arguing that the earthquake at Sel was too slight for so many households to have noticed signs of it',
        'confused-details',
        'It was the earthquake that did not happen that was called slight.',
      ],
      [
        'By arguing that dogs howl before earthquakes more often than hens or goats behave strangely',
        'not-stated',
        'Text 2 says that dogs howl every night and does not compare animals.',
      ],
      [
        'By arguing that animals can feel earthquakes that are too slight to be felt by mayors and households',
        'opposite-meaning',
        'In the neighboring town, there was no earthquake that animals could have felt.',
      ],
    ],
    why: 'In a town without an earthquake, nearly as many households remembered strange behavior. What they remember shows that there is always something to be found afterward.',
    hints: [
      'What do the sixty-one households prove, in Text 1?',
      'What really happened in the neighboring town?',
      'How many households remembered something there?',
      'Compare the two numbers. What does that tell you?',
    ],
  }),
  reading({
    key: 'rw-crosstext-77',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><blockquote><p>The man who drew our harbor never came.</p><p>He had a captain’s notes, and he was neat:</p><p>The channel and the rock, each with a name,</p><p>The depth beside the quay, in fathoms and feet.</p><p>My mother kept his chart above the bed.</p><p>It had the bell, the light, the sunken wall,</p><p>And where we lived, white paper, as she said,</p><p>As if there had been no one there at all.</p></blockquote><p><strong>Text 2</strong></p><blockquote><p>I never saw the places that I drew.</p><p>I had the soundings and a careful hand.</p><p>A chart is for the sailor passing through:</p><p>I put the water in, and left the land</p><p>To those who live there, who have never yet,</p><p>To find their kitchens, asked the way of me.</p><p>One fisherman has written that he met</p><p>The sunken wall by night, and, sounding three,</p><p>Came home by it to her. His wife has set</p><p>My chart above the bed for all to see.</p></blockquote>',
    question:
      '<p>Based on the texts, how would the speaker of Text 2 most likely respond to the last two lines of Text 1?</p>',
    at: 'b',
    right: 'By explaining that what was left white was not held to be empty but had no need of a chart',
    wrong: [
      [
        'By explaining that what was left white could not be drawn by someone who had never seen it',
        'half-right',
        'The speaker had not seen the water either and drew it from soundings.',
        'The speaker begins by admitting that the places were never seen.',
      ],
      [
        'By regretting that those who live on the land cannot find their kitchens on a chart',
        'reversed-direction',
        'Nobody has ever asked the speaker the way to a kitchen, and the speaker sees nothing to regret.',
        'A speaker who learns how the chart is read at home might well be sorry.',
      ],
      [
        'By regretting that a chart of the depths was of no help to one who met the sunken wall by night',
        'opposite-meaning',
        'The fisherman found his way home by the chart.',
      ],
    ],
    why: 'The mother in Text 1 finds it wounding that the land is blank, “as if there had been no one there.” The mapmaker says that the land was left “to those who live there,” who need no help to find their kitchens; the chart serves to bring sailors home to them.',
    hints: [
      'What hurts the mother in Text 1?',
      'Who is a chart for, in Text 2?',
      'Why don’t the people who live there ask the speaker the way?',
      'If something’s left out, does that mean it doesn’t count for this speaker?',
    ],
  }),
  reading({
    key: 'rw-crosstext-78',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Dogs yawn when their owners yawn. This shows that dogs feel with us. After all, one catches a yawn only from those whose feelings one shares.</p><p><strong>Text 2</strong></p><p>My dog yawns when I do. He also yawns when the man on television does, when a door creaks, and when the vet takes hold of his ear. I do not think that he shares the feelings of the door.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the last claim of Text 1?</p>',
    at: 'c',
    right: 'By giving examples that do not fit with it',
    wrong: [
      [
        'By giving reasons why dogs share it',
        'word-does-not-fit-object',
        'A claim about yawns is not something that dogs could share.',
      ],
      [
        'By agreeing with it in the case of people',
        'not-stated',
        'Text 2 does not say when people catch a yawn from one another.',
      ],
      ['By agreeing with it in the case of dogs', 'opposite-meaning', 'The author’s own dog yawns at a door.'],
    ],
    why: 'If a dog yawns when a door creaks, yawns are not caught only from those whose feelings one shares.',
    hints: [
      'Text 1 says you catch a yawn “only” from certain people. Which ones?',
      'What makes the dog in Text 2 yawn?',
      'Can you share the feelings of a door?',
      'What do the television, the door, and the vet do to that “only”?',
    ],
  }),
  reading({
    key: 'rw-crosstext-79',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Letters, court records, and prayers of the sixteenth century speak of a “first sleep” and a “second,” with an hour or more of waking between. People used it to pray, to mend a net, to talk in bed. It was gas lamps and factory bells that pressed our nights into one piece, and those of us who lie awake at three are not ill; we are only natural.</p><p><strong>Text 2</strong></p><p>I have slept, for my work, among three peoples who have neither lamps nor clocks, on two continents, within twenty degrees of the equator. They lie down some three hours after sunset and wake before dawn. They sleep once. I do not doubt the court records, which were written by people whose winter nights lasted fifteen hours and who, with candles dear, had gone to bed at six.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely agree with which statement about the divided sleep described in Text 1?</p>',
    at: 'd',
    right: 'It was real enough, but it was a response to certain conditions and not the rule of nature.',
    wrong: [
      [
        'It was real enough, but it was brought to an end by candles before there were gas lamps.',
        'confused-details',
        'Candles were dear, which is why people went to bed so early.',
        'Candles come before gas lamps, and Text 2 brings them up as if to correct Text 1.',
      ],
      [
        'It was natural, but only where people had neither lamps nor clocks to tell them when to rise.',
        'opposite-meaning',
        'Those who have neither lamps nor clocks sleep once.',
        'Text 1 lays the loss of it to lamps and bells, so that it ought to be found where there are none.',
      ],
      [
        'It was natural, but it was less common in the sixteenth century than court records make it seem.',
        'opposite-meaning',
        'The author does not doubt the records.',
      ],
    ],
    why: 'The author believes the records but finds that people without lamps sleep in one piece where nights are not so long. Long winter nights and early bedtimes explain the two sleeps.',
    hints: [
      'In Text 1, what put an end to sleeping twice?',
      'How do people without lamps or clocks sleep in Text 2?',
      'Why does Text 2 mention nights of fifteen hours?',
      'Text 2 believes the court records. So what does it doubt?',
    ],
  }),
  reading({
    key: 'rw-crosstext-80',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The standing ovation, once the reward of a lifetime, is now given nightly. I have kept count: of the last forty plays that I reviewed, thirty-four brought the house to its feet, among them two at which the woman beside me had slept. An audience that stands for everything has lost the power to judge.</p><p><strong>Text 2</strong></p><p>Those in the front rows see nobody ahead of them, and somebody there, a cousin of the lead perhaps, will always stand. The second row then has a choice between standing and looking at coats. By the balcony, there is hardly a play left to have a view of, and people get up, as they do in church, because the rest are up. I used to ask them on the stairs what they had thought. They were merciless.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the conclusion in the last sentence of Text 1?</p>',
    at: 'c',
    right: 'By maintaining that audiences still judge plays but do not show it by whether they stand',
    wrong: [
      [
        'By maintaining that audiences still judge plays but take care not to be merciless',
        'opposite-meaning',
        '“Merciless” is what they were when they were asked on the stairs.',
        'A house that stands for poor plays looks like one that is too kind to judge.',
      ],
      [
        'By maintaining that audiences in the balcony judge plays by what the front rows do',
        'confused-details',
        'They stand because the front rows stand, and what they think is another matter.',
        'People in the balcony do get up because the rest are up.',
      ],
      [
        'By maintaining that audiences have stood for most plays for as long as there have been balconies',
        'not-stated',
        'Text 2 says nothing about former times.',
      ],
    ],
    why: 'People stand because those in front block the view or because everybody does; asked on the stairs, they give harsh opinions. So their judgment is intact, and standing is no sign of it.',
    hints: [
      'What does Text 1 conclude from all those ovations?',
      'Why does the second row stand up?',
      'What were people like when they talked on the stairs?',
      'What people do and what they think: do those two match here?',
    ],
  }),
];
