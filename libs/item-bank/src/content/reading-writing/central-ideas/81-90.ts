import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_81_90: readonly Item[] = [
  reading({
    key: 'rw-central-81',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>On the second of January, after the guests had gone, the Misses Lisle, who had been cheerful since Christmas, took up the question of the gate. Forty-one years before, somebody had left it open, and the dog had gone through it and had not come back. Miss Harriet held that it was Louisa, who had been the last to come in; Miss Louisa, that it was Harriet, who had gone out to look at the snow. The arguments were known, and improved every year. Lately, in the attic, their nephew had come upon the diary of a cook, and with the best intentions he brought it down and offered to read them the entry for that day. Miss Harriet said that a cook’s diary was a private thing. Miss Louisa said that it was past ten. The two had not agreed so quickly upon anything in his lifetime.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'Two sisters value a dispute too much to let somebody put an end to it.',
    wrong: [
      [
        'Two sisters are each afraid of being shown to have been in the wrong.',
        'plausible-but-unsupported',
        'Each has argued with confidence for forty-one years. See in what mood they look forward to the day, and how the yearly conversation is described.',
        'Both of them refuse to hear a piece of evidence, as people do who have something to fear.',
      ],
      [
        'Two sisters agree at last that a loss of long ago should be forgotten.',
        'opposite-meaning',
        'What they agree on is that the entry should not be read; nothing suggests that they will not talk of the gate again.',
        'The last sentence does show them agreeing after forty-one years.',
      ],
      [
        'Two sisters resent that a nephew should take an interest in a cook’s diary.',
        'confused-details',
        'One of them uses the privacy of the cook as a pretext; the diary would trouble neither if it held nothing about the gate.',
      ],
    ],
    why: 'The question of the gate is taken up every year, like a custom, with arguments that “improved,” and looked forward to. When it could be settled, both at once find reasons against it. They do not want it settled, since they would lose it.',
    hints: [
      'How often do they argue about the gate?',
      'What could the cook’s diary do for the question?',
      'Are those their real reasons for not hearing it?',
      'If they knew the answer, what would the second of January be like?',
    ],
  }),
  reading({
    key: 'rw-central-82',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The navigators of the Marshall Islands made charts of sticks tied together, with shells for the islands. Europeans who were shown such charts looked for distances and did not find any. The sticks do not stand for ways or for miles. They show how the great swells of the ocean bend around an island and cross one another behind it, so that a man who lies in the bottom of a canoe with his eyes shut can tell from its rocking that there is land beyond the horizon, and on which side. Nor was a chart ever taken along. It was studied on the beach, with a teacher; a navigator who had to look at one at sea would have been thought a beginner.</p>',
    question: '<p>According to the text, what did navigators of the Marshall Islands use the charts for?</p>',
    at: 'd',
    right: 'To learn on land what they would have to recognize at sea',
    wrong: [
      [
        'To keep to the right way when no island was in sight',
        'ignores-evidence',
        'This would mean looking at them at sea, and they were never taken along.',
      ],
      [
        'To find out how far one island was from another',
        'opposite-meaning',
        'Europeans looked for distances and did not find any.',
      ],
      [
        'To show to a teacher what swells they had met with at sea',
        'reversed-direction',
        'The charts were studied before going to sea; that anyone reported with them is not said.',
      ],
    ],
    why: 'The charts show how swells behave around islands. They were “studied on the beach, with a teacher,” and not taken along; at sea, the navigator had to feel the swells.',
    hints: [
      'What do the sticks show, and what don’t they show?',
      'Where were the charts used?',
      'At sea, how does a navigator find out there’s land?',
      'How does the lesson on the beach help the man in the canoe?',
    ],
  }),
  reading({
    key: 'rw-central-83',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>The arctic tern, a bird that weighs no more than a small apple, breeds in the far north in June and July, when the sun there does not set. In August it leaves. Flying mostly over the ocean, it reaches the ice around Antarctica in November, just as the long days of the southern summer begin, and there it feeds until it is time to return. A tern may live for thirty years. It is thought that no other animal sees so little of the night.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'By traveling between two polar summers, arctic terns spend most of their lives in daylight.',
    wrong: [
      [
        'By feeding near Antarctica, arctic terns gain the strength to fly mostly over the ocean.',
        'not-stated',
        'They feed there, but what this does for their strength is not said.',
      ],
      [
        'By breeding where the sun does not set, arctic terns live longer than any other animal.',
        'confused-details',
        'What no other animal is thought to match is something else than the length of their lives.',
      ],
      [
        'By leaving the north in August, arctic terns avoid the long days of the southern summer.',
        'opposite-meaning',
        'They arrive just as those long days begin.',
      ],
    ],
    why: 'In the north, the tern has days without night; then it flies to the southern summer. As a result, “no other animal sees so little of the night.”',
    hints: [
      'What’s the sun like in the far north in June?',
      'What begins around Antarctica when the terns arrive?',
      'What’s special about these birds at the end?',
      'What does all that traveling get them?',
    ],
  }),
  reading({
    key: 'rw-central-84',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>Why is ice slippery? Generations of pupils have learned that the weight of a skater, pressing on a narrow blade, melts it. Pressure does lower the melting point of ice; but even under a blade, it does so by less than a degree, and people skate at twenty below zero. They also fall in flat shoes, and so do cats. Rubbing produces heat, and this is of more help to the skater, as long as he moves; but one may slip on ice while standing still. Michael Faraday had supposed as early as 1850 that the surface of ice, even when it is well below freezing, is never quite solid. We can now observe this: on the outermost layers, molecules that have no neighbors above them to hold them tumble about like marbles on a floor.</p>',
    question: MAIN_IDEA,
    at: 'b',
    right: 'Ice is slippery chiefly because of what its surface is like even when nothing presses or rubs it.',
    wrong: [
      [
        'Ice is slippery chiefly because of heat, which rubbing produces even when pressure is too weak.',
        'ignores-evidence',
        'Rubbing helps a skater who moves. There is a case that it cannot explain.',
        'Rubbing is said to be “of more help” than pressure, and this might be taken for the last word.',
      ],
      [
        'Ice is slippery chiefly because its melting point is lowered, though in other ways than pupils learn.',
        'plausible-but-unsupported',
        'The surface that is described at the end is well below freezing and owes nothing to a change of the melting point.',
        'The explanation that pupils learn is not wholly false, and the text might be expected to repair it.',
      ],
      [
        'Ice is slippery for several reasons, none of which accounts for people who stand still on it.',
        'opposite-meaning',
        'Standing still is the case that rules out one reason. Does the last one fail there too?',
      ],
    ],
    why: 'Pressure changes too little, and rubbing fails where nobody moves. Faraday’s idea, now confirmed, is that the outermost layers are loose by themselves. This holds for every case named: blades, shoes, cats, and people who stand still.',
    hints: [
      'Which two explanations turn out to be too weak?',
      'Which case speaks against pressure, and which against rubbing?',
      'What did Faraday suppose about the surface?',
      'Does anything have to happen to the ice for the last explanation?',
    ],
  }),
  reading({
    key: 'rw-central-85',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The following text is from a play. Senhor Pires, a widower, wants a suit for his daughter’s wedding.</p><p>PIRES: Black.</p><p>TAILOR: Again?</p><p>PIRES: I have always had black.</p><p>TAILOR: You have had black for nine years. Before that you had gray. Dona Ana chose it.</p><p>PIRES: It is no longer made.</p><p>TAILOR: I have three meters of it. I put them aside the week after the funeral.</p><p>PIRES: Nine years ago? And if I had never asked?</p><p>TAILOR: You have not asked now. (<em>He lays the gray cloth over Pires’s arm.</em>) But there is to be a wedding, and I thought, that is about the time it takes.</p>',
    question: '<p>Based on the text, for what reason has the tailor kept the gray cloth?</p>',
    at: 'b',
    right: 'He expected that Pires would one day be ready to wear it again.',
    wrong: [
      [
        'He hoped that Pires would pay well for what is no longer made.',
        'not-stated',
        'No price is mentioned, and he set the cloth aside in the week after the funeral.',
      ],
      [
        'He had been asked by Pires to put it aside after the funeral.',
        'opposite-meaning',
        '“You have not asked now,” he says, and Pires did not know of the cloth.',
      ],
      [
        'He believed that Pires’s daughter should choose as her mother had.',
        'confused-details',
        'The daughter’s wedding is the occasion; nobody proposes that she choose anything.',
      ],
    ],
    why: 'Pires has worn black since his wife’s death. The tailor put the gray cloth aside right after the funeral, unasked, and says of the nine years: “that is about the time it takes.” He trusted that the mourning would come to an end.',
    hints: [
      'How long has Pires worn black, and why?',
      'When did the tailor put the cloth aside?',
      '“The time it takes”: for what?',
      'What must the tailor have seen coming?',
    ],
  }),
  reading({
    key: 'rw-central-86',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>Collectors of proverbs like to point out that they refute each other. Many hands make light work, and too many cooks spoil the broth; absence makes the heart grow fonder, and he who is out of sight is out of mind. If these are the wisdom of the people, it is said, then the people have been of two minds about everything. But hardly anybody has ever uttered a proverb in order to state what is always the case. It is spoken to someone, over some pot, at a moment when there seem to be too many cooks; and whoever disagrees does not deny that broth can be spoiled but answers that this is a case of light work. A box with a hammer in it and a pair of pliers is not thought to contradict itself.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'Proverbs that contradict one another can all be of use, since each is meant for certain cases.',
    wrong: [
      [
        'Proverbs that contradict one another show that people seldom agree on how a case should be judged.',
        'plausible-but-unsupported',
        'People may well disagree over a pot, but the text does not make this the lesson of the contradictions.',
        'Two people do answer each other with proverbs, and “of two minds” sounds like disagreement.',
      ],
      [
        'Proverbs that contradict one another are each true more often than collectors are ready to admit.',
        'wrong-relation',
        'How often a proverb is true is not at issue; it is not uttered “to state what is always the case.”',
        'It defends proverbs against the collectors, as the text does.',
      ],
      [
        'Proverbs that contradict one another were made by people who had different work in mind.',
        'not-stated',
        'Who made the proverbs, and with what in mind, the text does not say.',
      ],
    ],
    why: 'As general statements, the proverbs would refute each other. But they are spoken over a certain pot, to say what kind of case it is, and whoever disagrees picks another. Like hammer and pliers, they are tools for different occasions.',
    hints: [
      'What do the collectors say about proverbs?',
      'Look at “But.” What don’t people use a proverb for?',
      'If you answer one proverb with another, what are you saying?',
      'What do the hammer and the pliers stand for?',
    ],
  }),
  reading({
    key: 'rw-central-87',
    skill: 1,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>A gamelan, the bronze orchestra of Java and Bali, is ordered and made as a whole, and the smith who makes it tunes its gongs and keys by his own ear and the wishes of those who will play it. When they are in tune with one another, the work is done. No note has to agree with that of any other orchestra, and as a rule none does: what is called by the same name may be clearly higher in the next village. A gong that is broken cannot be replaced by one from elsewhere. But people can tell with their eyes shut which village is playing, and they would be sorry if they could not.</p>',
    question: '<p>According to the text, why can a gong not be borrowed from another gamelan?</p>',
    at: 'a',
    right: 'Each gamelan is tuned within itself rather than to a common standard.',
    wrong: [
      [
        'Each gamelan has a smith who does not work for any other orchestra.',
        'not-stated',
        'The smith tunes by his own ear; for how many orchestras he works is not mentioned.',
      ],
      [
        'Each gamelan has a different number of notes from that of the next village.',
        'plausible-but-unsupported',
        'What differs from village to village is how high a note is, not how many there are.',
      ],
      [
        'Each gamelan would be sorry if others could play its gongs and keys.',
        'confused-details',
        'People would be sorry not to recognize their village; this is not why a gong does not fit.',
      ],
    ],
    why: 'Gongs and keys are tuned to “one another,” and “no note has to agree with that of any other orchestra.” So a gong from elsewhere would be out of tune.',
    hints: [
      'Who decides how high the notes should be?',
      'When is the smith’s work done?',
      'Is a note the same in the next village?',
      'What would happen if you put in a gong from the next village?',
    ],
  }),
  reading({
    key: 'rw-central-88',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>The following text is a poem. Its speaker writes letters for people who cannot write.</p><blockquote><p>They paid us by the page. So when she said,</p><p>“Tell him to come,” I sent four pages, fair,</p><p>With moonlight on them. His came back, well read</p><p>In nightingales: they had a scribe down there</p><p>In Altamonte who knew his trade. By May,</p><p>He quoted lines I had forgot I knew;</p><p>I answered what he had not dared to say.</p><p>In June the lovers met. And now those two</p><p>Are wed, and fond, and talk of hens and hay,</p><p>And never think of letters, or of me.</p><p>The mule brings bills. I look for, every day,</p><p>The hand of Altamonte. It isn’t he.</p></blockquote>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'The speaker misses the other scribe, with whom the letters had turned into a true exchange.',
    wrong: [
      [
        'The speaker misses the two lovers, who owe to the letters that they have become so fond.',
        'plausible-but-unsupported',
        'The speaker does remark that the two never think of letters. Whose hand, though, is looked for every day?',
        '“And never think of letters, or of me” sounds like a complaint about them.',
      ],
      [
        'The speaker regrets having written so many pages that the lovers did not know each other when they met.',
        'not-stated',
        'They are wed and fond; nothing is said of a disappointment.',
      ],
      [
        'The speaker suspects that the other scribe wrote so much because he was paid by the page.',
        'confused-details',
        'Both were paid by the page, and the poem begins with it; but look at what happens to the letters by May.',
        'Pay is the first thing that the poem mentions, and it does explain how the letters began.',
      ],
    ],
    why: 'The lovers’ message was simple; moonlight and nightingales came from the scribes. By May the two scribes are answering each other: “what he had not dared to say.” When the lovers need no more letters, the speaker waits for the other’s hand in vain.',
    hints: [
      'What does she want to say, and what gets sent?',
      'Who writes the letters that come back?',
      'In lines 6 and 7, who’s answering whom?',
      'The lovers are married. Whose hand does the speaker look for?',
    ],
  }),
  reading({
    key: 'rw-central-89',
    skill: 1,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>In 1935 the newest airplane of the Boeing company rose steeply from an Ohio airfield, in front of officers who were expected to buy it, stalled, and crashed. Nothing was broken in it. One of the best pilots in the country had forgotten to release a lock, one of many things that had to be seen to before the start. Newspapers wrote that there was too much airplane for one man to fly. The pilots who tested it next might have asked for longer training, but nobody had been better trained than the one who was dead. Instead they wrote down, on a card, what even an expert may forget because he knows it so well. With the card, the airplane was flown for more than a million miles before there was another serious accident.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'What made a complicated airplane safe to fly was not more skill but a reminder of simple steps.',
    wrong: [
      [
        'What made a complicated airplane safe to fly was not a new part but longer training for its pilots.',
        'opposite-meaning',
        'They might have asked for this and did not, for a reason that the text gives.',
      ],
      [
        'What made a complicated airplane crash was a lock that broke when the pilot tried to release it.',
        'confused-details',
        'Nothing was broken; the lock had not been released at all.',
      ],
      [
        'What made a complicated airplane seem unsafe was that newspapers did not know how it was flown.',
        'not-stated',
        'The newspapers’ opinion is reported; what they knew about flying is not.',
      ],
    ],
    why: 'The best-trained pilot had forgotten one step. So the remedy was not training but a card with steps that an expert may forget “because he knows it so well,” and with it the airplane proved safe.',
    hints: [
      'What caused the crash?',
      'What would you expect people to ask for after that?',
      'What did the pilots put on the card?',
      'What does the last sentence show about the card?',
    ],
  }),
  reading({
    key: 'rw-central-90',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>Everybody has heard how Johann Sebastian Bach was forgotten after his death in 1750 and woken from the grave in 1829, when the young Mendelssohn performed the <em>St. Matthew Passion</em> in Berlin. It would have surprised Mozart, who in 1782 was copying Bach’s fugues and arranging them for strings, and Beethoven, of whom it was printed when he was twelve that he played most of the <em>Well-Tempered Clavier</em>. A book by which organists everywhere had learned to play had no need of being found again. What had been forgotten, or rather had never been known beyond Leipzig, was the music for large choirs, which few could have read from the page and fewer afforded to perform. The evening in Berlin was a great one. It brought Bach to the public; musicians he had never left.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right:
      'What is called the rediscovery of Bach gave to a wider audience a composer whom musicians had always studied.',
    wrong: [
      [
        'What is called the rediscovery of Bach had already been brought about by Mozart and Beethoven in their youth.',
        'too-strong',
        'They knew and studied his music, but they did not bring it before the public, and for musicians there was nothing to rediscover.',
        'They come half a century before Mendelssohn, and the text does set them against the usual story.',
      ],
      [
        'What is called the rediscovery of Bach was owed to organists, who had kept his works for large choirs in use.',
        'confused-details',
        'Organists had the <em>Well-Tempered Clavier</em>; the works for large choirs were hardly known beyond Leipzig.',
      ],
      [
        'What is called the rediscovery of Bach is a legend, since the evening in Berlin changed nothing for his music.',
        'opposite-meaning',
        'The text calls the evening “a great one” and says what it brought about.',
        'The text begins by mocking a story that everybody has heard and gives examples against it.',
      ],
    ],
    why: 'Mozart, Beethoven, and organists knew Bach’s keyboard works, so musicians had never forgotten him. The large choral works were new to the world in 1829, and with them he came “to the public.” The story is thus half right.',
    hints: [
      'What’s the story everybody has heard?',
      'What do Mozart, Beethoven, and the organists do to that story?',
      'Which of Bach’s music really was unknown?',
      'What did 1829 change for the public, and what for musicians?',
    ],
  }),
];
