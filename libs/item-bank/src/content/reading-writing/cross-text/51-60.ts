import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_51_60: readonly Item[] = [
  reading({
    key: 'rw-crosstext-51',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Among the islanders, a visitor reports, a gift must be answered by a greater one. A basket of yams brings back a pig, and a pig, in time, a canoe. What looks like kindness is thus a loan at a high rate of interest, and the islanders, whatever they may say about friendship, are the shrewdest of bankers.</p><p><strong>Text 2</strong></p><p>The surest way to insult a neighbor here is to answer a basket of yams, on the same afternoon, with a basket of yams. It means that one would like to be finished with her. We take care, therefore, to give back at another time and in another measure, too much or too little, so that one of us is always behind. My mother owed three households when she died. They came to the burial and quarreled over which of them should now be in our debt.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison made in Text 1?</p>',
    at: 'd',
    right:
      'By pointing out that bankers want to see debts settled, whereas gifts on the island serve to keep people bound to one another',
    wrong: [
      [
        'By pointing out that bankers expect more than they have lent, whereas gifts on the island are answered by gifts of the same measure',
        'opposite-meaning',
        'To answer with the same measure is the insult.',
        'Text 2 says that a return may be too little, which makes interest doubtful.',
      ],
      [
        'By conceding that gifts on the island create debts, as loans do, but insisting that no one there remembers for long who is behind',
        'not-stated',
        'The households at the burial remember well enough who owed whom.',
        'Kindness that keeps no accounts is what one expects to be set against banking.',
      ],
      [
        'By conceding that some of the islanders are as shrewd as bankers but insisting that friendship matters more among neighbors than among kin',
        'not-stated',
        'Text 2 does not compare neighbors with kin or shrewd islanders with others.',
      ],
    ],
    why: 'To settle at once is an insult: “one would like to be finished with her.” People see to it that someone is always behind, and even compete for being owed by the family. Debts are kept up for the sake of the tie, which no banker does.',
    hints: [
      'What does Text 1 think a gift really is?',
      'What does it say to a neighbor if you pay her back the same afternoon?',
      'What are the three households really quarreling over?',
      'What does a banker want to happen to a debt, and what do the islanders want?',
    ],
  }),
  reading({
    key: 'rw-crosstext-52',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Until horsemen had stirrups, a lance could be no more than thrown or jabbed with: whoever struck with the whole weight of a charge would have unseated himself. Once the stirrup had reached western Europe, therefore, armored cavalry decided battles, and since only a landed class could afford the horses, land was given in return for service. A strip of iron, in short, created the feudal order.</p><p><strong>Text 2</strong></p><p>The stirrup came to western Europe from the steppe, where riders had used it for centuries and had held no fiefs. The Byzantines adopted it and went on paying their cavalry in coin. Where armies could be paid, they were; where there was little coin and much land, soldiers of every sort, those on foot among them, were given land.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely say that the argument of Text 1</p>',
    at: 'a',
    right:
      'credits a device that was found in many societies with a result that depended on something peculiar to some of them.',
    wrong: [
      [
        'credits a device with making cavalry decisive in battles that were in truth decided by soldiers on foot.',
        'not-stated',
        'Text 2 does not say who decided battles; it mentions soldiers on foot because they, too, were given land.',
        'Soldiers on foot are brought in to weaken the argument, though not as winners of battles.',
      ],
      [
        'supposes that the stirrup was invented in western Europe, whereas it had been used on the steppe for centuries before.',
        'true-but-off-point',
        'Text 1 says that the stirrup “reached” western Europe, so this is no difference between the texts.',
        'Text 2 begins with where the stirrup came from, as if to set the record straight.',
      ],
      [
        'supposes that armies were paid in land, whereas most of them, in western Europe and elsewhere, were paid in coin.',
        'opposite-meaning',
        'Text 2 agrees that land was given where coin was scarce.',
      ],
    ],
    why: 'Steppe riders and Byzantines had stirrups without fiefs. What decided, according to Text 2, was whether there was coin to pay soldiers; so the stirrup cannot have made the feudal order by itself.',
    hints: [
      'What cause and what effect does Text 1 link?',
      'Did the effect show up everywhere the stirrup did?',
      'In Text 2, when do soldiers get land?',
      'The stirrup was in many places. What was only in some of them?',
    ],
  }),
  reading({
    key: 'rw-crosstext-53',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The chess program moved its king to a corner for no reason that any of us could see, and thirty moves later it won by that move. Commentators spoke of intuition. We have built something, one wrote, that sees what we cannot.</p><p><strong>Text 2</strong></p><p>When I tune the engine of a racing boat, I change one setting after another, thousands of them, and keep whatever makes it faster. In the end there is always some valve that opens at an odd moment. Visitors ask what I saw in it. I saw a clock.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the last claim of the commentator in Text 1?</p>',
    at: 'b',
    right: 'By suggesting that a move may have been kept because it won, without anything having been seen in it',
    wrong: [
      [
        'By suggesting that a move may have been odd only in the eyes of commentators who play less well than they think',
        'not-stated',
        'The author does not question the skill of those who look on; the valve is odd to everybody.',
      ],
      [
        'By suggesting that a program may win thirty moves later for reasons that have nothing to do with its king',
        'reversed-direction',
        'The odd valve does make the boat faster, and the move likewise did its part.',
      ],
      [
        'By suggesting that a program may see a great deal more in a move than any visitor could',
        'opposite-meaning',
        'The author admits to having seen nothing but the time.',
      ],
    ],
    why: 'The odd valve came from trying thousands of settings and keeping what was faster. In the same way, an odd move need not be insight: what wins was kept.',
    hints: [
      'What do the commentators think the program did?',
      'How did the valve end up opening at an odd moment?',
      '“I saw a clock.” What was the author looking at?',
      'The odd valve is like the odd move. How did the move get picked, then?',
    ],
  }),
  reading({
    key: 'rw-crosstext-54',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>In the middle of the ocean, where currents turn in a slow wheel, plastic gathers from every shore, and it is there that a fleet of ships now drags its nets. Each week, tons of it are hauled aboard. At this rate, those who run the fleet have calculated, the patch will be gone in twelve years.</p><p><strong>Text 2</strong></p><p>On my first day at the waterworks, a valve burst and the cellar began to fill. I took a bucket and was rather proud of my pace. Old Sefton came down the stairs, watched me for a moment, stepped over the bucket, and went to look for the main. “How long would it take you,” he asked afterward, “to empty it at that rate?” I worked it out for him. He let me finish.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely regard the calculation mentioned in Text 1?</p>',
    at: 'c',
    right: 'As correct, perhaps, but beside the point as long as nothing is done about what flows in',
    wrong: [
      [
        'As correct, perhaps, but too proud of a pace that ships with nets cannot keep up for twelve years',
        'half-right',
        'The bucket was the wrong remedy at any pace, and Text 2 does not say that the pace would slacken.',
        'The author was proud of his pace with the bucket.',
      ],
      [
        'As mistaken, since the tons hauled aboard each week will become fewer as the patch is emptied',
        'plausible-but-unsupported',
        'Nothing in the cellar becomes harder to scoop; what Sefton looks for is elsewhere.',
        'It is a sound objection to a calculation “at this rate,” but nobody makes it here.',
      ],
      [
        'As mistaken, since plastic in the ocean cannot be gathered as easily as water in a cellar',
        'wrong-relation',
        'The story is told for a likeness between cellar and ocean, not for a difference.',
      ],
    ],
    why: 'Sefton steps over the bucket and looks for the main, and he lets the author finish the sum because it does not matter while water is still coming in. A sum that counts only what is taken out is as idle for the ocean.',
    hints: [
      'What does the calculation in Text 1 count?',
      'What does Sefton do instead of taking a bucket?',
      'Why does he let the author finish the sum?',
      'What did the sum in the cellar leave out?',
    ],
  }),
  reading({
    key: 'rw-crosstext-55',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>When the dead king walks in the third act, a director must decide whether we shall see him. To show an actor in gray gauze is to tell the audience that ghosts exist, and the prince becomes a man with a difficult visitor. To show nothing is to tell it that the prince is mad. There is no third way, and I have always preferred madness, which at least is acting.</p><p><strong>Text 2</strong></p><p>We tried it with gauze and without, and neither was frightening. In the end our king came on in the coat that he had worn in the first act and sat down among the courtiers. Nobody on the stage made room for him, and nobody walked through him. Half of the audience took him for a ghost, I was told, and half for a memory; during the pause they argued. The prince, when I asked him, said that he had not made up his mind and hoped that he would not have to.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the position taken in Text 1?</p>',
    at: 'a',
    right: 'By describing a staging that shows the king and yet does not tell the audience what to think of the prince',
    wrong: [
      [
        'By describing a staging that shows the king and thereby tells the audience that the prince has a difficult visitor',
        'reversed-direction',
        'Half of the audience did not take the king for a ghost at all.',
        'In Text 1, a visible king amounts to a real ghost, and here the king is visible.',
      ],
      [
        'By agreeing that gauze is to be avoided while denying that a prince who sees nothing can be shown to be mad',
        'confused-details',
        'The prince of Text 1 would be mad because he sees what the audience does not.',
        'Text 2 does give up gauze.',
      ],
      [
        'By agreeing that a director must decide what the audience shall see while leaving it to the actors to frighten it',
        'not-stated',
        'Text 2 does not say that anyone was frightened in the end.',
      ],
    ],
    why: 'Text 1 says that a visible king means a real ghost, an invisible one madness, with “no third way.” In Text 2 the king is seen, in his old coat, and the audience is divided about what he is: a third way.',
    hints: [
      'What two ways of staging the ghost does Text 1 see?',
      'How did the king finally appear in Text 2?',
      'What did the audience think he was?',
      'Text 1 says “there is no third way.” What does Text 2 say to that?',
    ],
  }),
  reading({
    key: 'rw-crosstext-56',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Comic strips keep children from becoming readers. A child who is used to pictures will find a page of print dull, and no one grows strong on what takes no effort.</p><p><strong>Text 2</strong></p><p>I learned to read from comic strips. I wanted to know why the dog was angry, and the drawing would not tell me; I had to work out the words in the little cloud above his head. By summer I was reading whatever I could find.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the argument of Text 1?</p>',
    at: 'b',
    right: 'By saying that pictures can make a child want to read print',
    wrong: [
      [
        'By saying that comic strips can be read without any effort',
        'opposite-meaning',
        'The author had to work out the words.',
      ],
      [
        'By saying that pictures can be understood without any print',
        'opposite-meaning',
        'The drawing would not tell the author why the dog was angry.',
      ],
      [
        'By saying that comic strips were better in former times',
        'not-stated',
        'Text 2 does not compare old and new comic strips.',
      ],
    ],
    why: 'The drawing made the author curious, and the words had to be worked out to learn more; soon the author read everything.',
    hints: [
      'What is Text 1 afraid of?',
      'What made the author of Text 2 want to know the words?',
      'What was the author reading by summer?',
      'What did pictures do for someone who couldn’t read yet?',
    ],
  }),
  reading({
    key: 'rw-crosstext-57',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Before settlers came with their laws against burning, fires swept the hills of the lower Tarn every few years, and the forest was open enough to drive a wagon through. Old stumps, scarred again and again, say so. If we want that forest back, the remedy is plain: let lightning do its work, and keep the fire crews at home.</p><p><strong>Text 2</strong></p><p>Lightning, in these hills, comes with the downpours of August. In a hundred years of records it has set a ridge alight perhaps a dozen times. The scars on the old stumps lie in the part of the ring that grows in spring, when the sky is empty, and they cease, almost to the year, when the last village on the river was moved to the coast.</p>',
    question:
      '<p>Based on the texts, what would the author of Text 2 most likely say about the remedy proposed in Text 1?</p>',
    at: 'd',
    right: 'It would not bring back the open forest, whose fires must have been lit by people.',
    wrong: [
      [
        'It would not bring back the open forest, since most of the trees that could bear fire have been felled.',
        'not-stated',
        'The stumps serve as records, and nothing is said about trees that are missing now.',
        'Stumps call to mind a forest that has been cut.',
      ],
      [
        'It would bring back the open forest, but only after a hundred years without fire crews.',
        'confused-details',
        'The hundred years are those of the records, which show how rarely lightning starts a fire.',
      ],
      [
        'It would bring back the open forest sooner if fires were allowed to burn in August as well.',
        'reversed-direction',
        'August is when lightning comes, and it comes with heavy rain.',
        'Since fires are wanted, it seems natural to ask for a longer season.',
      ],
    ],
    why: 'The scars were made in spring, when there is no lightning, and they end when the villagers left. So people, and not lightning, kept the forest open; lightning alone, which comes with downpours, would not.',
    hints: [
      'What does Text 1 expect to start the fires?',
      'In what season were the old stumps scarred, and when does lightning come?',
      'What happened in the year the scars stop?',
      'Put the clues together. Who was there in spring?',
    ],
  }),
  reading({
    key: 'rw-crosstext-58',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Bright feathers, in birds of today, serve mainly to impress a mate. When it became possible to tell the colors of feathered dinosaurs from traces in the rock, it was naturally concluded that they, too, were dressed for courtship.</p><p><strong>Text 2</strong></p><p>Of the small dinosaur whose tail has been restored in rings of gray and black, five specimens are known in which the color can be read. Three are no larger than a chick and cannot have been a year old. Their tails are ringed like those of the adults.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely say that the conclusion in Text 1</p>',
    at: 'd',
    right: 'does not account for rings in animals that were too young to court.',
    wrong: [
      [
        'does not account for the colors of dinosaurs that had no feathers.',
        'not-stated',
        'Both texts are about dinosaurs with feathers.',
      ],
      [
        'is confirmed by rings that were alike in young and adult animals.',
        'opposite-meaning',
        'If rings served courtship, one would not expect them in animals that were still growing up.',
      ],
      [
        'is confirmed by five specimens in which the color can be read.',
        'half-right',
        'That the color can be read does not yet tell what it was for.',
      ],
    ],
    why: 'Animals less than a year old had no mate to impress, and yet their tails were ringed. Whatever the rings were for, courtship alone does not explain them.',
    hints: [
      'In Text 1, what were the colors for?',
      'What’s special about three of the five specimens?',
      'Would an animal that young dress up for a mate?',
      'Which finding doesn’t fit the conclusion?',
    ],
  }),
  reading({
    key: 'rw-crosstext-59',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The polite lie, moralists have said, is a small coin, and false. I praise the soup; you believe me; you have been robbed of a truth about your soup. That the loss is slight, and the motive kind, may excuse me, but a kindly theft is a theft.</p><p><strong>Text 2</strong></p><p>At the end of a letter I sign myself “your obedient servant,” and nobody has ever sent me for his boots. Nor, when my hostess asks how I liked the soup, and I say that it was delicious, does she write the recipe down. She has watched me eat it. She is asking whether I am content to be at her table, in the only words that the occasion provides, and in the same words I reply.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the claim about the polite lie in Text 1?</p>',
    at: 'c',
    right: 'By denying that the hostess has been made to believe something false about her soup',
    wrong: [
      [
        'By denying that a hostess is robbed of anything that she would have wished to know about her soup',
        'half-right',
        'This grants that a truth has been withheld and only calls it unwelcome; the author’s point is a different one.',
        'It is the usual defense of polite lies: people would rather not know.',
      ],
      [
        'By granting that the guest tells a lie but adding that a kind motive makes up for a slight loss',
        'confused-details',
        'Text 1 considers this excuse and does not accept it; Text 2 does not need it.',
        'Text 2 defends the guest, and this is the mildest defense.',
      ],
      [
        'By granting that the guest tells a lie but adding that the hostess has told one in asking',
        'too-strong',
        'The question and the answer are both in words that the occasion provides, and neither deceives anybody.',
      ],
    ],
    why: 'As “your obedient servant” is not a lie, since nobody takes it literally, so the praise of the soup is understood as an answer to another question. The hostess “has watched me eat it”; she is not deceived.',
    hints: [
      'What does praising the soup take from you, in Text 1?',
      '“Your obedient servant”: does anyone take that literally?',
      'What is the hostess really asking?',
      'Text 1 says “you believe me.” Does she?',
    ],
  }),
  reading({
    key: 'rw-crosstext-60',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Three of the witnesses at the inquiry of 1702 described the fire in the same words: “a red cock upon the roof, crowing.” Independent witnesses who agree to the letter cannot all be inventing, and historians have accordingly taken the phrase to mean that the fire began in the weathervane, which had the form of a cock.</p><p><strong>Text 2</strong></p><p>A clerk who must take down forty depositions in a day does not take down speech. He has his forms: a drunkard is always “overcome,” a quarrel is “words,” and one who did not see what he was asked about “was at that time turned toward the wall.” Depositions taken by the clerk of 1702 are kept for eleven other fires, in six of which there is a cock upon some roof or other. One of these was the fire of a hayrick.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely argue that the agreement of the three witnesses in Text 1</p>',
    at: 'a',
    right: 'tells more about the person who wrote down what they said than about the fire that they saw.',
    wrong: [
      [
        'tells more about what witnesses of fires have heard from one another than about what they saw.',
        'plausible-but-unsupported',
        'Text 2 explains the common words without supposing that witnesses spoke with each other.',
        'Talk among witnesses is the most usual reason for doubting that they are independent.',
      ],
      [
        'shows that they saw a fire begin in a weathervane, as fires in six other places had begun.',
        'reversed-direction',
        'A hayrick has no weathervane, so the cock cannot be meant literally.',
      ],
      [
        'shows that they had not seen the fire and were made to say something by those who asked.',
        'too-strong',
        'There is a form for those who did not see, and it is a different one.',
        'Text 2 mentions witnesses “turned toward the wall,” who saw nothing.',
      ],
    ],
    why: 'The clerk used set phrases, and a “cock upon the roof” stands in his accounts of six other fires, even that of a hayrick. The three witnesses agree because one clerk wrote for all three.',
    hints: [
      'What do historians conclude from the matching words?',
      'How does a clerk write when he has forty statements a day?',
      'How many other fires have a cock on the roof?',
      'What do all those witnesses have in common?',
    ],
  }),
];
