import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_71_80: readonly Item[] = [
  reading({
    key: 'rw-words-71',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The front wheel of an early high-wheel bicycle could be as tall as a person’s chest, and the rider sat almost directly above it. A stone in the road was enough to throw him over the handlebars and onto his head. Bicycles with two wheels of equal size, which became common in the 1880s, were not only easier to mount but also far less ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'hazardous',
    wrong: [
      [
        'comfortable',
        'opposite-meaning',
        'This would count against the new bicycles, but “not only … but also” adds a second advantage.',
      ],
      ['costly', 'not-stated', 'Nothing is said about prices; the text has just told what could happen to a rider.'],
      ['popular', 'opposite-meaning', 'The new bicycles “became common,” so people did like them.'],
    ],
    why: 'On the high wheel, a stone could throw the rider onto his head; the new bicycles lacked this fault. What is likely to hurt somebody is hazardous.',
    hints: [
      'What could happen to you on a high-wheel bicycle?',
      'What does “not only … but also” add?',
      'What happened less once people didn’t sit so high?',
      'You need a word for something that’s likely to do harm.',
    ],
  }),
  reading({
    key: 'rw-words-72',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Paulo counted the day’s coins, folded the awning, and locked the ice-cream stand. He was halfway home, humming to himself, when it struck him that nobody had come for the small red bicycle. It had been leaning against the wall beside the stand since noon, and the girl who owned it had gone down to the water and, as far as he could remember, had not come back.</p>',
    question: asUsed('struck'),
    at: 'b',
    right: 'Occurred to',
    wrong: [
      [
        'Collided with',
        'other-sense-of-word',
        'What strikes Paulo is a thought, and a thought does not run into anybody.',
      ],
      ['Argued with', 'wrong-relation', 'Paulo is alone, and there is nobody with whom he might disagree.'],
      ['Stayed with', 'opposite-meaning', 'The thought is new: until that moment, Paulo has been humming to himself.'],
    ],
    why: 'On his way home, Paulo suddenly thinks of the bicycle. When a thought strikes somebody, it comes into his mind, that is, it occurs to him.',
    hints: [
      'Where is Paulo when he thinks of the bicycle?',
      'He’s humming, and then what changes?',
      '“That nobody had come” is a thought. What does the thought do?',
      'You need a phrase for what a new thought does.',
    ],
  }),
  reading({
    key: 'rw-words-73',
    skill: 5,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>For thirty years they fiddled, vale and hill,</p><p>And each would call the other’s music thin;</p><p>When Mathis died, and all the barn was still,</p><p>We looked to Joss to take his violin</p><p>And crow at last. He stood there with his hat.</p><p>“There’s no one now,” he owned, “to listen for.</p><p>I played to beat him. What’s the use of that?”</p><p>And hung the fiddle up behind the door.</p></blockquote>',
    question: asUsed('owned'),
    at: 'a',
    right: 'Admitted',
    wrong: [
      [
        'Possessed',
        'other-sense-of-word',
        'Joss has a violin, but the word tells how he says what stands between the quotation marks.',
      ],
      ['Boasted', 'opposite-meaning', 'The others expect him to crow; what he says is nothing to be proud of.'],
      [
        'Denied',
        'opposite-meaning',
        'Joss does not say that something is false; he says why he played, and puts the fiddle away.',
      ],
    ],
    why: 'Joss has always spoken ill of Mathis, and now he says, to everyone’s surprise, that he played only to beat him. To own something, in this sense, is to say openly what one would rather not: to admit it.',
    hints: [
      'How did the two fiddlers talk about each other?',
      'What do people expect Joss to do now?',
      'Does what he says make him look good?',
      'You need a verb for saying openly what’s hard to say.',
    ],
  }),
  reading({
    key: 'rw-words-74',
    skill: 5,
    difficulty: 'medium',
    seconds: 50,
    passage:
      '<p>Artists who wished to remove a pencil line once reached for a lump of bread. When natural rubber came into the shops in the 1770s, at a price that few could pay, bread had little to fear from it. But rubber grew cheap, bread crumbs went moldy, and in time the one ______ the other almost everywhere; only in drawing with charcoal, where something very soft is wanted, did some artists hold on to their crumbs.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'supplanted',
    wrong: [
      [
        'supplemented',
        'too-strong',
        'Rubber would then have been used together with bread, but only some who drew with charcoal kept to their crumbs.',
      ],
      [
        'imitated',
        'not-stated',
        'Nobody made rubber look or feel like bread; it was cheaper to keep and did the same work.',
      ],
      ['preceded', 'opposite-meaning', 'Bread was in use “once,” before rubber came into the shops.'],
    ],
    why: 'Bread was used first, rubber grew cheap, and only a few artists held on to their crumbs. To drive out and take the place of something is to supplant it.',
    hints: [
      'Which one was used first?',
      'What happened as rubber got cheaper?',
      'Charcoal is the one exception. What happened everywhere else?',
      'You need a verb for taking the place of something.',
    ],
  }),
  reading({
    key: 'rw-words-75',
    skill: 5,
    difficulty: 'medium',
    seconds: 45,
    passage:
      '<p>The joy with which the town greeted its new bridge in May had been tempered by August, when the second bill arrived from the builders, and with the fourth it was gone: people who had wept at the opening were taking the ferry on principle. The mayor, who had made three speeches from the bridge, made none about it after that.</p>',
    question: asUsed('tempered'),
    at: 'b',
    right: 'Moderated',
    wrong: [
      [
        'Hardened',
        'other-sense-of-word',
        'Steel is tempered to make it hard or tough, but joy that hears of bills does not grow stronger.',
      ],
      [
        'Angered',
        'other-sense-of-word',
        'People who lose their temper are angry; here it is a feeling, joy, to which something happens.',
      ],
      [
        'Revived',
        'opposite-meaning',
        'Bills do not bring joy back, and the next part of the sentence says that it was soon gone.',
      ],
    ],
    why: 'After the first surprise there is less joy, and after the fourth bill none at all. To temper a feeling is to make it less strong, or to moderate it.',
    hints: [
      'How does the town’s joy go from May to the end?',
      'What do bills do to joy?',
      'In August the joy isn’t gone yet. What’s it like?',
      'You need a verb for making something milder.',
    ],
  }),
  reading({
    key: 'rw-words-76',
    skill: 5,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Of the four hundred letters that Teodoro sent to his wife from the mines, not one contains an endearment. He reports the price of boots. He asks whether the roof has been seen to and which of the hens is laying; he gives, to the gram, the weight of the parcel that he is sending, and instructs her to check it. To their granddaughter, who first copied out these pages, they seemed the record of a marriage that was over in all but name. Then she learned that each sheet of paper had cost him a day’s bread, and found the drawings that his wife had made for him in reply, of the roof, plank by plank, and of every hen. She did not, after that, think the letters ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'perfunctory',
    wrong: [
      [
        'heartfelt',
        'opposite-meaning',
        'After the bread and the drawings, she must have thought just this; the sentence tells what she no longer thought.',
        'The word fits the letters as she came to see them, and the “not” stands at some distance from the blank.',
      ],
      ['clandestine', 'not-stated', 'Nothing suggests that the letters were sent in secret, at any time.'],
      [
        'mercenary',
        'plausible-but-unsupported',
        'He writes of prices and weights, but she never took him for greedy, only for cold.',
        'Boots, grams, and checking a parcel suggest a man who thinks of money, and this impression is corrected later.',
      ],
    ],
    why: 'At first the letters seemed to be written from habit, in a marriage that “was over in all but name”; what they cost him and how she answered showed that he cared. What is done as a routine, without interest, is perfunctory.',
    hints: [
      'What did the letters look like to her at first?',
      'What do the bread and the drawings tell her?',
      'The sentence says “did not.” Which impression is in the blank, the old one or the new?',
      'You need a word for something done only because it has to be done.',
    ],
  }),
  reading({
    key: 'rw-words-77',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The skill of a program that had been trained on forty thousand chest X-rays from one group of hospitals proved, on a closer look, to be ______. In those hospitals it told sick lungs from healthy ones about as well as the radiologists did; in a second group it did little better than chance. Nothing in it was broken. In the first group, patients in the gravest condition are X-rayed in bed with a portable machine, which prints a small letter in one corner of the picture, and the program, which had been asked only to be right, had found that the corner would serve. It would be unfair to call its skill an illusion, since where it was learned it worked and would go on working; but it rested on a custom of the house, of which the disease itself knows nothing.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'parochial',
    wrong: [
      [
        'fictitious',
        'too-strong',
        'This would make the skill unreal, which the text says it would be unfair to do.',
        'The program does not look at lungs at all, so one is inclined to deny that it has any skill.',
      ],
      [
        'fleeting',
        'opposite-meaning',
        'The skill did not pass away with time; in the first hospitals it “would go on working.”',
        'The program was good at first and bad afterward, which looks like a decline in time instead of a change of place.',
      ],
      ['mediocre', 'opposite-meaning', 'At home the program was about as good as radiologists, who are experts.'],
    ],
    why: 'The program is good in the hospitals where it was trained and nowhere else, because it relies on a local custom. What is confined to one small place and does not reach beyond it is parochial.',
    hints: [
      'Where does the program do well, and where doesn’t it?',
      'What is the program really looking at?',
      'The skill is real. How far does it reach?',
      'You need a word for something stuck in its own small area.',
    ],
  }),
  reading({
    key: 'rw-words-78',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Emil Waszak, who kept the toll bridge for fifty-one years and was never known to climb anything higher than its parapet, left nine hundred books about mountains. Their margins are crowded. Where an author loses the path, Waszak has written “left, left!”; where one complains of the cold, he notes that his own fingers are numb; and beside the page on which four strangers come out upon a summit there is the single word “we.” It would be easy to smile at this, and to say that a passion that never cost him the sole of a boot cannot have been the real thing. But he who weeps over an avalanche in print is weeping. Waszak’s life among the peaks was ______, and it was not, on that account, pretended.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'vicarious',
    wrong: [
      [
        'obsessive',
        'plausible-but-unsupported',
        'Nine hundred books may point to it, but nobody thinks a feeling pretended on account of its being too strong.',
        'The crowded margins make it a fair description of the man; what fails is the link to the last words.',
      ],
      [
        'fraudulent',
        'opposite-meaning',
        'Something fraudulent is pretended, and the sentence says that this was not.',
        'The text does raise the charge that his passion was not real, and a hasty reader takes it for the author’s.',
      ],
      [
        'hazardous',
        'opposite-meaning',
        'Waszak never climbed anything higher than a parapet, so his mountains put him in no danger.',
      ],
    ],
    why: 'Waszak never climbed, but he lived through the climbs of others by reading. What is experienced through others is vicarious, and the last sentence adds that it was real all the same.',
    hints: [
      'How did Waszak get to know the mountains?',
      'He writes the single word “we.” What does that tell you?',
      '“On that account” points to a reason to doubt him. How did he live through it all?',
      'You need a word for what you live through by way of someone else.',
    ],
  }),
  reading({
    key: 'rw-words-79',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When James Cook sailed for Tahiti in 1768, it was given out that he was to observe the passage of Venus across the Sun. He carried besides a set of orders of which the public was told nothing: once the observation had been made, he was to look for a continent in the south. It has been tempting ever since to suppose that only the second errand was meant in earnest. But the Royal Society had asked for the voyage before the Admiralty drew up its orders; an astronomer was on board, with instruments that had cost a good deal of money; and the passage was timed, with great pains and at three different stations, on June 3, 1769. That the announced purpose was not the whole story does not make it a ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'pretext',
    wrong: [
      [
        'secret',
        'opposite-meaning',
        'It was the second errand that was kept from the public, while the first was announced.',
        'The hidden orders are the most memorable part of the text, and it is easy to attach the word to the wrong errand.',
      ],
      [
        'failure',
        'true-but-off-point',
        'It was none, but nobody has been tempted to think so because there was another errand.',
        'The pains that were taken over the observation suggest success, so denying a failure sounds right.',
      ],
      ['precaution', 'not-stated', 'Nothing suggests that Venus was observed to guard against any danger.'],
    ],
    why: 'People have supposed that the observation of Venus was a mere cover for the search, and the text gives three reasons to think that it was meant seriously. A reason that is put forward to hide the real one is a pretext.',
    hints: [
      'Which errand did they announce, and which didn’t they?',
      'What have people been “tempted” to think about the announced one?',
      'Do the facts after “But” speak for that idea or against it?',
      'You need a noun for a reason that hides the real one.',
    ],
  }),
  reading({
    key: 'rw-words-80',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In 1893 the Supreme Court of the United States had to say whether a tomato was a fruit. Importers, who owed duty on vegetables but none on fruit, had read out definitions from the dictionaries, and any botanist would have taken their side. The Court did not dispute the botany. A tariff, it held, speaks the language of the market, where what is eaten with the roast is not what is eaten after it. To some readers, the distinction between what a thing is and what it is called in the trade has seemed rather too nice to be drawn over a box of tomatoes. But a rule that must be applied on a wharf, by officials in a hurry, can hardly wait for the botanists, and no one on a wharf had ever been in doubt.</p>',
    question: asUsed('nice'),
    at: 'b',
    right: 'Subtle',
    wrong: [
      [
        'Agreeable',
        'other-sense-of-word',
        'Whether the distinction gives pleasure is not the question; the readers find it out of place.',
        'This is what the word means every day, and the scene with roast and tomatoes is a pleasant one.',
      ],
      [
        'Trivial',
        'opposite-meaning',
        'Something slight would suit a box of tomatoes very well; these readers find the distinction too much for it.',
        'The readers think little of the whole dispute, so a word of contempt seems to be called for.',
      ],
      [
        'Lenient',
        'not-stated',
        'The readers do not say that the distinction lets the importers off; in fact they had to pay.',
      ],
    ],
    why: 'The readers think that a distinction between a thing and its name in the trade is more learned than the occasion deserves. A nice distinction, in this older sense, is a fine or subtle one.',
    hints: [
      'Which two things does the distinction keep apart?',
      'What’s wrong with making it over a box of tomatoes?',
      'What does it take to notice a distinction like that?',
      'You need a word for something only a sharp mind notices.',
    ],
  }),
];
