import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_121_130: readonly Item[] = [
  reading({
    key: 'rw-words-121',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Mrs. Prothero did not care for animals, and the dog, which had been her husband’s, knew it. For a year after the funeral, it lay in the yard. Then one night of frost she left the kitchen door open while she fetched the coal, and the dog walked in and lay down by the stove. She looked at it. She said aloud that the floor had just been washed. From that evening on she suffered the dog to lie there, and it was to be understood that she did no more than that: she stepped around it without a glance, she called it nothing, and to the neighbors who had begun to smile she explained that it was easier than getting up to shut the door. The rug by the stove was one that nobody remembered to have seen before.</p>',
    question: asUsed('suffered'),
    at: 'd',
    right: 'Allowed',
    wrong: [
      [
        'Begrudged',
        'true-but-off-point',
        'She may look as though she grudged the dog its place, but the word tells what she did in the matter.',
        'It fits what she wishes the neighbors to understand about her feelings.',
      ],
      [
        'Tempted',
        'reversed-direction',
        'The door was left open, but the dog came in by itself and without being coaxed.',
        'The open door and the new rug suggest that she wanted it to come in.',
      ],
      [
        'Endured',
        'other-sense-of-word',
        'To endure a pain is to suffer it, but one does not endure a dog to lie somewhere.',
      ],
    ],
    why: 'She does not drive the dog out but lets it stay, and wants it to be thought that she does “no more than that.” To suffer somebody to do something is to let it be done, or allow it.',
    hints: [
      'What did she do when the dog lay down by the stove?',
      'What’s the least she can have done for the dog?',
      'Try each choice in front of “the dog to lie there.” What is she doing?',
      'You need a verb for not stopping something.',
    ],
  }),
  reading({
    key: 'rw-words-122',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>When astronomers voted in 2006 on what was to be called a planet, Pluto ceased to be one, and a good many people who had never looked at it were indignant. Nothing in the sky had been altered, they said; a committee had raised its hands. That is so, and it could not have been otherwise, for the sky does not come with a line drawn between planets and the rest. But neither does the year come with a line between childhood and what follows, and a state that lets its citizens vote at eighteen has chosen a number for reasons, could give them, and would not have done as well with eight. That a boundary is set by a show of hands does not make it ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'capricious',
    wrong: [
      [
        'conventional',
        'reversed-direction',
        'It is granted that the line is one that people have agreed on; a show of hands does make it so.',
        'It describes a line that is set by a vote and not found in the sky, which is what the indignant people object to.',
      ],
      [
        'unpopular',
        'true-but-off-point',
        'The vote did annoy a good many people, but the comparison with eighteen and eight is about reasons.',
        'The text begins with people who were indignant at the vote.',
      ],
      [
        'permanent',
        'not-stated',
        'Nobody in the text expects the boundary to stand forever or complains that it may be moved.',
      ],
    ],
    why: 'A boundary such as the age of eighteen is drawn by people and not found in nature, yet there are reasons for it, so that it is not just anyone’s whim. What follows a mere whim is capricious.',
    hints: [
      'What are the indignant people upset about?',
      'Does the text deny that people drew the line?',
      'Why wouldn’t eight do as well as eighteen?',
      'You need a word for something done on a whim, with no reason.',
    ],
  }),
  reading({
    key: 'rw-words-123',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>In 1856, the eighteen-year-old William Perkin tried to make quinine out of coal tar and got a dark sludge, which many a chemist would have poured away. Perkin saw that what could be washed out of it with alcohol dyed silk purple. He sent samples to a dyer in Scotland, gave up his studies, and built a factory. That he had made a dye at all was an accident. Nothing else about his success was ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'fortuitous',
    wrong: [
      ['deliberate', 'opposite-meaning', 'Samples, a dyer, and a factory were just what Perkin intended.'],
      ['profitable', 'not-stated', 'The contrast is with an accident and not with a loss.'],
      ['laborious', 'opposite-meaning', 'Leaving one’s studies to build a factory is hardly without labor.'],
    ],
    why: 'The dye was an accident; the rest came of Perkin’s attention and energy. “Nothing else” was an accident, and what happens by accident is fortuitous.',
    hints: [
      'What did Perkin get when he wanted quinine?',
      'What did he do with what he’d made?',
      '“Nothing else” leaves out one step. What was that step like?',
      'You need a word for something that comes about by chance.',
    ],
  }),
  reading({
    key: 'rw-words-124',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>In the painter’s group of the magistrates of Delsen, the eye goes at once to the old clerk at the edge of the table, whose face has the light of a lamp on it. There is no lamp. He has been given the plainest coat in the room, and on either side of him stand two colleagues in lace and satin, splendid and vacant. Buyers have thought the pair a concession to vanity, and one owner had them cut off. They were returned from the attic when it was noticed that the clerk had gone dull. The two had never been meant to be looked at; they had served him as foils.</p>',
    question: asUsed('foils'),
    at: 'a',
    right: 'Contrasts that set him off',
    wrong: [
      [
        'Obstacles that held him back',
        'other-sense-of-word',
        'To foil a plan is to stand in its way, but without the two the clerk looks worse and not better.',
      ],
      [
        'Shining surfaces that gave him light',
        'half-right',
        'Satin may shine, but the two are splendid beside a plain coat, and it is by this difference that they serve him.',
      ],
      [
        'Disguises that concealed him',
        'opposite-meaning',
        'The eye goes to the clerk at once while the two are there.',
      ],
    ],
    why: 'Between two splendid and vacant figures, the plain clerk stands out; once they are cut off, he looks dull. What makes something else stand out by contrast is a foil to it.',
    hints: [
      'What do you see first when the picture is whole?',
      'What happened to the clerk once the two were cut off?',
      'How do the two look next to him?',
      'You need a phrase for things that make something else look better.',
    ],
  }),
  reading({
    key: 'rw-words-125',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>In the England of 1800, a person could be hanged for stealing goods worth forty shillings from a house. Jurors, who did not wish to see a maid hanged for a watch, found again and again that the watch had been worth thirty-nine; one jury set that value upon a banknote of ten pounds. There was much to be said for these jurors. But a law that can be borne only because it is not applied must be upheld by people who will swear to what they know to be untrue, and it teaches a thief to reckon with the soft heart of the twelve rather than with the statute. When the penalty was at last attacked in Parliament, some of its opponents dwelt less on its harshness, which had been, by then, largely ______, than on its falsehood.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'mitigated',
    wrong: [
      [
        'deplored',
        'true-but-off-point',
        'If everybody had known and deplored the harshness, there would have been every reason to dwell on it at length.',
        'A law that hangs maids for watches must have had a bad name, and the law was indeed attacked.',
      ],
      [
        'deserved',
        'opposite-meaning',
        'Neither the jurors nor the text hold that a thief of a watch has earned the gallows.',
      ],
      [
        'exaggerated',
        'plausible-but-unsupported',
        'Nobody is said to have described the law as harsher than it was; the statute did threaten thieves with death.',
        'Hardly anyone was hanged under the law, so that talk of its harshness may seem overdone.',
      ],
    ],
    why: 'Since jurors valued everything at thirty-nine shillings, few were hanged for it: in practice, the harshness was softened, so that there was less reason to dwell on it. To make something less severe is to mitigate it.',
    hints: [
      'What did jurors do so nobody would hang?',
      'So how harsh was the law in practice?',
      '“Less on its harshness”: why didn’t they bother with that?',
      'You need a word for what has been made less severe.',
    ],
  }),
  reading({
    key: 'rw-words-126',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>In the flank of a whale, unattached to its spine, lie two slender bones, which are what remains of the hips of an animal that walked. For a long time they were thought to do nothing. It is now known that muscles are anchored to them, and that a whale without them would be at a disadvantage; some writers have therefore asked that the old name for such organs be withdrawn. But the name never said that they were idle. It said where they come from, as one may say of a hotel that it is the remnant of a castle, without implying that its beds are empty. The bones have lost one use and kept, or found, another. They are of service to the whale, and they are no less ______ for that.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'vestigial',
    wrong: [
      [
        'useful',
        'half-right',
        'To be of service is to be useful, so that “no less for that” would say nothing.',
        'The new findings about muscles have shown the bones to be of use, which is the news in this text.',
      ],
      [
        'skeletal',
        'true-but-off-point',
        'Bones are bones whatever they do, and nobody has asked for that name to be withdrawn.',
      ],
      [
        'idle',
        'opposite-meaning',
        'The bones anchor muscles, and the text says that the name never implied this.',
        'It seems to be the old opinion of the bones, which the last sentence might take up.',
      ],
    ],
    why: 'The name that some would withdraw says that the bones are remnants of former hips; this remains true although they are of use. What remains of an organ from earlier times is vestigial.',
    hints: [
      'What do we now know about the two bones?',
      'What does the old name really say?',
      'How does the hotel in a castle help you see what the name says?',
      'You need a word for what’s left over from an earlier stage.',
    ],
  }),
  reading({
    key: 'rw-words-127',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Colonel Baptiste told his stories on the terrace after supper. He had wrestled a bear, he said, and had taught a parrot law. These were patent lies, and nobody was so dull as to object to them; the guests, indeed, would have been hurt had he told them anything that could be believed. It was only on the last evening, when he mentioned in passing that he had once had a daughter, that an uneasy silence fell, for no one could tell.</p>',
    question: asUsed('patent'),
    at: 'a',
    right: 'Obvious',
    wrong: [
      [
        'Original',
        'other-sense-of-word',
        'A patent protects new inventions, but what matters here is that nobody can be misled.',
      ],
      ['Harmful', 'opposite-meaning', 'The guests are pleased with the stories and would not do without them.'],
      ['Skillful', 'opposite-meaning', 'A skillful lie would be believed, and the bear and the parrot are not.'],
    ],
    why: 'Nobody believes in the bear or in the parrot that knew the law, whereas of the daughter “no one could tell.” What everyone can see is patent, or obvious.',
    hints: [
      'Does anyone believe the bear and the parrot?',
      'Why does nobody object?',
      'How is the remark about the daughter different?',
      'You need a word for what everyone sees right away.',
    ],
  }),
  reading({
    key: 'rw-words-128',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Rhyme, it is objected, makes poets say what they did not mean. So it does, and I know of no better argument for it. What one means before one has begun is for the most part what everybody means; the words for it lie on top. Let there be a line that must end like “window,” and the mind is driven down alleys into which it would never have turned, past much that is rubbish, to be sure, and a bad poet will bring the rubbish home. It is usual to say of a poet who submits to such a rule that he is in fetters. But he had been wearing others, which he did not feel, since they were his own habits; and with regard to these, a rule that forbids him the first word to come is ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'emancipating',
    wrong: [
      [
        'indulgent',
        'opposite-meaning',
        'A rule that forbids the first word to come does not let a poet’s habits have their way.',
      ],
      [
        'inhibiting',
        'opposite-meaning',
        'This is what is usual to say, and “but” introduces the other side.',
        'The rule forbids something, and its fetters have just been mentioned.',
      ],
      [
        'arbitrary',
        'true-but-off-point',
        'That a line must end like “window” is no doubt arbitrary, but the sentence tells what the rule does to the fetters of habit.',
        'There is no reason in the nature of things why a line should end like “window.”',
      ],
    ],
    why: 'The poet’s habits are fetters that he does not feel; by forbidding the first word, rhyme makes him leave them behind. What frees is emancipating.',
    hints: [
      'What’s good about being pushed off your first thought?',
      'What other fetters has the poet been wearing?',
      'What does the rule do to the poet’s other fetters?',
      'You need a word for something that sets you free.',
    ],
  }),
  reading({
    key: 'rw-words-129',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>It was said of the aerialist Noemi Varga that she courted disaster, and the management had the phrase printed on the posters. Those who rigged her wires were puzzled by it. She tested each knot herself, refused to go up in a wind that others would have called a breeze, and once kept the mayor and four thousand people waiting while a shackle was filed. But she did work without a net, and she would not say why. “With a net,” she told a reporter, when she was old, “I should have tried the fourth turn. I should have tried it on the first night, and again whenever I was in good spirits. I have buried three colleagues who worked with a net.” The posters had put it, she thought, exactly the wrong way around.</p>',
    question: asUsed('courted'),
    at: 'b',
    right: 'Recklessly invited',
    wrong: [
      [
        'Secretly desired',
        'too-strong',
        'The posters speak of a daring show, and nothing in the text hints at a wish to fall.',
        'To court is to seek to win, so that one who courts disaster would seem to want it.',
      ],
      [
        'Narrowly escaped',
        'confused-details',
        'Her caution kept disaster at a distance, and no narrow escape is told.',
        'Four thousand people come to see her nearly fall, and posters promise as much.',
      ],
      [
        'Patiently awaited',
        'word-does-not-fit-object',
        'She let a crowd wait for a shackle, but she did not wait for a disaster.',
      ],
    ],
    why: 'The posters claim that she took foolish risks. The riggers know how careful she was, and she herself thinks that those with nets took the risks. To act in such a way that something bad is likely to come is to court it.',
    hints: [
      'What do the posters want people to think of her?',
      'What do the riggers know about her?',
      'What did a net tempt people to do?',
      'You need a phrase for acting so that something bad gets likely.',
    ],
  }),
  reading({
    key: 'rw-words-130',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>A saga tells that a farm on the southern slope was buried under ash in the second winter after a certain king had died, that is, early in 1217. Sagas are not chronicles, and few historians would have staked much on the date. But the ash has been found, and the outermost ring of the birch trees that lie in it was formed in the summer of 1216. The trees ______ the saga: they had not lived to see another spring.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'corroborate',
    wrong: [
      [
        'predate',
        'true-but-off-point',
        'The trees are doubtless older than the saga, but what matters is whether they agree with it.',
      ],
      ['embellish', 'word-does-not-fit-object', 'Rings add no fine touches to a story; they show a date.'],
      [
        'discredit',
        'opposite-meaning',
        'Trees that grew in the summer of 1216 and not in the next one died just when the saga says.',
      ],
    ],
    why: 'If the last ring is that of the summer of 1216, the trees died before the spring of 1217, in the winter that the saga names. To support a report by independent evidence is to corroborate it.',
    hints: [
      'When did the ash fall, in the saga?',
      'When did the trees put on their last ring?',
      'Do the two fit together?',
      'You need a verb for backing up what someone says.',
    ],
  }),
];
