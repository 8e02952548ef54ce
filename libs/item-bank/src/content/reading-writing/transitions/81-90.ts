import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_81_90: readonly Item[] = [
  reading({
    key: 'rw-transitions-81',
    skill: 9,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Penguins cannot fly through the air, but under water they beat their stiff wings as other birds do in the sky. ______ sea turtles, which drive themselves forward with their long front flippers, seem less to swim than to fly.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Similarly,',
    wrong: [
      ['In contrast,', 'false-contrast', 'Turtles move through the water in much the way that penguins do.'],
      ['As a result,', 'false-cause', 'Turtles do not use their flippers because penguins beat their wings.'],
      ['For example,', 'false-example', 'A turtle is no kind of penguin.'],
    ],
    why: 'Penguins seem to fly under water, and so do sea turtles. “Similarly” joins two things that are alike.',
    hints: [
      'How do penguins move underwater?',
      'How do sea turtles move underwater?',
      'Are the two ways of moving alike or different?',
      'You need a word that puts two of a kind together.',
    ],
  }),
  reading({
    key: 'rw-transitions-82',
    skill: 9,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Ottilia Brandvold, who was for thirty years in charge of the great reading room and was asked by the city to plan another, cared for nothing so much as silence, and knew more about it than most. In the old room felt lay on the floors, and even the clock had been stopped; there, a pencil that rolled off a desk made forty heads go up, and one reader’s cough became the subject of three letters to a newspaper. Silence, she liked to say, is not the absence of sounds but the absence of sounds that anyone notices. ______ the plan that she laid before the council has a fountain in the middle of the floor.</p>',
    question: QUESTION,
    at: 'c',
    right: 'With this in mind,',
    wrong: [
      [
        'Nevertheless,',
        'false-contrast',
        'Consider what a fountain would have done to the sound of the pencil or of the cough.',
        'Somebody who cares for nothing so much as silence has water splash in the middle of the room.',
      ],
      [
        'In other words,',
        'false-restatement',
        'A plan with a fountain is something that she drew and not a rewording of what she liked to say.',
        'Her saying is something of a riddle, and the fountain seems to explain it.',
      ],
      [
        'To her surprise,',
        'false-attitude',
        'The plan was her own work, so she can hardly have been surprised by what was in it.',
      ],
    ],
    why: 'In a perfectly quiet room every small sound is noticed; beside a fountain, which never changes, small sounds are not. Brandvold’s plan puts her idea of silence into practice, and “with this in mind” ties the one to the other.',
    hints: [
      'Why did a pencil cause such a stir?',
      'What does silence mean to her?',
      'Would you notice a pencil next to a fountain?',
      'So does the fountain hurt what she wants or help it?',
    ],
  }),
  reading({
    key: 'rw-transitions-83',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>My father had retired from fishing, as he told everyone he met. He had sold the boat, burned the boots, and given the nets to the football club, which hung them in the goals. ______ he was still to be found on the quay at four every morning, in any weather; but he went there only, he explained, in order to see how badly it was done by others.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Of course,',
    wrong: [
      ['For example,', 'false-example', 'Standing on the quay at four is no example of giving things up.'],
      ['As a result,', 'false-cause', 'He did not get up at four because he had sold the boat and burned the boots.'],
      ['Similarly,', 'false-similarity', 'Going to the quay is not like selling, burning, or giving away.'],
    ],
    why: 'His going to the quay seems to speak against his having retired. The sentence admits it, and the words after “but” explain it away. “Of course” introduces such an admission.',
    hints: [
      'What has he done to show that he’s retired?',
      'Does being on the quay at four fit with being retired?',
      'What does he do after the “but”?',
      'You need a phrase for admitting something that doesn’t fit.',
    ],
  }),
  reading({
    key: 'rw-transitions-84',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Swallows leave, as Agnes Thorvald had maintained since she was a student, when the gnats do, and not, as everyone else supposed, when the days have shortened to a certain length. For nine autumns she hung strips of sticky paper under the eaves of her house and counted, every evening, the gnats on the paper and the swallows on the wire across the road. In six of the nine, the strips were as black on the evening after the last swallow had left as they had been in August. In all nine, the wire emptied between the fourteenth and the seventeenth of September. ______ she had both columns of figures printed side by side and in full, in the very issue in which she had been asked to defend herself.</p>',
    question: QUESTION,
    at: 'd',
    right: 'To her credit,',
    wrong: [
      [
        'To that end,',
        'false-purpose',
        'Decide for which side the figures speak before you say what printing them was good for.',
        'She has been asked to defend a theory, and she prints the observations of nine years.',
      ],
      [
        'To be sure,',
        'false-concession',
        'This would admit a point that some later statement answers, and no such statement comes.',
        'Something is being admitted here, though it is she who admits it and not the writer of the passage.',
      ],
      [
        'To her surprise,',
        'false-attitude',
        'It was she who had the figures printed, so the printing cannot have surprised her.',
      ],
    ],
    why: 'If swallows left because the gnats had gone, no gnats should be left on the following evening; in six autumns there were as many as ever. And the wire always emptied at the same date, when the day has the same length. The figures refute her theory, and she published them without hiding any. “To her credit” praises that.',
    hints: [
      'If she’s right, what should the strips look like after the swallows leave?',
      'What’s the same every year in mid-September?',
      'Whose side are the numbers on?',
      'She printed all of it. What do you think of her for that?',
    ],
  }),
  reading({
    key: 'rw-transitions-85',
    skill: 9,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>Each deed that was brought to the land office was copied by two clerks, and a third, who had not seen the deed, laid the copies side by side. Wherever they differed, the matter was looked up. A slip of the pen could thus get into the register only if both clerks had made the same one. ______ they did: in 1,400 deeds, a cramped seven was read as a one three times by both of them, who had, after all, learned their figures from the same schoolmaster.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Once in a while,',
    wrong: [
      ['As a rule,', 'wrong-frequency', 'Compare the number of deeds with the number of times that it happened.'],
      [
        'For this reason,',
        'false-cause',
        'The clerks did not make the same slip because the register could be spoiled only in this way.',
      ],
      ['In the end,', 'false-sequence', 'The three cases are not said to come after a time in which there were none.'],
    ],
    why: 'Three times in 1,400 deeds is seldom, but not never. “Once in a while” says just that.',
    hints: [
      'When does a slip get past the third clerk?',
      '“They did”: they did what?',
      'How often did both clerks make the same slip?',
      'You need a phrase for something that doesn’t happen much.',
    ],
  }),
  reading({
    key: 'rw-transitions-86',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>The clock my father left me runs behind.</p><p>I set it right at breakfast; by the time</p><p>The soup is on, it has made up its mind</p><p>To lose ten minutes and leave out a chime.</p><p>______ I have never taken it to town</p><p>To have it mended, and I never will:</p><p>In all this street, where others hurry down,</p><p>It is the only thing that keeps me still.</p></blockquote>',
    question: QUESTION,
    at: 'c',
    right: 'Even so,',
    wrong: [
      [
        'For instance,',
        'false-example',
        'Never taking the clock to town is not one of the things that the clock does wrong.',
      ],
      ['Likewise,', 'false-similarity', 'What the speaker does is not compared with the clock’s losing minutes.'],
      [
        'In short,',
        'false-conclusion',
        'The speaker has not spoken of having the clock mended before, so this cannot sum anything up.',
      ],
    ],
    why: 'A clock that runs behind and leaves out a chime ought to be mended, yet the speaker will not have it mended. “Even so” introduces what is done in spite of what has been said.',
    hints: [
      'What is wrong with the clock?',
      'What do people usually do with a clock like that?',
      'What does the speaker do?',
      'You need words for “in spite of all that.”',
    ],
  }),
  reading({
    key: 'rw-transitions-87',
    skill: 9,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>There were two lights on that coast, and for ninety years pilots who came in under a covered sky had told the one from the other by the only thing in which they differed: the northern light, the chimney of which had been set by a man in a hurry, trembled. The lamp that took its place in 1874 had won a medal. Its smoke turned the glass so brown by three in the morning that the beam lost half its reach; its oil had to be sent for to another hemisphere; ______ through all the hours of a winter night, its flame stood in the glass as if it had been painted there. By spring the pilots were asking for their old light back.</p>',
    question: QUESTION,
    at: 'd',
    right: 'worst of all,',
    wrong: [
      [
        'even so,',
        'false-contrast',
        'Ask what a pilot under a covered sky would make of a northern light that stands as if painted.',
        'Smoke and costly oil are faults, and a flame that never wavers looks like the merit that won the medal.',
      ],
      [
        'as a result,',
        'false-cause',
        'Neither brown glass nor oil from far away makes a flame stand still.',
        'The lamp’s oil has just been mentioned, and it is on the oil that a flame depends.',
      ],
      ['for example,', 'false-example', 'A flame that stands still is no example of oil that comes from far away.'],
    ],
    why: 'Pilots knew the northern light by its trembling. A steady flame could be mistaken for the other light, which could cost a ship; so it was a fault, and a graver one than smoke or cost. “Worst of all” marks the gravest in a list.',
    hints: [
      'How could pilots tell the two lights apart?',
      'The smoke, the oil: are those good points or faults?',
      'Can pilots still tell the lights apart with the new lamp?',
      'So is a steady flame good or bad here, and how much does it count?',
    ],
  }),
  reading({
    key: 'rw-transitions-88',
    skill: 9,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>That the passenger elevator made tall buildings possible is plain enough: nobody will climb twenty flights of stairs to an office. ______ it turned the buildings that there were upside down. In a house with stairs only, the rooms under the roof had been the cheapest, left to students and servants; once an elevator stopped there, what counted was the view.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Less obviously,',
    wrong: [
      [
        'In other words,',
        'false-restatement',
        'Turning houses upside down is a second effect and not the first in different terms.',
      ],
      [
        'In contrast,',
        'false-contrast',
        'Both statements tell what the elevator did; neither takes anything away from the other.',
      ],
      [
        'At first,',
        'false-sequence',
        'Nothing is said to have come later and put an end to what the sentence describes.',
      ],
    ],
    why: 'The first effect of the elevator is “plain enough”; the second, that the top floors became the dearest, is one of which fewer people think. “Less obviously” moves from the one to the other.',
    hints: [
      'How many effects does the text name?',
      'What does the writer call the first one?',
      'Is the second one as easy to see?',
      'You need a phrase that answers “plain enough.”',
    ],
  }),
  reading({
    key: 'rw-transitions-89',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In 1913 the harbor board of Castlemouth had offers for its new pier in steel and in pine, and took the pine. Shipworms, which can make a sponge of a pine log within a few years, need oxygen to live, and into the water at Castlemouth there emptied eleven tanneries and a dye works; nothing with gills had been seen off the quay for a generation, and no one had reason to think that anything would be again. ______ nobody who knew the harbor could have found fault with the choice. The law under which the last of the tanneries was closed dates from 1972. Salmon returned in 1985, and the first of the piles gave way in the summer of 1991.</p>',
    question: QUESTION,
    at: 'c',
    right: 'At the time,',
    wrong: [
      [
        'In hindsight,',
        'false-sequence',
        'Read the last two sentences and ask whether those who look back on the choice can still find no fault with it.',
        'The sentence judges an old decision, and we who judge it know how the story ends.',
      ],
      [
        'To this day,',
        'false-sequence',
        'What happened to the piles in 1991 gives people some cause to find fault.',
        'The board’s reasons are good ones, and nothing that comes before the blank suggests that they would ever cease to be so.',
      ],
      [
        'By contrast,',
        'false-contrast',
        'A choice with which no fault can be found is just what dirty water without shipworms leads one to expect.',
      ],
    ],
    why: 'In 1913 the water was too foul for shipworms, and pine was a safe choice. When the water had become clean, animals with gills came back, and, as the falling pile shows, so did shipworms. The choice could not be faulted then, but it can be now. “At the time” limits the judgment to 1913.',
    hints: [
      'Why weren’t shipworms a danger in 1913?',
      'What do the salmon tell you about the water?',
      'So what probably happened to the pile?',
      'When was it true that nobody could find fault?',
    ],
  }),
  reading({
    key: 'rw-transitions-90',
    skill: 9,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>That the flute player Wen Bo learned to swim at seventy in order to bring up his instrument from the bottom of a river is told of too many musicians to be believed of one, and the river that is named was dry in that year. ______ the flute exists, the salts in its wood show that it lay under water for months, and the fingering that he taught from his seventieth year on suits no other.</p>',
    question: QUESTION,
    at: 'b',
    right: 'At any rate,',
    wrong: [
      ['For that reason,', 'false-cause', 'The flute does not exist because a story about it is hard to believe.'],
      [
        'In other words,',
        'false-restatement',
        'The facts about the flute are new and do not repeat the doubts about the story.',
      ],
      [
        'Likewise,',
        'false-similarity',
        'The story cannot be believed, but the facts about the flute can be checked; the two are not alike.',
      ],
    ],
    why: 'The story as a whole is doubtful, but some things are certain: there is such a flute, it lay under water, and Wen taught on it. “At any rate” turns from what is uncertain to what can be relied on.',
    hints: [
      'Does the writer believe the story?',
      'Which facts can you check?',
      'Most of the story has to go. Does anything stay?',
      'You need a phrase for “whatever else, this much is sure.”',
    ],
  }),
];
