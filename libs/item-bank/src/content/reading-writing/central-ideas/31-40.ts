import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_31_40: readonly Item[] = [
  reading({
    key: 'rw-central-31',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>On the day in June of 2000 when the Millennium Bridge in London was opened to walkers, it began to sway from side to side, and films show the crowd moving as one body, left foot and right foot, with the deck. For years it was taught that people who had fallen into step by chance had set the bridge in motion. Experiments on platforms that can be moved have since told another story. Whoever walks on a floor that gives a little to the side sets each foot down so as not to fall; and this, it turns out, pushes the floor farther in the direction in which it is going, whether or not anyone else is in step. A crowd of a certain size is enough. Only when the floor moves a good deal does it begin to dictate the pace.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'That walkers came to move in step was brought about by the swaying of the bridge.',
    wrong: [
      [
        'That walkers fell into step by chance was what set the bridge in motion in the end.',
        'opposite-meaning',
        'This was taught for years; the experiments told “another story.”',
      ],
      [
        'That walkers try not to fall was the reason why they came to move in step at last.',
        'wrong-relation',
        'The way in which people keep their balance pushes the floor. It is not said to be what brings them into step.',
        'Keeping one’s balance and moving in step are both in the later explanation, and one seems to lead straight to the other.',
      ],
      [
        'That walkers push the bridge sideways was found out only by means of experiments.',
        'detail-not-main-idea',
        'True as far as it goes; but a statement of the whole must also say what has become of the step that everybody sees in the films.',
        'The experiments bring the turn of the text, and they did show the push to the side.',
      ],
    ],
    why: 'The older view made the common step the cause. According to the experiments, the bridge is set in motion by people who keep their balance, in step or not; only when it sways strongly does it “dictate the pace.” So the common step comes last.',
    hints: [
      'There are two accounts of the swaying. Where does the second begin?',
      'In the experiments, what pushes the floor farther?',
      'Do people have to be in step for the floor to move farther?',
      'Balance, swaying, walking in step: what comes first, and what comes last?',
    ],
  }),
  reading({
    key: 'rw-central-32',
    skill: 1,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Under the collar, where nobody looks, Ottla found the small red knot with which she had signed everything that she sewed before she was married. She had cut this coat for a girl of twenty. Since then it had been let out, taken in, lined with a check that she would not have chosen, and shortened for somebody with a bicycle; there was hardly a seam in it that she could still have called her own. A young woman had been waiting for her to hang it up again. “It’s a good coat,” said Ottla, and she held it for her by the shoulders. “It does as it’s told.”</p>',
    question: '<p>Based on the text, how does Ottla regard what has become of the coat?</p>',
    at: 'b',
    right: 'She approves of its having served one wearer after another.',
    wrong: [
      [
        'She is hurt that so little is left in it of what she once sewed.',
        'plausible-but-unsupported',
        'That little is left is said. Look at what she tells the young woman, and how she hands the coat on.',
      ],
      [
        'She is surprised that nobody who wore it had noticed her red knot.',
        'not-stated',
        'The knot is where nobody looks, so she can hardly be surprised.',
      ],
      [
        'She wishes to have it back but leaves it to one who needs it more.',
        'not-stated',
        'Nothing says that she would like to own the coat or that the young woman is in need.',
      ],
    ],
    why: 'The coat has been changed again and again, and Ottla sums this up as praise: “It does as it’s told.” She helps the next wearer into it.',
    hints: [
      'What has been done to the coat over the years?',
      'Hardly a seam is hers now. Does she sound bitter about that?',
      '“It does as it’s told”: complaint or compliment?',
      'What does she do for the young woman at the end?',
    ],
  }),
  reading({
    key: 'rw-central-33',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Kangaroo rats live in deserts in which no rain may fall for months, and many of them never drink at all. Nor do they eat juicy plants, as other animals of the desert do; they live on dry seeds. When a seed is broken down in the animal’s body, water is formed, and this is nearly all that a kangaroo rat needs, because it loses so little. It stays in its cool burrow by day, and its kidneys return almost all of their water to the blood.</p>',
    question: '<p>According to the text, from where do kangaroo rats get most of their water?</p>',
    at: 'c',
    right: 'From seeds that their bodies break down',
    wrong: [
      [
        'From rain that collects in their burrows',
        'not-stated',
        'It may not rain for months, and the burrow is mentioned only because it is cool.',
      ],
      [
        'From plants that hold a great deal of juice',
        'opposite-meaning',
        'Other animals of the desert eat such plants; kangaroo rats do not.',
      ],
      [
        'From kidneys that take it up from the air',
        'confused-details',
        'Kidneys return water to the blood; nothing is taken from the air.',
      ],
    ],
    why: 'The text says that water is formed when a seed is broken down in the body and that “this is nearly all that a kangaroo rat needs.”',
    hints: [
      'Find where the water comes from, not how it’s saved. Which sentence is it?',
      'What do kangaroo rats eat, and what don’t they eat?',
      'Something happens to their food inside. What do they get out of it?',
      'The burrow and the kidneys save water. What brings it in?',
    ],
  }),
  reading({
    key: 'rw-central-34',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>Why did the cooks of medieval Europe put pepper, ginger, and cinnamon into nearly everything? To hide the taste of bad meat, it is often said. Yet whoever could afford to disguise a spoiled haunch could have bought a fresh one, and several more, for the price of the spices. The recipes ask for them in wine, in sweets, and with fish lifted from the pond an hour before. They were thought to be good for the body; they came from places at the edge of the map; and to offer them was to say what one could spend. In the seventeenth century, they became cheap. Meat was then no fresher than it had been, and it was at this point that the tables of the rich turned away from spices and began to praise the taste of the thing itself.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'Medieval cooks valued spices for reasons that a need to hide bad taste does not account for.',
    wrong: [
      [
        'The rich turned away from spices in the seventeenth century, when they could do without hiding bad taste.',
        'wrong-relation',
        'Meat was no fresher then, as the text points out; something else about spices had changed.',
        'It joins the first explanation to the last event, and the two seem made for each other.',
      ],
      [
        'Medieval cooks could not afford to use spices for anything but meat that would have been wasted otherwise.',
        'opposite-meaning',
        'The spices cost more than the meat, and recipes ask for them with wine, sweets, and fresh fish.',
      ],
      [
        'The rich used spices in order to say what they could spend, and cooks in order to hide bad taste.',
        'confused-details',
        'The text speaks of one group, who served spices at their tables, and does not leave the first explanation standing for anybody.',
        'A compromise between two reasons sounds balanced, and the first half is in the text.',
      ],
    ],
    why: 'The text refutes the usual explanation (price, fresh fish, sweets) and names others: health, distance, display. What happened when spices became cheap confirms these. The main idea is that the old explanation fails and that other reasons hold.',
    hints: [
      'Which explanation does the text argue against?',
      'What do the price and the fresh fish say about that?',
      'What other reasons does the text give?',
      'Spices got cheap and the meat stayed the same. Which explanation passes that test?',
    ],
  }),
  reading({
    key: 'rw-central-35',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>People who are new to symphony concerts are warned never to clap before the last movement is over, as if the composer might turn in his grave. In 1778 Mozart wrote to his father from Paris, delighted, that at a passage of which he had known that it would please, the audience had burst into applause in the middle of a movement. Composers of his century and of the next counted on such signs and worried when there were none. It was only around 1900 that silence between the movements became the rule, and there were musicians who never grew used to it. None of this obliges us to give the rule up; much of the music written since has been written for listeners who keep it. But those who sit still after the first movement out of respect for Mozart are respecting somebody else.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'A rule that is thought to honor certain composers is younger than they and not what they hoped for.',
    wrong: [
      [
        'A rule that was made for music written since 1900 ought not to be kept for the music of Mozart.',
        'too-strong',
        'The text says that nothing “obliges us to give the rule up”; it does not say when it ought to be kept.',
        'It draws the practical conclusion that the facts about Mozart seem to invite.',
      ],
      [
        'A rule that many musicians never grew used to was forced on them by those who wrote music around 1900.',
        'not-stated',
        'The text says when the rule arose, not that composers forced it on anybody.',
      ],
      [
        'A rule that newcomers are warned about is kept by those who know what composers such as Mozart hoped for.',
        'opposite-meaning',
        'Mozart was delighted by applause within a movement; those who keep still for his sake do not know this.',
        'The warning comes from the experienced, and it is given in the composers’ name.',
      ],
    ],
    why: 'Mozart was delighted at applause in the middle of a movement; others of his time and after counted on it; the rule arose around 1900. So it does not honor these composers, although it is kept for their sake.',
    hints: [
      'Why do people keep quiet between movements?',
      'How did Mozart feel about the applause?',
      'When did the silence become a rule?',
      '“Respecting somebody else”: does keeping still do anything for Mozart?',
    ],
  }),
  reading({
    key: 'rw-central-36',
    skill: 1,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>My mother mended things. The glue would show,</p><p>A yellow seam across the willow tree,</p><p>And callers, being kind, pretended no</p><p>Surprise to see which cup she took for tea.</p><p>“Have new ones,” I would tell her. I had means.</p><p>They came by mail, in tissue, white and whole.</p><p>She thanked me. I have found them, behind screens</p><p>Of glass, beside the christening spoon and bowl.</p><p>Today I poured from them for all who came</p><p>In black, and heard how much they’d thought of her;</p><p>And when they’d gone, and nothing was the same,</p><p>Took down the yellow seam, and did not stir.</p></blockquote>',
    question: '<p>Which choice best describes what happens in the poem?</p>',
    at: 'c',
    right: 'The speaker, who once sent new cups, turns at last to the mended one.',
    wrong: [
      [
        'The speaker learns that the mended cup had been kept hidden behind glass.',
        'confused-details',
        'It is the new cups that have been put behind glass.',
      ],
      [
        'The speaker blames the callers for having pretended to be kind.',
        'opposite-meaning',
        'They were kind and pretended something else; the speaker does not blame them.',
      ],
      [
        'The speaker offers the callers the mended cup in place of new ones.',
        'reversed-direction',
        'The callers are given the new cups. Note when the mended one is taken down.',
      ],
    ],
    why: 'The speaker wished to replace the mended cup (“Have new ones”). After the funeral the new cups are used for the callers, and when everyone has gone, the speaker takes down the cup with “the yellow seam,” the mother’s own.',
    hints: [
      'What did the speaker once want the mother to do?',
      'What did the mother do with the new cups?',
      'When do people come “in black”?',
      'What’s “the yellow seam,” and who reaches for it now?',
    ],
  }),
  reading({
    key: 'rw-central-37',
    skill: 1,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>In many countries, women who trade in markets belong to savings clubs. Each of ten members, say, pays in the same sum every week, and every week one of them takes it all; after ten weeks, everybody has had her turn. Economists have wondered why they trouble to do so. A club pays no interest, and a woman could lay the money aside at home. Asked about it, members of several clubs gave much the same answer. Money at home is money that a brother-in-law may ask for, and he cannot be told that there is none. Money that is owed to the club on Friday is different: one may be sorry, but it is not one’s own.</p>',
    question: '<p>According to the text, why do the women prefer a club to saving at home?</p>',
    at: 'b',
    right: 'It gives them a good reason to refuse relatives who ask for money.',
    wrong: [
      [
        'It pays them more for their money than they could otherwise receive.',
        'opposite-meaning',
        'The text says that a club pays no interest.',
      ],
      [
        'It allows them to lend money to relatives when their turn has come.',
        'plausible-but-unsupported',
        'What a member does with the sum is not mentioned; look at what she says about money at home.',
      ],
      [
        'It obliges them to trade enough every week to pay in the same sum.',
        'not-stated',
        'The weekly sum is the same, but that it makes anyone trade more is not said.',
      ],
    ],
    why: 'A relative can ask for money that is at home, and he cannot well be refused. Money that is owed to the club is “not one’s own,” so it can be refused without a quarrel.',
    hints: [
      'One advantage a club might have is ruled out right away. Which?',
      'Where do the women give their own answer?',
      'What can happen to money you keep at home?',
      'The money is owed to the club. What can you tell your brother-in-law?',
    ],
  }),
  reading({
    key: 'rw-central-38',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>My aunt held that the young should have opinions, and she was never so pleased as when one of us laid one at her feet, as a cat lays a bird; she would turn it over and show us, kindly, where it was dead. By the age of ten we had all learned to profit from this. If we wished to be taken to the sea, one of us would declare that nothing was so good for people as the hills, and by the time she had done with him the trunks were packed for the sea. Only my cousin Inés went on saying what she wished for and being refused it. I thought her slow. When we were old, she told me that she had seen how it was done before any of us. She had liked the sea well enough, she said, but not at the price.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'The narrator learns that a cousin who had seemed dull had preferred honesty to getting her way.',
    wrong: [
      [
        'The narrator learns that an aunt who had seemed easy to deceive had seen through the children’s trick.',
        'wrong-group',
        'Somebody in the story did see how it was done, but what is said of the aunt gives no sign of it.',
        'One expects the clever aunt to have known all along, and the last lines do disclose what someone saw.',
      ],
      [
        'The narrator learns that a cousin who had seemed to wish for the sea had cared little whether she saw it.',
        'opposite-meaning',
        'Inés says that she liked the sea; what she did not like was something else.',
        '“Well enough … but not at the price” sounds like a person to whom the thing was not worth much.',
      ],
      [
        'The narrator regrets that children who had opinions of their own were never allowed to keep them.',
        'plausible-but-unsupported',
        'The children made use of the aunt’s habit with success, and the narrator voices no regret.',
      ],
    ],
    why: 'The others got what they wished by declaring the opposite. Inés said what she wished and was refused, and the narrator took her for slow. In fact she knew the trick and refused to use it: the price, pretending, was too high for her.',
    hints: [
      'How did the children get what they wanted?',
      'What did Inés do instead?',
      'What does the narrator find out when they’re old?',
      'What’s “the price” the others paid for the sea?',
    ],
  }),
  reading({
    key: 'rw-central-39',
    skill: 1,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the winter of 1925, medicine had to be brought to the town of Nome, Alaska, by dogsled, in a relay of some twenty teams. The dog Balto, who led the last team into Nome, became famous overnight, and within the year a statue of him stood in New York. Another dog, Togo, had led his team for well over two hundred miles, about five times as far as Balto’s had gone, and across the breaking ice of a sound. For a long time hardly anyone outside Alaska knew his name.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'The dog that did most on a famous journey was not the one honored.',
    wrong: [
      [
        'The dog that led the last team into Nome was the fastest of them all.',
        'not-stated',
        'The speed of the dogs is not mentioned.',
      ],
      [
        'The medicine reached Nome because one dog went two hundred miles by himself.',
        'too-strong',
        'It was brought by some twenty teams, each with its leader.',
      ],
      [
        'The statue of a dog in New York made a town in Alaska known to the world.',
        'confused-details',
        'The statue is about the fame of a dog; what became of the fame of the town is not said.',
      ],
    ],
    why: 'Balto ran the last stretch and received the statue. Togo went five times as far, over breaking ice, and remained unknown for a long time. The text sets the two against each other.',
    hints: [
      'What did each of the two dogs do?',
      'What did each dog get for it?',
      'Does the fame match the distance?',
      'Put both halves together. What’s unfair here?',
    ],
  }),
  reading({
    key: 'rw-central-40',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Frigatebirds stay in the air over the ocean for weeks, and since they cannot rest on the water, it was long assumed that they must sleep on the wing. Recorders attached to birds near the Galápagos Islands have confirmed that they do. At night, as a rule while circling upward on rising air, the birds slept: sometimes with one half of the brain, the eye that belongs to the waking half turned in the direction of flight, and sometimes, for some seconds at a time, with both halves at once, without ever falling. What nobody had expected was how little they slept. It came to about three quarters of an hour a day, although they might, it seems, have slept all night in this way. Back on land, the same birds slept for more than twelve hours. Why they remain awake at sea has yet to be learned.</p>',
    question: '<p>Based on the text, what is true of the sleep of frigatebirds in flight?</p>',
    at: 'a',
    right: 'Something besides the need to fly must explain how little of it there is.',
    wrong: [
      [
        'Its shortness is due to its being confined to one half of the brain at a time.',
        'ignores-evidence',
        'At times both halves sleep at once, and nothing suggests that sleeping with one half must be brief.',
        'Sleeping with half of the brain seems a poor sort of sleep, fit only for short stretches.',
      ],
      [
        'It can be as short as it is because the birds sleep for so long on land.',
        'plausible-but-unsupported',
        'Both facts are in the text, but it does not make one of them the cause of the other.',
        'The twelve hours on land look like what makes the short nights at sea possible.',
      ],
      [
        'That it is possible at all had not been expected before recorders were attached.',
        'reversed-direction',
        'That birds sleep on the wing “was long assumed”; the surprise was another one.',
      ],
    ],
    why: 'The birds can sleep in the air, even with both halves of the brain, without falling, and “they might, it seems, have slept all night in this way.” So flying does not prevent it. Why there is so little sleep “has yet to be learned.”',
    hints: [
      'What did people assume, and was it right?',
      'What came as a surprise?',
      'Do the birds fall when they sleep?',
      'They could sleep more and hardly do. Does flying explain that?',
    ],
  }),
];
