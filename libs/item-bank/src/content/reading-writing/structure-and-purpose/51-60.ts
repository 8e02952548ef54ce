import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_51_60: readonly Item[] = [
  reading({
    key: 'rw-structure-51',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>An instructor of pilots once told the psychologist Daniel Kahneman that praise did harm: cadets whom he had praised for a maneuver did worse the next time, while those whom he had screamed at did better. <u>He had seen what he said he had seen.</u> But a maneuver that goes uncommonly well owes something to skill and something to luck, and luck is not apt to come twice running; the next attempt, praised or not, will most likely be poorer, just as the one that follows a disaster will most likely be an improvement. Since he praised after the one and screamed after the other, he lived in a world in which kindness looked as if it were punished. No amount of further experience, so long as he kept to his habits, could have shown him anything else.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It grants an observation so that the text may dispute what was inferred from it.',
    wrong: [
      [
        'It confirms an observation so that the text may give advice on how to teach.',
        'not-stated',
        'The text explains an illusion; it does not go on to recommend praise or harshness.',
      ],
      [
        'It casts doubt on an observation by stressing that it rests on one man’s word.',
        'reversed-direction',
        'The sentence takes his word for it: he did see these things.',
        'Repeating “what he said he had seen” can sound as though the speaker were being kept at arm’s length.',
      ],
      [
        'It suggests that an observation was drawn from too few cases to be relied upon.',
        'ignores-evidence',
        'The last sentence says that more experience would have changed nothing.',
        'The text finds fault with what he learned from experience, and too little of it is the usual fault.',
      ],
    ],
    why: 'Cadets really did worse after praise and better after screaming: that much is granted. “But” begins the dispute with his conclusion, since luck alone would have produced the same sequence.',
    hints: [
      'Does the text believe that the cadets did worse after praise?',
      'What did the instructor conclude from what he saw?',
      'After “But,” what does the text put in place of his conclusion?',
      'There’s what he saw and what he made of it. Which is the underlined sentence about?',
    ],
  }),
  reading({
    key: 'rw-structure-52',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>In the dry months nobody came, and Dao’s grandfather went on setting out his stool under the overpass at seven, with the pliers, the spool, and the tin of ribs. He took apart the umbrellas that people had thrown away and sorted them: cloth, handles, springs. When the rains broke, there would be forty of them mended, hung along the fence like bats, and strangers caught by the first storm would run to him, holding out their coins. He was always a little sorry to see them run. “In April,” he told Dao, “they could have had their choice of handles.”</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To portray a man who provides with patience for a need that others do not foresee',
    wrong: [
      [
        'To portray a man who is sorry that in most months his trade earns him nothing',
        'confused-details',
        'What makes him sorry is that people have to run and cannot choose.',
      ],
      [
        'To tell how a man came by a trade in which he hopes that his grandchild will follow him',
        'not-stated',
        'How he came by his trade is not told, nor what he hopes for Dao.',
      ],
      [
        'To show how a man’s opinion of strangers changes when a storm brings them to him',
        'not-stated',
        'The same thing happens year after year; his opinion stays what it was.',
      ],
    ],
    why: 'He mends umbrellas all through the dry season, when nobody wants one; the strangers think of rain only when it falls. His remark about April sums up the difference.',
    hints: [
      'What does the grandfather do with the old umbrellas in the dry months?',
      'When do the strangers come to him?',
      'What does he mean by “In April, they could have had their choice”?',
      'When does he think about rain, and when do they?',
    ],
  }),
  reading({
    key: 'rw-structure-53',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Few ideas in ecology have traveled as far as the “wood wide web,” the network of fungi by which trees are said to feed their young and warn one another of attack. That fungi join the roots of trees is not in dispute. <u>Nor is it in dispute that carbon supplied to one seedling has turned up in the next.</u> But carbon can reach a root through the soil as well, and to show that it came by way of the fungus, and in amounts that mattered to the receiver, takes controls that few studies in actual forests have had. A review of 2023 found that papers had grown less careful to say so, and that what their authors had put with caution was later cited as established. The review did not conclude that trees do not share. It concluded that we do not know.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It identifies a finding that falls short of what has been built on it.',
    wrong: [
      [
        'It identifies a finding that later studies in forests have failed to repeat.',
        'not-stated',
        'No study is said to have looked for the carbon in vain.',
        'The text goes on to say that few studies in forests have had what is needed.',
      ],
      [
        'It identifies a finding that was first stated with too little caution.',
        'reversed-direction',
        'The original authors wrote with caution; it was lost in later papers.',
      ],
      [
        'It identifies a finding that settles how one tree is able to feed another.',
        'too-strong',
        'By which way the carbon came is just what is still open, as the next sentence says.',
        'The finding is beyond dispute, and feeding the young is what the web is famous for.',
      ],
    ],
    why: 'That carbon arrives is granted; that it came through the fungus and in useful amounts would have to be shown besides. The sentence names the solid part of a larger claim that is not solid.',
    hints: [
      'What do the two sentences about “dispute” grant?',
      'After “But,” what other way can carbon travel?',
      'What do people say about the web that the carbon doesn’t prove yet?',
      'How big is what’s certain, next to what people tell?',
    ],
  }),
  reading({
    key: 'rw-structure-54',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>When the Thames froze hard enough, Londoners set up shop on it. There were taverns on the ice, and printing presses, and in 1814, so it is said, an elephant was led across near Blackfriars Bridge. That fair was the last. Winters have since become milder, but the cold was never the whole of the story. The old London Bridge stood on so many thick piers that it acted as a dam, and the slow water above it froze readily; it was pulled down in the 1830s. The embankments of later decades made the river narrower, and so faster still.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It recalls a custom of the past and then gives reasons that it came to an end.',
    wrong: [
      [
        'It recalls a custom of the past and then compares what witnesses wrote about it.',
        'not-stated',
        'No witness is quoted or named.',
      ],
      [
        'It tells of a danger to a city and then lists what was done to protect the city from it.',
        'wrong-relation',
        'The ice is an occasion for fairs here; bridge and embankments were not changed because of it.',
      ],
      [
        'It gives a common explanation of an event and then shows the explanation to be false.',
        'too-strong',
        'Cold is said to be part of the story; it is added to and not rejected.',
      ],
    ],
    why: 'The first sentences describe the fairs on the ice up to the last one; then come milder winters, the removal of the bridge, and the embankments: three reasons why the river no longer freezes there.',
    hints: [
      'Where does the text turn from one thing to another?',
      '“That fair was the last.” What do you want to know right after that?',
      'What do the bridge and the embankments have to do with ice?',
      'The text has two parts. What’s each one about?',
    ],
  }),
  reading({
    key: 'rw-structure-55',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The editors who first brought out Emily Dickinson’s poems, in 1890, turned most of her dashes into commas and periods, and have been scolded for it ever since. The edition of 1955, which gave the dashes back, was received as her own voice at last. But a printer’s dash is one thing, and the marks in her manuscripts are many: some slope upward and some down, some are hardly longer than a period, and a few may only show where the pen came to rest. To set them all as dashes of one length is also a decision, if a humbler one. Editors need not hang their heads over this. Type has no place for much of what a hand can do, and whoever puts these poems into type must choose, as the editors of 1890 chose, what to give up.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To show that any printing of certain poems comes at an expense',
    wrong: [
      [
        'To show that one printing of certain poems is truer than has been thought',
        'reversed-direction',
        'The edition that was thought to be true is shown to be less so.',
      ],
      [
        'To urge that certain poems be read in manuscript and no longer in print',
        'not-stated',
        'Much is said for the manuscripts, but readers are not told to give up printed editions.',
        'The manuscripts hold what type has no place for.',
      ],
      [
        'To blame later editors of certain poems for faults that they shared with the first',
        'opposite-meaning',
        '“Editors need not hang their heads”: nobody is blamed.',
        'The edition of 1955 is indeed put beside that of 1890, as a decision of the same kind.',
      ],
    ],
    why: 'Both editions lose something of the manuscripts: the first the dashes, the second the differences among them. The last sentence makes this general: whoever prints the poems must choose what to give up.',
    hints: [
      'Something got lost in each edition. What was it in 1890, and what in 1955?',
      'How does the text talk about editors: angry, kind, or bored?',
      'The last sentence says “whoever.” How many editions is that?',
      'What’s true of 1890, of 1955, and of any edition tomorrow?',
    ],
  }),
  reading({
    key: 'rw-structure-56',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>In 1816, a young woman with a weak heart came to see René Laennec, a doctor in Paris. Doctors then listened to a heart by putting an ear to the chest, but Laennec thought that this would be improper. So he rolled up some sheets of paper and listened through the roll. To his surprise, the heartbeat was clearer than he had ever heard it. He went on to make tubes of wood, and these were the first stethoscopes.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It tells of a difficulty, of a way around it, and of what came of that.',
    wrong: [
      [
        'It describes an invention, its parts, and the people who made it popular.',
        'not-stated',
        'Only the roll and the wooden tube are mentioned, and nobody makes them popular.',
      ],
      [
        'It gives a doctor’s opinion, the opinion of his critics, and a judgment.',
        'not-stated',
        'No critics appear, and no judgment is given.',
      ],
      [
        'It names an illness, its causes, and the medicine with which it was cured.',
        'confused-details',
        'A weak heart is mentioned, but neither causes nor a cure are told.',
      ],
    ],
    why: 'Laennec cannot listen in the usual way (the difficulty), he rolls up paper (the way around it), and stethoscopes are the result.',
    hints: [
      'Why doesn’t Laennec listen in the usual way?',
      'What does he do instead?',
      'What did the roll of paper turn into?',
      'If each part of the story got a one-word label, what would they be?',
    ],
  }),
  reading({
    key: 'rw-structure-57',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>At twenty-two, I was Dr. Brandt. The doctor answered readers’ questions on page nine, and when the old gentleman who had been Dr. Brandt retired to the sea, the editor handed me the pen. I knew nothing of marriages, or hedges between neighbors, or sons who would not write. <u>I had, however, been reading Dr. Brandt since I was ten, and I knew what he would say.</u> He would say that it was never too late and that it was seldom about the hedge. I said so three times a week, and people thanked me for understanding them as no one had before. I blushed, and kept the letters. Not until I had a marriage and a hedge of my own did I go back, one bad night, to the bound volumes. He had been right; and I could no longer tell which of us had written it.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It accounts for advice that owed nothing to the narrator’s own experience.',
    wrong: [
      [
        'It suggests that the narrator thought little of advice that never varied.',
        'plausible-but-unsupported',
        'The advice is indeed always the same, but the narrator is touched by the thanks and finds it right in the end.',
        'To know beforehand what someone will say may sound like making fun of him.',
      ],
      [
        'It shows that the narrator had long been hoping to succeed to a position.',
        'not-stated',
        'A child who reads a column need not want to write it; the editor hands over the pen unasked.',
      ],
      [
        'It indicates that the narrator had come to judge life as another did.',
        'reversed-direction',
        'At twenty-two, there is nothing yet to judge by; agreement comes at the end, with a marriage and a hedge.',
        'The narrator says the same as Dr. Brandt and calls him right in the last sentence.',
      ],
    ],
    why: 'Somebody who knows nothing of marriages or hedges gives advice on both. “However” explains how that was possible: the narrator had learned, by reading, what Dr. Brandt would say.',
    hints: [
      'At twenty-two, what did the narrator know about the readers’ troubles?',
      '“However” answers the sentence before it. What can the narrator do anyway?',
      'Where does advice like “never too late” come from: the narrator’s life, or somewhere else?',
      'When does the narrator first find out whether it’s true?',
    ],
  }),
  reading({
    key: 'rw-structure-58',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>In 1963, Erasto Mpemba, a schoolboy in what is now Tanzania, put the mixture for his ice cream into the freezer while it was still hot, and it froze before the cooler mixture of a classmate. He asked a teacher, <u>who told him that he must have been confused,</u> and some years later a visiting physicist, Denis Osborne, who had it tried in his laboratory. The two published their results together in 1969. Whether hot water does freeze sooner, and when, is still argued over: some experiments find it, and others suggest that a badly placed thermometer is enough to make it seem so.</p>',
    question: PORTION,
    at: 'b',
    right: 'It sets off the different response that the same question met with later.',
    wrong: [
      [
        'It states the answer to the question that the text reaches in the end.',
        'too-strong',
        'At the end, the question is “still argued over.”',
      ],
      [
        'It explains why the question was one that nobody had asked before.',
        'not-stated',
        'Nothing is said of whether others had asked it.',
      ],
      [
        'It shows that the question rested on what a classmate had reported.',
        'confused-details',
        'Mpemba saw with his own eyes which mixture froze first.',
      ],
    ],
    why: 'A teacher dismisses the question and a physicist has it tried. The portion makes Osborne’s reaction stand out by contrast.',
    hints: [
      'Who does Mpemba ask, and in what order?',
      'How does each man react to Mpemba’s question?',
      'Both men heard the same thing. What did only one of them do?',
      'Put the two reactions side by side. How do they go together?',
    ],
  }),
  reading({
    key: 'rw-structure-59',
    skill: 6,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>Watching the conductor of a train in Tokyo, a visitor may suppose that the man is talking to himself. He points at the signal and calls out its color; he points at the clock and calls out the time; he points down the empty platform and declares it clear. Nobody is listening, and nobody need be. An eye that has met with the same signal ten thousand times may pass over it without taking it in, but a hand that has to point and a voice that has to speak oblige the eye to look. In a test that the railways’ research institute made in the 1990s, people who pointed and called made far fewer errors.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To describe a practice at work and account for its use',
    wrong: [
      [
        'To argue that a practice at work should spread to other trades',
        'not-stated',
        'Only railways are spoken of, and nothing is recommended.',
      ],
      [
        'To correct the low opinion that visitors have of certain workers',
        'detail-not-main-idea',
        'A visitor’s guess opens the text, but it is no low opinion, and the rest goes further.',
      ],
      [
        'To trace how a practice at work has changed in the course of time',
        'not-stated',
        'The practice is shown as it is; no earlier form of it is mentioned.',
      ],
    ],
    why: 'The pointing and calling is described first. Then the text says what it is good for (it makes the eye look) and adds a test in which it worked.',
    hints: [
      'What does the conductor do?',
      'Which sentence says why he points and calls?',
      'What does the test of the 1990s add?',
      'The text has a “what” and a “why.” Which choice has both?',
    ],
  }),
  reading({
    key: 'rw-structure-60',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The shrine at Ise in Japan has been rebuilt every twenty years, with some interruptions, since about the seventh century, and its timbers are younger than most of the people who come to see it. Visitors from countries in which a building is held to be as old as its stones sometimes ask whether it is the original. <u>One might as well ask it of a song.</u> What is handed on at Ise is less the cypress than the joining of it, and carpenters who have helped as apprentices with one rebuilding direct the next. Nor is the cathedral at home quite what such visitors take it for. Its masons, too, put back what the weather takes, a block at a time and so slowly that nobody is obliged to notice, until in some of its walls scarcely a stone is one that was laid at the beginning.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It suggests that a thing may persist in its being made again and not in its material.',
    wrong: [
      [
        'It suggests that the age of a thing cannot be known where no original has survived.',
        'confused-details',
        'The age of the shrine is given; it is the visitors’ way of asking that is put in question.',
      ],
      [
        'It concedes that a thing is not old in the sense in which visitors use the word.',
        'wrong-relation',
        'A concession would accept the visitors’ measure of age; the sentence turns it down.',
        'The timbers are indeed young, so that something might well have to be conceded.',
      ],
      [
        'It contrasts a thing that is performed with a thing that is built, and so shrines with cathedrals.',
        'ignores-evidence',
        'Shrine and cathedral turn out to be alike: the stones, too, are replaced.',
        'A song is heard and a building stands, and the text does go on to speak of cathedrals.',
      ],
    ],
    why: 'Nobody asks whether a song that is sung today is “the original”; it lives by being sung again. The next sentence says the same of Ise: the joining is handed on and the wood is not.',
    hints: [
      'Would it make sense to ask if a song is the original?',
      'What gets “handed on” at Ise?',
      'What does the cathedral at the end turn out to be like?',
      'What do a song and the shrine have in common?',
    ],
  }),
];
