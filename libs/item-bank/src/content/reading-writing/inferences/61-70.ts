import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_61_70: readonly Item[] = [
  reading({
    key: 'rw-inference-61',
    skill: 4,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>In a certain country, employers who write a reference for somebody who is leaving are forbidden by law to say anything that may do harm. It was feared that references would become so kind as to be useless, and very kind they have become. But the people who read them know the law as well. That a clerk “was always punctual” is, to them, the praise of someone who looked for something to praise and found little; “to our full satisfaction” is a good deal less than “to our fullest satisfaction”; and a cashier of whose honesty nothing is said need not hope to be invited for a talk. Booklets with the meaning of such phrases are sold in every bookstore. The law, it would seem, has ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'altered how employers find fault more than it has kept them from finding any.',
    wrong: [
      [
        'deprived those who read references of a means to learn what employers think.',
        'opposite-meaning',
        'This is what had been feared. Look at how readers understand the phrases that are quoted.',
        'A law against saying anything harmful should leave the reader in the dark, and the references are very kind.',
      ],
      [
        'led employers to care more about punctuality in a clerk than about honesty.',
        'confused-details',
        'Punctuality and honesty stand in two different examples, and in both what counts is what is not said.',
      ],
      [
        'protected those who leave from harm, at the price of references without use.',
        'ignores-evidence',
        'The cashier who is not invited is harmed, and readers make a good deal of use of what they read.',
        'It states the aim of the law and its feared cost, and both sound as if they had come about.',
      ],
    ],
    why: 'Readers take faint praise, a missing superlative, and silence as blame, and employers know that they do. So fault is found as before, only in kind words. The law has changed the language and not the message.',
    hints: [
      'What did the law forbid, and what were people afraid of?',
      'What does “was always punctual” mean to a reader who knows the law?',
      'Do readers still find out who wasn’t good?',
      'What has changed since the law, and what hasn’t?',
    ],
  }),
  reading({
    key: 'rw-inference-62',
    skill: 4,
    difficulty: 'hard',
    seconds: 110,
    passage:
      '<p>The radiocarbon in a bone comes from what the creature ate, and from it one can reckon how long ago the creature died. The method has a snag. Carbon lingers in the depths of the sea before it gets into anything that lives there, so that the bones of a creature that eats nothing but seafood appear to be some four hundred years older than they are. In a grave by the sea at Skarvnes lay a man, his dog, and a haunch of reindeer, an animal that feeds on land. All three were buried at one time. By radiocarbon, the reindeer died around the year 900, the dog around 760, and the man around 610. If nothing but food has affected these figures, it can be inferred that ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'the man lived more on food from the sea than the dog, but not on that alone.',
    wrong: [
      [
        'the man had been dead for some three hundred years when he was buried.',
        'ignores-evidence',
        'This takes the figures as they stand, but one of the three kinds of food makes bones seem older than they are.',
      ],
      [
        'the man and the dog shared their food, more than half of which came from the sea.',
        'ignores-evidence',
        'If they had shared their food, the error would be equally large for both of them.',
        'Man and dog lie in one grave, and the figure for the man does point to more than half.',
      ],
      [
        'the man lived on food from the sea alone, and the dog to about half that degree.',
        'too-strong',
        'Compare the man’s distance from the reindeer with what a diet of nothing but seafood would bring about.',
        'The dog’s bones are half as much affected as the man’s, so that one half of the statement is right.',
      ],
    ],
    why: 'The reindeer, which fed on land, gives the true date, about 900. The dog’s bones seem 140 years too old, the man’s 290. A larger share of seafood makes a larger error, so the man lived on it more than the dog. Seafood alone would make the error about 400, so neither lived on it alone.',
    hints: [
      'Which of the three dates isn’t thrown off by seafood?',
      'How far off are the dog and the man from that date?',
      'What does a bigger gap tell you about the food?',
      'How big would the gap be for someone living on seafood alone?',
    ],
  }),
  reading({
    key: 'rw-inference-63',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Visitors who leave the museum of science in Port Ardry are asked which part of it they liked best. Most of them name the hall of physics, and hardly anyone the glass box in which chicks hatch from their eggs. The floor of the whole museum is covered with the same tiles, which were laid in the same year. In the hall of physics, the tiles look almost new. Around the box, they have been worn down to the concrete and have had to be replaced twice. This suggests that visitors ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'are drawn to the chicks more strongly than they say.',
    wrong: [
      [
        'walk more slowly in the hall of physics than elsewhere.',
        'plausible-but-unsupported',
        'Tiles wear down where many feet have been; how fast visitors walk is not reported.',
      ],
      [
        'like the hall of physics best because its floor is new.',
        'wrong-relation',
        'The tiles are equally old everywhere; in the hall they merely look new.',
      ],
      [
        'see the glass box only because it stands near the exit.',
        'not-stated',
        'Where the box stands is not mentioned.',
      ],
    ],
    why: 'The floor shows where visitors have really spent their time: around the box. What they say when they leave is different. So the chicks attract them more than their answers show.',
    hints: [
      'What do most visitors say they like best?',
      'Why do some tiles wear out faster than others?',
      'Where have the most feet been?',
      'Does the floor agree with what people say?',
    ],
  }),
  reading({
    key: 'rw-inference-64',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Makers of maps have been known to put in a place that does not exist. If it turns up on a rival’s map, the rival cannot have found it on the ground and must have copied it. In the 1930s, a New York firm thus set a village by the name of Agloe at a lonely crossing in the mountains. Years later, Agloe stood on a rival’s map, and the firm protested. The rival replied that at the crossing there was a building, and that over its door was written “Agloe General Store.” So there was, and it was; the owner had found the name of what he took for the place on one of the firm’s own maps and had painted it up in good faith. Once the store stood there, the name on the rival’s map ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'could no longer show by what way it had come to be there.',
    wrong: [
      [
        'proved that the rival had found it on the ground after all.',
        'too-strong',
        'The name may have been found on the ground, but it may as well have been copied before anyone looked.',
        'The rival has just been shown to be right about the store, and right in one thing seems right in all.',
      ],
      [
        'was still a sign of copying, as the owner had copied it too.',
        'wrong-group',
        'The owner did take it from a map, but he is not the rival; think of what somebody could see who came to the crossing.',
        'The name goes back to the firm’s map in any case, whichever way one traces it.',
      ],
      [
        'had become wrong, as a store by itself is not yet a village.',
        'true-but-off-point',
        'Whether a store makes a village is not what the two firms disagree about.',
      ],
    ],
    why: 'The trick depended on the name’s not being there on the ground. With the sign over the door, a surveyor could have found it honestly, and a copyist could still have copied it. The name was the same in both cases, so it proved neither.',
    hints: [
      'What was the made-up place good for?',
      'What could you see at the crossing before the store, and what after?',
      'In how many ways could the rival have gotten the name by then?',
      'If it looks the same either way, what does it prove?',
    ],
  }),
  reading({
    key: 'rw-inference-65',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>“He says that the rent will be a little more,” I told my mother. What the landlord had said took longer. She replied, for a full minute, in our language, on the subject of his character. “My mother thanks you for letting her know,” I said. For five years I carried their words across the yard, and in those years they bowed to each other on the stairs. When I went away to college, a neighbor’s son took my place. He was a conscientious boy, and his command of both languages was better than mine. Within a month, my mother and the landlord were in court. The peace between the two, it seems, had rested on ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'the narrator’s care that little of what they said should arrive.',
    wrong: [
      [
        'the narrator’s command of both languages, which was hard to replace.',
        'ignores-evidence',
        'The neighbor’s son is said to know both languages even better.',
      ],
      [
        'the mother’s belief that a little more rent was no reason to be angry.',
        'opposite-meaning',
        'A full minute on the subject of the landlord’s character does not sound like calm.',
      ],
      [
        'the landlord’s respect for a child who did so much for her.',
        'not-stated',
        'Nothing is said of what the landlord thinks of the narrator.',
      ],
    ],
    why: 'What the narrator passes on is much shorter and much kinder than what was said. A better and more conscientious interpreter, who passes on everything, brings the two to court. So it was the leaving out that kept the peace.',
    hints: [
      'How long do people talk, and how much gets passed on?',
      'Did the mother really thank the landlord?',
      'What is the neighbor’s son better at?',
      'What do the two hear now that they didn’t hear before?',
    ],
  }),
  reading({
    key: 'rw-inference-66',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Forty drawings were ascribed to Jan Reyniers when the first catalog of them appeared in 1890. The second, of 1930, has ninety; the third, of 1970, has a hundred and sixty. None of the men who made the catalogs was careless. Each took over the drawings of the one before him, formed from these his notion of the artist’s hand, and admitted nothing that did not agree with it. The drawings added in 1930 are indeed very like those of 1890, and the drawings added in 1970 very like those of 1930. Yet hardly one of the drawings added in 1970 could be mistaken for one of the first forty. Nowadays, when a drawing comes up for sale, it is compared with the catalog of 1970. That it agrees with much of what is found there ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'need not mean that it resembles those by which Reyniers was first known.',
    wrong: [
      [
        'need not mean that the first forty are the work of Reyniers himself.',
        'wrong-group',
        'Whether the first forty were rightly ascribed is a question that the later catalogs do not touch.',
        'Once the last drawings have come into doubt, the doubt seems to run back through the whole chain.',
      ],
      [
        'shows that it was admitted by somebody less careful than the first.',
        'ignores-evidence',
        'The text says that none of the men was careless, and the drawing for sale has not been admitted yet.',
      ],
      [
        'shows that it is by another artist, whose hand replaced that of Reyniers.',
        'too-strong',
        'The catalog of 1970 still holds the early drawings, and an artist’s hand may change with time.',
        'The last drawings are so unlike the first that two artists seem to be the only explanation.',
      ],
    ],
    why: 'Each step was small: 1930 is like 1890, and 1970 is like 1930. But likeness at each step does not add up to likeness over all of them, and those of 1970 are not like the first. So agreement with the catalog of 1970 does not guarantee agreement with the drawings with which it all began.',
    hints: [
      'What did each man compare a new drawing with?',
      'Are the drawings of 1970 like those of 1890?',
      'A is like B, and B is like C. Is A like C for sure?',
      'So what don’t you know about a drawing that fits the last catalog?',
    ],
  }),
  reading({
    key: 'rw-inference-67',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When the railroads came to Britain, it was said that the horse would soon be seen only in parks. On the great roads this came true within a few years: the coaches stopped running, and grass grew in the yards of famous inns. But a train could not bring a sack of coal to a cellar or a traveler to his hotel, and with every year it set down more sacks and more travelers at the stations. In the 1890s, when lines had been built to nearly every town, there were far more horses at work in Britain than when the first of them was opened. It appears that the railroads ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'made more work for horses on short ways than they took from them on long ones.',
    wrong: [
      [
        'made less difference to the coaches on the great roads than had been expected.',
        'opposite-meaning',
        'On the great roads everything happened as foretold: the coaches stopped running.',
      ],
      [
        'brought to the towns more horses than could be fed on the grass of the country.',
        'confused-details',
        'The grass grows in the yards of inns; it is mentioned to show that no coaches came any more.',
      ],
      [
        'were used for sacks of coal sooner than they were used by those who traveled.',
        'not-stated',
        'Sacks and travelers are named side by side, and nothing is said of which came first.',
      ],
    ],
    why: 'Coach horses lost their work on the long roads. But all that the trains set down had to be carried on from the stations, and there was more of it every year. As there were far more horses in the end, the new work must have outweighed the lost.',
    hints: [
      'On which roads did the forecast come true?',
      'What can’t a train do with a sack of coal?',
      'Were there more horses at work in the end, or fewer?',
      'Some work was lost and some was gained. Which was more?',
    ],
  }),
  reading({
    key: 'rw-inference-68',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>Whoever plays the violin in the street earns more from ten listeners than from two, but from forty hardly more than from ten. It has been supposed that in a crowd everybody leaves the giving to others. Sociologist Ewa Brandão stood for a summer beside musicians in Porto and wrote down who gave. In crowds of forty, those in the two front rows gave as often as listeners in groups of ten, and those behind them hardly gave at all. On the steps of the cathedral, however, where even the last row sits high enough to catch the musician’s eye, people gave as often in the back as in front, and crowds of forty brought in four times as much as groups of ten. What keeps listeners from giving, it seems, is ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'that the musician does not see them, more than that others may give.',
    wrong: [
      [
        'that so many others are there, to whom they may leave the giving.',
        'ignores-evidence',
        'Forty people sit on the steps as well. Does their number keep anybody from giving there?',
        'This is how crowds are commonly explained, and the crowds of forty in the street seem to bear it out.',
      ],
      [
        'that the way from the back is long, more than that others may give.',
        'ignores-evidence',
        'The last row is no nearer to the musician on the steps, but people there give all the same.',
        'The back rows of a crowd are far from the hat, and it would be natural that few make their way to it.',
      ],
      [
        'that the music is not to their liking when so many people hear it.',
        'not-stated',
        'Nobody’s opinion of the music is reported.',
      ],
    ],
    why: 'On level ground only the front rows give; on the steps, where the musician can see everybody, all rows do, although the crowd is just as large. So the number of others is not decisive, and being out of the musician’s sight is.',
    hints: [
      'What’s the first explanation for why people don’t give?',
      'What’s the same about the crowd in the street and the one on the steps?',
      'What’s different for people in the back?',
      'Which reason fits both places?',
    ],
  }),
  reading({
    key: 'rw-inference-69',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>When the ice withdrew from the north of Europe, oaks followed it. We know their progress from the pollen that they left in the mud of lakes: some three hundred meters a year. This is strange, for an acorn is heavy. It falls straight down, no wind can lift it, and an oak is some forty years old before it drops the first. If acorns had merely fallen and sprouted, the oaks would not have gone three hundred meters in a century. Something, then, must have ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'carried acorns a long way from the oaks.',
    wrong: [
      [
        'kept the ice from coming back to the oaks.',
        'plausible-but-unsupported',
        'The ice has withdrawn; what is puzzling is the speed at which the trees followed.',
      ],
      ['made acorns lighter than they are today.', 'not-stated', 'Nothing suggests that acorns were different then.'],
      [
        'brought the pollen to lakes far from oaks.',
        'confused-details',
        'Pollen tells us where the oaks were; the question is how oaks got there.',
      ],
    ],
    why: 'By falling alone, acorns could not have brought the oaks forward so fast. As the oaks did advance so fast, the acorns must have been moved over long distances.',
    hints: [
      'How fast did the oaks move north?',
      'How far does an acorn get on its own?',
      'So what’s strange about that speed?',
      'What has to happen to an acorn for the next oak to be far away?',
    ],
  }),
  reading({
    key: 'rw-inference-70',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>The map they hung before her class was new:</p><p>All green for us, all yellow for the king,</p><p>And, ruled across the hill, a line of blue.</p><p>“Here,” Sir said, tapping, “ends our everything.”</p><p>She climbed the hill that evening with a light.</p><p>The moss went on. The same gray stones. A goat</p><p>She knew by name was grazing, half in sight,</p><p>And came, and let her take it by the throat.</p><p>She told them so. “There is no moss,” he said,</p><p>“It’s yellow there. Sit down,” and shook his head.</p></blockquote><p>From the way in which he answers her, one may gather that the teacher ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'lets the map settle what somebody can have seen.',
    wrong: [
      [
        'doubts that the map shows the hill in its true colors.',
        'opposite-meaning',
        'It is by the color on the map that he corrects the girl.',
      ],
      [
        'knows that no moss is able to grow among gray stones.',
        'confused-details',
        'Stones and moss are what the girl has found; he gives another reason why there can be no moss.',
      ],
      [
        'fears that the girl may cross the line once too often.',
        'plausible-but-unsupported',
        'He says nothing of danger. Look at the reason he gives for contradicting her.',
      ],
    ],
    why: 'The girl has been on the hill and reports what she saw. He contradicts her by the color of the map: “It’s yellow there.” For him, the map decides, and not the eyes of someone who has been there.',
    hints: [
      'What did the girl find on the other side of the line?',
      'What does the teacher say to what she found?',
      'Where is it yellow: on the hill or somewhere else?',
      'There are two things he could believe. Which one does he pick?',
    ],
  }),
];
