import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_41_50: readonly Item[] = [
  reading({
    key: 'rw-central-41',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>The alphabet had been recited in one fixed order for more than two thousand years before it became usual to put anything else into that order. This was not because nobody had hit upon it: lists arranged by first letters were drawn up now and then in antiquity. But things were felt to have an order of their own, and a writer’s task was to show it. A book about creatures began with man or with the angels; a list of landowners began with the king. When Albert the Great, in the thirteenth century, arranged the animals in one of his works by the letters of their names, he begged pardon for it, since this, he said, was not the way of a philosopher. To let the ass stand before the lion, merely because of an <em>a</em>, looked like a confession that one did not know where either belonged.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'Alphabetical order was long avoided because it disregards the order that things were believed to have.',
    wrong: [
      [
        'Alphabetical order was long avoided because writers did not yet know where many things belonged.',
        'reversed-direction',
        'Writers felt sure that there was an order to be shown; what they feared was to look like people who did not know it.',
        'The last sentence speaks of not knowing where ass and lion belong.',
      ],
      [
        'Alphabetical order was long unknown because the letters had no fixed order that writers agreed on.',
        'ignores-evidence',
        'The letters had been recited in one order for two thousand years, and lists by letters existed in antiquity.',
      ],
      [
        'Alphabetical order was long in use for lists but had to be excused when a philosopher made use of it.',
        'too-broad',
        'It was used “now and then” and not generally, and one writer’s apology illustrates a reason that held for lists as well.',
        'Both halves rest on details of the text, the ancient lists and the apology of Albert the Great.',
      ],
    ],
    why: 'The text rejects one explanation (nobody had hit upon it) and gives another: things “were felt to have an order of their own,” and it was the writer’s task to show it. Letters ignore that order, as the ass before the lion shows.',
    hints: [
      'What do you wonder after the first two sentences?',
      'Which answer does the text reject?',
      'What was a writer supposed to show?',
      'What felt wrong about the ass before the lion?',
    ],
  }),
  reading({
    key: 'rw-central-42',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Every spring since his thirtieth year, Teodor Wessely had resolved to leave the land office, and every spring he took out the letter in which he said so. The first version had been violent. In the second he had struck out the insults, and in the fifth the reasons, which, as he now saw, one gives only to people whom one hopes to persuade. There followed a year in which he removed nothing but a comma. By this time the letter was admirable; there was not a word in it that could not have been spoken by a king. He had only to date it. But every spring, when he read it over at the open window, he came upon some small thing still to be put right, and having put it right he felt, for a month or two, as light as if he had sent it.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'Improving a letter has come to give a man the relief that he once sought by leaving his post.',
    wrong: [
      [
        'Improving a letter has shown a man that the reasons for which he wished to leave his post were weak.',
        'confused-details',
        'He strikes the reasons out because he no longer wishes to persuade anybody, not because he finds them weak.',
        'He does strike out the reasons and becomes calmer, which looks like a change of mind.',
      ],
      [
        'A man whose letter has become admirable cannot bear that it should be read by those who insulted him.',
        'not-stated',
        'The insults were in his own first version; nobody is said to have insulted him.',
      ],
      [
        'A man who is never content with what he writes has put off leaving until the letter is without a fault.',
        'plausible-but-unsupported',
        'This would be so if he were unhappy about the delay; note how he feels when one more small thing has been put right.',
        'Each spring there is a fault left, and it is the fault that seems to keep him.',
      ],
    ],
    why: 'Each spring he resolves to leave, works at the letter instead, and feels “as light as if he had sent it.” The work on the letter has taken the place of the act that it announces.',
    hints: [
      'What does Teodor mean to do every spring, and what does he do?',
      'How does the letter change from year to year?',
      'How does he feel afterward?',
      'What does the letter do for him without being sent?',
    ],
  }),
  reading({
    key: 'rw-central-43',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Charles Barbier invented a writing of raised dots that could be read with the fingers in the dark. Each sign was made up of as many as twelve dots. When it was shown at a school for blind children in Paris, a pupil named Louis Braille liked the idea but saw its weak point: the tip of a finger covers only a small space, and to read a single sign, one had to move it up and down. In 1824, at the age of fifteen, he had worked out signs of no more than six dots, which a finger takes in all at once.</p>',
    question: '<p>According to the text, why did Braille use fewer dots than Barbier had?</p>',
    at: 'b',
    right: 'So that a sign could be felt without moving the finger up and down',
    wrong: [
      [
        'So that people could read it in the dark as well as by daylight',
        'confused-details',
        'Barbier’s writing could already be read in the dark.',
      ],
      [
        'So that children could learn the signs before they were fifteen',
        'confused-details',
        'Fifteen is the age at which Braille had worked out his signs.',
      ],
      [
        'So that more signs could be printed on a single sheet of paper',
        'not-stated',
        'Paper and printing are not mentioned.',
      ],
    ],
    why: 'Twelve dots are more than the tip of a finger covers, so that one had to move it. Six dots can be taken in “all at once.”',
    hints: [
      'What did Braille see as the weak point?',
      'How much can a fingertip cover?',
      'With twelve dots, what did a reader have to do?',
      'What can a finger do with six?',
    ],
  }),
  reading({
    key: 'rw-central-44',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The following text is from a play. Petra and Bohdan, two old friends, sit over a game of chess.</p><p>PETRA: You have moved your knight away.</p><p>BOHDAN: It was in danger.</p><p>PETRA: It was what I was in danger from. And why don’t you take my queen? I have held her under your nose for a month of Sundays.</p><p>BOHDAN: I thought it was a trap.</p><p>PETRA: You have never in your life thought that anything was a trap. Somebody has asked you to let me win.</p><p>BOHDAN: The doctor. He said that you were low.</p><p>PETRA: He told me that it was you.</p><p>(<em>They look at the board.</em>)</p><p>BOHDAN: Whose move is it?</p>',
    question: '<p>Based on the text, what has happened in the games between Petra and Bohdan?</p>',
    at: 'a',
    right: 'Each has been trying to lose for the sake of the other.',
    wrong: [
      [
        'Each has come to suspect the other of setting a trap.',
        'opposite-meaning',
        'Bohdan says so, but Petra knows him too well to believe it.',
      ],
      [
        'Bohdan has let Petra win without her having noticed.',
        'ignores-evidence',
        'She does notice, and she has been holding her queen under his nose besides.',
      ],
      [
        'Petra has lost on purpose so as to make Bohdan stop.',
        'wrong-relation',
        'Her reason is what the doctor told her, and she has only now found out what Bohdan was doing.',
      ],
    ],
    why: 'Bohdan moves his knight away and leaves her queen alone; Petra has offered the queen for a month. The doctor had told each of them that the other was low, so each wanted the other to win.',
    hints: [
      'What does Bohdan do with his knight?',
      'What has Petra been doing with her queen?',
      'What did the doctor tell each of them?',
      'What was each one hoping for?',
    ],
  }),
  reading({
    key: 'rw-central-45',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>It seems natural to seek the oldest forms of animal life among the simplest. A sea squirt, which sits on a rock all its life and strains water, looks far more ancient than a fish. But the young of a sea squirt swim, and they have a nerve cord along the back, like ours, which they break down when they settle. The tiny parasites known as myxozoans, made of so few cells that they were long counted among the one-celled creatures, have proved to be relatives of the jellyfish, which have muscles, nerves, and a gut. Whatever such animals are, they are not remnants of an age that had nothing better to offer. That there were simple animals in the beginning nobody doubts. To find out what they were like, however, it is not enough to look for what is simple now.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right:
      'Animals that are simple now may have lost parts that their ancestors had and need not resemble the first animals.',
    wrong: [
      [
        'Animals that now seem simple turn out, when their cells and their young are studied, to have as many parts as others.',
        'opposite-meaning',
        'A grown sea squirt has broken down its nerve cord, and myxozoans really consist of few cells.',
        'In both examples, science finds more than meets the eye.',
      ],
      [
        'Animals of the earliest age were not as simple as it seems natural to suppose, since they had nerves and muscles.',
        'too-strong',
        'The text says that nobody doubts that there were simple animals in the beginning.',
        'It doubts what “seems natural” in the first sentence, and the second example does speak of nerves and muscles.',
      ],
      [
        'Animals that settle on rocks or live in others have less need of nerves and muscles than animals that swim.',
        'plausible-but-unsupported',
        'It may be why parts are lost, but the text is concerned with what simplicity tells us, not with what it is good for.',
      ],
    ],
    why: 'Sea squirts lose a nerve cord that their young have; myxozoans come from relatives with muscles and nerves. Their simplicity is late. So what is simple now does not show what the first animals were like.',
    hints: [
      'Which natural idea does the text test?',
      'What do the young sea squirts have that grown ones don’t?',
      'What are the relatives of the myxozoans like?',
      'In both examples, which form came first?',
    ],
  }),
  reading({
    key: 'rw-central-46',
    skill: 1,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>The wooden temples of Japan are held together by joints, beam fitted into beam, with few nails. Visitors admire the skill that this takes, and guides like to add that iron was scarce. But iron was used in the same temples for lamps and kettles. What mattered to the carpenters was that every building needs to be repaired one day. Beams that have been nailed together split when they are parted, whereas a joint can be loosened after three hundred years, the one piece that has rotted taken out, and a new one put in its place. A hall that is now more than a thousand years old has been taken apart and put together again several times.</p>',
    question: '<p>According to the text, why did the carpenters prefer joints to nails?</p>',
    at: 'd',
    right: 'Joints made it possible to exchange single pieces long afterward.',
    wrong: [
      [
        'Joints showed more of the skill for which temples were admired.',
        'plausible-but-unsupported',
        'The skill is what visitors admire; the carpenters had something else in mind.',
      ],
      [
        'Nails could be had only when iron was not needed for the lamps.',
        'opposite-meaning',
        'The text mentions lamps and kettles in order to show that there was iron to be had.',
      ],
      [
        'Nails rusted in the wood before a hall was three hundred years old.',
        'confused-details',
        'Nothing is said of rust; what is said of nails concerns the parting of beams, and it is wood that rots.',
      ],
    ],
    why: 'A joint can be loosened even after centuries, and “the one piece that has rotted” can be replaced. Nailed beams would split when they are parted.',
    hints: [
      'The text mentions two reasons it doesn’t accept. Which ones?',
      'What does the sentence with “What mattered” say about a building?',
      'What happens to nailed beams when you part them?',
      'What can you do with a joint after three hundred years?',
    ],
  }),
  reading({
    key: 'rw-central-47',
    skill: 1,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>I sat with Aili while she still could speak</p><p>And filled my cards with words for ice and snow,</p><p>For seal, for sled, for every bend and creek,</p><p>And those for kin, as far as kin will go.</p><p>Then “sorry.” How was that? She shook her head.</p><p>“To one whom you have wronged,” I said. She thought.</p><p>“You would bring wood and stack it by his shed,</p><p>And he would see it there.” And then? “He ought</p><p>To burn it.” And the word for this? She lay</p><p>And looked at me as one looks at the young.</p><p>I have that card. It’s empty to this day,</p><p>And tells me more than others of her tongue.</p></blockquote>',
    question: '<p>Which choice best states what the speaker has come to understand?</p>',
    at: 'b',
    right: 'What Aili’s people did to set a wrong right took the place of a word for it.',
    wrong: [
      [
        'What Aili’s people had no word for was not a thing that they felt or expected.',
        'opposite-meaning',
        'Someone who had done a wrong was to bring wood, and it was to be accepted. Something was felt and expected, then.',
        'An empty card seems to stand for a gap in the life of those who spoke the language.',
      ],
      [
        'What Aili knew of her language was no longer enough to answer every question.',
        'ignores-evidence',
        'She does answer. It is the speaker who goes on asking for something of another kind.',
        'She shakes her head and has to think, and she is near her end.',
      ],
      [
        'What Aili told others of her tongue was more than she was willing to tell the young.',
        'confused-details',
        '“Others” in the last line are other cards, and her look says that she has told all there is to tell.',
      ],
    ],
    why: 'Asked for the word, Aili describes an act: wood is brought and burned, and the wrong is settled. There is no word because none is needed. That is why the empty card tells the speaker more than those with words on them.',
    hints: [
      'What does the speaker put on the cards?',
      'How do Aili’s people say sorry?',
      'Is anything missing from what she describes?',
      'What does the empty card tell the speaker?',
    ],
  }),
  reading({
    key: 'rw-central-48',
    skill: 1,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the 1930s, women on horses and mules brought library books to people in the mountains of eastern Kentucky, where there were few roads. Books were scarce, and they wore out quickly. So the women asked their readers for recipes, quilt patterns, and stories, pasted them together with pages cut from old magazines, and carried these scrapbooks from house to house. Before long, a scrapbook was asked for more often than many a printed book, and a family that had only received could now give.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'To make up for a lack of books, traveling librarians made new ones with the help of their readers.',
    wrong: [
      [
        'To reach people far from roads, traveling librarians rode on horses and mules in the mountains.',
        'detail-not-main-idea',
        'This is how the books were brought; the text is mostly about something that came of it.',
      ],
      [
        'To save old magazines, traveling librarians taught families how to paste pages into scrapbooks.',
        'confused-details',
        'Old magazines were cut up, and it was the librarians who did the pasting.',
      ],
      [
        'To learn recipes and quilt patterns, families asked traveling librarians for fewer printed books.',
        'wrong-relation',
        'The families gave recipes and patterns; books were few because they were scarce.',
      ],
    ],
    why: 'Books were scarce and wore out. “So the women asked their readers” for material and made scrapbooks of it, which became popular. The main idea joins the lack, the scrapbooks, and the readers’ part.',
    hints: [
      'What problem did the women have?',
      '“So” tells what they did. What was it?',
      'Who gave them what went into the scrapbooks?',
      'In the end, what could a family do that it couldn’t before?',
    ],
  }),
  reading({
    key: 'rw-central-49',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>In the plates that Maria Sibylla Merian made of the insects of Suriname, published in 1705, nothing is by itself. Egg, caterpillar, cocoon, and moth are shown at once on the plant that the caterpillar eats, and on the same stem one may find a lizard, or a spider with its prey. Naturalists of the following century, who had learned to sort creatures into kinds by counting the veins of a wing, found all this untidy. A plate held five things where they needed one; the plants were in the way of the animals; and where she had put a moth with the wrong caterpillar, they were quick to say so. Yet hardly anyone else at that time had asked what eats what, and at which age, and what comes of it. To draw one thing to a plate, she would have had to leave out what she knew.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'What later naturalists found untidy in Merian’s plates belonged to the very knowledge that they record.',
    wrong: [
      [
        'What later naturalists knew about sorting creatures kept them from finding the mistakes in Merian’s plates.',
        'opposite-meaning',
        'They were quick to name a mistake when she had put a moth with the wrong caterpillar.',
      ],
      [
        'What Merian knew about caterpillars was not tidy enough to be of use until creatures had been sorted into kinds.',
        'plausible-but-unsupported',
        'The text sets two kinds of knowledge side by side; it does not say that hers had to wait for the other.',
        'It makes her a forerunner whose work science completed, a familiar pattern of such stories.',
      ],
      [
        'What Merian left out of her plates in order to show five things at once was asked about in the following century.',
        'reversed-direction',
        'She showed things together in order to leave nothing out; a single thing to a plate would have left something out.',
        'The naturalists did ask for something else, and “leave out” and “five things” are in the text.',
      ],
    ],
    why: 'The naturalists complained that a plate held several things at once. But Merian asked “what eats what, and at which age,” and this can only be shown by putting the things together. What looked untidy was her knowledge.',
    hints: [
      'What’s special about how Merian fills a plate?',
      'What did later naturalists want, and what did they get?',
      'What had Merian asked that hardly anyone else had?',
      'What would a tidy plate have left out?',
    ],
  }),
  reading({
    key: 'rw-central-50',
    skill: 1,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>My father learned his English from the radio, in one summer, and that summer there was nothing on the radio but baseball. Of a neighbor who had died, he said that he had been called out. My sister’s wedding went into extra innings. When I was fifteen and could not bear it any longer, I gave him a grammar. He read it from cover to cover. “It is all correct,” he said, “but who is talking?” Thirty years later, in the hospital, a surgeon explained his chances in sentences that neither of us could follow to the end. My father turned to me. “Bottom of the ninth,” he said, “two out.” Nobody that day put it more exactly.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right: 'The narrator has come to appreciate a way of speaking that was once an embarrassment.',
    wrong: [
      [
        'The narrator has come to regret that the father never learned to speak correctly.',
        'opposite-meaning',
        'The last sentence praises the father’s words above those of the surgeon.',
      ],
      [
        'The narrator has come to speak of illness in words that the father had learned for it.',
        'not-stated',
        'It is the father who speaks of his chances in such words, not the narrator.',
      ],
      [
        'The narrator has come to see that the father used baseball to hide what he felt.',
        'plausible-but-unsupported',
        'The words from baseball say plainly what is meant; the surgeon’s sentences are the ones that hide it.',
      ],
    ],
    why: 'At fifteen the narrator “could not bear it” and gave the father a grammar. In the hospital, the father’s words from baseball say more clearly than the surgeon’s how things stand: “Nobody that day put it more exactly.”',
    hints: [
      'What’s unusual about the father’s English?',
      'How did the narrator feel about it at fifteen?',
      'In the hospital, who is easier to understand?',
      'How does the narrator feel about it now, next to back then?',
    ],
  }),
];
