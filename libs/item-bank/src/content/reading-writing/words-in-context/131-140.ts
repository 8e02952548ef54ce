import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_131_140: readonly Item[] = [
  reading({
    key: 'rw-words-131',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The program that tells a city where to send its patrols has learned from what earlier patrols reported, and its forecasts, when they are checked, hold up remarkably well. There are more arrests in the streets that it names than in those that it does not. No one need have cheated. Officers who are sent to a street will find there some part of what goes on in it, whereas in a street to which nobody is sent, the same things will happen without getting into any record; and what gets into the record is what the program is fed and what it is checked against. I do not claim that its first guesses were wrong. I claim that if they had been, we should be looking at the same excellent figures, since forecasts of this kind are ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'self-confirming',
    wrong: [
      [
        'unassailable',
        'half-right',
        'The figures look as if nothing could be said against them, but the author has just said it.',
        'The figures are excellent and would be so in any case, which sounds like a forecast that cannot be shaken.',
      ],
      ['inconsequential', 'opposite-meaning', 'The forecasts decide where officers are sent and so what is recorded.'],
      [
        'inaccurate',
        'too-strong',
        'The author does “not claim” that the guesses were wrong; the trouble is that nobody could tell.',
        'The text raises doubts about the program, and the most natural doubt is that it errs.',
      ],
    ],
    why: 'The forecasts send officers to certain streets, and the arrests that they make there count as proof of the forecasts. Wrong guesses would look as good as right ones. What brings about its own proof is self-confirming.',
    hints: [
      'Why are there more arrests in the streets it names?',
      'What are the forecasts checked against?',
      'Would the numbers look worse if the first guesses were wrong?',
      'You need a word for something that makes its own proof.',
    ],
  }),
  reading({
    key: 'rw-words-132',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>My father believed that the clock on the town hall was slow out of malice, and that the mayor, with whom he had once been at school, had it set so. My mother knew what the trouble was, for the clockmaker had told her: it was the pigeons. She humored my father. She did not say that he was right, which would have been untrue, nor that he was wrong, which would have cost us supper; she asked him every evening by how much they had cheated him today, and she wrote it down. When he died, the mayor came to the funeral and wept, and she gave him the notebook. “He would have wanted you to have the figures,” she said. I have never been able to decide whether that was for my father or for her.</p>',
    question: asUsed('humored'),
    at: 'b',
    right: 'Went along with',
    wrong: [
      [
        'Poked fun at',
        'half-right',
        'Her question may amuse us, but she asks it every evening in such a way that he can take it in earnest.',
        'To humor sounds like making jokes, and the notebook is one of them.',
      ],
      [
        'Cheered up',
        'other-sense-of-word',
        'She lets him have his grievance, and nothing shows that he was the merrier for it.',
      ],
      [
        'Lied to',
        'opposite-meaning',
        'She did not say that he was right, “which would have been untrue.”',
        'She knows about the pigeons and keeps it from him.',
      ],
    ],
    why: 'Without agreeing or contradicting, she lets him keep his belief and plays her part in it by asking for the figures. To give way to somebody’s whims is to humor that person.',
    hints: [
      'What does the mother know and keep to herself?',
      'What does she do every evening?',
      'Does she agree with him, argue, or neither?',
      'You need a phrase for letting someone have their way.',
    ],
  }),
  reading({
    key: 'rw-words-133',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>For much of the nineteenth century, those who governed the great cities believed that fevers were caught from bad smells. It was against smells, therefore, that they laid their sewers, drained their cellars, and carted off their refuse. The belief was false, and there were places where it did harm: in London, the smells were for a time flushed out of the houses and into the river from which people drank. It is also true that doctors who already suspected the water were long held up by it. And yet, whatever stinks is as a rule what ought not to be near one’s food, and a city that has got rid of the one has, without knowing it, got rid of the other. Taken over the century, a false opinion has seldom had effects more ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'salutary',
    wrong: [
      [
        'pernicious',
        'opposite-meaning',
        'The harm is granted first; “and yet” turns to what the cities gained.',
        'London’s river and the doctors who were held up are real harm, and false opinions are expected to do harm.',
      ],
      [
        'temporary',
        'not-stated',
        'It is the harm in London that lasted “for a time”; the sewers are not said to have been given up.',
      ],
      [
        'predictable',
        'opposite-meaning',
        'The cities got rid of the causes of fever “without knowing it.”',
        'What stinks goes together with what sickens “as a rule,” and this sounds like something that one can count on.',
      ],
    ],
    why: 'Because what smells is mostly what makes people ill, cities that fought smells became healthier. What does good is salutary.',
    hints: [
      'What did the cities build, and what was it against?',
      'What harm does the text admit?',
      'What did a city get rid of without knowing it?',
      'You need a word for effects that do you good.',
    ],
  }),
  reading({
    key: 'rw-words-134',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The old cinema was to come down on the Monday. On the Friday, a student who was eating her sandwich on the steps noticed that the date above the door was fifty years earlier than the one in the mayor’s files, and on the Saturday a judge, in his tennis clothes, stayed the demolition until the matter could be looked into. It was looked into for six years. By that time, the company that had wanted the ground was gone, and the cinema, which nobody had exactly decided to keep, had a new roof.</p>',
    question: asUsed('stayed'),
    at: 'a',
    right: 'Put off',
    wrong: [
      ['Put right', 'not-stated', 'The mistake in the files is left to those who are to look into the matter.'],
      ['Watched', 'other-sense-of-word', 'The judge did not stay to see the building fall; it did not fall.'],
      [
        'Forbade',
        'too-strong',
        'The order holds “until the matter could be looked into,” and nobody decided to keep the cinema.',
      ],
    ],
    why: 'The judge’s order was to hold only until the matter had been looked into. To stop a thing for the time being is to stay it.',
    hints: [
      'Did the cinema come down on that Monday?',
      'How long was the judge’s order meant to last?',
      'Had anyone decided for good?',
      'You need a phrase for stopping something for now.',
    ],
  }),
  reading({
    key: 'rw-words-135',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>For sixty years my grandmother lived in a house whose every window gave on the sea, and she kept the curtains drawn. It had taken her husband when she was thirty. When the council offered her a flat among the orchards and we had all been told to persuade her, she heard us out with her back to the curtains and asked what she was supposed to listen to there at night. In her last winter I used to read to her, and when a gale got up, she would lift her hand for me to stop; and I never knew, for her face was turned away, whether it was that she could not bear the sound or that she could not bear to miss it. I have ceased to think of it as a question. There is such a thing as a perfect ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'ambivalence',
    wrong: [
      [
        'indifference',
        'opposite-meaning',
        'A woman who shuts out the sea by day and wants to hear it at night is far from not caring about it.',
        'Curtains that are never opened suggest somebody for whom the view does not exist.',
      ],
      [
        'resentment',
        'half-right',
        'The curtains show as much, but not her wish to hear the sea at night.',
        'The sea took her husband, and she keeps her curtains drawn against it.',
      ],
      [
        'obedience',
        'not-stated',
        'She hears out those who have been told to persuade her and does not do as they wish.',
      ],
    ],
    why: 'She cannot look at the sea and cannot do without it; her lifted hand may mean either, and the narrator concludes that it meant both. To be drawn in two opposite directions is ambivalence.',
    hints: [
      'What shows that she doesn’t like the sea?',
      'Why won’t she move to the orchards?',
      'The lifted hand can mean two things. Which one is it?',
      'You need a noun for feeling two opposite things at once.',
    ],
  }),
  reading({
    key: 'rw-words-136',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>In 1976 it was announced that four colors are enough for any map on which neighbors are to differ. Nobody had doubted it much. The proof divided the problem into nearly two thousand cases, and these had been run through by a computer for more than a thousand hours, so that no human being could follow it from beginning to end. Errors were looked for, and the few that were found could be mended. Yet among mathematicians an unease remained, which outlived every check and which it would be a mistake to call distrust. They had asked why four should be enough, and they had been handed a very long list on which it always was. That the proof was sound most of them granted. It was a proof that did not seem ______.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'illuminating',
    wrong: [
      [
        'rigorous',
        'opposite-meaning',
        'Most of them granted that the proof was sound, and the unease was not distrust.',
        'A proof that nobody can follow from beginning to end is usually one that nobody can trust.',
      ],
      ['exhaustive', 'opposite-meaning', 'The list contains every case, and it always came out as it should.'],
      [
        'surprising',
        'true-but-off-point',
        'Nobody had doubted the result, but the unease came from the missing answer to a question.',
        '“Nobody had doubted it much” makes the result a dull one.',
      ],
    ],
    why: 'The mathematicians wanted to know why four colors are enough and got only a long list which shows that they are. What makes one see why a thing is so is illuminating.',
    hints: [
      'What did the mathematicians want to know?',
      'What did they get instead?',
      'Did they doubt that it was right?',
      'You need a word for something that lets you see why.',
    ],
  }),
  reading({
    key: 'rw-words-137',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>In the 1960s, archaeologists at Masada, a fortress near the Dead Sea, came upon a jar with seeds of the date palm that were some two thousand years old. For forty years, the seeds lay in a drawer. Most people would have regarded them as mere curiosities, but a doctor who studied old remedies wondered whether any might still be ______. She had three of them soaked and planted, and in 2005 one sent up a shoot.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'viable',
    wrong: [
      ['edible', 'not-stated', 'The seeds are planted, and nobody tries to eat them.'],
      ['antique', 'true-but-off-point', 'Their age was known and gave no cause to wonder.'],
      ['identifiable', 'true-but-off-point', 'They had been recognized as seeds of the date palm long before.'],
    ],
    why: 'She had the seeds planted to see whether they would grow, and one did. What is able to live and grow is viable.',
    hints: [
      'How old were the seeds?',
      'What did the doctor do with three of them?',
      'What happened in 2005?',
      'You need a word for something that’s able to live and grow.',
    ],
  }),
  reading({
    key: 'rw-words-138',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>No one in the archive of the ministry could remember when Mr. Feld had been told to count the inkwells. He did it each January. Inkwells had not been used since the war; there were three hundred and twelve of them in a cupboard on the fourth floor, and since no one had a key but Mr. Feld, there were three hundred and twelve of them every year. He might have copied out the old figure. A younger colleague, who wished him well, advised him to, and was shown the door. So he discharged this office, year upon year, until he was sixty-five, and it must be said that when the cupboard was opened by his successor, there were three hundred and eleven, and that the last of Mr. Feld’s reports, which nobody had read, said so.</p>',
    question: asUsed('discharged'),
    at: 'b',
    right: 'Carried out',
    wrong: [
      [
        'Gave up',
        'opposite-meaning',
        'He went on “year upon year” until he was sixty-five.',
        'A person who is discharged is let go, and the text leads up to the end of his service.',
      ],
      ['Made light of', 'opposite-meaning', 'He would not even copy out the old figure.'],
      [
        'Clung to',
        'half-right',
        'He kept at it for years, but the word tells of doing the task and not of holding on to it.',
        'Nobody needs the count, and yet he shows the door to a colleague who would spare him the trouble.',
      ],
    ],
    why: 'Mr. Feld was told to count the inkwells, and he counted them faithfully; even the missing one is in his report. To do what an office requires is to discharge it.',
    hints: [
      'What was Mr. Feld told to do?',
      'How did he do it, and what wouldn’t he do?',
      'One inkwell was missing, and his report said so. What does that show?',
      'You need a phrase for doing what you’ve been told to do.',
    ],
  }),
  reading({
    key: 'rw-words-139',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The petition that the weavers of Brandholt laid before their duke in 1693 asks that the gates be opened an hour earlier in summer. It is a modest request, and it was refused in a rage. Historians have found the rage hard to explain and have put it down to the duke’s liver. But the paper should be held in the hand. The petition itself fills six lines. The names beneath it fill four sheets, in columns, trade by trade and street by street; and each trade that had ever been forbidden to meet is there, next to those from which it had been kept apart, in an order that can only have been settled at a meeting. The duke could read. He took the measure of it more exactly than the historians, who have attended to nothing but its ______ purpose.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'ostensible',
    wrong: [
      [
        'seditious',
        'reversed-direction',
        'If historians had attended to what was dangerous in the petition, they would have understood the duke’s rage.',
        'The forbidden trades have met and shown their strength, which is what the duke feared.',
      ],
      [
        'forgotten',
        'opposite-meaning',
        'Historians have attended to this purpose and to no other, so that it has hardly been lost from memory.',
      ],
      [
        'sinister',
        'reversed-direction',
        'Historians find the request modest and see nothing dark in it.',
        'There is more to the petition than meets the eye, and the duke was angry.',
      ],
    ],
    why: 'The stated request concerns gates; what the names show is that all the trades have united. Historians have looked only at what the petition claims to be about, its ostensible purpose.',
    hints: [
      'On paper, what does the petition ask for?',
      'What do the sheets of names tell the duke?',
      'Which did the historians look at: the request or the names?',
      'You need a word for what something is said to be for.',
    ],
  }),
  reading({
    key: 'rw-words-140',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Honey hardly ever spoils. There is so little water in it, and it is so acid, that the bacteria which rot other foods cannot live there. A jar that was closed eighty years ago and forgotten in a dry cellar may hold honey that has grown dark and thick but that is still ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'edible',
    wrong: [
      ['liquid', 'opposite-meaning', 'The honey has become thick, and whether it flows is not what spoiling is about.'],
      ['rotten', 'opposite-meaning', 'Bacteria cannot live in honey, so that it does not rot.'],
      ['unusual', 'not-stated', '“Still” looks back to a quality that honey has from the beginning.'],
    ],
    why: 'Honey hardly ever spoils, so that even very old honey may be eaten. What can be eaten is edible.',
    hints: [
      'What can’t live in honey?',
      'What happens to other foods after a while?',
      '“Still”: so what can you do with that old honey?',
      'You need a word for something you can do that with.',
    ],
  }),
];
