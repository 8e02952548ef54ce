import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_41_50: readonly Item[] = [
  reading({
    key: 'rw-structure-41',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>In the course of a few decades, American homes took in running water, gas ranges, electric irons, and washing machines, each of which spared somebody a labor that nobody had loved. Yet according to time studies, full-time housewives of the 1960s worked as many hours a week as those of the 1920s had. In a book of 1983, the historian Ruth Schwartz Cowan asked whose labor it was that had been spared. <u>A washing machine does the work of a laundress, and many households of modest means had hired one.</u> Where Monday’s wash had been sent out, or done by a woman paid for the day, it could now be done at home, by one person, on any day, and was therefore expected to be done more often. The labor that was saved and the labor that remained belonged to different people.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It supplies the observation by which the text explains an apparent contradiction.',
    wrong: [
      [
        'It gives an example of a machine that, contrary to its promise, saved nobody any labor.',
        'too-strong',
        'The text says that each machine spared somebody a labor; this one spared the person who had been paid for it.',
        'The hours of housewives did not fall, so the machines seem to have saved nothing.',
      ],
      [
        'It concedes that machines relieved housewives of the tasks which they most disliked.',
        'confused-details',
        'Look at who had been doing this task before the machine came.',
        'Laundry is hard work, and the first sentence speaks of labors that nobody loved.',
      ],
      [
        'It questions whether time studies had taken account of work for which wages were paid.',
        'not-stated',
        'How the studies counted is not discussed; their result is accepted.',
      ],
    ],
    why: 'Machines saved labor, and yet housewives worked as long as before. The observation that the wash had been a hired laundress’s work dissolves the contradiction: what was saved was hers, and the housewife gained a task.',
    hints: [
      'Homes got new machines. What stayed the same, though?',
      'What question does Cowan ask about the labor?',
      'Whose work did the machine do, and who did the wash after that?',
      'The last sentence gives the result. Which fact makes it possible?',
    ],
  }),
  reading({
    key: 'rw-structure-42',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>Our eyes have three kinds of cells for color; those of a mantis shrimp have twelve. It stood to reason that the animal must see shades that we cannot dream of. In 2014, a team that had trained mantis shrimps to choose between colors for food published what it had found: they confused hues that any of us would tell apart at a glance. Perhaps, the team suggested, the shrimp does not compare what its cells report, as our brains do, but simply notes which of the twelve responds. Such a glance would be coarse, and very quick.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It describes an expectation, reports a result that goes against it, and offers an interpretation.',
    wrong: [
      [
        'It describes an experiment, points out a weakness in it, and proposes a better one.',
        'not-stated',
        'The training of the shrimps is not criticized, and no second experiment is proposed.',
      ],
      [
        'It compares two animals, states how they differ, and traces the difference to their ways of life.',
        'plausible-but-unsupported',
        'Our eyes serve as a measure at the start, but ways of life are not brought in.',
      ],
      [
        'It presents a theory, reports a result that confirms it, and draws a conclusion about other animals.',
        'opposite-meaning',
        'What the team found is the reverse of what stood to reason, and it concludes nothing about other animals.',
      ],
    ],
    why: '“It stood to reason” gives the expectation of splendid color vision; the trained shrimps did badly; “Perhaps” introduces a way of making sense of that.',
    hints: [
      'What would you expect from an eye with twelve kinds of cells?',
      'What did the trained shrimps do?',
      'What does the word “Perhaps” introduce?',
      'There are three steps. Does the second one agree with the first?',
    ],
  }),
  reading({
    key: 'rw-structure-43',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Celestine had been told, by people who meant it kindly, that she would find the village dull. She found it nothing of the sort. In her first week alone there had been the affair of the postmistress’s hens; in her second, it came out that the new curate took sugar, and in what quantity. <u>In the city, one might live for years across the landing from a murderer and never learn his first name.</u> Here, by the third Thursday, it was understood from the mill to the bridge that Celestine herself rose late, that she owned eleven hats, and that she had been sent a letter with a foreign stamp and had not opened it at the post office; and she had fallen into the way, on her evening walk, of nodding to the curtains.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It counts against the city a condition that what follows gives her reason to miss.',
    wrong: [
      [
        'It gives the reason for which she exchanged the city for the village.',
        'not-stated',
        'The text does not say why she came; the murderer is a figure of speech.',
        'A life among strangers, any of whom might be dangerous, sounds like something to run away from.',
      ],
      [
        'It supports the opinion of those who advised her against the village.',
        'reversed-direction',
        'It takes the village’s side, in which so much is known of everyone.',
      ],
      [
        'It shows how much less she knows of her neighbors than they know of her.',
        'other-part-of-text',
        'What neighbors know of her comes afterward; here the subject is people in a city.',
        'It is about not knowing a neighbor, and the next sentence lists what is known of her.',
      ],
    ],
    why: 'In praise of the village, the sentence treats not knowing one’s neighbors as a defect of the city. The next sentence shows the other side: now that she is the one who is watched, being unknown might look like a good.',
    hints: [
      'Whose opinion is in the underlined sentence, and which place does it favor?',
      'What does the sentence say you might never learn about a city neighbor?',
      'Who gets talked about after the word “Here”?',
      'She nods to the curtains. How might that city look to her now?',
    ],
  }),
  reading({
    key: 'rw-structure-44',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>One snowy day in New York, in the winter of 1902, Mary Anderson was riding on a streetcar. Again and again, the driver had to stop and get out to wipe the glass with his hand. When she was back home in Alabama, Anderson made a drawing of a rubber blade on an arm, which a driver could move from inside by pulling a lever. She was given a patent for it in 1903. Today, hardly a car is built without windshield wipers.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To tell how an invention came about',
    wrong: [
      ['To describe how a company was founded', 'not-stated', 'Anderson gets a patent, but no company is mentioned.'],
      [
        'To explain how streetcars are driven in snow',
        'detail-not-main-idea',
        'The driver in the snow is what gives Anderson her idea; the text goes on from there.',
      ],
      [
        'To compare travel in the past with travel today',
        'too-broad',
        'The last sentence mentions today’s cars, but only for the one thing that they have from Anderson.',
      ],
    ],
    why: 'Anderson sees a difficulty, thinks of a blade that can be moved from inside, and gets a patent. The text tells the beginnings of the windshield wiper.',
    hints: [
      'What does Anderson see from the streetcar?',
      'What does she draw back home?',
      'What do we call Anderson’s blade today?',
      'The text starts with a nuisance. Where does it end?',
    ],
  }),
  reading({
    key: 'rw-structure-45',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>A busy Paris street on a bright morning appears, in Louis Daguerre’s view of the Boulevard du Temple, as a desert. His plate, made around 1838, needed minutes of light, and whatever did not keep still for minutes—carriages, vendors, half the town—left no mark on it. A man having his boots cleaned stood long enough to be recorded, with a blur at his feet that must be the bootblack. <u>He is often called the first person ever photographed, as though the others had stayed at home.</u> In an archive of early photographs, among solemn men in chairs and women with one hand on a column, it is worth keeping those others in mind. How much of the stillness of that century, one begins to wonder, was the century’s?</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It implies that a customary description overlooks the manner in which an image was made.',
    wrong: [
      [
        'It questions whether anyone may have been photographed before the man in an image.',
        'confused-details',
        'The others in question were in the same street, at the same time, and not in some earlier picture.',
        '“He is often called the first” sounds like the opening of an objection to his being so.',
      ],
      [
        'It accounts for the emptiness of a street in an image by the habits of those who lived nearby.',
        'ignores-evidence',
        '“As though” marks the staying at home as untrue, and the plate’s slowness has been named as the cause.',
        'Read without “as though,” it gives a simple reason for the empty street.',
      ],
      [
        'It illustrates how much more an image may record than its maker was able to see.',
        'reversed-direction',
        'This image records less than there was to see, since whatever moved is missing.',
      ],
    ],
    why: 'The street was full, but the slow plate took in only what stood still. To call the man the first person photographed “as though the others had stayed at home” is to forget them, that is, to forget what such a plate leaves out.',
    hints: [
      'Was the street empty that morning?',
      'Why does only one man appear on the plate?',
      'Did the others really “stay at home,” or does “as though” say something else?',
      'What do you have to remember about the plate to see it right?',
    ],
  }),
  reading({
    key: 'rw-structure-46',
    skill: 6,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>To the caretaker of a cemetery, the gray-green crusts of lichen that spread over the stones are dirt, to be scrubbed off before visitors complain. <u>To a geologist in need of a clock, they are a piece of luck.</u> Certain kinds grow by less than a millimeter a year, and very evenly. How fast they grow in a given valley can be learned from the gravestones, since hardly anything else in a landscape has its date carved on it. With this measure, one can go up to the boulders that a glacier left behind, look for the widest lichen on them, and read off how long ago the ice withdrew.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It introduces a second view of something, which the rest of the text develops.',
    wrong: [
      [
        'It gives a reason for a view stated earlier, which the rest of the text confirms.',
        'wrong-relation',
        'A caretaker who scrubs off the lichen is not supported by what follows.',
      ],
      [
        'It reports the discovery of something, the history of which the rest of the text tells.',
        'not-stated',
        'The piece of luck is the use of lichen; nobody is said to have discovered it.',
      ],
      [
        'It raises a doubt about something, which the rest of the text puts to rest.',
        'not-stated',
        'Nothing is doubted here; the same crusts are looked at by another person.',
      ],
    ],
    why: 'The caretaker sees dirt and the geologist sees a clock. What comes after, the slow growth, the dated stones, and the boulders, unfolds what the geologist sees.',
    hints: [
      'Who looks at the lichen in the sentence before, and who in this one?',
      'What does each of them see in the lichen?',
      'Which of those two would care about the rest of the text?',
      'Compare “To the caretaker” and “To a geologist.” What’s the second sentence doing?',
    ],
  }),
  reading({
    key: 'rw-structure-47',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The following text is from a novel. Honor, who has lately married, is writing to her brother.</p><p>You ask whether I like the new house. It has fourteen windows. Mr. Pascoe counts them for our visitors, and I have learned to stand at the eleventh, where the light is thought to suit me. We have a cook, so that I am not to go into the kitchen, and a man for the garden, so that I am not to spoil my gloves. I have leisure for everything, as you foresaw. On Tuesday, a jackdaw fell down the chimney into the drawing room, and before anyone could be rung for I had shut the door and was after it, over the chairs, for the better part of an hour. I cannot think when I have spent so agreeable a day. Pray say nothing to Mother. They are really very fine windows.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To let a writer’s praise of a house disclose what its comforts deprive her of',
    wrong: [
      [
        'To let a writer’s account of a house dispel the doubts that a relative had about her marriage',
        'ignores-evidence',
        'The brother “foresaw” leisure, not trouble, and a life in which a jackdaw is the best of it dispels nothing.',
        'She lists fine things in answer to the question whether she likes the house.',
      ],
      [
        'To let a writer’s complaints about a house expose how much she depends on its servants',
        'reversed-direction',
        'She does not complain of the servants, and she would gladly do some of their work.',
      ],
      [
        'To let a writer’s story of an accident entertain a relative amid news of a contented life',
        'plausible-but-unsupported',
        'The story is entertaining, but a woman who stands where she is put and may do nothing is not shown to be content.',
        'The chase is the liveliest part of the letter, and her tone is cheerful throughout.',
      ],
    ],
    why: 'Windows, cook, and gardener are named as advantages, but each comes with something that she may no longer do. The hour in which she chases a bird before anyone can be “rung for” is the best day she can remember.',
    hints: [
      'Does she ever say that she likes the house?',
      'What does “so that I am not to” tell you about the cook and the gardener?',
      'What made Tuesday such a good day?',
      'What does she get in that hour that the rest of the week doesn’t give her?',
    ],
  }),
  reading({
    key: 'rw-structure-48',
    skill: 6,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>A flash of lightning is over in a fraction of a second, yet its thunder may roll for half a minute. This is not, or not chiefly, the work of hills that throw the sound back and forth; thunder rolls over the open sea as well. But a flash is several kilometers long. All of it sounds at once, and sound takes about three seconds to travel one kilometer, so that we hear the noise of the nearest part first and that of the farthest, which may be high among the clouds, last of all. If one could stand at an equal distance from every part of the flash, there would be a single clap.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To explain why a sound goes on after what made it is over',
    wrong: [
      [
        'To show that a sound is made longer by the shape of the land',
        'opposite-meaning',
        'Thunder rolls over the open sea as well, where there are no hills.',
      ],
      [
        'To explain why a flash is seen before its sound is heard',
        'plausible-but-unsupported',
        'This is true of thunderstorms, but the text compares parts of the sound with one another and not sound with light.',
      ],
      [
        'To show how the distance of a flash can be told from its sound',
        'detail-not-main-idea',
        'The speed of sound is mentioned, but nobody works out with it how far away a flash is.',
      ],
    ],
    why: 'The first sentence sets the short flash against the long thunder. Hills are dismissed as the cause; the length of the flash and the speed of sound explain it.',
    hints: [
      'How long does the flash last, and how long does the thunder?',
      'Which explanation does the text set aside?',
      'Why don’t we hear the whole flash at the same moment?',
      'What would you hear if every part of the flash were equally far away?',
    ],
  }),
  reading({
    key: 'rw-structure-49',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Everybody would like to know who burned the Library of Alexandria, and there is no shortage of suspects: Caesar, whose fire at the docks spread farther than he had meant; a crowd with a bishop at its head, more than four centuries later; a caliph, in a tale first told some hundreds of years after the event it describes. Each has had his prosecutors, and it has generally turned out, on inquiry, that they had some quarrel with him or with his kind. What such trials leave out is that a library of papyrus needs no enemy. Rolls decay; they have to be copied, again and again, by people who must be paid to do it; and where nobody sees to that, as for long stretches nobody seems to have done, a collection can go out of the world without a spark.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It surveys rival answers to a question and then argues that the question is ill conceived.',
    wrong: [
      [
        'It surveys rival answers to a question and then shows that the oldest has the best support.',
        'not-stated',
        'The answers are named in order of time, but none is said to be better supported than the others.',
      ],
      [
        'It reviews the accusations made in a case and then names a culprit who has been overlooked.',
        'too-strong',
        'The end of the text speaks of decay for which no particular person is blamed.',
        'The text sounds like a trial, finds fault with the accusers, and goes on to what they left out.',
      ],
      [
        'It surveys rival answers to a question and then explains how one grew out of another.',
        'plausible-but-unsupported',
        'The tale of the caliph is said to be late, but it is not derived from the other answers.',
        'The text does go into when a tale was told and why people told it.',
      ],
    ],
    why: '“Who burned the Library?” supposes a burning and somebody who did it. After the list of suspects, the text says that such a library “needs no enemy” and can vanish “without a spark.”',
    hints: [
      'What does the question “who burned …?” take for granted?',
      'What did the people who accused Caesar, the bishop, or the caliph have against them?',
      '“Needs no enemy” and “without a spark”: what do they say about a fire?',
      'In the end, does the text pick an answer, add a new one, or do something else?',
    ],
  }),
  reading({
    key: 'rw-structure-50',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>On a harpsichord, each key makes a quill pluck a string. Whether the player strikes the key hard or presses it gently, the note is almost equally loud. <u>Around 1700, Bartolomeo Cristofori of Florence built an instrument in which small hammers hit the strings.</u> Now it was the touch of the player that decided how loud each note would be. The new instrument was called “soft and loud,” in Italian <em>piano e forte</em>, and we still call it a piano.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It presents a solution to a problem.',
    wrong: [
      ['It explains the meaning of a name.', 'other-part-of-text', 'The name is explained in the last sentence.'],
      [
        'It gives an example of a difficulty.',
        'opposite-meaning',
        'The difficulty lies in the harpsichord, which is described before.',
      ],
      ['It compares two famous musicians.', 'not-stated', 'Only one person is named, and he builds the instrument.'],
    ],
    why: 'On the harpsichord, touch makes almost no difference to loudness. Cristofori’s hammers change that: “Now it was the touch of the player that decided.”',
    hints: [
      'What can’t a harpsichord player control?',
      'What’s new about the instrument that Cristofori built?',
      'The next sentence begins with “Now.” What’s different?',
      'What was in the player’s way before, and what’s become of it?',
    ],
  }),
];
