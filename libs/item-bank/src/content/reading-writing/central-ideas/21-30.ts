import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CENTRAL_IDEAS_21_30: readonly Item[] = [
  reading({
    key: 'rw-central-21',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Dr. Venkataraman had been told that the new apprentice could not sit still, and it was true. The boy hummed; he tapped; he wandered to the window in the middle of a sentence. But on Thursday, when the big press faltered with a sound no one else had noticed, it was the boy who turned his head, walked the length of the shop, and laid his palm flat upon the one bearing in forty that was running hot. “How long have you been listening to it?” the doctor asked. “Since Monday,” said the boy, and went on humming.</p>',
    question: '<p>Based on the text, what can be concluded about the apprentice?</p>',
    right: 'He is far more attentive to his surroundings than his behavior suggests.',
    at: 'b',
    wrong: [
      [
        'He is so restless that the others in the shop wish to be rid of him.',
        'plausible-but-unsupported',
        'The text reports that he cannot sit still but not that anyone wishes him gone.',
      ],
      [
        'He was taught to recognize faults in the press before he was hired.',
        'not-stated',
        'Nothing is said about his earlier training; he has simply been listening since Monday.',
      ],
      [
        'He warned the doctor on Monday of a fault that others did not notice.',
        'confused-details',
        'He had been listening since Monday, but he showed the fault on Thursday.',
      ],
    ],
    why: 'Though he hums and wanders, the boy alone notices the faltering press and has been listening to the bearing “since Monday.”',
    hints: [
      'How does the boy seem, and what does he do?',
      'What does he notice on Thursday?',
      '“Since Monday”: what had he been doing all that time?',
      '“But” sets something against his fidgeting. What is it?',
    ],
  }),
  reading({
    key: 'rw-central-22',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>Museums that return objects to the communities from which they were taken are sometimes said to be “correcting the record.” Curator Ngaire Wīremu thinks the phrase too modest. A corrected record, she argues, would leave an object’s meaning where it was, altering only the name of its owner on the label. But a carved house post that has spent a century upright behind glass, lit from above and dated to the decade, does not resume its earlier life when it is lowered into the ground again; those who receive it must decide what a post that has been away should now be asked to hold up. Return, in Wīremu’s view, does not close an object’s history but obliges someone to continue it.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Wīremu maintains that returning an object opens a new stage in its history, one that its recipients must shape.',
    at: 'a',
    wrong: [
      [
        'Wīremu maintains that returning an object restores the meaning it had before a museum came to display it.',
        'opposite-meaning',
        'The returned post “does not resume its earlier life,” so nothing is simply restored.',
      ],
      [
        'Wīremu maintains that returning an object matters less than changing the label under which a museum displays it.',
        'reversed-direction',
        'She says the opposite: a mere change of label would be too modest an account of what return involves.',
      ],
      [
        'Wīremu maintains that returning an object is unwise when it has been kept behind glass and under light for a century.',
        'plausible-but-unsupported',
        'The century on display changes what return means; she does not advise against returning the post.',
      ],
    ],
    why: 'Those who receive the post “must decide” what it should now do; return “does not close an object’s history but obliges someone to continue it.”',
    hints: [
      'Wīremu calls the phrase “too modest.” Does it make a return too big or too small?',
      'Does the house post just go back to its old life?',
      'Who has to decide something about the post?',
      'A return doesn’t close the history. What does it do?',
    ],
  }),
  reading({
    key: 'rw-central-23',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Wood frogs of northern North America spend the winter under fallen leaves, where they freeze. Ice forms in the spaces between their cells, and their hearts stop. What would kill most animals does not kill the frogs because their livers release large amounts of glucose, a sugar that protects the inside of the cells from ice. In spring the frogs thaw, and within about a day they are hopping toward the nearest pond.</p>',
    question: '<p>According to the text, what role does glucose play in the wood frog?</p>',
    right: 'It keeps ice from harming the cells.',
    at: 'b',
    wrong: [
      [
        'It makes the heart beat again in spring.',
        'plausible-but-unsupported',
        'The heart stops and the frog thaws, but the text does not say that glucose restarts the heart.',
      ],
      [
        'It draws the animal toward a nearby pond.',
        'confused-details',
        'The frogs hop toward ponds after thawing; glucose has nothing to do with it.',
      ],
      [
        'It prevents the body from freezing in winter.',
        'opposite-meaning',
        'The frogs do freeze; glucose only protects the inside of their cells.',
      ],
    ],
    why: 'The text calls glucose “a sugar that protects the inside of the cells from ice.”',
    hints: [
      'Which sentence is about the sugar?',
      'Do the frogs really freeze?',
      'Ice forms between the cells. What about inside them?',
      'What does “protects” tell you about the sugar?',
    ],
  }),
  reading({
    key: 'rw-central-24',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Between 1904 and 1931, the weekly newspaper <em>La Voz del Valle</em> printed a page of letters from its readers, most of them farmworkers. Historian Graciela Ybarra has read all of them. Few mention the strikes and elections for which the period is remembered. Instead, the writers ask who has seen a brother, a trunk, or a mule; they announce that they have moved, and where to. Ybarra suggests that for people who followed the harvest from county to county, the page did what a street does for people who stay in one place.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'A newspaper’s letters page helped people who moved often to keep in touch with one another.',
    at: 'd',
    wrong: [
      [
        'A newspaper’s letters page shows that farmworkers took no interest in strikes and elections.',
        'too-strong',
        'Few letters mention these events, but that does not show a lack of interest, and it is not the point Ybarra makes.',
      ],
      [
        'A newspaper’s letters page describes the streets of towns in which farmworkers had once lived.',
        'confused-details',
        'The street is a comparison for what the page did, not something the letters describe.',
      ],
      [
        'A newspaper’s letters page announced where farmworkers could find work during the harvest.',
        'plausible-but-unsupported',
        'Writers announce where they have moved; notices of work are not mentioned.',
      ],
    ],
    why: 'Writers look for people and say “that they have moved, and where to”; for those who followed the harvest, the page “did what a street does for people who stay in one place.”',
    hints: [
      'What do the letters ask and tell?',
      'How did the people who wrote them live?',
      'What can neighbors on one street easily do?',
      '“What a street does”: say it plainly. What did the page do?',
    ],
  }),
  reading({
    key: 'rw-central-25',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>It was said of Miss Ardagh that she had never changed her mind, and she allowed it to be said, since a reputation for firmness spared her the labor of argument. In truth she changed it constantly. She had gone over from the bishop’s party to the doctor’s and back again; she had been, in the matter of the new bridge, for it, against it, and for it once more before the first stone was laid. But she had a gift for arriving at each opinion as though she were merely being patient with those who had yet to reach it, and her neighbors, finding her always there before them, concluded that she must have been there all along.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'By her manner, Miss Ardagh conceals from her neighbors how very often her opinions shift.',
    at: 'c',
    wrong: [
      [
        'By her example, Miss Ardagh leads her neighbors to alter their views of public questions.',
        'plausible-but-unsupported',
        'The neighbors find her “there before them,” but the text does not say that they changed views on her account.',
      ],
      [
        'By her firmness, Miss Ardagh has spared her neighbors a great many tiresome arguments.',
        'confused-details',
        'Her firmness is only a reputation, and it spares her, not the neighbors, the labor of argument.',
      ],
      [
        'By her patience, Miss Ardagh has learned which opinions her neighbors are likely to adopt.',
        'not-stated',
        'Her patience is a pose; nothing is said of her predicting the opinions of others.',
      ],
    ],
    why: '“In truth she changed it constantly,” yet she arrives at each opinion so that neighbors conclude “she must have been there all along.”',
    hints: [
      'What’s her reputation, and what’s the truth?',
      'The bishop, the doctor, the bridge: do they show the reputation or the truth?',
      'How does she act when she gets to a new opinion?',
      'What do the neighbors think, and why are they wrong?',
    ],
  }),
  reading({
    key: 'rw-central-26',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The wind towers of old houses along the Persian Gulf rise well above the roofs, where the breeze is faster, and turn it down a shaft into the rooms below. Engineers once rated such towers by one number, the speed of the air entering the room. Architect Bahar Zamani found that residents judged them otherwise. Those she interviewed rarely mentioned the breeze; they praised the towers for drawing stale, warm air upward and out on days when no wind blew at all. A tower that seems useless in calm weather by the engineers’ measure, she notes, may be doing its most valued work.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Wind towers offer a benefit that one way of assessing them overlooks.',
    at: 'a',
    wrong: [
      [
        'Wind towers let residents feel a faster breeze than fans would provide.',
        'not-stated',
        'Fans are not mentioned, and residents rarely spoke of the breeze.',
      ],
      [
        'Wind towers are rated by engineers according to the heat they remove.',
        'confused-details',
        'The engineers measured the speed of incoming air; residents valued the removal of warm air.',
      ],
      [
        'Wind towers have little effect on a house in weather without any wind.',
        'opposite-meaning',
        'On calm days they draw warm air out, which residents value most.',
      ],
    ],
    why: 'Engineers measured only incoming air speed, but residents valued the drawing out of warm air “on days when no wind blew at all.”',
    hints: [
      'Two groups judge the towers. What does each one look at?',
      'What do residents like, and in what weather?',
      'Would the engineers’ number show what the residents like?',
      'How can a tower seem useless and still be doing its job?',
    ],
  }),
  reading({
    key: 'rw-central-27',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>People asked to explain how a zipper or a lock works commonly discover, halfway through a sentence, that they cannot. Psychologist Tendai Moyo suspected that the confidence lost in such moments had never rested on knowledge of the mechanism to begin with. In her experiment, participants rated their understanding of ten devices higher when each was shown with a line stating that specialists understood it well than when the line stated that specialists were still at work on it, although neither group was given any account of how the devices worked. We seem, Moyo suggests, to count among our own possessions what we merely have reason to think is kept somewhere nearby.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'People may mistake the knowledge available to others for an understanding of their own.',
    at: 'b',
    wrong: [
      [
        'People tend to lose confidence in specialists once they are asked to explain a device.',
        'confused-details',
        'The confidence that is lost is in one’s own understanding, not in specialists.',
      ],
      [
        'People understand a device better when they are told that specialists understand it.',
        'wrong-relation',
        'Their ratings of their understanding rose; neither group was told how the devices work.',
      ],
      [
        'People overrate their understanding of devices that specialists have yet to explain.',
        'reversed-direction',
        'Ratings were lower, not higher, for devices that specialists were said to be still working on.',
      ],
    ],
    why: 'Ratings rose when specialists were said to understand a device: we “count among our own possessions” what is merely “kept somewhere nearby.”',
    hints: [
      'What was different for the two sets of devices?',
      'No one learned how anything works. So what changed the ratings?',
      '“Kept somewhere nearby”: who’s keeping the knowledge?',
      'Whose understanding gets mixed up with whose?',
    ],
  }),
  reading({
    key: 'rw-central-28',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>For many years, the town of Osterby held a ski race that only experts could hope to win. Fewer people entered each winter. In 2011 the organizers made a simple change: they gave a prize not to the fastest skier but to the one whose time came closest to his or her own guess. Grandparents and schoolchildren began to sign up, and within three years the number of entrants had grown from 40 to more than 600.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'A new way of choosing a winner made a town’s ski race popular.',
    at: 'c',
    wrong: [
      [
        'Experts stopped taking part in a town’s ski race after its rules changed.',
        'plausible-but-unsupported',
        'New people joined, but the text does not say that the experts left.',
      ],
      [
        'A town’s ski race was made shorter so that children could finish it.',
        'not-stated',
        'The prize was changed; the length of the race is not mentioned.',
      ],
      [
        'Skiers of a certain town can guess their racing times with great accuracy.',
        'detail-not-main-idea',
        'The guess decides the prize, but how accurate the guesses are is not discussed.',
      ],
    ],
    why: 'The organizers changed how the prize is given, and the number of entrants “had grown from 40 to more than 600.”',
    hints: [
      'What was the race like before 2011, and what was it like after?',
      'What did the organizers change?',
      'What do the numbers at the end show?',
      'What did the change lead to?',
    ],
  }),
  reading({
    key: 'rw-central-29',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>A clam adds a layer to its shell each year, a wide one when food is plentiful and a narrow one when it is scarce. By matching the layers of shells from different centuries where they overlap, geochemist Ólöf Steinarsdóttir built continuous records that reach back 1,300 years. Shells from any one fjord told her little about the sea as a whole, since a clam’s growth depends on local currents, depth, and chance. Only when she averaged shells from eleven fjords did the peculiarities cancel out and a common rhythm appear, one that follows the temperature of the whole sea.</p>',
    question: '<p>According to the text, why was it necessary to average shells from several fjords?</p>',
    right: 'Conditions at any single site affect growth in ways that hide a shared pattern.',
    at: 'a',
    wrong: [
      [
        'The layers of a shell are too narrow to be counted in places where food is scarce.',
        'confused-details',
        'Narrow layers mark scarce food, but the text does not say that they cannot be counted.',
      ],
      [
        'Shells from any one fjord do not reach back over the whole of the 1,300 years.',
        'plausible-but-unsupported',
        'The long record came from overlapping shells; averaging served a different purpose.',
      ],
      [
        'The temperature of the sea is lower in some of the fjords than it is in the others.',
        'not-stated',
        'Differences of temperature among the fjords are not mentioned.',
      ],
    ],
    why: 'Growth depends on “local currents, depth, and chance,” so only averaging let “the peculiarities cancel out and a common rhythm appear.”',
    hints: [
      'Look at “Only when.” What did she have to do?',
      'What did the averaging cancel out?',
      'Why couldn’t one fjord tell her much?',
      'What showed up once the peculiarities were gone?',
    ],
  }),
  reading({
    key: 'rw-central-30',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The critic Ezequiel Barros was notorious for reversing himself: he attacked the poet Ilse Grünwald’s first book in 1934 and defended it, in nearly the same terms, in 1951. His enemies called this inconstancy. But the two essays repay comparison. In both, Barros describes verse that refuses ornament, that halts where one expects it to soar, that will not console. What had altered in the interval was not his perception of the poems, which remained exact, but his estimate of what a reader might need from them. Having lived through a period of eloquent falsehoods, he had come to hear in their halting a kind of good faith.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Barros’s two essays differ in how they value certain qualities of Grünwald’s poems, not in what those qualities are said to be.',
    at: 'd',
    wrong: [
      [
        'Barros’s two essays differ because Grünwald revised the poems of her first book in the years that lay between the two publications.',
        'not-stated',
        'Nothing suggests that the poems changed; the text traces a change in Barros.',
      ],
      [
        'Barros’s two essays show that he had not read Grünwald’s poems closely enough in 1934 to notice their refusal of ornament.',
        'opposite-meaning',
        'His perception was exact both times, and both essays describe verse that refuses ornament.',
      ],
      [
        'Barros’s two essays were attacked by enemies who believed that Grünwald’s poems offered too little consolation to readers.',
        'confused-details',
        'His enemies charged him with inconstancy; what they thought of the poems is not reported.',
      ],
    ],
    why: 'What changed was “not his perception of the poems, which remained exact, but his estimate of what a reader might need from them.”',
    hints: [
      'What changed between the essays, and what stayed the same?',
      'What kind of verse do both essays describe?',
      '“Not … but”: which one had changed?',
      'Seeing a thing or judging it: which of those is different in the second essay?',
    ],
  }),
];
