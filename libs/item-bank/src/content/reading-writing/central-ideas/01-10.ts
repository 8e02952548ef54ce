import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';

export const CENTRAL_IDEAS_01_10: readonly Item[] = [
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
      'A main idea covers the whole text. Where does this one start, and where does it end up?',
      'What did the librarian notice, and what did she do about it?',
      '“But” tells how it turned out. What happened within two years?',
      'Why did the library keep those hours, and did it work?',
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
      'Find the sentence where the color changes. What turns black?',
      'Color and sheen have different causes. Which one is the question about?',
      'Visitors have an idea about the color. Does the text agree with them?',
      'What does the damp sawdust do to the fire?',
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
      'Two times of day get compared. Which ones?',
      'A sentence begins with “Then.” What happens first at closing time?',
      'The grandfather does one thing and Noor another. Who does what?',
      'What does he let her do once the lamps go off?',
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
      'At which word does the text turn from what scholars believed?',
      'Does Challco throw out the old view or limit it?',
      'Look at the last sentence. How much does she claim?',
      'Color, fiber, and twist weren’t needed for sums. What does that suggest?',
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
      'What does Osei think the compliment really shows?',
      'The pane of glass stands for a view of translating. Which one?',
      'How do the natural idiom and the odd one differ, in her eyes?',
      'The last sentence says “not … but.” What’s really being rewarded?',
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
      'There’s a problem, and the fish solves it. Which comes first in the text?',
      'What makes an insect on a leaf so hard to hit?',
      '“Instead” brings the solution. What does the fish do?',
      'Put the problem and the solution together. How would you say it?',
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
      'What’s the same as on his other trips, and what’s different?',
      'Where does he sit this time?',
      'The last two sentences make a contrast. What’s it between?',
      'How does the harbor look to him from the window?',
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
      'What’s the tempting way to read a land register?',
      'How many families used the field, and how many fit on the form?',
      'What happened once courts began to rely on the page?',
      'The register didn’t just describe. What did it do?',
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
      'The question is about one boat. Which one?',
      'What was bad about the first boat?',
      'What part of the story comes right after “But”?',
      'What does pulling a heavy boat do to you?',
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
    why: 'Trees cool narrow lanes most (up to five degrees) and avenues least (under one), “yet it was the avenues that received nearly all the new plantings.”',
    hints: [
      'What does the average hide, for Demirtaş?',
      'How much do trees cool each kind of street?',
      '“Yet” brings in a surprise. Where do the new trees go?',
      'So do the trees go where they do the most?',
    ],
  }),
];
