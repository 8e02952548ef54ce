import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { findingAgainst, findingFor, quotationFrom } from './questions.js';

export const TEXTUAL_81_90: readonly Item[] = [
  reading({
    key: 'rw-textual-81',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>In the last ten years of her life, the painter Joana Teixeira all but gave up blue; her pictures turned brown, and their outlines softened until a tree could hardly be told from the sky behind it. An eye doctor has argued that cataracts account for this. A clouded lens keeps out blue light and blurs whatever is seen through it, and Teixeira, in the doctor’s opinion, went on painting what she saw. Critics, who like a style to have been chosen, have received the argument coldly. But an eye, the doctor says, does not ask what critics like, and nobody has yet shown that hers were sound.</p>',
    question: findingAgainst('the doctor’s argument'),
    at: 'a',
    right:
      'In those years, she also drew beetles for a museum, in the finest of lines, and sorted them for it by slight differences in their blue.',
    wrong: [
      [
        'In those years, she also complained in letters of rings around every lamp and had labels put on her tubes of paint by a neighbor’s child.',
        'opposite-meaning',
        'Somebody who needs labels for her colors may well have clouded eyes.',
      ],
      [
        'In those years, pupils of hers whose eyes were sound painted pictures so like her own that dealers have been selling them under her name.',
        'plausible-but-unsupported',
        'Pupils can imitate a manner whatever it comes from; their eyes tell us nothing about hers.',
        'It shows that one need not have cataracts in order to paint in this way.',
      ],
      [
        'In those years, critics praised her for a boldness that they had missed in her early pictures and compared her with painters half her age.',
        'irrelevant-evidence',
        'What critics think of the pictures has no bearing on how she saw.',
        'Boldness suggests a choice, and a choice is what the argument denies.',
      ],
    ],
    why: 'Clouded eyes could neither follow the finest lines nor tell slight differences in blue. If she did both in those very years, her eyes cannot be the reason for brown and blurred pictures.',
    hints: [
      'What two things does a cataract do?',
      'If the doctor’s right, what couldn’t she do in those years?',
      'Whose eyes should the finding be about?',
      'Blue and outlines: what if she managed both?',
    ],
  }),
  reading({
    key: 'rw-textual-82',
    skill: 2,
    difficulty: 'easy',
    seconds: 90,
    passage:
      '<p>“Left to Me” is a 1971 poem by Alan Thwaite Orr about the speaker’s father, a sailor, who was at home twice a year and set about making up, on each occasion, for the time that he had lost as a parent. It begins as a list of what was in his sea chest when he died and goes on to what was not in it. A reader of the poem remarks that, as it goes on, the speaker comes to see that what a parent hands down is less what he tried to teach than what he could not help being.</p>',
    question: quotationFrom('“Left to Me”'),
    at: 'd',
    right:
      '“He taught me knots, and I have lost the knots. / But done with any job, I step back, hum / his four flat notes, and wipe my hands on air.”',
    wrong: [
      [
        '“He taught me knots, and I can tie them all, / the bowline in the dark, the sheepshank wet. / My hands say what he told them, word for word.”',
        'opposite-meaning',
        'Here, what the father taught is just what has been handed down.',
      ],
      [
        '“He taught me nothing. He was out at sea. / I got my knots from books, my shave from boys, / and what a father is from other people’s.”',
        'true-but-off-point',
        'Nothing was taught, but nothing else of the father’s was handed down, either.',
        'It denies that the father’s teaching was what counted.',
      ],
      [
        '“He taught me knots so that I might be like him. / I cut the rope at sixteen, and went inland, / where nothing must be fastened if it’s to stay.”',
        'plausible-but-unsupported',
        'The father’s teaching fails, but the speaker does not take after him in any other way.',
        'What the father wanted to hand down has been thrown off, which is the first half of the claim.',
      ],
    ],
    why: 'The knots, which were taught, are lost. The hum and the gesture, which nobody teaches, have come down to the speaker.',
    hints: [
      'Which two kinds of things can a parent pass on here?',
      'In which quotations does something he taught get lost?',
      'Where the lesson is lost, has anything else come down?',
      'What might you copy from a parent who never meant to teach it?',
    ],
  }),
  reading({
    key: 'rw-textual-83',
    skill: 2,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>A raven that is hiding food hurries and takes more care if another raven is looking on. Skeptics think that it simply responds to the sight of another’s eyes. A team of biologists believes that ravens can do more: once a raven has looked through a peephole itself, it understands that another raven, which it cannot see, may be watching through the same hole.</p>',
    question: findingFor('the team’s belief'),
    at: 'd',
    right:
      'When they heard another raven in the next room, ravens hid food with care if the peephole was open but not if it was shut.',
    wrong: [
      [
        'When they saw another raven in the next room through a window, ravens hid food with care, but not if the window was covered.',
        'opposite-meaning',
        'Here, ravens respond to an onlooker whom they see, as the skeptics think.',
      ],
      [
        'When they heard another raven in the next room, ravens hid food with care, no matter whether the peephole was open or shut.',
        'plausible-but-unsupported',
        'If the peephole makes no difference, the sound may be all that they respond to.',
      ],
      [
        'When they had looked through the peephole themselves, ravens went to the next room to take the food that they had seen there.',
        'irrelevant-evidence',
        'That ravens use what they see is not in question; this is not about being watched.',
      ],
    ],
    why: 'The other raven is heard and not seen, so no eyes are in sight. That care depends on the peephole shows that ravens reckon with being watched through it.',
    hints: [
      'What do the skeptics think a raven responds to?',
      'The other raven must not be seen. How can it still be noticed?',
      'What should the peephole change?',
      'Which behavior would you only see from a raven that understands the hole?',
    ],
  }),
  reading({
    key: 'rw-textual-84',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>People are often more tired after a meeting by video than after one of the same length by telephone. Two explanations have been offered. According to one, it is wearing to have one’s own face before one’s eyes for an hour, since one cannot help watching over it. According to the other, the trouble is in the line: pictures and voices arrive a little late and not quite together, so that speakers keep breaking in on each other, and putting this right takes effort. Both may be true, of course; but a company that wants its people to be less tired would like to know whether to spend its money on the line or to leave it as it is.</p>',
    question: findingFor('the first explanation over the second'),
    at: 'b',
    right:
      'On the same line, people whose own picture was hidden from them, though not from others, were less tired than people who saw themselves.',
    wrong: [
      [
        'On a better line, people who saw themselves throughout the meeting were less tired than people who did so on a line that was slow.',
        'opposite-meaning',
        'Here, the screen is the same and the line makes the difference.',
      ],
      [
        'On the same line, people who turned the picture off and only listened to the voices were less tired than people who saw everyone.',
        'plausible-but-unsupported',
        'Without any picture, there is also nothing that can be out of step with the voices.',
        'With the picture gone, one’s own face is gone, too, and the line is the same.',
      ],
      [
        'On the same line, people who spoke in the meeting again and again were more tired afterward than people who had hardly spoken at all.',
        'plausible-but-unsupported',
        'Those who speak watch over their faces, perhaps, but they are also the ones who are broken in on.',
        'Speaking is when one most minds how one looks.',
      ],
    ],
    why: 'Only one thing differs between the two groups: whether they see themselves. Line, sound, and the other pictures are the same, so the difference in fatigue must come from their own face.',
    hints: [
      'What makes people tired, in each explanation?',
      'The line is the same for both groups. Is that enough?',
      'If you change several things at once, can you tell which one matters?',
      'What’s the one thing you’d change, to test the first explanation?',
    ],
  }),
  reading({
    key: 'rw-textual-85',
    skill: 2,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In <em>The Understanding</em>, a 1938 comedy by Iphigenia Rowe, Augusta is engaged to the talkative Percival. As more than one reviewer observed, Augusta’s way of putting an end to a discussion is to agree.</p>',
    question: quotationFrom('<em>The Understanding</em>'),
    at: 'c',
    right:
      '“You are perfectly right, Percival. You were right on Monday, too. I wrote it down, so that neither of us need ever go through it again.”',
    wrong: [
      [
        '“You are perfectly wrong, Percival, and I could hear it all day. Do go on, and when you get to the colonies, speak up, for the maid.”',
        'opposite-meaning',
        'She disagrees here, and she asks him to go on.',
      ],
      [
        '“You are perfectly right, Percival. I had not seen it in that light. What do you suppose would follow from it for people like ourselves?”',
        'true-but-off-point',
        'She agrees, but her question keeps the discussion going.',
      ],
      [
        '“I have no opinion, Percival. I had one in the spring, but everybody would keep looking at it, and it faded. Do let us go in to supper.”',
        'true-but-off-point',
        'She puts an end to it, but by having no opinion and not by agreeing.',
      ],
    ],
    why: '“You are perfectly right” agrees, and “so that neither of us need ever go through it again” ends the discussion by means of it.',
    hints: [
      'What does Augusta do, and what comes of it?',
      'In which quotations does she agree?',
      'In which quotation does her agreeing leave nothing to discuss?',
      'Is agreeing enough, or do you need something more?',
    ],
  }),
  reading({
    key: 'rw-textual-86',
    skill: 2,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>In some cities, a small yellow flower grows in the squares of earth around street trees. Each plant makes two sorts of seeds: light ones, which fly off, and heavy ones, which drop. Biologists suspect that the plants in the squares have evolved to make fewer light seeds, because in a street, a seed that flies will come down on the pavement and be lost.</p>',
    question: findingFor('the biologists’ suspicion'),
    at: 'a',
    right:
      'Grown side by side in the same soil, plants from the squares made a smaller share of light seeds than plants from the country.',
    wrong: [
      [
        'Grown side by side in the same soil, plants from the squares made as large a share of light seeds as plants from the country.',
        'opposite-meaning',
        'If the shares are equal, the plants in the squares have not changed.',
      ],
      [
        'Found in the squares, where the earth is poor, plants were smaller than plants found in the country and made fewer seeds of both sorts.',
        'plausible-but-unsupported',
        'Poor earth may keep any plant small; light seeds in particular have not become fewer.',
      ],
      [
        'Grown side by side in the same soil, plants from the squares made light seeds that flew as far as those of plants from the country.',
        'irrelevant-evidence',
        'How far seeds fly does not show that fewer of them are made.',
      ],
    ],
    why: 'In the same soil, a difference cannot come from the soil; it must be in the plants. And the difference is the suspected one: a smaller share of seeds that fly.',
    hints: [
      'What is supposed to have changed?',
      'Which of the two sorts of seeds should there be fewer of?',
      'How can you be sure it’s the plants and not the place?',
      'Which plants would you compare, and how would you grow them?',
    ],
  }),
  reading({
    key: 'rw-textual-87',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>A sonata by Josepha Lindner was printed in Leipzig in 1798 and in London in 1803. The composer’s own sheets are gone. As the two editions agree in so many wrong notes that this cannot be chance, it has been taken for granted that the London engraver worked from a copy of the Leipzig edition, and pianists have paid no attention to his. A pianist who is now preparing a new edition doubts this. In her opinion, Lindner sent the same sheets first to one city and then to the other, and the wrong notes are slips of her pen, which neither engraver noticed. If this is so, the London edition may tell us what she wrote where the Leipzig one does not.</p>',
    question: findingFor('the pianist’s opinion'),
    at: 'd',
    right:
      'In three places, the London edition has a measure, without which the melody makes no sense, that the Leipzig edition has left out.',
    wrong: [
      [
        'In three places, the London edition has left out a measure, without which the melody makes no sense, that the Leipzig edition has.',
        'reversed-direction',
        'An engraver who works from the Leipzig edition may leave something out; the usual view has no trouble with this.',
        'It shows that the two editions do not agree throughout.',
      ],
      [
        'In three places, the London edition has a sharp, which any musician would put there, that the Leipzig edition has left out.',
        'plausible-but-unsupported',
        'The London engraver can have put in the sharp by himself if any musician would do so.',
        'Here the later edition has something right that the earlier one has wrong.',
      ],
      [
        'In three places, the London edition has left out a measure, without which the melody makes no sense, and so has the Leipzig edition.',
        'true-but-off-point',
        'Faults that the editions share are known already and agree with either view.',
      ],
    ],
    why: 'An engraver can correct an obvious slip, but he cannot restore measures that are missing from what he works from. If the London edition has them, its engraver had something else before him than the Leipzig one.',
    hints: [
      'In the usual view, what did the London engraver work from?',
      'If he copied it, what couldn’t the London edition have?',
      'Which changes could a clever engraver make on his own?',
      'What can’t he have copied and can’t have thought of himself?',
    ],
  }),
  reading({
    key: 'rw-textual-88',
    skill: 2,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>Children who grow up on farms with cattle are less likely than other children to have allergies. Some researchers credit the milk, which farm families drink as it comes from the cow. Others credit the dust of the stalls, which the children breathe from their first days on and which, they think, trains the body not to be alarmed by harmless things. It is not easy to tell who is right, for families that own a stall seldom buy their milk; nor is that all, since farm families also tend to differ from others in how many children they have and in what they eat.</p>',
    question: findingFor('the view of those who credit the dust'),
    at: 'a',
    right:
      'In a village of farmers who all sell their milk and drink none of it, children from houses built against the stall had fewer allergies than the others.',
    wrong: [
      [
        'In a village of farmers who drink milk as it comes from the cow, children who also spent much time in the stall had fewer allergies than children in the city.',
        'plausible-but-unsupported',
        'These children have both the milk and the dust, and they differ from city children in much else.',
        'Children who spent time in the stall did have fewer allergies.',
      ],
      [
        'In a city where milk can be bought as it comes from the cow, children who drank it had fewer allergies than children from the same streets who did not.',
        'opposite-meaning',
        'Milk without a stall speaks for the other researchers.',
      ],
      [
        'In a city far from any farm, children with many brothers and sisters had more colds and fewer allergies than children who had been brought up alone.',
        'true-but-off-point',
        'This is one of the other differences named in the passage; there is no stall in it.',
        'Brothers and sisters may train the body in the way that dust is said to do.',
      ],
    ],
    why: 'All of these families are farmers, and none of them drinks the milk. What differs is how near the children live to the stall and its dust, and allergies differ with it.',
    hints: [
      'Which two things usually go together on a farm?',
      'To see what dust does alone, what has to be missing?',
      'What else should be the same for the families you compare?',
      'No milk for anyone. What should be different, then?',
    ],
  }),
  reading({
    key: 'rw-textual-89',
    skill: 2,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Piet Vos was apprenticed to a clockmaker in 1874. In a letter of that year to his sister, he admits that he has begun to enjoy a task which he used to find dull.</p>',
    question: quotationFrom('Vos’s letter'),
    at: 'd',
    right:
      '“The filing of wheels, of which I wrote to you so bitterly, has got hold of me. Yesterday I had to be told twice that it was suppertime.”',
    wrong: [
      [
        '“The filing of wheels is what I told you it was. I do it with my eyes on the window, and the master says that one can hear it in the sound.”',
        'opposite-meaning',
        'He looks out of the window as he works; the task is as dull as ever to him.',
      ],
      [
        '“I have been put to engraving at last, and I shall not file another wheel until I am master here and can have some other boy do it for me.”',
        'confused-details',
        'He is glad to have a new task; the old one he does not like any better.',
      ],
      [
        '“The master’s daughter brings us coffee at ten, and it is for the sake of that hour, if you wish to know, that I sit here and file my wheels.”',
        'confused-details',
        'What he enjoys here is the coffee, or the daughter, and not the task.',
      ],
    ],
    why: 'He wrote “so bitterly” of filing wheels before; now it “has got hold” of him so much that he does not notice when it is time to eat.',
    hints: [
      'What has changed for him, in the claim?',
      'How did he feel about the task before?',
      'In which quotations does he like it now?',
      'When does someone have to tell you twice that it’s time to stop?',
    ],
  }),
  reading({
    key: 'rw-textual-90',
    skill: 2,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>The blades of wind turbines kill birds, which seem not to see them. When blades turn fast, they blur, and a bird may take the blur for open sky. Engineers at one wind farm claim that if just one of the three blades is painted black, the blur is broken, and birds notice the turbine in time to avoid it.</p>',
    question: findingFor('the engineers’ claim'),
    at: 'b',
    right:
      'Fewer birds were killed by turbines with a black blade than before it was painted, but as many as before by white ones nearby.',
    wrong: [
      [
        'Fewer birds were killed by turbines with a black blade than before it was painted, and fewer than before by white ones nearby.',
        'plausible-but-unsupported',
        'If fewer birds die at white turbines as well, something other than the paint may be the reason.',
      ],
      [
        'Fewer birds were killed by turbines with a black blade than by white ones nearby, but no fewer than before it was painted.',
        'reversed-direction',
        'If as many birds were killed before the painting as after it, the paint has made no difference.',
      ],
      [
        'Fewer birds were killed by turbines that stood far from the coast than by turbines that stood near it, whatever their color was.',
        'irrelevant-evidence',
        'Distance from the coast is another matter; color makes no difference in this finding.',
      ],
    ],
    why: 'With the black blade, fewer birds die than before. The white turbines nearby show that nothing else has changed, since as many die there as before.',
    hints: [
      'What’s supposed to save the birds?',
      'You compare before and after. Is that enough?',
      'What good are the white turbines nearby?',
      'If it’s the paint, what should happen where there isn’t any?',
    ],
  }),
];
