import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_61_70: readonly Item[] = [
  reading({
    key: 'rw-structure-61',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Every evening that summer, the brothers argued about the roof. Anselm held that it would outlast the winter if one only left it alone; Tobias, that it must come off, down to the rafters, before the first frost. They argued over soup and over cards, and from their beds in the dark. In September, Anselm was called to the coast for a week. He came home to find the old shingles where they had been and Tobias asleep beneath them. A winter, said Tobias, was not so very long. Anselm said nothing. He leaned in the yard the ladder that he had carried eleven miles on his shoulder and set the bag of nails beside it.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It presents a disagreement and then shows that each side has come around to the other.',
    wrong: [
      [
        'It presents a disagreement and then tells of an event by which one side is proved right.',
        'not-stated',
        'No winter comes in the text, so nothing proves how long the roof will last.',
      ],
      [
        'It describes a habit of two people and then explains how they first came to form it.',
        'not-stated',
        'The evening quarrels are described; how they began is not.',
      ],
      [
        'It describes a task and then tells how two people managed to share the work it took.',
        'ignores-evidence',
        'At the end, no work has been done on the roof.',
      ],
    ],
    why: 'Anselm wanted to leave the roof alone and comes back with ladder and nails; Tobias wanted to tear it off and now says that a winter is “not so very long.” Each has taken up the opinion of the other.',
    hints: [
      'What did each brother want in the summer?',
      'What does Tobias say in September?',
      'Why would anyone carry a ladder eleven miles?',
      'Compare where each brother starts and where he ends up. What happened?',
    ],
  }),
  reading({
    key: 'rw-structure-62',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>That the sky is dark at night seems to want no more explanation than that the Sun has set. But suppose, as many used to do, that stars are strewn evenly through a universe that has neither bounds nor a beginning. Every line of sight, however far it had to run, would then meet the surface of a star at last, as in a deep enough forest every line of sight meets a trunk, and the whole sky ought to blaze like the Sun. <u>Dust between the stars will not help.</u> Having been bathed in their light forever, it would have been heated until it glowed as they do. It is one of the suppositions that has to go: if there was a beginning, then from beyond a certain distance no light has had the time to reach us.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It rejects a way of escaping what follows from the suppositions.',
    wrong: [
      [
        'It admits a weakness in the reasoning that led to the suppositions.',
        'confused-details',
        'The suppositions are a starting point here, and no reasoning led to them.',
        '“Will not help” sounds as though the argument had run into trouble of its own.',
      ],
      [
        'It points to a flaw in the explanation that is accepted at the end.',
        'reversed-direction',
        'What is accepted at the end has to do with time; dust is disposed of before that.',
      ],
      [
        'It tells why the suppositions were hard to test by looking at the sky.',
        'plausible-but-unsupported',
        'Dust does hide stars, but the text is concerned with what it would do in the end, which is to glow.',
        'One knows that dust gets in the way of a telescope, and “will not help” can be read in this sense.',
      ],
    ],
    why: 'From endless, ageless space full of stars it follows that the sky should blaze. One could try to keep the suppositions and say that dust blocks the light; the sentence, with the reason after it, shuts this way out, so that a supposition must be given up.',
    hints: [
      'What should the night sky look like if the suppositions were true?',
      'Someone wants to save the suppositions. How could dust help with that?',
      'What would happen to the dust in the long run?',
      'What had to be out of the way before the text says one supposition “has to go”?',
    ],
  }),
  reading({
    key: 'rw-structure-63',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Until the 1880s, each American town set its clocks by the Sun, so that when it was noon in Chicago, it was already ten minutes past in towns somewhat farther east. This did no harm to people who traveled on foot or by cart. To the railroads, with dozens of local times on every line, it meant muddled timetables and a danger of collisions. On November 18, 1883, the companies began to run their trains by four zones, and most towns soon followed.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To explain why a country changed its way of telling time',
    wrong: [
      [
        'To describe how people in one city used to measure time',
        'detail-not-main-idea',
        'Chicago serves as one example, and the text moves on to the whole country.',
      ],
      [
        'To argue that local time suits travelers better than zones do',
        'opposite-meaning',
        'Local time is what caused the trouble with timetables.',
      ],
      [
        'To compare the railroads of one country with those of another',
        'not-stated',
        'Only American railroads are mentioned.',
      ],
    ],
    why: 'Local times did no harm until there were trains; their dangers led the railroads, and then the towns, to use zones. Cause and change make up the text.',
    hints: [
      'How did towns set their clocks before 1883?',
      'Who had trouble with all those local times?',
      'What did the companies do about their trouble?',
      'How would you tell the whole story in three short steps?',
    ],
  }),
  reading({
    key: 'rw-structure-64',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Around 1880, no museum of any ambition was without its hall of plaster casts. A town in the Midwest that would never own a Greek marble could own the frieze of the Parthenon, white and complete, at so much a foot. Forty years later, the word “copy” had turned sour. Museums that could now pay for originals sent their casts to the cellar, or to schools, where students drew on them in more senses than one, or to the dump. The originals, meanwhile, as far as they stood outdoors, were standing in the smoke of the century and in its acid rain. Whoever wants to see a fold or a letter that the chisel left there may have to look for it on a cast that was taken two hundred years ago. It is a copy still. It is only less easy to say of what.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It follows a kind of object from esteem through neglect to a value that nobody intended.',
    wrong: [
      [
        'It follows a kind of object from esteem to neglect and then defends the reasons for its neglect.',
        'opposite-meaning',
        'The end of the text gives a reason to be sorry for what was thrown out.',
      ],
      [
        'It follows a kind of object from esteem to neglect and back to favor when tastes changed again.',
        'plausible-but-unsupported',
        'That people have come to like casts again is not said; see for what purpose one looks at them now.',
        'The text does end with a good word for what had been despised.',
      ],
      [
        'It compares two kinds of objects and then shows that those who preferred one of them were right.',
        'confused-details',
        'Casts and originals are compared, but what those who preferred casts valued is not what casts are good for now.',
        'The casts win out over the originals in the end, in a way.',
      ],
    ],
    why: 'Casts are the pride of museums around 1880 and rubbish forty years later. Since the originals have decayed in the meantime, old casts show what is gone from them, which nobody had in mind when they were made.',
    hints: [
      'How did people feel about casts in 1880, and forty years later?',
      'What happened to the originals “meanwhile”?',
      'What can you find on an old cast today that you can’t find elsewhere?',
      'There are three stages. Is the last one the same as the first?',
    ],
  }),
  reading({
    key: 'rw-structure-65',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>A quartet by Beethoven keeps four players busy for half an hour or so, as it did when it was new. Over the same two centuries, the hours that go into a shirt or a ton of steel have dwindled to a small part of what they were. People who can make shirts so fast, and are paid accordingly, cannot be hired to play the viola for what was paid in 1820; the price of a quartet has had to climb with wages elsewhere, though not a note is different. William Baumol and William Bowen, who pointed this out in the 1960s, had the performing arts in mind, but the same holds for a lesson, or a night at a sickbed. The thing has been called a disease. It might as well be called a compliment, and in any case the patient is quite well.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To explain how a service grows expensive while it stays as it was',
    wrong: [
      [
        'To argue that those who perform a service deserve the wages of those who make goods',
        'not-stated',
        'How wages move is described; what anyone deserves is not.',
        'The wages of musicians are set beside those of people who make shirts.',
      ],
      [
        'To show how a service suffers in quality when goods become cheaper to make',
        'opposite-meaning',
        '“Not a note is different,” and “the patient is quite well.”',
        'The word “disease” and the cheap shirts seem to point to a decline.',
      ],
      [
        'To object that an idea about one service has been carelessly applied to others',
        'reversed-direction',
        'The text itself extends the idea to a lesson and a sickbed, with approval.',
      ],
    ],
    why: 'The quartet takes the same four people and the same half hour, but it costs more because wages have risen where work has become faster. The example is then extended, and the word “disease” is turned down: nothing is wrong with the service.',
    hints: [
      'What’s different about a quartet after two centuries, and what isn’t?',
      'Why can’t you hire a viola player for 1820 pay?',
      'What does “the patient is quite well” tell you about the quartet?',
      'Think of price and quality separately. Which one has changed?',
    ],
  }),
  reading({
    key: 'rw-structure-66',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>A water strider can run across a pond without getting wet. The insect weighs very little, but that alone would not keep it up. <u>Its legs are covered with thousands of tiny hairs, which hold air between them.</u> The air keeps the water away from the legs. They therefore press small dents into the surface of the pond but do not break through it.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It names a feature that makes an ability possible.',
    wrong: [
      [
        'It gives an example of an ability that is rare.',
        'wrong-relation',
        'The ability is running across a pond; the sentence is about what the legs are like.',
      ],
      ['It tells how an ability was first discovered.', 'not-stated', 'Nobody is said to have discovered anything.'],
      [
        'It explains why an ability is of little use to an animal.',
        'not-stated',
        'Nothing is said of how useful it is to run across a pond.',
      ],
    ],
    why: 'The strider can run on water, and its low weight is not enough to explain it. The hairs hold air, and the next sentences tell how the air keeps it from breaking through.',
    hints: [
      'What can the insect do?',
      'Is being light enough to keep it up?',
      'What do the next two sentences say about the air?',
      'Put the first and last sentences together. What does the one in between add?',
    ],
  }),
  reading({
    key: 'rw-structure-67',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The following text is a poem. Its speaker is an actor who stands in for another.</p><blockquote><p>Eleven winters I have known each line</p><p>And stood here in the wings with lips apart</p><p>While someone else’s mouth was saying mine.</p><p>I had her cough, her silences, by heart.</p><p>Tonight she’s ill. They’ve pinned me in her gown.</p><p>The house grows quiet, and the fiddles start.</p><p>I see the lamps, and past them half the town,</p><p>And nowhere any dark to say her part.</p></blockquote>',
    question: PURPOSE,
    at: 'b',
    right: 'To present a speaker who, given her chance, misses what she had before it',
    wrong: [
      [
        'To present a speaker who must take a part that she has had no time to learn',
        'opposite-meaning',
        'She has known each line for eleven winters.',
      ],
      [
        'To present a speaker who enjoys at last the place that a rival kept from her',
        'ignores-evidence',
        'The last line is not one of joy, and nothing was kept from her by ill will.',
      ],
      [
        'To present a speaker who pities the one whose sudden illness has raised her',
        'not-stated',
        'The illness is mentioned in two words and without any sign of pity.',
      ],
    ],
    why: 'For eleven winters she has said the part silently in the dark. Now that she is to play it in the light, the last line regrets that there is “nowhere any dark” in which to say it.',
    hints: [
      'What did the speaker do in the wings all those winters?',
      'What is different tonight?',
      'What can’t she find anywhere, in the last line?',
      'Does the last line sound glad about the lamps?',
    ],
  }),
  reading({
    key: 'rw-structure-68',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The conditional apology—“I am sorry if anyone was offended”—is generally held to be a failure of nerve. I am not sure that it is a failure of anything. It has the shape of regret and does the work of a lawyer: nothing is admitted, nobody is named, and the offense is filed among the matters on which reasonable people may differ. <u>The old formula, “I was wrong,” gave up every one of these comforts.</u> It could not be spoken without some expense to the speaker, and the person to whom it was spoken could see what had been paid. We have not forgotten how to apologize, as people like to say. We have found out how to do it for nothing, and we are surprised at what it buys.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It turns to another formula so as to bring out what the conditional one lacks.',
    wrong: [
      [
        'It grants that another formula had defects of which the conditional one is free.',
        'reversed-direction',
        'That “I was wrong” costs the speaker something is what makes it worth hearing.',
        'To give up comforts is a disadvantage, and the sentence lists it against the old words.',
      ],
      [
        'It explains why another formula was given up in favor of the conditional one.',
        'plausible-but-unsupported',
        'The comforts may well be a reason for the change, but the sentences that follow tell of what the old words were worth.',
        'People prefer comforts, and the text says that one formula is old.',
      ],
      [
        'It suggests that another formula was as insincere as the conditional one.',
        'opposite-meaning',
        'The one who said it had to pay for it, as the next sentence shows.',
      ],
    ],
    why: 'The text has just told what the conditional form is good for. “I was wrong” offers none of that and has instead a visible cost. It is this cost that the conditional form does without, and therefore it “buys” so little.',
    hints: [
      'What are “these comforts”?',
      'What can the person who hears “I was wrong” see?',
      'What does the last sentence say about an apology that costs nothing?',
      'Why bring up the old words at all in a text about the new ones?',
    ],
  }),
  reading({
    key: 'rw-structure-69',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>When the calendars of the world’s computers passed from 1999 to 2000 and the lights stayed on, many people concluded that the danger had been invented. Programs that stored a year as two digits had been expected to take “00” for 1900, and hundreds of billions of dollars, by most estimates, had been spent on finding and mending them. A disaster that has been paid for and does not occur can be described as averted or as imaginary, <u>and its not occurring suits both descriptions.</u> Those who prefer the second point to countries that spent little and did about as well. Engineers answer that such countries had fewer of the old programs and bought repaired ones from those who had paid. They may well be right. It is their misfortune that people who had been wrong would say the same.</p>',
    question: PORTION,
    at: 'c',
    right: 'It explains why an outcome cannot decide between two judgments.',
    wrong: [
      [
        'It notes that an outcome was welcome to people of both opinions.',
        'confused-details',
        'To “suit” a description is to agree with it; nobody’s pleasure is spoken of.',
        'No one can have wished for a disaster, and “suits” is often said of what pleases.',
      ],
      [
        'It implies that an outcome has been reported in two ways.',
        'confused-details',
        'That the lights stayed on is reported in one way only; people differ on what it means.',
        'There are two descriptions in the sentence, averted and imaginary.',
      ],
      [
        'It concedes that an outcome speaks for those who had seen no danger.',
        'reversed-direction',
        'The outcome speaks for them no more than for the others.',
      ],
    ],
    why: '“Averted” and “imaginary” both lead one to expect that nothing happens. What both lead one to expect cannot tell them apart, and so the argument goes on after it has happened.',
    hints: [
      'What would you expect to see if the disaster had been averted?',
      'And what would you expect if it had been imaginary?',
      'Can a quiet night tell you which one it was?',
      'Both camps saw the same night. What do they do for the rest of the text?',
    ],
  }),
  reading({
    key: 'rw-structure-70',
    skill: 6,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>In the basin of the Congo, the Lokele people used to send news over great distances with a hollowed log. Their language has two tones, a high one and a low one, and the drummer beat the tones of what he had to say. <u>A single pattern of tones, however, belongs to a good many words.</u> Drummers therefore did not beat the word for “moon” by itself; they beat a fixed phrase that says, as John Carrington put it in English, “the moon looks down at the earth.” Messages made of such phrases were several times as long as speech, and they were seldom misunderstood.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It raises a difficulty that the practice described next overcomes.',
    wrong: [
      [
        'It mentions an advantage that drums have over the spoken word.',
        'reversed-direction',
        'Words that share a pattern make things harder for a drummer.',
      ],
      [
        'It gives a reason that messages on drums were often mistaken.',
        'ignores-evidence',
        'It would have been a reason, but the last sentence says that they were not.',
      ],
      [
        'It corrects a false statement about the tones of a language.',
        'wrong-relation',
        'That the language has two tones remains true.',
      ],
    ],
    why: 'If many words sound alike on the drum, a message could mean several things. “Therefore” introduces the fixed phrases, which make each word plain.',
    hints: [
      'What could go wrong if many words have the same pattern?',
      'The next sentence begins with “Drummers therefore.” What do they do?',
      'Were the messages misunderstood in the end?',
      'Read the underlined sentence with the next one. What does the second do for the first?',
    ],
  }),
];
