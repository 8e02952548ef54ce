import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_101_110: readonly Item[] = [
  reading({
    key: 'rw-words-101',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Rumor has it that the quarrel of the two houses over the mill goes back to a stolen bride, and the name of a field, Maidenloss, is pointed to. I have been through the deeds. The field was Madden’s Close until a surveyor with a cold wrote down what he heard; of the bride there is no trace. I record this without triumph, since the mill, too, turns out to have belonged to neither house, and what they had been suing each other over for ninety years was the right to sweep the snow from a bridge. Those who tell of the bride are wrong as to every fact. As to what sort of matter makes two houses hate each other for ninety years, the deeds are scarcely less ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'fanciful',
    wrong: [
      [
        'authentic',
        'opposite-meaning',
        'With “scarcely less,” this would call the tale of the bride authentic as well, and it is wrong as to every fact.',
        'The author has checked the deeds, which are the reliable source here.',
      ],
      [
        'acrimonious',
        'true-but-off-point',
        'The lawsuits were surely bitter, but it is not for its bitterness that the tale of the bride is compared with the deeds.',
        'Ninety years of suits and of hatred make the deeds sound bitter.',
      ],
      ['forthcoming', 'opposite-meaning', 'The deeds do tell what the houses quarreled over.'],
    ],
    why: 'The tale of the bride is invented, and yet the truth, ninety years of lawsuits over sweeping snow, sounds almost as invented. So the deeds seem “scarcely less” fanciful than the tale.',
    hints: [
      'What do the deeds show about the bride?',
      'So what were the two houses really suing over?',
      '“Scarcely less”: less than what?',
      'You need a word for a made-up tale that also, as a joke, fits the truth.',
    ],
  }),
  reading({
    key: 'rw-words-102',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>When a wasp’s nest is shaken, the first to come out are not the fiercest of its workers but the oldest, whose wings are already frayed. It would be stirring to call them brave. Yet an old wasp, which has few days of foraging before her, costs the nest little if she dies, while one that has just begun costs it much, and a nest whose young flew out first would not outlast the summer. Whether the old wasp feels anything as she flies out we cannot tell. We can tell that the readiness to be spent has gone to those who are nearest to being spent in any case, and that an accountant, had one been asked, could not have apportioned it otherwise. It looks like heroism, and it obeys a rule of ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'thrift',
    wrong: [
      [
        'equity',
        'half-right',
        'The danger is not shared out evenly but falls on the old alone, for what they cost the nest and not for what they deserve.',
        'An accountant is to apportion something, and one who apportions should be fair.',
      ],
      ['valor', 'opposite-meaning', '“It looks like heroism” sets up a contrast, and this would merely repeat it.'],
      [
        'vengeance',
        'not-stated',
        'The wasps defend the nest, and nothing is said of repaying an injury.',
        'Wasps that pour from a shaken nest are easily thought to be getting even.',
      ],
    ],
    why: 'Old wasps are sent because their death “costs the nest little,” as an accountant would have it. To spend what is worth least is a rule of thrift.',
    hints: [
      'Which wasps come out first?',
      'How are the old and the young wasps compared?',
      'What would an accountant like about that?',
      'You need a noun for spending no more than you must.',
    ],
  }),
  reading({
    key: 'rw-words-103',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Critics have described the composer’s last quartet as a farewell: its slow ending, they say, is the work of someone who knew that the end was near. The dates do not bear them out. When she wrote it, she was fifty, in good health, and planning two operas, and the illness of which she died came on without warning eight months later. The ending may well be sad, but nothing could have been further from her mind than a farewell. Its sadness has been made ______ by what came after.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'prophetic',
    wrong: [
      ['endurable', 'not-stated', 'Nobody in the text finds the sadness hard to bear.'],
      ['unwarranted', 'reversed-direction', 'An early death would give more reason for sadness and not less.'],
      ['inaudible', 'opposite-meaning', 'Critics hear the sadness only too well.'],
    ],
    why: 'The quartet was written before there was any illness, but because she died soon afterward, its sad ending seems to have foretold it. What foretells is prophetic.',
    hints: [
      'What do critics hear in the ending?',
      'Did the composer know she’d die soon?',
      'Then she died. What does the ending seem to do now?',
      'You need a word for something that seems to tell the future.',
    ],
  }),
  reading({
    key: 'rw-words-104',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>There is a school of cooks for whom a recipe is an insult. They cook, they say, by feel, and so they do; but ask one of them to let you stand beside her, and watch what the feeling hands are about. She tips the flour against a line inside the bowl that you had taken for a crack. She sings while the onions soften, and it is always the same verse. To be sure, nothing is written down, and if you told her that she was following a recipe, she would show you the door. But a rule is no less a rule for having been learned so long ago that it is taken for a gift, and of all who cook by the book these cooks may well be the most ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'punctilious',
    wrong: [
      [
        'spontaneous',
        'opposite-meaning',
        'This is what they would say of themselves; the line in the bowl and the verse say something else.',
        'They claim to cook by feel, and most of the text describes them in their own kitchens.',
      ],
      [
        'ingenious',
        'true-but-off-point',
        'The line and the verse may be clever devices, but the argument is about keeping to a rule.',
        'Measuring by a crack in a bowl and by a song is certainly clever.',
      ],
      [
        'boastful',
        'half-right',
        'They think much of their gift, but the last sentence is about how they follow their book.',
      ],
    ],
    why: 'The cook fills the bowl to the same line and times the onions by the same verse; she keeps her unwritten rules with the greatest exactness. Whoever is exact in small points is punctilious.',
    hints: [
      'What do these cooks say about how they cook?',
      'What is the line in the bowl good for?',
      'Where is the “book” these cooks go by?',
      'You need a word for someone who sticks exactly to the rules.',
    ],
  }),
  reading({
    key: 'rw-words-105',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>My uncle Leandro, who was to have been a priest, entertained every opinion that came to the door. The man who sold insurance found in him a listener who saw the point of insurance; the young people with pamphlets stayed until the soup. “There is something in that,” he would say, and would walk about with it for a day, holding it to the light as another man holds a melon. By evening it had generally gone back to the market. My aunt, who held four opinions in all and had been married in them, used to complain that he would believe anything. She was mistaken. He was the hardest man to persuade I have ever known, for he had looked into it already, whatever it was, from the inside.</p>',
    question: asUsed('entertained'),
    at: 'd',
    right: 'Gave thought to',
    wrong: [
      [
        'Gave amusement to',
        'other-sense-of-word',
        'An opinion cannot be amused, and the uncle takes every one of them in earnest.',
      ],
      [
        'Came to adopt',
        'too-strong',
        'So the aunt believes, and “she was mistaken”: by evening, the opinion was generally gone.',
        'The aunt says that he would believe anything, and he speaks well of each opinion.',
      ],
      [
        'Received as a guest',
        'half-right',
        'Those who bring the opinions may be guests, but it is the opinion that he carries about for a day and tests.',
        'The door and the soup make the opinions look like visitors.',
      ],
    ],
    why: 'The uncle carries each opinion about, holds it to the light, and by evening gives most of them up. To entertain an opinion is to consider it without yet holding it.',
    hints: [
      'What has become of an opinion by evening?',
      'Why does someone hold a melon to the light?',
      'Why is the aunt wrong?',
      'You need a phrase for taking an idea seriously without accepting it.',
    ],
  }),
  reading({
    key: 'rw-words-106',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>A census is supposed to find a people and to leave it as it was. That of 1881, in the delta, asked each man for his caste, and allowed one answer. Until then a weaver had been a weaver at market, his grandfather’s son at weddings, and a tenant when the rent was due, and he would have been at a loss to say which of these he was. He had now to say, and so had his neighbors; within ten years, there were associations of those who had given one answer, and they petitioned against those who had given another. The clerks cannot be accused of having invented anything. Every name that they wrote down had been in use. But what they believed that they were recording, they also ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'hardened',
    wrong: [
      [
        'fabricated',
        'too-strong',
        'The names had been in use, and the clerks “cannot be accused of having invented anything.”',
        'The text is about a count that brings about what it counts, and the bold word for this is making things up.',
      ],
      [
        'falsified',
        'too-strong',
        'The weaver was a weaver; the answers were not untrue but were made to be the only ones.',
        'One answer in place of several looks like a distortion of the truth.',
      ],
      ['disbanded', 'opposite-meaning', 'New associations were formed after the census.'],
    ],
    why: 'Caste had been one of several things that a man might be; by asking for one answer, the census made it fixed and important. Nothing was invented, but what had been loose was hardened.',
    hints: [
      'What was a weaver, in his own eyes, before the census?',
      'What was there ten years after the census?',
      'The names weren’t new. What was different about them afterward?',
      'You need a verb for turning something loose into something firm.',
    ],
  }),
  reading({
    key: 'rw-words-107',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>It is often said in praise of the ballads that they never comment. The lord rides home, finds what he finds, and draws his sword; the next verse is about his horse. Readers brought up on novels, in which no one lifts a spoon without a reason, supply the grief and admire the singer for having held it back. But to hold something back, one must have had it to give. The singer knew of twenty lords who rode home, and the one horse served them all; he sang what came next because it came next. I do not say that the silence after the sword is not tremendous. I say that it is we who find it so, and that we do the singer an honor of which he had no need when we call it ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'restraint',
    wrong: [
      [
        'grief',
        'confused-details',
        'It is grief that readers supply; what they call the silence, in praise of the singer, is another thing.',
        'Readers hear a feeling in the silence, and this is the feeling.',
      ],
      ['indifference', 'opposite-meaning', 'This would be no honor to the singer.'],
      [
        'convention',
        'reversed-direction',
        'This is closer to what the author himself thinks of the silence, and it is not what its admirers call it.',
        'One horse for twenty lords is a matter of convention, so the word agrees with the argument.',
      ],
    ],
    why: 'Readers admire the singer “for having held it back,” and the author objects that one can only hold back what one has. What they wrongly honor him with is the name of restraint.',
    hints: [
      'What do readers of novels admire about the singer?',
      'Why does the author think they’re wrong?',
      'Whose name for the silence is in the blank?',
      'You need a noun for holding back what you could have said.',
    ],
  }),
  reading({
    key: 'rw-words-108',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The committee that was to choose a new site for the market had three before it. Against the meadow there was the river; against the old barracks there was the price; and against the square by the church there was nothing at all. The report came down, after eleven meetings, on the side of the barracks. Its reasons for passing over the square take up half a page and would not detain a child. It was known, of course, that two of the members kept shops in the square and had no wish for stalls before their doors. But since neither of the two had uttered a word on the subject in eleven meetings, though each had been heard to sigh whenever it came up, nobody could accuse them of having spoken out of interest. A silence can be quite as ______ as a speech.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'partisan',
    wrong: [
      [
        'scrupulous',
        'opposite-meaning',
        'The two sigh whenever the square comes up, so that they do not keep out of the matter for conscience’ sake.',
        'Members with an interest in a question ought to say nothing about it, and these two say nothing.',
      ],
      [
        'tedious',
        'true-but-off-point',
        'Eleven meetings may well have been dull, but the remark is about how the square was lost.',
      ],
      [
        'inconclusive',
        'opposite-meaning',
        'There was a result, and it was the one that the two had wished for.',
        'So many meetings and so weak a report suggest that nothing was settled by good reasons.',
      ],
    ],
    why: 'Nobody has anything to say against the square, and yet it is passed over, as the two shopkeepers wished. Without a word, by sighs alone, they have taken their own side. Whoever takes sides is partisan.',
    hints: [
      'How good are the reasons against the square?',
      'Who’d lose if there were stalls in the square?',
      'What did those two do for eleven meetings?',
      'You need a word you’d use for a speech in your own favor.',
    ],
  }),
  reading({
    key: 'rw-words-109',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The spiral stairs of castles, visitors are told, turn clockwise as they rise, so that a defender above had room for his sword arm and an attacker below had none. Most of them do turn so. But so do most of the stairs in church steeples, where nobody was expected to fight, and there are castles whose stairs turn the other way; nor would an enemy who had got as far as the stairs have had much left to win. For the theory, the stairs are no proof. Even as an illustration of how castles were defended, they are ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'misleading',
    wrong: [
      [
        'cramped',
        'true-but-off-point',
        'Spiral stairs are narrow, but “even” goes one step further down from “no proof,” and width proves nothing either way.',
      ],
      [
        'superfluous',
        'half-right',
        'One could do without the stairs if there were other proofs, but the text offers none; its point is that the stairs give a wrong idea.',
      ],
      [
        'persuasive',
        'opposite-meaning',
        'Visitors may be persuaded, but “even” goes one step further down from “no proof.”',
      ],
    ],
    why: 'Steeples have the same stairs, some castles have others, and the fight was over when an enemy reached them. The stairs suggest a kind of defense for which nothing speaks, and so they give a wrong idea.',
    hints: [
      'What are visitors told about the stairs?',
      'What do church steeples show?',
      '“Even as an illustration”: are they worse than no proof, or better?',
      'You need a word for something that gives you the wrong idea.',
    ],
  }),
  reading({
    key: 'rw-words-110',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Of the five translators who have done the Songs of Ishar into English, only Pell had never been to the valley and could not speak the language; he worked from a German version and a dictionary. The others took care to say so. Their own lines are faithful, and a student who wants to know what the words are should on no account go to Pell. Yet it is Pell’s that are sung in the valley’s schools, where English is taught, by children who have the originals from their mothers; and an old singer there, to whom I read all five by way of an interpreter, had me read Pell’s again. It would be too much to say that he had understood the songs. But about what cannot be looked up he had been oddly ______.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'unerring',
    wrong: [
      [
        'reticent',
        'not-stated',
        'Pell’s lines are sung and asked for again, so that he does not seem to have kept anything to himself.',
        'What cannot be looked up is what one would expect a man with only a dictionary to say nothing about.',
      ],
      [
        'presumptuous',
        'plausible-but-unsupported',
        'The others may think so, but the children and the singer have found no fault with him.',
        'To translate from a language that one does not know is bold, and “the others took care to say so.”',
      ],
      [
        'ignorant',
        'opposite-meaning',
        'There would be nothing odd about ignorance in a man who had never been to the valley.',
      ],
    ],
    why: 'Pell knew nothing of the language, and yet those who know the songs prefer his. In what no dictionary gives, he must have hit the mark again and again, so that he was “oddly” unerring.',
    hints: [
      'What did Pell lack that the other four had?',
      'Whose lines do the people who know the originals like?',
      '“But” and “oddly” get you ready for a surprise. What does Pell do?',
      'You need a word for someone who never misses.',
    ],
  }),
];
