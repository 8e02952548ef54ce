import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_61_70: readonly Item[] = [
  reading({
    key: 'rw-transitions-61',
    skill: 9,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Chameleons are famous for taking on the color of whatever they sit on. ______ most of their changes of color have little to do with hiding: a chameleon may turn dark to warm itself in the morning sun, or bright to warn off a rival.</p>',
    question: QUESTION,
    at: 'a',
    right: 'However,',
    wrong: [
      [
        'For instance,',
        'false-example',
        'A change that has little to do with hiding does not illustrate what chameleons are famous for.',
      ],
      ['Therefore,', 'false-cause', 'It does not follow from their fame that most changes serve other ends.'],
      [
        'In short,',
        'false-conclusion',
        'The sentence brings in new facts about warming and warning; it does not sum anything up.',
      ],
    ],
    why: 'Chameleons are known for hiding, but most of their changes are not about hiding. “However” sets what is true against what is commonly said.',
    hints: [
      'What are chameleons famous for?',
      'Are most of their changes really for hiding?',
      'Do the two sentences point the same way?',
      'You need a word that sets a fact against what people think.',
    ],
  }),
  reading({
    key: 'rw-transitions-62',
    skill: 9,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>To photograph a nebula with the old telescope on Mount Sarasa took a night without a moon, air so calm that the stars did not tremble, a mirror that had been given six hours to become as cold as the dome, and a second observer who could be trusted not to nod. The mountain granted all four together on perhaps eleven nights of the year. ______ two plates out of three were spoiled, as a rule by the coating, the quality of which varied from one box to the next. Nothing about the finished prints looks as if it had been waited for.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Even then,',
    wrong: [
      [
        'Consequently,',
        'false-cause',
        'The plates were spoiled by their coating and not because good nights were so few.',
      ],
      [
        'Until then,',
        'false-sequence',
        'No moment is named up to which plates were spoiled and after which they were not.',
      ],
      [
        'In other words,',
        'false-restatement',
        'The spoiled plates are a further difficulty, not the former ones in other terms.',
      ],
    ],
    why: 'The four conditions were seldom met; and when they were, most plates failed all the same. “Even then” means “even when all this was so.”',
    hints: [
      'Which four things did you need for a photograph?',
      'Were those four enough for a good plate?',
      'What spoiled the plates?',
      'You need a phrase for “although all of that was right.”',
    ],
  }),
  reading({
    key: 'rw-transitions-63',
    skill: 9,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>How a word was pronounced four hundred years ago can be learned best from people who could not spell. When a clerk of that time writes the “gh” of “night,” he shows only that he has been to school, where the letters were taught whether anyone said them or not. ______ a farmer who, in a note about his oxen, leaves them out and puts “nite” tells us without meaning to what he heard.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Conversely,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'The farmer does not write “nite” because clerks learned their letters in school.',
      ],
      [
        'In the same way,',
        'false-similarity',
        'Ask what each of the two spellings tells us about the sound; it is not the same.',
      ],
      ['In addition,', 'false-addition', 'The farmer’s note is not one more thing that can be learned from the clerk.'],
    ],
    why: 'A correct spelling says nothing about how the word sounded; a wrong one says a great deal. The second case is the first turned around, and “conversely” marks that.',
    hints: [
      'What do we learn from the clerk’s spelling?',
      'What do we learn from the farmer’s?',
      'One puts letters in and one leaves them out. What happens to the lesson?',
      'You need a word for the other way around.',
    ],
  }),
  reading({
    key: 'rw-transitions-64',
    skill: 9,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>In the autumn of 1931 the conductor Hélène Marchetti had the clarinets of her orchestra leave the last row and sit down in the first. Her rivals put it down to deafness in the left ear; a friend, to a dislike of trumpets; and she herself told one reporter that it had to do with the light and another, a week later, that a chair had broken. Biographers have chosen according to their temper, and the chair has at least the merit of being modest. ______ the composers who wrote for her in the years that followed gave the clarinets long, quiet melodies of a kind that no earlier score would have wasted on the last row.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Regardless,',
    wrong: [
      [
        'For the same reason,',
        'false-cause',
        'Whichever of the reported reasons moved the conductor, none of them could have moved the composers.',
        'The passage is about reasons, and the composers’ melodies have to do with the clarinets’ new place.',
      ],
      [
        'In short,',
        'false-conclusion',
        'The melodies have not been spoken of before; a summary cannot bring in something new.',
        'It is the last sentence, and it seems to draw the line under a list of anecdotes.',
      ],
      [
        'By contrast,',
        'false-contrast',
        'The composers’ melodies are not the opposite of any of the explanations for the move.',
      ],
    ],
    why: 'Why Marchetti moved the clarinets cannot be settled, but what came of it does not depend on that: composers wrote differently for them. “Regardless” sets the open question aside.',
    hints: [
      'Is any of these explanations proved?',
      'What happened to the clarinets’ music afterward?',
      'Does it matter for the music which explanation is right?',
      'You need a word that puts an open question aside.',
    ],
  }),
  reading({
    key: 'rw-transitions-65',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Three times in the winter of 1702 the envoy Teixeira left behind him, on a chair in the antechamber, a folder of letters from his own government, and three times it was brought back to his lodgings, with compliments, on the following day. The letters were never more than a week old; all of them spoke of the host with respect; and in the third folder was a list of troops, longer by about half than the army to which it referred. His latest biographer, who quotes from the list, laments that age should by then have made so exact a man forgetful, and so careless with his papers. ______ he had not in his whole career taken greater care over anything than over what he laid on that chair.</p>',
    question: QUESTION,
    at: 'a',
    right: 'On the contrary,',
    wrong: [
      [
        'In other words,',
        'false-restatement',
        'The biographer laments carelessness; consider whether “greater care” could be another way of saying that.',
        'The biographer has the last word before the blank, and her conclusion seems to be drawn out further.',
      ],
      [
        'To be sure,',
        'false-concession',
        'This would grant something and keep the biographer’s opinion standing, but the sentence leaves nothing of it.',
        'It gives the old man some credit for his care, as a writer does who means to be fair.',
      ],
      ['As a result,', 'false-cause', 'His care over the folders cannot have come from his having grown forgetful.'],
    ],
    why: 'Fresh, flattering letters and an exaggerated list of troops were meant to be read by the host: the envoy forgot the folders on purpose. The last sentence denies what the biographer says of him and states the opposite. “On the contrary” does that.',
    hints: [
      'What would a host think after reading those folders?',
      'Three times on a chair: was that an accident?',
      'Does the writer agree with the biographer?',
      'First “careless,” then “greater care.” What does the last sentence do?',
    ],
  }),
  reading({
    key: 'rw-transitions-66',
    skill: 9,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The following text is from a play. Odile, who keeps a boardinghouse, is speaking with one of her guests.</p><blockquote><p>FENN: The whole town says that you will have him.</p><p>ODILE: The whole town may have him itself, Mr. Fenn. I have gone into the matter as one goes into a cellar, with a lamp. ______ he has not once asked me what I like. Then there is the house, in which nothing has been moved since his mother died. And on Sundays, they tell me, he sings.</p></blockquote>',
    question: QUESTION,
    at: 'c',
    right: 'To begin with,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'That he has never asked her is not brought about by her looking into the matter.',
      ],
      [
        'In contrast,',
        'false-contrast',
        'What she says of him bears out what she has said before; nothing is set against it.',
      ],
      [
        'In conclusion,',
        'false-conclusion',
        'She goes on to the house and to Sundays, so she is not coming to an end here.',
      ],
    ],
    why: 'Odile does not want the man and gives her reasons: he has not asked what she likes, there is the house (“Then there is …”), and he sings. “To begin with” announces the first of several points.',
    hints: [
      'Does Odile want to marry him?',
      'How many things does she have against him?',
      'How does she bring in the second one?',
      'Where in the list is the blank?',
    ],
  }),
  reading({
    key: 'rw-transitions-67',
    skill: 9,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>My great-grandmother would not have cared for her statue. Bronze she thought a waste of good bells; the sculptor she could not abide, since he had once, at her own table, explained soup to her; and to be shown seated, as the town has shown her, was for a woman who had laid out four hundred miles of telegraph line on foot not much short of slander. ______ it has been set up with its back to the town hall and its face to the mountains, and about that she would have had, I believe, nothing to say. Those of us who were brought up by her learned to hear, in her saying nothing, a kind of applause.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Still,',
    wrong: [
      [
        'What is more,',
        'false-addition',
        'Read on to the end and ask whether the direction of the statue is one more of the things that would have displeased her.',
        'Three complaints stand in a row, and a back that is turned on the town hall sounds like a fourth.',
      ],
      [
        'For example,',
        'false-example',
        'The direction of its face would have to be a case of what she disliked about the statue.',
        'The first sentence is general, and details of the statue are being listed to bear it out.',
      ],
      [
        'Accordingly,',
        'false-cause',
        'The statue was not set up in this way because of what she thought of bronze, the sculptor, or chairs.',
      ],
    ],
    why: 'Three things about the statue would have displeased her. The fourth, its face toward the mountains, would have met with her silence; and her silence, as the last sentence explains, meant applause. “Still” sets this one good thing against the rest.',
    hints: [
      'What would she have disliked about the statue?',
      'What did it mean when she said nothing?',
      'So how would she feel about the way it’s facing?',
      'Does the way it faces go with the first three points?',
    ],
  }),
  reading({
    key: 'rw-transitions-68',
    skill: 9,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Until about 1850, most paper in Europe was made from old rags; after that, more and more of it was made from wood, with chemicals that left acid in the sheets. The acid slowly eats the fibers. ______ many a book of 1880 is now more fragile than one of 1580.</p>',
    question: QUESTION,
    at: 'c',
    right: 'As a result,',
    wrong: [
      ['In contrast,', 'false-contrast', 'A fragile book is just what one expects when acid eats its fibers.'],
      ['Otherwise,', 'false-condition', 'The sentence tells how things are, not how they would be without the acid.'],
      ['Meanwhile,', 'false-sequence', 'The books have not become fragile beside what the acid does, but through it.'],
    ],
    why: 'Acid in the newer paper eats the fibers, and so newer books fall apart before older ones do. “As a result” leads from the cause to its effect.',
    hints: [
      'What’s in the newer paper that wasn’t in the old?',
      'What does the acid do to the fibers?',
      'Why is the newer book weaker than the old one?',
      'The fibers get eaten. How does the last sentence go with that?',
    ],
  }),
  reading({
    key: 'rw-transitions-69',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The log of the pilot ship exists twice: in rough sheets, scrawled by the mate in all weathers, and in a fair copy in the round hand of the ship’s boy. It has been supposed that the mate, who was the only one able to make out his own writing, read the sheets aloud and that the boy took down what he heard. A boy so employed, with his mind on his supper, will sooner or later write “sale” for “sail” and “missed” for “mist.” ______ where the rough sheets have the ship drop anchor in “clear” water, the fair copy has it drop anchor in “dear” water, and the “corner” of the bay, in which it then lay for a week, has become a “comer.”</p>',
    question: QUESTION,
    at: 'd',
    right: 'In fact,',
    wrong: [
      [
        'For example,',
        'false-example',
        'Say the words in quotation marks aloud, pair by pair, and compare them with the pairs in the sentence before.',
        'Two wrong words follow a sentence about wrong words, with the same quotation marks around them.',
      ],
      [
        'Likewise,',
        'false-similarity',
        'The boy’s two mistakes are of another kind than “sale” and “missed,” as the ear will tell you.',
        'One pair of slips comes after another pair, and both are the work of a boy who was not attending.',
      ],
      [
        'As a result,',
        'false-cause',
        'The mistakes in the last sentence are not of the sort that listening would bring about.',
      ],
    ],
    why: 'Somebody who writes down what he hears confuses words that sound alike. “Clear” and “dear,” “corner” and “comer” do not sound alike; on a badly written page they look alike. So the boy was reading for himself. “In fact” sets what is found against what was supposed.',
    hints: [
      'What do “sale” and “sail” have in common?',
      'What about “clear” and “dear” in scrawled writing?',
      'Did his mistakes come in by the ear or by the eye?',
      'Does the last sentence fit what people supposed?',
    ],
  }),
  reading({
    key: 'rw-transitions-70',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Of charts of the strait that are older than 1500 not one has come down to us, from which a recent handbook concludes that none was ever drawn and that the pilots carried the shoals in their heads. Charts were tools. They were spread on wet tables, pricked, scraped, and drawn over, and when they could no longer be read at all, they went to the bookbinder, who paid by the pound and was not particular. ______ the islanders, of whose nets not a thread is left from any century before the last, lived for a thousand years beside the best fishing grounds of that coast without once tasting a herring.</p>',
    question: QUESTION,
    at: 'a',
    right: 'By the same logic,',
    wrong: [
      [
        'Admittedly,',
        'false-concession',
        'What would be granted here is something that no reader can believe, and nothing follows that answers it.',
        'The writer argues against the handbook and might now yield a point to it: old nets are missing as well.',
      ],
      [
        'As a consequence,',
        'false-cause',
        'What became of worn-out charts at the bookbinder’s had no effect on what the islanders ate.',
        'Things that are used up leave no trace, and the lost nets look like a further outcome of this.',
      ],
      [
        'In addition,',
        'false-addition',
        'The writer does not add in earnest that people beside a sea full of fish never tasted one.',
      ],
    ],
    why: 'The handbook argues: nothing is left, so there was nothing. Applied to nets, the argument would prove that islanders never fished, which is absurd; tools that are used up leave nothing behind. “By the same logic” carries the handbook’s reasoning to a case in which everyone can see that it fails.',
    hints: [
      'The charts are lost. What does the handbook make of that?',
      'What happened to worn-out charts?',
      'Does the writer believe that about the herring?',
      'Whose way of thinking leads to the herring story?',
    ],
  }),
];
