import type { Item } from '../../item/item.js';
import { choice, reading } from '../author.js';

/** Central Ideas and Details. */
export const CENTRAL_IDEAS: readonly Item[] = [
  choice({
    key: 'rw-central-01',
    skill: 1,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>When the public library of the mill town of Harrow Falls opened in 1903, it kept unusual hours: it did not close until eleven at night. Librarian Edith Kowalczyk had noticed that most mill workers finished their shifts after dark. Staying open meant spending more on lamps and staff, and some council members objected. But within two years, more than half of the people who borrowed books were workers from the mills.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    choices: {
      a: 'The council of Harrow Falls objected to the library because its lamps and staff cost the town too much.',
      b: 'Edith Kowalczyk persuaded the owners of the mills in Harrow Falls to shorten their workers’ shifts.',
      c: 'Libraries in mill towns usually stayed open later in the evening than libraries in other towns did.',
      d: 'By suiting its hours to the schedules of mill workers, a library succeeded in reaching them.',
    },
    answer: 'd',
    why: 'The text tells why the library stayed open late (workers finished after dark) and what came of it (most borrowers were mill workers). The other details support that one point.',
    wrong: {
      a: [
        'detail-not-main-idea',
        'Only some council members objected, to the late hours, and that is one detail on the way to the outcome.',
      ],
      b: ['not-stated', 'The librarian changed the library’s hours; nothing says that the shifts changed.'],
      c: ['too-broad', 'The text is about one library whose hours were unusual, not about mill towns in general.'],
    },
    hints: [
      'A main idea covers the whole text, beginning to end, not a single sentence of it.',
      'Ask what the librarian noticed and what she did about it.',
      'The sentence that begins with “But” tells how the story turned out; the main idea has to include that.',
      'Look for the statement that joins the reason for the hours to their result.',
    ],
  }),
  choice({
    key: 'rw-central-02',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Potter Inés Quiroga fires her bowls in a pit filled with dry brush. As the brush burns, she smothers it with damp sawdust, which starves the fire of oxygen, and the iron in the clay turns black. Visitors often assume that Quiroga applies a dark glaze, but she uses none. Even the sheen on the bowls has another source: she rubs each one with a smooth stone before the firing, while the clay is still slightly damp.</p>',
    question: '<p>According to the text, what causes the black color of Quiroga’s bowls?</p>',
    choices: {
      a: 'A shortage of oxygen during the firing',
      b: 'A dark glaze that is applied to the clay',
      c: 'Pigment that the sawdust gives off as it burns',
      d: 'A smooth stone that is rubbed on the damp clay',
    },
    answer: 'a',
    why: 'The text says that smothering the brush “starves the fire of oxygen, and the iron in the clay turns black.” The lack of oxygen is the cause.',
    wrong: {
      b: ['opposite-meaning', 'A glaze is what visitors assume; the text says that she uses none.'],
      c: [
        'plausible-but-unsupported',
        'The sawdust matters because it smothers the fire; no pigment in it is mentioned.',
      ],
      d: ['confused-details', 'The stone gives the bowls their sheen, not their color.'],
    },
    hints: [
      'The question asks for a detail that the text states, so find the sentence where the color changes.',
      'Two things about the bowls are explained: their color and their sheen. Keep them apart.',
      'Visitors have one idea about the color. Does the text agree with them?',
      'Follow the chain in the second sentence: what does the damp sawdust do to the fire?',
    ],
  }),
  reading({
    key: 'rw-central-03',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    shift: -0.2,
    passage:
      '<p>Noor did not care for the repair shop at noon, when customers leaned on the counter and talked over one another. She liked it at closing time. Then her grandfather switched off the lamps one by one and let her tune the radios he had mended that day, each to a different station. For a minute the whole room murmured in five languages, and Noor, standing in the middle of it, felt as if she were at the center of the world.</p>',
    question: '<p>According to the text, why does Noor prefer the shop at closing time?</p>',
    right: 'She is allowed to tune the radios that have been mended.',
    at: 'c',
    wrong: [
      [
        'She is allowed to mend the radios that customers have left.',
        'confused-details',
        'Her grandfather does the mending; Noor only tunes the radios afterward.',
      ],
      [
        'She likes to hear customers talk to her grandfather at the counter.',
        'opposite-meaning',
        'The talking customers belong to noon, the time of day that she does not care for.',
      ],
      [
        'She is learning to speak several of the languages she hears.',
        'not-stated',
        'The radios murmur in five languages, but nothing says that she learns any of them.',
      ],
    ],
    why: 'At closing time her grandfather “let her tune the radios he had mended that day,” and that is what she likes.',
    hints: [
      'Two times of day are compared; find the one the question asks about.',
      'Look for the sentence that begins with “Then”: it tells what happens at closing.',
      'Keep apart what the grandfather does and what Noor does.',
      'What does her grandfather let her do once the lamps go off?',
    ],
  }),
  reading({
    key: 'rw-central-04',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The knotted cords called khipus, used by officials throughout the Inka Empire, recorded numbers: the type and the position of each knot stood for a digit. For this reason scholars long treated khipus as account books and nothing more. But Rosa Challco points out that many surviving cords do not follow the numerical pattern at all. These cords vary in color, fiber, and direction of twist, features that bookkeeping did not require. Challco does not claim to be able to read them; she argues only that a method made for sums cannot tell us what they were for.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Some khipus have features suggesting that they served purposes other than counting.',
    at: 'b',
    wrong: [
      [
        'Officials of the Inka Empire kept their accounts on cords whose knots stood for digits.',
        'detail-not-main-idea',
        'This is the starting point of the text, which goes on to the cords that the numerical reading leaves out.',
      ],
      [
        'Challco has shown how to read the khipus that do not follow the numerical pattern.',
        'too-strong',
        'The text says that she does not claim to be able to read them.',
      ],
      [
        'Scholars were mistaken to believe that khipus were ever used to record numbers.',
        'too-broad',
        'The text accepts that khipus recorded numbers; it questions only whether all of them did.',
      ],
    ],
    why: 'The text turns at “But”: many cords do not fit the numerical pattern and vary in ways that “bookkeeping did not require,” so numbers alone cannot explain them.',
    hints: [
      'Find the word at which the text turns from what scholars long believed to what Challco says.',
      'Does Challco reject the older view completely, or does she limit it?',
      'Notice the last sentence: she is careful about how much she claims.',
      'What do color, fiber, and twist suggest about the cords that fit no pattern of digits?',
    ],
  }),
  reading({
    key: 'rw-central-05',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>Reviewers of translated novels tend to praise a translation that “reads as if it had been written in English,” a compliment that the critic Mireille Osei finds revealing. To commend a translator for leaving no trace, she observes, is to treat the work of translating as a pane of glass, noticed only when smudged. Yet every sentence of a translation records a decision, and the idiom that strikes a reviewer as natural is no less chosen than the one that strikes the same reviewer as odd. What the compliment rewards, then, is not the absence of the translator’s choices but their agreement with the reviewer’s habits.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Praise for a seemingly invisible translation reflects a reviewer’s own expectations rather than any lack of decisions by the translator.',
    at: 'd',
    wrong: [
      [
        'Reviewers fail to see that a translation written in natural English has usually strayed further from the original text than an odd one has.',
        'not-stated',
        'Osei says that natural and odd idioms are equally chosen; closeness to the original is never discussed.',
      ],
      [
        'Translators who make their presence felt in each sentence deserve more praise than those who try to leave no trace of their work.',
        'plausible-but-unsupported',
        'Osei analyzes what a compliment rewards; she does not rank kinds of translators.',
      ],
      [
        'A translation succeeds when its idioms seem so natural to readers that the decisions behind them are no longer noticed by anyone.',
        'opposite-meaning',
        'This is the reviewers’ standard, the very one that Osei questions.',
      ],
    ],
    why: 'The conclusion states it: the compliment rewards “not the absence of the translator’s choices but their agreement with the reviewer’s habits.”',
    hints: [
      'The text examines a compliment; ask what Osei thinks that compliment really shows.',
      'The image of the pane of glass stands for the view she criticizes, not for her own.',
      'Compare what she says about the natural idiom and the odd one: how do they differ, if at all?',
      'The sentence with “not … but” contrasts a supposed cause of the praise with the true one.',
    ],
  }),
  reading({
    key: 'rw-central-06',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>An archerfish catches insects that rest on leaves above the water by knocking them down with a jet from its mouth. Hitting such a target is harder than it looks. Light bends as it passes from air into water, so to the fish an insect appears to be somewhere other than where it really is. An archerfish that simply aimed at what it saw would usually miss. Instead, it allows for the difference, and it manages to do so from many distances and angles.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Archerfish can strike their prey because they adjust for the bending of light.',
    at: 'a',
    wrong: [
      [
        'Archerfish knock insects from leaves with a jet of water shot from the mouth.',
        'detail-not-main-idea',
        'That is how the fish hunts, but the text is about how it overcomes a difficulty in aiming.',
      ],
      [
        'Archerfish usually miss their prey because light bends at the surface of water.',
        'opposite-meaning',
        'The text says that a fish aiming at what it saw would miss, and that the archerfish does not aim that way.',
      ],
      [
        'Archerfish have better eyesight than fish that search for food under the water.',
        'not-stated',
        'No other fish is compared with the archerfish.',
      ],
    ],
    why: 'The text sets out a problem (bent light makes the insect seem to be elsewhere) and its solution: the fish “allows for the difference.”',
    hints: [
      'The text describes a problem and how it is solved; the main idea includes both.',
      'What makes an insect on a leaf hard to hit from below?',
      'The sentence that begins with “Instead” gives the solution.',
      'Join the cause of the difficulty to what the fish does about it.',
    ],
  }),
  reading({
    key: 'rw-central-07',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>For thirty-one years Captain Baptiste had carried other people across the strait, and in all that time he had not once gone ashore on the far side. There had been no rule against it. There was simply the schedule: eleven minutes to unload, and then back. On the morning after his last crossing, he bought a ticket like anyone else, took a seat by the window, and found that he did not recognize the harbor he had entered some forty thousand times. From the wheelhouse it had been a set of distances. From here it had doors.</p>',
    question: '<p>Which choice best describes what happens in the text?</p>',
    right: 'As a passenger, a retired captain sees a familiar place in a new way.',
    at: 'b',
    wrong: [
      [
        'On his last working day, a captain is unable to find the harbor he has often entered.',
        'confused-details',
        'The trip takes place on the morning after his last crossing, and he fails to recognize the harbor only in the sense of seeing it afresh.',
      ],
      [
        'After years of obeying a rule, a captain at last breaks it by going ashore.',
        'opposite-meaning',
        'The text says outright that no rule had kept him on board.',
      ],
      [
        'Once he has retired, a captain regrets the years that he spent following a schedule.',
        'plausible-but-unsupported',
        'The text describes what he notices; it expresses no regret about his years of work.',
      ],
    ],
    why: 'Having bought “a ticket like anyone else,” Baptiste finds that the harbor, once “a set of distances,” now “had doors”: the same place looks different to him.',
    hints: [
      'Ask what is the same as on his forty thousand earlier trips and what is different.',
      'Pay attention to where he sits this time.',
      'The last two sentences form a contrast; say in your own words what it is.',
      'What had the harbor been for him from the wheelhouse, and what is it from the window?',
    ],
  }),
  reading({
    key: 'rw-central-08',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>It is tempting to read a land register as a record of who owned what. Jurist Anselm Okwuosa, who has studied registers compiled under several colonial governments, urges caution. A surveyor’s form, he notes, supplied one line for “owner,” and so one name was written on it, even where a field was sown by one family, grazed after the harvest by another, and crossed by a third on the way to the spring. Rights that had coexisted for generations thus vanished from the page; and once courts began to consult the page, they vanished from the land as well. The register, Okwuosa concludes, did not so much describe an arrangement as bring one about.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'By recording only a single holder for each field, certain land registers helped to create the pattern of ownership that they appeared to report.',
    at: 'c',
    wrong: [
      [
        'Because surveyors were careless in filling out their forms, certain land registers named people who had no right to the fields in question.',
        'plausible-but-unsupported',
        'The problem was the form, with its one line for an owner; carelessness is not mentioned, and the people named had rights.',
      ],
      [
        'By consulting land registers rather than witnesses, colonial courts made it possible for several families to keep sharing a single field.',
        'opposite-meaning',
        'When the courts consulted the registers, the shared rights disappeared.',
      ],
      [
        'Since families once sowed, grazed, and crossed the same fields, land registers from the colonial period contain several names for each of them.',
        'confused-details',
        'Several families used one field, but just one name was written for it.',
      ],
    ],
    why: 'One line for “owner” left out coexisting rights, which then “vanished from the land as well”: the register “did not so much describe an arrangement as bring one about.”',
    hints: [
      'The first sentence gives a tempting reading; the rest of the text shows what is wrong with it.',
      'Follow the shared field: how many rights did it carry, and how many fitted on the form?',
      'What changed once courts began to rely on the page?',
      'The last sentence contrasts describing with something stronger. Which statement keeps that contrast?',
    ],
  }),
  reading({
    key: 'rw-central-09',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>In 1921 the women of a rowing club on the Waikare River were told that they could not use the men’s boats. Led by Aroha Tamihana, they built a boat of their own from timber that a sawmill had thrown away. It was heavy and slow, and for two seasons they came in last. But pulling it made them strong, and when they finally raised the money for a lighter boat, they won every race on the river.</p>',
    question: '<p>According to the text, how did the heavy boat help the rowers?</p>',
    right: 'It made them stronger.',
    at: 'c',
    wrong: [
      [
        'It saved them money.',
        'plausible-but-unsupported',
        'The timber was thrown away by a sawmill, but the text names another benefit of the heavy boat.',
      ],
      [
        'It won them their first race.',
        'confused-details',
        'They won in the lighter boat; in the heavy one they came in last.',
      ],
      [
        'It was easy for them to steer.',
        'not-stated',
        'The text says that the boat was heavy and slow, nothing about steering it.',
      ],
    ],
    why: 'The text says that “pulling it made them strong,” which led to their later victories.',
    hints: [
      'The question asks for one stated detail about the first boat.',
      'The first boat brought two seasons of defeat and one good effect.',
      'Look just after the word “But.”',
      'What did pulling a heavy boat do to the women?',
    ],
  }),
  reading({
    key: 'rw-central-10',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>City planners often report the benefit of street trees as a single figure, such as the average drop in temperature across a city. Climatologist Yusuf Demirtaş argues that the average hides what matters most. In the four cities he studied, trees cooled broad, windy avenues by less than one degree on summer afternoons, but they cooled narrow, paved lanes by as much as five. Yet it was the avenues that received nearly all the new plantings, because they are what visitors see.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'New street trees are seldom placed where their cooling effect would be greatest.',
    at: 'd',
    wrong: [
      [
        'Planting street trees lowers the average temperature of a city by up to five degrees.',
        'confused-details',
        'Five degrees is the largest effect in narrow lanes, not an average for a city.',
      ],
      [
        'Visitors to a city tend to prefer avenues that have been planted with many new trees.',
        'not-stated',
        'Visitors see the avenues; what they prefer is not reported.',
      ],
      [
        'Broad avenues are cooler on summer afternoons than narrow, paved lanes usually are.',
        'plausible-but-unsupported',
        'The text compares how much trees cool each place, not how warm the places are.',
      ],
    ],
    why: 'Trees cool courtyards most (up to five degrees) and avenues least (under one), “yet it was the avenues that received nearly all the new plantings.”',
    hints: [
      'Demirtaş complains that an average hides something; find out what.',
      'Compare the two kinds of places by how much trees cool them.',
      'The word “Yet” brings in where the trees actually go.',
      'Put the effect of trees and the choice of places together in a single statement.',
    ],
  }),
  reading({
    key: 'rw-central-11',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>My mother’s letters came on the first of every month and contained, I used to complain, nothing: the price of onions, the neighbor’s goat, a gutter that wanted mending. I was nineteen and wished to be told things. It was only when I came to sort the letters, years afterward, that I noticed how the gutter that wanted mending in March had wanted mending in November too, and the November before; that the goat, so often reported to be well, was reported with particular insistence in the winter when, as I later learned, she had sold everything else. She had told me all there was to tell. She had merely trusted me to be a better reader than I was.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'The narrator comes to see that seemingly trivial letters had conveyed serious hardship.',
    at: 'b',
    wrong: [
      [
        'The narrator comes to regret having seldom replied to letters that arrived each month.',
        'not-stated',
        'Nothing is said about the narrator’s replies; what the narrator sees is a failure of reading.',
      ],
      [
        'The narrator comes to believe that letters had been written to conceal the truth at home.',
        'opposite-meaning',
        'The text says that the mother “had told me all there was to tell.”',
      ],
      [
        'The narrator comes to admire the patience with which repairs and animals were described.',
        'true-but-off-point',
        'The gutter and the goat matter as signs of poverty, not as models of patient description.',
      ],
    ],
    why: 'The gutter that was never mended and the goat reported well after “she had sold everything else” show hardship; the letters had “told me all there was to tell.”',
    hints: [
      'The narrator judges the letters twice, at nineteen and years afterward. Find what changed.',
      'Why might a gutter go on needing repair for so long?',
      'What had happened in the winter when the goat was mentioned so insistently?',
      'The last two sentences say whose fault it was that the news had not been understood.',
    ],
  }),
  reading({
    key: 'rw-central-12',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Sculptor Hana Brzezinska makes masks out of paper, and she never throws one away. When a mask tears, she soaks it, mashes it to pulp, and shapes the pulp into the next one. As a result, her newest masks contain scraps of nearly everything she has made since 1998. Brzezinska likes this: she says that her whole career can be worn on one face.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Brzezinska’s masks hold traces of her earlier work because she reuses the damaged ones.',
    at: 'a',
    wrong: [
      [
        'Brzezinska has made masks since 1998 and has kept each of them in its original form.',
        'opposite-meaning',
        'She keeps the material, but she mashes torn masks to pulp.',
      ],
      [
        'Brzezinska’s masks tear more easily than masks made of other materials, such as wood.',
        'not-stated',
        'The text does not compare paper with other materials.',
      ],
      [
        'Brzezinska soaks a torn mask in water before mashing it to pulp and shaping a new one.',
        'detail-not-main-idea',
        'This is one step of the method; the text is about what the method brings about.',
      ],
    ],
    why: 'She turns torn masks into new ones, and “as a result, her newest masks contain scraps of nearly everything she has made.”',
    hints: [
      'Look for a statement that covers the method and its outcome.',
      'What happens to a mask when it tears?',
      'The words “As a result” announce what follows from her method.',
      'What does it mean that a whole career can be worn on one face?',
    ],
  }),
  reading({
    key: 'rw-central-13',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>On La Gomera, one of the Canary Islands, people can converse across deep ravines by whistling. The whistled form, Silbo Gomero, is not a code with its own list of signals; it renders Spanish, reducing the vowels and consonants to differences in pitch and to breaks in the whistle. Because several sounds of Spanish fall together in the whistled form, single words can be hard to identify. Whistlers therefore prefer whole phrases, in which each word helps the listener to recognize the others.</p>',
    question: '<p>According to the text, why do whistlers tend to use whole phrases?</p>',
    right: 'The context makes it easier to tell words apart that sound alike when whistled.',
    at: 'c',
    wrong: [
      [
        'The signals that make up the code are defined for phrases and not for single words.',
        'opposite-meaning',
        'The text says that Silbo Gomero is not a code with a list of signals.',
      ],
      [
        'The echo in a deep ravine makes it hard to hear the beginning of a short message.',
        'plausible-but-unsupported',
        'Ravines are where whistling is useful; echoes are not mentioned.',
      ],
      [
        'The pitch of a phrase carries across a ravine farther than the pitch of one word.',
        'not-stated',
        'The text says nothing about how far phrases and words carry.',
      ],
    ],
    why: 'Several sounds “fall together,” so single words are hard to identify; in a phrase “each word helps the listener to recognize the others.”',
    hints: [
      'Find the word “therefore”: what stands before it is the reason asked for.',
      'What is lost when Spanish vowels and consonants are turned into pitch?',
      'A single word can be hard to identify. Why?',
      'How do the words of a phrase help one another?',
    ],
  }),
  reading({
    key: 'rw-central-14',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>Economists have sometimes described gifts as a clumsy form of trade, in which the giver is repaid at an uncertain date in uncertain goods. The anthropologist Lupe Faleolo holds that this description mistakes a virtue for a defect. In the villages where she worked, a family that returned a basket of taro with its exact equivalent, promptly, was understood to be ending the relationship; friends returned somewhat too much or somewhat too little, and took their time. So long as the account remained unsettled, each household had a reason to call upon the other. What looks like imprecision in the exchange of goods, Faleolo argues, is what keeps the exchange from being merely about goods.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'According to Faleolo, the inexactness of gift exchange sustains the ties between households.',
    at: 'b',
    wrong: [
      [
        'According to Faleolo, families who exchange gifts come to care little about the value of goods.',
        'too-strong',
        'The families attend closely to amounts, since an exact return carries a meaning; value is not a matter of indifference.',
      ],
      [
        'According to Faleolo, gift exchange is a form of trade that has yet to acquire exact measures.',
        'opposite-meaning',
        'This resembles the economists’ description, which she says mistakes a virtue for a defect.',
      ],
      [
        'According to Faleolo, a prompt and equal return was the courtesy that friends most expected.',
        'reversed-direction',
        'In the villages a prompt and equal return was taken as a sign that the relationship was over.',
      ],
    ],
    why: 'An exact return ended the relationship, whereas an “unsettled” account gave each household “a reason to call upon the other.” The imprecision is therefore a virtue.',
    hints: [
      '“Mistakes a virtue for a defect”: identify the feature that is meant.',
      'What did an exact and prompt return tell the other family?',
      'What did friends do instead, and what did it give each household a reason to do?',
      'The last sentence says what imprecision accomplishes; look for that effect.',
    ],
  }),
  reading({
    key: 'rw-central-15',
    skill: 1,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>At his uncle’s bakery, Tomás had expected to be given the dough on the first day. He was given a broom instead. On the second day it was the broom again, and on the third. But from the corner where he swept, he could watch his uncle’s hands, and by the end of the week he knew the order of every movement by heart. When his uncle finally stepped aside and pointed at the table, Tomás did not need to ask what to do.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'While he does a humble task, Tomás learns the baker’s work by watching.',
    at: 'd',
    wrong: [
      [
        'Although his uncle teaches him patiently, Tomás is slow to learn baking.',
        'opposite-meaning',
        'The uncle gives no lessons, and Tomás knows every movement within a week.',
      ],
      [
        'Since he dislikes sweeping, Tomás asks his uncle for more important work.',
        'not-stated',
        'Tomás never asks; his uncle steps aside of his own accord.',
      ],
      [
        'After a week of practice with dough, Tomás is made to sweep the bakery.',
        'confused-details',
        'The order is reversed: the sweeping comes first and the dough last.',
      ],
    ],
    why: 'Tomás sweeps, but from his corner “he could watch his uncle’s hands,” and in the end he “did not need to ask what to do.”',
    hints: [
      'Compare what Tomás expects at the start with what he can do at the end.',
      'How does he come to know “every movement”?',
      'The word “But” shows that the broom had an unexpected advantage.',
      'What makes it unnecessary for him to ask anything at the end?',
    ],
  }),
  reading({
    key: 'rw-central-16',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Threads of fungus connect the roots of many forest trees, and researchers have shown that carbon can pass from one tree to another along these threads. Popular accounts often conclude that trees feed their neighbors. Ecologist Saoirse Nyhan thinks that the conclusion is premature. In most experiments, she points out, the carbon that reached the second tree stayed in its roots, where the fungus itself lives and feeds. It is therefore possible that the carbon was never in the possession of the second tree at all.</p>',
    question:
      '<p>Based on the text, Nyhan would most likely agree with which statement about carbon that passes between trees?</p>',
    right: 'It may remain in the fungus rather than nourish the tree that it reaches.',
    at: 'b',
    wrong: [
      [
        'It moves along fungal threads only when one of the two trees is short of it.',
        'not-stated',
        'The text does not say under what conditions carbon moves.',
      ],
      [
        'It is released by the fungus and taken up by the leaves of the second tree.',
        'opposite-meaning',
        'In most experiments the carbon stayed in the roots.',
      ],
      [
        'It has not been shown by any experiment to leave the tree that produced it.',
        'too-strong',
        'The text accepts that carbon passes along the threads; the doubt concerns who benefits.',
      ],
    ],
    why: 'The carbon “stayed in its roots, where the fungus itself lives and feeds,” so perhaps it was “never in the possession of the second tree.”',
    hints: [
      'Separate what researchers have shown from what popular accounts conclude.',
      'Where in the second tree was the carbon found?',
      'What else lives in that place?',
      'If the second tree never possessed the carbon, what did?',
    ],
  }),
  reading({
    key: 'rw-central-17',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The metronome is often blamed for the evenness of modern performance, as though musicians before its invention had drifted freely and musicians after it had marched. Pianist and historian Dorotea Lindqvist doubts that a device could do so much. Teachers’ manuals of the nineteenth century, she finds, recommend the metronome chiefly for measuring how far a player has departed from the beat, a departure they take for granted and even prescribe. Only when recordings began to be assembled from separately performed passages, which had to be joined without a seam, did a steady pulse become a professional necessity. The metronome, Lindqvist concludes, merely stood ready to supply a regularity that something else had come to require.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Lindqvist traces the evenness of modern performance to recording practice rather than to the use of the metronome.',
    at: 'a',
    wrong: [
      [
        'Lindqvist contends that teachers once valued the metronome because it trained players to keep a steady pulse.',
        'opposite-meaning',
        'The manuals used the device to measure departures from the beat, which they took for granted and even prescribed.',
      ],
      [
        'Lindqvist questions whether musicians play more evenly today than they did before the metronome was invented.',
        'plausible-but-unsupported',
        'She accepts that modern performance is even; she disputes what made it so.',
      ],
      [
        'Lindqvist shows that recordings could not be assembled from passages until the metronome had been invented.',
        'wrong-relation',
        'In her account assembled recordings created the need for a steady pulse; they did not wait upon the device.',
      ],
    ],
    why: 'A steady pulse became “a professional necessity” only with assembled recordings; the metronome “merely stood ready to supply” what “something else had come to require.”',
    hints: [
      'Lindqvist disputes a common explanation; identify the cause that it names.',
      'What did nineteenth-century manuals use the device for?',
      'The sentence that begins with “Only when” names the cause she believes in.',
      'What is the “something else” of the last sentence?',
    ],
  }),
  reading({
    key: 'rw-central-18',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>The hill villages around Valparaje have few bookshops and steep roads, so teacher Emilio Santacruz turned a bicycle trailer into a library. Every Saturday he rides a different route with about eighty books. Readers pay nothing, but each one must write a single sentence about a book inside its back cover before returning it. Santacruz says that these sentences are what readers turn to first: they trust a neighbor more than a publisher.</p>',
    question: '<p>According to the text, what must people do when they borrow a book from Santacruz?</p>',
    right: 'Write a sentence about the book inside its cover',
    at: 'c',
    wrong: [
      [
        'Pay a small fee when they return the book on a Saturday',
        'opposite-meaning',
        'The text says that readers pay nothing.',
      ],
      [
        'Recommend the book to a neighbor before they return it',
        'confused-details',
        'Neighbors read the sentences later, but no one is required to speak to them.',
      ],
      [
        'Read what other people have written in the book first',
        'confused-details',
        'Readers turn to those sentences first because they like to; it is not a condition.',
      ],
    ],
    why: 'The text says that each reader “must write a single sentence about a book inside its back cover before returning it.”',
    hints: [
      'The question asks for a condition, so look for a word such as “must.”',
      'Readers pay nothing, “but”: what follows that word?',
      'Keep apart what readers are asked to do and what they like to do.',
      'What is found inside the back covers?',
    ],
  }),
  reading({
    key: 'rw-central-19',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the 1860s, newspapers in Britain began to print forecasts of the weather prepared by Robert FitzRoy, a naval officer. The forecasts, based on reports sent by telegraph, were often wrong, and they drew a good deal of mockery. It is easy to suppose that the trouble lay in FitzRoy’s reasoning. But a forecaster of that time received reports from only a couple of dozen stations, nearly all of them on coasts, and none at all from the ocean to the west, where much of the country’s weather comes from. With so little to go on, no method could have done well.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'The failures of early British weather forecasts were due mainly to a shortage of observations.',
    at: 'd',
    wrong: [
      [
        'The first British weather forecasts were mocked because they relied on reports sent by telegraph.',
        'wrong-relation',
        'They were mocked because they were often wrong; the telegraph is only how the reports arrived.',
      ],
      [
        'The methods used in early British weather forecasts have turned out to be sounder than modern ones.',
        'too-strong',
        'The text says that no method could have done well; it makes no comparison with modern methods.',
      ],
      [
        'The weather stations of the 1860s were placed on coasts to detect storms coming from the ocean.',
        'plausible-but-unsupported',
        'The text reports where stations were but not why they were placed there.',
      ],
    ],
    why: 'The text rejects the idea that the reasoning was at fault: “with so little to go on, no method could have done well.”',
    hints: [
      'The text names one explanation for the wrong forecasts and then replaces it with another.',
      'The sentence that begins “It is easy to suppose” gives the explanation that is replaced.',
      'What did a forecaster of the 1860s receive, and what did he not receive?',
      'The last sentence begins with the true cause, “so little to go on.”',
    ],
  }),
  reading({
    key: 'rw-central-20',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>When marine biologist Kerstin Aldana asked three generations of fishers in one bay how much its fish stocks had declined in the course of a career, she received an unexpectedly uniform answer: by about half. Each answer was fair, and each told only a part, since each generation had measured from the beginning of a different career. The grandfathers’ bay had lost half its fish before the fathers first set out in it, and the fathers’ bay had lost half again before the sons did. What had been passed down, Aldana remarks, was a fair eye for change and no memory at all of the point from which change should be reckoned.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Because each generation measured decline from its own starting point, none perceived the full extent of the loss.',
    at: 'c',
    wrong: [
      [
        'Because each generation fished the bay for a whole career, the stock had recovered in the intervals between them.',
        'opposite-meaning',
        'The stock fell by half before the second generation began and by half again before the third; there was no recovery.',
      ],
      [
        'Because the generations gave the same answer, the bay can have lost no more than half of its fish.',
        'confused-details',
        'Each answer covers one career only; the bay lost half its fish, and then half of what was left.',
      ],
      [
        'Because older fishers exaggerate the abundance of the past, their recollections differ from those of the young.',
        'not-stated',
        'The answers were uniform, and the text calls the fishers’ eye for change fair.',
      ],
    ],
    why: 'Each generation “had measured from the beginning of a different career,” so the losses added up unseen: there was “no memory at all of the point from which change should be reckoned.”',
    hints: [
      'The answers of the three generations sound alike. Do they speak of the same loss?',
      'From what time did each generation measure?',
      'Imagine a bay that halves and then halves again. What would each generation report?',
      'The last sentence names something passed down and something lost.',
    ],
  }),
  reading({
    key: 'rw-central-21',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Dr. Venkataraman had been told that the new apprentice could not sit still, and it was true. The boy hummed; he tapped; he wandered to the window in the middle of a sentence. But on Thursday, when the big press faltered with a sound no one else had noticed, it was the boy who turned his head, walked the length of the shop, and laid his palm flat upon the one bearing in forty that was running hot. “How long have you been listening to it?” the doctor asked. “Since Monday,” said the boy, and went on humming.</p>',
    question: '<p>Based on the text, what can be concluded about the apprentice?</p>',
    right: 'He is far more attentive to his surroundings than his behavior suggests.',
    at: 'b',
    wrong: [
      [
        'He is so restless that the others in the shop wish to be rid of him.',
        'plausible-but-unsupported',
        'The text reports that he cannot sit still but not that anyone wishes him gone.',
      ],
      [
        'He was taught to recognize faults in the press before he was hired.',
        'not-stated',
        'Nothing is said about his earlier training; he has simply been listening since Monday.',
      ],
      [
        'He warned the doctor on Monday of a fault that others did not notice.',
        'confused-details',
        'He had been listening since Monday, but he showed the fault on Thursday.',
      ],
    ],
    why: 'Though he hums and wanders, the boy alone notices the faltering press and has been listening to the bearing “since Monday.”',
    hints: [
      'Compare how the apprentice seems with what he does.',
      'What happens on Thursday that no one else notices?',
      'What does the answer “Since Monday” tell about the days before?',
      'The word “But” sets his behavior against an ability; name it.',
    ],
  }),
  reading({
    key: 'rw-central-22',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>Museums that return objects to the communities from which they were taken are sometimes said to be “correcting the record.” Curator Ngaire Wīremu thinks the phrase too modest. A corrected record, she argues, would leave an object’s meaning where it was, altering only the name of its owner on the label. But a carved house post that has spent a century upright behind glass, lit from above and dated to the decade, does not resume its earlier life when it is lowered into the ground again; those who receive it must decide what a post that has been away should now be asked to hold up. Return, in Wīremu’s view, does not close an object’s history but obliges someone to continue it.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Wīremu maintains that returning an object opens a new stage in its history, one that its recipients must shape.',
    at: 'a',
    wrong: [
      [
        'Wīremu maintains that returning an object restores the meaning it had before a museum came to display it.',
        'opposite-meaning',
        'The returned post “does not resume its earlier life,” so nothing is simply restored.',
      ],
      [
        'Wīremu maintains that returning an object matters less than changing the label under which a museum displays it.',
        'reversed-direction',
        'She says the opposite: a mere change of label would be too modest an account of what return involves.',
      ],
      [
        'Wīremu maintains that returning an object is unwise when it has been kept behind glass and under light for a century.',
        'plausible-but-unsupported',
        'The century on display changes what return means; she does not advise against returning the post.',
      ],
    ],
    why: 'Those who receive the post “must decide” what it should now do; return “does not close an object’s history but obliges someone to continue it.”',
    hints: [
      'Wīremu finds a phrase “too modest”: she thinks return does more than it suggests.',
      'Does the carved post simply go back to what it was?',
      'Who must decide something, and about what?',
      'The last sentence contrasts closing with another verb; look for that verb’s sense.',
    ],
  }),
  reading({
    key: 'rw-central-23',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Wood frogs of northern North America spend the winter under fallen leaves, where they freeze. Ice forms in the spaces between their cells, and their hearts stop. What would kill most animals does not kill the frogs because their livers release large amounts of glucose, a sugar that protects the inside of the cells from ice. In spring the frogs thaw, and within about a day they are hopping toward the nearest pond.</p>',
    question: '<p>According to the text, what role does glucose play in the wood frog?</p>',
    right: 'It keeps ice from harming the cells.',
    at: 'b',
    wrong: [
      [
        'It makes the heart beat again in spring.',
        'plausible-but-unsupported',
        'The heart stops and the frog thaws, but the text does not say that glucose restarts the heart.',
      ],
      [
        'It draws the animal toward a nearby pond.',
        'confused-details',
        'The frogs hop toward ponds after thawing; glucose has nothing to do with it.',
      ],
      [
        'It prevents the body from freezing in winter.',
        'opposite-meaning',
        'The frogs do freeze; glucose only protects the inside of their cells.',
      ],
    ],
    why: 'The text calls glucose “a sugar that protects the inside of the cells from ice.”',
    hints: [
      'Find the one sentence that mentions the sugar.',
      'Do the frogs freeze or not? Read the first two sentences carefully.',
      'Ice forms between the cells; what about the inside of them?',
      'The word “protects” leads to the detail you need.',
    ],
  }),
  reading({
    key: 'rw-central-24',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Between 1904 and 1931, the weekly newspaper <em>La Voz del Valle</em> printed a page of letters from its readers, most of them farmworkers. Historian Graciela Ybarra has read all of them. Few mention the strikes and elections for which the period is remembered. Instead, the writers ask who has seen a brother, a trunk, or a mule; they announce that they have moved, and where to. Ybarra suggests that for people who followed the harvest from county to county, the page did what a street does for people who stay in one place.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'A newspaper’s letters page helped people who moved often to keep in touch with one another.',
    at: 'd',
    wrong: [
      [
        'A newspaper’s letters page shows that farmworkers took no interest in strikes and elections.',
        'too-strong',
        'Few letters mention these events, but that does not show a lack of interest, and it is not the point Ybarra makes.',
      ],
      [
        'A newspaper’s letters page describes the streets of towns in which farmworkers had once lived.',
        'confused-details',
        'The street is a comparison for what the page did, not something the letters describe.',
      ],
      [
        'A newspaper’s letters page announced where farmworkers could find work during the harvest.',
        'plausible-but-unsupported',
        'Writers announce where they have moved; notices of work are not mentioned.',
      ],
    ],
    why: 'Writers look for people and say “that they have moved, and where to”; for those who followed the harvest, the page “did what a street does for people who stay in one place.”',
    hints: [
      'What do the letters talk about, as opposed to what one might expect?',
      'The people who wrote had something in common: how did they live?',
      'What can neighbors on one street easily do?',
      'Turn the comparison of the last sentence into plain words.',
    ],
  }),
  reading({
    key: 'rw-central-25',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>It was said of Miss Ardagh that she had never changed her mind, and she allowed it to be said, since a reputation for firmness spared her the labor of argument. In truth she changed it constantly. She had gone over from the bishop’s party to the doctor’s and back again; she had been, in the matter of the new bridge, for it, against it, and for it once more before the first stone was laid. But she had a gift for arriving at each opinion as though she were merely being patient with those who had yet to reach it, and her neighbors, finding her always there before them, concluded that she must have been there all along.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'By her manner, Miss Ardagh conceals from her neighbors how very often her opinions shift.',
    at: 'c',
    wrong: [
      [
        'By her example, Miss Ardagh leads her neighbors to alter their views of public questions.',
        'plausible-but-unsupported',
        'The neighbors find her “there before them,” but the text does not say that they changed views on her account.',
      ],
      [
        'By her firmness, Miss Ardagh has spared her neighbors a great many tiresome arguments.',
        'confused-details',
        'Her firmness is only a reputation, and it spares her, not the neighbors, the labor of argument.',
      ],
      [
        'By her patience, Miss Ardagh has learned which opinions her neighbors are likely to adopt.',
        'not-stated',
        'Her patience is a pose; nothing is said of her predicting the opinions of others.',
      ],
    ],
    why: '“In truth she changed it constantly,” yet she arrives at each opinion so that neighbors conclude “she must have been there all along.”',
    hints: [
      'The text sets a reputation against the truth. State both.',
      'The list about the bishop, the doctor, and the bridge illustrates which of the two?',
      'How does she behave whenever she reaches a new opinion?',
      'What do the neighbors conclude, and why are they mistaken?',
    ],
  }),
  reading({
    key: 'rw-central-26',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The wind towers of old houses along the Persian Gulf rise well above the roofs, where the breeze is faster, and turn it down a shaft into the rooms below. Engineers once rated such towers by one number, the speed of the air entering the room. Architect Bahar Zamani found that residents judged them otherwise. Those she interviewed rarely mentioned the breeze; they praised the towers for drawing stale, warm air upward and out on days when no wind blew at all. A tower that seems useless in calm weather by the engineers’ measure, she notes, may be doing its most valued work.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'Wind towers offer a benefit that one way of assessing them overlooks.',
    at: 'a',
    wrong: [
      [
        'Wind towers let residents feel a faster breeze than fans would provide.',
        'not-stated',
        'Fans are not mentioned, and residents rarely spoke of the breeze.',
      ],
      [
        'Wind towers are rated by engineers according to the heat they remove.',
        'confused-details',
        'The engineers measured the speed of incoming air; residents valued the removal of warm air.',
      ],
      [
        'Wind towers have little effect on a house in weather without any wind.',
        'opposite-meaning',
        'On calm days they draw warm air out, which residents value most.',
      ],
    ],
    why: 'Engineers measured only incoming air speed, but residents valued the drawing out of warm air “on days when no wind blew at all.”',
    hints: [
      'Two groups judge the towers; find what each pays attention to.',
      'What do residents praise, and in what kind of weather?',
      'Would the engineers’ number show what the residents praise?',
      'The last sentence says how a tower can seem useless and be valued at once.',
    ],
  }),
  reading({
    key: 'rw-central-27',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>People asked to explain how a zipper or a lock works commonly discover, halfway through a sentence, that they cannot. Psychologist Tendai Moyo suspected that the confidence lost in such moments had never rested on knowledge of the mechanism to begin with. In her experiment, participants rated their understanding of ten devices higher when each was shown with a line stating that specialists understood it well than when the line stated that specialists were still at work on it, although neither group was given any account of how the devices worked. We seem, Moyo suggests, to count among our own possessions what we merely have reason to think is kept somewhere nearby.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'People may mistake the knowledge available to others for an understanding of their own.',
    at: 'b',
    wrong: [
      [
        'People tend to lose confidence in specialists once they are asked to explain a device.',
        'confused-details',
        'The confidence that is lost is in one’s own understanding, not in specialists.',
      ],
      [
        'People understand a device better when they are told that specialists understand it.',
        'wrong-relation',
        'Their ratings of their understanding rose; neither group was told how the devices work.',
      ],
      [
        'People overrate their understanding of devices that specialists have yet to explain.',
        'reversed-direction',
        'Ratings were lower, not higher, for devices that specialists were said to be still working on.',
      ],
    ],
    why: 'Ratings rose when specialists were said to understand a device: we “count among our own possessions” what is merely “kept somewhere nearby.”',
    hints: [
      'What differed between the two sets of devices in the experiment?',
      'Neither group learned how anything works, so what made the ratings differ?',
      'In the last sentence, “kept somewhere nearby” is a figure of speech. Kept by whom?',
      'Whose understanding is being confused with whose?',
    ],
  }),
  reading({
    key: 'rw-central-28',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>For many years, the town of Osterby held a ski race that only experts could hope to win. Fewer people entered each winter. In 2011 the organizers made a simple change: they gave a prize not to the fastest skier but to the one whose time came closest to his or her own guess. Grandparents and schoolchildren began to sign up, and within three years the number of entrants had grown from 40 to more than 600.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right: 'A new way of choosing a winner made a town’s ski race popular.',
    at: 'c',
    wrong: [
      [
        'Experts stopped taking part in a town’s ski race after its rules changed.',
        'plausible-but-unsupported',
        'New people joined, but the text does not say that the experts left.',
      ],
      [
        'A town’s ski race was made shorter so that children could finish it.',
        'not-stated',
        'The prize was changed; the length of the race is not mentioned.',
      ],
      [
        'Skiers of a certain town can guess their racing times with great accuracy.',
        'detail-not-main-idea',
        'The guess decides the prize, but how accurate the guesses are is not discussed.',
      ],
    ],
    why: 'The organizers changed how the prize is given, and the number of entrants “had grown from 40 to more than 600.”',
    hints: [
      'Compare the race before 2011 with the race after it.',
      'What did the organizers change?',
      'What do the numbers at the end show?',
      'Join the change to its result.',
    ],
  }),
  reading({
    key: 'rw-central-29',
    skill: 1,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>A clam adds a layer to its shell each year, a wide one when food is plentiful and a narrow one when it is scarce. By matching the layers of shells from different centuries where they overlap, geochemist Ólöf Steinarsdóttir built continuous records that reach back 1,300 years. Shells from any one fjord told her little about the sea as a whole, since a clam’s growth depends on local currents, depth, and chance. Only when she averaged shells from eleven fjords did the peculiarities cancel out and a common rhythm appear, one that follows the temperature of the whole sea.</p>',
    question: '<p>According to the text, why was it necessary to average shells from several fjords?</p>',
    right: 'Conditions at any single site affect growth in ways that hide a shared pattern.',
    at: 'a',
    wrong: [
      [
        'The layers of a shell are too narrow to be counted in places where food is scarce.',
        'confused-details',
        'Narrow layers mark scarce food, but the text does not say that they cannot be counted.',
      ],
      [
        'Shells from any one fjord do not reach back over the whole of the 1,300 years.',
        'plausible-but-unsupported',
        'The long record came from overlapping shells; averaging served a different purpose.',
      ],
      [
        'The temperature of the sea is lower in some of the fjords than it is in the others.',
        'not-stated',
        'Differences of temperature among the fjords are not mentioned.',
      ],
    ],
    why: 'Growth depends on “local currents, depth, and chance,” so only averaging let “the peculiarities cancel out and a common rhythm appear.”',
    hints: [
      'Find the sentence that begins with “Only when.”',
      'What did the averaging cancel out?',
      'Why did the record tell her little about any one place?',
      'What appeared once the peculiarities were gone?',
    ],
  }),
  reading({
    key: 'rw-central-30',
    skill: 1,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The critic Ezequiel Barros was notorious for reversing himself: he attacked the poet Ilse Grünwald’s first book in 1934 and defended it, in nearly the same terms, in 1951. His enemies called this inconstancy. But the two essays repay comparison. In both, Barros describes verse that refuses ornament, that halts where one expects it to soar, that will not console. What had altered in the interval was not his perception of the poems, which remained exact, but his estimate of what a reader might need from them. Having lived through a period of eloquent falsehoods, he had come to hear in their halting a kind of good faith.</p>',
    question: '<p>Which choice best states the main idea of the text?</p>',
    right:
      'Barros’s two essays differ in how they value certain qualities of Grünwald’s poems, not in what those qualities are said to be.',
    at: 'd',
    wrong: [
      [
        'Barros’s two essays differ because Grünwald revised the poems of her first book in the years that lay between the two publications.',
        'not-stated',
        'Nothing suggests that the poems changed; the text traces a change in Barros.',
      ],
      [
        'Barros’s two essays show that he had not read Grünwald’s poems closely enough in 1934 to notice their refusal of ornament.',
        'opposite-meaning',
        'His perception was exact both times, and both essays describe verse that refuses ornament.',
      ],
      [
        'Barros’s two essays were attacked by enemies who believed that Grünwald’s poems offered too little consolation to readers.',
        'confused-details',
        'His enemies charged him with inconstancy; what they thought of the poems is not reported.',
      ],
    ],
    why: 'What changed was “not his perception of the poems, which remained exact, but his estimate of what a reader might need from them.”',
    hints: [
      'Barros reversed himself. Find out what changed and what stayed the same.',
      'The description of the verse appears “in both” essays.',
      'The sentence with “not … but” says where the difference lies.',
      'Distinguish seeing a feature from judging its worth.',
    ],
  }),
];
