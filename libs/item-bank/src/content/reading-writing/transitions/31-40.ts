import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_31_40: readonly Item[] = [
  reading({
    key: 'rw-transitions-31',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>My grandmother’s first pie crusts, by her own account, could have been used to roof the barn. She went on making one every Sunday, with a little less flour this week and colder butter the next. ______ the neighbors, who had been carrying their slices home to the dog, began to ask for seconds.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Eventually,',
    wrong: [
      [
        'Otherwise,',
        'false-condition',
        '“Otherwise” would say what happens if she had not kept on baking, but the neighbors really do ask.',
      ],
      [
        'For instance,',
        'false-example',
        'Neighbors who ask for seconds are not an example of using less flour or colder butter.',
      ],
      ['Similarly,', 'false-similarity', 'What the neighbors do is not compared with anything like it.'],
    ],
    why: 'Sunday after Sunday the crusts get a little better, and at last the neighbors want more. “Eventually” marks what happens after a long time.',
    hints: [
      'What came first, and what came later?',
      'How long did it take the neighbors to change their minds?',
      '“This week,” “the next”: how did the change come about?',
      'You need a word for something that happens after a long while.',
    ],
  }),
  reading({
    key: 'rw-transitions-32',
    skill: 9,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Lenders in the two towns had the same habit: before renewing a loan, they found some reason to walk past the house on the day when a debtor’s daughter was married. In Arn, whose brewers lived by the credit of cautious men, a bad harvest brought weddings of a dozen guests, thin beer, and no fiddler, held, though every brewer had a hall, in the front yard; and a lender who had glanced over the gate went home with his mind at rest. In Belk, whose lenders believed that only a man who was sure of his next year could afford to be lavish in this one, an ox was roasted whole. The families of Belk, whose feasts grew as their savings shrank, were ______ deciding what should be seen from the street.</p>',
    question: QUESTION,
    at: 'a',
    right: 'likewise',
    wrong: [
      [
        'by contrast',
        'false-contrast',
        'The weddings differ as much as can be, but this sentence speaks of what the families were doing by means of them.',
        'A dozen guests and thin beer in one town, a whole ox in the other: the two customs are told as opposites.',
      ],
      [
        'instead',
        'false-replacement',
        'With “instead,” the brewers of the first town would have had something else in mind when they carried their tables out to the yard.',
        'Rich families in hard times do the reverse of what one expects, and of what the brewers did.',
      ],
      [
        'in return',
        'false-exchange',
        'The families do not give this to anybody for something that they have been given.',
      ],
    ],
    why: 'The brewers moved a poor wedding to the front yard so that a lender would see thrift; the families of Belk roasted an ox so that a lender would see confidence. The feasts are opposites, but both were staged for the same eyes. “Likewise” marks that likeness.',
    hints: [
      'What do the lenders want to find out?',
      'Every brewer has a hall. So why the front yard?',
      'Is the last sentence about how big the feasts are or what they’re for?',
      'Compare what a small wedding is for with what a large one is for. What do you get?',
    ],
  }),
  reading({
    key: 'rw-transitions-33',
    skill: 9,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The first letter ever addressed to the settlement at Carrow Bay was posted in Cork in the spring of 1847. It crossed the ocean in six weeks, waited at Halifax until the ice broke, was sent in error to another place of the same name, and lay there for two winters behind a counter. It was carried up to the bay at last in June 1850. ______ the store, the chapel, and all nine houses had stood empty for a year, and the carrier, who had been paid to deliver the letter, nailed it to a door.</p>',
    question: QUESTION,
    at: 'd',
    right: 'By then,',
    wrong: [
      [
        'At first,',
        'false-sequence',
        'The houses are found empty at the end of the letter’s journey, not at its beginning.',
      ],
      ['Thereafter,', 'false-sequence', 'The houses had been left a year before the letter came, not after it.'],
      ['For this reason,', 'false-cause', 'The settlement was not given up because a letter was carried up to it.'],
    ],
    why: 'The letter arrived in June 1850, and the houses “had stood empty for a year” when it did. “By then” looks back from that moment to something already complete.',
    hints: [
      'Which came first, the letter or the people leaving?',
      'Which verb tells you the houses were already empty?',
      'From which moment do you count that year back?',
      'You need a phrase for something already so at that moment.',
    ],
  }),
  reading({
    key: 'rw-transitions-34',
    skill: 9,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Among the raftsmen who took timber down the Orva, a man’s pole was read as other trades read a letter of reference. One that had come through a season without a notch told the foreman that its owner had been carried like a trunk past the Kettle and the Old Woman, the two stretches where a raft is saved, if it is saved, by fending it off the rock; one that had been bitten to half its thickness said that here was a man who had stood where he was needed. Anton Reiss, who came down from the plateau for the spring hiring, had put his savings into an ash pole as straight and white as a church candle, and it was admired all along the bank. He was, ______ passed over for a boy of seventeen whose pole was held together with wire.</p>',
    question: QUESTION,
    at: 'c',
    right: 'accordingly,',
    wrong: [
      [
        'nevertheless,',
        'false-contrast',
        'Anywhere else a splendid pole might speak for its owner, but consider how foremen on this river read such a thing.',
        'Reiss has the better equipment, everybody admires it, and he is turned away all the same.',
      ],
      [
        'by contrast,',
        'false-contrast',
        'The two poles are unlike, but the words introduced here tell what became of one man who has just been described.',
        'A perfect pole is set beside a broken one, and a grown man beside a boy.',
      ],
      ['likewise,', 'false-similarity', 'Nobody else has been mentioned who was passed over at the hiring.'],
    ],
    why: 'On the Orva an unmarked pole shows that its owner has never done the hard work. By that rule Reiss’s spotless pole tells against him, and the boy’s broken one speaks for the boy. “Accordingly” presents the foreman’s choice as what follows from the rule.',
    hints: [
      'On this river, what does a pole without a notch say?',
      'So who looks better to a foreman, Reiss or the boy?',
      'The people on the bank admire the pole. Does the foreman go by that?',
      'Go by the foreman’s rule. Is the outcome a surprise?',
    ],
  }),
  reading({
    key: 'rw-transitions-35',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Many large whales feed at depth and come up to breathe, and at the surface they release waste that is rich in iron, a nutrient that the sunlit waters of the open ocean often lack. The iron allows tiny drifting algae to multiply. The algae, ______ feed shrimplike krill, and the krill feed fish, penguins, and seals, none of which ever need to meet a whale in order to profit from one.</p>',
    question: QUESTION,
    at: 'd',
    right: 'in turn,',
    wrong: [
      [
        'in return,',
        'false-exchange',
        'The algae give nothing back here to the animals from which they had the iron; they pass it on to others.',
      ],
      ['by contrast,', 'false-contrast', 'What the algae do for the krill is not unlike what was done for the algae.'],
      [
        'for example,',
        'false-example',
        'That algae feed krill does not illustrate how iron makes algae multiply; it is a different event.',
      ],
    ],
    why: 'The text describes a chain: whales feed algae, algae feed krill, krill feed other animals. “In turn” marks the next link, in which the one that received becomes the one that gives.',
    hints: [
      'Who feeds whom, in order?',
      'Who do the algae give something to?',
      'Is this back and forth between two, or one after another?',
      'You need a phrase for the next link in a chain.',
    ],
  }),
  reading({
    key: 'rw-transitions-36',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>That the court players at Ravensholm resented the conductor of twenty-four who was set over them in 1787 has been repeated so often that nobody seems to have looked for a player who said so. Eleven of them kept diaries. There is not one in which his arrival goes unmentioned, and none that mentions it without regretting that it had not come sooner; the first oboe, a man whom little pleased, finds fault with the rehearsals only for ending. ______ when a richer court tried to lure the young man away, the players, whose own wages were half a year behind, let it be known that they would wait for the other half if the money could be used to keep him.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Indeed,',
    wrong: [
      [
        'Even so,',
        'false-contrast',
        'Look again at what the diaries regret and at what the oboe complains of: nothing in them stands in the way of such an offer.',
        '“Not one,” “none,” “regretting,” and “finds fault” sound like a record of discontent.',
      ],
      [
        'Instead,',
        'false-replacement',
        'The offer does not take the place of something that the diaries say the players did.',
        'The text opens with resentment and closes with devotion, as if one had been put in place of the other.',
      ],
      [
        'Otherwise,',
        'false-condition',
        'The sentence reports an offer that was made, not what would have happened if the diaries were wrong.',
      ],
    ],
    why: 'Every diary mentions the conductor and wishes that he had come earlier, so the players liked him. Their readiness to go without pay for his sake says the same still more strongly. “Indeed” adds stronger support for what has just been shown.',
    hints: [
      'What do the diaries regret about his arrival?',
      'He’s only sorry when rehearsals end. What does he think of the conductor?',
      'Whose side is the fact about the wages on?',
      'How strong is it, next to the diaries?',
    ],
  }),
  reading({
    key: 'rw-transitions-37',
    skill: 9,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The pictures on our screens often outlive the things that they show. ______ the small square that stands for saving a file on many computers is a drawing of a floppy disk, an object that few people under thirty have ever held.</p>',
    question: QUESTION,
    at: 'a',
    right: 'For example,',
    wrong: [
      [
        'By contrast,',
        'false-contrast',
        'The floppy disk is not set against such pictures; its drawing is one of them.',
      ],
      ['As a result,', 'false-cause', 'The square does not show a floppy disk because pictures outlive things.'],
      ['In conclusion,', 'false-conclusion', 'One small square does not sum up a longer argument.'],
    ],
    why: 'The first sentence says something about pictures on screens in general; the second names one such picture. “For example” introduces a single case.',
    hints: [
      'Is the first sentence about one picture or many?',
      'Does the disk fit what the first sentence says?',
      'Does the text zoom in or zoom out?',
      'You need a phrase that brings in one case.',
    ],
  }),
  reading({
    key: 'rw-transitions-38',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The ministers who in 1816 had the price of corn at thirty markets printed every week and nailed to the door of every inn were certain of the outcome: since nobody would any longer sell low for want of knowing where corn was dear, the dearest market and the cheapest would be drawn together. Economic historian Selma Aydin has compared the prices of the ten years before with those of the ten years after. Of such a drawing together she finds no sign. ______ the cheapest market, whose buyers could now read on the inn door that the farmers around them had nowhere better to go within two days of driving, became cheaper still, while the dearest remained exactly as it had been.</p>',
    question: QUESTION,
    at: 'd',
    right: 'If anything,',
    wrong: [
      [
        'Even so,',
        'false-contrast',
        'Work out what a lower price at the cheapest market does to the distance between the two: it does not work against her finding.',
        'A price that falls looks like a change after all, where she has just been said to find none.',
      ],
      [
        'As a result,',
        'false-cause',
        'The cheapest market did not become cheaper because the two had failed to draw together; the sentence names another cause.',
        'The printed prices do have an effect in this sentence, and words of cause stand on either side of the blank.',
      ],
      ['Likewise,', 'false-similarity', 'No other change like that at the cheapest market has been described.'],
    ],
    why: 'The two markets were expected to come closer. They did not, and since the cheaper one fell while the dearer one stayed, the gap even widened. “If anything” says that, so far as anything changed at all, it changed in the opposite direction.',
    hints: [
      'What did the ministers expect of the two markets?',
      'One price falls and one stays. What does the gap do?',
      'They didn’t come together. Does the next sentence weaken that or go further?',
      'You need a phrase for “if it changed at all, it went the other way.”',
    ],
  }),
  reading({
    key: 'rw-transitions-39',
    skill: 9,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Old windowpanes are often thickest at the bottom, and visitors are told that the glass has flowed there over the centuries. It has not. Panes were once cut from disks that had been spun and were uneven from the start, and a careful glazier set the heavy edge downward. Not every glazier was careful, it seems. ______ one would never come across a pane that is thickest at the top, and a good many have been found.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Otherwise,',
    wrong: [
      [
        'Consequently,',
        'false-cause',
        'If some glaziers were careless, top-heavy panes are just what one would expect to come across.',
      ],
      ['For instance,', 'false-example', '“One would never come across” such a pane is no instance of carelessness.'],
      ['In the same way,', 'false-similarity', 'Nothing else is said that one would never come across.'],
    ],
    why: 'If every glazier had been careful, no pane would be thickest at the top; but such panes exist, so not every glazier was. “Otherwise” means “if that were not so” and introduces this reasoning.',
    hints: [
      'Where’s the heavy edge supposed to be, and where is it sometimes?',
      '“One would never come across”: is that real or imagined?',
      'What if every glazier had been careful?',
      'You need a word for “if that weren’t so.”',
    ],
  }),
  reading({
    key: 'rw-transitions-40',
    skill: 9,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>At the foot of the hill fort’s outer wall, in a strip no wider than a cart, the excavators found forty-one sling bullets of baked clay. Bullets that strike masonry drop where they strike, and a strip of this kind is what an attack leaves, as readers of the first report will remember; that most of the forty-one are whole need not trouble anybody, for clay baked as hard as this survives a good deal. But the wall itself has come down, outward, along just this stretch, and defenders, too, own slings. ______ a basket of ammunition, set ready on the walkway for an enemy who chose another day or another town, rode down with the stones.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Alternatively,',
    wrong: [
      [
        'In that case,',
        'false-condition',
        'That defenders own slings is a fact and not a supposition, and nothing in it decides that a basket fell.',
        'A wall that falls outward could well bring down whatever stood on it, so the basket seems to follow.',
      ],
      [
        'Subsequently,',
        'false-sequence',
        'This would make the basket’s fall a later event in the story of the attack that was described before.',
        'An attack, a wall that comes down, a basket that falls with it: these could be the stages of one battle.',
      ],
      [
        'In short,',
        'false-conclusion',
        'No basket has been mentioned so far, so the sentence cannot sum up what was said.',
      ],
    ],
    why: 'The bullets may have been thrown at the wall in an attack. Or they may never have been used and may have fallen with the wall on which they were kept, while the enemy stayed away. “Alternatively” offers this second account beside the first.',
    hints: [
      'In the first report, who brought the bullets?',
      'In the last sentence, did an enemy come?',
      'Can both stories be true?',
      'How is the basket story related to the attack story?',
    ],
  }),
];
