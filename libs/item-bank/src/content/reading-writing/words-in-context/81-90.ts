import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_81_90: readonly Item[] = [
  reading({
    key: 'rw-words-81',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Obsidian, the black glass that forms when certain lavas cool very fast, can be chipped to an edge finer than that of any steel knife. Stone Age toolmakers ______ it so highly that pieces of it were carried by boat and on foot to places hundreds of kilometers from the nearest volcano.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'prized',
    wrong: [
      ['mistrusted', 'opposite-meaning', 'People would not carry far what they did not trust.'],
      [
        'imitated',
        'word-does-not-fit-object',
        'To imitate a stone is to make something like it, and this is not done “highly.”',
      ],
      ['decorated', 'not-stated', 'Toolmakers chipped the glass into tools; nothing is said about adorning it.'],
    ],
    why: 'Pieces were carried for hundreds of kilometers because no other stone gave such an edge. To think a thing very precious is to prize it highly.',
    hints: [
      'What can you make with obsidian?',
      'How far did people carry it?',
      'They went to all that trouble. What did they think of it?',
      'You need a verb for thinking something very precious.',
    ],
  }),
  reading({
    key: 'rw-words-82',
    skill: 5,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The old man set up his puppets at the end of the pier, where hardly anyone ever went. For the first hour he played to the gulls. But his wooden fox had a voice like the mayor’s, and word of it went along the beach; by four o’clock, the show had drawn such a crowd that those in front were sitting on the edge with their feet above the water.</p>',
    question: asUsed('drawn'),
    at: 'd',
    right: 'Attracted',
    wrong: [
      ['Sketched', 'other-sense-of-word', 'Nobody in the text makes a picture; the crowd has come to see the puppets.'],
      [
        'Emptied',
        'other-sense-of-word',
        'One may draw a bath or draw water from a well, but a crowd is made up of people.',
      ],
      ['Scattered', 'opposite-meaning', 'The people are sitting close together, as far as the edge of the pier.'],
    ],
    why: 'At first nobody watches; when people hear of the fox, they come in numbers. To draw a crowd is to make people come, or to attract them.',
    hints: [
      'How many people watch at first, and how many at four?',
      'Why do they come out to the end of the pier?',
      'What does a good show do?',
      'You need a verb for making people come.',
    ],
  }),
  reading({
    key: 'rw-words-83',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>When Nicaragua opened schools for deaf children around 1980, the lessons were in speaking Spanish and reading it from the lips, and they met with little success. No one taught the pupils a sign language, for none of their teachers knew one. Yet in the schoolyards and on the buses, the gestures that each child had brought from home grew together, and the children who came after gave them a grammar. A whole language had come into being ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'spontaneously',
    wrong: [
      [
        'deliberately',
        'opposite-meaning',
        'Nobody set out to make a language; the schools even meant to teach something else.',
      ],
      [
        'simultaneously',
        'plausible-but-unsupported',
        'The language grew in several steps, from the first pupils to those who came after, and nothing else is said to have arisen at the same moment.',
      ],
      [
        'clandestinely',
        'not-stated',
        'Schoolyards and buses are no hiding places, and nobody is said to have forbidden the signs.',
      ],
    ],
    why: 'No teacher taught or planned the language; it grew out of the children’s own gestures. What arises of itself, without being directed, arises spontaneously.',
    hints: [
      'What didn’t the schools teach?',
      'What did the language grow out of?',
      'Did anyone plan the language?',
      'You need a word for something that just happens, without a push.',
    ],
  }),
  reading({
    key: 'rw-words-84',
    skill: 5,
    difficulty: 'medium',
    seconds: 50,
    passage:
      '<p>The device that Elisha Otis had built to stop a falling elevator was sound, but hardly anybody bought it, since hardly anybody would trust his life to a platform that hung from a rope. To ______ such misgivings, Otis had himself hoisted high above the crowd at an exhibition in New York in 1854 and ordered the rope to be cut. The platform dropped a few inches and held.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'allay',
    wrong: [
      [
        'justify',
        'opposite-meaning',
        'A fall would have shown that people were right to be afraid, but the platform held.',
      ],
      ['arouse', 'opposite-meaning', 'People felt misgivings already, and Otis wanted them to buy his device.'],
      [
        'share',
        'opposite-meaning',
        'A man who has the rope cut above his own head does not feel the fears of the others.',
      ],
    ],
    why: 'People were afraid to trust a rope, and Otis showed them that no harm came of cutting it. To lessen fears is to allay them.',
    hints: [
      'Why did hardly anyone buy the device?',
      'How did Otis want people to feel after the show?',
      'So what was the show supposed to do to people’s fears?',
      'You need a verb for making fears less.',
    ],
  }),
  reading({
    key: 'rw-words-85',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Whenever the radio spoke of wind, my uncle Halvard put on his oilskins and went around the house. He was in no hurry. He took each shutter by its edge and pulled, first gently, then with his whole weight, as if he meant to tear it off; and only when he had satisfied himself that the last of them was fast did he come in, hang up his hat, and ask what there was for supper.</p>',
    question: asUsed('fast'),
    at: 'a',
    right: 'Secure',
    wrong: [
      [
        'Rapid',
        'other-sense-of-word',
        'A shutter that has been closed does not travel at any speed, and the uncle is in no hurry.',
      ],
      [
        'Loyal',
        'other-sense-of-word',
        'People may be fast friends in this sense, but a shutter keeps faith with nobody.',
      ],
      [
        'Brittle',
        'opposite-meaning',
        'If the last shutter were likely to break, he would not be satisfied and come in.',
      ],
    ],
    why: 'The uncle pulls with his whole weight to find out whether the shutters will hold in the wind. What is firmly fixed is fast, or secure.',
    hints: [
      'Why does he go around the house?',
      'What does he find out when he pulls on a shutter?',
      'He’s finally satisfied. With what?',
      'You need a word for something that will hold and not come loose.',
    ],
  }),
  reading({
    key: 'rw-words-86',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A speaker who has been told often enough not to say “me and Tom went” may one day say “between you and I.” This slip, which is called hypercorrection, is commonly laid to ignorance. Yet one seldom hears it from small children, who know nothing of the rule and whom nobody has corrected, nor from those who have held the floor for so long that they have ceased to listen to themselves. It thrives in between, in letters of application and speeches at weddings, wherever much appears to depend on not making a mistake, and it overshoots the rule as a driver who dreads the ditch will steer into the oncoming lane. What the slip betrays is less a want of schooling than a surplus of ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'vigilance',
    wrong: [
      [
        'erudition',
        'half-right',
        'The speaker knows half a rule, which is far from learning in excess; the driver’s example is not about knowledge.',
        'After “less a want of schooling,” one expects its exact opposite, too much learning.',
      ],
      [
        'assurance',
        'opposite-meaning',
        'The slip is rare in those who are sure of themselves and thrives where people are afraid of making a mistake.',
        'Speeches and applications are occasions for appearing confident, and mistakes are often put down to overconfidence.',
      ],
      ['spontaneity', 'opposite-meaning', 'Children, who speak as the words come, seldom make this slip.'],
    ],
    why: 'The slip is made by people who watch their language because they fear to go wrong, like the driver who fears the ditch. Too much watchfulness is a surplus of vigilance.',
    hints: [
      'Who makes the slip?',
      'What do job letters and wedding speeches have in common?',
      'Why does the driver end up in the wrong lane?',
      'You need a noun for keeping a close watch.',
    ],
  }),
  reading({
    key: 'rw-words-87',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the dish, a few drops of the substance clear a wide ring among the bacteria around it, and the microbe that produces it has therefore been described as armed. The drops, however, are of a strength that has never been found in the ground. At the faint doses in which the substance occurs there, neighbors do not die of it; some swarm, some settle, some begin to build a film, and at least one replies with a substance of its own. It is true that enough of the stuff will kill, but then a trumpet, at close range, will deafen. Those who call the substance a weapon have not observed anything that is false. They have merely taken one of its properties for its ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'function',
    wrong: [
      [
        'dosage',
        'true-but-off-point',
        'How much there is does matter to the argument, but nobody has mistaken an effect for an amount.',
        'Strong and faint doses are what the whole comparison turns on, so an amount seems to be the missing idea.',
      ],
      [
        'target',
        'wrong-relation',
        'A target is what a weapon is aimed at, here the neighbors; killing is something that the substance does.',
      ],
      [
        'byproduct',
        'opposite-meaning',
        'Those who speak of a weapon do not think of killing as something incidental.',
        'That the substance kills may indeed be incidental; but the sentence tells what others have wrongly taken it for.',
      ],
    ],
    why: 'The substance can kill, but in the ground it seems to serve as a message, as a trumpet serves for music although it can deafen. That it kills is a property; what it is for is its function.',
    hints: [
      'What does the substance do in the dish, and what in the ground?',
      'What does the trumpet show?',
      'A trumpet can deafen you. Is that what it’s there for?',
      'You need a noun for what a thing is there to do.',
    ],
  }),
  reading({
    key: 'rw-words-88',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The elders of the island held that a play was a falsehood spoken aloud, and they said so from the pulpit on two Sundays of the year. But the barn in which the company performed belonged to the brother of one of them, and the winters were long. So the elders countenanced what they could not commend. They came late and sat near the door; they kept their hats on; and when a thing was too much for them, and they had to laugh, they coughed. A visitor who saw the hats and heard the coughing wrote home that the players were sorely persecuted, and was surprised to find them at supper, that same evening, at an elder’s table.</p>',
    question: asUsed('countenanced'),
    at: 'b',
    right: 'Tolerated',
    wrong: [
      [
        'Confronted',
        'opposite-meaning',
        'The elders do not stand up to the players; they sit near the door, cough, and have them to supper.',
        'A countenance is a face, so the verb looks as if it meant to face, and the sermons are against plays.',
      ],
      [
        'Persecuted',
        'opposite-meaning',
        'So the visitor thinks, and the supper at an elder’s table shows how mistaken he is.',
        'The visitor’s report is the only judgment that the text states outright.',
      ],
      [
        'Celebrated',
        'too-strong',
        'The elders “could not commend” the plays, so they can hardly have praised them in public.',
      ],
    ],
    why: 'The elders cannot praise plays, yet they come to them, stop nobody, and even feed the players. To let something be, without quite approving it, is to tolerate, or countenance, it.',
    hints: [
      'What do the elders preach, and what do they do?',
      'Why do they cough?',
      'It’s less than praise. Are they against it, though?',
      'You need a verb for letting something happen without really approving.',
    ],
  }),
  reading({
    key: 'rw-words-89',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>An auditor who counts only what is used will find the vessel absurdly equipped. There are three pumps, of which one has always been enough; there are charts on paper, which nobody has unrolled since the screens were put in; there is an anchor that has never been wet. On all but one day in ten years, he will be right. It is from that one day, however, that a crew must reckon, and engineers, who use for such equipment the same word that the auditor would write in the margin, do not mean it as a reproach. They might reply to him that a ship on which nothing is ______ is a ship on which nothing may ever go wrong.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'redundant',
    wrong: [
      [
        'reliable',
        'wrong-relation',
        'On such a ship much would go wrong, to be sure, but an auditor does not write this word in the margin beside a third pump.',
        'The engineers care about safety, and a ship without dependable parts is a bad ship; the word fits them but not the auditor.',
      ],
      [
        'defective',
        'wrong-relation',
        'The pumps, charts, and anchor are in good order; the auditor’s complaint is of another kind.',
        'It makes the last sentence sound true by itself: where no part is faulty, nothing goes wrong.',
      ],
      [
        'antiquated',
        'half-right',
        'This might be said of the paper charts, but not of the pumps or the anchor, and engineers would not mean it kindly.',
      ],
    ],
    why: 'The auditor objects to equipment beyond what is used; engineers call the same thing redundant and mean that it is there if something else fails. Without anything redundant, the first failure would be the last.',
    hints: [
      'What do the pumps, the charts, and the anchor have in common?',
      'When would the crew be glad to have them?',
      'Three pumps where one is enough: how much is that?',
      'You need a word for what’s there beyond what you need.',
    ],
  }),
  reading({
    key: 'rw-words-90',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>To an inspector sent down from the capital, the fishing in the bay seemed a bare scramble. No paper said who might cast his nets where. The boats put out before dawn, each for another place, and on the following day each turned up at a place where it had not been before. He offered to draw up a plan. The fishermen heard him out and then explained, since he was a guest, that lots were drawn on the first of September; that from then on every boat moved one place eastward each day, so that none had the good grounds longer than its neighbors; and that whoever lingered where the fish were would soon find the next man, whose turn it was, waiting beside him. What the inspector had thought ______ was merely unwritten.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'anarchic',
    wrong: [
      [
        'clandestine',
        'plausible-but-unsupported',
        'The boats leave in the dark, but the inspector sees them go and does not suspect that anything is being hidden.',
        'Leaving before dawn and keeping no papers are just what people do who have something to hide.',
      ],
      [
        'inequitable',
        'plausible-but-unsupported',
        'The fishermen’s custom does share out the good grounds, but fairness was not what the inspector had missed.',
        'The explanation dwells on giving each boat its turn, as if it answered a charge of injustice.',
      ],
      ['archaic', 'not-stated', 'The inspector does not complain that the fishermen’s ways are out of date.'],
    ],
    why: 'The inspector saw a “scramble” in which nothing laid down who might fish where, but there was a strict custom that nobody had put on paper. What is without any rule or order is anarchic.',
    hints: [
      'How did the fishing look to the inspector?',
      'What did the fishermen explain to him?',
      'Something was there, just not on paper. What had he thought was missing?',
      'You need a word for something with no rules and no order.',
    ],
  }),
];
