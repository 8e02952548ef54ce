import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_11_20: readonly Item[] = [
  reading({
    key: 'rw-structure-11',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Historians of science like to tell of sudden insights: an apple falls, a bath overflows. <u>Such stories are seldom false; they are merely short.</u> Newton worked at his theory of gravity for two decades after the famous summer, and long stretches of that time went into learning what others had already measured. The apple, if it fell at all, fell into a mind that had been prepared for it.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It grants something to the stories while pointing to what they lack.',
    wrong: [
      [
        'It dismisses the stories as inventions that mislead readers.',
        'too-strong',
        'It says that the stories are “seldom false.”',
      ],
      [
        'It explains why the stories are told more often about one scientist than about others.',
        'not-stated',
        'No scientist is said to be the subject of more stories than others.',
      ],
      [
        'It sums up the evidence that one of the stories is true.',
        'not-stated',
        'No evidence has been given, and whether the apple fell is left open.',
      ],
    ],
    why: 'The sentence concedes that the stories are not false and then criticizes them as “short”: they leave out the years of work that the rest of the text describes.',
    hints: [
      'The underlined sentence has two halves. Which side is each one on?',
      'What does the next sentence say the stories leave out?',
      '“Merely short” is a mild complaint. What does “seldom false” say for the stories?',
      'Which choice has both a “yes, true” and a “but”?',
    ],
  }),
  reading({
    key: 'rw-structure-12',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>It has long been assumed that the huge stone jars on Laos’s Plain of Jars were made by the people whose bones are buried beside them. In 2021, a team led by Louise Shewan published dates for the sediment under several jars. They turned out to be older than the nearby burials by many centuries. The jars, it seems, were already ancient when people began to bury their dead among them.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It presents an assumption, reports findings that bear on it, and gives a revised account.',
    wrong: [
      [
        'It raises a question, considers several answers, and concludes that none of them is convincing.',
        'not-stated',
        'One answer is given at the end, and it is offered as likely.',
      ],
      [
        'It describes a place, explains why it attracts visitors, and warns of damage to it.',
        'not-stated',
        'Visitors and damage do not appear.',
      ],
      [
        'It outlines a method, notes its weaknesses, and suggests how it could be improved.',
        'not-stated',
        'The method of dating is neither criticized nor improved.',
      ],
    ],
    why: 'First comes what “has long been assumed,” then the dates, and then what “it seems” is true instead.',
    hints: [
      'Which word tells you that the first sentence is a belief and not a fact?',
      'Which turned out to be older, the jars or the burials?',
      'What does “it seems” in the last sentence introduce?',
      'The text takes three steps. What would you call each one?',
    ],
  }),
  reading({
    key: 'rw-structure-13',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>When we call a poem “timeless,” we pay it an odd compliment. The sonnets of Shakespeare are full of their time: of its printing houses, its plagues, its ideas about inheritance. A reader who knows nothing of these will enjoy the music and miss much of the sense. What lasts is not what floats above its age but what is rooted in it so deeply that we go on digging.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To argue that a common term of praise misdescribes what makes poems last',
    wrong: [
      [
        'To recommend that readers study the history of printing before they read poetry',
        'too-narrow',
        'Printing houses are one example of what poems are full of; the text recommends no course of study.',
      ],
      [
        'To show that the sonnets of Shakespeare have lost much of their appeal to readers',
        'opposite-meaning',
        'The text takes for granted that they last.',
      ],
      [
        'To compare the poems of one age with the poems that were written in another',
        'not-stated',
        'The poems of only one age are discussed.',
      ],
    ],
    why: 'The text calls “timeless” an odd compliment and holds that poems last because they are rooted in their time.',
    hints: [
      'What does the writer think of the word “timeless”?',
      'What lasts, if you go by the last sentence?',
      'What part do the sonnets play in the argument?',
      'So what’s wrong with the word, in the writer’s eyes?',
    ],
  }),
  reading({
    key: 'rw-structure-14',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Aunt Beatriz kept her receipts in shoeboxes, one for each year, going back to before I was born. <u>I once asked her what she was afraid of.</u> She thought that I meant burglars, and laughed, and said that nobody would steal paper. I did not ask again. But when I cleared the house, and found a box for the year to come, empty, with the date already written on its lid, I knew that she had understood me.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It shows that the narrator suspects a deeper reason for a habit.',
    wrong: [
      [
        'It reveals that the narrator disapproves of a relative’s fear of burglars.',
        'confused-details',
        'Burglars are what the aunt thought, or pretended to think, of.',
      ],
      [
        'It explains why the narrator was asked to clear the house of a relative.',
        'not-stated',
        'Nothing is said about why the narrator cleared the house.',
      ],
      [
        'It marks the moment at which the narrator comes to understand a habit.',
        'other-part-of-text',
        'Understanding comes at the end, with the empty box.',
      ],
    ],
    why: 'By asking what the aunt was afraid of, the narrator treats the boxes as a sign of some fear; the end of the text shows that the guess was right.',
    hints: [
      'The narrator asks “what she was afraid of.” What does that question take for granted?',
      'What does the aunt think the question is about?',
      'What does the narrator believe about the boxes at that point?',
      'What is someone after who asks about a habit like that?',
    ],
  }),
  reading({
    key: 'rw-structure-15',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Some ants that live in trees can glide. When a worker of <em>Cephalotes atratus</em> falls from a branch, it does not drop straight down but steers backward to the trunk and climbs home. Researchers who painted parts of the ants’ bodies and filmed their falls found that the legs and the flattened head serve as rudders. Ants whose eyes had been covered fell like stones: without sight, it seems, there is no steering.</p>',
    question: STRUCTURE,
    at: 'a',
    right: 'It introduces a behavior and then reports what experiments revealed about how it works.',
    wrong: [
      [
        'It describes a behavior and then explains why it has disappeared in most species.',
        'not-stated',
        'Nothing is said about a disappearance.',
      ],
      [
        'It presents two explanations of a behavior and then shows that one of them is false.',
        'not-stated',
        'No rival explanations are given.',
      ],
      [
        'It compares a behavior of ants with a similar one that is found in other insects.',
        'not-stated',
        'Other insects are not mentioned.',
      ],
    ],
    why: 'The first two sentences present gliding; the last two report what painting, filming, and covering the eyes showed about it.',
    hints: [
      'In which sentence do researchers first show up?',
      'What’s the text about before that point, and what after it?',
      'They painted, filmed, and covered eyes. What did they want to find out?',
      'Which choice has those two parts, in that order?',
    ],
  }),
  reading({
    key: 'rw-structure-16',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>The chemist Alice Ball was twenty-three when she found a way to make the oil of the chaulmoogra tree, <u>which had been used against leprosy for centuries but could hardly be injected,</u> soluble in water. She died in 1916, before she could publish her method. A colleague published it without giving her credit, and it was years before the treatment was known by her name.</p>',
    question: PORTION,
    at: 'c',
    right: 'It indicates what problem Ball’s work solved.',
    wrong: [
      [
        'It explains why Ball’s work was published by a colleague.',
        'other-part-of-text',
        'The reason, her death, is given in the next sentence.',
      ],
      [
        'It suggests that Ball’s method was not as new as it seemed.',
        'reversed-direction',
        'The use of the oil was old; the method that made it injectable was new.',
      ],
      ['It describes how Ball became interested in the oil.', 'not-stated', 'Her interest in it is not explained.'],
    ],
    why: 'The oil was useful but “could hardly be injected”; that was the difficulty that a soluble form removed.',
    hints: [
      'People had used the oil for centuries. What could they hardly do with it?',
      'What did Ball find a way to do?',
      'Was the underlined part true before Ball’s work or after it?',
      'What changes once the oil can be dissolved in water?',
    ],
  }),
  reading({
    key: 'rw-structure-17',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Visitors to the city of Chandigarh, planned in the 1950s, often remark on how empty its great squares are. Urban historian Simran Gill thinks that they come at the wrong hour. She spent a year photographing the squares at dawn, when vendors and exercise classes fill them, and again after dark. The plans, she writes, provided the space; residents decided, against the plans, what time it was for.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To present a scholar’s answer to a common impression of a city',
    wrong: [
      [
        'To criticize the planners of a city for the size of its squares',
        'plausible-but-unsupported',
        'Gill does not criticize the planners; she observes how residents use what they built.',
      ],
      [
        'To describe the methods by which photographs of a city are made',
        'detail-not-main-idea',
        'The photographs are her evidence, not the subject of the text.',
      ],
      [
        'To encourage people to visit a city at a particular time of year',
        'confused-details',
        'The time in question is the hour of the day, and nobody is urged to go.',
      ],
    ],
    why: 'The text begins with what visitors often remark and then gives Gill’s reply: the squares are full, at other hours.',
    hints: [
      'What do visitors say about the squares?',
      'What does Gill think of that remark?',
      'What do her photographs show?',
      'Which choice covers both the remark and Gill’s reply?',
    ],
  }),
  reading({
    key: 'rw-structure-18',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>A violin string, once plucked, falls silent within seconds. <u>A bowed string can sound for as long as the player wishes.</u> The difference lies in the rosin that makes the bow sticky: it drags the string aside, lets it slip, and catches it again, hundreds of times a second. Each catch gives back the energy that the last vibration lost.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It states a contrast that the rest of the text goes on to explain.',
    wrong: [
      [
        'It gives an example of the fact stated in the sentence before it.',
        'wrong-relation',
        'It is about bowing, while the sentence before is about plucking.',
      ],
      [
        'It offers a possible objection to the main claim of the text.',
        'not-stated',
        'Nothing in the text is objected to.',
      ],
      ['It defines a term that is used in the sentences after it.', 'not-stated', 'No term is defined.'],
    ],
    why: 'Plucked and bowed strings are set against each other, and “The difference lies in …” begins the explanation.',
    hints: [
      'How do the first and second sentences differ?',
      'What do the words “The difference” refer to?',
      'What’s the one question that the rest of the text answers?',
      'Which choice covers what comes before and what comes after?',
    ],
  }),
  reading({
    key: 'rw-structure-19',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>“You will not like it,” said the ferryman, “there’s nothing on the island but wind.” Jonas paid him and got in. For an hour, neither spoke. When the boat touched the shingle, the ferryman held it steady with one oar and looked, not at Jonas, but past him, up the path. “If you meet a woman with a gray dog,” he said, “tell her the roof is mended.” Then he pushed off, quickly, as if the wind had called him.</p>',
    question: STRUCTURE,
    at: 'a',
    right: 'It shows a character dismissing a place and then hints that the place matters to him.',
    wrong: [
      [
        'It describes a dangerous journey and then the relief of those who have survived it.',
        'not-stated',
        'The crossing is calm, and no danger is mentioned.',
      ],
      [
        'It introduces two old friends and then the quarrel that brings their friendship to an end.',
        'not-stated',
        'Nothing suggests that the two are friends, and they do not quarrel.',
      ],
      [
        'It presents a character’s fear of a place and then the discovery that it was groundless.',
        'plausible-but-unsupported',
        'Neither man is said to be afraid, and nothing is discovered.',
      ],
    ],
    why: 'The ferryman says that there is “nothing on the island,” but his message to the woman shows that someone there is important to him.',
    hints: [
      'What does the ferryman say about the island at first?',
      'What does he ask Jonas to pass on, and to whom?',
      'Where does he look at the end, and how does he leave?',
      'What does the end make you think about what he said at first?',
    ],
  }),
  reading({
    key: 'rw-structure-20',
    skill: 6,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Concrete made by the Romans still stands in harbors after two thousand years, while ours may crumble within fifty. The difference was long ascribed to volcanic ash. In 2023, a group at the Massachusetts Institute of Technology drew attention to white lumps of lime in the Roman material, which had been taken for signs of careless mixing. When a crack forms, water reaches the lumps and dissolves some of their lime, which then hardens and fills the crack.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To present a proposed explanation of the durability of a material',
    wrong: [
      [
        'To recommend that a material from the past be used in modern harbors',
        'not-stated',
        'No recommendation is made.',
      ],
      [
        'To show that builders of the past were careless in preparing a material',
        'reversed-direction',
        'The lumps “had been taken” for carelessness; the text suggests that they are useful.',
      ],
      [
        'To compare the costs of two materials that are used for the same purpose',
        'not-stated',
        'Costs are not mentioned.',
      ],
    ],
    why: 'The text asks why Roman concrete lasts and gives the explanation that a group proposed: lumps of lime that fill cracks.',
    hints: [
      'How does Roman concrete compare with ours?',
      'People used to point to ash. What did the group point to in 2023?',
      'What does the lime do when a crack forms?',
      'What does the text offer for the puzzle it starts with?',
    ],
  }),
];
