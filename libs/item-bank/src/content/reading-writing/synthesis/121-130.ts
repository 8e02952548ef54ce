import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { goal, notes } from './notes.js';

export const SYNTHESIS_121_130: readonly Item[] = [
  reading({
    key: 'rw-synthesis-121',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'A maker of honey sells it in glass jars and in plastic pouches of the same volume.',
      'A jar weighs 250 grams, a pouch 8.',
      'A pouch cannot be recycled; it ends as waste.',
      'A jar of recycled glass takes about three-quarters of the energy that a jar of new glass takes.',
      'Making and carrying a recycled jar takes six times the energy of making and carrying a pouch.',
      'Jars that are brought back whole and filled again within 60 miles take less energy, from the eighth filling on, than as many pouches.',
      'Of the jars sold in 2022, one in fifty was brought back whole.',
    ),
    question: goal(
      'persuade readers who choose the jar because they know that glass is recycled to reconsider their reason, without telling them that the jar must be the worse choice',
    ),
    at: 'a',
    right:
      'It is not by being recycled that a jar can come to take less energy than pouches, which are waste after one use, but by being brought back whole and filled eight times nearby.',
    wrong: [
      [
        'A jar weighs 250 grams and a pouch 8, and although a jar of recycled glass takes only three-quarters of the energy of a new one, it still takes six times that of a pouch.',
        'half-right',
        'The reason of these readers is met, but they are left with the jar as the loser.',
        'It takes up recycling, which they have in mind, and answers it with the figure that tells most.',
      ],
      [
        'A pouch cannot be recycled and ends as waste, whereas a jar can be made of recycled glass, which saves a quarter of the energy, or be brought back whole and filled again.',
        'goal-not-met',
        'Those who choose the jar for being recycled will find themselves confirmed.',
      ],
      [
        'A jar takes less energy than pouches if it is filled again eight times within 60 miles, but since one in fifty is brought back whole, this hardly ever comes about.',
        'half-right',
        'It says when the jar is the better choice, but nothing to the reason for which these readers choose it.',
        'It is fair to the jar, with a condition, and it gives the reader something to reconsider.',
      ],
    ],
    why: 'The readers’ reason is recycling, and the sentence says that recycling is not what counts. It names what does count, so the jar may still be chosen, for a better reason.',
    hints: [
      'These readers have a reason. Is it enough?',
      'When is the jar the better choice?',
      'Does the goal want you to say the jar is worse?',
      'What should take the place of their reason?',
    ],
  }),
  reading({
    key: 'rw-synthesis-122',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'The sundial on the church of Tarn shows the time of the sun over Tarn.',
      'From 1850 on, the railroad kept the time of the capital, which lies to the east.',
      'At any hour, the sundial is eleven minutes behind the capital’s sun.',
      'The parish asked a mason to turn the sundial until it agreed with the station.',
      'He tried it: when it agreed at noon, it was wrong in the morning and in the evening.',
      'By turning such a dial, one moves the shadow farther at some hours than at others.',
      'He turned it back and carved “ADD XI” beneath it.',
      'The carving is still there.',
    ),
    question: goal(
      'explain, to a reader who has just learned how the two times differ, why the mason’s second solution worked and his first did not',
    ),
    at: 'c',
    right:
      'The dial was behind by as much in the morning as at noon, which is true of what one corrects by adding a number and not of what one corrects by turning a dial.',
    wrong: [
      [
        'The sun reaches Tarn later than the capital, to whose time the railroad kept, and so eleven minutes had to be added to what the dial showed, as the carving still says.',
        'audience-ignored',
        'This is what the reader has just learned; nothing is said of turning.',
        'It gives the cause of the eleven minutes, on which the carving rests.',
      ],
      [
        'The dial, when it had been turned to agree with the station at noon, was wrong in the morning and in the evening, and so the mason turned it back and carved “ADD XI” instead.',
        'half-right',
        'It tells that one failed and the other was tried, in the right order, but not why.',
        'Both solutions are there, with the observation that led from one to the other.',
      ],
      [
        'The shadow is moved farther at some hours than at others if one turns the dial, by which the mason had hoped to make it agree with the time that the railroad kept.',
        'half-right',
        'It explains the failure, and the success is left out.',
      ],
    ],
    why: 'The gap is the same at all hours. Adding a fixed number corrects a fixed gap; turning shifts different hours by different amounts. The sentence sets the two side by side.',
    hints: [
      'What does this reader know already?',
      'Is the gap the same at every hour?',
      'Turning the dial, or adding eleven: which one is even?',
      'Which choice explains the failure and the success?',
    ],
  }),
  reading({
    key: 'rw-synthesis-124',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'A school wants to count the young corals on a reef of four acres.',
      'It has forty volunteers and $300.',
      'A young coral is about three centimeters wide.',
      'Satellite pictures of the reef are free; they show things wider than two meters.',
      'A drone costs $250 for a day and covers the reef in an hour; its pictures show things wider than five centimeters.',
      'A diving camera costs $90; its pictures show things wider than one centimeter.',
      'To cover the reef with one camera takes eighty hours in the water.',
      'The school’s principal favors the drone because it is quick and within the budget.',
    ),
    question: goal(
      'recommend a method to the principal by granting what is true of her reasons and showing why they do not settle the matter',
    ),
    at: 'd',
    right:
      'The drone would be done in an hour, for $250, and would not have seen one young coral; for $90, a camera sees them all, in eighty hours, of which forty volunteers can each give two.',
    wrong: [
      [
        'The drone can be paid for and is done in an hour, but its pictures leave out what is narrower than five centimeters, and those of a satellite, which are free, what is narrower than two meters.',
        'half-right',
        'It grants her reasons and shows what is wrong with the drone, and then recommends nothing.',
        'It takes up cost and speed and answers them with what can be seen.',
      ],
      [
        'The drone costs $250 and a camera $90, so that the school, which has $300, would save more than half of it by sending forty volunteers into the water with a camera for two hours each.',
        'half-right',
        'It recommends a method because it is cheaper; but the drone is within the budget too, as she has said.',
        'It makes good use of the volunteers and shows that eighty hours are not too many.',
      ],
      [
        'The drone covers the reef in an hour and a camera in eighty, and since the drone is within the budget, the forty volunteers can go through its pictures for young corals instead.',
        'goal-not-met',
        'Forty people may look for as long as they like for something that the pictures do not show.',
      ],
    ],
    why: 'Quick and within the budget is true of the drone, but corals of three centimeters do not show in its pictures. The camera sees them, and the volunteers make its slowness bearable.',
    hints: [
      'What are her two reasons?',
      'How wide is a young coral, next to what each picture shows?',
      'What’s bad about the camera, and what makes up for it?',
      'Which choice grants, answers, and recommends?',
    ],
  }),
  reading({
    key: 'rw-synthesis-125',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'Lena Ortiz’s <em>Harbor Suite</em> is said to have been written in a single night.',
      'The manuscript is in one ink and is dated March 3, 1911, at the beginning and March 4 at the end.',
      'A neighbor saw her lamp burning that night.',
      'Sketchbooks of the years from 1904 to 1910 contain every theme of the suite.',
      'They also contain eleven versions of its ending.',
      'The manuscript’s ending is the fourth of these.',
      'Ortiz never spoke about how she worked, and she burned her letters.',
      'The manuscript has forty-two pages.',
    ),
    question: goal(
      'correct what readers who know the story of that night will have concluded from it, without contradicting the story itself',
    ),
    at: 'a',
    right:
      'What Ortiz wrote by lamplight that night, from the first page to the last, she had been composing for years, as the themes and the eleven endings in her sketchbooks attest.',
    wrong: [
      [
        'The suite that Ortiz is said to have written in a single night was in fact written over seven years, as the themes and the eleven endings in her sketchbooks attest.',
        'half-right',
        'It does correct the conclusion, at the expense of the story, which ink, dates, and lamp support.',
        'It tells readers plainly how long the work took, with the best evidence that there is.',
      ],
      [
        'The manuscript, in one ink and with dates a day apart, and the lamp that a neighbor saw burning, show that the story told of Ortiz and that night in March 1911 is true.',
        'goal-not-met',
        'It supports the story, and the wrong conclusion with it.',
      ],
      [
        'On the night when Ortiz wrote out the suite, she came to its end and chose, out of eleven versions that lay in her sketchbooks, not the last or the first of them but the fourth.',
        'half-right',
        'It lets the story stand and shows some preparation, but for the ending alone: the rest may still be the work of a night.',
        'It goes together with the story, and the sketchbooks are there to be marveled at.',
      ],
    ],
    why: 'Readers will have concluded that she composed the whole in one night. The sentence keeps the night for the writing down and gives the composing to the years before.',
    hints: [
      'Is the story of the night true?',
      'What wrong idea do people get from the story of the night?',
      '“Write” can mean two things here. Which two?',
      'The night stays true. How much of the work happened in it?',
    ],
  }),
  reading({
    key: 'rw-synthesis-126',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'Of 120 people who applied to a choir, 60 were given a place by lot.',
      'All 120 filled in a questionnaire on loneliness on the day before the draw and again a year later.',
      'Before the draw, the two groups were equally lonely.',
      'After a year, those with a place scored a third lower than those without one.',
      'The score of those without a place was the same as a year before.',
      'Nearly all of those without a place said that they had been disappointed for weeks.',
      'An earlier study had compared members of choirs with other people and found a similar difference.',
    ),
    question: goal(
      'answer a reader who knows that chance made the two groups, and who suspects that the difference arose because those who were turned away became lonelier',
    ),
    at: 'd',
    right:
      'Disappointed as they were, those without a place were no lonelier after a year than on the day before the draw, so that the difference must come from a change in those who sang.',
    wrong: [
      [
        'The two groups, equally lonely on the day before the draw, differed by a third after a year, which can only have come about through what happened to them after they were made by lot.',
        'half-right',
        'Being turned away also happened to them after the draw; the suspicion is as strong as before.',
        'Equal at first, different later, and chance in between: so a cause is shown.',
      ],
      [
        'Those who sang scored a third lower after a year than those who had been turned away, which agrees with an earlier study, in which nobody who had been turned away was compared.',
        'plausible-but-unsupported',
        'Who the other people of the earlier study were is not known so exactly, and choir members may have been less lonely from the start.',
        'It looks for a comparison in which nobody was disappointed, and finds the same result.',
      ],
      [
        'Nearly all of those without a place were disappointed, but since they said that this lasted for weeks, it can have had no part in what the questionnaire showed after a year.',
        'missing-link',
        'What began as disappointment may have gone on as loneliness; that it did not would have to be shown by other notes.',
      ],
    ],
    why: 'The suspicion is about those without a place: did they get lonelier? Their score was unchanged. What changed, therefore, was the score of the others.',
    hints: [
      'What does this reader accept?',
      'Which group is the suspicion about?',
      'Which note compares that group with itself?',
      'One score stayed where it was. So which one moved?',
    ],
  }),
  reading({
    key: 'rw-synthesis-127',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      'A professional earthquake station costs about $40,000; a sensor in a telephone costs almost nothing.',
      'The ground must shake thirty times as hard for a telephone to notice it.',
      'The city of Aldera has five professional stations and a network of 2,000 telephones.',
      'In May, both recorded a tremor beneath the old harbor.',
      'From the five stations, its place was known to within three kilometers; from the telephones, to within 200 meters.',
      'The nearest station was nine kilometers away; the nearest telephones were right above.',
      'Its strength could be read from the stations alone.',
      'Four weaker tremors in May were recorded by no telephone.',
    ),
    question: goal(
      'explain, to readers who know that a telephone is a poor instrument, how it was of more use in one respect, without leading them to think that the stations could be given up',
    ),
    at: 'c',
    right:
      'Poor as each is, some of 2,000 telephones are likely to be right above a tremor, so that they placed the one in May more exactly than the stations, which alone could tell how strong it was.',
    wrong: [
      [
        'Although the ground must shake thirty times as hard for a telephone to notice, the 2,000 telephones placed the tremor in May to within 200 meters, the stations only to within three kilometers.',
        'half-right',
        'In which respect is clear, but neither how it came about nor what the stations are good for.',
        'It concedes the weakness and sets the two figures against each other.',
      ],
      [
        'Since some telephones were right above the tremor in May, whereas the nearest station was nine kilometers away, they could place it to within 200 meters, which the five stations could not.',
        'half-right',
        'It explains, and whoever reads it will wonder what the five stations are for.',
        'It gives the respect and the reason for it, with the figures.',
      ],
      [
        'A telephone recorded none of the four weaker tremors in May, and the strength of the one beneath the harbor could be read from the stations alone, although they are nine kilometers away.',
        'goal-not-met',
        'The stations are defended, but the telephones’ advantage is missing.',
      ],
    ],
    why: 'The telephones are many and therefore close, which gives the place more exactly; the strength could be told by the stations alone, so they are needed.',
    hints: [
      'The goal wants three things. What are they?',
      'What do many poor sensors have that five good ones don’t?',
      'What can only the stations do?',
      'Which choice has all three?',
    ],
  }),
  reading({
    key: 'rw-synthesis-128',
    skill: 8,
    difficulty: 'hard',
    seconds: 100,
    passage: notes(
      '<em>The Farm Cook</em> came out in 1902 and in a new edition in 1934.',
      'The preface of 1902 is addressed to those “who have stood at their mother’s stove.”',
      'The preface of 1934 is addressed to those who keep house “in apartments, far from anyone to ask.”',
      'In 1902, a cake is to be baked “in a good oven till done.”',
      'In 1934, the same cake is to be baked “at 350 degrees for forty minutes.”',
      'By 1934, half of the stoves in the country had a dial for the heat.',
      'In 1934, vegetable fat takes the place of lard in the cake.',
    ),
    question: goal(
      'show by an example, to readers who will think first of the new stoves, that the wording changed with what the book could expect people to know',
    ),
    at: 'b',
    right:
      '“Till done” was enough, in 1902, for those who had watched their mothers do it; in 1934, those who were “far from anyone to ask” had to read that it took “forty minutes.”',
    wrong: [
      [
        '“In a good oven” was as much, in 1902, as a book could say, but by 1934, when half of the stoves had a dial, it could tell people to bake the same cake “at 350 degrees.”',
        'wrong-relation',
        'It explains the change by what stoves could do, which is what these readers think already.',
        'It gives an example from each edition, and a reason.',
      ],
      [
        'Those “who have stood at their mother’s stove” are the people for whom the book was meant in 1902; in 1934, it was meant for people “in apartments, far from anyone to ask.”',
        'half-right',
        'It is told who was to read the book, and no wording of a recipe is shown.',
        'Both prefaces are quoted, and it is easy to guess what these two groups of people knew.',
      ],
      [
        '“Till done” became “for forty minutes” between 1902 and 1934, when vegetable fat took the place of lard, so that even those who had baked the cake at home could not know how long it took.',
        'not-stated',
        'That another fat needs another time is nowhere in the notes.',
      ],
    ],
    why: 'An oven’s dial can explain “350 degrees” but not “forty minutes,” for which a clock of 1902 would have done. The sentence takes this part of the wording and connects it with what each preface says of its readers.',
    hints: [
      'Which part of the new wording has to do with stoves, and which doesn’t?',
      'What did people at a mother’s stove not have to be told?',
      'Besides wording from each edition, what does the sentence need?',
      'Could someone answer, “That’s because of the dial”?',
    ],
  }),
];
