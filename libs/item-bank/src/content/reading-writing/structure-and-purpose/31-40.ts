import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_31_40: readonly Item[] = [
  reading({
    key: 'rw-structure-31',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In 1949, Norman Joseph Woodland sat on a beach in Florida and thought about Morse code, which he had learned as a Boy Scout. He pushed four fingers into the sand and drew them toward him. <u>The dots and dashes of the code had become long lines, some thin and some wide.</u> Woodland and a partner patented a striped label in 1952, but there were no good machines to read it. Not until 1974 was a product sold by its barcode.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It describes the moment when an idea took shape.',
    wrong: [
      [
        'It explains why an invention was not used at once.',
        'other-part-of-text',
        'The delay is explained further on, where machines are mentioned.',
      ],
      [
        'It tells where an inventor had learned a code.',
        'other-part-of-text',
        'The Boy Scouts are mentioned in the sentence before the lines in the sand.',
      ],
      [
        'It compares an early invention with a later one.',
        'wrong-relation',
        'Dots and dashes turn into lines here; no second invention is set beside the first.',
      ],
    ],
    why: 'Woodland has Morse code in mind and draws his fingers through the sand. The underlined sentence says what he sees there: the stripes that his label would have.',
    hints: [
      'What does Woodland do with his fingers?',
      'What do the lines in the sand look like to us today?',
      'How do those lines compare with the “striped label” in the next sentence?',
      'What was there before this sentence, and what is there after it?',
    ],
  }),
  reading({
    key: 'rw-structure-32',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The clock in the station had been eleven minutes fast since before the war, and the trains left by it. Mr. Petkov, the stationmaster, had three times been ordered to put it right. He would nod, fold the order, and lay it with the others. <u>Nobody in the town had missed a train in thirty years.</u> They went to school by that clock, and married by it, and took their bread from the oven. It was the inspector from the capital, with his excellent watch, who came down the hill each spring in time to see the last car go around the bend.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It hints at why the stationmaster sees nothing to put right.',
    wrong: [
      [
        'It shows that the stationmaster has obeyed his orders after all.',
        'opposite-meaning',
        'He nods and puts each order away; the clock is as fast as it ever was.',
      ],
      [
        'It explains why the stationmaster keeps receiving orders.',
        'reversed-direction',
        'That no train is missed would be a reason against the orders, not for them.',
      ],
      [
        'It proves that the stationmaster’s clock keeps better time than a watch.',
        'too-strong',
        'The clock is eleven minutes fast all the same; only its use to the town is spoken of.',
      ],
    ],
    why: 'Petkov files the orders away without a word. The sentence that comes next gives what he might have said: the clock, fast as it is, serves everybody who lives by it.',
    hints: [
      'What does Mr. Petkov do with his orders?',
      'He never says why. What does the text tell you about instead?',
      'Who is the only one the clock makes trouble for?',
      'Put “because” in front of the underlined sentence. What would it be a reason for?',
    ],
  }),
  reading({
    key: 'rw-structure-33',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>In 355 cities, researchers went to the desks of banks, hotels, and post offices, handed over a wallet that they said they had found, and left. Some of the wallets held no money and some the worth of thirteen dollars. It had been predicted, by economists among others, that more would be kept where there was more to keep. The reverse was found: people wrote to the owner more often if there was money. <u>A key lay in most of the wallets, but not in all.</u> It is of no use except to the person who has lost it, and with it, more wallets were returned than without. So people did think of the owner. That there was more to it is suggested by what they said: to keep an empty wallet felt like carelessness, but to keep a full one felt like theft.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It introduces a feature of the study that served to test one possible motive.',
    wrong: [
      [
        'It introduces a feature of the study that accounts for its unexpected result.',
        'too-strong',
        'The key raised the number of returns, but the result to be explained concerns money, and the text looks for something more.',
        'The sentence comes right after the surprising result, where one expects the explanation.',
      ],
      [
        'It introduces a feature of the study that makes its results hard to interpret.',
        'reversed-direction',
        'That some wallets had no key is what makes it possible to learn something.',
        'If the wallets were not all alike, the comparison seems to be spoiled.',
      ],
      [
        'It introduces a feature of the study that those who made predictions had overlooked.',
        'not-stated',
        'What those who made predictions were told about the key is not said.',
      ],
    ],
    why: 'A key matters to nobody but the owner. By putting it into some wallets and not into others, the researchers could see whether people think of the owner, and “So people did think of the owner” draws the conclusion.',
    hints: [
      'What use is a key to someone who finds a wallet?',
      'Why would you put a key in most of the wallets, “but not in all”?',
      'What does the text conclude from the difference the key made?',
      'Does the key explain everything about the money?',
    ],
  }),
  reading({
    key: 'rw-structure-34',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>When the dancer Syvilla Fort asked John Cage for music to go with a dance, in Seattle around 1940, he had a band of percussionists in mind. But the hall had room for a grand piano and little else. Cage tried laying things on its strings. A pie plate bounced about; a screw, wedged between two strings, stayed where it was and gave a dry knock like a drum’s. Before long he had thuds and chimes enough for a band, all under the hands of one player. He went on writing for the “prepared piano” for years, in halls with all the room in the world.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To relate how a practical difficulty led to an invention that outlasted it',
    wrong: [
      [
        'To credit a dancer with an invention for which a composer has been praised',
        'confused-details',
        'The dancer asks for music; it is the composer who lays things on the strings.',
      ],
      [
        'To explain why a composer gave up writing for percussion in favor of dance',
        'not-stated',
        'Dance is the occasion of the music, and nothing is said about giving up percussion.',
      ],
      [
        'To contrast the sounds of everyday objects with those of a grand piano',
        'detail-not-main-idea',
        'The plate and the screw are steps in a story; their sounds are not weighed against the piano’s.',
      ],
    ],
    why: 'The lack of room is the difficulty, the prepared piano is what came of it, and the last sentence says that Cage kept to it where there was room enough.',
    hints: [
      'What does Cage want at first, and what’s in the way?',
      'What does he end up with?',
      'Why does the text end by telling you he kept at it in large halls?',
      'A snag, a find, and then what?',
    ],
  }),
  reading({
    key: 'rw-structure-35',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Fish whose ancestors were washed into caves have lost their eyes, and it seems plain enough why: what is not used wastes away. But a muscle that has wasted away in the parent is not missing in the child. Nothing that befalls an eye for lack of light can be handed down, and so the fish must have fared better without eyes, or fared better for something that took the eyes with it. Eyes, and the part of the brain that serves them, are costly to run; in a small fish, they have been found to use as much as fifteen percent of its energy, and caves are hungry places. Meanwhile, a gene whose greater activity gives cave fish more taste buds and larger jaws has been found to check the growth of eyes. The fish that saves may well be the fish that tastes.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It sets aside an apparent explanation of a fact and then offers two that are compatible.',
    wrong: [
      [
        'It sets aside an apparent explanation of a fact and then weighs two others until one prevails.',
        'ignores-evidence',
        'Read the last sentence again and see whether either of the two is given up.',
        'Two explanations are offered one after the other, and of such a pair one is usually chosen.',
      ],
      [
        'It describes a change in an animal and then follows it through the stages in which it came about.',
        'not-stated',
        'Why eyes were lost is discussed; the stages of the loss are not.',
      ],
      [
        'It sets aside an apparent explanation of a fact and then shows why there can be no other.',
        'opposite-meaning',
        'Findings are reported that do point to other explanations.',
        'The plain answer fails, and the last sentence says “may.”',
      ],
    ],
    why: '“What is not used wastes away” is set aside, since wasting is not inherited. The cost of eyes and the gene that feeds taste at the expense of eyes come next, and the last sentence says that one and the same fish may profit by both.',
    hints: [
      'What happens to the idea that seems “plain enough”?',
      'The word “or” promises two explanations. What’s each one about?',
      'Do the two explanations rule each other out in the last sentence?',
      'How many explanations are left at the end?',
    ],
  }),
  reading({
    key: 'rw-structure-36',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>They asked me for the valley as it was</p><p>Before the dam: the chapel and the mill,</p><p>The lane the cattle took. I drew, because</p><p>They asked, each gate, each bend. I draw it still,</p><p>And every year they bring it back to mend:</p><p>The mill was nearer; there were seven trees;</p><p>Nobody’s lane, they tell me, had a bend.</p><p>I move the trees. I alter by degrees</p><p>A place that none of us can walk, or drown,</p><p>Till it grows truer, so they say, each spring,</p><p><u>And I, who never lived in that lost town,</u></p><p><u>Correct my lines by what the grandsons sing.</u></p></blockquote>',
    question: PORTION,
    at: 'd',
    right: 'It suggests that the map is coming to record something other than the place.',
    wrong: [
      [
        'It indicates that the map at last agrees with what is known of the place.',
        'opposite-meaning',
        'Songs of grandsons are no knowledge of the valley, and the speaker has none of her own.',
        'The map “grows truer” a line earlier, and “correct” seems to confirm it.',
      ],
      [
        'It suggests why the speaker was once chosen to draw the map of the place.',
        'not-stated',
        'Being a stranger is told, but the speaker is asked without any reason being given.',
      ],
      [
        'It reveals that the speaker has begun to resist changes to the map of the place.',
        'reversed-direction',
        'The speaker still alters the lines as she is told to.',
        'The remark sounds dry, and someone who doubts corrections might be expected to refuse them.',
      ],
    ],
    why: '“So they say” already keeps its distance from “truer.” Now we learn that the one who draws never knew the valley and that those who correct her are grandsons with songs. What grows on the paper is what people tell of the place.',
    hints: [
      'In the two underlined lines, who draws and who corrects?',
      'Which of the people in those lines ever saw the valley?',
      'Who says that the map “grows truer”?',
      'If nobody’s memory or sight guides the pencil, what does?',
    ],
  }),
  reading({
    key: 'rw-structure-37',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>My father never told us that he was proud of us. He told us that the tires looked low. When my sister left for the university, he walked around the car twice, kneeling at each wheel with the gauge, and said that the left rear would bear watching. <u>When I brought home a magazine with my first story in it, he turned it over, looked at the staples, and said that they were good staples.</u> It took me many years, and two children of my own who always seem to me to have forgotten their gloves, to learn what the gauge had been measuring.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It adds to a pattern that the narrator was to understand only later.',
    wrong: [
      [
        'It marks the point at which the narrator came to see the father in a new light.',
        'other-part-of-text',
        'The new understanding came many years on and belongs to the last sentence.',
      ],
      [
        'It gives an exception to the way of speaking that the narrator has described.',
        'wrong-relation',
        'Praising the staples is of a piece with what he says about the tires.',
      ],
      [
        'It shows why the narrator hid later successes from the father.',
        'not-stated',
        'Nothing is said of later successes or of hiding them.',
      ],
    ],
    why: 'The tires and the staples are two cases of one habit: the father speaks of things in place of feelings. The last sentence says that it took the narrator years to see what the habit meant.',
    hints: [
      'What does the father say when his daughter leaves?',
      'Is his remark about the staples the same kind of remark, or a different kind?',
      'When does the narrator learn “what the gauge had been measuring”?',
      'Two examples come first and the insight last. Where does the underlined sentence belong?',
    ],
  }),
  reading({
    key: 'rw-structure-38',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The story of the Dutch tulip craze, as it is usually told, has chimney sweeps in it. Charles Mackay put them into his account of 1841, beside footmen and maidservants, all of them buying bulbs until the crash of February 1637, and they have appeared since then wherever a market was in need of a warning. The historian Anne Goldgar, who went through the notaries’ records, did not meet them. She met merchants and well-to-do artisans who could, for the most part, afford what they had wagered. Ruined simpletons were to be found elsewhere, in songs and pamphlets printed as prices fell, by people whom it amused or alarmed that money should be made so easily. Later writers took these for reports, and Mackay took his facts from later writers. It was a good joke once; it is we who have stopped laughing.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To trace how part of a familiar story passed from satire into supposed fact',
    wrong: [
      [
        'To correct a familiar story by showing that prices neither rose nor fell as is supposed',
        'confused-details',
        'The crash is not denied; what is in question is who was in the market.',
        'The text does correct a familiar story with the help of records.',
      ],
      [
        'To show that warnings about markets go unheeded by those who can afford to lose',
        'not-stated',
        'Whether anybody heeded a warning is not discussed.',
      ],
      [
        'To explain why satirists of one period were alarmed when people of humble birth grew rich',
        'detail-not-main-idea',
        'The feelings of those who wrote the songs are touched on in passing, and humble people were hardly in the market.',
        'The songs and their authors hold a central place in the text.',
      ],
    ],
    why: 'The sweeps are missing from the records but present in mocking songs; later writers “took these for reports,” Mackay copied them, and we repeat Mackay. The text follows the detail along this way.',
    hints: [
      'Where do you find the chimney sweeps, and where don’t you?',
      'What tone did the songs and pamphlets have when they were new?',
      'Who told the story first, and who passed it on after that?',
      '“It is we who have stopped laughing.” What happened to the joke?',
    ],
  }),
  reading({
    key: 'rw-structure-39',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Most liquids shrink as they cool, all the way until they freeze. <u>Water shrinks too, but only down to about four degrees Celsius.</u> Below that it expands again, and it expands a good deal more when it turns to ice. That is why ice floats and why a lake freezes from the top, so that fish may live through the winter in the water beneath.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It introduces an exception to a general rule.',
    wrong: [
      [
        'It gives an example that confirms a general rule.',
        'opposite-meaning',
        'The word “only” shows where the rule no longer holds for water.',
      ],
      [
        'It tells how animals get through a cold season.',
        'other-part-of-text',
        'Fish in winter are the subject of the last sentence.',
      ],
      [
        'It describes how a temperature was first measured.',
        'not-stated',
        'A temperature is named, but nobody is said to have measured it.',
      ],
    ],
    why: 'The first sentence says what most liquids do “all the way”; water stops doing so at four degrees, and the rest of the text tells what follows from that.',
    hints: [
      'What do most liquids do as they cool?',
      'Does water do that “all the way”?',
      'Which small word in the underlined sentence pushes against what came before?',
      'The first sentence is about most liquids. Is water one of them?',
    ],
  }),
  reading({
    key: 'rw-structure-40',
    skill: 6,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>In this scene from a play, the Haas family is at supper. A letter lies beside the bread.</p><p>FATHER: It will keep.</p><p>GRETE: It has been keeping since noon.</p><p>FATHER: This is good soup.</p><p>MOTHER: It is yesterday’s.</p><p>FATHER: Then it has improved. (<em>He moves the salt so that it stands on the letter.</em>) When I was a boy, there was one letter a year, and it was always from the tax office.</p><p>GRETE: This one is from the hospital.</p><p>FATHER: I can see what it is from. Does anybody want the salt? (<em>Nobody moves.</em>) Then we will leave it where it is.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To show a character putting off news of which he is afraid',
    wrong: [
      [
        'To show a character teaching others to be patient',
        'ignores-evidence',
        '“It will keep” sounds like patience, but the salt on the letter does not.',
      ],
      [
        'To show a character failing to notice what matters to others',
        'opposite-meaning',
        '“I can see what it is from”: he knows quite well what lies there.',
      ],
      [
        'To show a family making light of a letter that came too late',
        'confused-details',
        'The letter came at noon and has not been opened; nobody else is making light of it.',
      ],
    ],
    why: 'He talks of soup, of his boyhood, and of salt, and he sets the salt upon the letter. As long as it stays there, nobody can read what the hospital has to say.',
    hints: [
      'How long has the letter been lying there unopened?',
      'What does he talk about instead of the letter?',
      'What does he do with the salt?',
      'What might a letter from a hospital bring?',
    ],
  }),
];
