import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { goal, notes } from './notes.js';

export const SYNTHESIS_21_30: readonly Item[] = [
  reading({
    key: 'rw-synthesis-21',
    skill: 8,
    difficulty: 'medium',
    seconds: 75,
    passage: notes(
      'Ravi Chandrasekhar’s novel <em>The Weight of Rain</em> was published in 2017.',
      'It is set in Chennai, India.',
      'It was praised for its realistic dialogue.',
      'His play <em>Second Monsoon</em> was first performed in 2019.',
      'It is set in Chennai as well.',
    ),
    question: goal('emphasize a similarity between the two works'),
    at: 'd',
    right:
      'Ravi Chandrasekhar’s novel <em>The Weight of Rain</em> and his play <em>Second Monsoon</em> are both set in Chennai.',
    wrong: [
      [
        '<em>The Weight of Rain</em>, which Ravi Chandrasekhar published in 2017, is a novel that was praised for its realistic dialogue.',
        'goal-not-met',
        'It is about one of the works only.',
      ],
      [
        'Ravi Chandrasekhar’s novel <em>The Weight of Rain</em> was published in 2017, two years before his play <em>Second Monsoon</em>.',
        'goal-not-met',
        'It names both works but tells a difference, their dates.',
      ],
      [
        'Ravi Chandrasekhar, the author of <em>The Weight of Rain</em>, has also written a play, which was first performed in 2019.',
        'goal-not-met',
        'It names two works without a feature that they share.',
      ],
    ],
    why: 'It names both works and what they share: the setting.',
    hints: [
      'Which words in the notes tell you something’s true of both?',
      'Do dates make the works alike or different?',
      'What does the sentence have to do with both works?',
      'Where do the stories take place?',
    ],
  }),
  reading({
    key: 'rw-synthesis-22',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'In 2014, Ewa Malinowska’s team counted birds in 30 orchards without hedges.',
      'Hedges were then planted around half of the orchards.',
      'In 2022, the team counted again.',
      'Orchards with hedges had twice as many kinds of birds as in 2014.',
      'Orchards without hedges had nearly the same number of kinds as in 2014.',
    ),
    question: goal('explain what the orchards without hedges contribute to the study'),
    at: 'a',
    right:
      'Since the number of kinds hardly changed in orchards without hedges, the increase elsewhere can be attributed to the hedges.',
    wrong: [
      [
        'In 2022, eight years after the first count, orchards with hedges had twice as many kinds of birds as they had had before.',
        'goal-not-met',
        'It reports the result for the other orchards and leaves out those the goal asks about.',
      ],
      [
        'Ewa Malinowska’s team counted birds in 30 orchards in 2014 and again in 2022, after hedges had been planted around half of them.',
        'method-for-finding',
        'It describes the procedure without saying what the orchards without hedges are good for.',
      ],
      [
        'In the orchards without hedges, the team found nearly the same number of kinds of birds in 2022 as in 2014.',
        'goal-not-met',
        'It reports the result for these orchards but not what that result allows one to conclude.',
      ],
    ],
    why: 'The orchards without hedges serve as a comparison: as they hardly changed, something other than time must explain the increase.',
    hints: [
      'Why would you count birds where nothing was planted?',
      'What if those orchards had changed just as much?',
      'You give a number. Have you said what it’s good for?',
      'What can you conclude from the comparison?',
    ],
  }),
  reading({
    key: 'rw-synthesis-23',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'Critics often call the painter Wen Liang’s early landscapes cold.',
      'The landscapes are done in grays and blues.',
      'Art historian Delphine Roux has found that Wen painted many of them in winter, outdoors.',
      'Roux argues that they record what Wen saw.',
      'Wen’s later landscapes, painted in a studio, are full of warm colors.',
    ),
    question: goal('present Roux’s argument as a challenge to the critics’ view'),
    at: 'c',
    right:
      'Though critics call Wen’s early landscapes cold, Roux holds that their grays and blues record the winters in which he painted.',
    wrong: [
      [
        'Critics have often called Wen’s early landscapes cold, whereas his later ones, which he painted in a studio, are full of warm colors.',
        'goal-not-met',
        'It sets early and late paintings against each other and does not mention Roux.',
      ],
      [
        'According to Roux, many of Wen’s early landscapes, done in grays and blues, were painted outdoors and in winter.',
        'goal-not-met',
        'It reports what Roux found but does not set it against what critics say.',
      ],
      [
        'Agreeing with critics that Wen’s early landscapes are cold, Roux notes that they are done in grays and blues.',
        'reversed-direction',
        'It makes Roux agree with the critics, while the goal asks for a challenge.',
      ],
    ],
    why: 'It gives the critics’ judgment, then Roux’s different account of the same colors, joined by “though.”',
    hints: [
      'A challenge takes two sides. What do they see differently?',
      'What do the colors mean to the critics, and what to Roux?',
      'He worked outdoors in winter. Is that her evidence or her argument?',
      'What word would set the two views against each other?',
    ],
  }),
  reading({
    key: 'rw-synthesis-24',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'Plants lose water through pores in their leaves called stomata.',
      'Carbon dioxide enters through the same pores.',
      'A plant with fewer open stomata saves water.',
      'It also takes in less carbon dioxide, which it needs to grow.',
      'Breeders have tried to obtain crops that need less water.',
    ),
    question: goal('explain a difficulty that breeders face'),
    at: 'b',
    right:
      'A crop that saves water by opening fewer stomata will also take in less of the carbon dioxide that it needs to grow.',
    wrong: [
      [
        'Breeders, who have tried to obtain crops that need less water, know that plants lose water through pores in their leaves.',
        'goal-not-met',
        'It states the breeders’ aim and a fact about plants, but no difficulty follows.',
      ],
      [
        'Stomata, the pores through which plants lose water, are also the pores through which carbon dioxide enters a leaf.',
        'goal-not-met',
        'It gives the fact on which the difficulty rests without saying what goes wrong for a crop.',
      ],
      [
        'Plants with fewer open stomata save water, so breeders can obtain crops that need less of it.',
        'ignores-evidence',
        'It makes the task sound easy and leaves out the cost.',
      ],
    ],
    why: 'It shows the conflict: what saves water also costs growth.',
    hints: [
      'You gain one thing. What makes that a difficulty?',
      'How could a plant save water?',
      'What else goes through the pores?',
      'Which choice has both the gain and its price?',
    ],
  }),
  reading({
    key: 'rw-synthesis-25',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'In 1783, the eruption of the Laki fissure in Iceland released large amounts of sulfur gases.',
      'A haze spread over much of Europe that summer.',
      'The summer of 1783 was unusually hot in western Europe.',
      'The following winter was unusually cold there.',
      'Haze of this kind usually cools the land beneath it.',
    ),
    question: goal('point out an observation that the usual effect of such a haze does not explain'),
    at: 'd',
    right:
      'Although haze of this kind usually cools the land, the summer in which it spread over Europe was unusually hot.',
    wrong: [
      [
        'The winter that followed the eruption of Laki was unusually cold in western Europe, as one would expect from the usual effect.',
        'reversed-direction',
        'It names an observation that the usual effect does explain.',
      ],
      [
        'In the summer of 1783, sulfur gases from the Laki fissure in Iceland caused a haze that spread over much of Europe.',
        'goal-not-met',
        'It tells where the haze came from and mentions no unexplained observation.',
      ],
      [
        'The haze of 1783 was followed by a winter that was unusually cold, although the summer had been unusually hot.',
        'goal-not-met',
        'It contrasts two seasons without saying what the usual effect would lead one to expect.',
      ],
    ],
    why: 'The usual effect is cooling, and a hot summer under the haze is what cooling cannot account for.',
    hints: [
      'What does haze like that usually do?',
      'Which season fits that, and which doesn’t?',
      'What two things does the sentence have to mention?',
      'Is the cold winter what you’d expect or not?',
    ],
  }),
  reading({
    key: 'rw-synthesis-26',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'A pidgin is a simple language used between groups that have no language in common.',
      'A creole is a full language that has grown out of a pidgin.',
      'Linguists once held that creoles arise when children learn a pidgin as their first language.',
      'Tok Pisin, a language of Papua New Guinea, grew much richer while nearly all its speakers were adults.',
      'Children began to learn it as a first language only later.',
    ),
    question: goal('use Tok Pisin to call into question what linguists once held'),
    at: 'a',
    right:
      'That Tok Pisin grew much richer before children learned it as a first language suggests that creoles need not arise through them.',
    wrong: [
      [
        'Tok Pisin, a language of Papua New Guinea, is an example of a pidgin that children began to learn as their first language.',
        'goal-not-met',
        'It leaves out that the language grew richer earlier, which is what speaks against the old view.',
      ],
      [
        'Linguists once held that creoles such as Tok Pisin arise when children learn a pidgin as the first language that they speak.',
        'reversed-direction',
        'It applies the old view to Tok Pisin instead of calling it into question.',
      ],
      [
        'While a pidgin is a simple language between groups, a creole like Tok Pisin is a full language that has grown out of a pidgin.',
        'goal-not-met',
        'It explains two terms and leaves the old view untouched.',
      ],
    ],
    why: 'If the language became rich among adults, children cannot have been what made it so, which is what linguists had held.',
    hints: [
      'What did linguists think makes a creole?',
      'Which came first for Tok Pisin?',
      'When does a cause have to come?',
      'So what does that order do to the old view?',
    ],
  }),
  reading({
    key: 'rw-synthesis-27',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'In a 1998 essay, critic Joaquín Prado calls translation “a kind of forgery.”',
      'In a 2011 interview, he says that he had meant the phrase as praise.',
      'He adds that forgers must study a work more closely than its admirers do.',
      'Prado has translated eleven novels.',
      'Reviewers have often quoted the phrase from his essay as an attack on translators.',
    ),
    question: goal('correct a misunderstanding of Prado’s phrase'),
    at: 'c',
    right:
      'Often quoted as an attack, Prado’s phrase “a kind of forgery” was meant as praise of how closely translators study a work.',
    wrong: [
      [
        'In an essay of 1998, Joaquín Prado, who has himself translated eleven novels, calls translation “a kind of forgery.”',
        'goal-not-met',
        'It quotes the phrase and leaves open how it was meant.',
      ],
      [
        'Reviewers have often quoted Prado’s description of translation as “a kind of forgery,” which he used in an essay of 1998.',
        'goal-not-met',
        'It tells that the phrase is quoted but neither what it is taken to mean nor what it means.',
      ],
      [
        'Prado, who calls translation “a kind of forgery,” holds that forgers study a work more closely than its admirers do.',
        'goal-not-met',
        'It gives his reason, but the misunderstanding that is to be corrected does not appear.',
      ],
    ],
    why: 'It names the misunderstanding (an attack) and puts the intended meaning (praise, with its reason) in its place.',
    hints: [
      'To clear up a misunderstanding, what two things do you have to say?',
      'How have reviewers taken the phrase?',
      'What did Prado say about the phrase later?',
      'Which choice has both readings of the phrase?',
    ],
  }),
  reading({
    key: 'rw-synthesis-28',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'The town of Vellano has two public clocks.',
      'The clock of the town hall has been kept on exact time since 1890.',
      'The clock of the market was kept ten minutes fast until 1936.',
      'Farmers who came to sell had to catch the last train home.',
      'No train was missed in the years for which records survive, 1902 to 1931.',
    ),
    question: goal('suggest a reason why the market’s clock was kept fast'),
    at: 'b',
    right: 'Kept ten minutes fast, the market’s clock may have been meant to help farmers catch the last train home.',
    wrong: [
      [
        'While the clock of Vellano’s town hall showed the exact time, the one at its market was kept ten minutes fast.',
        'goal-not-met',
        'It states the difference between the clocks and gives no reason for it.',
      ],
      [
        'Farmers who came to sell at the market of Vellano missed no train in the years from 1902 to 1931, as records show.',
        'goal-not-met',
        'It reports a fact about trains and does not mention the clock.',
      ],
      [
        'Because the clock of the town hall was kept on exact time, the market’s clock was kept ten minutes fast until 1936.',
        'wrong-relation',
        'The exact clock is not said to be a reason for the other; nothing in the notes supports that link.',
      ],
    ],
    why: 'It links the fast clock with the need of those who used the market, and “may have been” fits a suggestion.',
    hints: [
      'No note gives the reason. So what do you have to do?',
      'Who looked at that clock, and what did they have to catch?',
      'It’s only a suggestion. What kind of words does that take?',
      'Is there any note behind a plain “because”?',
    ],
  }),
  reading({
    key: 'rw-synthesis-29',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'Lichens are partnerships of a fungus and an alga.',
      'Growth of the map lichen has been measured at about 0.5 millimeter a year in the valley of Oberau.',
      'The largest map lichen on the valley’s oldest moraine measures 95 millimeters across.',
      'The moraine was therefore estimated to be at least 190 years old.',
      'In shady places, the lichen grows only about half as fast.',
    ),
    question: goal('explain how the estimate would change if the moraine had been shady'),
    at: 'd',
    right:
      'In shade, where the map lichen grows about half as fast, a width of 95 millimeters would point to an age about twice as great.',
    wrong: [
      [
        'Since the largest map lichen on it is 95 millimeters across and grows 0.5 millimeter a year, the moraine is at least 190 years old.',
        'goal-not-met',
        'It repeats the estimate that was made without the assumption of shade.',
      ],
      [
        'A map lichen in a shady place grows about half as fast as others, so that the moraine would be only about half as old.',
        'reversed-direction',
        'Slower growth means that more years were needed, not fewer.',
      ],
      [
        'The age of a moraine can be estimated from lichens, which are partnerships of a fungus and an alga and may grow in shady places.',
        'goal-not-met',
        'It explains the method and what lichens are, but not how the estimate would change.',
      ],
    ],
    why: 'Half the yearly growth means that the same width took twice as long.',
    hints: [
      'How was the age worked out?',
      'It grows more slowly. Does the same width take more years or fewer?',
      'Which way does the estimate move, and how far?',
      'At half the speed, do you halve the age or double it?',
    ],
  }),
  reading({
    key: 'rw-synthesis-30',
    skill: 8,
    difficulty: 'hard',
    seconds: 85,
    passage: notes(
      'Sociologist Imani Whitfield studied who speaks at town meetings.',
      'She found that people who arrive early speak more often.',
      'The room’s front rows fill first.',
      'When chairs were arranged in a circle, early and late arrivals spoke equally often.',
      'Whitfield concludes that seating, not eagerness, explains the difference.',
    ),
    question: goal('identify the evidence on which Whitfield’s conclusion rests'),
    at: 'a',
    right:
      'When chairs stood in a circle, people who had arrived early spoke no more often than those who had come late.',
    wrong: [
      [
        'Whitfield concludes that seating, rather than eagerness, explains why some people speak more often than others.',
        'goal-not-met',
        'It states the conclusion and not what supports it.',
      ],
      [
        'At the town meetings that Whitfield studied, people who arrive early were found to speak more often than others.',
        'goal-not-met',
        'It states the difference to be explained, which would fit eagerness just as well.',
      ],
      [
        'People who arrive early at a town meeting sit in the front rows, since those are the rows that fill up first.',
        'plausible-but-unsupported',
        'It shows how seating could matter but would not tell it apart from eagerness.',
      ],
    ],
    why: 'With the seating changed and the people the same, the difference vanished; only this tells seating apart from eagerness.',
    hints: [
      'Which two explanations are there?',
      'If it were eagerness, what would happen in a circle?',
      'Is a conclusion its own evidence?',
      'What was the only thing they changed?',
    ],
  }),
];
