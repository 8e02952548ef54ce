import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_111_120: readonly Item[] = [
  reading({
    key: 'rw-words-111',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Of my two grandfathers, one gave to every beggar and the other to none, and it is the first who is remembered. He kept the coins loose in his left pocket so that he need not stop. The other stopped. He asked where a man had slept and what he could do, and as often as not he told him that he was a fool; and in the desk in which he kept his accounts, which were thought to be those of a miser, we found after the funeral a list of eleven names, with the rents that he had paid for them. I do not hold it against the first that he did not wish to be detained. A coin is a coin. I only note that what passes in the family for charity was, if one looks at his pace, largely a form of ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'evasion',
    wrong: [
      [
        'ostentation',
        'plausible-but-unsupported',
        'He does not stop to be seen or thanked; he is in a hurry to get past.',
        'Charity that is remembered, in contrast to charity that was kept in a desk, may have been meant to be noticed.',
      ],
      [
        'economy',
        'reversed-direction',
        'It was the other who was thought to be sparing, and the first gave to everybody.',
        'Loose coins are small sums, and a list of rents shows how little they come to.',
      ],
      [
        'devotion',
        'opposite-meaning',
        'A man who keeps his coins loose “so that he need not stop” does not give himself to those whom he meets.',
      ],
    ],
    why: 'The first grandfather gave so as not to be detained by beggars; the coin let him pass by. To get around a thing in this way is evasion.',
    hints: [
      'Why did the first grandfather keep his coins loose?',
      'What did the second one do that the first didn’t?',
      'Look at his pace. What did giving a coin help him do?',
      'You need a noun for getting around something you don’t want to meet.',
    ],
  }),
  reading({
    key: 'rw-words-112',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>In the spring in which the province of Aldra rose, pamphlets that had lain unsold for years were suddenly on everybody’s lips. Their authors have been credited with the risings of that spring, as though they had set fire to the house. It would be fairer to say that they had stacked the wood. What ______ the risings was the price of bread, which had doubled over the winter; without it, the pamphlets would be lying there still.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'precipitated',
    wrong: [
      [
        'commemorated',
        'wrong-relation',
        'The price rose before the risings, so that it can hardly have kept up their memory.',
      ],
      ['tempered', 'opposite-meaning', 'A price that doubles would not make people calmer.'],
      [
        'foreshadowed',
        'half-right',
        'A sign of what is coming does not yet bring it about, and bread stands here for what set fire to the house.',
      ],
    ],
    why: 'The pamphlets had prepared the risings, as wood prepares a fire; the price of bread set them off. To bring something on suddenly is to precipitate it.',
    hints: [
      'Who gets the credit for setting the fire?',
      'What did they really do?',
      'So what set the fire?',
      'You need a verb for making something break out.',
    ],
  }),
  reading({
    key: 'rw-words-113',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Doctor Amsel was singular among the physicians of the town in having no carriage. It was remarked upon. Those whom he attended on the hill, and who were not used to seeing a doctor arrive with mud to the knee, supposed at first that his practice must be failing, and then, when the bills came and were as high as any other doctor’s, that he was mean. The poor along the river, to whom he sent no bills, supposed nothing; they had never been called on by a carriage. In truth he had once had one and had sold it. From a carriage, he said, one sees the houses to which one has been sent, and he wanted to see the others.</p>',
    question: asUsed('singular'),
    at: 'c',
    right: 'Unlike the rest',
    wrong: [
      [
        'Hard to explain',
        'true-but-off-point',
        'The people on the hill do puzzle over him, but the phrase “among the physicians of the town” compares him with others.',
        'Something singular is often something odd, and the town’s guesses show how odd the doctor seemed.',
      ],
      [
        'Highly admired',
        'not-stated',
        'Those on the hill think him a failure and then a miser.',
        'Of praiseworthy people it is said that they are singular, and the text makes the doctor out to be one.',
      ],
      [
        'Poorly provided',
        'half-right',
        'His bills are as high as those of others, so his having no carriage is not due to want.',
      ],
    ],
    why: '“Among the physicians of the town” sets him apart from the rest: all the others had carriages, and he alone had none. To be singular in a respect is to differ in it from everybody else.',
    hints: [
      'What did the other doctors in town have?',
      'Who is Doctor Amsel being compared with?',
      'Is the word an opinion about him or just a fact?',
      'You need a phrase for standing apart from all the others.',
    ],
  }),
  reading({
    key: 'rw-words-114',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>We are told that the railroad killed the canal, and the dates agree: the line was opened in 1840, and by 1860 there was grass in the locks. But the boats had been losing freight since 1832, when the tolls were raised to pay for a reservoir that leaked; and the mills, whose coal the canal had been dug to carry, had by 1838 begun to move to the coast. The railroad itself, it is seldom recalled, was laid along the towpath, on land that the canal company was anxious to sell. I do not say that the locomotive did the boats any good. But one should distinguish between a murderer and an heir, and the arrival of the railroad was less a blow to a rival in its prime than the ______ of a decline.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'culmination',
    wrong: [
      [
        'instigation',
        'reversed-direction',
        'The freight had fallen off since 1832, so that the railroad cannot have begun the decline.',
        'The railroad did come before the grass in the locks.',
      ],
      [
        'arrest',
        'opposite-meaning',
        'After the line was opened, the canal fell into ruin; its decline was not stopped.',
      ],
      [
        'concealment',
        'plausible-but-unsupported',
        'Nobody hid the decline; it is only “seldom recalled.”',
        'The usual story makes one forget how badly the canal had been doing.',
      ],
    ],
    why: 'The canal had been going down for years when the railroad came and completed what had begun. The last stage of a process is its culmination.',
    hints: [
      'Why did the boats start losing freight?',
      'Why would the company sell that land?',
      'When does an heir come in, and when does a murderer?',
      'You need a noun for the point where a process reaches its end.',
    ],
  }),
  reading({
    key: 'rw-words-115',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>In this scene from a play, Sir Oswin has been asked by his niece to speak for her suitor.</p><p>SIR OSWIN: You would have me tell your mother that he is steady. I will tell her that. He is a young man whom no wind has ever been known to move; I have seen him wait an hour in the rain sooner than try the other door. That he is no flatterer: I will take my oath on it. That he is careful of money: there, my dear, you may rely on me, for I have dined with him. If, when I have done, she should be sorry for you, you will know that she has had the wit to take the measure of my praise. I can commend him without ______. It is what I can commend him for that gives me pause.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'perjury',
    wrong: [
      [
        'reservation',
        'opposite-meaning',
        'He has nothing but reservations; what he can do is to keep to the truth.',
        '“To commend without reservation” is a common phrase, and he agrees to say everything that he is asked to say.',
      ],
      [
        'enthusiasm',
        'true-but-off-point',
        'He is not enthusiastic, to be sure, but “I can” boasts of a thing that he is able to do, and this would be no feat.',
        'Each virtue that he grants the young man is turned into a fault.',
      ],
      ['witnesses', 'plausible-but-unsupported', 'He offers to take an oath himself, and nobody else is called upon.'],
    ],
    why: 'Each statement is true, so Sir Oswin may “take his oath” on it: the suitor is steady, no flatterer, careful of money. Only, what is true makes him a dull, stiff miser. He can praise him without swearing to anything false, or without perjury.',
    hints: [
      'Are the things he’ll say true?',
      'What does he really think of this young man?',
      'He talks about an oath. What would breaking one be?',
      'You need a noun for what a witness must never do.',
    ],
  }),
  reading({
    key: 'rw-words-116',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>When a paper factory was built above the falls, biologists expected the mayflies, which cannot live in foul water, to be the first animals to go. Seven years later, they were as numerous as ever. This result, as welcome as it was ______, sent the biologists back to their samples; and it was found that the springs in the bed of the river were washing the stones from below.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'unforeseen',
    wrong: [
      ['predictable', 'opposite-meaning', 'The biologists had expected the mayflies to disappear.'],
      ['regrettable', 'opposite-meaning', 'What is regrettable is hardly welcome, and the animals have survived.'],
      [
        'negligible',
        'half-right',
        'A result that sends people back to their samples has not been passed over as slight.',
      ],
    ],
    why: 'The biologists had expected the opposite and had to look for a reason. What one has not expected is unforeseen.',
    hints: [
      'What did the biologists expect of the mayflies?',
      'What did they find after seven years?',
      'How did the result make the biologists feel?',
      'You need a word for something nobody counted on.',
    ],
  }),
  reading({
    key: 'rw-words-117',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>In reading Viktor Lasalle’s diaries, one must allow for the fact that he knew they would be read. From his thirtieth year he had them bound, and in his fortieth he struck out a page and wrote in the margin, “Not for Agnes.” Some historians have thrown up their hands: a diary kept for readers, they say, is a letter with the address left off and is to be trusted no further. I should not go so far. He is vain about his horses and discreet about his debts, but vanity and discretion have their directions, like winds; and a sailor who knows how the wind stands does not therefore stay in port. We are in a better position with Lasalle than with many an artless witness, whose errors are as great and of whose errors we do not know the bearing.</p>',
    question: asUsed('allow for'),
    at: 'a',
    right: 'Take into account',
    wrong: [
      [
        'Put up with',
        'half-right',
        'The author does not merely bear with the fact but makes use of it, as a sailor makes use of the wind.',
        'To allow something is to let it be, and the diaries are to be read in spite of their faults.',
      ],
      ['Give permission for', 'other-sense-of-word', 'Lasalle needed nobody’s leave to be read.'],
      [
        'Make excuses for',
        'plausible-but-unsupported',
        'No fault of Lasalle’s is being pardoned; one is told how to correct for it.',
        'The author stands up for Lasalle against historians who have given him up.',
      ],
    ],
    why: 'Like a sailor who knows the wind, a reader who knows in which direction Lasalle’s vanity pulls can correct for it. To allow for a thing is to reckon with it, or take it into account.',
    hints: [
      'Why do some historians give up on the diaries?',
      'A sailor knows where the wind is coming from. What does he do?',
      'You know which way the errors lean. What can you do, then?',
      'You need a phrase for adding something into your reckoning.',
    ],
  }),
  reading({
    key: 'rw-words-118',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>A machine that translates has no embarrassment, and one who has sat beside interpreters knows what this costs. When the envoy called the minister’s plan “interesting,” the interpreter, a Mrs. Okonjo, let half a second pass before the word. Nothing was added; the record shows the right word in the right place. But the minister, who had no English, had been looking at her and not at the envoy, and he withdrew the plan after lunch. I grant that such a half second may be misread, and that some interpreters have put into theirs what was in no one’s mind but their own. It is perhaps a reason for preferring the machine, which will never mislead us in this way, that in this way it cannot ______ us either.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'enlighten',
    wrong: [
      [
        'deceive',
        'opposite-meaning',
        'That it does not mislead us has just been said; “either” adds what is lost together with this danger.',
        'The sentence before speaks of interpreters who put in what was in nobody’s mind.',
      ],
      [
        'embarrass',
        'confused-details',
        'It is the machine that has no embarrassment; what it fails to do for us is something else.',
        'Embarrassment is what the first sentence says that a machine lacks.',
      ],
      ['interrupt', 'word-does-not-fit-object', 'The half second did not break into anybody’s speech.'],
    ],
    why: 'Mrs. Okonjo’s pause told the minister what “interesting” meant. A machine cannot mislead by such pauses, and for the same reason it cannot make anything clear by them: it cannot enlighten us.',
    hints: [
      'What did the half second tell the minister?',
      'What’s the danger of a pause like that?',
      'A machine doesn’t have that danger. What doesn’t it give you, either?',
      'You need a verb for letting someone see what’s meant.',
    ],
  }),
  reading({
    key: 'rw-words-119',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The peacock’s train has been explained as a boast that cannot be faked: only a bird in the best of health could grow it, drag it about, and live. If that is so, then hens that choose the longest train are choosing the soundest father, and the train, absurd as it is, is no waste. A wealthy man who lights his cigar with a banknote tells those who see it something that is true. Yet it is a matter of the price, and not of the paper. Were banknotes to become worthless, the gesture would not merely be cheaper; it would say nothing. A peacock for which, through some change in its food, the train had become easy to grow would not be better off. The handicap is not the flaw in the message. It is what makes it ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'credible',
    wrong: [
      [
        'absurd',
        'opposite-meaning',
        'The text calls the train absurd only to add that it is no waste, and the last sentence makes the handicap the strength of the message.',
        'A cigar lit with a banknote and a train that must be dragged about are absurd enough.',
      ],
      [
        'legible',
        'half-right',
        'Hens could see an easy train just as well; it would only prove nothing.',
        'A message must be read, and a long train is hard to overlook.',
      ],
      [
        'costly',
        'true-but-off-point',
        'The handicap is itself the cost; what the sentence wants is the good that the cost does.',
      ],
    ],
    why: 'The train can be believed just because it is a burden that only a healthy bird can bear; without the burden, it “would say nothing.” What deserves belief is credible.',
    hints: [
      'What does a long train tell a hen?',
      'Why couldn’t a sick bird show off like that?',
      'If a train were easy to grow, what would hens make of it?',
      'You need a word for something you can believe.',
    ],
  }),
  reading({
    key: 'rw-words-120',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>For a whole year the two sisters had not spoken, and neither would be the first to knock at the other’s door. When the river rose and both of them had to leave their houses, they were put up in the same schoolroom. By the second evening they were sharing a blanket and laughing. The flood had ______ them.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'reconciled',
    wrong: [
      ['separated', 'opposite-meaning', 'They were in the same room and shared a blanket.'],
      ['imitated', 'word-does-not-fit-object', 'A flood copies nobody.'],
      ['outlived', 'not-stated', 'Both sisters are alive after the flood and in good spirits.'],
    ],
    why: 'The sisters had quarreled, and in the schoolroom they became friends again. To bring together people who have quarreled is to reconcile them.',
    hints: [
      'How did the sisters get along before the flood?',
      'Where did the flood bring them?',
      'What are they doing by the second evening?',
      'You need a verb for making peace between people.',
    ],
  }),
];
