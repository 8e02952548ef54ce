import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_51_60: readonly Item[] = [
  reading({
    key: 'rw-inference-51',
    skill: 4,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p>The following text is from a play. Marco owns the house in which he and Leonie, his sister, grew up.</p><p>LEONIE: Sell it, then. Nobody would blame you.</p><p>MARCO: Nobody. You least of all.</p><p>LEONIE: I have never said that I wanted it.</p><p>MARCO: You have never said so at Easter, and you have never said so at this table, with your palm flat on the wood. When the roof leaked, you never said so in four letters. I have a drawer full of it.</p><p>LEONIE: You might have asked me.</p><p>MARCO: And hear you say no? What could I have given you after that?</p><p>As Marco sees it, Leonie ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'longs for the house but would have denied it if he had asked.',
    wrong: [
      [
        'has asked for the house so often that he will not give it to her.',
        'opposite-meaning',
        'She has never asked for it, and his last question sounds like that of a man who had wished to give.',
        'Easter, the table, and four letters make it seem that she has been pressing him for years.',
      ],
      [
        'would have asked for the house if she had not feared his refusal.',
        'reversed-direction',
        'The “no” that Marco speaks of would be spoken by Leonie.',
        'Neither of them has put the question, and fear of a “no” is named as the reason.',
      ],
      [
        'cares less for the house than for being asked what she thinks of it.',
        'plausible-but-unsupported',
        'She says that he might have asked, but he reads the hand on the table and the letters in another way.',
      ],
    ],
    why: 'Her repeated ways of not saying it (the hand on the wood, the letters about the roof) have told Marco that she wants the house. But asked directly she would say no, and after a no he could not give it to her any more.',
    hints: [
      'Why does Marco remember all the times she said nothing?',
      'What does a palm flat on the table say without words?',
      'Who would say “no” if he asked?',
      'What does he think she feels, and what would she say?',
    ],
  }),
  reading({
    key: 'rw-inference-52',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The seeds of many weeds can lie in the soil for years. They sprout only after light has fallen on them, and a flash is enough, such as they get when a plow turns the soil over. A grower named Amina Castell plowed one half of a field at noon and the other half on a moonless night, without lamps. The soil, the plow, and the depth were the same. Three weeks later, the first half was green with weeds, whereas there were few in the second. It is likely that in the second half of the field ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'most of the seeds had not received what makes them sprout.',
    wrong: [
      [
        'most of the seeds had been turned under too far to sprout.',
        'ignores-evidence',
        'The plow went to the same depth in both halves.',
      ],
      [
        'there were fewer seeds in the soil than in the other half.',
        'plausible-but-unsupported',
        'The soil was the same, and the text gives a different reason why seeds may not sprout.',
      ],
      [
        'the weeds sprouted as soon as daylight fell on the field.',
        'opposite-meaning',
        'Few weeds came up there, even in three weeks of daylight.',
      ],
    ],
    why: 'Everything was the same but the time. On a moonless night, seeds that are turned up and under again meet with no light, and without light they do not sprout.',
    hints: [
      'What do the seeds need before they sprout?',
      'What was the same in both halves of the field?',
      'What was different about the plowing?',
      'What did the seeds miss at night?',
    ],
  }),
  reading({
    key: 'rw-inference-53',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Certain corals add a very thin layer to their skeletons every day. The layers are thicker in one season than in another, so that those of a year can be told apart from those of the next. In living corals there are about 360 layers to a year, nearly as many as there are days. In corals that lived some 380 million years ago, there are about 400. How long the earth takes to travel around the sun depends on its distance from the sun, and there is no reason to think that this distance has changed noticeably. It follows that when those corals lived, ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'the earth turned on its axis in less time than it does today.',
    wrong: [
      [
        'the earth took longer to travel around the sun than it does today.',
        'ignores-evidence',
        'A longer year would hold more days, but the text says that the distance, and with it the year, has hardly changed.',
      ],
      [
        'the layers that corals added in a day were thinner than today’s.',
        'not-stated',
        'The layers are counted, not measured, so the count says nothing about their thickness.',
      ],
      [
        'the corals added a layer more often than once from dawn to dawn.',
        'plausible-but-unsupported',
        'The layers are daily, and nothing suggests that the habit of the corals was another one then.',
      ],
    ],
    why: 'The year was as long as it is now, but there were 400 days in it. If more days fit into the same time, each must have been shorter, which means that the earth took less time to turn once.',
    hints: [
      'What does one layer stand for?',
      'How many layers were in a year then, and how many now?',
      'Did the length of the year change?',
      'If more of them fit into the same year, what was each one like?',
    ],
  }),
  reading({
    key: 'rw-inference-54',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>The pigment called Prussian blue was first made in Berlin soon after 1700. When some of it was found in the sky of a small landscape with the date 1648, an expert wrote that the date must be false. But most of that sky is painted with smalt, a powdered blue glass that was common in the 1640s, remained in use for more than a century, and turns gray as it grows old. The Prussian blue is confined to a narrow strip along the upper edge. Under the strip lies a film of varnish and soot, and under the film there is smalt again, grayer than anywhere else. Whether the landscape was painted in 1648 is a question on which other evidence must be heard. The Prussian blue shows no more than that ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'somebody worked on the sky at a time when the picture was no longer new.',
    wrong: [
      [
        'the painter returned to the sky when he saw that the smalt had turned gray.',
        'too-strong',
        'The strip covers gray smalt, but whose hand put it there cannot be seen from the pigment.',
        'The grayest part of the sky has been covered with fresh blue, and a painter would mind it most.',
      ],
      [
        'the date of 1648 is genuine, since the rest of the sky is painted with smalt.',
        'opposite-meaning',
        'Smalt was used for more than a century, and the text leaves the question of 1648 to other evidence.',
        'The expert’s reason for calling the date false has just been taken away.',
      ],
      [
        'the landscape was painted after 1700, and its sky was made to look old.',
        'plausible-but-unsupported',
        'If this were so, the new pigment would not be confined to a strip on top of varnish and soot.',
      ],
    ],
    why: 'The strip lies above a film of varnish and soot, so time had passed before it was added. It tells of a later repair and says nothing about the picture beneath: neither that the date is false nor that it is right.',
    hints: [
      'What lies under the Prussian blue?',
      'How long does it take for soot to settle on a picture?',
      'Does the strip tell you anything about the sky underneath?',
      'Say as little as you can: what was done, and when in the picture’s life?',
    ],
  }),
  reading({
    key: 'rw-inference-55',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>A homing pigeon that is to steer by the sun has to know what time it is, since the sun stands in the east in the morning and in the west in the evening. Pigeons have therefore been kept for some days in rooms in which the lamps go on and off six hours too early. Released far from home in sunshine, such birds set out at about a right angle to the way home, as one would expect if they take noon for evening. Released under a thick cover of clouds, they set out for home as directly as birds that have been left in peace. From this it may be gathered that pigeons ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'go by the sun where they see it and can otherwise use a guide that needs no clock.',
    wrong: [
      [
        'go by the sun even under clouds, through which some of its light can still reach them.',
        'ignores-evidence',
        'A bird that went by the sun in any form would be misled by its false sense of time under clouds as well.',
        'It keeps to one guide for all weathers, and daylight under clouds does come from the sun.',
      ],
      [
        'recover their sense of time under clouds, where they are not dazzled by the sun.',
        'not-stated',
        'Nothing suggests that clouds set a clock right; to find home without the sun, a bird need not know the time.',
      ],
      [
        'compare the sun with another guide and follow the other one if the two do not agree.',
        'reversed-direction',
        'In sunshine, the sun seen at the wrong hour and any other guide would disagree. Which of them do the birds follow then?',
        'There is another guide, as the flights under clouds show, and a careful bird might compare.',
      ],
    ],
    why: 'In sunshine the false clock leads the birds astray, so they rely on sun and clock together. Under clouds they fly straight home with the same false clock, so they must have another guide that does not depend on the time. As they go wrong in sunshine, they prefer the sun whenever they have it.',
    hints: [
      'Why does a wrong clock hurt a bird that steers by the sun?',
      'When does the wrong clock do no harm?',
      'So what must be true of their guide under clouds?',
      'They could use that in sunshine, too. Do they?',
    ],
  }),
  reading({
    key: 'rw-inference-56',
    skill: 4,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>At a hospital in Graz, patients used to wait an hour for the result of a blood test. New machines brought the wait down to fifteen minutes, and it was expected that patients who were well enough would be sent home so much the earlier. A year later, nothing of the kind could be seen in the records: most patients left, as they always had, a little after eleven in the morning or a little after five in the afternoon. The doctors who decide who may go home make their rounds at ten and at four, and few of them saw any need to change this. The machines, it seems, ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'shortened a wait on which the hour of leaving did not depend.',
    wrong: [
      [
        'gave results that few of the doctors were willing to rely on.',
        'plausible-but-unsupported',
        'The doctors kept their hours; that they mistrusted the results is not said.',
      ],
      [
        'shortened the wait less than those who bought them had hoped.',
        'ignores-evidence',
        'The wait fell from an hour to fifteen minutes; what did not follow was something else.',
      ],
      [
        'made it necessary for doctors to go on their rounds more often.',
        'reversed-direction',
        'It might have been useful, but few doctors saw any need to change the rounds.',
      ],
    ],
    why: 'Patients leave about an hour after a round, whenever their results arrive. A result that is there earlier simply lies there until ten or four. So the machines made something faster that was not holding patients back.',
    hints: [
      'What did the machines make shorter?',
      'Patients leave at eleven and at five. What happens an hour before?',
      'If a result comes at noon, when can the patient go?',
      'Which wait decides when you leave?',
    ],
  }),
  reading({
    key: 'rw-inference-57',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>In the census of 1891, 412 women under forty in the mining district of Carn Hallow gave their condition as “widow.” The registers of burials, which seem to be complete, account for the husbands of fewer than half of them. A few of the women may have lost their husbands elsewhere; but nine out of ten had been born in the district and married there, and there is no sign that they had ever lived anywhere else. In the letter books of the mines, there is talk in those years of men who had “gone over the ocean” and from whom no more was heard. A woman whose husband had left her could neither rent a house nor draw wages in her own name, as a widow could. It is reasonable to suppose that many of the “widows” ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'had husbands who were absent and whom it suited them to count as dead.',
    wrong: [
      [
        'had husbands who died in the mines and whose burial was not recorded.',
        'ignores-evidence',
        'The registers seem to be complete, and the men in the letter books had gone somewhere else.',
        'Mines are dangerous, and it is an easy thought that deaths in them were kept quiet.',
      ],
      [
        'had come to the district without a husband because of the wages it paid.',
        'opposite-meaning',
        'Nine out of ten had been born and married in the district.',
      ],
      [
        'had learned that their husbands were dead in the country they had gone to.',
        'plausible-but-unsupported',
        'Of the men who had gone over the ocean “no more was heard,” so that news of their deaths can hardly have come.',
        'Deaths abroad would explain at one stroke why no burials were registered and why the women call themselves widows.',
      ],
    ],
    why: 'Too few burials, women who had always lived there, and men who had gone away and were not heard of again: many husbands had left. The law made it hard to be a woman with an absent husband and easier to be a widow, which gave the women a reason to call themselves so.',
    hints: [
      'How many of the husbands can have died in the district?',
      'What other possibility covers only a few of them?',
      'What happened to the men in the letter books?',
      'What could a widow do that a wife left alone couldn’t?',
    ],
  }),
  reading({
    key: 'rw-inference-58',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>My grandmother gave the recipe of her plum cake to anyone who asked for it, on a card, in her clear hand. I have since seen seven of these cards, in the kitchens of seven women who told me that their cake never came out like hers. On one there is no lemon peel; one omits the salt; one says forty minutes in the oven where it takes sixty. It was when I laid the seven cards side by side that I was able, for the first time, to bake the cake. My grandmother, who knew every birthday in the village by heart, did not forget things. What she wanted, I believe, was ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'to seem generous with her recipe and yet remain the only one who could use it.',
    wrong: [
      [
        'to give each of the women the kind of cake that was most to her own taste.',
        'plausible-but-unsupported',
        'The women were not pleased with what came out of their ovens.',
      ],
      [
        'to have the women come together one day so that they might bake the cake.',
        'not-stated',
        'It is the grandchild who brings the cards together; nothing shows that this had been planned.',
      ],
      [
        'to write down her recipe before she was too old to remember what was in it.',
        'ignores-evidence',
        'We are told how good her memory was, and the gaps on the cards are not those of a person who forgets.',
      ],
    ],
    why: 'Every card lacks something different, and she did not forget things, so the gaps were made on purpose. Everyone received a recipe, and nobody could bake the cake.',
    hints: [
      'What’s wrong with each of the cards?',
      'Did she forget those things, or was it something else?',
      'What did a woman who asked for the recipe get?',
      'Who could bake the cake all those years?',
    ],
  }),
  reading({
    key: 'rw-inference-59',
    skill: 4,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>A fleshy fruit is a bargain: an animal is fed, and the seeds are carried away. The tree called Osage orange bears a heavy green fruit as large as a grapefruit, which hardly any wild animal carries off today. It drops and rots where it lies. When European settlers came, the tree grew wild only in a small part of Texas and the land around it. Planted by them, it throve almost everywhere, and fossils show that it had once grown as far north as Ontario. Until about twelve thousand years ago, mammoths, giant ground sloths, and other great plant eaters lived in the same regions. This suggests that the tree ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'lost ground after the animals that used to carry its seeds had died out.',
    wrong: [
      [
        'bore small fruit until the animals that had eaten it were no longer there.',
        'reversed-direction',
        'A large fruit suits large eaters, and there would be no reason to grow it after they were gone.',
      ],
      [
        'needs the warmth of Texas and could not have lived elsewhere for long.',
        'ignores-evidence',
        'Once planted, it throve almost everywhere, and in former times it grew in Ontario.',
      ],
      [
        'was brought to Texas by settlers, who liked it better than animals did.',
        'confused-details',
        'The tree was there when the settlers came; they planted it elsewhere.',
      ],
    ],
    why: 'A big fleshy fruit without a taker makes sense only if there was a taker once. The great plant eaters could have swallowed it and carried the seeds far; when they were gone, the seeds stayed under the trees and the range shrank.',
    hints: [
      'What does a tree get out of making fruit?',
      'Does that bargain work for the Osage orange today?',
      'Where did the tree grow once, and where did it grow when settlers came?',
      'Which animals could have handled a fruit that big?',
    ],
  }),
  reading({
    key: 'rw-inference-60',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>A honeybee that has found flowers dances on the upright comb, and the angle of her dance tells the others in which direction to fly. If the comb is laid flat and the light comes from all sides, the bees dance as eagerly as ever, but in any direction, and nobody can learn from them where to go. Researchers did this to colonies in two landscapes. In the meadows and hedges of central Europe, where flowers are scattered almost everywhere, the colonies with useless dances brought home about as much as the others. In a forest of southern India, where single trees, far apart, are covered with blossoms for a few days, they brought home a good deal less than the others there. The comparison suggests that ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'to be told the way is worth more where good places are few and hard to find unaided.',
    wrong: [
      [
        'bees of the meadows have ceased to learn the way from the dances of other bees.',
        'too-strong',
        'They did well without readable dances, but this does not show that they make no use of them when they can.',
        'In the meadows it made no difference whether the dances could be read, as if nobody read them.',
      ],
      [
        'a colony brings home more where flowers are scattered than where they are far apart.',
        'not-stated',
        'In each landscape, colonies were compared with others of the same place; the two landscapes were not compared in this respect.',
        'The colonies with useless dances did do better in the one place than in the other, measured by their neighbors.',
      ],
      [
        'the dance is less eager in a forest, where hardly any direction is worth telling.',
        'opposite-meaning',
        'The bees dance as eagerly as ever, and it was in the forest that unreadable dances did harm.',
      ],
    ],
    why: 'Without readable dances, nothing is lost where flowers are everywhere, since any bee finds some. Much is lost where the blossoms are concentrated in a few distant trees, since there a bee depends on being told.',
    hints: [
      'What do the bees lose when the comb lies flat?',
      'In which place does that loss show?',
      'A bee flies out knowing nothing. How do the two places differ for her?',
      'So when do you need directions most?',
    ],
  }),
];
