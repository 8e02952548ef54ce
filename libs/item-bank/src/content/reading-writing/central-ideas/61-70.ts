import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { MAIN_IDEA } from './questions.js';

export const CENTRAL_IDEAS_61_70: readonly Item[] = [
  reading({
    key: 'rw-central-61',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>The shipping container is often called an invention that changed the world, and in a picture of it there is remarkably little to be seen: a steel box with two doors. Goods had been put into boxes, and boxes lifted by cranes from carts into boats, since the eighteenth century. In the 1950s several companies were shipping large boxes at a profit, each in sizes of its own and with its own device at the corners for the crane to grip, so that a box that had come on one company’s ship could go no farther on another’s truck. What happened in the following decade was that they sat down together, for years, over inches and corners; and the owner of the best corner gave up his rights in it so that all could use it.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right: 'What made the container so important was less the box than an agreement on its form.',
    wrong: [
      [
        'What made the container so important was a corner better than those known before.',
        'detail-not-main-idea',
        'A good corner that only one company used would have left things as they were in the 1950s.',
        'The best corner comes last in the text, and it is a real technical improvement.',
      ],
      [
        'What made the container so important had been in use since the eighteenth century.',
        'opposite-meaning',
        'Boxes and cranes are that old, but the change came much later, so something else must have made it.',
        'The text does insist that there was nothing new about the box.',
      ],
      [
        'What made the container so important was the profit of those who owned its parts.',
        'reversed-direction',
        'Companies made a profit before the change, and the owner of the corner gave up his rights.',
      ],
    ],
    why: 'There was nothing new in the box. In the 1950s each company had its own sizes and corners, and boxes could not pass from one to the other. Then “they sat down together,” and one gave up his rights “so that all could use it.” The agreement was the new thing.',
    hints: [
      'How new was the box itself?',
      'What was the trouble with the boxes of the 1950s?',
      'What did the companies do in the next ten years?',
      'Why did it matter that the owner gave up his rights to the corner?',
    ],
  }),
  reading({
    key: 'rw-central-62',
    skill: 1,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>For eleven years, at half past six, somebody on the other side of the wall had played the same nocturne and, at the same bar, struck an F where there ought to have been an F sharp. Madame Tavares, who gave lessons, had suffered. She had thought of a note under the door; she had worked out the fingering. Then, in March, there was a van in front of the house, and half past six came and went. On the fourth evening she opened her own piano and began the piece, not very loud. At the bar in question she saw, to her surprise, what her finger meant to do, and she let it.</p>',
    question: '<p>Based on the text, why does Madame Tavares let her finger play as it does?</p>',
    at: 'c',
    right: 'She misses the mistake that she has heard for so many years.',
    wrong: [
      [
        'She wishes to show her neighbor which note has been wrong.',
        'ignores-evidence',
        'The van and the silence at half past six show that there is no one left on the other side to hear it.',
      ],
      [
        'She has heard the piece so often that she plays without care.',
        'plausible-but-unsupported',
        'She sees what the finger is about to do and lets it, so it is no carelessness.',
      ],
      [
        'She has lost the fingering that she once worked out for it.',
        'not-stated',
        'Nothing says that she has forgotten it; what she does is a choice.',
      ],
    ],
    why: 'The neighbor has moved away, and the piece no longer comes through the wall. She plays it herself and, though she knows better, lets the wrong note stand: after eleven years, it belongs to the piece and to the evening.',
    hints: [
      'What happened next door?',
      'What does she do on the fourth evening?',
      'Which note does her finger mean to play?',
      'She hated that note for eleven years. Why let it be heard now?',
    ],
  }),
  reading({
    key: 'rw-central-63',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Young sunflowers turn with the sun, from east in the morning to west in the evening, and swing back during the night. Once they have stopped growing, they stay as they are, and most of them face east. To find out whether this is of use to them, researchers turned potted plants around so that they faced west. In the morning, flowers that faced east warmed up sooner, and bees, which like warm flowers, came to them five times as often as to the others.</p>',
    question: '<p>According to the text, what do grown sunflowers gain by facing east?</p>',
    at: 'b',
    right: 'They are visited by more bees in the morning.',
    wrong: [
      [
        'They go on growing after others have stopped.',
        'confused-details',
        'They stay as they are once they have stopped growing.',
      ],
      [
        'They can swing back more easily during the night.',
        'confused-details',
        'It is the young plants that swing back during the night.',
      ],
      [
        'They are cooler than others when the sun comes up.',
        'opposite-meaning',
        'Flowers that faced east warmed up sooner.',
      ],
    ],
    why: 'In the experiment, flowers that faced east were warm earlier, and bees came to them “five times as often.”',
    hints: [
      'Young plants do one thing and grown ones another. Which ones turn?',
      'What did the researchers change?',
      'In the morning, what was different about flowers facing east?',
      'What do bees like?',
    ],
  }),
  reading({
    key: 'rw-central-64',
    skill: 1,
    difficulty: 'medium',
    seconds: 95,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>It came out cracked. The founder cut the price,</p><p>And that is how a bell hangs in our tower.</p><p>Our fathers saved to have it melted twice,</p><p>And drank it twice. It coughed out every hour.</p><p>The bishop winced. Then came the night the fleet</p><p>Was feeling home through fog as thick as wool.</p><p>Nine bells along the cliffs, all true, all sweet,</p><p>Called from nine harbors, clear and beautiful,</p><p>And every skipper stood there like the blind</p><p>Whom everybody calls. And then, like tin,</p><p>Like gravel in a pail, from far behind,</p><p>Came ours, and said which way, and brought them in.</p></blockquote>',
    question: '<p>Which choice best states the main idea of the poem?</p>',
    at: 'a',
    right: 'What made a bell poor made it useful, as it could be told from all the others.',
    wrong: [
      [
        'What made a bell poor was forgiven when it had called as clearly as the others.',
        'opposite-meaning',
        'It sounds “like gravel in a pail” to the end; consider what it can do that the clear ones cannot.',
        'Stories of despised things often end in this way, with the flaw forgotten in the hour of need.',
      ],
      [
        'What made a bell useful was that it could be heard farther off than the others.',
        'plausible-but-unsupported',
        'It comes “from far behind,” but the others are heard too. The skippers’ trouble is of another kind.',
        'In fog one needs a bell that carries, and “from far behind” seems to speak of distance.',
      ],
      [
        'What made a bell useful was the money that others had saved to have it melted.',
        'confused-details',
        'The money was spent on drink, and the bell was left as it was.',
      ],
    ],
    why: 'The nine sweet bells all sound alike, so the skippers are “like the blind / Whom everybody calls.” The cracked one sounds like no other, and so it tells them which harbor it is. Its flaw is what helps.',
    hints: [
      'What’s wrong with the village’s bell?',
      'Can the skippers hear the nine other bells?',
      'If everybody calls you and you can’t see, what’s the trouble?',
      'What does the tenth bell tell them that the nine can’t?',
    ],
  }),
  reading({
    key: 'rw-central-65',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>That leaves turn yellow in autumn is soon explained. The yellow has been in them all summer, hidden by the green; when the tree breaks the green down and draws its useful parts back into the twigs, the yellow is what remains. With red, it is otherwise. As a rule, there is no red in the leaf until autumn. It is made then, out of sugar, by a tree that is about to let the leaf drop, as if one papered the walls of a house on the day of moving out. Perhaps it shields the leaf from strong light for as long as anything is left to be drawn back. Perhaps it warns insects that look for a place to lay their eggs. Neither has been proved for more than a few kinds of trees; but nobody who has understood the yellow will think that the red explains itself.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'The red of autumn leaves, unlike the yellow, calls for a reason why trees should go to the expense.',
    wrong: [
      [
        'The red of autumn leaves, unlike the yellow, is used by trees to keep insects from laying their eggs.',
        'too-strong',
        'This is one of two proposals, and neither has been proved for more than a few kinds of trees.',
        'It is the most striking of the proposals, and it would be a reason of the sort that is wanted.',
      ],
      [
        'The red of autumn leaves, like the yellow, has been hidden by the green until trees break that down.',
        'opposite-meaning',
        'This is true of the yellow. Where the red comes from is the very point at which the two part.',
      ],
      [
        'The red of autumn leaves, like the yellow, is left over when trees have drawn back what they can use.',
        'wrong-group',
        'Something that is made anew, out of sugar, cannot be what is left over.',
        'It would explain both colors in the same way, and the drawing back does happen in every leaf.',
      ],
    ],
    why: 'Yellow is merely what remains. Red is made anew, out of sugar, in leaves about to be dropped, which seems a waste. So the red needs an explanation; two are mentioned, and neither is settled.',
    hints: [
      'Where does the yellow come from?',
      'When is the red made, and what from?',
      'You paper the walls on the day you move out. What does that say about the red?',
      'The text says “Perhaps” twice. What is it still sure of?',
    ],
  }),
  reading({
    key: 'rw-central-66',
    skill: 1,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Before there were photographs, a passport of the Duchy of Ansbrück described its bearer: forehead, nose, mouth, chin. The clerks, with forty to fill in before noon, wrote “ordinary” four times, and historians have had their fun with a frontier at which three travelers out of four could have passed for each other. But it is doubtful whether any officer of the frontier ever raised his eyes from a nose to the page. His instructions bid him look at the seal; to observe whether the coat was that of the trade that the paper gave; to ask where the bearer had slept, and to note if he had to think. Among some nine hundred people turned back in the years for which there are records, not one was sent away on account of his chin.</p>',
    question: MAIN_IDEA,
    at: 'c',
    right:
      'That the descriptions in the passports hardly described anyone mattered little to the way travelers were checked.',
    wrong: [
      [
        'That the descriptions in the passports hardly described anyone shows how easily travelers could pass the frontier.',
        'plausible-but-unsupported',
        'This is the historians’ joke. Some nine hundred people did not pass.',
        'A description that fits everybody does seem to invite everybody in.',
      ],
      [
        'That the clerks had so many passports to fill in is the reason why travelers were asked where they had slept.',
        'wrong-relation',
        'The officers asked because their instructions bid them to; the haste of the clerks explains only the word “ordinary.”',
      ],
      [
        'That the officers did not compare faces with passports shows how little they cared for their instructions.',
        'opposite-meaning',
        'What the officers were told to look at was something else than the face.',
        'The officers do neglect what is written down about forehead, nose, mouth, and chin.',
      ],
    ],
    why: 'The descriptions were worthless, and historians laugh. But the officers checked seal, coat, and ready answers and turned back nine hundred people on such grounds, none because of the description. So its emptiness did no harm.',
    hints: [
      'Why are the descriptions so useless?',
      'At which word does the text turn against the historians?',
      'What were the officers told to look at?',
      'No one was turned back for his chin. So how much did descriptions matter?',
    ],
  }),
  reading({
    key: 'rw-central-67',
    skill: 1,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>My grandfather had been deaf since he was a boy. When we wanted him, we stamped on the kitchen floor, and he looked up from whatever he was doing. Mother said that one stamp was enough for everybody. But he always turned to the right child, even if we stood behind his back. My brother, he explained to us once, came through the boards like a horse, and my cousin like rain; and I, he said, stamped like somebody who is sorry to disturb.</p>',
    question: '<p>According to the text, how did the grandfather know which child wanted him?</p>',
    at: 'a',
    right: 'He recognized how each of them made the floor shake.',
    wrong: [
      [
        'He heard a little if somebody stamped loudly enough.',
        'opposite-meaning',
        'He had been deaf since he was a boy; it is not by hearing that he knows.',
      ],
      [
        'He looked at each of them in turn until one nodded.',
        'not-stated',
        'He turned to the right child at once, even if they stood behind his back.',
      ],
      [
        'He had told them how many times each should stamp.',
        'confused-details',
        'Mother says that one stamp was enough for everybody.',
      ],
    ],
    why: 'He feels the stamping “through the boards,” and it differs from child to child: like a horse, like rain, like somebody who is sorry.',
    hints: [
      'Which sense can’t he have used?',
      'What did the children do when they wanted him?',
      'One child’s like a horse and one’s like rain. What is he comparing?',
      'What did the stamping travel through to reach him?',
    ],
  }),
  reading({
    key: 'rw-central-68',
    skill: 1,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>If you put a microphone in the rain, what you get sounds like bacon in a pan. A blow to the jaw makes next to no noise, and snow, on a recording, does not crunch as we expect it to. The people who supply the sounds for films therefore make them from other things: the snow is starch in a leather bag, the blow is a chop on a cabbage. They have been doing so for ninety years, and there is no longer anyone in the audience who has heard more blows struck in life than on the screen. A young director who lately used only what his microphones had picked up was told by those who saw the film in trial showings that its sound was careless, and that one could tell that it had been put in afterward.</p>',
    question: MAIN_IDEA,
    at: 'a',
    right: 'What audiences take for true sound is what films have long taught them to expect of it.',
    wrong: [
      [
        'What audiences take for true sound is recorded with more care than it once was.',
        'not-stated',
        'The care taken over recordings now and in former times is not compared.',
      ],
      [
        'What films have taught audiences about sound is forgotten when they hear it in life.',
        'plausible-but-unsupported',
        'Hardly anyone has heard such things in life; what the audiences judge by is something else.',
        'The text does set life and screen side by side as two places in which sounds are heard.',
      ],
      [
        'What films offer as true sound is soon found out by audiences to be made from other things.',
        'reversed-direction',
        'The audience suspected the very sounds that had not been made from other things.',
        'The viewers in the trial showings do complain that the sound has been put in afterward.',
      ],
    ],
    why: 'For ninety years, films have used invented sounds, and viewers know blows and snow mainly from films. So real recordings seem false to them, and the invented ones true. Films have shaped what people expect.',
    hints: [
      'What do film people use in place of the real sounds?',
      'Where do most people know the sound of a blow from?',
      'What did viewers say about the real sounds?',
      'Why would a real sound seem false to them?',
    ],
  }),
  reading({
    key: 'rw-central-69',
    skill: 1,
    difficulty: 'easy',
    seconds: 65,
    passage:
      '<p>Good pencils used to be left in the color of their wood, so that buyers could see that nothing was being hidden under paint. When a firm in Bohemia brought out a new pencil around 1890, it painted it yellow all the same. Its graphite was mined in Siberia, near the border of China, where it was held to be the best in the world, and yellow was known to Europeans as the color of the emperor of China. The pencil cost a good deal more than others and sold well. Soon other makers were painting theirs yellow, though their graphite came from anywhere, and in time buyers came to expect it.</p>',
    question: '<p>According to the text, for what purpose did the Bohemian firm paint its pencil yellow?</p>',
    at: 'b',
    right: 'To hint at the region from which its good graphite came',
    wrong: [
      [
        'To offer its buyers a color that they had come to expect',
        'reversed-direction',
        'That buyers expect yellow came about later, when other makers had followed.',
      ],
      [
        'To hide from its buyers that it did not use the best wood',
        'opposite-meaning',
        'Hiding something under paint is what buyers feared; the firm is not said to have done so.',
      ],
      [
        'To show that it was able to sell at a higher price than others',
        'wrong-relation',
        'The pencil did cost more, but this is not what the color was to make people think of.',
      ],
    ],
    why: 'Yellow was “the color of the emperor of China,” and the graphite came from near the border of China. The color was to make buyers think of the place that was famous for the best graphite.',
    hints: [
      'Why were good pencils left unpainted before?',
      'Where did the firm’s graphite come from, and how good was it?',
      'What did yellow make Europeans think of?',
      'Other makers copied it later. What was the first firm after?',
    ],
  }),
  reading({
    key: 'rw-central-70',
    skill: 1,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>When the new campus of the college at Brennick was opened, its planners laid no paths at all. They sowed grass, waited for a year, and then paved the lines that the students’ feet had drawn. The idea has been widely praised, and it is a good one: who should know where people want to walk if not the people who walk? But feet can draw a line only where feet can go. Students who used wheelchairs had kept to the service road all year, because it was paved, and had left no mark on the grass. And the steep bank behind the library, over which everybody would have gone if there had been steps, was as green in the spring as it had been in the fall.</p>',
    question: MAIN_IDEA,
    at: 'd',
    right: 'Paths worn in grass tell where some people walk but not all that planners ought to know.',
    wrong: [
      [
        'Paths worn in grass tell planners better than anything else where people want to walk.',
        'opposite-meaning',
        'This is the praise that the idea has received. Do not stop reading at “But.”',
      ],
      [
        'Paths worn in grass show that planners ought to have paved the campus from the first.',
        'too-strong',
        'The text calls the idea a good one; it points out a limit and does not reject it.',
      ],
      [
        'Paths worn in grass keep people from using roads and banks that planners have made.',
        'confused-details',
        'Some students kept to the service road, and nobody used the bank; the worn paths are not the cause.',
      ],
    ],
    why: 'The idea is “a good one,” but it records only those who could walk on the grass, and only where one could go. Students in wheelchairs and the bank without steps left no mark, although planners should have known of both.',
    hints: [
      'What did the planners do, and what does the text think at first?',
      'Which sentence says where the idea stops working?',
      'Who left no mark on the grass, and why?',
      'What does the green bank tell you about where people wanted to go?',
    ],
  }),
];
