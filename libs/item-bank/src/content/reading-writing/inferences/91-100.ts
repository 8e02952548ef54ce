import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_91_100: readonly Item[] = [
  reading({
    key: 'rw-inference-91',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>In the marsh at Dunmere, when cuckoos were common there, reed warblers threw out a good share of the foreign eggs that researchers laid in their nests. Thirty years later, when cuckoos had become rare, the warblers accepted nearly all such eggs. One might suppose that they no longer knew an egg of their own from another’s. But at any nest beside which a stuffed cuckoo had been set up for some minutes, foreign eggs were still thrown out more often than elsewhere. A bird that can tell, and that has an egg under its beak, might as well make sure, one would think, whether cuckoos are many or few. That these warblers, in quiet times, do not implies that ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'refusing eggs has a price for a warbler, even if no cuckoo has laid in its nest.',
    wrong: [
      [
        'telling eggs apart is harder for a warbler when it has not met a cuckoo for long.',
        'ignores-evidence',
        'After some minutes beside a stuffed bird, the difference was noticed again; the eye had not lost its skill.',
        'Skills that are not used fade, and the years without cuckoos were many.',
      ],
      [
        'a cuckoo that finds a nest guarded strictly lays its egg in another kind of bird’s nest.',
        'plausible-but-unsupported',
        'What cuckoos do instead is not in question; it is the warblers whose conduct has changed.',
      ],
      [
        'accepting an egg does a warbler no harm, as long as cuckoos are few.',
        'wrong-relation',
        'A cuckoo’s egg would harm the nest in which it lies, however few others there are; it is merely less likely to be there.',
        'The warblers do accept eggs when cuckoos are rare, as if nothing could happen.',
      ],
    ],
    why: 'If refusing cost nothing, the birds would go on doing it, since they are still able to. They do it less when there is less to be gained by it. So there must be something to lose as well, such as an egg of their own.',
    hints: [
      'What did the stuffed cuckoo show that the warblers can do?',
      '“Might as well make sure, one would think.” What would that cost, supposedly?',
      'What would the birds do in quiet times if that were true?',
      'They don’t do it. So what’s wrong with “might as well”?',
    ],
  }),
  reading({
    key: 'rw-inference-92',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>When the current came to our street, Mrs. Adeyemi’s was the second house to be wired. My father’s shop gave up lamps in the same year, and then oil, though wicks he went on stocking. “One does not leave an old woman in the dark,” he would say, putting them first on the spring order; for every Friday at closing time Mrs. Adeyemi came across the street, complained of the price, and carried home a box. The shop by then had few other callers. After her funeral, her niece asked us up to the attic. The boxes stood along the wall in the order in which they had been bought, eleven years of them, with not one string cut. My father looked at them for some time. On the way home he laughed until he had to hold on to the railing, because it appeared that ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'each of the two had kept up the business for the other’s sake.',
    wrong: [
      [
        'she had thought up a use for wicks that needed neither lamps nor oil.',
        'ignores-evidence',
        'The string had not been cut on a single box.',
      ],
      [
        'he had let her go on, although he knew that she had no lamps.',
        'plausible-but-unsupported',
        'He spoke of not leaving her in the dark, and he had to look at the boxes for some time.',
        'Her house was wired early, and whoever lived across the street might have known it.',
      ],
      [
        'she had bought what she did not need to help a shop that was failing.',
        'half-right',
        'This is what the boxes say of her; what he laughs at includes the spring order as well.',
        'The unopened boxes prove it, and her complaints about the price hid it nicely.',
      ],
    ],
    why: 'He ordered wicks, which nobody else could want, so that she should have light; she, who had electric light, bought them so that he should have a customer. Each believed the other to be in need.',
    hints: [
      'Did Mrs. Adeyemi need wicks?',
      'Think of how the shop was doing. Why would she buy them?',
      'Why did the father keep ordering them?',
      'Put those two reasons next to each other. What’s funny about them?',
    ],
  }),
  reading({
    key: 'rw-inference-93',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>In the year after it wins a prize, a novel is rated lower by readers online, on the average, than it was before, and its ratings fall by more than do those of novels that were on the same short list and did not win. Envy has been suggested, and so has the simple truth that juries err. Yet who are these readers? A good half of those who rated a winner only after the announcement had until then rated nothing but thrillers, or cookbooks, or lives of athletes. Among people who had rated several novels of the winner’s own sort, the year made scarcely any difference. The prize, then, seems to do its harm by way of the table beside the cash register on which winners are stacked, and it may be supposed that ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'a novel stacked there for another reason would come to be rated lower too.',
    wrong: [
      [
        'a novel that did not win would have been rated higher by readers of thrillers.',
        'not-stated',
        'Nothing suggests that such readers would like the other novels on the list any better.',
        'The losing novels on the short list kept their ratings, so they seem to please more.',
      ],
      [
        'readers of a winner’s own sort of novel take their books from other tables.',
        'plausible-but-unsupported',
        'Their opinion did not change; where they find their books is not told.',
      ],
      [
        'juries choose novels that few readers, apart from those used to their sort, think good.',
        'too-strong',
        'The newcomers had picked up the book by accident; what they think says little about most readers or about juries’ choices in general.',
        'Those at home in the genre like the winner and the newcomers do not.',
      ],
    ],
    why: 'The same kind of readers think of the book as before; the average falls because other people now pick it up. What brings those people is the table, and the prize only brings the book there. So the table would do the same without a prize.',
    hints: [
      'Did people change their minds, or did different people do the rating?',
      'What do the new readers usually read?',
      'How do they come across the winner?',
      'If that’s how it happens, do you need a prize at all?',
    ],
  }),
  reading({
    key: 'rw-inference-94',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>Until 1846, captains bound for Port Sarn at night kept well out to sea and came in by day around the cape. A few, in a hurry, tried the narrow passage inside the rocks after dark, and on the average three ships a year were lost there. Then the light was built. In the following ten years, the passage took eight ships a year, and the town’s council, which had paid for the light, was asked in a pamphlet how many more it meant to drown. The council made no answer. It need only have opened its book of fees for the pilot, who must be carried through the passage at night, at two shillings a ship. Under this head, four pounds a year were taken before the light, and forty after it. There are twenty shillings to the pound; but one need not even know this to see that ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'a ship that tried the passage after dark was less likely to be lost than before.',
    wrong: [
      [
        'the light drew into the passage more ships than it could guide through it.',
        'ignores-evidence',
        'It was built to draw ships in, and losses rose; but compare by how much each of the two figures rose.',
        'More ships were lost because more came, and they came because of the light.',
      ],
      [
        'the council gained more by the fees than the owners of ships lost in the passage.',
        'not-stated',
        'What a lost ship was worth cannot be found in the pilot’s book.',
      ],
      [
        'as many ships would have been lost in those years if there had been no light.',
        'too-strong',
        'Without the light, captains would have kept out to sea, as they had done until then.',
        'The pamphlet is refuted, and its charge was that the light had caused the losses.',
      ],
    ],
    why: 'Losses grew from three to eight, less than threefold. Passages at night grew tenfold, as the fees show. So a smaller share of those who tried was lost, although more ships were.',
    hints: [
      'The pamphlet compares losses. What else do you need to know?',
      'Every ship pays the same fee. What does the fee book tell you, then?',
      'How much did the passages grow, and how much did the losses?',
      'Compare losses with passages. What happened to the risk of a single trip?',
    ],
  }),
  reading({
    key: 'rw-inference-95',
    skill: 4,
    difficulty: 'hard',
    seconds: 110,
    passage:
      '<p>Nine times between 1402 and 1465, the castle at Orm passed from one steward to the next (for the third time in 1411), and each time the newcomer signed for “sixty silver spoons, all with the bell of Master Odo,” a smith who had died in 1399. One who found fewer than he signed for would owe for them when he left; but he might decline to sign, and so decline the post, which was worth forty pounds a year. Nobody declined. In 1950, the moat was drained. Beneath the drawbridge that collapsed in 1408, and was left where it lay, thirty-one spoons with Odo’s bell were picked out of the mud. Twenty-nine are in the castle’s kitchen to this day. Since Odo, by his guild’s rolls, made no others, and spoons of other makers would not have answered to the words, it follows that ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'most of the nine signed for things that were no longer in the castle’s kitchen.',
    wrong: [
      [
        'most of the nine paid, when they left, for spoons that they had never received.',
        'plausible-but-unsupported',
        'They would have owed if the next man had not signed; but every next man did.',
        'By the rule of the house, whoever has signed for too many owes the difference.',
      ],
      [
        'the spoons that fell into the moat were replaced before the next steward came.',
        'ignores-evidence',
        'A dead smith makes no new spoons, and another’s would not carry the bell.',
        'The number stays at sixty through all nine signatures, and losses are usually made good.',
      ],
      [
        'none of the nine was the one under whom the spoons fell into the moat.',
        'reversed-direction',
        'Somebody was in charge by 1408, and the first of the nine came in 1402.',
      ],
    ],
    why: 'Thirty-one spoons lay under a bridge that fell in 1408, so from then on only twenty-nine were left, and no others like them could be had. Whoever signed for sixty after 1408 confirmed what was not true; in a series of nine that ends in 1465, that is most of them.',
    hints: [
      'When, at the latest, did the thirty-one spoons fall in?',
      'How many spoons with the bell can the kitchen have had after that?',
      'Could they be replaced with others like them?',
      'Look at the years of the nine signatures. Which come after the drawbridge fell?',
    ],
  }),
];
