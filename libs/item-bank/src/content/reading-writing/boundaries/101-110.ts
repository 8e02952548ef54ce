import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_101_110: readonly Item[] = [
  reading({
    key: 'rw-boundaries-101',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The bread prize was given every autumn by a jury of four. It consisted, in the year of the quarrel, of a retired diver, Mr. Quaye; two sisters, Aba and ______ had not spoken since both of them were courted by the same miller; and a child, chosen by lot from the school, whose vote counted double and was known to be for sale.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'Esi, who',
    wrong: [
      [
        'Esi; who',
        'list-separator',
        'This mark would begin another member of the jury, and the words that follow still tell of the sisters.',
      ],
      ['Esi who', 'unpaired-comma', 'The sisters’ names are set off in front and would not be set off behind.'],
      ['Esi, they', 'double-subject', '“They” would start a new sentence in the middle of the list.'],
    ],
    why: 'Semicolons stand between the members of the jury. Within the second, commas set off the sisters’ names and bring in the clause about them.',
    hints: [
      'Who’s on the jury, and where does each one begin?',
      'Who hadn’t spoken?',
      'Is the blank at the end of an item or still inside it?',
      'Inside an item, which mark does the work?',
    ],
  }),
  reading({
    key: 'rw-boundaries-102',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>For two hundred and six years the bell of Saint Brannoc told the valley when to wake, when to eat, and when somebody had died. It was rung for the last time at the New Year of ______ by a frost that same week, when a stove that should have been lit in the tower was not, it hangs today from a beam in the courtyard, where children strike it with a spoon and are told, each time, what it used to sound like.</p>',
    question: CONFORMS,
    at: 'c',
    right: '1931; cracked',
    wrong: [
      [
        '1931, cracked',
        'comma-splice',
        'All that stands between the two complete sentences would be commas.',
        'A past participle after a comma often describes what came before, and the bell is what came before.',
      ],
      [
        '1931. It was cracked',
        'comma-splice',
        'Now the trouble comes later: “it hangs” would be joined to another sentence by the comma after “not.”',
        'It gives a clean break and a complete clause right after it.',
      ],
      ['1931 cracked', 'run-on', 'Nothing would show where the first sentence ends.'],
    ],
    why: '“It hangs today” is the second main clause, and “cracked by a frost that same week” is the phrase that opens it. The first sentence is complete at “1931,” so a semicolon goes there.',
    hints: [
      'How many main verbs are there, and who does each one belong to?',
      'Which part does “cracked by a frost” describe?',
      'Read on to “it hangs.” What do you see before it?',
      'Read each choice to its end. How many main parts does the comma after “not” join then?',
    ],
  }),
  reading({
    key: 'rw-boundaries-103',
    skill: 10,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>Of the four surveys of the county, the third is the one that historians would least like to lose. Its authors noted for each field, on a strip that they pasted along the lower edge of the ______ name by which the people who worked it called it among themselves, which was seldom the name in the deeds and is often the only trace of a wood, a quarrel, or a drowned child.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'sheet, the',
    wrong: [
      [
        'sheet the',
        'unpaired-comma',
        'The words that tell where the note was made are set off in front but would not be set off behind.',
      ],
      [
        'sheet: the',
        'colon-between-verb-and-object',
        'What was noted is the object of “noted,” and no colon comes between the two.',
      ],
      [
        'sheet; the',
        'semicolon-before-fragment',
        '“The name by which …” is not a sentence; it is what the authors noted.',
      ],
    ],
    why: '“Its authors noted for each field … the name” is interrupted by “on a strip that they pasted along the lower edge of the sheet.” The interruption has a comma in front and needs one behind.',
    hints: [
      'What did the authors note?',
      'Leave out the strip. Does the rest fit together?',
      'Where does the interruption begin, and with which mark?',
      'What’s waiting behind the interruption?',
    ],
  }),
  reading({
    key: 'rw-boundaries-104',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Copyists leave fingerprints: a favorite abbreviation, a stroke begun from the wrong side. Forgers try to leave none. The varnish of the Haldane panels had darkened so evenly, and with so little of the fine cracking that restorers of the nineteenth century, trained on works of a later date, had learned to ______ for sixty years nobody thought of asking why a picture on oak should have the nail holes of a picture on canvas.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'expect, that',
    wrong: [
      [
        'expect that',
        'unpaired-comma',
        'The words from “and with” on were opened by a comma and would never be closed.',
        'Verbs such as “expect” are followed by “that” without a mark, and here they stand side by side.',
      ],
      [
        'expect; that',
        'semicolon-before-fragment',
        'What follows completes “so evenly” and cannot stand as a sentence.',
        'A long first part and a new subject with its own verb suggest two sentences.',
      ],
      ['expect: that', 'colon-before-that', 'A colon would make the clause the thing that was expected.'],
    ],
    why: '“So evenly … that for sixty years nobody thought” is the frame. “And with so little of the fine cracking that restorers … had learned to expect” is inserted into it, between two commas.',
    hints: [
      '“So evenly”: which word is its partner?',
      'What had the restorers learned to expect: the end of the story, or cracks?',
      '“And with” starts an insertion. Where does it end?',
      'Read “had darkened so evenly” and skip to the words after the blank. What’s missing?',
    ],
  }),
  reading({
    key: 'rw-boundaries-105',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Strangers who try to rebuild the field walls of the district take the stones as they come and wonder why the next winter throws the wall down. The old masons worked to a rule that was never spoken, because nobody had ever broken it. They allowed themselves a single depth of ______ large or small the stone that was to be laid might be, it was bedded no deeper than the width of a thumb.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'mortar; however',
    wrong: [
      [
        'mortar; however,',
        'misplaced-comma',
        'With the comma, “large or small the stone … might be” has lost the word that makes it a clause.',
        'After a semicolon, this word is nearly always followed by a comma.',
      ],
      [
        'mortar, however',
        'comma-splice',
        '“It was bedded” is a second main clause, and only commas would stand between it and the first.',
        'The clause about the size of the stone could well close the first sentence.',
      ],
      [
        'mortar, however,',
        'comma-splice',
        'The word is fenced off from both sides, and there is no mark that can join two sentences.',
      ],
    ],
    why: 'Here “however” means “no matter how” and belongs to “large or small,” so no comma follows it. The clause that it opens goes with “it was bedded,” a second complete sentence; hence the semicolon.',
    hints: [
      'The word in all four choices can mean two things. Which is it here?',
      'Try “no matter how” in its place. Does it fit?',
      'How many main parts are there, and which one has the stone?',
      'That word opens a part. What goes before it, and what after it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-106',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Pilar Otero had nine plays performed before the war and a single one after it, when most of those who had laughed at the nine were dead or abroad. The contrast has made the critics unjust. Her prewar ______ given somewhere in the country every season, and not only by schools; of her postwar play, <em>The Gate</em>, which all of them call a masterpiece, nobody has tried to stage the second act since 1951.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'play <em>The Lamp</em> is',
    wrong: [
      [
        'play, <em>The Lamp</em>, is',
        'restrictive-set-off',
        'Commas would say that there is no other play of that time, and the text has counted several.',
        'The other title in the sentence stands between commas, and the two seem to ask for the same treatment.',
      ],
      ['play, <em>The Lamp</em> is', 'unpaired-comma', 'A single comma parts the subject from its verb.'],
      [
        'play <em>The Lamp</em>, is',
        'comma-between-subject-and-verb',
        'The title belongs to the subject, and nothing opens an interruption that this mark could close.',
        'The title is read with a slight stop after it, since it is printed in italics.',
      ],
    ],
    why: 'She wrote nine plays before the war, so the title is needed to say which is meant and takes no commas. After the war there was only one, so its title is extra and has them.',
    hints: [
      'How many plays did she write before the war, and how many after?',
      'Without the title, would you know which one it is?',
      'The other title is set off. Why is that one different?',
      'If you need a name to know which one, what goes around it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-107',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Dr. Hallam’s will, which took the lawyers two years, took him half a page. To the university, whose offers he had always refused, he left the telescope; to the town, its clocks, which he had set every noon by the Sun; and to Mrs. Ito, who had swept the dome for thirty years, had corrected some of his figures, and had asked for ______ charts that bear his name today, although every star on them is in her hand.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'nothing, the',
    wrong: [
      [
        'nothing; the',
        'semicolon-before-fragment',
        'The words about the charts say what was left and are no sentence by themselves.',
        'The semicolons of the list are followed by a new gift, and here, too, a gift is about to be named.',
      ],
      [
        'nothing, were the',
        'list-separator',
        'The list says each time what he left; this one part would have a verb of its own.',
        'Without a verb, something seems to be missing between the person and the charts.',
      ],
      ['nothing: the', 'colon-before-fragment', 'A colon would make the charts an explanation of “nothing.”'],
    ],
    why: '“He left” is said once and understood twice: “to the town, its clocks; and to Mrs. Ito, …, the charts.” The clause about her is closed with the comma, and the gift follows.',
    hints: [
      'Who gets what in the will?',
      'Which words are said once and understood twice?',
      'A comma opened the sweeping part. What closes it?',
      'How does the text give the town its clocks?',
    ],
  }),
  reading({
    key: 'rw-boundaries-108',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The governor pulled down a bath to build his mosque; the bath had been set upon the walls of a shrine. Beneath the floor of the prayer hall, at a depth to which the first excavators thought it useless to ______ a third pavement, older than either, on which someone has scratched the board for a game and, beside it, the score.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'dig, lies',
    wrong: [
      ['dig lies', 'unpaired-comma', 'The words about the depth are set off in front and would not be set off behind.'],
      [
        'dig; lies',
        'semicolon-between-subject-and-verb',
        'The subject of “lies” comes after it, and nothing before this mark is a sentence.',
      ],
      ['dig, it lies', 'double-subject', 'The pavement, which follows, is the subject already.'],
    ],
    why: 'The sentence is turned around: “Beneath the floor … lies a third pavement.” The phrase “at a depth to which …” is inserted and has a comma at each end.',
    hints: [
      'What lies under the floor?',
      'The subject comes last here. What’s inserted before the verb?',
      'Skip the words about the depth. Does the rest fit?',
      'What does an insertion need at each end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-109',
    skill: 10,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Most trees of the northern forests let go of their leaves as soon as these are dead. Young beeches are an exception, for they are ______ hold on to their leaves, brown and rattling, until the new ones push them off. What the tree gains by this is still disputed.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'marcescent; that is, they',
    wrong: [
      [
        'marcescent, that is, they',
        'comma-splice',
        '“They hold on to their leaves” is a sentence, and only commas stand before it.',
      ],
      [
        'marcescent; that is they',
        'missing-comma',
        'The words that announce an explanation have to be set off from it.',
      ],
      ['marcescent that is, they', 'run-on', 'No mark shows where the first sentence ends.'],
    ],
    why: '“They are marcescent” ends a complete sentence, and “they hold on to their leaves …” begins another, which explains the term. A semicolon stands between them, and “that is” is followed by a comma.',
    hints: [
      'What explains the hard word?',
      'Is the explanation of the hard word a full sentence?',
      'A linking phrase opens it. What do you do with that phrase?',
      'You need two marks. How strong is each one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-110',
    skill: 10,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The foundry’s largest order after the war was not for a new bell but for the loss of three old ones. The bells of the abbey—Maria, which had cracked in the first frost after its return; Gabriel, which, being of silver, it was thought wiser to sell; and Old Tobias, which no two ropes in the county could any longer ______ cast into a single one, and it is this that travelers describe as ancient.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'lift—were',
    wrong: [
      [
        'lift; were',
        'mixed-punctuation',
        'The semicolons divide the three bells; the whole group was opened by a dash.',
      ],
      [
        'lift, were',
        'mixed-punctuation',
        'A comma could close the clause about Old Tobias, but the dash after “abbey” would have no partner.',
      ],
      [
        'lift were',
        'unpaired-dash',
        'The names of the bells would run into the verb, and the dash would have no partner.',
      ],
    ],
    why: '“The bells of the abbey … were cast into a single one” is the sentence. The three bells with what happened to them stand between two dashes; semicolons divide them from one another.',
    hints: [
      'What’s the main verb of the second sentence, and what’s its subject?',
      'Where does the list begin, and with which mark?',
      'Are the semicolons inside the list or outside it?',
      'So how do you close the list?',
    ],
  }),
];
