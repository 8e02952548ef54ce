import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_31_40: readonly Item[] = [
  reading({
    key: 'rw-textual-31',
    skill: 2,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The penguins of a zoo follow their keeper, Mr. Bhatt, wherever he goes. He always wears a yellow coat when he is at work, and he has come to believe that it is the coat that the penguins know and not his face or his walk.</p>',
    question: findingFor('Mr. Bhatt’s belief'),
    at: 'b',
    right: 'The penguins followed another keeper who wore the yellow coat but not Mr. Bhatt when he wore a blue one.',
    wrong: [
      [
        'The penguins followed Mr. Bhatt when he wore a blue coat but not another keeper who wore the yellow one.',
        'opposite-meaning',
        'Here the penguins know the man and do not care about the coat.',
      ],
      [
        'The penguins followed another keeper who wore a blue coat but not Mr. Bhatt when he wore the yellow one.',
        'opposite-meaning',
        'In this case, the yellow coat has no effect at all.',
      ],
      [
        'The penguins followed Mr. Bhatt when he wore the yellow coat and another keeper who wore a blue one.',
        'plausible-but-unsupported',
        'They seem to follow anybody in any coat, so that the yellow one cannot be the reason.',
      ],
    ],
    why: 'Coat and man are separated: the penguins go with the coat, whoever wears it, and leave the man when he does not.',
    hints: [
      'How might the penguins recognize Mr. Bhatt?',
      'What does he think they go by?',
      'How would you separate the coat from the man?',
      'If he’s right, what do the penguins do when someone else wears the coat?',
    ],
  }),
  reading({
    key: 'rw-textual-32',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>“Whitewash” is a 1938 poem by Idris Callow. Its speaker paints the same harbor wall each spring, and in the course of the poem he comes to find comfort in the fact that the task is without end.</p>',
    question: quotationFrom('“Whitewash”'),
    at: 'a',
    right:
      '“The salt will have it off again by March. / Good. I should not know what to do with hands / that had laid down a brush and finished something.”',
    wrong: [
      [
        '“Each year the wall takes more than I can carry: / three pails, then four. My father did with two, / and had the time, they say, to paint the boats.”',
        'opposite-meaning',
        'The growing labor is a burden here and no comfort.',
      ],
      [
        '“The boats come in, and every crew lifts up / one hand to me before the anchor drops. / I am what they can see of home from there.”',
        'true-but-off-point',
        'This is a comfort, but it comes from being seen and not from the endlessness of the task.',
      ],
      [
        '“Four weeks it stands there, white enough to hurt; / then gulls, then weather, and the green comes through / as if I had been nobody, and nowhere.”',
        'opposite-meaning',
        'The work is undone again, but what the speaker feels at that is a loss of himself.',
      ],
    ],
    why: 'The paint will be gone “again by March,” so the task is endless, and “Good” welcomes this; a finished task would leave him with idle hands.',
    hints: [
      'The claim says two things. What are they?',
      'In which lines does the work get undone?',
      'Where does the work get undone, and he’s glad about it?',
      'What exactly does he have to be glad of?',
    ],
  }),
  reading({
    key: 'rw-textual-33',
    skill: 2,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>In the month in which the public library of Aldermere gave up its fines for overdue books and forgave those that were owed, three times as many overdue books came back as in the month before. People who owed money, the director explained, had been staying away for fear of having to pay, and the fear was now gone. One of the trustees was not persuaded. The change, he pointed out, had been announced on the radio and in every newspaper of the county, and a borrower who hears the library mentioned twice a day will remember what is lying under his bed, whether he owes it a cent or not. It was attention, in his opinion, and not forgiveness that had brought home the books.</p>',
    question: findingAgainst('the trustee’s opinion'),
    at: 'c',
    right:
      'Among borrowers with overdue books, those who had owed fines returned more of them that month, while those still within the days of grace did not.',
    wrong: [
      [
        'Among borrowers who returned overdue books that month, more had heard of the change on the radio than had read of it in a newspaper.',
        'irrelevant-evidence',
        'This compares two ways of getting attention; attention may have done its work in either.',
      ],
      [
        'In a neighboring town that kept its fines, a campaign for reading was announced on the radio, and more overdue books came back that month than before.',
        'opposite-meaning',
        'There, attention alone brought books back, just as he says.',
        'A second town without forgiveness looks like the comparison that is needed.',
      ],
      [
        'Before the change, borrowers who owed large fines had stayed away from the library for longer than borrowers who owed small ones.',
        'true-but-off-point',
        'This agrees with the director on the time before; it leaves open what brought books back in that month.',
        'It confirms that fines frightened people, which is half of what the director says.',
      ],
    ],
    why: 'Everyone heard the news, so attention should have moved those who owed nothing as well: “whether he owes it a cent or not.” If only people with fines brought back more, it was the forgiveness that made the difference.',
    hints: [
      'For the trustee, does it matter whether you owe a fine?',
      'Who does each explanation apply to?',
      'Both groups have to hear the same news. What should be different about them?',
      'Who had overdue books but nothing to be forgiven?',
    ],
  }),
  reading({
    key: 'rw-textual-34',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p><em>The Blue Dish</em> is a 1923 novel by Wilhelmina Strand. The narrator portrays her aunt as a person who gets her own way while she appears to be asking what others would like.</p>',
    question: quotationFrom('<em>The Blue Dish</em>'),
    at: 'd',
    right:
      '“My aunt inquired whether I would say the blue dish or, on the whole, the blue one; and when I had chosen, she told the company that it was all my idea.”',
    wrong: [
      [
        '“‘Put it there,’ said my aunt, and we put it there; in thirty years, nobody in that house had been known to put anything anywhere else, or to ask her why.”',
        'confused-details',
        'She gets her way here by giving an order, without asking anyone.',
      ],
      [
        '“My aunt asked every one of us what we thought of the curtains, wrote it all down in a column, and lay awake over it until it was light.”',
        'opposite-meaning',
        'She asks in earnest here, and the answers trouble her; she does not get her own way.',
      ],
      [
        '“‘I never interfere,’ said my aunt, and it was so: she would watch a pot boil over for half an hour sooner than be heard to mention it.”',
        'irrelevant-evidence',
        'In these lines, she neither asks nor gets anything.',
      ],
    ],
    why: 'The “choice” is between the blue dish and “the blue one,” so the aunt has decided; yet she asks, and even calls the result the narrator’s idea.',
    hints: [
      'Two things have to come together. What are they?',
      'In which quotations does the aunt ask something?',
      'Does it matter what the others say?',
      'What kind of question leaves you only one answer?',
    ],
  }),
  reading({
    key: 'rw-textual-35',
    skill: 2,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>Pilgrims of the Middle Ages brought home small badges of tin and lead from the shrines that they had visited. A surprising number have come to light in the beds of rivers, at places where the rivers used to be crossed. In the eyes of some archaeologists, this calls for no explanation. Whatever was lost or thrown away in a town ended up in its river sooner or later, and mud preserves such metals, which soon decay in the soil of a garden. Others believe that the badges were let fall into the water on purpose, in thanks for a safe return, as coins are thrown into fountains. That they lie at crossings proves little, they admit, since this is where people were.</p>',
    question: findingFor('what the others believe'),
    at: 'b',
    right:
      'Where badges are common in the mud at a crossing, buttons and other trifles of tin and lead from the same years are rare.',
    wrong: [
      [
        'Where badges are common in the mud at a crossing, they lie amid broken pots, worn shoes, and other rubbish from the same years.',
        'opposite-meaning',
        'Badges among rubbish look like rubbish, as the first archaeologists think.',
      ],
      [
        'Where badges are common in the mud at a crossing, most of them are from shrines that it took several weeks of travel to visit.',
        'plausible-but-unsupported',
        'Badges from far away may be lost and thrown away like any others.',
        'After so long a journey, one had good reason to give thanks for a safe return.',
      ],
      [
        'Where badges are common in the mud at a crossing, those found in the gardens of the town are few and in very poor condition.',
        'opposite-meaning',
        'This is what the first archaeologists say of mud and of garden soil.',
        'It confirms that the river holds far more badges than the town.',
      ],
    ],
    why: 'Loss, rubbish, and mud would treat a button of tin just as they treat a badge of tin. If there are badges and no buttons, the badges must have got there in another way.',
    hints: [
      'In the first view, how do badges end up in a river?',
      'Would only badges end up in the river that way?',
      'In the second view, what’s special about badges?',
      'What else is lost as easily, so you could compare it with badges?',
    ],
  }),
  reading({
    key: 'rw-textual-36',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the summer of 1889, Edda Holm walked across Iceland and wrote letters home. In a letter from the north, she makes clear that the kindness of the people impresses her more than the scenery does.</p>',
    question: quotationFrom('Holm’s letter'),
    at: 'b',
    right:
      '“They tell me that the falls are the finest in Europe, and I dare say it is so; but it is the old woman who dried my boots all night, turning them like bread, whom I shall describe to you.”',
    wrong: [
      [
        '“They tell me that the falls are the finest in Europe, and for once one is told the truth; I stood before them until it was dark and quite forgot that I had had nothing to eat since the morning.”',
        'opposite-meaning',
        'Here the falls make her forget everything else.',
      ],
      [
        '“The farmer let us have his second horse for a fair price, and as it knew the way and I did not, I gave up holding the reins and looked about me at the mountains.”',
        'irrelevant-evidence',
        'A fair price is not yet kindness, and it is the mountains that she looks at.',
      ],
      [
        '“The people here are said to be slow with strangers, and it may well be; in four days I have met with nobody but sheep, and they did not seem to be in any hurry either.”',
        'opposite-meaning',
        'She has met no people who could have impressed her.',
      ],
    ],
    why: 'The falls are dismissed with “I dare say it is so,” and the woman who dried the boots is what Holm wants to describe: kindness counts for more than scenery.',
    hints: [
      'Which two things does the claim compare?',
      'In which quotations does someone do her a kindness?',
      'Which quotation has both the scenery and the people?',
      'Which side gets more weight after “but”?',
    ],
  }),
  reading({
    key: 'rw-textual-37',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>In Matthias Oriel’s 1951 play <em>The Inventory</em>, the sculptor Varga goes through the studio of his late rival, Benedek, whose reputation came to surpass his own, and speaks to the executor about what he finds there. The two men had shared a teacher, a prize, and for some years a staircase, and everybody else in the play takes it for granted that they hated each other. A reviewer remarked that Varga is never so much on his guard as when he is being generous: in his mouth, even praise of the dead man is so phrased that Varga’s own superiority comes to no harm.</p>',
    question: quotationFrom('<em>The Inventory</em>'),
    at: 'd',
    right:
      '“He had a better eye than I. I have always said so. One had only to hand him a thing that somebody else had found, and he would see at once what it was.”',
    wrong: [
      [
        '“He had a worse eye than I have, and a worse hand, and now he has a street, and eleven lines in the encyclopedia, and I have been lent his keys.”',
        'confused-details',
        'Varga’s superiority is upheld, but there is no praise of Benedek.',
      ],
      [
        '“He had a better eye than I, and I never said so. I let him think for forty years that I had not noticed. He was kind enough to believe me.”',
        'true-but-off-point',
        'This praise is not on its guard; it costs Varga an admission of defeat.',
        'It opens with nearly the same words of praise, and Varga has indeed been guarded for forty years.',
      ],
      [
        '“We were not rivals. A rival wants what you want. He wanted to be looked at and I to be let alone, and each of us, I think, has got it.”',
        'confused-details',
        'Varga comes off well, but what he says of Benedek is hardly praise.',
        'It sounds fair to both men and leaves Varga’s pride unhurt.',
      ],
    ],
    why: '“A better eye than I” is praise. But the eye is good only for what “somebody else had found”: to discover things remains the privilege of others, Varga among them.',
    hints: [
      'The reviewer wants two things in one speech. What are they?',
      'In which speeches is there any real praise?',
      'Where there’s praise, what’s left of it at the end?',
      'Which compliment has a catch?',
    ],
  }),
  reading({
    key: 'rw-textual-38',
    skill: 2,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>A city put up displays at half of its bus stops that count down the minutes until the next bus. Complaints about slow service fell by a third, although the buses ran no more often than before. The bus company’s explanation is that waiting feels shorter when people know how long it will take.</p>',
    question: findingFor('the bus company’s explanation'),
    at: 'b',
    right:
      'Asked how long they had waited, people at stops with displays named fewer minutes than had passed, and people at other stops named more.',
    wrong: [
      [
        'Asked what annoyed them most about the service, people at stops with displays and people at other stops both named the price.',
        'irrelevant-evidence',
        'A complaint about the price says nothing about how long a wait feels.',
      ],
      [
        'Asked whether the displays were accurate, people at stops with displays said that the buses came a minute or more after the displays had said they would.',
        'true-but-off-point',
        'Whether the displays are right is another question; it does not show that the wait felt shorter.',
      ],
      [
        'Asked how they used the minutes before the bus came, people at stops with displays said that they went for coffee and waited less.',
        'plausible-but-unsupported',
        'On this finding, people really wait for a shorter time at the stop; it need not feel any different.',
      ],
    ],
    why: 'The explanation is about how long a wait feels. If the same sort of wait is underestimated with a display and overestimated without one, then the display makes it feel shorter.',
    hints: [
      'What gets shorter: the wait, or how long it feels?',
      'How could you find out how long a wait feels?',
      'Which stops should be compared?',
      'If the company’s right, what would people say about their wait?',
    ],
  }),
  reading({
    key: 'rw-textual-39',
    skill: 2,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>Flamingos stand on one leg for hours. According to one hypothesis, they do so in order to keep warm. Their legs are bare, water carries heat away much faster than air, and a bird that tucks one leg into its feathers loses only half as much in this way. According to another, one leg is simply less work than two. The joints of a flamingo’s leg lock beneath its weight, so that the muscles can rest, but only if the foot is right under the middle of the body, where there is no room for a second foot. Each of the hypotheses may have something in it; a posture that has been taken up for one reason can turn out to be good for another.</p>',
    question: findingFor('the first hypothesis over the second'),
    at: 'a',
    right:
      'In a flock, more birds were on one leg when the water was cold than when it was warm, and fewer of those on dry ground were on one leg at all.',
    wrong: [
      [
        'In a flock, birds that were on one leg swayed less than birds that were on two, no matter whether the water was cold or warm.',
        'opposite-meaning',
        'A firm stand that does not depend on the cold fits the locking joints better.',
      ],
      [
        'In a flock, birds on dry ground that had been warmed by the sun were on one leg just as often as birds that stood in cold water.',
        'reversed-direction',
        'If cold water makes no difference, there seems to be no heat to be saved.',
        'It compares ground and water, warm and cold, as one would have to do.',
      ],
      [
        'In a flock, birds that had been on one leg for an hour changed to the other, so that both legs were in the water for about as long.',
        'plausible-but-unsupported',
        'A leg may be changed because it is cold or because it is tired; this fits either hypothesis.',
        'Legs in the water are what the first hypothesis speaks of.',
      ],
    ],
    why: 'What is saved in locking a joint is the same in cold and warm water and on land. If birds stand on one leg above all where a bare leg loses much heat, then the heat seems to be the reason.',
    hints: [
      'What does a flamingo save in each hypothesis?',
      'When does a bare leg lose a lot of heat?',
      'Would the leg joints work differently in cold water?',
      'If it’s about warmth, what should the habit change with?',
    ],
  }),
  reading({
    key: 'rw-textual-40',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In her 1977 memoir <em>Salt and Paper</em>, Hana Lisek describes the apartment in which she grew up. She suggests that the silence that prevailed there was not a lack of communication but a kind of it.</p>',
    question: quotationFrom('<em>Salt and Paper</em>'),
    at: 'a',
    right:
      '“A cup set down a little harder than it need have been was a paragraph, and my father, who read everything, read it without raising his eyes.”',
    wrong: [
      [
        '“Nobody spoke at table, and I had no idea, until I ate at other people’s, that one could ask another person what he was thinking.”',
        'opposite-meaning',
        'Here, silence is just what the claim says that it was not.',
      ],
      [
        '“My father read aloud to us at night, and so well that all through the following day nobody had anything to say that could have stood beside it.”',
        'confused-details',
        'What communicates here is the reading; the silence only follows from it.',
      ],
      [
        '“My mother could talk to anybody, in the shop or on the stairs, and fell silent only when she had put her key into our own lock.”',
        'irrelevant-evidence',
        'The mother’s silence is noted, but it tells nobody anything.',
      ],
    ],
    why: 'No word is said, but the cup is “a paragraph,” and the father “read it”: something is told and understood in silence.',
    hints: [
      'The claim says “not … but.” Which half should you see?',
      'In which quotations is it silent in the apartment?',
      'In which of those does someone say something without words?',
      'It takes two to communicate. Besides a sender, who do you need?',
    ],
  }),
];
