import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_41_50: readonly Item[] = [
  reading({
    key: 'rw-textual-41',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p><em>A Voyage to the Salt Isles</em> (1688) has always been printed among the works of the playwright Ambrose Tilney, whose name is on its title page. A bibliographer points out that booksellers of the time put popular names on books of all sorts. The true author, she believes, was Judith Aske, who corrected proofs in the house where the <em>Voyage</em> was printed, and whose few surviving letters share with it a number of unusual spellings. A skeptic has replied that the spelling of a printed book tells us nothing of its author: it was the printers who decided how words were spelled, and the habits of someone who corrected proofs for them would turn up in whatever left the house, no matter who had written it.</p>',
    question: '<p>Which finding, if true, would most directly answer the skeptic’s objection?</p>',
    at: 'b',
    right:
      'The spellings that the <em>Voyage</em> and Aske’s letters share appear in none of the other books for which she corrected proofs.',
    wrong: [
      [
        'The spellings that the <em>Voyage</em> and Aske’s letters share appear in several other books for which she corrected proofs.',
        'opposite-meaning',
        'This is just what the skeptic says would be the case, whoever wrote the books.',
        'It shows that the spellings are really hers.',
      ],
      [
        'The spellings that appear in manuscripts in Tilney’s own hand differ from those that the <em>Voyage</em> and Aske’s letters share.',
        'plausible-but-unsupported',
        'If printers and correctors decide on the spelling, a book by Tilney would also differ from his manuscripts.',
        'It seems to rule out the rival author.',
      ],
      [
        'The spellings that the <em>Voyage</em> and Aske’s letters share appear in several other books for which somebody else corrected proofs.',
        'reversed-direction',
        'Spellings that turn up without her would be weaker evidence for Aske, and no answer to the skeptic.',
      ],
    ],
    why: 'The skeptic traces the spellings to Aske’s work on proofs. Then every book on which she did that work should have them. If only the <em>Voyage</em> does, they must have come into it in another way, that is, with its author.',
    hints: [
      'How does the skeptic think Aske’s spellings got into the <em>Voyage</em>?',
      'If that’s right, where else should those spellings show up?',
      'So which books should we look at?',
      'What would you hope to see there, to answer the skeptic?',
    ],
  }),
  reading({
    key: 'rw-textual-42',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>“Ward Six” is a 1955 poem by Nadezhda Pryor. The speaker, a nurse on night duty, suggests that attending to one small task after another keeps her from being overwhelmed by the suffering around her.</p>',
    question: quotationFrom('“Ward Six”'),
    at: 'a',
    right:
      '“I fold the sheet. I count the drops. I write / the hour. As long as there is some next thing, / the great one waits its turn outside the door.”',
    wrong: [
      [
        '“So many beds. I hold the lamp up high, / and all that I can do for any one / is take away the dark and give it back.”',
        'opposite-meaning',
        'There is a task here, but it makes her feel how little she can do.',
      ],
      [
        '“They sleep. The clock and I are left to talk. / It says the thing that it has always said. / We two have never needed to be clever.”',
        'irrelevant-evidence',
        'She is calm, but no task is what keeps her so.',
      ],
      [
        '“At six I hand the keys to someone else / and walk home past the market, where the pears / are all at once so much that I must stop.”',
        'confused-details',
        'This is after the work is done, and here a small thing does overwhelm her.',
      ],
    ],
    why: 'Sheet, drops, and hour are small tasks, one after another. “As long as there is some next thing,” “the great one,” which is all that would overwhelm her, has to wait.',
    hints: [
      'What do small tasks do for the speaker?',
      'In which lines is she working?',
      'In which of those does the work hold something back?',
      'Where does a small thing come before a big one?',
    ],
  }),
  reading({
    key: 'rw-textual-43',
    skill: 2,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>Students who take notes by hand have been found, in some experiments, to understand a lecture better afterward than students who type. Of the two, typing is much the faster, and this has been thought to be the whole of the matter. Whoever types can take down nearly every word, and does so without having to decide what the words amount to; whoever writes by hand falls behind at once and must choose, shorten, and rephrase. The advantage of the hand, according to this explanation, lies in nothing but its slowness, which leaves the listener no choice but to think.</p>',
    question: findingAgainst('the explanation'),
    at: 'a',
    right:
      'Students who were taught to write by hand as fast as others type, and who took down every word, understood a lecture as well as those who wrote slowly.',
    wrong: [
      [
        'Students who typed but had been told to rephrase the lecture in fewer words understood it as well as those who wrote by hand.',
        'reversed-direction',
        'If typing with rephrasing works as well, then rephrasing is what matters, as the explanation has it.',
        'It shows typists who do as well as the others, which seems to contradict the first sentence.',
      ],
      [
        'Students who wrote by hand filled fewer pages than those who typed, and among those who wrote by hand, the ones who wrote least understood most.',
        'opposite-meaning',
        'Writing less and understanding more is what one expects if one has to choose and shorten.',
      ],
      [
        'Students who typed understood a lecture as well as those who wrote by hand if both were given a full transcript to study on the following day.',
        'true-but-off-point',
        'A transcript may make up for poor notes; it does not show why notes by hand are better to begin with.',
        'Here the advantage of the hand is gone, whatever the reason for it was.',
      ],
    ],
    why: 'If slowness were the whole advantage, it should be lost when the hand is fast and takes down every word. If it is kept, it must lie in something else about writing by hand.',
    hints: [
      'What’s the one cause in this explanation?',
      'What should happen if a hand were as fast as a keyboard?',
      'To test a cause, take it away. What would you have people do?',
      'Still by hand, but not slow: what result would be a surprise?',
    ],
  }),
  reading({
    key: 'rw-textual-44',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>The roses in a Dutch still life of the 1660s are a chalky white. Conservators think that they were once pink. In their opinion, the painter used a dye made from insects, which loses its color when it is exposed to light over the centuries and leaves only the white with which it was mixed.</p>',
    question: findingFor('the conservators’ opinion'),
    at: 'b',
    right:
      'Where the frame has covered one of the roses, its petals are pink, and remains of the dye were found in the others.',
    wrong: [
      [
        'Where the frame has covered one of the roses, its petals are white, and the green of its leaves is darker than elsewhere.',
        'opposite-meaning',
        'Petals that no light has reached should have kept their color, if they ever had it.',
      ],
      [
        'Where roses appear in other pictures by the painter, they are pink, and there are remains of the dye in some of these pictures.',
        'plausible-but-unsupported',
        'What the painter did in other pictures does not show what he did in this one.',
      ],
      [
        'Where the picture is named in a list of the painter’s works, it is called <em>Roses and Lemons</em>, and its price and size are given.',
        'irrelevant-evidence',
        'A title, a price, and a size say nothing about color.',
      ],
    ],
    why: 'Light fades the dye; where no light came, the petals are still pink. And the white ones hold what is left of the dye. Both agree with the opinion.',
    hints: [
      'What do they think light does to the dye?',
      'Where in the picture might light never have reached?',
      'Which picture would tell you most: this one or another?',
      'How should hidden petals look next to the ones we see?',
    ],
  }),
  reading({
    key: 'rw-textual-45',
    skill: 2,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p><em>Second Desk</em> is a 1964 novel by Eamon Tully, whose narrator looks back on the twelve years in which he was the assistant of a celebrated conductor. He carried scores, answered letters, and rehearsed the orchestra on days when the great man did not care to appear; he also learned, as he is the first to say, all that has since made his own name. Most readers decide early on whether it is a tribute that they are reading or an act of revenge. A student argues that this is the wrong question: in the narrator’s recollections, gratitude and resentment have become so entangled that he can no longer express either of them without the other.</p>',
    question: quotationFrom('<em>Second Desk</em>'),
    at: 'a',
    right:
      '“All that I know he taught me, most of it at two in the morning, by telephone; and to this day I cannot hear a phrase well turned without feeling that I have been woken.”',
    wrong: [
      [
        '“He was the greatest musician of the age, and I carried his scores. If it had entered his head to ask me, I should have carried the piano, and thought it an honor, as indeed it would have been.”',
        'true-but-off-point',
        'The narrator’s devotion is expressed here without a trace of the opposite feeling.',
        'Carrying scores is humble work, and one may hear a complaint in the piano.',
      ],
      [
        '“He had my name wrong for the first two years, and for the ten that followed he had it right and called it down corridors, and I could not tell you now which of the two was worse.”',
        'true-but-off-point',
        'Both the wrong name and the right one are resented; nothing is said in his favor.',
        'Two opposite things are weighed against each other, as in the claim.',
      ],
      [
        '“I left him in the spring of the twelfth year. He told me that I was making a mistake, and shook my hand, and I found by the autumn that I had given up thinking about him altogether.”',
        'irrelevant-evidence',
        'At the end of these lines, there is neither of the two feelings.',
      ],
    ],
    why: '“All that I know he taught me” is gratitude; the calls in the night are a grievance; and in the last clause, the pleasure in a phrase and the annoyance at being woken have become one feeling.',
    hints: [
      'Which two feelings have to be in the same quotation?',
      'What does he owe the conductor, and what does he hold against him?',
      'The same kind of feeling twice: is that enough?',
      'Where does something good come only with something bad?',
    ],
  }),
  reading({
    key: 'rw-textual-46',
    skill: 2,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Last year, a small town replaced its old streetlights with lamps that shine only downward. The members of the town’s astronomy club claim that because of the new lamps, more stars can be seen from the town than before.</p>',
    question: findingFor('the members’ claim'),
    at: 'a',
    right: 'In the same part of the sky, on clear nights, members counted more stars after the change.',
    wrong: [
      [
        'In the same part of the sky, members counted more stars on clear nights than on cloudy ones.',
        'irrelevant-evidence',
        'Clouds hide stars under any lamps; before and after are not compared.',
      ],
      [
        'In the same part of the sky, on clear nights, members counted as many stars before as after.',
        'opposite-meaning',
        'If the number stayed the same, the new lamps made no difference.',
      ],
      [
        'In the months after the change, the members of the club met to count stars more often than before.',
        'irrelevant-evidence',
        'How often they meet does not tell how many stars can be seen.',
      ],
    ],
    why: 'With the same part of the sky and equally clear nights, the lamps are what is different; more stars after the change than before it is what the claim says.',
    hints: [
      'Which two times does the claim compare?',
      'What should get counted?',
      'To be fair, what has to stay the same?',
      'If the claim is true, how do the two counts compare?',
    ],
  }),
  reading({
    key: 'rw-textual-47',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>A chain of cafés used to take ten cents off the price for customers who brought a cup of their own, and hardly anyone did. In some of its cafés, it then dropped the discount and charged ten cents for a paper cup instead; soon a third of the customers brought their own. On one reading, this shows once more that people feel a loss more keenly than a gain of equal size. But a charge is also a message. A discount tells customers that bringing a cup is something extra, for which one is thanked; a charge tells them that it is what people are expected to do. On this second reading, it is not for the sake of the ten cents that they bring a cup.</p>',
    question: findingFor('the second reading'),
    at: 'd',
    right:
      'In cafés that charged nothing but asked customers, on a sign, to bring cups as everybody did, a third of the customers brought their own.',
    wrong: [
      [
        'In cafés with a charge, customers who had already paid it once or twice were more likely to bring their own cup than customers who had not.',
        'reversed-direction',
        'That people act after having paid speaks for the pain of paying, which is the first reading.',
      ],
      [
        'In cafés with a discount, a third of the customers said that they would bring their own cup if there were a charge of ten cents for paper ones.',
        'irrelevant-evidence',
        'What people say that they would do agrees with what happened but gives no reason for it.',
        'The figure is the same as that of customers who really brought a cup.',
      ],
      [
        'In cafés that raised the charge to twenty cents, half of the customers brought their own cup, while doubling the discount had no effect at all.',
        'opposite-meaning',
        'If more is brought when more is to be lost, the loss of money seems to count, and this is the first reading.',
        'It confirms that charges and discounts of the same size have different effects.',
      ],
    ],
    why: 'The second reading says that the message works and the money does not. If the message alone, without any money, has the effect of the charge, that is what it would lead one to expect.',
    hints: [
      'In each reading, why do customers bring a cup?',
      'A charge does two things at once. What are they?',
      'To tell them apart, which of the two would you keep?',
      'There’s a message but no money to lose. What should customers do, in the second reading?',
    ],
  }),
  reading({
    key: 'rw-textual-48',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In a speech for women’s suffrage that she gave in 1871, Hannah Brice suggests that those who ask women to be patient have never had to practice patience themselves.</p>',
    question: quotationFrom('Brice’s speech'),
    at: 'c',
    right: '“We are advised to wait by gentlemen who ring a second time if the carriage is not at the door.”',
    wrong: [
      [
        '“We have waited for forty years, and have been told each year how well it becomes us to do so.”',
        'true-but-off-point',
        'This tells how long women have waited, not how those who advise them behave.',
      ],
      [
        '“They ask us what we would do with the vote; it is a fair question, and they have had it so long.”',
        'irrelevant-evidence',
        'These words turn a question back on those who have the vote; patience is not the subject.',
      ],
      [
        '“I do not say that they are unjust. They are seated; and who is seated cannot see who has to stand.”',
        'plausible-but-unsupported',
        'Their comfort is blamed for what they do not see, but nothing shows them unable to wait.',
      ],
    ],
    why: 'The gentlemen advise others to wait; they themselves cannot wait for a carriage. Both halves of the claim are there.',
    hints: [
      'Is the claim about those who wait or those who tell them to?',
      'In which quotations is anyone told to wait?',
      'And how do the advisers themselves behave?',
      'Which little scene shows someone who can’t stand waiting?',
    ],
  }),
  reading({
    key: 'rw-textual-49',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>“The Night Bakery” is a 1962 short story by Lorna Achterberg. In the story, the baker, Yusuf, takes pride in his work although nobody is there to see it.</p>',
    question: quotationFrom('“The Night Bakery”'),
    at: 'b',
    right:
      '“At four he set the loaves in the window, the finest ones in front, stepped out into the empty street to look at them, and nodded.”',
    wrong: [
      [
        '“When customers praised the bread, he waved his floury hand at them, as if it had been the flour that had done everything.”',
        'opposite-meaning',
        'There are people here who see the work, and he does not show any pride.',
      ],
      [
        '“He would have liked to sit in the shop for once and hear what people said, but by the time they came he had to be asleep.”',
        'true-but-off-point',
        'Nobody sees him, but what he feels is a wish and not pride.',
      ],
      [
        '“He worked no better than he was paid for; nobody, he used to say, looks at a loaf for longer than it takes to cut the thing.”',
        'opposite-meaning',
        'A man who works no better than he is paid for is not proud of what he makes.',
      ],
    ],
    why: 'The finest loaves in front and the nod show pride; the street is “empty,” so nobody sees it.',
    hints: [
      'The claim has two parts. What are they?',
      'In which quotations is Yusuf alone?',
      'In which of those is he pleased with the bread?',
      'Where does he do something small that nobody sees?',
    ],
  }),
  reading({
    key: 'rw-textual-50',
    skill: 2,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>The eggs of many small birds are spotted with reddish pigment, and it is natural to think of camouflage. But some of these birds nest in dark holes, where there is nobody to hide an egg from. For one such bird, it has been proposed that the spots have to do with calcium, which the shell is made of and which is scarce in woods on poor soil. Where a shell has turned out too thin, pigment is laid down, on this hypothesis, in order to strengthen it; the spots, one might say, are the patches that a careful mason puts on a weak wall. Nothing is claimed, in this case, about what the spots on other eggs are for.</p>',
    question: findingAgainst('the hypothesis'),
    at: 'c',
    right:
      'When birds of this kind were fed ground snail shells, which are rich in calcium, their eggs had thicker shells and as many spots as before.',
    wrong: [
      [
        'When the eggs of birds of this kind were compared, those from woods on poor soil were found to have thinner shells and more spots than others.',
        'opposite-meaning',
        'Poor soil, thin shells, and many spots go together just as they should.',
      ],
      [
        'When birds of this kind were made to nest in open boxes, where eggs can be seen, their eggs had no more spots than those of birds in dark holes.',
        'true-but-off-point',
        'This shows that camouflage plays no part, which the hypothesis says as well.',
        'Spots that stay the same where change was expected sound like a failure of the idea, but of which one?',
      ],
      [
        'When the eggs of birds that nest in the open were examined, the spots lay as often on the thick parts of the shell as they did on the thin ones.',
        'confused-details',
        'The hypothesis concerns a bird of dark holes and claims nothing about the others.',
        'Spots on thick parts of a shell cannot be patches, at least on those eggs.',
      ],
    ],
    why: 'If spots are patches for thin shells, they should become fewer when calcium makes the shells thick. If they stay as many, they are not there to make up for thinness.',
    hints: [
      'Which birds is the hypothesis about?',
      'In the hypothesis, what’s the pigment for?',
      'If spots are patches, which shells should have few of them?',
      'Say the birds get more calcium. What would the hypothesis not expect?',
    ],
  }),
];
