import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_01_10: readonly Item[] = [
  choice({
    key: 'rw-inference-01',
    skill: 4,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>In the ruins of a harbor town, archaeologist Lindiwe Mokoena’s team found hundreds of fragments of storage jars. Analysis shows that the clay of the jars came from at least nine distant regions, although good clay lay just outside the town and local kilns were in constant use. Residue inside the jars was mostly wine and oil, neither of which was produced nearby. The jars therefore most likely ______</p>',
    question: COMPLETES,
    choices: {
      a: 'reached the town as containers for imported goods.',
      b: 'were made by local potters who imitated foreign styles.',
      c: 'were shaped in the town and sold to distant regions.',
      d: 'served the people of the town chiefly as decoration.',
    },
    answer: 'a',
    why: 'The clay came from far away, and so did the wine and oil inside. The simplest reading is that the jars came to the town holding those goods.',
    wrong: {
      b: [
        'ignores-evidence',
        'Local potters would have used the good local clay, but the clay came from distant regions.',
      ],
      c: [
        'reversed-direction',
        'Jars of foreign clay holding foreign goods point to trade into the town, not out of it.',
      ],
      d: [
        'plausible-but-unsupported',
        'Residue of wine and oil shows that the jars held goods; nothing points to decoration.',
      ],
    },
    hints: [
      '“Therefore” needs every fact before it. Which facts do you have?',
      'Where did the clay come from, and what was in the jars?',
      'Why mention that good clay and busy kilns were close by?',
      'Were the clay and what was inside local, or from somewhere else?',
    ],
  }),
  choice({
    key: 'rw-inference-02',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Some orchids offer no nectar and instead lure insects by resembling flowers that do. Botanists assumed that such mimics fare best where the flowers they imitate are plentiful, since insects there are used to finding nectar. But in a survey of 40 meadows, Jana Pavlíková found that one such orchid set the most seed where its model was moderately common; where the model was most abundant, the orchid did hardly better than where the model was absent. Pavlíková notes that an insect can visit only so many flowers in a day. She concludes that in meadows crowded with the model, ______</p>',
    question: COMPLETES,
    choices: {
      a: 'insects soon learn to tell the orchid apart from the flowers that it resembles.',
      b: 'the orchid sets more seed than the surrounding soil is able to support.',
      c: 'the orchid profits most from insects that are used to finding nectar.',
      d: 'competition for visits offsets what the orchid gains by its resemblance.',
    },
    answer: 'd',
    why: 'Resemblance helps the orchid, as the moderate meadows show, yet the benefit is gone where the model is most abundant. Since an insect makes a limited number of visits, the many model flowers take visits away from the orchid.',
    wrong: {
      a: [
        'plausible-but-unsupported',
        'Learning could explain the result, but the reason offered is the limit on visits, not recognition.',
      ],
      b: ['not-stated', 'Soil is not mentioned, and the orchid set little seed in those meadows.'],
      c: ['opposite-meaning', 'That is the older assumption, which the survey contradicts.'],
    },
    hints: [
      'The ending has to explain a surprise. What’s the surprise?',
      'How well did the orchid do in each kind of meadow?',
      'What does the text say an insect can’t do in a day?',
      'Visits are limited and the meadow is full of nectar. What’s left for the orchid?',
    ],
  }),
  reading({
    key: 'rw-inference-03',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the ruins of an ancient town, archaeologists found one large oven on each street but none inside the houses. In nearly every house, however, they found a small clay stamp with a design that differed from those of the neighbors. Loaves of bread preserved by a fire bear the marks of such stamps. Archaeologist Selma Novak concludes that families most likely used the stamps to ______</p>',
    question: COMPLETES,
    right: 'tell their own loaves apart from those of other families in a shared oven.',
    at: 'b',
    wrong: [
      [
        'show visitors from other towns which street of the town they lived on.',
        'plausible-but-unsupported',
        'The designs differed from house to house and were pressed into bread; nothing connects them with visitors.',
      ],
      [
        'decorate the walls of the large ovens that stood on each street.',
        'not-stated',
        'The stamps left their marks on loaves, not on the walls of ovens.',
      ],
      [
        'bake a loaf of bread at home whenever the oven on the street was in use.',
        'ignores-evidence',
        'No oven was found in any house, and a stamp does not bake bread.',
      ],
    ],
    why: 'There was one oven for a whole street, each family had a stamp of its own, and the stamps were pressed into bread. A family could thus recognize its loaves.',
    hints: [
      'Three facts belong together here. What are they?',
      'How many families must have used one oven?',
      'Why would it matter that every house had its own design?',
      'What can go wrong when many families bake in one place?',
    ],
  }),
  reading({
    key: 'rw-inference-04',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>On cold nights some hummingbirds let their body temperature fall by more than half, a state called torpor, which saves energy but leaves them unable to flee from danger. Ecologist Rafael Tikkanen observed the birds on nights that were equally cold. Those that had been able to feed freely until dusk kept their normal temperature, while those kept from feeding in the last hour of daylight went into torpor. Tikkanen therefore suggests that hummingbirds ______</p>',
    question: COMPLETES,
    right: 'enter torpor when their reserves of energy are low rather than whenever the night is cold.',
    at: 'c',
    wrong: [
      [
        'enter torpor more readily on nights when there is little danger than on nights when there is much.',
        'plausible-but-unsupported',
        'Torpor is risky, but the observations compare birds that had fed with birds that had not, not safe nights with dangerous ones.',
      ],
      [
        'need less food in the last hour of daylight than they need at any other time of the day.',
        'opposite-meaning',
        'Missing the food of the last hour made the difference, so that food is important to them.',
      ],
      [
        'lose the ability to keep a normal temperature on nights when the air is unusually cold.',
        'ignores-evidence',
        'On equally cold nights the birds that had fed kept their normal temperature.',
      ],
    ],
    why: 'The nights were equally cold, so the cold cannot account for the difference; what differed was whether the birds had fed, that is, how much energy they had.',
    hints: [
      'What was the same for both groups of birds, and what was different?',
      'Both groups had equally cold nights. Can the cold explain the difference?',
      'What does food give a bird that has to last through the night?',
      'Torpor saves energy but is risky. Which birds have a reason to risk it?',
    ],
  }),
  reading({
    key: 'rw-inference-05',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>From 1360 to 1480 the council of a certain city issued eleven ordinances forbidding citizens below a stated rank to wear silk, each in nearly the same words and each deploring that silk was worn “now more than ever.” The ordinances have been cited as proof that dress in the city was strictly controlled. But historian Solvei Achterhof observes that a rule that is kept does not need to be announced again, and that the court books of the same years, otherwise complete, contain not one fine for wearing silk. She concludes that the ordinances ______</p>',
    question: COMPLETES,
    right: 'testify to a practice that the council lamented but was not able to prevent.',
    at: 'a',
    wrong: [
      [
        'brought about a decline in the wearing of silk that made further fines unnecessary.',
        'reversed-direction',
        'The repeated complaint that silk was worn “now more than ever” speaks against a decline.',
      ],
      [
        'applied to so small a number of citizens that few of them can have come to court.',
        'not-stated',
        'Nothing is said about how many citizens were below the stated rank; the text relies on the repetition of the rule.',
      ],
      [
        'were repeated because the record of earlier ordinances had in the meantime been lost.',
        'plausible-but-unsupported',
        'The ordinances use nearly the same words, and nothing suggests that earlier ones were lost.',
      ],
    ],
    why: 'A rule announced eleven times was evidently not kept, and a complete record without a single fine shows that it was not enforced. The ordinances therefore show silk being worn in spite of them.',
    hints: [
      'Achterhof argues against the view in the second sentence. What does that view say?',
      'A rule people keep needn’t be announced again. What about one that’s announced eleven times?',
      'The court books are complete, without one fine. What does that suggest?',
      'The council keeps complaining. What does that tell you about people?',
    ],
  }),
  reading({
    key: 'rw-inference-06',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Sea turtles hatch on beaches at night and must reach the water quickly. On a natural beach, the surface of the sea reflects the light of the sky and is brighter than the dark land behind, and the hatchlings crawl toward the brighter side. On beaches with hotels whose lamps burn all night, many hatchlings are found in the morning far inland. This is most likely because these hatchlings ______</p>',
    question: COMPLETES,
    right: 'took the light of the lamps for the light of the sea.',
    at: 'c',
    wrong: [
      [
        'preferred the land to the sea once they had hatched.',
        'plausible-but-unsupported',
        'Hatchlings must reach the water; they follow brightness, and no preference for land is mentioned.',
      ],
      [
        'were unable to see the lamps of the hotels at night.',
        'opposite-meaning',
        'If they could not see the lamps, the lamps would not have led them inland.',
      ],
      [
        'waited for the sun to rise before they left the nest.',
        'ignores-evidence',
        'They were already far inland in the morning, so they must have set out at night.',
      ],
    ],
    why: 'Hatchlings “crawl toward the brighter side.” Where lamps make the land brighter than the water, the same behavior leads them inland.',
    hints: [
      'What do hatchlings follow on a natural beach?',
      'What’s different when lamps burn all night behind the beach?',
      'Which side is brighter by the hotels?',
      'The hatchlings do what they always do. So what goes wrong?',
    ],
  }),
  reading({
    key: 'rw-inference-07',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The label inside a violin says that it was made by Giacomo Ferrante in 1691. Ferrante, according to the parish register, died in 1698. Wood scientist Ottavia Lund compared the pattern of wide and narrow rings in the violin’s spruce front with spruce of known date from the same mountains. The outermost ring of the front was formed in 1717, and it cannot have been the last ring of the tree, since makers trimmed away the outer wood. It follows that ______</p>',
    question: COMPLETES,
    right: 'the front of the violin cannot be the work of Ferrante.',
    at: 'd',
    wrong: [
      [
        'the label was placed in the violin in the year 1717.',
        'too-strong',
        'The wood was still part of a tree in 1717; when the label was added cannot be inferred.',
      ],
      [
        'the spruce of the violin grew in other mountains.',
        'ignores-evidence',
        'The rings could be matched with spruce “from the same mountains.”',
      ],
      [
        'the parish register gives the wrong year for Ferrante’s death.',
        'plausible-but-unsupported',
        'No reason is given to doubt the register; the wood simply does not fit the label.',
      ],
    ],
    why: 'A tree that was still growing in 1717 cannot have been used by a man who died in 1698, so he did not make the front.',
    hints: [
      'Put the label, the death, and the outermost ring in order. What do you get?',
      'In what year, at the earliest, can the tree have been cut?',
      'Was Ferrante alive then?',
      'What does that mean for the label?',
    ],
  }),
  reading({
    key: 'rw-inference-08',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Historical dictionaries give the earliest known use of each word. On the strength of such dates, the decade of the 1590s has been called extraordinarily inventive, since more English words are first recorded in it than in the decades around it. Lexicographer Bronagh Mistry points out that the editors of one such dictionary relied on volunteers, who read what was easiest to obtain, and that printed plays and pamphlets of the 1590s were reprinted in cheap editions far more often than works of the decades before and after. A text that nobody reads, she notes, yields no first uses. The figures may thus show only that in the 1590s ______</p>',
    question: COMPLETES,
    right: 'works appeared that volunteers would later find easy to obtain, not that writers coined more words.',
    at: 'b',
    wrong: [
      [
        'writers coined more words in plays and pamphlets than writers of earlier decades did in works of other kinds.',
        'plausible-but-unsupported',
        'Mistry’s point is that the count reflects what was read; it does not show where words were coined.',
      ],
      [
        'volunteers chose to read inventive texts in preference to texts that were older and easier to obtain.',
        'opposite-meaning',
        'The volunteers read what was easiest to obtain, and that was the texts of the 1590s.',
      ],
      [
        'editors dated words earlier than they ought to have done, since they relied on editions reprinted later.',
        'wrong-relation',
        'The reprints made texts easy to obtain; nothing suggests that they led to wrong dates.',
      ],
    ],
    why: 'First uses are found only in texts that are read, and those of the 1590s were the easiest to obtain. The peak may reflect reading, not invention.',
    hints: [
      'More first uses come from the 1590s. What did people think that showed?',
      'How did the volunteers choose what to read?',
      '“A text that nobody reads” gives no first uses. What happens to the other decades’ numbers?',
      'So do the figures measure what was invented or something else?',
    ],
  }),
  reading({
    key: 'rw-inference-09',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>A theater in Wellhaven used to sell every ticket for 30 dollars, and on weeknights most of its seats stayed empty. For one season it let people pay whatever they wished on weeknights. Although the average payment was only 14 dollars, the theater took in more money on weeknights than it ever had before. This must mean that under the new system ______</p>',
    question: COMPLETES,
    right: 'at least twice as many people came on weeknights.',
    at: 'a',
    wrong: [
      [
        'most people paid 30 dollars as they had before.',
        'ignores-evidence',
        'With an average of only 14 dollars, most people cannot have paid 30.',
      ],
      [
        'fewer people came on weekends than had come before.',
        'not-stated',
        'The text reports nothing about weekends under the new system.',
      ],
      [
        'the theater put on better plays than it had before.',
        'plausible-but-unsupported',
        'Only the way of paying is said to have changed; the plays are not mentioned.',
      ],
    ],
    why: 'If each person paid less than half as much on average and the total was still larger, then more than twice as many people must have come.',
    hints: [
      'The total is people times average payment. Which of those do you know about?',
      'Did the average payment go up or down?',
      'But the total grew. What else must have grown?',
      'About what fraction of 30 is 14?',
    ],
  }),
  reading({
    key: 'rw-inference-10',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The heat of wild chili peppers comes from compounds that slow the growth of a fungus that destroys seeds. The fungus gets into the fruit through holes made by insects. In a survey of wild chilies in dry and moist regions, botanist Inti Varga found that nearly all plants in moist regions, where these insects swarm, bore hot fruit. In dry regions, where the insects are scarce, many plants bore mild fruit and, since making the compounds uses up water, produced more seeds than their hot neighbors. Varga infers that ______</p>',
    question: COMPLETES,
    right: 'heat is worth its cost to a plant only where the threat to its seeds is considerable.',
    at: 'c',
    wrong: [
      [
        'heat protects the fruit of a plant by keeping insects from making holes in it.',
        'wrong-relation',
        'The compounds act against the fungus; insects are not said to be kept away by them.',
      ],
      [
        'mild fruit will become more common than hot fruit in moist regions as time goes by.',
        'plausible-but-unsupported',
        'In moist regions, where the fungus is a danger, nearly all plants are hot; nothing points to a change.',
      ],
      [
        'plants in dry regions bear fewer seeds than plants in moist regions because they lack water.',
        'not-stated',
        'The text compares mild and hot plants in dry regions, not the seeds of plants in the two kinds of regions.',
      ],
    ],
    why: 'Where insects and thus fungus abound, nearly all plants are hot; where they are scarce, mild plants produce more seeds. Heat pays only if there is enough to protect against.',
    hints: [
      'Heat helps the plant and costs it something. What are the two?',
      'Where is the help needed most?',
      'Why do mild plants do better in dry regions?',
      'When is heat worth its price?',
    ],
  }),
];
