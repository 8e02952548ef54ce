import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { goal, notes } from './notes.js';

export const SYNTHESIS_91_100: readonly Item[] = [
  reading({
    key: 'rw-synthesis-91',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'Until about 1660, most clocks had an hour hand and no other.',
      'They gained or lost as much as a quarter of an hour a day.',
      'In 1656, the Dutch scientist Christiaan Huygens designed a clock that was regulated by a pendulum.',
      'Good pendulum clocks were soon wrong by less than a minute a day.',
      'A minute hand was added to most of them.',
      'Some churches kept clocks with one hand into the eighteenth century.',
      'Huygens also discovered the largest moon of Saturn.',
    ),
    question: goal(
      'explain, to readers who know that early clocks had only an hour hand, why a minute hand came to be worth having',
    ),
    at: 'c',
    right:
      'Only when the pendulum had reduced the daily error of clocks from as much as a quarter of an hour to less than a minute could another hand tell the truth about minutes.',
    wrong: [
      [
        'Most clocks had an hour hand and no other until about 1660, and since they could be wrong by as much as a quarter of an hour a day, it was all that they needed.',
        'audience-ignored',
        'It accounts for what the readers know already and stops before the new hand.',
        'It connects the number of hands with the accuracy of clocks, on which the whole explanation rests.',
      ],
      [
        'After Christiaan Huygens, a Dutch scientist, had designed a clock that was regulated by a pendulum in 1656, a minute hand was added to most clocks of this kind.',
        'goal-not-met',
        'It tells after what and to which clocks the hand was added, but not what made it useful.',
        '“After” suggests a cause, and the readers learn something that they did not know.',
      ],
      [
        'While some churches kept clocks with only one hand into the eighteenth century, most pendulum clocks were given a second one, which showed the minutes.',
        'goal-not-met',
        'It says that one kind of clock had the hand and another did not.',
      ],
    ],
    why: 'A hand for minutes is worth having only if the clock is right to the minute. The sentence gives this reason (the error before and after the pendulum) and leaves out what the readers know.',
    hints: [
      'What do the readers know already?',
      'When is a minute hand any use?',
      'How wrong were clocks, before and after?',
      'Which choice shows a change that makes the hand useful?',
    ],
  }),
  reading({
    key: 'rw-synthesis-92',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'A violin in a private collection bears a label: “Tommaso Rossi, Brescia, 1712.”',
      'Rossi died in 1731.',
      'In the nineteenth century, dealers often put false labels in violins.',
      'The label is printed on paper of a kind that was not made before 1850.',
      'The youngest ring in the wood of the violin’s top was formed in 1703.',
      'The top comes from the same tree as those of two violins that are certainly by Rossi.',
      'The varnish has not been examined.',
    ),
    question: goal(
      'grant that the label is worthless as evidence and argue, all the same, that the violin may be by Rossi',
    ),
    at: 'a',
    right:
      'The label is of a paper not made before 1850, but the top of the violin was cut from the same tree as the tops of two violins that are certainly by Rossi.',
    wrong: [
      [
        'Its varnish has not been examined, but it shares the tree from which its top was cut with two instruments that are known for certain to be Rossi’s.',
        'half-right',
        'It argues for Rossi, but what it grants is something other than what the student means to grant.',
        'It has the best argument, and it opens with a reservation.',
      ],
      [
        'The youngest ring in the wood of the violin’s top was formed nine years before 1712, the year that its label gives, and Rossi did not die until 1731.',
        'half-right',
        'It argues for Rossi by taking the label’s year as if it could be trusted.',
        'All of its years fit together, and they come from the wood as well as from the label.',
      ],
      [
        'Dealers of the nineteenth century often put false labels in violins, and that of this violin is of a paper not made before 1850, so that it cannot be Rossi’s.',
        'half-right',
        'It disposes of the label and says nothing in favor of Rossi.',
      ],
    ],
    why: 'The first half gives up the label (the paper is too young); the second brings evidence that does not depend on it (the wood of the same tree).',
    hints: [
      'The sentence argues against one thing and for another. Which?',
      'How do you know the label isn’t from Rossi’s time?',
      'What links the violin to Rossi without the label?',
      'What does each choice grant, and what does it argue?',
    ],
  }),
  reading({
    key: 'rw-synthesis-93',
    skill: 8,
    difficulty: 'hard',
    seconds: 90,
    passage: notes(
      'Many birds die because they fly into windows.',
      'In one study, most deadly collisions happened near feeders that hung five to ten meters from a window.',
      'A bird that leaves such a feeder reaches full speed before it comes to the glass.',
      'At feeders less than a meter from the window, there were hardly any deadly collisions.',
      'A film that makes glass visible to birds prevented 70 percent of collisions.',
      'Such a film costs about twenty dollars a window.',
      'Feeders with a camera cost up to two hundred dollars.',
    ),
    question: goal(
      'suggest to people with a bird feeder something that costs them nothing, and make clear why it works',
    ),
    at: 'd',
    right:
      'People can hang their feeder less than a meter from the window, so that birds that leave it are still slow when they reach the glass.',
    wrong: [
      [
        'People can hang their feeder less than a meter from the window; in a study, there were hardly any deadly collisions at such feeders.',
        'half-right',
        'That it has worked is one thing; the reason why it works is missing.',
        'It is the right measure, free of charge, and evidence is given for it.',
      ],
      [
        'People can prevent 70 percent of collisions by putting on their windows a film that makes the glass visible to the birds at their feeder.',
        'half-right',
        'It gives a measure and the reason why it works, but the notes name its price.',
        '“Visible to the birds” says clearly how it works, and its success is given in a number.',
      ],
      [
        'People who hang their feeder five to ten meters from the window should know that birds that leave it reach full speed before the glass.',
        'half-right',
        'It gives the reason for a danger and suggests nothing.',
      ],
    ],
    why: 'Moving a feeder is free. That birds are still slow after less than a meter is the reason, which follows from the note about full speed.',
    hints: [
      'The goal has two conditions. What are they?',
      'Which step costs nothing?',
      'It worked in a study. Is that why it works?',
      'After less than a meter, how fast is a bird?',
    ],
  }),
  reading({
    key: 'rw-synthesis-94',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'Soledad Quintero’s novel <em>The Quarry</em> was published in 1988.',
      'In it, a mother tells the story of a quarry to a child who is asleep and never answers.',
      'Ama Boateng’s installation <em>Night Shift</em> was first shown in 2016.',
      'It consists of twelve beds and a recorded voice that tells of a mine.',
      'Visitors lie down on the beds and are asked not to speak.',
      'Both works end with the closing of a workplace.',
      'Boateng had not read <em>The Quarry</em>.',
    ),
    question: goal(
      'describe <em>Night Shift</em> to readers who know <em>The Quarry</em> by means of what the two works have in common in the role that they give to those who listen',
    ),
    at: 'b',
    right:
      'On the beds of <em>Night Shift</em>, visitors take the place of the child in <em>The Quarry</em>: they lie there, a voice tells them about a mine, and they may not answer.',
    wrong: [
      [
        'In <em>Night Shift</em>, which consists of twelve beds and a recorded voice, visitors hear of a mine, and as in <em>The Quarry</em>, the story ends with the closing of a workplace.',
        'half-right',
        'It describes the installation, but what it finds in common is the ending.',
        'It tells readers what there is to see and hear and leads over to the novel that they know.',
      ],
      [
        'In <em>The Quarry</em>, the one who listens is a child who is asleep and never answers; in <em>Night Shift</em>, by Ama Boateng, a recorded voice tells of a mine.',
        'half-right',
        'The listener of one work is set beside the voice of the other, so that no common role appears.',
        'Both works are there, and one of the listeners is.',
      ],
      [
        'In <em>Night Shift</em>, visitors lie down on one of twelve beds and are asked not to speak while they listen to a voice that Ama Boateng has recorded.',
        'half-right',
        'It describes one work well and does not connect it with the other.',
      ],
    ],
    why: 'What listeners do in both works is the same: they lie still, hear a story, and do not answer. The sentence describes the installation through the role that readers know from the novel.',
    hints: [
      'Which of the two works do the readers know?',
      'What do the listeners do in each one?',
      'Both end alike. Is that a role for the listeners?',
      'In which choice do visitors and the child do the same thing?',
    ],
  }),
  reading({
    key: 'rw-synthesis-95',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'In 2019, 1,200 adults in Bergen were asked about winter bathing and about colds.',
      'Those who bathed in the sea in winter reported fewer colds than those who did not.',
      'On average, bathers were nine years younger than the others.',
      'Older people report more colds.',
      'Among people of the same age, bathers reported 1.1 colds a year and others 1.6.',
      'People were not asked whether they had ever given up bathing because of colds.',
    ),
    question: goal(
      'answer readers who have objected that the bathers were simply younger, and to tell them what else would have to be known',
    ),
    at: 'd',
    right:
      'The difference remains among people of the same age, 1.1 colds a year against 1.6, but it was not asked whether people with many colds had given up bathing.',
    wrong: [
      [
        'The difference may be due to the nine years by which the bathers were younger on average, or to people with many colds who had given up bathing.',
        'half-right',
        'It repeats the objection as if nothing could be said in answer to it.',
        'It names two things that might explain the difference, and one of them is indeed open.',
      ],
      [
        'The difference remains among people of the same age, who reported 1.1 colds a year if they bathed in the sea and 1.6 colds if they did not do so.',
        'half-right',
        'The objection is answered, but nothing is said of what is still unknown.',
        'It has exactly the figures that the readers’ objection calls for.',
      ],
      [
        'The difference does not prove that bathing keeps people from catching colds, since it was not asked whether people with many colds had given it up.',
        'half-right',
        'It tells what is unknown and passes over the objection.',
      ],
    ],
    why: 'The objection falls because the difference is also found at equal age. What is unknown is whether colds drive people out of the water. Both are in the sentence.',
    hints: [
      'The bathers were younger. What would answer that?',
      'In which note can age make no difference?',
      'What wasn’t asked?',
      'Which choice has an answer and a gap?',
    ],
  }),
  reading({
    key: 'rw-synthesis-96',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'A miner’s lamp with a double glass is named after the engineer Jonas Alder, who patented it in 1821.',
      'The notebook of Hester Rowe, a glass grinder, contains a drawing of a lamp with a double glass from 1817.',
      'Alder had been shown the notebook in 1819.',
      'Rowe’s lamp went out when it was tilted.',
      'Alder added a valve that prevented this.',
      'In the narrow seams of the time, miners worked lying on their sides.',
      'By 1840, 40,000 of the lamps had been sold.',
    ),
    question: goal(
      'give Rowe credit for the idea of the lamp without denying that a miner could use it only because of Alder',
    ),
    at: 'a',
    right:
      'The double glass was Rowe’s, as her notebook shows, but to miners, who worked lying on their sides, it was of use only with the valve that Alder added.',
    wrong: [
      [
        'The double glass that Alder patented in 1821 had been drawn four years earlier by Hester Rowe, whose notebook had been shown to him in the meantime.',
        'half-right',
        'It gives credit to one and says nothing of what the other contributed.',
        'It proves by means of dates whose idea the lamp was.',
      ],
      [
        'The lamp that is named after Alder had a valve that kept it burning when it was tilted, as it had to be in narrow seams, which Rowe’s lamp did not have.',
        'half-right',
        'It says why a valve was needed, but whose idea the lamp was remains untold.',
        'Both people occur in it, and it makes clear why Alder was indispensable.',
      ],
      [
        'The lamp with a double glass, of which 40,000 had been sold by 1840, was the work of two people, the glass grinder Hester Rowe and the engineer Jonas Alder.',
        'too-vague',
        'It does not say which of them did what.',
      ],
    ],
    why: 'The idea, the double glass, goes to Rowe with the notebook as proof; what made it usable, the valve, goes to Alder, and the miners’ position explains why that mattered.',
    hints: [
      'Which part of the lamp is whose?',
      'What shows that the idea is older than the patent?',
      'How did miners have to work?',
      'In which choice does each of them get credit for one clear thing?',
    ],
  }),
  reading({
    key: 'rw-synthesis-97',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'Words of two languages that look alike but differ in meaning are called false friends.',
      '“Burro” means “butter” in Italian and “donkey” in Spanish.',
      'The two words have different origins.',
      'The German word “Gift” means “poison.”',
      'It has the same origin as the English word “gift.”',
      'In the Middle Ages, the German word could also mean “something given.”',
      'False friends are a common cause of mistakes in translation.',
    ),
    question: goal(
      'explain to readers who know no language but English what false friends are, with an example in which the two words are of one origin',
    ),
    at: 'b',
    right:
      'False friends, such as the German “Gift,” which means “poison,” and its English relative “gift,” are words of two languages that look alike but differ in meaning.',
    wrong: [
      [
        'False friends, such as “burro,” which means “butter” in Italian and “donkey” in Spanish, are words of two languages that look alike but differ in meaning.',
        'half-right',
        'The term is explained, but the example is of another kind than the student wants.',
        'The definition is complete, and the example can be understood by anybody.',
      ],
      [
        'In the Middle Ages, the German word “Gift,” which now means “poison,” could mean “something given,” as one would expect of a relative of English “gift.”',
        'half-right',
        'The example is of the right kind, but the term that it is meant to explain does not occur.',
        'It uses an English word that the readers know and makes the common origin clear.',
      ],
      [
        'False friends, some of which are of one origin, are words of two languages that look alike but differ in meaning and so cause mistakes in translation.',
        'half-right',
        'It explains the term without an example.',
      ],
    ],
    why: 'The sentence defines the term and illustrates it by “Gift” and “gift,” which are relatives, that is, of one origin. One of the two words is English, so the readers know it.',
    hints: [
      'You need a definition and an example. What’s special about the example?',
      'Which pair of words has the same origin?',
      'What else could you call two words like that?',
      'Which choice has the definition and the right example?',
    ],
  }),
  reading({
    key: 'rw-synthesis-98',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'On many islands, large animals became smaller than their relatives on the mainland, and small animals became larger.',
      'Elephants on Sicily were only about one meter tall.',
      'A dormouse on Sicily grew as large as a cat.',
      'On many islands, there were no large predators.',
      'Great size protects an animal from predators; so does being small enough to hide.',
      'Large animals need much food, and islands often have little.',
    ),
    question: goal('name a single cause that can account for the size of both the elephants and the dormice of Sicily'),
    at: 'c',
    right:
      'Where there are no large predators, neither being large nor being small is a protection any longer, so that elephants could become smaller and dormice larger.',
    wrong: [
      [
        'Islands often have little food, of which large animals need much, so that elephants had to become smaller, whereas dormice, with no need to hide, could become larger.',
        'half-right',
        'It gives two causes, one for each animal.',
        'Both animals are accounted for, and each cause can be found in the notes.',
      ],
      [
        'On Sicily as on many other islands, large animals such as elephants became smaller than their relatives on the mainland, and small ones such as dormice became larger.',
        'goal-not-met',
        'It states the rule that both animals follow but no cause.',
        'It brings the two animals together under one heading.',
      ],
      [
        'Since great size protects an animal from predators and there were none on many islands, elephants could be as small there as one meter without being in danger.',
        'half-right',
        'Its cause is made to account for one of the two animals only.',
      ],
    ],
    why: 'If there are no predators, both ways of being protected, great size and smallness, lose their use. One cause thus explains two changes in opposite directions.',
    hints: [
      'How many causes may there be, and for how many animals?',
      'Being large or being small: what do both do for an animal?',
      'When are being large and being small no use anymore?',
      'Does each animal have its own cause, or do they share one?',
    ],
  }),
  reading({
    key: 'rw-synthesis-99',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'In Ilmari Koski’s 2022 staging of <em>Antigone</em>, the chorus is on the stage but never speaks.',
      'Its lines are projected on the back wall.',
      'In a review, critic Annika Holm wrote that “a mute chorus leaves the audience without a voice.”',
      'Koski said that the silence was meant to stand for fear.',
      'At every performance, people in the audience began to speak the projected lines aloud.',
      'All performances were sold out.',
      'Other critics praised the staging.',
    ),
    question: goal('answer Holm’s objection without appealing to what Koski intended or to other people’s praise'),
    at: 'a',
    right:
      'Holm finds that a mute chorus leaves the audience without a voice, but at every performance people in the audience spoke the lines of the chorus themselves.',
    wrong: [
      [
        'Holm finds that a mute chorus leaves the audience without a voice, but the silence of the chorus can be understood as standing for the fear that it feels.',
        'half-right',
        'Though Koski is not named, this is what he said that he had meant, and an audience would still be without a voice.',
        'It takes up the objection word for word and does not mention the director.',
      ],
      [
        'At every performance of Koski’s staging of <em>Antigone</em>, people in the audience began to speak the lines of the chorus, which were projected on the back wall.',
        'half-right',
        'It reports what happened without relating it to any objection.',
        'The event that it reports is the strongest thing that can be said in this matter.',
      ],
      [
        'Holm finds that a mute chorus leaves the audience without a voice, but all performances were sold out, and other critics found much in them that they liked.',
        'half-right',
        'It answers with the opinions of others, which the student wants to leave out.',
      ],
    ],
    why: 'The objection is that the audience has no voice. That people in the audience spoke the lines shows the contrary, without the director’s intention and without anyone’s praise.',
    hints: [
      'What exactly is Holm’s objection?',
      'What did people in the audience do?',
      'Two kinds of answers are off limits. Which ones?',
      'Which choice has the objection and a fact that meets it?',
    ],
  }),
  reading({
    key: 'rw-synthesis-100',
    skill: 8,
    difficulty: 'hard',
    seconds: 95,
    passage: notes(
      'The town of Norrby used to sell ice from its lake.',
      'In 1890, 60 ships carried ice from Norrby; in 1910, 22 did.',
      'Histories of the town say that the trade was ruined by machines that make ice.',
      'Such machines first came into use among Norrby’s customers in 1912.',
      'A tannery was built on the lake in 1895.',
      'From 1896 on, letters from customers complain of a smell.',
      'The last ship with ice left Norrby in 1921.',
    ),
    question: goal('show that the histories of Norrby are mistaken and put another explanation in place of theirs'),
    at: 'b',
    right:
      'Before any of Norrby’s customers had machines to make ice, the trade had shrunk by more than half, most likely because a tannery on the lake had made the ice smell.',
    wrong: [
      [
        'The trade with Norrby’s ice, which was carried by 60 ships in 1890, had shrunk to 22 ships in 1910, two years before any of its customers had machines to make ice.',
        'half-right',
        'It shows that the histories are mistaken and leaves the loss unexplained.',
        'Its figures and its date refute what is usually said.',
      ],
      [
        'From 1896 on, when a tannery had been built on the lake, customers complained that Norrby’s ice smelled, and by 1910 less than half as many ships carried it away.',
        'half-right',
        'It gives an explanation without saying anything against the other one.',
        'It leads from a cause to its effect, with dates for both.',
      ],
      [
        'Although the histories of Norrby say that machines that make ice ruined its trade, the last ship with ice did not leave the town until nine years after 1912.',
        'half-right',
        'That ice was still sold later does not show that machines were not the cause, and no other cause is named.',
      ],
    ],
    why: 'The loss came before the machines, so these cannot have caused it; the tannery and the smell, which came before it, can. The sentence contains both.',
    hints: [
      'What do the histories say, and what’s wrong with the dates?',
      'What else happened on the lake?',
      'What has to come first, the cause or the effect?',
      'Which choice turns down one cause and offers another?',
    ],
  }),
];
