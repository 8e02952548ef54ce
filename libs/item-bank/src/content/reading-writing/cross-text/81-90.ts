import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_81_90: readonly Item[] = [
  reading({
    key: 'rw-crosstext-81',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Of nine thousand letters home from the army at Karsk, fewer than one in fifty complains. Men spare their mothers, it will be said; but the same men wrote to brothers who were soldiers themselves and needed no sparing, and those letters are as cheerful. We must accept, however little we like to, that the army was in good heart.</p><p><strong>Text 2</strong></p><p>A soldier at Karsk handed in his letters open, to the lieutenant who on Monday would say who went out to cut wire. Twice a month, there was a green envelope as well, which he was allowed to seal, and which, if it was opened, was opened by a stranger at the coast. My great-aunt kept both kinds. One would take them to be from two men, and only the second of these ever mentions the wire.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison made in Text 1?</p>',
    at: 'c',
    right: 'By pointing out that both kinds of letters that it sets side by side had the same first reader',
    wrong: [
      [
        'By pointing out that a soldier may write in one way to his mother and in another to his brother',
        'confused-details',
        'The two kinds of letters in Text 2 went to one and the same woman.',
        'Text 2 too has two kinds of letters, and in one of them a man speaks more openly.',
      ],
      [
        'By pointing out that letters in which soldiers complained were kept back and are missing from it',
        'not-stated',
        'No letter in Text 2 is stopped; the question is what was written in the first place.',
        'The lieutenant reads the letters before they leave, and such readers are there to hold letters back.',
      ],
      [
        'By pointing out that the letters which soldiers were allowed to seal were opened on their way',
        'true-but-off-point',
        'That a stranger might open them made little difference: in these the wire is mentioned.',
      ],
    ],
    why: 'Text 1 compares mothers with brothers to show that the men were not merely being considerate. But a letter to either was handed open to the lieutenant who gave out the dangerous work. The cheerfulness can be meant for him, and the comparison cannot show it, since he does not change.',
    hints: [
      'Text 1 compares letters to two kinds of people. Who are they?',
      'Why does it matter what the lieutenant decides on Monday?',
      'The same woman got both kinds of letters. What’s different in the green ones?',
      'Who might all that cheerfulness be meant for?',
    ],
  }),
  reading({
    key: 'rw-crosstext-82',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Ministers have taken to saying sorry for what was done before they were born. I should not mind if it hurt. But nobody blushes for a stranger, and words that a clerk has drafted and that the speaker’s heart has no part in leave the world exactly as they found it.</p><p><strong>Text 2</strong></p><p>The minister who came to our valley about the removal of 1931 read from a sheet, and he read our name wrong. My cousins laughed. I was watching the man from the land office, who had told me for eleven years that there had been no removal, only families that chose to leave, and that their papers could be of no interest to me. He had stopped taking notes. On the Monday I was at his counter, and he fetched the boxes without being asked which.</p>',
    question: '<p>Based on the texts, how would the author of Text 2 most likely respond to the author of Text 1?</p>',
    at: 'a',
    right: 'By observing that what such words change need not depend on what the speaker feels',
    wrong: [
      [
        'By observing that even one who reads from a sheet may feel something as he speaks',
        'opposite-meaning',
        'Reading their name wrong is hardly meant to show that the minister’s heart was in it.',
        'To defend the apology, one looks for feeling behind it, and Text 1 has made feeling the test.',
      ],
      [
        'By observing that such words would change more if those who were wronged had drafted them',
        'not-stated',
        'Who ought to have written the sheet is a question that Text 2 does not raise.',
      ],
      [
        'By observing that words which are not felt leave only those unmoved who hear them',
        'half-right',
        'The cousins laughed, but look at what another listener did afterward.',
        'The minister’s coldness is admitted, and the cousins’ laughter shows how little it moved them.',
      ],
    ],
    why: 'Text 2 grants that the minister felt nothing. But once he had said in public that there was a removal, the land office could not go on denying it, and the boxes were fetched. The words had an effect without any feeling.',
    hints: [
      'In Text 1, what makes an apology count?',
      'Does Text 2 say this minister’s apology had what Text 1 asks for?',
      'What did the man from the land office do that Monday?',
      'The speech wasn’t warm. So what made the difference?',
    ],
  }),
  reading({
    key: 'rw-crosstext-83',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Cottonwoods cut from one parent tree and planted in New York City grew to twice the weight of those planted in the country outside it, and they did so, when soil from both places was tried in both, whatever soil they stood in. What is it, then, that the city gives a tree? Warmth in winter, I suppose, and a rich diet of carbon dioxide.</p><p><strong>Text 2</strong></p><p>Ozone, which stunts plants, is not among the things that come out of an exhaust pipe. It forms from them in sunlight, over hours, while the wind carries them along; and where the exhaust is fresh, it is used up again almost as soon as it has formed. People who move out of the city for its air might wish to know in which direction.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the question asked in Text 1?</p>',
    at: 'd',
    right: 'By suggesting that one ask instead what is taken from a tree outside the city',
    wrong: [
      [
        'By suggesting that a tree in the city is fed by what comes out of exhaust pipes',
        'not-stated',
        'Fresh exhaust uses up ozone; that it nourishes a plant is closer to what Text 1 supposes.',
        'Exhaust does the city tree a good turn in Text 2, and carbon dioxide is a part of exhaust.',
      ],
      [
        'By suggesting that a tree in the city is harmed less by ozone because it is well fed',
        'wrong-relation',
        'If a city tree is harmed less, it is because of where ozone forms and where it is used up.',
        'It brings the ozone of one text and the diet of the other together in one explanation.',
      ],
      [
        'By suggesting that one ask instead in which direction the trees were planted',
        'confused-details',
        'The direction of the wind matters, but it tells where the air is bad and does not account for the trees by itself.',
      ],
    ],
    why: 'Ozone stunts plants. The city’s exhaust makes it, but hours later and farther on, while in the city it is used up. So the country trees are held back; the city need not give its trees anything.',
    hints: [
      'What does Text 1’s question take for granted about the city?',
      'What does ozone do to plants?',
      'Ozone forms slowly, and fresh exhaust uses it up. Where is there a lot of it?',
      'So which trees are the unusual ones?',
    ],
  }),
  reading({
    key: 'rw-crosstext-84',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>The Hall of Casts should be emptied. Nobody’s chisel ever touched plaster, and no one who has spent an hour among those chalky gods will believe that the ancients loved color. I would make one exception, for the river god, whose brother in marble has been washed by the rain of an industrial town until he might be any bather.</p><p><strong>Text 2</strong></p><p>The casts are dead white, I grant; so are the marbles, from which the paint was scrubbed by people who knew better. And a cast is at least candid about its date. It is what one saw in the year when the mold was taken, no more and no less, and it has stood indoors ever since. To those who would empty the hall, I recommend a walk to the square, where they may admire the work of the chisel for as long as there is any.</p>',
    question: '<p>Based on the texts, with which statement would both authors most likely agree?</p>',
    at: 'b',
    right: 'A cast can have kept what the work from which it was taken has lost.',
    wrong: [
      [
        'A cast can give a truer idea of how the ancients used color.',
        'opposite-meaning',
        'Both find the casts white, and one of them says that they mislead about color.',
      ],
      [
        'A cast is best judged by the year in which its mold was taken.',
        'half-right',
        'One author makes much of the date; the other never mentions it.',
        'The exception in one text, too, has to do with what has happened over time.',
      ],
      [
        'A marble ought to be brought indoors before the rain spoils it.',
        'not-stated',
        'Both know what rain does to stone; what should be done about the marbles neither says.',
        'In both texts stone suffers in the open, and the wish to save it seems to follow at once.',
      ],
    ],
    why: 'Text 1 would keep the river god because the marble one is worn beyond recognition. Text 2 says that a cast shows what was seen when the mold was taken and that the chisel’s work in the square is disappearing. Both thus hold that a cast can keep what stone has lost.',
    hints: [
      'Which cast would the first author keep?',
      'What happened to “his brother in marble”?',
      '“For as long as there is any”: what is happening to the chisel’s work?',
      'Which claim do both the river god and the walk to the square need?',
    ],
  }),
  reading({
    key: 'rw-crosstext-85',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>In 1870 hardly one clerk in forty in the United States was a woman; a generation later, about one in three was. Between the two dates stands the typewriter. The pen had been a man’s tool. The machine, being new, was nobody’s, and at its keys women walked into rooms from which custom had kept them out.</p><p><strong>Text 2</strong></p><p>A clerk who had copied in a fine hand for thirty years was not to be spoken to about a machine. I have read the papers of three trading houses. When the old men retired, the partners, who were counting pennies, put young women at their desks and gave them the old men’s pens. The bills for typewriters come some two or three years later. There was by then nobody left in the room who would be insulted.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely characterize the account given in Text 1?</p>',
    at: 'd',
    right: 'It takes for what opened those rooms to women something to which women opened them.',
    wrong: [
      [
        'It names one of two things that came into those rooms together for the sake of saving pennies.',
        'confused-details',
        'In the papers, the one comes years before the other, and pennies explain only the first.',
        'Pennies were being counted, and women and machines both arrived when they were.',
      ],
      [
        'It leaves out that men would not touch the machine, for which women were therefore taken on.',
        'wrong-relation',
        'The women were given pens; no machine was waiting for them.',
        'The old clerks’ pride does matter in Text 2, and it concerns the machine.',
      ],
      [
        'It overstates how far custom had kept women out of rooms in which clerks worked.',
        'not-stated',
        'How strong custom was is not what Text 2 examines.',
      ],
    ],
    why: 'In the houses that Text 2 describes, the women come first, with pens, because they are cheap, and the machines come when the proud penmen are gone. So the women made way for the machine, and not the machine for the women.',
    hints: [
      'In Text 1, what causes what?',
      'What did the young women in Text 2 write with at first?',
      'When do the bills for the machines come?',
      'Put the women and the machines in order. Which came first?',
    ],
  }),
  reading({
    key: 'rw-crosstext-86',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>“Look before you leap,” and “He who hesitates is lost.” For every proverb there is another that cancels it, so that the stock of them, added up, comes to nothing. Whoever quotes one has made up his mind without it, and has merely found it something to wear.</p><p><strong>Text 2</strong></p><p>My carpenter owns a saw and a pot of glue, and no philosopher has yet been in to tell him that between them they leave the plank as it was. In the spring when both of her nephews wanted the same secondhand motorcycle, my aunt gave Emre the one about looking and me the one about hesitating. We compared notes and thought her a fraud. I can only say that anybody who knew us would have shared them out in the same way.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the reasoning in Text 1?</p>',
    at: 'b',
    right: 'By denying that sayings which pull in opposite directions are therefore of no use',
    wrong: [
      [
        'By denying that sayings such as those about looking and hesitating pull in opposite directions',
        'opposite-meaning',
        'Saw and glue do opposite things, and the nephews were told to do opposite things about one motorcycle.',
        'If each saying fits its case, it seems that there was no real conflict between them.',
      ],
      [
        'By conceding that sayings add nothing to what whoever quotes them has made up his mind to do',
        'confused-details',
        'The aunt has made up her mind, but it is her nephews who are to do something, and they learn it from the saying.',
        'The aunt knows beforehand what each of them should hear.',
      ],
      [
        'By conceding that sayings may be useless to young men but not to those who know them',
        'not-stated',
        'The nephews thought her a fraud at the time; that the advice was useless to them does not follow.',
      ],
    ],
    why: 'A saw separates and glue joins, but nobody adds them up: each is used where it is needed. So the aunt gave the rash nephew one saying and the timid one the other. Their conflict does not make them worthless.',
    hints: [
      'Proverbs cancel each other. What does Text 1 conclude from that?',
      'If you think that way, what about the carpenter’s saw and glue?',
      'Why would anyone who knew the nephews share out the sayings like that?',
      'Does Text 2 attack the fact itself or the step that Text 1 takes from it?',
    ],
  }),
];
