import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { asUsed, COMPLETION } from './questions.js';

export const WORDS_91_100: readonly Item[] = [
  reading({
    key: 'rw-words-91',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Those who met the climber Elsbeth Rohn at dinner came away disappointed. She talked of drains, of the price of hay, and, if somebody pressed her about the north wall, of the weather. It was put down to modesty, which annoyed her, and by some to a want of imagination, which did not. Yet among her papers there is a notebook in which every handhold of that wall is drawn from memory, many times over; and the last of the drawings, made thirty years after the climb and from a bed that she was not to leave, are in the margins of bills for drains. Her guests can hardly be blamed for what they concluded, since the dryness of her talk ______ a passion that never let her go.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'belied',
    wrong: [
      [
        'bespoke',
        'opposite-meaning',
        'If talk of drains and hay had been a sign of passion, the guests would have been to blame for missing it.',
        'The notebook does reveal a passion, and a reader who thinks of it rather than of the talk wants a word for revealing.',
      ],
      [
        'tempered',
        'plausible-but-unsupported',
        'A passion that still guides the hand after thirty years has hardly been made milder by anything.',
        'Dryness and passion look like opposites, of which one might well moderate the other.',
      ],
      ['exhausted', 'opposite-meaning', 'The last drawings, made from her bed, show that the passion was not used up.'],
    ],
    why: 'The guests thought her dull or modest, but the notebook shows what was going on behind the dry talk. What gives a false idea of something belies it.',
    hints: [
      'What did the guests think of her after that talk?',
      'What does the notebook tell you about her?',
      'Her talk was dry, and her passion was real. What did the talk do to the truth?',
      'You need a verb for giving a false idea of something.',
    ],
  }),
  reading({
    key: 'rw-words-92',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>For eleven years the academy had refused the canvases of Anders Holt, so that when its secretary wrote, in 1884, that one of them showed “a certain conscience,” his friends took it for a surrender and ordered wine. Holt read the letter again. The approval that it contained was, he pointed out, qualified: it was given for the lower half of the picture, for a work of that size, for this year, and it did not extend to the frame. He was advised to be content, since a man who had been starved so long had no business to look for bones in the fish. He drank the wine, but he did not, then or later, send the academy another picture.</p>',
    question: asUsed('qualified'),
    at: 'd',
    right: 'Hedged about',
    wrong: [
      [
        'Expertly given',
        'other-sense-of-word',
        'Whether the secretary knows about painting is not what Holt points out; he lists what the praise does not cover.',
        'A qualified person is a competent one, and an academy ought to be a competent judge.',
      ],
      [
        'Hard earned',
        'true-but-off-point',
        'Holt has waited for eleven years, but the list after the colon speaks of something else.',
        'One qualifies for a prize by deserving it, and the friends think that the approval was overdue.',
      ],
      [
        'Quite insincere',
        'plausible-but-unsupported',
        'Holt does not say that the secretary did not mean what he wrote.',
      ],
    ],
    why: 'The colon introduces the proof: for the lower half, for this size, for this year, not for the frame. Approval with so many restrictions is qualified, or hedged about.',
    hints: [
      'How do the friends read the letter?',
      'What does Holt find when he reads it again?',
      'Half the picture, that size, this year: what does each part do to the praise?',
      'You need a phrase for praise that comes with limits.',
    ],
  }),
  reading({
    key: 'rw-words-93',
    skill: 5,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The fishermen of the lake used to steer home by a lantern, which somebody on the shore had to tend all night. Then the rocks on both sides of the harbor were painted with white lime, so that they could be made out by starlight alone. The paint did not make the lantern brighter or its oil any cheaper. It simply ______ the need for one: by the second winter, nobody had lit it for months, and nobody had asked why.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'obviated',
    wrong: [
      ['heightened', 'opposite-meaning', 'Nobody lights the lantern anymore, so it is not needed more than before.'],
      [
        'illustrated',
        'plausible-but-unsupported',
        'Bright rocks do not show how useful a lantern is; they take its place.',
      ],
      [
        'deferred',
        'half-right',
        'To put something off is to expect it later, and nobody seems to expect the lantern to be lit again.',
      ],
    ],
    why: 'Since the rocks can be seen, no lantern is wanted. To make something unnecessary is to obviate the need for it.',
    hints: [
      'What was the lantern good for?',
      'What can the fishermen see without it now?',
      'What happens to the lantern by the second winter?',
      'You need a verb for making something unnecessary.',
    ],
  }),
  reading({
    key: 'rw-words-94',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The eye of the octopus and that of the vertebrates arose separately, and yet lens, pupil, and retina stand in the same order in both. Such likenesses have been held against those for whom the history of life hangs on accidents: where light must be gathered into an image, there are only so many ways of doing it, and one of them will be found. But it must be found by something. That there should be animals with heads to put eyes in, and not mats of algae alone, was not laid down by the laws of optics; it may have turned on which of a few soft creatures came through one bad season in the Cambrian sea. One may grant that the form of the eye was all but fixed in advance and still maintain that its existence was ______.</p>',
    question: COMPLETION,
    at: 'c',
    right: 'contingent',
    wrong: [
      [
        'inevitable',
        'opposite-meaning',
        'This would repeat what has been granted of the form, whereas “and still” announces the other side.',
        'The first half of the text argues that a solution will be found.',
      ],
      [
        'independent',
        'half-right',
        'The two eyes arose separately, but the last sentence is about whether there had to be eyes at all.',
        'The text opens with eyes that arose apart from each other.',
      ],
      [
        'advantageous',
        'not-stated',
        'Nobody in the text doubts that eyes are useful, and usefulness is not what has been granted or denied.',
      ],
    ],
    why: '“Fixed in advance” is granted of the form only. That anything was there to have eyes “may have turned on” one bad season: it might have gone otherwise. What depends on chance in this way is contingent.',
    hints: [
      'Two eyes came out alike. What does that suggest about the form?',
      '“But it must be found by something.” What might never have been there?',
      'Animals with heads might not be here. What did it hang on?',
      'You need a word for what might just as well not have happened.',
    ],
  }),
  reading({
    key: 'rw-words-95',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Every visitor to the house remarks on the kitchen. The cups are on their hooks, a newspaper of the ninth of March lies folded at the crossword, and in the pot is half an inch of what was once tea. Nothing has been arranged, says the guide, and nothing taken away; life here was arrested, that is all. A boy in our party looked around for the policeman. I was occupied with another difficulty. Since that March, the roof has been mended twice, the newspaper has been replaced by a copy, and on Mondays a woman comes in with a small brush to see to it that the dust does not grow any thicker than it was. Stillness is a great deal of work.</p>',
    question: asUsed('arrested'),
    at: 'c',
    right: 'Brought to a halt',
    wrong: [
      [
        'Taken into custody',
        'other-sense-of-word',
        'That is how the boy understands the guide, and he is the only one who does.',
      ],
      [
        'Carefully kept up',
        'true-but-off-point',
        'This is what goes on behind the scenes, and it is the opposite of what the guide says.',
        'The rest of the text shows how much care the stillness takes, so that this describes the house best.',
      ],
      [
        'Held to be striking',
        'other-sense-of-word',
        'A sight may arrest the eye, but here it is life that was arrested.',
        'Every visitor remarks on the kitchen, and what is striking is called arresting.',
      ],
    ],
    why: '“Nothing has been arranged, and nothing taken away”: the guide means that life simply stopped on one day in March. That this takes work is the narrator’s thought and not the guide’s.',
    hints: [
      'Who uses the word, the narrator or the guide?',
      'Has anyone touched the kitchen, if you believe the guide?',
      'The boy got the word wrong. What did the guide mean happened to life there?',
      'You need a phrase for what the guide says happened to life in the house.',
    ],
  }),
  reading({
    key: 'rw-words-96',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Twice Ignaz Farkas had warned the company that its dam would not stand: the clay beneath it, he wrote, would turn to soup within five winters. In the fourth, the dam gave way. His portrait hangs in the school of engineering, and beginners are made to read his letters. What the inquiry established, and what beginners are seldom told, is that the clay was found to be as dry as a biscuit; it was the spillway that had failed, to which Farkas had not given a line. No one need grudge him his portrait, for there is merit in being afraid of what is dangerous. But it is one thing to foretell that a dam will fall and another to foretell why, and it is only as to the former that he was ______.</p>',
    question: COMPLETION,
    at: 'a',
    right: 'vindicated',
    wrong: [
      [
        'disregarded',
        'true-but-off-point',
        'The company did not listen, but it ignored all that he wrote and not one part of it only.',
        'Two warnings were followed by no action, which is the drama of the story.',
      ],
      ['mistaken', 'reversed-direction', 'He was wrong about the reason, which is the latter of the two things.'],
      [
        'celebrated',
        'true-but-off-point',
        'The portrait honors him for the whole prediction; beginners are seldom told that part of it was wrong.',
        'The portrait and the letters show how much he is admired.',
      ],
    ],
    why: 'Farkas foretold that the dam would fall, and it fell; he was wrong about the clay. So as to the former, and only as to that, events proved him right: he was vindicated.',
    hints: [
      'What did Farkas foretell, and why would it happen?',
      'What really failed?',
      'Which one is “the former”?',
      'You need a word for being proved right by what happens.',
    ],
  }),
  reading({
    key: 'rw-words-97',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>That all sixteen manuscripts of the poem have the same eleven blunders has been taken to show that the younger were copied from the older. They are kin, to be sure. But children who spell alike have not always copied from one another; they may have learned from the same misprinted primer, and a manuscript, now lost, may have been the primer here. Indeed, some of the youngest have preserved good lines that are missing from all of the older ones and that no copyist could have restored by his wits. Sixteen cousins can look very much alike. Shared blunders prove a kinship, and it would be perverse to deny it, but kinship does not ______ that one of those related is the parent of another.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'entail',
    wrong: [
      [
        'preclude',
        'reversed-direction',
        'Kin may well be parent and child, so this would be true as far as it goes; but the text argues against those who have concluded too much.',
        'It yields a true statement, and “it would be perverse to deny it” suggests that something is being left open.',
      ],
      [
        'obscure',
        'word-does-not-fit-object',
        'The text does not suppose a fact about parents that might be hidden; it denies that the fact has been proved.',
        'In this poem’s history, the likeness does mislead.',
      ],
      ['bewail', 'word-does-not-fit-object', 'A relation between manuscripts does not lament anything.'],
    ],
    why: 'The likeness proves only that the manuscripts are related. Cousins are related, too, and none is another’s parent; so it does not follow that any was copied from another. What follows of necessity from a thing is entailed by it.',
    hints: [
      'What did people conclude from the shared blunders?',
      'What could the children have had in common, if they didn’t copy?',
      'They’re kin, the text says. What does it not accept?',
      'You need a verb for having something as a sure result.',
    ],
  }),
  reading({
    key: 'rw-words-98',
    skill: 5,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The male superb lyrebird of Australia is a master at borrowing sounds. Besides singing its own song, it can ______ the calls of some twenty other birds so well that even those birds may be taken in, and a few lyrebirds in captivity have learned to sound like a camera or a saw.</p>',
    question: COMPLETION,
    at: 'b',
    right: 'mimic',
    wrong: [
      ['silence', 'opposite-meaning', 'The calls are heard, though it is another bird that makes them.'],
      ['obey', 'plausible-but-unsupported', 'The lyrebird makes the calls; it does not follow them.'],
      ['translate', 'word-does-not-fit-object', 'The calls stay as they are and are not put into another language.'],
    ],
    why: 'The lyrebird borrows the sounds of others so exactly that the birds themselves are deceived. To copy sounds is to mimic them.',
    hints: [
      'What is the lyrebird so good at?',
      'Why would other birds fall for its calls?',
      'What have some captive lyrebirds learned to sound like?',
      'You need a verb for copying how someone else sounds.',
    ],
  }),
  reading({
    key: 'rw-words-99',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>When the sale came to the little Dutch panel, Mr. Quennell, who had crossed the sea for it, asked his neighbor the time. He yawned over the first bids. At four hundred he was heard to remark that the frame was good. This manner had lost him several pictures, since whoever would be thought indifferent must now and then stop bidding, and it had long ceased to deceive. The dealers, who had watched him affect such lack of interest for twenty years, and who in the beginning had gone home early on account of it, now bid against his yawns. “On the day that he sits up,” said one of them, “I shall know that the thing is rubbish.”</p>',
    question: asUsed('affect'),
    at: 'a',
    right: 'Put on',
    wrong: [
      [
        'Influence',
        'other-sense-of-word',
        'Nobody can watch Mr. Quennell influence a lack of interest; it is he who shows it.',
        'To affect is, in most texts, to have an effect, and his manner has an effect on the bidding.',
      ],
      [
        'Profit by',
        'confused-details',
        'His manner has lost him pictures, and it is the dealers who make use of it.',
        'A bidder who yawns does so in the hope of some advantage.',
      ],
      ['Suffer from', 'opposite-meaning', 'A man who crosses the sea for a picture is not in want of interest.'],
    ],
    why: 'Mr. Quennell wants the panel badly and plays the bored man, and the dealers know it. To pretend to a feeling is to affect it, or to put it on.',
    hints: [
      'How much does Mr. Quennell want the panel?',
      'How does he act during the sale?',
      'What do the dealers know about his yawns?',
      'You need a phrase for showing a feeling you don’t have.',
    ],
  }),
  reading({
    key: 'rw-words-100',
    skill: 5,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The stone walls of the fells are now protected for their beauty, and painters do come. Nobody who built them had painters in mind. A wall used up the stones that broke plows, and it kept one man’s sheep out of another’s oats; it runs straight where a lawyer drew it and bends where the ground was soft. If each of them seems to have grown out of its hill, the reason is that it has, since no one hauled a stone farther than he had to. I do not call our pleasure in this mistaken. But a council that forbids a farmer to widen his gate, lest the composition suffer, has taken for the object of the walls what was never more than ______ it.</p>',
    question: COMPLETION,
    at: 'd',
    right: 'incidental to',
    wrong: [
      [
        'integral to',
        'opposite-meaning',
        '“Never more than” makes little of the beauty, and nobody built the walls for it.',
        'The beauty comes from the way in which the walls were built, so the two seem to belong together.',
      ],
      [
        'conducive to',
        'wrong-relation',
        'What is conducive to an object helps to attain it, and beauty helped nobody to keep sheep from oats.',
        'The beauty and the use of the walls are shown to go together.',
      ],
      [
        'subversive of',
        'too-strong',
        'Beauty did not work against the purposes of the builders; it is only the council’s care for it that gets in a farmer’s way.',
      ],
    ],
    why: 'The walls were built to be useful; that they are beautiful came about by the way. What merely accompanies a purpose is incidental to it.',
    hints: [
      'What were the walls for?',
      'How did their beauty come about?',
      'What does the council get wrong about that beauty?',
      'You need a phrase for what comes along without anyone aiming at it.',
    ],
  }),
];
