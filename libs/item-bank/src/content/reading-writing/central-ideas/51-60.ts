import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_51_60: readonly Item[] = [
  reading({
    key: 'rw-central-51',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>A pasture that belongs to everybody, it has been argued, must be ruined: each owner gains by sending one more cow, and the harm that it does is shared by all. In the Swiss village of Törbel, the high pastures have belonged to everybody for five centuries, and the grass still grows. In 1517 the villagers agreed that nobody was to send to the mountain in summer more cows than he could feed in the winter. The rule says nothing about grass, which hardly anyone could have measured. But how much hay lay in a man’s barn was known to all his neighbors, and hay had to be cut from his own meadows, of which there were only so many. Whoever wished for one more cow on the mountain had first to feed her through the snow at home.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'A rule kept a common pasture from ruin by tying its use to something limited that everyone could check.',
    wrong: [
      [
        'A rule kept a common pasture from ruin by making known to everyone how much grass had been eaten from it.',
        'confused-details',
        'The rule “says nothing about grass,” which could hardly be measured. What was known to the neighbors was another thing.',
        'Measuring what is used is the usual way to save a thing, and the neighbors’ knowledge does matter here.',
      ],
      [
        'A rule kept a common pasture from ruin because a villager who sends one more cow does harm to himself as well.',
        'opposite-meaning',
        'This belongs to the argument at the beginning, and there it is what leads to ruin, since the harm is shared.',
      ],
      [
        'A rule kept a common pasture from ruin as long as the villagers had enough hay for all of their cows in winter.',
        'reversed-direction',
        'It was the limit on hay that kept the number of cows down; plenty of hay would have let it grow.',
        'Hay and winter stand at the center of the rule, and enough of both sounds like success.',
      ],
    ],
    why: 'The argument says that common pastures must be ruined. Törbel’s did not, because of the rule of 1517: the number of cows depended on hay from a man’s own meadows, which was limited and which his neighbors could see.',
    hints: [
      'What does the first sentence predict, and does it happen in Törbel?',
      'Under the rule, what did your number of cows depend on?',
      'Why not make a rule about the grass?',
      'What did the neighbors know about your hay, and what about your meadows?',
    ],
  }),
  reading({
    key: 'rw-central-52',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>He cut the stone himself: her name, her dates,</p><p>A sheaf of barley; then, with rule and square,</p><p>A second space, as wide, that waits and waits.</p><p>He comes on Sundays. There is nothing there</p><p>To mend, but he will run his thumb along</p><p>The smooth part, as a man might test a blade,</p><p>And tell her what the mayor has got wrong,</p><p>The price of slate, the falling off of trade.</p><p>The children ask who’s lying at her side.</p><p>“A slow one. She was always first,” he’ll say,</p><p>“And calls to him to hurry.” Dignified,</p><p>He lifts his cap to both, and goes his way.</p></blockquote>',
    question: '<p>Based on the poem, how does the man think of the empty space on the stone?</p>',
    at: 'c',
    right: 'He thinks calmly, and with a touch of humor, of being the one for whom it waits.',
    wrong: [
      [
        'He thinks of it as a piece of work with which he still has to make some progress.',
        'plausible-but-unsupported',
        'He has left the space on purpose, and “there is nothing there to mend.”',
      ],
      [
        'He thinks with regret that the one for whom it waits was always slower than she.',
        'ignores-evidence',
        'He does speak of somebody slow, but listen to the way in which he answers the children.',
      ],
      [
        'He thinks that the children should not learn for whom it has been left to wait.',
        'opposite-meaning',
        'He answers them freely, as if it were an old joke between him and her.',
      ],
    ],
    why: 'The space is for himself. He touches it every Sunday and talks to her of daily things; to the children he calls himself “a slow one” whom she tells “to hurry.” He jokes about it without fear.',
    hints: [
      'Who is the second space for?',
      'Who’s the “slow one,” and who is calling?',
      'How does he sound when he answers the children?',
      'Think of his Sundays and that answer. How does he feel about it?',
    ],
  }),
  reading({
    key: 'rw-central-53',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Vanilla comes from the seed pods of an orchid of Mexico. When the orchid was brought to islands in the Indian Ocean, it grew and flowered well, but there were no pods, since the bees that carry its pollen in Mexico did not live there. In 1841 Edmond Albius, a boy of twelve who was held in slavery on the island of Réunion, found that he could press the parts of the flower together with a thin stick and his thumb. Growers all over the world still do it as he did.</p>',
    question: '<p>According to the text, why did the orchid at first bear no pods on the islands?</p>',
    at: 'a',
    right: 'Nothing there carried its pollen as in Mexico.',
    wrong: [
      [
        'Nobody there had brought any seeds from Mexico.',
        'not-stated',
        'The orchid itself was brought, and it grew well; what was lacking was something else.',
      ],
      [
        'Its flowers were too small to be opened by hand.',
        'opposite-meaning',
        'A boy managed to do by hand what was needed.',
      ],
      [
        'Its growers pressed the flowers with thin sticks.',
        'confused-details',
        'The thin stick was the remedy, not the cause of the trouble.',
      ],
    ],
    why: 'The text gives the reason after “since”: the bees that carry the pollen in Mexico “did not live there.”',
    hints: [
      'Which sentence says there were no pods?',
      '“Since” gives the reason. What is it?',
      'What do the bees do for the orchid in Mexico?',
      'Which animals weren’t there on the islands?',
    ],
  }),
  reading({
    key: 'rw-central-54',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>That the statues of ancient Greece were once painted is told nowadays as a discovery, as though lamps and chemicals had been needed to bring it to light. The ancients say so themselves: one author has Helen wish her beauty away as one might wipe the color off a statue. Statues with red lips and blue borders on their robes came out of the ground again and again from the eighteenth century on, and as early as 1814 a French scholar filled a large book with the proofs. But by that time Europe had been admiring white marble for three hundred years, and its own sculptors had learned to leave their work as pale as snow. What clung to the stone was declared to be dirt, or a barbarian’s whim, and in more than one museum it was scrubbed away.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'The belief in white statues lasted in spite of the evidence because of a taste that it had helped to form.',
    wrong: [
      [
        'The belief in white statues arose because their color had been scrubbed away before scholars could see it.',
        'reversed-direction',
        'The scrubbing came when Europe had believed in white marble for centuries, and a scholar had collected the proofs by then.',
        'If the evidence was destroyed, it would be natural that nobody believed in it.',
      ],
      [
        'The belief in white statues was given up when a French scholar collected the proofs that they were painted.',
        'opposite-meaning',
        'The text says what became of the evidence after his book: it was declared to be dirt.',
      ],
      [
        'The belief in white statues could not be refuted until there were means of making faint color visible again.',
        'ignores-evidence',
        'The first sentence mentions these means only to deny that they “had been needed.”',
        'It is how the discovery is usually told, and the text begins with that account.',
      ],
    ],
    why: 'Authors, finds, and a book of 1814 had long provided the evidence. But Europe, and its own sculptors, had come to love white marble, and so the color was explained away or removed. It was taste that preserved the belief.',
    hints: [
      '“As though lamps and chemicals had been needed.” Were they?',
      'What evidence was there early on?',
      'What had Europe been admiring for three hundred years?',
      'What did people do with the evidence, and why?',
    ],
  }),
  reading({
    key: 'rw-central-55',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>The postmistress of San Ginés could tell from the outside of an envelope what was in it, and she had her own notion of when people should be told. She did not open anything; she merely let certain letters lie. A letter with a black edge did not go to a house in which there was to be a wedding until the guests had left, and the bank was made to wait for the end of the harvest. Everyone knew of it, and no one complained, for everyone had been spared in his turn. In the course of thirty years, however, it came about that a bride, two days before the feast, would see the postmistress go by on the other side of the street, and would have to sit down; and that in August, men who had had no mail for a week could not sleep.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right: 'A practice by which people were to be spared bad news has come to be a sign of it.',
    wrong: [
      [
        'A practice of which nobody complained for years has come to be thought dishonest.',
        'not-stated',
        'What has changed is not the village’s opinion of the postmistress. Look at what the bride and the men conclude.',
        'Letting other people’s letters lie is indeed doubtful, and the last sentence shows people in distress.',
      ],
      [
        'A practice that was meant for weddings has come to be extended to matters of money.',
        'confused-details',
        'The bank’s letters were among the first to lie; nothing is said of an extension.',
      ],
      [
        'A practice that kept bad news from people has left them unable to bear it when it comes.',
        'plausible-but-unsupported',
        'The bride has to sit down before she has been told anything. What makes her do so?',
        'People who are always spared may well grow weak, and the bride and the men do take it hard.',
      ],
    ],
    why: 'The postmistress lets bad news lie until a better time, and everyone knows it. So when no letter comes before a wedding or in August, people understand that a bad one is lying there. The kindness now tells them what it was meant to hide.',
    hints: [
      'Which letters does she hold back, and until when?',
      'Does the village know?',
      'Has anyone told the bride anything?',
      'In that village, what does no mail for a week mean?',
    ],
  }),
  reading({
    key: 'rw-central-56',
    skill: 1,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>In 1291 Venice ordered its glassmakers to move their furnaces to the island of Murano, where glass is made to this day. The common explanation is that the city wanted to keep the secrets of the craft on one small island that was easy to watch. It is true that glassmakers were later forbidden, under threat of heavy penalties, to take their knowledge abroad. The order of 1291, however, has nothing to say about secrets. Its concern is a city of wooden houses, and furnaces that burned day and night; and a year later, those who made small things with a small flame were allowed to stay, provided that there was some distance between their workshop and the next house.</p>',
    question: '<p>According to the text, on what ground did the order of 1291 send the furnaces away?</p>',
    at: 'd',
    right: 'They might have set fire to the houses near them.',
    wrong: [
      [
        'They were easier to watch on a small island.',
        'ignores-evidence',
        'This is the common explanation, but the text looks into the order itself.',
      ],
      [
        'They made things that were too small for the city.',
        'confused-details',
        'Those who made small things were allowed to stay.',
      ],
      [
        'They used up wood that was needed to build houses.',
        'not-stated',
        'The houses are of wood; that wood was scarce is not said.',
      ],
    ],
    why: 'The “concern” of the order is “a city of wooden houses, and furnaces that burned day and night,” and small flames were allowed to stay at some distance from the next house. The danger that it has in mind is fire.',
    hints: [
      'What’s the common story, and does the order say so?',
      'What does the order say about the houses and the furnaces?',
      'Who was allowed to stay?',
      'What does a big furnace bring close to a wooden house?',
    ],
  }),
  reading({
    key: 'rw-central-57',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>In a number of languages, among them several of the Amazon, a verb is not complete without an ending that tells how the speaker knows. “He has gone out” has one form if I saw him go, another if I heard the door, a third if I conclude it from the empty hook, a fourth if I was told. Outsiders have been inclined to envy such languages and to imagine that rumor must be powerless there. But one may lie with an ending as with any other part of speech; and a thing is no more certain for having been seen, if it was seen badly. What a speaker cannot do is what speakers of English do all day long, most often without noticing it: say that he has gone out and leave it at that.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right:
      'Such endings do not make statements reliable, but they leave no statement without a claim as to its source.',
    wrong: [
      [
        'Such endings do not keep anyone from lying, but they allow a listener to notice when a statement is untrue.',
        'not-stated',
        'An ending tells what source the speaker claims. That listeners can test the claim is not said.',
        'It concedes what the text concedes and adds an advantage that one expects of such endings.',
      ],
      [
        'Such endings make rumor less powerful, since what one has been told has a form of its own in every language.',
        'opposite-meaning',
        'It is outsiders who imagine that rumor is powerless there, and English has no such form.',
        'A speaker who has only been told does have to say so, unless he lies.',
      ],
      [
        'Such endings make it hard to speak of what is uncertain, for which speakers of English have many expressions.',
        'plausible-but-unsupported',
        'The endings distinguish kinds of knowing, down to mere conclusions; what English lacks, not what it has, is the point.',
      ],
    ],
    why: 'The text rejects the idea that the endings guarantee truth: one can lie, and one can see badly. What they bring about is said at the end: nobody can make a statement “and leave it at that,” without saying how he knows.',
    hints: [
      'What do the endings tell a listener?',
      'Outsiders have a hope. What two things does the text hold against it?',
      'What do English speakers do “all day long”?',
      'What don’t the endings promise, and what do they always give you?',
    ],
  }),
  reading({
    key: 'rw-central-58',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“They come to ask me,” said the old judge, “which of my sentences I would take back, and they look at the wall, where there is a picture of Wolters, whom I sent to prison for life. I would not take back Wolters. I had eleven days for him, and I slept on every one of them, and I woke each time of the same mind. No. There was a baker’s boy who had stolen a loaf. It was past six, and there was a draft from under the door. I might have given him nothing at all. I gave him a week, and I put on my coat. I do not know his name; I did not look.”</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'The judge regrets a small sentence given carelessly more than a heavy one given with care.',
    wrong: [
      [
        'The judge regrets having sent one man to prison for life after thinking for only eleven days.',
        'opposite-meaning',
        'He would not take that sentence back; he slept on it and remained of the same mind.',
      ],
      [
        'The judge regrets less what he did to those he sentenced than that he did not learn their names.',
        'too-broad',
        'The missing name is a sign of something in one case; he knows the name of Wolters very well.',
      ],
      [
        'The judge regrets that people ask about his heaviest sentence and not about his milder ones.',
        'plausible-but-unsupported',
        'He corrects what visitors expect; that their question itself troubles him is not said.',
      ],
    ],
    why: 'He stands by the sentence of Wolters, for which he took eleven days. What he would take back is the week for the baker’s boy, given because it was late and drafty, without a look at the name.',
    hints: [
      'Which sentence do visitors expect him to take back?',
      'How long did he think about Wolters?',
      'How did he decide about the baker’s boy?',
      'Besides the length, what’s different about the two sentences?',
    ],
  }),
  reading({
    key: 'rw-central-59',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>On her first morning at the stall, Imani gave a woman five oranges for the price of four, because the woman had smiled at her. Her grandmother said nothing. In the afternoon, a boy counted out coins for three oranges, slowly, and was one coin short. Imani looked at her grandmother and shook her head at the boy. Then her grandmother reached past her and put a third orange into his bag. “This morning you gave to one who could pay,” she said when he had gone. “I was waiting to see whether it was the smile.”</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'A girl is shown that generosity should go to those who need it.',
    wrong: [
      [
        'A girl is told that she must not give anything away at the stall.',
        'opposite-meaning',
        'The grandmother herself gives an orange away.',
      ],
      [
        'A girl is praised for having been friendly to a smiling woman.',
        'ignores-evidence',
        'The grandmother says nothing in the morning, and in the evening it does not sound like praise.',
      ],
      [
        'A girl is asked to count the coins more carefully than before.',
        'not-stated',
        'Nobody has counted wrongly; the boy simply does not have enough.',
      ],
    ],
    why: 'Imani gives to a woman who can pay and refuses a boy who cannot. By giving him the orange, and by what she says, her grandmother shows her which of the two should have been given something.',
    hints: [
      'Who does Imani give to, and who does she turn down?',
      'What’s the difference between those two customers?',
      'What does the grandmother do for the boy?',
      'What’s the grandmother saying with “one who could pay”?',
    ],
  }),
  reading({
    key: 'rw-central-60',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>A weather office does not make one forecast for next Tuesday but fifty. The measurements with which the computer begins are never quite right, and so the calculation is repeated, each time from a beginning that has been altered a little, within the limits of what the instruments might have missed. It is tempting to look for the best of the fifty, or to take their average and throw the rest away. But suppose that the average promises ten degrees on two different Tuesdays. On the one, all fifty lie between nine and eleven; on the other, half of them say four and half of them sixteen. The average is the same, and on the second of these days it is the one temperature that nobody ought to expect.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right:
      'Many forecasts from slightly different beginnings show how far a forecast can be trusted, which one figure cannot.',
    wrong: [
      [
        'Many forecasts from slightly different beginnings make up for what instruments miss, so that their average is exact.',
        'opposite-meaning',
        'On one of the two Tuesdays, the average is “the one temperature that nobody ought to expect.”',
        'To repeat a thing fifty times and take the average is the usual way to get rid of errors.',
      ],
      [
        'Many forecasts differ because instruments miss a great deal, and the best of them is known only on the day itself.',
        'not-stated',
        'The text does not say when the best one is known; to look for it is called a temptation.',
      ],
      [
        'Many forecasts are needed for days on which temperatures are extreme, but a single one is enough for the others.',
        'plausible-but-unsupported',
        'Fifty are always made; it is from them that one learns which kind of day it will be.',
        'On one of the two Tuesdays all fifty agree, so that one of them would have done.',
      ],
    ],
    why: 'The two Tuesdays have the same average, but on one the fifty agree and on the other they do not. The agreement of the fifty tells how much the figure is worth. So one should neither pick one nor keep only the average.',
    hints: [
      'Why do they run the forecast again and again?',
      'What two things are you tempted to do with the fifty results?',
      'Same average on both Tuesdays. So what’s different?',
      'What do all fifty tell you that the average can’t?',
    ],
  }),
];
