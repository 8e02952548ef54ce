import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_71_80: readonly Item[] = [
  reading({
    key: 'rw-structure-71',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>That moths fly to a lamp needs no proof; that they want to is another matter. One popular idea has been that they take it for the Moon and try to steer by it, although an insect that did so should approach in a spiral, and moths do not. Films published in 2024 show what they do. Near a lamp, they roll until their backs are toward it, on whatever side of them it may be. Under the open sky, which even at night is brighter than the ground, this habit keeps an insect upright. Beside a lamp it tips it over, and above a lamp it turns it on its back, so that it falls. A moth at a lamp is not like a guest drawn to a fire. It is like somebody trying to stand in a room whose ceiling will not stay overhead.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To show that what looks like an attraction is better understood as a mishap',
    wrong: [
      [
        'To show that what looks like a mishap is in fact a means of steering',
        'reversed-direction',
        'Steering by the lamp is the idea that the films speak against.',
        'The idea of steering appears early, and the habit of rolling does serve a purpose under the sky.',
      ],
      [
        'To explain by what evidence an idea about insects came to be accepted',
        'confused-details',
        'The idea about the Moon is not accepted, and the films are not described for their own sake.',
      ],
      [
        'To explain why insects keep their backs turned toward whatever is bright',
        'detail-not-main-idea',
        'The use of this habit is explained in one sentence, for the sake of what it does near a lamp.',
        'The habit is the discovery on which all the rest depends.',
      ],
    ],
    why: 'The first sentence doubts that moths want to go to a lamp. The films show that a habit that is useful under the sky misleads them beside a lamp, and the two comparisons at the end, the guest and the room, say which picture is wrong and which is right.',
    hints: [
      'What does the first sentence take as certain, and what does it doubt?',
      'What does the habit do under the open sky, and what near a lamp?',
      'Two comparisons come at the end. Which one does the text accept?',
      'What does the text think is happening to the moth?',
    ],
  }),
  reading({
    key: 'rw-structure-72',
    skill: 6,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Of the recipes that have come down to us from medieval Europe, a remarkable share call for saffron, almonds, and such birds as a bishop might have smiled at. It would be rash to infer that people lived on these. Parchment was expensive, and whoever could pay for a written recipe could pay for the saffron. So much is commonly said. <u>There is a second ground for caution, and it follows us to the bishop’s table.</u> A cook writes down what she might forget. Nobody forgets how porridge is made, and so, on the grandest shelf as well, the dish of every day is likely to be the one without a page. The silence of a cookbook can mean that a dish was known to no one or that it was known to all, and only other sources, accounts or the bottoms of pots, can tell us which.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It adds a consideration that holds even where the first does not.',
    wrong: [
      [
        'It replaces a consideration which the text has found to be mistaken.',
        'too-strong',
        'The price of parchment is not taken back; the word “second” lets it stand.',
        '“So much is commonly said” often comes before a contradiction.',
      ],
      [
        'It applies to the rich a consideration that was first applied to the poor.',
        'confused-details',
        'The two considerations are not the same: one speaks of cost, the other of memory.',
        'The text does move from people in general to the table of a bishop.',
      ],
      [
        'It names an exception to a consideration that otherwise holds.',
        'wrong-relation',
        'A ground for caution is added here; nothing is exempted from the first.',
      ],
    ],
    why: 'That only the rich could pay for recipes warns us not to infer what the poor ate. It would leave us free to infer what bishops ate. The second ground, that one writes down only what might be forgotten, “follows us” even there.',
    hints: [
      'Parchment cost a lot. Whose everyday food can’t we read from recipes, then?',
      'If that were the only warning, could recipes still tell us what a bishop ate?',
      'Nobody writes down porridge. Does that depend on who’s rich?',
      'Where can the second warning follow us that the first can’t?',
    ],
  }),
  reading({
    key: 'rw-structure-73',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>I had one line in the school play, and I forgot it. I was to run onto the stage and cry, “The king is coming!” I ran, stopped, and looked at all those faces. “Somebody is coming,” I said at last, “but I don’t know who.” The whole hall roared with laughter. Mr. Adeleke, who had written the play, put his head in his hands. Then he took out a pencil. It has been the funniest line of the play ever since.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To tell of a mistake that had a good result',
    wrong: [
      [
        'To tell of a quarrel that ended in friendship',
        'not-stated',
        'Nobody quarrels; the author of the play is in despair only for a moment.',
      ],
      [
        'To explain why a play could not be finished',
        'opposite-meaning',
        'The play goes on being performed, with the new line in it.',
      ],
      [
        'To describe the plot of a play about a king',
        'detail-not-main-idea',
        'The king is mentioned because of the forgotten line; what happens in the play is not told.',
      ],
    ],
    why: 'The narrator forgets the line and says something else; the audience laughs, and the author writes it down. What went wrong has made the play better.',
    hints: [
      'What goes wrong on the stage?',
      'How do the people in the hall react?',
      'What do you think Mr. Adeleke does with his pencil?',
      'How does the story start, and how does it turn out?',
    ],
  }),
  reading({
    key: 'rw-structure-74',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The clocks aboard the satellites by which our phones find their position do not keep the time of clocks on the ground. Because the satellites move fast, their clocks, according to Einstein, run slow, by some seven millionths of a second a day. Because they fly where gravity is weaker, their clocks run fast, by some forty-five. Left alone, they would be ahead by thirty-eight millionths of a second every evening, and positions would be wrong by about ten kilometers a day. Before they are launched, therefore, they are set to tick a little too slowly.</p>',
    question: STRUCTURE,
    at: 'c',
    right: 'It states a fact, traces it to opposite causes, and tells how their sum is dealt with.',
    wrong: [
      [
        'It states a problem, compares two ways of solving it, and tells which is now preferred.',
        'not-stated',
        'Only one remedy is mentioned; the two things that are compared are causes.',
      ],
      [
        'It presents a theory, describes two tests of it, and notes that their results conflict.',
        'plausible-but-unsupported',
        'Slow and fast are two effects that occur together, not results of tests in conflict.',
      ],
      [
        'It describes a device, lists its uses, and warns of errors that it will always make.',
        'opposite-meaning',
        'The errors are prevented by how the clocks are set.',
      ],
    ],
    why: 'The clocks differ from those on the ground (the fact); speed slows them and weaker gravity hastens them (opposite causes); what is left over, thirty-eight millionths, is corrected before launch.',
    hints: [
      'What’s odd about the clocks in the first sentence?',
      'Two sentences begin with “Because.” Do they push the same way?',
      'How do you get thirty-eight out of seven and forty-five?',
      'What do engineers do about it in the last sentence?',
    ],
  }),
  reading({
    key: 'rw-structure-75',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The following text is from a novel.</p><p>I have never been one to talk of other people’s affairs, and I said so to Mrs. Quill, when I met her in the library, before I told her about the Danforths. One does not repeat such things; one mentions them, to those who ought to know. <u>Mrs. Quill, who is discretion itself, had it already from the milkman and told me what she had had from the dentist.</u> The dentist, however, was wrong in several particulars, which for the Danforths’ sake I was obliged to put right, and it was while I was putting them right that Mr. Danforth came out from behind Geography. I bowed. He was so good as to say that I had left out the matter of the piano. I have since thought of a number of replies.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It lets what Mrs. Quill does contradict the praise that she is given.',
    wrong: [
      [
        'It gives the reason for which the narrator trusts Mrs. Quill with a secret.',
        'ignores-evidence',
        'The praise may be meant as such a reason, but the rest of the sentence takes it away.',
        'The narrator says that one mentions things only to those who ought to know, and discretion would qualify for that.',
      ],
      [
        'It shows that the narrator knows less of an affair than Mrs. Quill knows.',
        'reversed-direction',
        'Rightly or wrongly, the narrator goes on to correct what she is told.',
        'Mrs. Quill has two sources and knows of the affair already.',
      ],
      [
        'It prepares for the embarrassment that Mrs. Quill is to suffer for her talk.',
        'confused-details',
        'The one who is embarrassed at the end is the narrator, and not for what is said in this sentence.',
      ],
    ],
    why: 'Somebody who is “discretion itself” would not pass on what she heard from the dentist. The narrator does not notice, just as she does not notice that she is doing herself what she says she never does.',
    hints: [
      'What does the narrator say about herself, and what does she do right after?',
      'What would someone called “discretion itself” be good at?',
      'What does Mrs. Quill do in the second half of the sentence?',
      'Compare what’s said about Mrs. Quill with what she does. How do they go together?',
    ],
  }),
  reading({
    key: 'rw-structure-76',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>A symphony comes down to us as a score and a play as a script; a dance, for the most part, has come down to us in the legs of people who danced it. Systems for writing steps have existed since the time of Louis XIV, and the one that Rudolf Laban devised in the 1920s can record nearly anything that a body does. Few dancers learn to read it, and film is said to have made it superfluous. But film shows what one dancer did on one evening, her stumble included. From a score, a dance can be performed; from a film, it can only be copied, and the copyist cannot tell what in it was the dance and what was the dancer. Choreographers who leave behind both a film and a score are not being fussy.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To argue that one means of preserving an art cannot take the place of another',
    wrong: [
      [
        'To explain why one means of preserving an art has been abandoned for another',
        'detail-not-main-idea',
        'That few can read the signs is mentioned before the word “But,” with which the text’s own point begins.',
        'Film is said to have made Laban’s signs superfluous, and few dancers learn them.',
      ],
      [
        'To show that memory preserves an art better than any of the means devised since',
        'not-stated',
        'Memory in the legs is where the text begins, but it is not called better.',
      ],
      [
        'To recommend that one means of preserving an art be used instead of another',
        'ignores-evidence',
        'Those who use both are commended at the end.',
        'The text finds much fault with film and none with the score.',
      ],
    ],
    why: 'Film is “said” to make written signs superfluous; the text answers that film cannot show what belongs to the dance and what to the dancer. Its last sentence approves of leaving a film and a score.',
    hints: [
      'What opinion does the text report with “is said to”?',
      'What can you do with a score that you can’t do with a film?',
      'What does the last sentence praise?',
      'Does the text want anyone to throw the film away?',
    ],
  }),
  reading({
    key: 'rw-structure-77',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Write down 0, 3, 6, 12, 24, and so on; add 4; divide by 10. The results come close to the distances from the Sun of the planets that were known in 1770, the earth’s being 1, except that there was nothing at 2.8. No one could give a reason for the rule, and many distrusted it. <u>Then Uranus was discovered, in 1781, at 19.2, where the rule called for 19.6, and in 1801 Ceres at 2.8.</u> It was with the rule in mind that those who reckoned where the next planet must be put it at 38.8. Neptune is at 30. Whether there was ever anything in the rule but luck is still debated; that it made believers of sensible people is nothing to laugh at. A rule without a reason may hold. One cannot tell for how long.</p>',
    question: FUNCTION,
    at: 'b',
    right: 'It presents good grounds for trust in a rule that was to fail.',
    wrong: [
      [
        'It suggests that a rule had owed its earlier success to luck.',
        'other-part-of-text',
        'Luck is considered later, and even there the matter is left open.',
        'The word “luck” does occur, and a rule without a reason invites it.',
      ],
      [
        'It discloses in earlier cases the defect that was to ruin a rule.',
        'reversed-direction',
        'The two discoveries agree with the rule almost exactly; the defect came to light with Neptune.',
        'There is a small difference between 19.2 and 19.6.',
      ],
      [
        'It shows that a rule was tested with less care than it might have been.',
        'not-stated',
        'How carefully anybody tested the rule is not discussed.',
      ],
    ],
    why: 'The rule left places at 2.8 and 19.6, and bodies were found at both. After that, “sensible people” believed in it and used it for the next planet, where it went wrong.',
    hints: [
      'What did people think of the rule before 1781?',
      'How close do the two discoveries come to the rule?',
      'What happened when the rule was used for the next planet?',
      'What made “believers of sensible people”?',
    ],
  }),
  reading({
    key: 'rw-structure-78',
    skill: 6,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>The bicycles of the 1860s had wheels of wood and iron. On streets paved with stone, they gave a very rough ride. <u>In England, they were known as “boneshakers.”</u> In 1887, John Dunlop, a veterinarian in Belfast, put tubes of rubber, filled with air, around the wheels of his son’s tricycle, and the boy rode in comfort. Before long, hardly a bicycle was sold without such tires.</p>',
    question: FUNCTION,
    at: 'd',
    right: 'It supports the statement that comes before it.',
    wrong: [
      [
        'It denies the statement that comes before it.',
        'opposite-meaning',
        'A name such as this one agrees with a rough ride.',
      ],
      [
        'It describes the effect of an invention.',
        'other-part-of-text',
        'Dunlop’s invention and its effect come afterward.',
      ],
      [
        'It corrects the statement that comes before it.',
        'wrong-relation',
        'Nothing in the statement about the ride is put right by the name.',
      ],
    ],
    why: 'The sentence before says that the ride was very rough. That people spoke of “boneshakers” shows how they felt it.',
    hints: [
      'What does the name “boneshakers” tell you about the ride?',
      'What does the sentence before say about the ride?',
      'Do the two sentences agree?',
      'Try “indeed” in front of the underlined sentence. What is it doing for the one before?',
    ],
  }),
  reading({
    key: 'rw-structure-79',
    skill: 6,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>Early on the morning of September 3, 1967, every car on the roads of Sweden stopped, crossed from the left side to the right, and waited for the signal to go on. The government had spent years preparing for that morning, and newspapers had foretold carnage. <u>In the months that followed, there were fewer accidents than there had been on the left.</u> Everyone was so afraid of making a mistake that people drove as they had never driven before. By 1969, the fear had worn off, and the number of accidents was about what it had always been.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It reports an unexpected result that the text goes on to explain.',
    wrong: [
      [
        'It gives the reason for the decision that led to the change.',
        'not-stated',
        'Why the side was changed is not told, and this happened afterward.',
      ],
      [
        'It shows that the change brought about a lasting improvement.',
        'ignores-evidence',
        'The last sentence tells what had become of the improvement by 1969.',
      ],
      [
        'It bears out the fears that had been voiced before the change.',
        'opposite-meaning',
        'Carnage had been foretold.',
      ],
    ],
    why: 'After predictions of carnage, fewer accidents are a surprise. The next sentence gives the cause, fear of making a mistake, and the last one confirms it: when the fear went, the accidents came back.',
    hints: [
      'What did the newspapers say would happen?',
      'What really happened in the months after?',
      'What does “so afraid of making a mistake” tell you about those months?',
      'How does the underlined sentence fit the one before it, and the one after?',
    ],
  }),
  reading({
    key: 'rw-structure-80',
    skill: 6,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>Judge Harbin retired to grow pears, and it was agreed in the county that he grew them as he had sentenced. Each tree was tied flat against the south wall with its limbs brought out level to left and right; what grew forward was cut off, and what grew crooked was given one season. Visitors admired the fruit. Only the boy who carried the ladder knew of the seedling behind the compost, self-sown, never staked or trimmed, <u>to which the old man brought the first can of water every evening, when he believed himself alone,</u> and under which, at the end of his last summer, the two of them ate what it bore. They were hard little pears, not much larger than plums. “Perfectly inedible,” said the judge, and he reached for another.</p>',
    question: PORTION,
    at: 'a',
    right: 'It discloses an indulgence at odds with a reputation described before.',
    wrong: [
      [
        'It gives a further example of the exactness for which a character is known.',
        'opposite-meaning',
        'The tree that he waters is the one on which he imposes nothing.',
        'Every evening, the first can: the judge is as regular here as with his other trees.',
      ],
      [
        'It explains why one tree bore better fruit than those that visitors admired.',
        'ignores-evidence',
        'The fruit of this tree is small and hard.',
      ],
      [
        'It reveals a character’s remorse over the severity of his former decisions.',
        'too-strong',
        'He is kind to a tree; nothing shows that he thinks of those whom he sentenced with regret.',
        'He grew pears “as he had sentenced,” and a secret kindness may look like making up for it.',
      ],
    ],
    why: 'The county knows a judge who ties, cuts, and grants one season. In secret he waters first the one tree that grows as it likes, and eats its bad fruit with pleasure.',
    hints: [
      'How does the county think the judge treats his trees?',
      'How does he treat the seedling behind the compost?',
      'Why would he do that only “when he believed himself alone”?',
      'Put the wall next to the seedling. What side of him do you see?',
    ],
  }),
];
