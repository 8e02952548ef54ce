import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_41_50: readonly Item[] = [
  reading({
    key: 'rw-words-41',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The Inca governed a great empire without any system of writing. To keep accounts, their officials tied knots in colored cords called khipus. The position of each knot ______ its value: those near the end of a cord stood for ones, those above them for tens, and those higher still for hundreds.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'indicated',
    wrong: [
      [
        'concealed',
        'opposite-meaning',
        'The knots were accounts to be read, so their places were meant to make the values plain.',
      ],
      ['exaggerated', 'not-stated', 'Nothing suggests that the knots made numbers appear larger than they were.'],
      ['contradicted', 'opposite-meaning', 'The part after the colon shows that place and value went together.'],
    ],
    why: 'After the colon, each position on the cord is matched with a value: ones, tens, hundreds. The position showed, or indicated, what the knot was worth.',
    hints: [
      'What did people use khipus for?',
      'Look after the colon. How do you read a knot?',
      'What could an official tell from where a knot is?',
      'You need a verb for showing or pointing out.',
    ],
  }),
  reading({
    key: 'rw-words-42',
    skill: 5,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>When restorers reached the chapel in 2011, salts rising in the damp wall were pushing flakes of paint from the fresco. The bishop had hoped to see the lost faces painted anew. The restorers told him that their first task was to arrest the damage, and for two years they did little but draw water out of the masonry behind the picture, a few liters each week.</p>',
    question: asUsed('arrest'),
    at: 'c',
    right: 'Halt',
    wrong: [
      [
        'Seize',
        'other-sense-of-word',
        'The police may arrest a person in this sense, but nobody can take hold of damage.',
      ],
      [
        'Repair',
        'plausible-but-unsupported',
        'The bishop wishes for this, but drying a wall brings no lost faces back.',
      ],
      [
        'Record',
        'not-stated',
        'The restorers may well have noted what they saw, but the work described is drying the wall.',
      ],
    ],
    why: 'The salts come with the damp, so drying the masonry keeps further flakes from falling without bringing back what is lost. To arrest the damage is to halt it.',
    hints: [
      'What do the restorers do for two years?',
      'Would drying the wall bring back the faces?',
      'The wall dries out. What happens to the flaking?',
      'You need a verb for making something stop.',
    ],
  }),
  reading({
    key: 'rw-words-43',
    skill: 5,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The click of a phone’s camera is a recording; no shutter opens or closes inside the device. Designers who regard such borrowings from older machines as clutter have long wished to be rid of it. When a class at a design school tried phones without the click, however, people who were being photographed went on smiling long after the picture had been taken, since nothing told them that they might stop. What had begun as a mere echo of the past had turned, it seems, into a useful ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'signal',
    wrong: [
      [
        'imitation',
        'true-but-off-point',
        'That the click copies an older sound is how it “had begun”; the blank names what it has become.',
      ],
      [
        'ornament',
        'opposite-meaning',
        'An ornament pleases without serving, but people were at a loss without the click.',
      ],
      ['disguise', 'wrong-relation', 'The click hides nothing; on the contrary, it lets people know something.'],
    ],
    why: 'Without the click, “nothing told” the people that the picture had been taken. A sound that tells people what they may do is a signal.',
    hints: [
      'What do designers think of the click, and what did the class find out?',
      'Why did people go on smiling?',
      'The click used to be one thing. What does it do now?',
      'You need a noun for something that lets people know they may act.',
    ],
  }),
  reading({
    key: 'rw-words-44',
    skill: 5,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Most of the time, Mars creeps eastward from night to night against the background of the stars. About every 26 months, however, it slows, stops, and runs westward for some weeks before resuming its course, a puzzle that drove ancient astronomers to schemes of great ingenuity. The westward motion is merely ______. Earth, on its smaller and faster track, is passing Mars, and a car that one passes on the highway likewise seems to slip backward against the hills.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'apparent',
    wrong: [
      [
        'gradual',
        'not-stated',
        'The planet does slow before it turns, but the comparison with a car explains something other than speed.',
      ],
      ['accidental', 'opposite-meaning', 'The motion comes back about every 26 months and has a regular cause.'],
      [
        'circular',
        'true-but-off-point',
        'Planets may move on nearly round tracks, but the blank describes the westward motion that we see in the sky.',
      ],
    ],
    why: 'Mars does not turn around; it only “seems to slip backward” because Earth overtakes it. A motion that is seen but not real is merely apparent.',
    hints: [
      'Does Mars really turn around?',
      'What does the car you pass seem to do?',
      '“Merely” plays it down. Is the motion more than it looks, or less?',
      'One of these can mean “obvious,” but it’s also about how things look. Which one?',
    ],
  }),
  reading({
    key: 'rw-words-45',
    skill: 5,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>The well was dug before the house was planned;</p><p>My father’s father sank it, hand by hand,</p><p>And in the year the river shrank to clay</p><p>It gave us half a bucketful a day.</p><p>We never knew, who drank and asked no more,</p><p>What want had walked the county, door to door,</p><p>Until a stranger, leaning on our rail,</p><p>Looked down, and wept to see a dripping pail.</p></blockquote>',
    question: asUsed('want'),
    at: 'd',
    right: 'Hardship',
    wrong: [
      [
        'Longing',
        'other-sense-of-word',
        'To want often means to wish, but what went from door to door in the dry year was more than a wish.',
      ],
      [
        'Rumor',
        'plausible-but-unsupported',
        'News may pass from door to door, but no news would make a stranger weep at the sight of water.',
      ],
      [
        'Ambition',
        'other-sense-of-word',
        'Nobody in the poem strives to rise; in a year without water, people try to live.',
      ],
    ],
    why: 'The river has dried up, the family’s well still gives a little, and a stranger weeps at the sight of a dripping pail: the rest of the county has gone without. Want is here the state of lacking what one needs, which is hardship.',
    hints: [
      'What has happened to the river, and what does the family have?',
      'Why does the stranger weep at the pail?',
      'The family was fine. What were their neighbors going through?',
      'You need a noun for what people go through when they don’t have what they need.',
    ],
  }),
  reading({
    key: 'rw-words-46',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The council of one mountain village put 214 motions to the vote between 1721 and 1764, and its minutes, which record a dissenting voice in two, have been quoted as a monument of harmony. They are better read as a monument of ______. Votes were taken aloud, man by man, in the order of the tax roll, so that the owner of the mill, to whom most of the others were tenants, spoke first and the cottagers last. Nor did the cottagers lack opinions of their own. Their petitions to the bishop, which went over the council’s head and under seal, find fault with one decision after another in which every one of them had concurred.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'deference',
    wrong: [
      [
        'indifference',
        'opposite-meaning',
        'People who write petition after petition about decisions care a great deal about them.',
        'Voting as others do can be a sign that one does not mind; the petitions, late in the text, show the contrary.',
      ],
      [
        'secrecy',
        'wrong-relation',
        'The votes, which the blank is to explain, were given aloud for all to hear; only the petitions were sealed.',
        'The sealed petitions are a striking detail, but they are not the unanimity that is to be explained.',
      ],
      [
        'solidarity',
        'opposite-meaning',
        'This would mean that the villagers stood together, which is the reading that the text rejects.',
      ],
    ],
    why: 'The mill owner spoke first, the others depended on him, and in private they disagreed with what they had voted for. Giving way to someone because of his rank is deference.',
    hints: [
      'What do people see in the minutes, and does the text agree?',
      'Why does it matter that the mill owner spoke first?',
      'The cottagers disagreed. So what did they do when they voted?',
      'You need a noun for giving in to someone of higher standing.',
    ],
  }),
  reading({
    key: 'rw-words-47',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>An embankment does what it is built to do. In nine years out of ten, fields and cellars that used to be flooded each spring stay dry, and the tables of the insurers show losses falling to a fraction of what they were. For that very reason, the land behind the wall fills up: where there had been pastures and boathouses, there come to be workshops, schools, and the homes of people who have never seen the river rise. In the tenth year, or the fiftieth, comes a flood for which the wall was not designed. Those who have added up losses over a century instead of a decade have found cases in which an embankment, through the confidence that it inspired, ______ the harm that it was meant to prevent.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'compounded',
    wrong: [
      [
        'averted',
        'half-right',
        'So it seems in nine years of ten, but the sentence speaks of a century and of what confidence led to.',
        'The insurers’ tables show losses falling, and a reader who stops there will think that the wall succeeded.',
      ],
      [
        'deferred',
        'half-right',
        'If the wall had only put the flood off, confidence would play no part, and the sentence names it as the cause.',
        'The great flood does come late, so it looks as if the same harm had merely been postponed.',
      ],
      [
        'apportioned',
        'not-stated',
        'To apportion harm is to share it out among people, and the text does not say who bears how much.',
      ],
    ],
    why: 'Because people trusted the wall, they built where they had not built before, and when it failed, more was destroyed than would have been without it. To make harm greater in this way is to compound it.',
    hints: [
      'What’s behind the wall now that wasn’t there before?',
      'What do people feel about the wall?',
      'When the wall fails, is the loss bigger or smaller for it?',
      'You need a verb for making something bad even worse.',
    ],
  }),
  reading({
    key: 'rw-words-48',
    skill: 5,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Speakers of the language are proud to tell a visitor that it has two words for “we,” one that takes in the person spoken to and one that leaves that person out; and the grammars, which are for the most part compiled from what such speakers tell visitors, report that nobody ever confuses them. Recordings made at markets and weddings suggest a narrower rule. In speeches, in prayers, wherever an elder is listening, the distinction obtains without exception. Among friends, one word does for both, and those to whom such recordings were played back laughed and then explained, a little severely, that talk of that kind did not count.</p>',
    question: asUsed('obtains'),
    at: 'd',
    right: 'Is in force',
    wrong: [
      [
        'Is acquired',
        'other-sense-of-word',
        'To obtain something is to get it, but the word has no object here, and the text does not tell how the words are learned.',
        'This is the meaning that “obtain” usually has, and the text does speak of learning about a language.',
      ],
      [
        'Is in doubt',
        'opposite-meaning',
        '“Without exception” would make no sense of something doubtful, and it is among friends that the two words merge.',
        'The recordings throw doubt on the grammars, so the word may be taken to say the same of the rule.',
      ],
      ['Is in the way', 'not-stated', 'Nothing suggests that the distinction hinders anybody in a speech or a prayer.'],
    ],
    why: 'Before elders, both words for “we” are kept apart every time; among friends they are not. A rule that “obtains” holds in a certain setting: it is in force there.',
    hints: [
      'What do the grammars say, and what do the recordings show?',
      'How is it in speeches and prayers, next to talk among friends?',
      'Is “obtains” about where the rule is kept or where it’s dropped?',
      'You need a phrase you could also use about a law.',
    ],
  }),
  reading({
    key: 'rw-words-49',
    skill: 5,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Almost all that is known of the opening of the canal comes from the diary of one bystander, Gustaf Ekroth. His figures for the depth of the locks, the tolls, and the number of barges agree with the company’s books; the weather and the names of the guests can be compared with the newspapers, and are right. It has therefore been usual to quote him as one quotes a thermometer. But Ekroth, as a deed found in 1998 shows, held a twentieth of the company’s shares and was hoping to sell them, and a man so placed may write nothing false and yet have his reasons for each true thing that he chooses to set down. His diary is scrupulous, in short, without being ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'disinterested',
    wrong: [
      [
        'sympathetic',
        'opposite-meaning',
        'Ekroth had every reason to look kindly on the canal, so this is just what the diary may well be.',
        'The word is about Ekroth’s attitude, which is at issue, but the sentence denies the attitude that the blank names.',
      ],
      [
        'verifiable',
        'opposite-meaning',
        'His statements have been compared with the books and the newspapers, and proved right.',
        'The text turns against the diary with the deed, and checking is what the first half was about.',
      ],
      ['eloquent', 'not-stated', 'How well Ekroth writes is not mentioned; the text asks why he wrote what he did.'],
    ],
    why: 'What Ekroth writes is true, but since he wanted to sell his shares, he had something to gain from what he chose to tell. One who has nothing to gain is disinterested, and this the diary is not.',
    hints: [
      'What’s good about the diary, and what was found in 1998?',
      'Does the deed show that anything in it is false?',
      'A thermometer has a quality Ekroth doesn’t. What does he want?',
      'People use the word for “bored,” but it’s about having a stake. Which one?',
    ],
  }),
  reading({
    key: 'rw-words-50',
    skill: 5,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Visitors who come to Nobuhle Mkhize’s photographs in search of ______ will find little encouragement. Her subject, cinemas that no longer show films, certainly invites a treatment of that kind: the torn velvet, the dust in a last shaft of sunlight. Mkhize does not deny the dust its beauty, but she photographs it at noon with every lamp switched on, and beside each picture hangs a card that gives the number of seats, the takings of the best year and of the worst, and what the street has gained since, a clinic in one case, in another a supermarket where, the card remarks, the last usherette now earns twice her former wage. One leaves with the impression of having read an honest set of accounts.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'elegy',
    wrong: [
      [
        'candor',
        'opposite-meaning',
        'Pictures taken at noon with all lamps on, and cards with plain figures, give such visitors what they want.',
        'It describes the exhibition well, and by the end a reader may forget that the blank names what visitors do not find.',
      ],
      [
        'satire',
        'not-stated',
        'Neither the invited treatment, torn velvet and last sunlight, nor Mkhize’s own has to do with mockery.',
        'The remark about the usherette has a dry humor, which makes one think of irony as the subject.',
      ],
      [
        'statistics',
        'opposite-meaning',
        'The cards are full of seats, takings, and wages, so visitors would find these in plenty.',
      ],
    ],
    why: 'Closed cinemas, torn velvet, and a last shaft of sunlight invite a lament for what has gone, but Mkhize shows them in plain light and counts what came after. A lament for something lost is an elegy.',
    hints: [
      'What kind of pictures would you expect of torn velvet and dust?',
      'What do the light and the cards show you instead?',
      'Does the blank name what visitors hope for or what they get?',
      'You need a noun that goes with mourning.',
    ],
  }),
];
