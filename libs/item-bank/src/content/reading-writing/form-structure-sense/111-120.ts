import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_111_120: readonly Item[] = [
  reading({
    key: 'rw-form-111',
    skill: 11,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Mountain people are said to be silent, and the Vargas brothers were offered as proof. The elder spoke once a year, to the tax collector. Of the younger it was told that, when lightning struck the tree under which the two of them were eating, he had finished his bread, wiped his knife, and ______ to his brother that it might be wise to sit somewhere else tomorrow.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'remarked',
    wrong: [
      ['remarking', 'parallel-structure', 'The other two things that he did are told in another form.'],
      ['remarks', 'tense-shift', 'The story is told in the past, and this form is a present one.'],
      ['to remark', 'parallel-structure', '“And” joins this to “finished” and “wiped,” which do not have this form.'],
    ],
    why: '“He had finished …, wiped …, and remarked …”: three verbs of one form depend on “had.”',
    hints: [
      'How many things did he do after the lightning?',
      'What form do the first two have?',
      '“Had” is there only once. Which verbs does it count for?',
      'What should the items in a list have in common?',
    ],
  }),
  reading({
    key: 'rw-form-112',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>By the terms of the old man’s will, nobody was to have the piano, which was to be played, turn and turn about, in the houses of his son’s wife, Halima, and his nephew’s wife, Ruth. They detested each other. It was therefore in neither of the ______ but on the landing between them, where each could hear whether the other was making it worse, that the instrument spent the next nineteen years.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'two women’s parlors',
    wrong: [
      [
        'two womens’ parlors',
        'plural-or-possessive',
        'The noun is a plural already without “s,” so the mark does not come after one.',
        'When a thing belongs to several people, the mark usually stands at the very end.',
      ],
      [
        'two women’s parlor’s',
        'plural-or-possessive',
        'Nothing belongs to the second noun; there is merely more than one of them.',
        'The first word is right, and the ear hears the same ending twice.',
      ],
      [
        'two womens parlors',
        'plural-or-possessive',
        'No such form exists, and nothing shows to whom the rooms belong.',
      ],
    ],
    why: '“Women” is a plural without “s,” so it shows possession by an apostrophe and “s.” The rooms are simply a plural: “parlors.”',
    hints: [
      'Who are the owners?',
      'How many rooms are there?',
      'How do you write it when toys belong to children?',
      'How many marks do you need?',
    ],
  }),
  reading({
    key: 'rw-form-113',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Geologists had always taken the two springs for unconnected, since a ridge of granite and nine miles of bad road lie between them. That the waters of both, which on ordinary days are so clear that the letters on a coin can be read at the bottom, turned red within the same hour and cleared again, as the diaries of two schoolmistresses who never met agree in reporting, on the same afternoon, ______ that the granite is less solid than it looks.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'suggests',
    wrong: [
      [
        'suggest',
        'subject-verb-agreement',
        'This agrees with the waters, the letters, or the diaries, and each of these has a verb of its own.',
        '“The waters of both,” right at the beginning, is plural, and so is nearly everything that follows.',
      ],
      [
        'suggesting',
        'finite-verb-needed',
        'The sentence would have no main verb, for all the others belong to clauses that begin with “that,” “which,” “as,” or “who.”',
        'After so many verbs and a comma, a form in “-ing” seems to add a conclusion.',
      ],
      ['to suggest', 'finite-verb-needed', 'A form with “to” cannot be the main verb of the sentence.'],
    ],
    why: 'The subject is the whole clause “That the waters of both … turned red … and cleared again ….” A clause as a subject is singular, and “suggests” is the main verb.',
    hints: [
      'What makes you think the granite isn’t solid?',
      'It starts with “That.” How far does that part go?',
      'What did the waters do?',
      'A whole fact is the subject. Is a fact one or many?',
    ],
  }),
  reading({
    key: 'rw-form-114',
    skill: 11,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The frescoes had been under whitewash for two centuries, and the parish had grown used to praying in a bright church. When a specialist from the capital found the first foot, with six toes, behind the font, the bishop was all for having the walls scraped before Easter. It was the sacristan, a man who had not been heard to speak above a whisper since he was confirmed, who asked that the rest of the saints, whatever number of toes they might turn out to possess, ______ in peace until somebody could be found who had done such a thing before.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'be left',
    wrong: [
      [
        'were left',
        'subjunctive-needed',
        'This reports what happened to the saints, while the sacristan asks for something.',
        'All the other verbs tell of the past, and this form agrees with them.',
      ],
      [
        'are left',
        'subjunctive-needed',
        'This states a fact of the present and not a request.',
        'The number of the verb is right, and “asked that” leads into an ordinary clause in many sentences.',
      ],
      ['being left', 'finite-verb-needed', 'The clause after “asked that” would have no complete verb.'],
    ],
    why: 'After “ask that,” what is requested stands in the plain form of the verb: “that the rest of the saints … be left in peace.”',
    hints: [
      'Is that what happened or what someone wanted?',
      'Skip the words about the toes. Can they go?',
      '“She asked that he not be told.” What’s the verb?',
      'After “ask that,” does the form change with who or when?',
    ],
  }),
  reading({
    key: 'rw-form-115',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The old orchard behind the school has two beehives and a pear tree that is older than the town. The tree, together with the hives and the wall that shelters them, ______ to the school since a former pupil left them to it in 1931.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'has belonged',
    wrong: [
      [
        'have belonged',
        'subject-verb-agreement',
        'This goes with the hives and the wall, too, but they are joined on by “together with.”',
      ],
      ['belongs', 'tense-shift', '“Since” asks for a form that reaches from then up to now.'],
      ['belonging', 'finite-verb-needed', 'The sentence would have no main verb.'],
    ],
    why: 'The subject is “the tree”; what follows “together with” does not belong to it. “Since … 1931” asks for the present perfect.',
    hints: [
      'What’s the subject of the second sentence?',
      'Skip what’s between the commas. What goes out?',
      'What time does “since” tell you about?',
      'What two things does the verb have to show?',
    ],
  }),
  reading({
    key: 'rw-form-116',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Both the copies that the two painters made of the altarpiece were sold as the original. Hers can be told from ______ by the window behind the saint: she painted the street that could be seen through it, and he, who worked from a print, a window of his own.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'his',
    wrong: [
      ['his’s', 'plural-or-possessive', 'A possessive pronoun takes no further ending.'],
      ['him', 'pronoun-case', 'The copy would be told from a person.'],
      [
        'its',
        'pronoun-reference',
        'The copies belong to two people, and nothing here stands for a thing that owns one.',
      ],
    ],
    why: '“Hers” means “her copy,” and it is told from “his copy”: “his” stands for both words.',
    hints: [
      'What does “hers” stand for?',
      'What can you tell her copy from?',
      'What should you compare a copy with?',
      'Look at “Hers.” What kind of word should answer it?',
    ],
  }),
  reading({
    key: 'rw-form-117',
    skill: 11,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The coachman’s memoirs are a long complaint about weather. He would not take the pass after October, he tells us, and he despised those who did. He preferred waiting at the inn for the first hard frost, however bad the beds and however long the company had been dead of boredom, ______ his horses on a road that was neither land nor water.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'to risking',
    wrong: [
      ['than risking', 'faulty-comparison', 'This word follows “more” or “rather,” and neither is there.'],
      [
        'than to risk',
        'faulty-comparison',
        '“Preferred” is not completed by this word, and the two things compared would differ in form.',
      ],
      ['over to risk', 'parallel-structure', 'The second thing does not have the form of the first, “waiting.”'],
    ],
    why: 'One prefers one thing “to” another, and both have the same form: “preferred waiting … to risking ….” Here “to” is a preposition.',
    hints: [
      'Which two things does he compare?',
      '“I prefer tea ______ coffee.” What little word goes in?',
      'What form does the first thing have?',
      'Skip the beds and the boredom. What form does the second thing need?',
    ],
  }),
  reading({
    key: 'rw-form-118',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>For a long time it was a mystery how the builders of the temple had seen what they were doing. Soot would have settled on the ceilings of the inner rooms, which are a hundred feet from any door, if lamps or torches, of which the storehouse lists speak often but in small numbers, ______ there, and the ceilings, on which stars are painted in a white that has not been cleaned since, show none; it has even been proposed, with no more to go on, that daylight was led in with mirrors.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'had been burned',
    wrong: [
      [
        'were burned',
        'conditional-form',
        '“Would have settled” belongs with a condition that lies in the past and was not fulfilled.',
        'The form is used of past events, and lamps and torches lie in the past.',
      ],
      [
        'would have been burned',
        'conditional-form',
        'The result has this form already; the condition does not.',
        '“Would have settled” comes first, and the same form seems to be continued.',
      ],
      [
        'have been burned',
        'conditional-form',
        'This would leave it open whether torches have been used, and it reaches up to the present.',
      ],
    ],
    why: '“Soot would have settled … if lamps or torches had been burned there”: a past condition that was not fulfilled takes “had,” and its result takes “would have.”',
    hints: [
      'There’s no soot. What does that tell you about torches?',
      'What form does the result, “settle,” have?',
      'Which clause is in the way?',
      '“It would have rained in if the window had been open.” What’s the form after “if”?',
    ],
  }),
  reading({
    key: 'rw-form-119',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>When a tree frog of the genus <em>Agalychnis</em> is still in the egg, it can do something that most eggs cannot: it can leave. The eggs hang in clusters from leaves over ponds, and snakes eat them. What an embryo feels when a snake takes hold of the leaf is a shaking, but rain shakes it, too; and embryos that are shaken as a snake would shake them, in bursts with long pauses, drop into the pond days ahead of time far more often than ______ whose leaf moves in the rhythm of rain.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'do those',
    wrong: [
      [
        'are those',
        'faulty-comparison',
        'This verb takes up “are shaken,” but what is compared is how often they drop.',
        '“Embryos that are shaken” stands near the head of the sentence, and the others are moved as well.',
      ],
      [
        'does that',
        'pronoun-agreement',
        'Embryos are compared, and they are compared with others of which there are more than one.',
        '“Whose leaf” has a singular noun in it, and a single embryo may seem to be meant.',
      ],
      ['did those', 'tense-shift', 'What embryos are able to do is told in the present here.'],
    ],
    why: '“Embryos … drop … far more often than do those whose leaf moves in the rhythm of rain”: “do” takes up “drop,” and “those” stands for the other embryos.',
    hints: [
      'Which two groups of embryos are compared?',
      'What do both groups do?',
      'What short verb can stand for “drop”?',
      'What two things do you have to settle?',
    ],
  }),
  reading({
    key: 'rw-form-120',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The oldest map of the caves was drawn in 1794 by a shepherd ______ only instrument was a ball of string. It is off, at its farthest point, by less than the length of a cow.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'whose',
    wrong: [
      ['who’s', 'possessive-or-contraction', 'This form stands for “who is” or “who has.”'],
      ['which’s', 'relative-pronoun', 'No such form exists.'],
      ['his', 'comma-splice', 'The words that follow would be a second sentence without anything to join it on.'],
    ],
    why: 'The instrument belonged to the shepherd. “Whose” shows possession and joins the clause to the noun.',
    hints: [
      'Whose instrument was the string?',
      'The word in the blank has two jobs. What are they?',
      'What kind of word can link parts and show an owner?',
      'What would an apostrophe make it short for?',
    ],
  }),
];
