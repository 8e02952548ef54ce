import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const TEXTUAL_11_20: readonly Item[] = [
  reading({
    key: 'rw-textual-11',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Elephants produce rumbles so low that people cannot hear them. The rumbles travel through the air, but they also cause faint vibrations in the ground. Zoologist Nomvula Keane hypothesizes that elephants can detect a distant herd by sensing these vibrations through their feet.</p>',
    question: '<p>Which finding, if true, would most directly support Keane’s hypothesis?</p>',
    right: 'Elephants became alert when recorded rumbles were sent through the ground but not through the air.',
    at: 'd',
    wrong: [
      [
        'Elephants became alert when recorded rumbles were sent through the air but not through the ground.',
        'opposite-meaning',
        'A reaction to sound in the air alone would not involve the feet at all.',
      ],
      [
        'Elephants that lived in large herds produced more rumbles in the course of a day than others did.',
        'irrelevant-evidence',
        'How often elephants rumble does not show how they detect one another.',
      ],
      [
        'Elephants were found to walk on the tips of their toes, with a thick pad of fat beneath the heel.',
        'plausible-but-unsupported',
        'The shape of the foot alone does not show that elephants sense vibrations with it.',
      ],
    ],
    why: 'If the sound is absent from the air, only the vibrations in the ground can have alerted the elephants.',
    hints: [
      'Rumbles travel in two ways. Which one is the hypothesis about?',
      'How could a test keep the two kinds of signal apart?',
      'Which signal would reach the feet?',
      'What should elephants do when they get only that signal?',
    ],
  }),
  reading({
    key: 'rw-textual-12',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A portrait in a small museum in Lisbon has long been attributed to the workshop of the painter Jorge Valadim, who employed many assistants. Assistants, curator Beatriz Haddad explains, worked from the master’s finished drawings, which they transferred to the panel, whereas Valadim himself invented as he went along. Haddad believes that this portrait was painted by Valadim alone.</p>',
    question: '<p>Which finding, if true, would most directly support Haddad’s belief?</p>',
    right: 'Infrared images reveal that the position of the sitter’s head was changed twice during painting.',
    at: 'a',
    wrong: [
      [
        'Infrared images reveal a line of tiny dots of the kind that is left when a drawing is transferred.',
        'opposite-meaning',
        'Traces of transfer point to an assistant who copied a finished drawing.',
      ],
      [
        'Chemical tests reveal that the paint contains pigments available in Lisbon in Valadim’s lifetime.',
        'irrelevant-evidence',
        'Master and assistants alike could have used these pigments.',
      ],
      [
        'Records of the museum reveal that the portrait once belonged to a member of Valadim’s family.',
        'plausible-but-unsupported',
        'The family might have owned works by assistants; this does not show who painted the portrait.',
      ],
    ],
    why: 'Valadim “invented as he went along,” so changes made during the painting point to him and not to an assistant copying a finished drawing.',
    hints: [
      'How did the master work, and how did his assistants?',
      'What do you need to find out: how it was painted, or where it’s been?',
      'What traces do you leave if you work things out right on the panel?',
      'What would a second thought look like in a painting?',
    ],
  }),
  reading({
    key: 'rw-textual-13',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Speakers of tonal languages, in which pitch distinguishes one word from another, outperform other people in recognizing melodies. Linguist Thandi Bergström proposes that the advantage comes from daily practice in attending to pitch. Skeptics reply that the advantage might be due to inheritance or to musical training, both of which could happen to differ among the populations that have been compared.</p>',
    question:
      '<p>Which finding, if true, would most directly support Bergström’s proposal over the alternatives mentioned?</p>',
    right:
      'Among siblings without musical training, those raised speaking a tonal language recognized melodies better than those who were not.',
    at: 'a',
    wrong: [
      [
        'Among speakers of tonal languages, those who had received musical training recognized melodies better than those who had not.',
        'true-but-off-point',
        'This shows that training helps, which is one of the alternatives.',
      ],
      [
        'Among people who had never studied music, speakers of tonal languages from several countries recognized melodies better than others did.',
        'ignores-evidence',
        'Training is excluded here, but inheritance could still differ among the populations.',
      ],
      [
        'Among adults who began to study a tonal language, those who had recognized melodies best at first made the most rapid progress.',
        'reversed-direction',
        'Here a gift for melody helps with the language, rather than the language helping with melody.',
      ],
    ],
    why: 'Siblings share their inheritance on the whole, and none had musical training, so a difference that follows the language they were raised in is best explained by practice with pitch.',
    hints: [
      'The skeptics have two other explanations. What are they?',
      'Who shares a lot of the same inheritance?',
      'A finding rules out only one of the two. Is that enough?',
      'Same family, same training: what should be different?',
    ],
  }),
  reading({
    key: 'rw-textual-14',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>“My Grandmother’s Button Jar” is a 1958 poem by Rosalie Quill. In the poem, the speaker suggests that ordinary objects can preserve the memory of people.</p>',
    question: '<p>Which quotation from “My Grandmother’s Button Jar” most effectively illustrates the claim?</p>',
    right:
      '“This brass one is my uncle, off to sea; / this pearl, the aunt who danced. I tip the jar / and all the family comes tumbling out.”',
    at: 'c',
    wrong: [
      [
        '“The jar was green and heavier than it seemed; / I needed both my hands to lift it down / and someone underneath to say, be careful.”',
        'irrelevant-evidence',
        'The jar is described here, but no person is remembered through it.',
      ],
      [
        '“She sewed by daylight only, near the door, / and never raised her eyes to see who passed, / the needle going in and out like breath.”',
        'true-but-off-point',
        'The speaker remembers a person here, but not by means of an object that preserves her memory.',
      ],
      [
        '“What good are they, these circles without coats? / A button is a button. Give them up. / The past is not a thing that you can fasten.”',
        'opposite-meaning',
        'These lines deny that the buttons can hold on to the past.',
      ],
    ],
    why: 'Each button stands for a person (“is my uncle,” “the aunt who danced”), so tipping the jar brings the family to mind.',
    hints: [
      'The claim links two things. Which ones?',
      'What should one particular thing make the speaker think of?',
      'Lines about only a thing, or only a person: are those enough?',
      'In which lines does each button belong to somebody?',
    ],
  }),
  reading({
    key: 'rw-textual-15',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The disk of dust around a young star has a dark, narrow gap. Such a gap can be swept clear by a planet, but it can also arise where water vapor freezes onto the dust and changes how the grains clump together; a gap of this second kind lies at a distance set by the temperature of the disk. Astronomer Kalani Virtanen argues that the gap in this disk was made by a planet.</p>',
    question: '<p>Which finding, if true, would most directly support Virtanen’s argument?</p>',
    right: 'The gap lies much farther from the star than the distance at which water vapor would freeze.',
    at: 'b',
    wrong: [
      [
        'The gap is as dark and as narrow as the gaps in the disks around several other young stars.',
        'irrelevant-evidence',
        'Other gaps may have been made in either way, so the likeness decides nothing.',
      ],
      [
        'The dust on the two sides of the gap differs in the way in which its grains clump together.',
        'opposite-meaning',
        'A change in clumping is what freezing would bring about, the rival explanation.',
      ],
      [
        'The disk contains enough dust and gas to form several planets in the next million years.',
        'plausible-but-unsupported',
        'That planets could form later does not show that one has already made the gap.',
      ],
    ],
    why: 'A gap due to freezing would lie at a distance set by temperature. If this gap lies elsewhere, that explanation fails and the planet remains.',
    hints: [
      'What are the two ways to get a gap?',
      'If freezing makes the gap, where does it have to be?',
      'Would a finding help if it fits both causes?',
      'Where would the gap have to be to make freezing unlikely?',
    ],
  }),
  reading({
    key: 'rw-textual-16',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>In a well-known type of study, people who first perform a dull task, such as copying numbers, go on to suggest more uses for a common object than people who begin with an interesting task. Psychologist Renske Odhiambo infers that boredom fosters creativity: a bored mind, she argues, turns inward and begins to wander, and its wanderings yield ideas that can be drawn upon afterward.</p>',
    question: '<p>Which finding, if true, would most seriously weaken Odhiambo’s inference?</p>',
    right:
      'People who rested beforehand, and who were not bored, suggested as many uses as those who had copied numbers, and more than those given the interesting task.',
    at: 'd',
    wrong: [
      [
        'People who reported that their thoughts had wandered often while they copied numbers suggested more uses than those whose thoughts had not.',
        'opposite-meaning',
        'This agrees with her account, in which wandering thoughts lead to ideas.',
      ],
      [
        'People who had copied numbers rated their task as far more boring than the people given the interesting task rated theirs.',
        'true-but-off-point',
        'That the tasks differed as intended is taken for granted in the inference; it does not count against it.',
      ],
      [
        'People who had copied numbers suggested as many uses on the following day as they had suggested immediately after they completed the task.',
        'irrelevant-evidence',
        'How long the effect lasts does not show whether boredom is its cause.',
      ],
    ],
    why: 'If resting does as well as the dull task, then the difference may come from the interesting task’s tiring people out, not from any benefit of boredom.',
    hints: [
      'There are two groups. Which one might be the unusual one?',
      'A gap between two groups can come about in two ways. How?',
      'What third group would you add?',
      'What if people who weren’t bored did just as well?',
    ],
  }),
  reading({
    key: 'rw-textual-17',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In the first years of the twentieth century, picture postcards became enormously popular in many countries. Historian Amadou Weiss argues that most people who sent them were not reporting on distant travels. Rather, he says, they used postcards as people would later use the telephone, to settle the small arrangements of daily life with others who lived nearby.</p>',
    question: '<p>Which finding, if true, would most directly support Weiss’s argument?</p>',
    right:
      'Most surviving postcards of the period were sent within one town, with messages such as “Arriving at four today.”',
    at: 'c',
    wrong: [
      [
        'Most surviving postcards of the period show famous buildings or landscapes that attracted visitors from abroad.',
        'opposite-meaning',
        'Pictures of famous sights would fit the idea of reports on travels, which Weiss rejects.',
      ],
      [
        'Most surviving postcards of the period were bought by collectors, who pasted them into albums without mailing them.',
        'irrelevant-evidence',
        'Cards that were never mailed do not show what senders used them for.',
      ],
      [
        'Most surviving postcards of the period cost less to mail than letters did, whether they were sent near or far.',
        'plausible-but-unsupported',
        'A low price may explain the popularity of postcards but not the purpose they served.',
      ],
    ],
    why: 'Cards sent within one town with messages about the same day are small arrangements of daily life among people who lived nearby.',
    hints: [
      'What were postcards for, and who got them, in Weiss’s view?',
      'What do you need to know about a message, besides what it says?',
      'What kind of message would you make a quick call for?',
      'Near or far, special or everyday: which should it be?',
    ],
  }),
  reading({
    key: 'rw-textual-18',
    skill: 2,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p><em>The Glass Ferry</em> is a 1934 play by Ottoline Baird. In the play, the character Marguerite has decided to leave the island on which she grew up, but she delays her departure because she is reluctant to admit, even to herself, that she is afraid.</p>',
    question: '<p>Which quotation from <em>The Glass Ferry</em> most effectively illustrates the claim?</p>',
    right:
      '“I would have gone on Tuesday, but the trunk wanted a strap; and now there is a strap, but only look at that sky. No, it is not nerves. I have simply never cared for gray.”',
    at: 'b',
    wrong: [
      [
        '“I am frightened, and I will say so to anyone who asks: to the harbor master, to the gulls. Put me on the boat before I have had time to grow any braver.”',
        'opposite-meaning',
        'Here she admits her fear openly and wants to leave at once.',
      ],
      [
        '“They tell me that the mainland is all noise. Well, I have had nineteen years of hearing the same wave come in. Fetch down the trunk. I am leaving while the tide is right.”',
        'opposite-meaning',
        'Here she is eager to go and does not delay.',
      ],
      [
        '“You may keep the house, and the boat, and the quarrel with the Dunns about the wall. I want nothing from this island that will not fold up small and fit inside a trunk.”',
        'true-but-off-point',
        'These lines show that she means to leave, but neither delay nor hidden fear.',
      ],
    ],
    why: 'She gives one excuse after another (the strap, the sky), and “it is not nerves” denies the fear that her excuses suggest.',
    hints: [
      'The claim has a delay and a reason. Does she admit the reason?',
      'What does she say to explain that she’s still here?',
      'If you hide a fear, you don’t say “I am frightened.” What might you say?',
      'Which lines pile up reasons and deny the real one?',
    ],
  }),
  reading({
    key: 'rw-textual-19',
    skill: 2,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.1,
    passage:
      '<p>The forelimbs of a small feathered dinosaur bore long, stiff feathers but were too short for flight. Paleontologist Renato Okafor has considered two functions. The feathers might have sheltered eggs, in which case they should have been present in all adults and absent in the young, which did not breed; or they might have been used in display to attract mates. Okafor favors display, adding that where such feathers are carried by one sex alone, display is by far the likelier function.</p>',
    question: '<p>Which finding, if true, would most directly support Okafor’s hypothesis?</p>',
    right:
      'Among skeletons of adults, long feathers occur on about half, none of which show the bone tissue that forms in egg-laying females.',
    at: 'd',
    wrong: [
      [
        'Among skeletons of adults, long feathers occur on nearly all, including those with the bone tissue that forms in egg-laying females.',
        'opposite-meaning',
        'Feathers in all adults, females included, are what the hypothesis of sheltering eggs predicts.',
      ],
      [
        'Among skeletons of the young, long feathers are absent from all, although short feathers cover most of the body, the tail, and the forelimbs.',
        'true-but-off-point',
        'Feathers absent in the young fit both functions, since the young neither breed nor seek mates.',
      ],
      [
        'Among skeletons found lying on nests, long feathers occur on most, and the forelimbs are spread over the eggs as if to cover them.',
        'opposite-meaning',
        'This would speak for sheltering eggs, the function that Okafor does not favor.',
      ],
    ],
    why: 'If only about half of the adults have the feathers and none of these are egg-laying females, then the feathers seem to belong to one sex, which points to display.',
    hints: [
      'For each use, who should have the feathers?',
      'What does Okafor say about feathers only one sex has?',
      'If a finding fits both uses, can it decide?',
      'What would you have to know about each animal to decide?',
    ],
  }),
  reading({
    key: 'rw-textual-20',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>A company in Gdańsk began to hold some of its meetings on foot, with employees walking together along a river. Office researcher Chidi Kowal claims that people speak more equally in walking meetings: those who say little at a table say more when walking.</p>',
    question: '<p>Which finding, if true, would most directly support Kowal’s claim?</p>',
    right: 'Employees who spoke least at a table doubled their share of the talking on walks.',
    at: 'a',
    wrong: [
      [
        'Employees who spoke most at a table increased their share of the talking on walks.',
        'opposite-meaning',
        'If those who already talk most talk even more, speaking becomes less equal.',
      ],
      [
        'Employees who walked to work spoke more at a table than those who came by bus.',
        'irrelevant-evidence',
        'How employees come to work has nothing to do with walking meetings.',
      ],
      [
        'Employees who took part in walks reported that they felt healthier afterward.',
        'true-but-off-point',
        'Better health may be a benefit, but it does not concern who speaks.',
      ],
    ],
    why: 'Kowal claims that quiet people say more when walking; a doubled share among those who spoke least shows exactly that.',
    hints: [
      'After the colon, which people does the claim say will change?',
      'Which two kinds of meeting do you have to compare?',
      'Whose share grows if people talk more equally?',
      'Which finding is about those people, and about talking?',
    ],
  }),
];
