import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_51_60: readonly Item[] = [
  reading({
    key: 'rw-transitions-51',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The twinkling of the stars is not something that the stars do. ______ it arises in the last few kilometers of their light’s journey, where pockets of warm and cold air bend the light now this way, now that. Seen from a spacecraft, no star twinkles at all.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Rather,',
    wrong: [
      ['Similarly,', 'false-similarity', 'The sentence does not compare the twinkling with anything like it.'],
      ['For example,', 'false-example', 'What happens in the air is not an example of what the stars do or do not do.'],
      ['As a result,', 'false-cause', 'The twinkling does not arise in the air because the stars do not make it.'],
    ],
    why: 'The first sentence says what twinkling is not; the second says what it is. “Rather” introduces the truth after something has been denied.',
    hints: [
      'What does the first sentence say it isn’t?',
      'Where does the twinkling come from?',
      'A wrong idea goes out and a right one comes in. What’s the pattern?',
      '“It is not a fruit. ______ it is a root.” What would you say there?',
    ],
  }),
  reading({
    key: 'rw-transitions-52',
    skill: 9,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>There are two accounts of how the dry channels on the plateau were cut. By one of them, it was done by rain, which must then have fallen, on a world that knows none today, for tens of thousands of years; by the other, it was done by a single flood, let loose when something hot melted the ice above, and over before the season was. Photographs from orbit, on which nothing smaller than a house can be made out, agree with both. The lander, however, is to come down where the largest channel opens, and what it will photograph there are stones, from which running water wears off the corners, but slowly. ______ they will be as jagged as on the day they broke.</p>',
    question: QUESTION,
    at: 'c',
    right: 'In the second case,',
    wrong: [
      [
        'In the first case,',
        'wrong-case',
        'Think of how long the water would have been at work on the stones if this account were true.',
        'Gentle rain seems less likely than a violent flood to do anything to a stone.',
      ],
      [
        'In either case,',
        'wrong-case',
        'If the stones were bound to look the same, there would be nothing to learn from photographing them.',
        'The text has just said of other photographs that they agree with both accounts.',
      ],
      [
        'Until that day,',
        'false-sequence',
        'The stones will not change when the lander comes; what matters is how they were made.',
      ],
    ],
    why: 'Water wears corners off slowly. Rain over tens of thousands of years would have rounded the stones; one short flood would have had no time to do so. Jagged stones are what the second account predicts.',
    hints: [
      'How long does the water run in each account?',
      'What does running water do to corners, and how fast?',
      'Which account gives it too little time?',
      'What can the lander’s pictures show that the ones from orbit can’t?',
    ],
  }),
  reading({
    key: 'rw-transitions-53',
    skill: 9,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Three drafts survive of Rosa Delmar’s poem “Timetable,” and to lay them side by side is to see that she revised in one direction only. ______ “boats” turns into “the two o’clock boat,” “a bird” into “one cormorant,” and “years ago” into the year in which her mother died.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Specifically,',
    wrong: [
      [
        'Nevertheless,',
        'false-contrast',
        'The changes that are listed all go the same way, so they do not contradict the sentence before.',
      ],
      [
        'In addition,',
        'false-addition',
        'The list does not come on top of the revising in one direction; look at what that direction is.',
      ],
      [
        'Coincidentally,',
        'false-attitude',
        'A poet who makes the same kind of change three times is not doing so by chance.',
      ],
    ],
    why: 'The first sentence says that there was one direction without naming it; the second shows it, change by change: from the vague to the exact. “Specifically” introduces the details of a general statement.',
    hints: [
      'What do the three changes have in common?',
      'Does the first sentence tell you the direction?',
      'What does the second sentence fill in?',
      'You need a word that leads from a general point to details.',
    ],
  }),
  reading({
    key: 'rw-transitions-54',
    skill: 9,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The first bicycles with pedals, sold in the 1860s, rolled on iron rims and had hardly any brakes. On the cobblestones of the time they shook their riders so badly that they were known as boneshakers. ______ thousands of people bought them.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Nevertheless,',
    wrong: [
      ['For this reason,', 'false-cause', 'Being shaken badly is hardly a reason for buying something.'],
      [
        'In other words,',
        'false-restatement',
        'That people bought bicycles is a new fact, not another way of saying that they were shaken.',
      ],
      ['Likewise,', 'false-similarity', 'Buying bicycles is not like being shaken by them.'],
    ],
    why: 'Bicycles were uncomfortable, and one would expect people to stay away from them; yet thousands bought one. “Nevertheless” marks something that happens in spite of what was said.',
    hints: [
      'So far, would you want one of these?',
      'What did thousands of people do?',
      'Is that what you would have expected?',
      'You need a word that means “in spite of this.”',
    ],
  }),
  reading({
    key: 'rw-transitions-55',
    skill: 9,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Amadou had rehearsed it on the ferry: he would put the key on the table, say that he was sorry, and be gone before she could be kind about it. He went through it again on the stairs, where it still seemed to have no flaw, and once more at the door, while her steps came along the passage and the key grew warm in his hand. ______ he heard himself ask whether the lemon tree had lived.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Instead,',
    wrong: [
      ['Accordingly,', 'false-cause', 'Asking after a tree is no part of what he had made up his mind to do.'],
      [
        'Likewise,',
        'false-similarity',
        'The question about the tree is not like any of the steps that he had rehearsed.',
      ],
      ['To that end,', 'false-purpose', 'The question does not help him to be gone quickly; it begins a conversation.'],
    ],
    why: 'Amadou has prepared three things to do, and then he does something else in their place. “Instead” marks that replacement.',
    hints: [
      'What does Amadou plan to do?',
      'How much of that has he done by the end?',
      '“He heard himself ask”: was that part of the plan?',
      'He prepared one thing and did another. How are the two related?',
    ],
  }),
  reading({
    key: 'rw-transitions-56',
    skill: 9,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Nobody who has seen where the old cedar stands need be troubled by what it leaves out. Of the drought of 1590, of which the chronicles of three towns are full, and in which cedars on the ridge, a bare ten miles away, put on rings that can be counted only under a lens, there is no trace in its wood; the rings of those years are as broad as any. A tree is a witness only to what has reached it. ______ the spring at its foot has never been known to fail, and in the August of 1921, with the ridge brown from end to end, women from four villages stood in line there with their jars.</p>',
    question: QUESTION,
    at: 'a',
    right: 'After all,',
    wrong: [
      [
        'Even so,',
        'false-contrast',
        'Ask what the spring has to do with the broad rings of this one tree: it does not stand in their way.',
        'A drought that turns the ridge brown is followed by water that never fails, which looks like a reversal.',
      ],
      [
        'As a result,',
        'false-cause',
        'The spring does not keep running because a tree bears witness only to what has reached it.',
        'There is indeed a cause and an effect in this story, but the sentence with the blank holds the other one of the two.',
      ],
      [
        'In the same way,',
        'false-similarity',
        'The spring is not another witness like the tree; nothing is said of what it records.',
      ],
    ],
    why: 'The text claims that the cedar’s silence about the drought is no puzzle, because the drought did not reach it. The last sentence gives the reason: the tree stands at a spring that does not fail. “After all” introduces a reason for something that has just been said.',
    hints: [
      'What does the tree leave out?',
      'Would a tree at that spring notice a drought?',
      'Which explains which: the water or the broad rings?',
      'What does the last sentence do for the claim?',
    ],
  }),
  reading({
    key: 'rw-transitions-57',
    skill: 9,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>When electric arc lamps came to the cities of the 1880s, some of them were mounted on towers fifty meters high, as though what the streets had been wanting were a second moon. Many small lamps near the ground were not thought of until later. ______ the first electric motor in a factory was often set down where the steam engine had been and made to turn the same long shafts; that each machine might have a little motor of its own occurred to people only a generation afterward.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Similarly,',
    wrong: [
      [
        'By contrast,',
        'false-contrast',
        'Ask whether the motors were used at first in a better way than the lamps had been.',
      ],
      [
        'As a result,',
        'false-cause',
        'It was not because of the towers that motors were set down in the place of steam engines.',
      ],
      ['In particular,', 'false-example', 'A motor in a factory is no special case of a lamp in the street.'],
    ],
    why: 'Both new devices were first put in the place of something old and large (the moon, the steam engine), and only later were many small ones spread about. “Similarly” joins two cases of the same pattern.',
    hints: [
      'How did people use the lamps at first, and how later?',
      'And the motors: what happened to them later?',
      'Put the stories next to each other. What do you notice?',
      'Do the stories go differently, or are they only about different things?',
    ],
  }),
  reading({
    key: 'rw-transitions-58',
    skill: 9,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Nothing that Marguerite Oduya found in the archive supports the song according to which the canal’s engineers drank up the relief fund. She went through the ledgers twice. Each barrel of flour can be followed from the ship to the shed and every shovel from the forge to the camp, and the only wine in four years was bought for a bishop, who had asked for it. ______ the sheds had been put up, against the advice of everyone who had ever seen that river in flood, on its lower bank, and flour that no one can be shown to have stolen turned gray there, within sight of the men for whom it was meant, through the hungriest winter of the four.</p>',
    question: QUESTION,
    at: 'b',
    right: 'That said,',
    wrong: [
      [
        'Indeed,',
        'false-confirmation',
        'The spoiled flour would then be one more proof of how blameless the engineers were.',
        'No one can be shown to have stolen the flour, which seems to clear the engineers once more.',
      ],
      [
        'In particular,',
        'false-example',
        'The choice of the lower bank is not one of the facts for which the ledgers have just been praised.',
        'Barrels of flour that go to a shed have been mentioned, and here are the shed and the flour in detail.',
      ],
      [
        'For this reason,',
        'false-cause',
        'The sheds were not built on the lower bank because the ledgers are in order.',
      ],
    ],
    why: 'The ledgers clear the engineers of theft, but they did something else that was bad enough: they chose the wrong bank, against advice, and people went hungry. “That said” lets the first point stand and sets a limit to it.',
    hints: [
      'Does Oduya think the engineers are guilty of what the song says?',
      'Was the spot for the sheds a good one?',
      'They were honest. What can you hold against them?',
      'That doesn’t change the ledgers. What does it do to the whole picture?',
    ],
  }),
  reading({
    key: 'rw-transitions-59',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Read by itself, the ninth clause of the statute, “No lamp shall be brought in by night,” says of lamps what the third clause has already said of goods of every kind, and the lamp dealer who was stopped on the quay at two in the morning had little hope. The judges of the customs court, however, had grown up with the maxim that lawmakers do not waste ink. ______ they declined to understand the clause as its plain words and everyone in the room invited them to. “Brought in,” they held, must mean “carried indoors,” which turned the clause into a rule against fire; and since the third had not been named in the charge, they sent the man home.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Hence,',
    wrong: [
      [
        'Nevertheless,',
        'false-contrast',
        'The maxim does not favor the plain reading: think of what the ninth clause would add to the third if it were read that way.',
        'Judges who respect every word of a statute would be expected to follow its plain words.',
      ],
      [
        'In other words,',
        'false-restatement',
        'What the judges declined to do is a decision in one case; it does not repeat the maxim.',
        'A maxim in a figure of speech seems to call for a plain explanation.',
      ],
      ['Similarly,', 'false-similarity', 'No other court or clause has been mentioned that was treated in such a way.'],
    ],
    why: 'If lawmakers never waste ink, no clause merely repeats another. On its plain reading the ninth clause would repeat the third, so the judges, because of the maxim, had to find it another meaning. “Hence” marks their decision as the consequence.',
    hints: [
      'On its plain words, what does the ninth clause add to the third?',
      'Lawmakers “do not waste ink.” What does that mean for every clause?',
      'So can the plain reading be right?',
      'Do the judges go by the maxim or against it?',
    ],
  }),
  reading({
    key: 'rw-transitions-60',
    skill: 9,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In 1958, when hardly anybody at the fairs still stopped for the puppeteers of Sarn, the national film office offered to record the last of their plays from beginning to end. It would pay them well and send a print to every school. The play is a slow one, as those who remember it admit, and for two hours it does little but prepare a single moment, in which what everyone has taken for the smallest of the puppets stands up, bows, and walks off through the audience, being the puppeteers’ youngest child. The trick had been practiced behind a second curtain, and to people from the next village, the players would not so much as admit that they had children. ______ the film crew was thanked, given supper, and sent home.</p>',
    question: QUESTION,
    at: 'c',
    right: 'Understandably,',
    wrong: [
      [
        'Inexplicably,',
        'false-attitude',
        'Consider what would be left of the play if every school in the country had seen how it ends.',
        'Players without an audience turn down good money and the largest audience that they could ever have.',
      ],
      [
        'In return,',
        'false-exchange',
        'What the players were offered, money and prints, they did not take, so they owed nothing for it.',
        'An offer stands at the beginning, and the crew is thanked and given supper.',
      ],
      ['For instance,', 'false-example', 'That the crew was sent home is no example of how the trick was practiced.'],
    ],
    why: 'The play lives by one surprise, and a film in every school would end that surprise for good. The refusal, strange at first sight, is just what one would expect of people who hid the trick even from their neighbors. “Understandably” says that there was good reason.',
    hints: [
      'What does the whole play depend on?',
      'What would a film in every school do to that?',
      'How well had they kept the trick secret until then?',
      'So is it strange that they said no?',
    ],
  }),
];
