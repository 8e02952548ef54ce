import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_31_40: readonly Item[] = [
  reading({
    key: 'rw-words-31',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Sea otters often sleep on their backs at the surface of the ocean. Before they doze off, many of them roll over and over until long strands of kelp, a seaweed that is anchored to the seafloor, are wrapped around their bodies. Held in place by the kelp, the otters are in no danger of ______ while they sleep.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'drifting away',
    wrong: [
      [
        'catching up',
        'wrong-relation',
        'Catching up means reaching someone who is ahead, and the sleeping otters follow nobody.',
      ],
      [
        'swimming back',
        'wrong-relation',
        'Sleeping animals do not swim, and a return would be no danger that kelp could prevent.',
      ],
      [
        'running out',
        'word-does-not-fit-object',
        'Supplies run out when they are used up; this cannot be said of the otters themselves.',
      ],
    ],
    why: 'The kelp is anchored to the seafloor and wrapped around the otters, so it holds them “in place” although the water moves. What it prevents is drifting away.',
    hints: [
      'Picture the otters. What’s wrapped around them?',
      'What does the kelp do for the otters?',
      'The ocean keeps moving. What if nothing held them?',
      'You need a phrase for being slowly carried off by water.',
    ],
  }),
  reading({
    key: 'rw-words-32',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Mr. Adeyemi had not told the children that it was his last week at the school, and he did not expect them to know. When they pushed open the door of the music room on Friday, carrying a cake that leaned to one side and a card signed by every one of them, he was so touched that he had to turn toward the window for a moment before he could speak.</p>',
    question: asUsed('touched'),
    at: 'a',
    right: 'Moved',
    wrong: [
      [
        'Handled',
        'other-sense-of-word',
        'Nobody lays a hand on Mr. Adeyemi; the text tells what he feels when he sees the cake and the card.',
      ],
      [
        'Harmed',
        'opposite-meaning',
        'The children mean to please him, and nothing suggests that they do him any damage.',
      ],
      [
        'Reached',
        'other-sense-of-word',
        'To touch a place can mean to get as far as it, but here the word tells of a teacher’s feelings.',
      ],
    ],
    why: 'The children’s gift surprises Mr. Adeyemi so much that he cannot speak at once. A person who feels strong emotion at a kindness is touched, or moved.',
    hints: [
      'What have the children done for him?',
      'Why does he turn to the window before he speaks?',
      'Is the word about his body or about what’s going on inside him?',
      'You need a word for feeling something strong and tender.',
    ],
  }),
  reading({
    key: 'rw-words-33',
    skill: 5,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Left to itself, the lamp of a lighthouse throws most of its light where no ship will ever see it: up into the clouds, down onto the rocks, back over the land. In the 1820s, the physicist Augustin-Jean Fresnel surrounded the flame with rings of glass prisms that bent these ______ rays toward the horizon, so that the same lamp could be seen from much farther away.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'stray',
    wrong: [
      [
        'feeble',
        'not-stated',
        'The text speaks of the directions in which the rays travel, and says nothing of how weak they are.',
      ],
      [
        'visible',
        'opposite-meaning',
        'These are the rays that, before the prisms were added, “no ship will ever see.”',
      ],
      ['artificial', 'true-but-off-point', 'All the light of a lamp is made by people, not just the rays in question.'],
    ],
    why: '“These” rays are the ones just described, which go up, down, and back and so miss the ships. Rays that wander from the direction in which they are wanted are stray.',
    hints: [
      'Which rays does “these” point back to?',
      'Where do those rays go before the prisms bend them?',
      'Think like a sailor. What’s wrong with those rays?',
      'You need a word for something that wanders from where it should be.',
    ],
  }),
  reading({
    key: 'rw-words-34',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>By an old custom, the shepherds of the upper valley pay rent to the monastery for their summer pastures. The sum has not been raised since 1871 and would not buy a sack of salt today. Although the rent is thus ______, nobody proposes to abolish it: the yearly walk down to the monastery to hand it over keeps alive an agreement that neither side has ever put in writing.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'nominal',
    wrong: [
      [
        'disputed',
        'opposite-meaning',
        'Both sides keep to the agreement, and nobody even proposes to do away with the rent.',
      ],
      [
        'voluntary',
        'plausible-but-unsupported',
        'The agreement is unwritten, but the shepherds still owe the rent by custom.',
      ],
      ['irregular', 'opposite-meaning', 'The rent is handed over every year, so it is paid quite regularly.'],
    ],
    why: 'The sum is so small that it “would not buy a sack of salt,” yet it is still paid as a sign of the agreement. A payment that is one in name only, because it is far too small to matter, is nominal.',
    hints: [
      '“Thus” sums something up. Which part does it sum up?',
      'What does the sentence before say about the rent?',
      '“Although” sets that against a wish. What do they want to do with the rent?',
      'You need a word for a sum that’s a payment in little more than name.',
    ],
  }),
  reading({
    key: 'rw-words-35',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>In this scene from a play, Ottoline and her brother Rufus are clearing their late father’s clock shop.</p><p>RUFUS: You saw the piece that I wrote about him for the paper?</p><p>OTTOLINE: I cut it out. It was generous.</p><p>RUFUS: They let me have two columns.</p><p>OTTOLINE: I had the scissors in my hand, Rufus, I know how many columns. And I know that you meant it while you wrote it; you always did have a good word ready for anybody. The patience, the door that was never shut. You came at Christmas, when the door was open. (<em>She winds a clock and listens to it.</em>) No, it was a generous piece. Anybody who had never worked for him would be sorry not to have done so.</p>',
    question: asUsed('generous'),
    at: 'b',
    right: 'Flattering',
    wrong: [
      [
        'Extensive',
        'other-sense-of-word',
        'Rufus may take her to mean the length, since he speaks of columns, but Ottoline brushes that aside and repeats the word.',
        'Rufus answers with the length of the piece, so a reader may take his understanding of the word for hers.',
      ],
      [
        'Sincere',
        'true-but-off-point',
        'Ottoline grants that he meant what he wrote; that is not what the word “generous” tells us about the piece.',
        'She says outright that he meant it, which a reader may take as an explanation of the word.',
      ],
      [
        'Unselfish',
        'other-sense-of-word',
        'Nothing suggests that writing the piece cost Rufus anything or that he gave something up for it.',
      ],
    ],
    why: 'Ottoline hints that Rufus saw their father only at Christmas, “when the door was open,” and that those who worked for him knew better. His piece is generous in that it makes the father look better than he was: it is flattering.',
    hints: [
      'Who knew the father better, the brother or the sister?',
      '“You came at Christmas, when the door was open.” What’s Ottoline hinting at?',
      'In the last line, who wouldn’t believe the piece?',
      'You need a word for a picture that’s kinder than the person was.',
    ],
  }),
  reading({
    key: 'rw-words-36',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Hauled on deck under floodlights, the deep-sea shrimp is a blazing scarlet, and the naturalists who first saw it so decided that the color could mean nothing. Where there is no daylight, they reasoned, natural selection has nothing to act upon, and a pigment may come and go as it pleases. Some light there is, however, and it is made by the hunters themselves, many of which search the water with organs that glow blue. Red pigment absorbs blue, so that the same animal that shines like a lamp among us gives back almost none of its enemies’ beam. The color that was once put down to a whim of the dark now appears anything but ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'gratuitous',
    wrong: [
      [
        'advantageous',
        'opposite-meaning',
        'The color is in fact of use to the shrimp, and “anything but” would turn that into a denial.',
        'The word states the finding correctly; a reader who overlooks that “anything but” reverses it will take it.',
      ],
      [
        'deceptive',
        'opposite-meaning',
        'If the color hides the animal from its hunters, it does deceive them, so “anything but” makes this false.',
        'The shrimp’s color does fool its enemies, so the word matches the finding until “anything but” is read with it.',
      ],
      [
        'immutable',
        'true-but-off-point',
        'Whether the color can change is not the question; what has been learned is what it is good for.',
      ],
    ],
    why: 'The early naturalists thought that the color “could mean nothing,” and blue-lit hunters show that it serves to hide the shrimp. Something without any reason or purpose is gratuitous, and this the color now appears not to be.',
    hints: [
      'What did the first naturalists think about the color, and what do we know now?',
      'Red soaks up blue light. Why does that matter down there?',
      '“Anything but” means “not at all.” Whose old view is in the blank?',
      'You need a word for something that’s there for no reason.',
    ],
  }),
  reading({
    key: 'rw-words-37',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The bakers’ guild of the port forbade its members to open their shops on feast days, and its account books, kept without a gap from 1604 to 1688, record a fine for each offense. A reader in a hurry may conclude that the rule was upheld with unusual zeal. But the fine, set at the outset and never raised, soon came to less than a shop took in during the first hour of such a day; the same eleven names recur year after year, entered on the following morning and in the same order; and the guild, which paid for its banquets out of these sums, had no more wish than the bakers to see them dry up. What the books call a penalty had become, in effect, a ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'license',
    wrong: [
      [
        'deterrent',
        'opposite-meaning',
        'A fine that deterred would keep shops shut, but the same bakers opened every year.',
        'Deterring is what penalties are for, and the text begins with a rule that seems to be strictly upheld.',
      ],
      [
        'confession',
        'plausible-but-unsupported',
        'The bakers hid nothing and so had nothing to confess; the text is concerned with what the payment was worth to them and to the guild.',
        'The bakers come forward promptly on the next morning, which can look like owning up.',
      ],
      [
        'reparation',
        'wrong-relation',
        'A reparation makes good a harm, but the guild was not harmed by the open shops and was glad of the money.',
      ],
    ],
    why: 'The bakers pay a small sum regularly, keep opening, and earn more than they pay; the guild is content. A sum paid in order to be allowed to do something is the price of a license.',
    hints: [
      'Did the fine keep anyone from opening?',
      'How does the fine work out for the bakers and for the guild?',
      'Both sides are happy with it. So what are the bakers buying?',
      'You need a noun for permission, the kind you may have to pay for.',
    ],
  }),
  reading({
    key: 'rw-words-38',
    skill: 5,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Mrs. Achterberg did not praise. In thirty years nobody at the seed store had heard her say that a thing was good; of the finest harvest in memory she had said that she had seen a leaner. So when, having gone over the new clerk’s books line by line from noon until the lamps were lit, she closed the last of them and allowed that the figures appeared to have been put down by somebody who could add, the two porters by the stove stopped talking, and the clerk, who knew no better, went home wondering whether to look for another position.</p>',
    question: asUsed('allowed'),
    at: 'b',
    right: 'Conceded',
    wrong: [
      [
        'Permitted',
        'other-sense-of-word',
        'Nobody has asked Mrs. Achterberg’s leave; she is giving her judgment of work that is already done.',
      ],
      [
        'Complained',
        'plausible-but-unsupported',
        'So the clerk may hear it, but he “knew no better”; the porters hear something else.',
      ],
      [
        'Predicted',
        'wrong-relation',
        'She speaks of figures that have been written down, not of something that is to come.',
      ],
    ],
    why: 'Mrs. Achterberg never praises, yet she finds no fault after a whole afternoon and says, as if against her will, that the clerk can add. To say reluctantly that something is so is to concede, or allow, it.',
    hints: [
      'How does Mrs. Achterberg usually talk about good things?',
      'Why do the porters stop talking?',
      'Coming from her, how much is that remark worth?',
      'You need a verb for saying something is true, without much enthusiasm.',
    ],
  }),
  reading({
    key: 'rw-words-39',
    skill: 5,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>A novelist who calls a heroine of the year 1200 Tiffany has the records on her side: the name is an old form of Theophania and was given, in France and in England, to girls born about the feast of the Epiphany. She would be wise to choose another all the same. Readers do not consult charters; to most of them the name suggests a jeweler’s window or a high school of the 1980s, and the moment they meet it, the castle around the heroine turns to cardboard. The same holds of a good deal for which scholarship can vouch. In fiction, where so much hangs on what an audience already supposes about the past, a detail may be wholly authentic and none the less ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'unconvincing',
    wrong: [
      [
        'anachronistic',
        'half-right',
        'The name feels modern to readers, but a detail that is wholly authentic cannot belong to another time.',
        'Readers take the name for modern, and it is easy to mistake their impression for the fact.',
      ],
      [
        'obscure',
        'opposite-meaning',
        'The trouble with the name is that readers know it well, from a jeweler’s window or a high school.',
        'Few people know the medieval history of the name, which invites the thought that the detail is too little known.',
      ],
      [
        'verifiable',
        'wrong-relation',
        'Scholarship “can vouch” for such details, so there would be no contrast with “wholly authentic.”',
      ],
    ],
    why: 'The name is real for its time, yet readers who meet it stop believing in the castle. What matters to fiction is belief, so a detail can be authentic and still be unconvincing.',
    hints: [
      'Is the name right for 1200, and how does it feel to readers?',
      'The castle “turns to cardboard.” What’s been lost?',
      'It’s authentic. What surprising thing happens to it anyway?',
      'You need a word for something people just don’t believe.',
    ],
  }),
  reading({
    key: 'rw-words-40',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When Neptune was found in 1846 within a degree of the place that Urbain Le Verrier’s calculations had assigned to it, the discovery did more than add a planet to the list. It ______ a habit of thought: if a known body strayed from its predicted path, one was to look for an unseen body that pulled at it. Mercury also strayed, by a very little, and Le Verrier announced that a planet inside its orbit must be the cause. The search for this planet, named Vulcan before anyone could be sure of having seen it, went on for decades; when observers found nothing, most of them doubted their telescopes, their timing, or the glare of the Sun before they doubted the reasoning that had sent them looking. There is no Vulcan; a new theory of gravity explained Mercury’s path in 1915.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'entrenched',
    wrong: [
      [
        'discredited',
        'plausible-but-unsupported',
        'The fault in this way of thinking came to light with Mercury, not with Neptune, where it succeeded.',
        'The end of the text shows that the reasoning could fail, and a reader may carry this back to the discovery of Neptune.',
      ],
      [
        'supplanted',
        'wrong-relation',
        'A habit that was supplanted would have given way to another, but this one guided observers for decades.',
        'The new theory of 1915 did replace something, but it was not the discovery of 1846 that did so.',
      ],
      [
        'impeded',
        'opposite-meaning',
        'Success did not hinder this way of thinking; astronomers applied it to the next case at once.',
      ],
    ],
    why: 'After Neptune, astronomers kept to the same reasoning with Mercury and doubted everything else first. The discovery made the habit so firm that it was hard to dislodge: it entrenched it.',
    hints: [
      'After Neptune, what did astronomers learn to do?',
      'They found nothing near Mercury. What did they doubt last?',
      'The habit lived through decades of failure. What must Neptune have done to it?',
      'You need a verb for fixing something so firmly that it won’t come loose.',
    ],
  }),
];
