import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_11_20: readonly Item[] = [
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
      '“Instead” pushes one explanation aside. Which one?',
      'When does the experts’ advantage disappear?',
      'What do experts talk about, and what do beginners talk about?',
      'A “wall” is many stones. How many things is it for an expert?',
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
      'What big event gets reported in the middle of the log?',
      'Can Mabry have written the later entries?',
      'One person wrote everything. What does that mean for the early entries?',
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
      'The first sentence gives a rule. What does it say about borrowed words?',
      'Which things were new to these speakers, then?',
      'Which things had they known for a very long time?',
      'Where would people know the second group of things but not the first?',
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
      'Which fact rules out the natural explanation?',
      'What did a merchant do when he heard of a poor harvest?',
      'Did his rice have to move for its price to change?',
      'Something spread along the valley, and something didn’t. Which is which?',
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
      'What takes phosphorus away, and what brings it?',
      'How big is one amount compared with the other?',
      'So why doesn’t the forest run short?',
      'If you lose five dollars and find five, where are you?',
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
      'The writing was alike. What was different about the two books?',
      'What else did the reviewers have in mind besides the text?',
      'Their words differ as sharply as ever. What must they have been reacting to?',
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
      'Why are big eyes at that depth surprising?',
      'Which light do the cells respond to best?',
      'Where does that blue come from?',
      'Their eyes fit one source of light so well. What could they be for?',
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
      'What attracts bees, and what attracts moths?',
      'Which three things do you know about Mbeki’s flower?',
      'At what time can anyone visit the flower?',
      'Which insect do all three things suit?',
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
      'Halvorsen expected one thing to matter. What turned out to matter?',
      'What else goes on in a bakery besides buying bread?',
      'Even newcomers helped each other. What must they have managed quickly?',
      'To help next door, people have to know each other. How can a shop do that?',
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
      'Who do the guild records list?',
      'What do the lawsuits show that the guild records don’t?',
      '“No judge expresses surprise.” What does that tell you about women making rope?',
      'What can the guild records tell us, and what can’t they?',
    ],
  }),
];
