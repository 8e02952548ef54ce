import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

const PURPOSE = '<p>Which choice best states the main purpose of the text?</p>';
const STRUCTURE = '<p>Which choice best describes the overall structure of the text?</p>';
const FUNCTION = '<p>Which choice best describes the function of the underlined sentence in the text as a whole?</p>';
const PORTION = '<p>Which choice best describes the function of the underlined portion in the text as a whole?</p>';

/** Text Structure and Purpose. */
export const STRUCTURE_AND_PURPOSE: readonly Item[] = [
  choice({
    key: 'rw-structure-01',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The kitchen at the back of the bakery was never still. Trays slid in and out of the ovens, the mixer groaned, and Nadia’s uncle called out orders without looking up from his dough. Nadia had always found the noise comforting, the way other children found rain comforting. <u>So when she pushed open the door that Tuesday and heard nothing at all, she stopped with her hand on the latch.</u></p>',
    question: '<p>Which choice best describes the function of the underlined sentence in the text as a whole?</p>',
    choices: {
      a: 'It explains why Nadia enjoys spending time in the bakery.',
      b: 'It presents an event that breaks an established pattern.',
      c: 'It describes the work that Nadia’s uncle does on Tuesdays.',
      d: 'It reveals that Nadia has decided to leave the bakery for good.',
    },
    answer: 'b',
    why: 'The earlier sentences establish that the kitchen is always noisy. The underlined sentence tells of a day when there is no noise, so it breaks the pattern.',
    wrong: {
      a: [
        'other-part-of-text',
        'The reason she likes the kitchen, its comforting noise, comes in the sentence before.',
      ],
      c: ['other-part-of-text', 'The uncle’s work is described earlier; this sentence is about what Nadia notices.'],
      d: ['not-stated', 'She stops at the door, but nothing says that she means to leave the bakery for good.'],
    },
    hints: [
      'A function question asks what a sentence does, not only what it says.',
      'Sum up in a few words what the sentences before the underlined one tell you about the kitchen.',
      'Compare “was never still” with what Nadia hears on Tuesday.',
      'Ask whether the underlined sentence continues what came before or departs from it.',
    ],
  }),
  choice({
    key: 'rw-structure-02',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Sea urchins that graze on kelp can strip a reef bare, leaving what ecologists call an urchin barren. For years, the managers of one cold northern bay hired divers to remove the animals one by one, a method that is slow and expensive. Then researchers reintroduced sunflower sea stars, which eat urchins. The stars ate fewer urchins than expected, yet the kelp recovered: sensing predators nearby, the urchins hid in crevices and stopped feeding in the open.</p>',
    question: '<p>Which choice best describes the overall structure of the text?</p>',
    choices: {
      a: 'It introduces a species, lists the threats that it faces, and then proposes a way to protect it from them.',
      b: 'It compares two ecosystems and then explains why one of them is healthier than the other.',
      c: 'It states a hypothesis, describes an experiment that tested it, and then reports that the hypothesis was confirmed.',
      d: 'It describes a problem, notes drawbacks of one response, and then presents a surprising result of another.',
    },
    answer: 'd',
    why: 'The text begins with the problem (urchin barrens), calls removal by divers slow and expensive, and ends with the sea stars, which helped the kelp in an unexpected way.',
    wrong: {
      a: [
        'wrong-topic',
        'The urchins are the cause of the trouble here; the text neither lists threats to them nor proposes to protect them.',
      ],
      b: ['not-stated', 'Only one bay is described, at different times, so no two ecosystems are compared.'],
      c: [
        'opposite-meaning',
        'No hypothesis is stated first, and the stars ate fewer urchins than expected, so an expectation was not confirmed.',
      ],
    },
    hints: [
      'Give each sentence a label of two or three words, such as “the trouble” or “what people tried.”',
      'How many ways of dealing with the urchins does the text mention?',
      'Notice the words “slow and expensive” and “fewer … than expected, yet.”',
      'Match your labels, in order, with the parts of each description; every part has to fit.',
    ],
  }),
  reading({
    key: 'rw-structure-03',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Lupita Serrano had promised herself that she would not cry when the truck drove away with the old piano. She stood at the gate with her arms folded. The truck turned at the corner by the mill, and still she did not move. It was only when she went back in and saw the four pale dents in the floorboards that she had to sit down on the stairs.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To show how a loss affects a character',
    wrong: [
      [
        'To explain why a character sells an instrument',
        'not-stated',
        'The text does not say why the piano is taken away.',
      ],
      [
        'To describe the furniture of an old house',
        'detail-not-main-idea',
        'The floor is mentioned only for what it does to Lupita.',
      ],
      ['To tell how a character learned to play music', 'not-stated', 'Nothing is said about her learning to play.'],
    ],
    why: 'Everything in the text leads up to the moment at which Lupita feels the loss of the piano.',
    hints: [
      'Ask what the whole text is for, not what one sentence says.',
      'What does Lupita promise herself, and does she keep the promise?',
      'What makes her sit down?',
      'The purpose has to do with what she feels and what has gone.',
    ],
  }),
  reading({
    key: 'rw-structure-04',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Many people believe that bulls are angered by the color red. <u>In fact, bulls cannot tell red from green.</u> What makes a bull charge is the movement of the cloth that a bullfighter waves in front of it. A cloth of any other color works as well.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It corrects a mistaken belief.',
    wrong: [
      ['It describes an experiment.', 'not-stated', 'No experiment is described anywhere in the text.'],
      [
        'It gives an example of a rule.',
        'wrong-relation',
        'It does not illustrate the belief before it; it denies it.',
      ],
      ['It predicts what will happen.', 'not-stated', 'It states a fact about bulls and foretells nothing.'],
    ],
    why: 'The sentence before reports a belief, and “In fact” introduces what is true in its place.',
    hints: [
      'What do many people believe?',
      'The underlined sentence begins with “In fact.” What do such sentences usually do?',
      'Does the sentence agree with the one before it?',
      'Think of what a teacher does when a student has got something wrong.',
    ],
  }),
  reading({
    key: 'rw-structure-05',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In 1854, cholera killed hundreds of people in the London district of Soho. The physician John Snow marked each death on a map and saw that most of them lay close to one water pump. He persuaded the authorities to take away the pump’s handle. Though the outbreak was already fading, his map helped convince others that the disease could be spread by water.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It describes a problem, tells what someone did about it, and states what came of it.',
    wrong: [
      [
        'It introduces two theories, compares the evidence for them, and rejects both of them.',
        'not-stated',
        'Only one view appears, and it is not rejected.',
      ],
      [
        'It presents a famous person, lists his works, and explains why they are forgotten.',
        'not-stated',
        'Snow’s map is remembered, and no list of works is given.',
      ],
      [
        'It states a rule, gives several examples of it, and then names one exception.',
        'not-stated',
        'The text tells of one event in order, not of a rule.',
      ],
    ],
    why: 'The outbreak is the problem; the map and the handle are what Snow did; the last sentence states the effect of his map.',
    hints: [
      'Give each sentence a label of two or three words.',
      'What is described first: a person, a rule, or a trouble?',
      'What does Snow do in the middle of the text?',
      'The last sentence tells what resulted.',
    ],
  }),
  reading({
    key: 'rw-structure-06',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>A sponge has no brain, no stomach, and no heart. It draws water in through thousands of pores and pushes it out again through larger openings. As the water passes, cells along the way catch the bacteria that it carries. In this manner, a sponge the size of a soccer ball can filter more than a thousand liters a day.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To explain how an animal feeds',
    wrong: [
      ['To argue that an animal should be protected', 'not-stated', 'Nothing is said about dangers to sponges.'],
      ['To compare two animals that live in water', 'not-stated', 'Only one kind of animal is described.'],
      ['To tell how an animal was discovered', 'not-stated', 'No discovery is mentioned.'],
    ],
    why: 'The text follows the water through the sponge and tells how bacteria are caught from it, which is how it gets its food.',
    hints: [
      'What do the second and third sentences describe, step by step?',
      'What are the bacteria to the sponge?',
      'The last sentence tells how much the process achieves.',
      'Look for a purpose that fits a description of a process.',
    ],
  }),
  reading({
    key: 'rw-structure-07',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The town council wanted to close the small museum, since it cost more than it earned. <u>Visitors, however, were not its only use.</u> Teachers borrowed its fossils for their lessons, and a doctor had once identified a rare poison with the help of its plant collection. After a long debate, the council voted to keep it.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It introduces reasons to keep the museum.',
    wrong: [
      ['It repeats the reason for closing the museum.', 'opposite-meaning', 'It turns away from cost with “however.”'],
      [
        'It tells what the council decided in the end.',
        'other-part-of-text',
        'The decision comes in the last sentence.',
      ],
      [
        'It lists the objects that the museum owns.',
        'other-part-of-text',
        'Fossils and plants are named only afterward, and as examples of use.',
      ],
    ],
    why: 'The sentence says that there were other uses, and the sentences after it name them as reasons against closing.',
    hints: [
      'What comes before the underlined sentence, and what comes after it?',
      'The word “however” turns the text in another direction.',
      'The examples that follow show what the museum is good for.',
      'Ask what the sentence prepares the reader for.',
    ],
  }),
  reading({
    key: 'rw-structure-08',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Every spring, Old Tavita told the children that the sea had once been sweet. A giant, he said, had dropped his sack of salt into it while wading home, and was ashamed to go back for it. The children laughed. Then the smallest of them asked why, if that was so, the rivers were not salty too. Tavita looked at her for a long while. “Tomorrow,” he said, “you tell the story.”</p>',
    question: STRUCTURE,
    at: 'a',
    right: 'It presents a custom and then an event that gives it a new turn.',
    wrong: [
      [
        'It states a scientific fact and then a story that explains it.',
        'wrong-relation',
        'The story of the giant is no science, and the fact is not stated first.',
      ],
      [
        'It describes a place and then the people who have left it.',
        'not-stated',
        'Nobody leaves, and no place is described.',
      ],
      [
        'It makes a general claim and then disproves it with data.',
        'not-stated',
        'There are no data, only a child’s question.',
      ],
    ],
    why: 'The storytelling happens every spring, which is the custom; the child’s question and Tavita’s answer change it.',
    hints: [
      'The words “Every spring” and “Then” divide the text.',
      'What happens each year? What happens only this time?',
      'How does Tavita’s last remark change things?',
      'Look for a description with the usual first and the unusual second.',
    ],
  }),
  reading({
    key: 'rw-structure-09',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>If you have ever tried to swat a fly, you know how quick it is. A fly’s eyes send about 250 separate images a second to its brain, some four times as many as ours do. To a fly, your hand seems to approach in slow motion. By the time you strike, it has long since chosen a direction and gone.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To explain why flies are hard to hit',
    wrong: [
      ['To advise readers on how to catch flies', 'not-stated', 'No advice is given.'],
      [
        'To describe the parts of a fly’s eye',
        'detail-not-main-idea',
        'The eye’s speed is mentioned for what it lets the fly do; its parts are not described.',
      ],
      ['To show that flies see colors well', 'not-stated', 'Colors are not mentioned.'],
    ],
    why: 'The first sentence names the experience of missing a fly, and the rest gives the reason: a fly sees faster than we do.',
    hints: [
      'What experience does the first sentence remind readers of?',
      'What do the numbers about images have to do with that experience?',
      'The last sentence returns to the hand and the fly.',
      'Look for a purpose that joins the eyes to the missing.',
    ],
  }),
  reading({
    key: 'rw-structure-10',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The <em>Endurance</em>, the ship of Ernest Shackleton’s Antarctic expedition, was crushed by ice and sank in 1915. For over a century, nobody knew exactly where it lay. In 2022, <u>searchers using underwater robots found it at a depth of about 3,000 meters,</u> its name still legible on the stern. Cold water and the absence of wood-eating worms had kept it nearly whole.</p>',
    question: PORTION,
    at: 'b',
    right: 'It tells how a mystery was solved.',
    wrong: [
      ['It explains why the ship sank.', 'other-part-of-text', 'The cause, the ice, is given in the first sentence.'],
      ['It describes the aim of an expedition.', 'not-stated', 'The aim of Shackleton’s expedition is not mentioned.'],
      [
        'It names a danger to the wreck.',
        'opposite-meaning',
        'The text tells what has kept the wreck whole, not what threatens it.',
      ],
    ],
    why: 'For a century the place was unknown, and the underlined words tell of its discovery.',
    hints: [
      'What did nobody know, according to the second sentence?',
      'What changed in 2022?',
      'The words before the underlined part set a question; the underlined part answers it.',
      'Think of the relation between not knowing and finding.',
    ],
  }),
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
      'The underlined sentence has two halves. Is each of them for or against the stories?',
      'What, according to the next sentence, do the stories leave out?',
      '“Merely short” is a mild criticism. What goes with it?',
      'Look for a description with a concession and a limit.',
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
      'Which words show that the first sentence reports a belief and not a fact?',
      'What do the dates show about jars and burials?',
      'What does “it seems” in the last sentence introduce?',
      'Match the three steps in order.',
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
      'What, according to the last sentence, lasts?',
      'The sonnets serve as an example of something.',
      'Look for a purpose that is about the word as well as about poems.',
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
      'The question is not “Why do you keep receipts?” What does it take for granted?',
      'The aunt answers as if the question were about something else.',
      'What does the narrator believe about the boxes at that time?',
      'Look for a description that fits a question asked about a habit.',
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
      'Where in the text do researchers first appear?',
      'What comes before that point, and what after?',
      'Painting, filming, and covering eyes have one purpose.',
      'Look for a description with two parts: what ants do, and how it was found to work.',
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
      'What could the oil do, and what could one not do with it?',
      'What did Ball find a way to do?',
      'The underlined words describe the state of things before her.',
      'Ask why a soluble form mattered.',
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
      'Look for a purpose that includes both the remark and the reply.',
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
      'Everything after the underlined sentence answers one question.',
      'Look for a description that covers what comes before and what comes after.',
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
      'What does he ask Jonas to do, and what does that tell about him?',
      'Notice where he looks and how quickly he leaves.',
      'Look for a description in which the end casts doubt on the beginning.',
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
      'What puzzling difference opens the text?',
      'What was thought to be the reason, and what was proposed in 2023?',
      'The last sentence tells how the proposed reason works.',
      'Look for a purpose that joins the puzzle and the proposal.',
    ],
  }),
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
      'What are the two dangers, and how do they seem to be related?',
      'What does the underlined sentence say about that relation?',
      'The sentence after it gives the reason: “both failures to … .”',
      'Look for a description in which two become one.',
    ],
  }),
  reading({
    key: 'rw-structure-22',
    skill: 6,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Why do rivers bend? On a perfectly even plain, a perfectly straight river might go on being straight; but let one grain of the bank give way, and the water swings toward the gap, cuts deeper there, and is thrown against the opposite bank farther down. Einstein, who wrote on the question in 1926, likened the flow to tea leaves gathering in the middle of a stirred cup. The comparison has outlived his formula, which later work found to be needed only for the largest rivers.</p>',
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
        'What later work limited is Einstein’s formula, not the account of why rivers bend.',
      ],
    ],
    why: 'The opening question is answered by the grain that gives way; then Einstein’s contribution is introduced and judged: the comparison lasted and the formula less so.',
    hints: [
      'The first sentence gives the first part of the structure away.',
      'Which sentence answers the question?',
      'What does the last sentence do with Einstein’s work: repeat, extend, or evaluate it?',
      'All parts of the description must fit, the last one most of all.',
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
      'What does the text say of the diary, and what of Calloway’s work?',
      'The word “Yet” joins two things that do not seem to go together.',
      'What does the last sentence describe?',
      'Look for a purpose that covers the source, the scholar, and the method.',
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
      'Which common belief does the text contradict?',
      'The underlined words have two parts. Which of them makes the belief seem reasonable?',
      'Which of them explains why the belief fails?',
      'Look for a description that includes an expectation and its disappointment.',
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
      'What does the last sentence tell, and what does it leave unsaid?',
      'Look for a description of something that grows, with an end that is only suggested.',
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
      'To what do economists compare a crop?',
      'What does the underlined sentence do to that comparison?',
      'What do smell, season, cellar, and pot have to do with it?',
      'Look for a description of a denial followed by details.',
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
      'What did Schieffelin find?',
      'What had been thought of the American habit?',
      'The word “thus” joins the finding to a new view of something else.',
      'Look for a purpose that speaks of two societies and a changed view.',
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
      'What does it mean that a planet “keeps its schedule”?',
      'The next sentence begins with “Hence.” From what does the rule follow?',
      'Three dips count as a discovery if they are spaced in a certain way.',
      'Look for a description that connects the underlined words to what comes after them.',
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
      'Match three steps: difficulty, usual way out, new way out.',
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
      'What picture do the first two sentences paint?',
      'What may mislead, and in what way?',
      'The next sentence contrasts leisure with something else.',
      'Look for a description of a warning about how something seems.',
    ],
  }),
];
