import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

const COMPLETES = '<p>Which choice most logically completes the text?</p>';

/** Inferences. */
export const INFERENCES: readonly Item[] = [
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
      'The word “therefore” means that the ending has to follow from all the facts before it.',
      'List two facts: where the clay came from, and what was inside the jars.',
      'Why does the text mention that good clay and busy kilns were close by?',
      'What do the clay and the residue have in common about where they came from?',
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
      'The ending must explain the surprising finding, so put that finding in your own words.',
      'Rank the three kinds of meadow by how well the orchid did in each.',
      'The second-to-last sentence is there for a reason: it limits what an insect can do in a day.',
      'If visits are limited and one meadow is full of nectar-bearing flowers, what happens to the orchid’s share?',
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
      'Bring three facts together: the ovens, the stamps, and the marks on the bread.',
      'How many families must have used one oven?',
      'Why would it matter that the design of each house was different?',
      'What problem arises when many families bake in one place?',
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
      'A factor that was the same for both cannot explain why they behaved differently.',
      'What does food give to a bird that has to last through the night?',
      'Torpor saves energy at a risk. Which birds would have reason to take the risk?',
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
      'Achterhof argues against the view in the second sentence. What must her conclusion deny?',
      'What follows from the remark that a rule that is kept need not be announced again?',
      'What do complete court books without a single fine suggest?',
      'The council’s repeated complaint is itself evidence. Evidence of what?',
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
      'What do hatchlings follow to find the water on a natural beach?',
      'What changes when lamps burn all night behind the beach?',
      'Which side is brighter there, and where do the hatchlings end up?',
      'The hatchlings do what they always do. What goes wrong?',
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
      'Put the three dates in order: the label, the death, and the outermost ring.',
      'In what year, at the earliest, can the tree have been cut?',
      'Was Ferrante alive in that year?',
      'What does this mean for the claim on the label?',
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
      'Mistry offers a different explanation for a peak in the figures. What was thought to explain it?',
      'What decided which texts the volunteers read?',
      '“A text that nobody reads … yields no first uses”: what does that do to the counts of other decades?',
      'The ending should tie the figures to what was read and cast doubt on the older explanation.',
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
      'The total is the number of people multiplied by the average payment.',
      'Did the average payment go up or down, and by about how much?',
      'The total nevertheless grew. What else must have grown?',
      'Compare 14 with 30: about what fraction is it?',
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
      'Heat has a benefit and a price. Find both.',
      'Where is the benefit needed most?',
      'Why do mild plants do better than hot ones in dry regions?',
      'Weigh benefit against price in each kind of region and state the general rule.',
    ],
  }),
  reading({
    key: 'rw-inference-11',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Shown a position from an actual game for five seconds, expert players of Go can set it up again almost without error, while beginners manage only a few stones. When the same number of stones is scattered at random, however, experts do scarcely better than beginners. Asked about the positions they recalled, experts speak of “a wall” or “a ladder” where beginners speak of single stones. Psychologist Delia Hwang reasons that if practice simply enlarged the memory, the experts’ advantage would appear in both conditions. She concludes that practice instead ______</p>',
    question: COMPLETES,
    right: 'equips players to take in as one unit what others must remember piece by piece.',
    at: 'c',
    wrong: [
      [
        'trains players to disregard those stones that have no bearing on the course of a game.',
        'plausible-but-unsupported',
        'Experts set up whole positions almost without error, so they do not leave stones out.',
      ],
      [
        'allows players to set up random positions that a beginner could not hope to recall.',
        'ignores-evidence',
        'With random positions experts did scarcely better than beginners.',
      ],
      [
        'leads players to describe in words what others are content to hold in the mind’s eye.',
        'confused-details',
        'Both groups describe what they recalled; what differs is the size of the units they speak of.',
      ],
    ],
    why: 'Experts excel only where stones form meaningful groups, and they speak of “a wall” or “a ladder.” They remember groups as units rather than having more room in memory.',
    hints: [
      'The word “instead” sets the conclusion against one explanation. Which one?',
      'In which condition does the experts’ advantage disappear, and what is missing there?',
      'Compare the words that experts use with those that beginners use.',
      'What is “a wall” made of, and as how many things does an expert remember it?',
    ],
  }),
  reading({
    key: 'rw-inference-12',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The log of the whaling ship <em>Constance</em> was thought to have been kept by the captain, Josiah Mabry. But historian Leocadia Finch noticed that the handwriting remains the same through the whole voyage, including the entry that reports the captain’s death and all those that follow it for the next five months. Finch concludes that the log ______</p>',
    question: COMPLETES,
    right: 'was kept by somebody other than the captain.',
    at: 'b',
    wrong: [
      [
        'was finished within a few days of the captain’s death.',
        'ignores-evidence',
        'The entries go on for five months after the captain died.',
      ],
      [
        'was kept by several members of the crew in turn.',
        'opposite-meaning',
        'The handwriting remains the same, which points to a single writer.',
      ],
      [
        'was written down before the voyage had begun.',
        'plausible-but-unsupported',
        'It reports events of the voyage, such as a death, and could not have been written earlier.',
      ],
    ],
    why: 'The same hand wrote the entries before and after the captain died, and the captain cannot have written the later ones.',
    hints: [
      'What stays the same through the whole log?',
      'Which event in the middle of the log matters?',
      'Can the person who wrote the later entries have been Mabry?',
      'If one person wrote all the entries, what follows for the early ones?',
    ],
  }),
  reading({
    key: 'rw-inference-13',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Words that pass from one language into another often name things that the borrowing speakers had not known before. In a language now spoken along a certain coast, linguist Aziza Thornbury finds, nearly all the words for fish, tides, and boats were borrowed from the languages of neighboring peoples. The words for mountain plants, snow, and herding, on the other hand, appear to be native and very old. Thornbury takes this as evidence that the ancestors of the speakers ______</p>',
    question: COMPLETES,
    right: 'lived in the highlands before they settled by the sea.',
    at: 'd',
    wrong: [
      [
        'taught the neighboring peoples how to fish and sail.',
        'reversed-direction',
        'The words for fish and boats were taken from the neighbors, which suggests learning from them.',
      ],
      [
        'settled by the sea before any other people had done so.',
        'ignores-evidence',
        'They borrowed words from neighbors, who must have been familiar with the sea before them.',
      ],
      [
        'gave up their own words for the sea in favor of others.',
        'plausible-but-unsupported',
        'According to the text, words are borrowed mostly for things not known before; no earlier words for the sea are mentioned.',
      ],
    ],
    why: 'Borrowed words mark what was new (the sea) and old native words what was long familiar (mountains, snow, herding). So the ancestors came from the mountains.',
    hints: [
      'The first sentence gives a rule about borrowed words. Keep it in mind.',
      'Which things were apparently new to the speakers?',
      'Which things had they known for a very long time?',
      'In what kind of place would people know the second group of things but not the first?',
    ],
  }),
  reading({
    key: 'rw-inference-14',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Before the telegraph reached the market towns of one river valley, the price of rice in each town rose and fell with the local harvest; afterward, prices in all the towns moved almost as one. It seems natural to say that the telegraph moved rice to where it was dear. But economic historian Vikram Solheim has found that the quantities carried on the river, on which all rice traveled, hardly changed. What changed, he shows, was that a merchant who heard of a poor harvest upstream began at once to ask more for the rice already in his store. Solheim thus suggests that prices converged chiefly because ______</p>',
    question: COMPLETES,
    right: 'sellers adjusted to news from other towns, not because more goods were traded among them.',
    at: 'a',
    wrong: [
      [
        'the telegraph let merchants learn sooner where the rice that they shipped would sell at a high price.',
        'opposite-meaning',
        'This is the natural explanation, according to which rice was moved; the quantities carried hardly changed.',
      ],
      [
        'merchants in towns upstream had agreed by telegraph on what they were going to ask for rice.',
        'plausible-but-unsupported',
        'Each merchant reacted to news of harvests; no agreement among merchants is mentioned.',
      ],
      [
        'harvests in the towns of the valley came to resemble one another, not because news traveled faster.',
        'not-stated',
        'Nothing is said about harvests becoming alike, and news is the very thing that changed.',
      ],
    ],
    why: 'Shipments “hardly changed,” but merchants raised prices “at once” on hearing of a poor harvest elsewhere. News, not trade, brought prices together.',
    hints: [
      'Solheim replaces a natural explanation with another. What fact rules the natural one out?',
      'What did a merchant begin to do on hearing of a poor harvest?',
      'Did the rice in his store have to move for its price to change?',
      'The ending should name what spread along the valley and what did not.',
    ],
  }),
  reading({
    key: 'rw-inference-15',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The heavy rains of the Amazon forest wash phosphorus, which plants need, out of the soil and into the rivers. Yet the forest does not run short of it. Each year winds carry dust from the Sahara across the Atlantic Ocean, and some of it falls on the forest. Scientists who measured the phosphorus in this dust found that the amount is about equal to the amount that the rains wash away. They therefore think that the dust ______</p>',
    question: COMPLETES,
    right: 'replaces the phosphorus that the forest is losing.',
    at: 'b',
    wrong: [
      [
        'prevents heavy rains from falling on the forest.',
        'not-stated',
        'The text does not say that dust has any effect on rain.',
      ],
      [
        'washes phosphorus out of the soil of the forest.',
        'confused-details',
        'It is the rains that wash phosphorus away; the dust brings some.',
      ],
      [
        'contains too little phosphorus to help the forest.',
        'opposite-meaning',
        'The amount is about equal to the loss, so it is enough to matter.',
      ],
    ],
    why: 'The forest loses phosphorus to the rains but does not run short, and the dust brings about the same amount: the gain makes up for the loss.',
    hints: [
      'Two movements of phosphorus are described. Which takes it away, and which brings it?',
      'How large is one amount compared with the other?',
      'Why, then, does the forest not run short?',
      'What does a gain do to an equal loss?',
    ],
  }),
  reading({
    key: 'rw-inference-16',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the 1880s the novelist Wilhelmina Carr published under her own name and also, without telling anyone, as “W. R. Carrow.” Reviewers called Carr’s plots “delicate” and “domestic” and Carrow’s “vigorous” and “bold.” Scholar Desmond Iyer recently discovered that two of the novels, one under each name, had begun as a single manuscript, which Carr divided in the middle with few changes. The reviews of these two novels differ as sharply as the others do. This suggests that the reviewers ______</p>',
    question: COMPLETES,
    right: 'were responding to the supposed author rather than to the writing itself.',
    at: 'd',
    wrong: [
      [
        'had learned that the two names belonged to one and the same novelist.',
        'ignores-evidence',
        'Carr told no one, and the differing reviews suggest that nobody guessed.',
      ],
      [
        'preferred novels with bold plots to novels with plots of a delicate kind.',
        'plausible-but-unsupported',
        'The words differ in kind, but the text does not say which novels the reviewers liked better.',
      ],
      [
        'read the halves of the manuscript before Carr had divided it in the middle.',
        'not-stated',
        'The reviews are of the published novels; nobody is said to have read the manuscript.',
      ],
    ],
    why: 'Two halves of one manuscript can hardly be opposite in style, yet the reviews differed sharply. The names must have made the difference.',
    hints: [
      'Why does it matter that the two novels had been one manuscript?',
      'If the writing was alike, what was different about the two books?',
      'What did the reviewers have before them besides the text?',
      'Their words for the two halves differ as sharply as ever. To what must they have been reacting?',
    ],
  }),
  reading({
    key: 'rw-inference-17',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Sunlight in the ocean is gone by a depth of about a thousand meters, and many animals below that depth have eyes that are reduced or useless. Some fish that live there, however, have eyes as large and as sensitive as those of any fish near the surface. Biologist Oriel Matanga examined the eyes of forty such species. In nearly all of them, the cells that detect light respond best to one narrow range of blue, the color that most glowing animals of the deep emit, and respond hardly at all to the slightly different blue of sunlight filtered through water. Matanga infers that these fish ______</p>',
    question: COMPLETES,
    right: 'have kept good eyesight because it serves to detect living sources of light.',
    at: 'c',
    wrong: [
      [
        'have large eyes because they rise toward the surface in order to feed by day.',
        'plausible-but-unsupported',
        'Their eyes hardly respond to sunlight, so they do not seem suited to the surface by day.',
      ],
      [
        'have inherited sensitive eyes that are of no use to them at such a depth.',
        'ignores-evidence',
        'Cells tuned to the glow of other animals point to a use at that very depth.',
      ],
      [
        'have cells that enable them to emit light of a blue unlike that of sunlight.',
        'confused-details',
        'The cells detect light; it is other animals of the deep that are said to emit it.',
      ],
    ],
    why: 'The eyes are tuned to the blue “that most glowing animals of the deep emit” and not to filtered sunlight. What they are good for is seeing glowing animals.',
    hints: [
      'Why are large eyes at that depth surprising in the first place?',
      'To which light do the cells respond, and to which do they hardly respond?',
      'Where does the blue to which they respond come from?',
      'An eye that fits one source of light so well probably serves a purpose; which one?',
    ],
  }),
  reading({
    key: 'rw-inference-18',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Bees visit flowers by day and are guided in large part by color. Many moths fly by night, when colors are hard to see; they find flowers by scent, and pale petals help them at close range. While working in a dry valley, botanist Esra Mbeki discovered a flower that has white petals, opens after sunset, and gives off a strong perfume. Mbeki supposes that this flower ______</p>',
    question: COMPLETES,
    right: 'is visited chiefly by moths rather than by bees.',
    at: 'a',
    wrong: [
      [
        'is visited by bees before the sun has gone down.',
        'ignores-evidence',
        'The flower opens only after sunset, when bees have stopped flying.',
      ],
      [
        'has lost its perfume as a result of the dry air.',
        'opposite-meaning',
        'The text says that it gives off a strong perfume.',
      ],
      [
        'has brighter colors by night than it has by day.',
        'plausible-but-unsupported',
        'The petals are white; no change of color is mentioned.',
      ],
    ],
    why: 'Opening at night, scent, and pale petals are the features that suit moths, not bees.',
    hints: [
      'Compare what attracts bees with what attracts moths.',
      'List the three features of the flower that Mbeki discovered.',
      'At what time can the flower be visited?',
      'Which kind of insect do all three features suit?',
    ],
  }),
  reading({
    key: 'rw-inference-19',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>After storms cut off the electricity in a large city, sociologist Mireya Halvorsen asked residents of 30 neighborhoods whether they had helped or been helped by people next door. She had expected that help would be most common where people had lived side by side for longest. The length of residence made little difference. Help was most common in neighborhoods with a bakery, a laundry, or some other shop within a short walk, however recently the residents had arrived and whatever had led them to settle there. Halvorsen suggests that such places ______</p>',
    question: COMPLETES,
    right: 'give neighbors occasions to become acquainted without their having to seek one another out.',
    at: 'a',
    wrong: [
      [
        'give residents reason to remain in a neighborhood for a longer time than they had intended.',
        'ignores-evidence',
        'Length of residence made little difference to whether people helped one another.',
      ],
      [
        'supply residents who are cut off from electricity with things that neighbors cannot provide.',
        'opposite-meaning',
        'Residents near shops helped one another more, so shops did not take the place of neighbors.',
      ],
      [
        'attract residents who are more willing to be of help than other people in the same city are.',
        'plausible-but-unsupported',
        'What had led people to settle there made no difference, so the shops did not draw a more helpful kind of resident.',
      ],
    ],
    why: 'Time together does not explain the help; having a shop nearby does, even for newcomers. A shop is a place where neighbors meet in the course of daily errands.',
    hints: [
      'What did Halvorsen expect to matter, and what turned out to matter?',
      'What happens in a bakery or a laundry besides buying and washing?',
      'Even people who had arrived recently helped one another. What must they have been able to do quickly?',
      'Help next door requires that people know each other; how could a shop bring this about?',
    ],
  }),
  reading({
    key: 'rw-inference-20',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The guild records of a certain port name hardly any women among its rope makers, and older histories concluded that the trade was closed to them. The records, however, list only those who paid the annual fee, which was charged once for each workshop and entered under the name of its head. Studying lawsuits instead, historian Ines Falkenberg found women described as rope makers in a third of the cases that concerned the trade; they testify about fibers, wages, and the training of apprentices, and no judge expresses surprise. Falkenberg argues that the guild records ______</p>',
    question: COMPLETES,
    right: 'reveal who answered for a workshop’s fee but little about who did its work.',
    at: 'c',
    wrong: [
      [
        'reveal that women made rope without the knowledge of those who headed the workshops.',
        'ignores-evidence',
        'Women testified openly about wages and apprentices, and no judge was surprised, so their work was no secret.',
      ],
      [
        'conceal how many women headed workshops, because the fee was entered under another name.',
        'too-strong',
        'The fee was entered under the name of the head; the women who are missing need not have headed workshops.',
      ],
      [
        'conceal the true number of workshops in the port, because many of them never paid a fee.',
        'not-stated',
        'Nothing suggests that workshops failed to pay; the fee was paid once for each.',
      ],
    ],
    why: 'The records contain one name per workshop, that of the head who paid. The lawsuits show women working at the trade as a matter of course, so the records are silent about the workers.',
    hints: [
      'Which people does the guild record, and which does it leave out by its very design?',
      'What do the lawsuits show that the guild records do not?',
      'That “no judge expresses surprise” tells you how ordinary something was. What?',
      'The conclusion should say what the records can show and what they cannot.',
    ],
  }),
  reading({
    key: 'rw-inference-21',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The island of Norrskär used to collect about 40 percent of its glass bottles for reuse. In 2016 stores began to charge a small deposit for each bottle, which is paid back to anyone who returns it. The share of bottles returned rose to 90 percent. Interestingly, most visitors to the island do not take the trouble to return theirs; local children gather them from benches and beaches. It seems that the deposit works in part because ______</p>',
    question: COMPLETES,
    right: 'people who did not buy a bottle have a reason to return it.',
    at: 'd',
    wrong: [
      [
        'visitors buy fewer bottles now that they have to pay a deposit.',
        'not-stated',
        'The text gives the share of bottles returned, not the number bought.',
      ],
      [
        'visitors return most of their own bottles to the stores.',
        'opposite-meaning',
        'Most visitors do not take the trouble to return their bottles.',
      ],
      [
        'children are no longer allowed to buy bottles in stores.',
        'plausible-but-unsupported',
        'Children gather bottles; no rule about their buying any is mentioned.',
      ],
    ],
    why: 'The deposit is paid “to anyone who returns it,” so the children who gather the bottles of visitors earn the money.',
    hints: [
      'To whom is the deposit paid back? Read that sentence closely.',
      'Who returns the bottles that visitors leave behind?',
      'Why would they do so?',
      'The person who bought the bottle and the person who returns it need not be the same.',
    ],
  }),
  reading({
    key: 'rw-inference-22',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Volunteers learned the positions of cards on a table while the scent of roses filled the room. Afterward they slept in a laboratory. Neuroscientist Piotr Amankwah released the scent again while one group was in deep sleep and while another was dreaming; a third group slept without it. In the morning, the volunteers who had been exposed to the scent in deep sleep remembered the positions best, and the other two groups did equally well. When the scent was new to the volunteers, it had no effect at any stage of sleep. Amankwah concludes that ______</p>',
    question: COMPLETES,
    right: 'a reminder of what was learned can strengthen the memory if it comes during deep sleep.',
    at: 'b',
    wrong: [
      [
        'a pleasant scent helps people remember what they have learned if it makes their sleep deeper.',
        'ignores-evidence',
        'A scent that was new had no effect, so pleasantness is not enough, and the depth of sleep was not changed.',
      ],
      [
        'a memory that has been formed in the presence of a scent is lost when the scent is absent.',
        'too-strong',
        'The group without the scent remembered as well as the dreaming group; nothing was lost.',
      ],
      [
        'a scent that accompanies learning returns in dreams and so makes a memory more lasting.',
        'opposite-meaning',
        'The scent had no effect on the group that was dreaming.',
      ],
    ],
    why: 'Only the scent that had been present during learning, and only in deep sleep, improved memory. The scent thus served as a reminder at the right time.',
    hints: [
      'Two conditions must be met for the scent to help. Find each of them.',
      'Compare the three groups: at which stage of sleep did the scent make a difference?',
      'Why did a new scent have no effect? What was it lacking?',
      'Put the two conditions together: a link with the learning and a stage of sleep.',
    ],
  }),
  reading({
    key: 'rw-inference-23',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>A fish that colonized dark caves has lost its eyes, while members of the same species in sunlit rivers retain theirs. An explanation from disuse alone holds that where eyes are of no help, mutations that damage them are simply not removed, and that these accumulate by chance. If this were so, notes geneticist Amparo Eze, the mutations should sometimes enlarge the parts of an eye and sometimes reduce them, and different caves should show different mixtures. In twelve isolated caves, she found that every mutation that affects the size of the eye reduces it. Since an eye consumes a good deal of energy, and caves provide little food, Eze infers that ______</p>',
    question: COMPLETES,
    right: 'the loss of eyes was favored by the saving it brought and is not merely the outcome of chance.',
    at: 'c',
    wrong: [
      [
        'the loss of eyes began in one of the caves and spread from there to the others that she studied.',
        'ignores-evidence',
        'The caves are isolated from one another, so the same loss occurred in each of them.',
      ],
      [
        'the loss of eyes came about because mutations that damage them were no longer being removed.',
        'opposite-meaning',
        'This is the explanation from disuse alone, which her findings contradict.',
      ],
      [
        'the loss of eyes has enabled the fish to live in caves in which there is no food for them at all.',
        'too-strong',
        'The caves provide little food, not none, and the fish must live on something.',
      ],
    ],
    why: 'Chance would enlarge as well as reduce, but in all caves the change goes one way, and smaller eyes save energy where food is scarce. The direction points to an advantage.',
    hints: [
      'What would one expect to find if mutations accumulated by chance alone?',
      'What did Eze find in all twelve caves?',
      'Why does she mention the energy that an eye consumes and the scarcity of food?',
      'A change that always goes in one direction suggests a benefit. Which benefit?',
    ],
  }),
  reading({
    key: 'rw-inference-24',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Stones that have just broken off a cliff have sharp edges. Stones that water has carried over a long distance knock against one another until they are smooth and round. In a desert valley in which no rain has been recorded for decades, geologist Layla Brandt found thick beds of stones that are smooth and round, though the cliffs nearby shed only sharp ones. She concluded that, at some time in the past, ______</p>',
    question: COMPLETES,
    right: 'a river had carried these stones into the valley.',
    at: 'a',
    wrong: [
      [
        'the cliffs nearby had been higher than they are.',
        'not-stated',
        'Nothing about the stones tells how high the cliffs once were.',
      ],
      [
        'the wind had blown sharp stones out of the valley.',
        'plausible-but-unsupported',
        'Wind is not mentioned, and it would not explain why the stones are round.',
      ],
      [
        'the stones had broken off the cliffs in their present shape.',
        'ignores-evidence',
        'The cliffs shed only sharp stones, but these are smooth and round.',
      ],
    ],
    why: 'Stones become smooth and round when “water has carried [them] over a long distance,” so water must once have flowed into the valley.',
    hints: [
      'What makes stones smooth and round, according to the text?',
      'Could the stones in the valley have come from the cliffs beside it?',
      'Is there any water in the valley today?',
      'What must have been there once to bring stones of this shape?',
    ],
  }),
  reading({
    key: 'rw-inference-25',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A restaurant listed a fish stew at 18 dollars, and few guests ordered it. The owner then added a lobster dish at 45 dollars. Hardly anyone ordered the lobster, but orders for the stew doubled, although neither its price nor its description had been changed. When the lobster was later taken off the menu, orders for the stew fell to their former level. Consumer researcher Tomoko Adair concludes that, to the guests, ______</p>',
    question: COMPLETES,
    right: 'the stew seemed to be a better value with something much more expensive listed beside it.',
    at: 'd',
    wrong: [
      [
        'the stew seemed to have been made with better ingredients after the owner described it anew.',
        'ignores-evidence',
        'The description of the stew was not changed.',
      ],
      [
        'the lobster seemed a better value than the stew as long as both dishes were on the menu.',
        'opposite-meaning',
        'Hardly anyone ordered the lobster, whereas orders for the stew doubled.',
      ],
      [
        'the lobster seemed so popular with others that it drew larger crowds to the restaurant.',
        'not-stated',
        'Hardly anyone ordered it, and larger crowds are not mentioned.',
      ],
    ],
    why: 'Only the presence of the 45-dollar dish changed, and the orders for the stew rose and fell with it. Beside the lobster, 18 dollars must have looked cheap.',
    hints: [
      'What was the only thing that changed on the menu?',
      'Orders for the stew rose and then fell. With what did they rise and fall?',
      'How does 18 dollars look beside 45?',
      'The stew stayed the same; what changed was the thing that guests could compare it with.',
    ],
  }),
  reading({
    key: 'rw-inference-26',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>It might be supposed that constitutions endure by being hard to change. Political scientist Augustin Rerikh, comparing several hundred of them, found instead that those with moderately easy procedures for amendment lasted longest. Constitutions that could hardly be amended were seldom left in force by governments that wished to change them: they were set aside altogether. Those that could be amended by a simple vote, for their part, were altered so often that they soon ceased to be distinguishable from ordinary law, and were abandoned with as little ceremony. Rerikh’s findings imply that a constitution which ______</p>',
    question: COMPLETES,
    right: 'allows for some revision may thereby protect itself from being replaced.',
    at: 'b',
    wrong: [
      [
        'is difficult to amend may thereby compel governments to respect it.',
        'opposite-meaning',
        'Governments that wished to change such constitutions set them aside altogether.',
      ],
      [
        'resembles ordinary law may thereby be spared attempts to set it aside.',
        'reversed-direction',
        'Constitutions that had become like ordinary law were abandoned with little ceremony.',
      ],
      [
        'has lasted for a long time may thereby become more difficult to amend.',
        'wrong-relation',
        'The findings relate ease of amendment to how long a constitution lasts, not age to difficulty.',
      ],
    ],
    why: 'Too rigid, and it is “set aside altogether”; too easily changed, and it is “abandoned.” Those with moderately easy amendment “lasted longest,” so a measure of change preserves them.',
    hints: [
      'Three kinds of constitutions are compared. Which of them lasted longest?',
      'What became of those that could hardly be amended?',
      'What became of those that could be altered by a simple vote?',
      'Between the two extremes, what seems to keep a constitution in force?',
    ],
  }),
  reading({
    key: 'rw-inference-27',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Farmer Keiko Baptista lets ducks swim in her flooded rice fields. Her neighbors do not keep ducks, and each year they spend a good deal of money on sprays against insects and on fertilizer. Baptista buys neither. Yet her fields yield as much rice as those of her neighbors, and the insects on her plants are few. It is likely that the ducks ______</p>',
    question: COMPLETES,
    right: 'eat insects and enrich the water with their droppings.',
    at: 'a',
    wrong: [
      [
        'eat a large part of the rice that is grown in her fields.',
        'ignores-evidence',
        'Her fields yield as much rice as those without ducks.',
      ],
      [
        'keep her neighbors from spending money on fertilizer.',
        'confused-details',
        'The neighbors do spend money; it is Baptista who does not need to.',
      ],
      [
        'earn her more money than the rice does when it is sold.',
        'not-stated',
        'The text does not say what the ducks or the rice earn.',
      ],
    ],
    why: 'Without sprays the insects are few, and without fertilizer the yield is the same, so the ducks seem to do the work of both.',
    hints: [
      'What do the neighbors buy that Baptista does not?',
      'What would you expect to happen in a field without these two things?',
      'It does not happen in her fields. What is different about them?',
      'Which two tasks must the ducks be doing for her?',
    ],
  }),
  reading({
    key: 'rw-inference-28',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>More meteorites have been collected in Antarctica than on all the other continents together. Meteorites fall about as often on one part of the earth as on another, and they fall less often, if anything, near the poles. But Antarctica is covered with ice, on which a dark stone can be seen from far away. Moreover, where the slowly flowing ice runs up against mountains and wears away at its surface, stones that fell over thousands of years and across a wide area are brought together in one place. The number of meteorites collected in Antarctica is therefore best regarded as ______</p>',
    question: COMPLETES,
    right: 'a sign of how easily they can be found there.',
    at: 'c',
    wrong: [
      [
        'a sign of how often they have fallen there.',
        'opposite-meaning',
        'They fall no more often there than elsewhere, “less often, if anything.”',
      ],
      [
        'a sign of how quickly the ice there is flowing.',
        'confused-details',
        'The ice is said to flow slowly, and its speed is not what the number shows.',
      ],
      [
        'a sign of how dark they are compared with others.',
        'not-stated',
        'Dark stones stand out on ice; meteorites of other places are not said to be lighter.',
      ],
    ],
    why: 'As many fall elsewhere, but in Antarctica stones are visible on the ice and are gathered by its flow. The number thus reflects the ease of finding them.',
    hints: [
      'Two possible reasons for a large number are falling and finding. Which does the text set aside?',
      'Why does it matter that the surface is ice?',
      'What does the flow of the ice do to stones that fell far apart?',
      'Both of the facts after “But” make one task simpler. Which task?',
    ],
  }),
  reading({
    key: 'rw-inference-29',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>People in photographs of the 1840s and 1850s almost never smile, and the reason usually given is that a smile could not be held for as long as the camera required. By the 1860s, however, an exposure often lasted only a few seconds, and for several decades more, sitters went on looking grave. Art historian Quentin Osabutey has also examined painted portraits from before the invention of photography, for which no one had to hold an expression at all, since painters worked from sketches and memory. Smiles are nearly as rare in them. Osabutey proposes that the gravity of early photographs ______</p>',
    question: COMPLETES,
    right: 'followed an established idea of how a person should appear in a portrait.',
    at: 'b',
    wrong: [
      [
        'set an example that painters of portraits came to imitate in their own work.',
        'reversed-direction',
        'The painted portraits are from before photography, so they cannot have imitated it.',
      ],
      [
        'lasted only until cameras had become able to record a passing expression.',
        'ignores-evidence',
        'Sitters went on looking grave for decades after exposures had become short.',
      ],
      [
        'reflected the discomfort that people felt in the presence of a new device.',
        'plausible-but-unsupported',
        'Painted sitters, who faced no camera, smiled nearly as seldom.',
      ],
    ],
    why: 'Gravity is found before photography, where nothing had to be held, and after exposures became short. What these cases share is the portrait, so a convention explains the gravity.',
    hints: [
      'Which explanation does the text call the usual one, and what two facts count against it?',
      'What do paintings from before photography have in common with the photographs?',
      'If neither the camera nor the exposure accounts for the gravity, what is left?',
      'Sitters for painters and for photographers apparently shared an expectation. About what?',
    ],
  }),
  reading({
    key: 'rw-inference-30',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>An ancient road crosses the plain of Tessary in a perfectly straight line, except at one point, where it makes a wide curve around a field of wheat. The field is flat and dry, and nothing in it seems to stand in the way. But when archaeologist Cyrus Abernathy dug in the field, he found a deep layer of black mud full of the remains of reeds and water snails. The builders of the road most likely made the curve in order to ______</p>',
    question: COMPLETES,
    right: 'go around a marsh that has since dried up.',
    at: 'd',
    wrong: [
      [
        'bring water from a river to a field of wheat.',
        'plausible-but-unsupported',
        'A road does not bring water, and the wheat is there today, not in the time of the builders.',
      ],
      [
        'lead travelers to a place where wheat was grown.',
        'ignores-evidence',
        'Reeds and water snails show that the place was wet, not a field of wheat.',
      ],
      [
        'make the way across the plain as short as possible.',
        'opposite-meaning',
        'A curve makes the way longer than a straight line.',
      ],
    ],
    why: 'Mud with reeds and water snails shows that the field was once wet ground, a good reason for builders of straight roads to turn aside.',
    hints: [
      'A straight road has one curve; something must have been in the way.',
      'Is the obstacle still there today?',
      'In what kind of place do reeds and water snails live?',
      'What does the layer of black mud tell about the field in ancient times?',
    ],
  }),
];
