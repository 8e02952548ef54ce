import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_71_80: readonly Item[] = [
  reading({
    key: 'rw-inference-71',
    skill: 4,
    difficulty: 'medium',
    seconds: 85,
    passage:
      '<p>The log of Carrick Light, which the keeper’s wife wrote up, had nineteen ships for the month of March. I had been sent by the Board of Lights to find out why, since the channel had filled with sand and all traffic now went round by the north. I asked her what a three-master had been doing in two fathoms of water. She poured out the tea. “You’d be closing us if there was none,” she said. I said that this was for the Board. “And who’s to burn a light,” she said, “for the one that hasn’t heard about the sand?” That evening, on the boat, I copied the nineteen ships into my report and added that the log was in order and the handwriting excellent. What he wrote suggests that the inspector ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'means to help the light stay open, though he does not believe the log.',
    wrong: [
      [
        'is now persuaded that the ships had passed through the channel in March.',
        'ignores-evidence',
        'Nobody claims that the channel is deep enough; even the wife’s answers leave the ships unexplained.',
      ],
      [
        'expects the Board to notice by itself that the log cannot be trusted.',
        'plausible-but-unsupported',
        'If he wished the Board to doubt the log, he would hardly call it in order and hand the ships on without a word about the sand.',
      ],
      [
        'cares little for what is in a log so long as it is clearly written.',
        'too-strong',
        'He had come to find out about the ships and asked about them; the remark on the handwriting stands in for what he leaves out.',
      ],
    ],
    why: 'He knows that no three-master sails in two fathoms, and the wife has all but admitted it. Yet after her question about the ship that has not heard about the sand, he passes the ships on and calls the log in order instead of reporting what he knows.',
    hints: [
      'What does the inspector know about the channel?',
      'Does the wife deny that the ships are made up?',
      'What did he put in his report?',
      'What will the Board do when it reads about nineteen ships?',
    ],
  }),
  reading({
    key: 'rw-inference-72',
    skill: 4,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>A bank made its employees choose a new password every month, so that anyone who had got hold of an old one would soon be shut out. To see how well the rule worked, it had experts compare the passwords that each employee had used in the course of a year. Hardly any of them had been thought up anew. Harbor-May was followed by Harbor-June; 7sparrows by 8sparrows. Knowing an employee’s password of one month, the experts were able, for nearly half of the employees, to hit upon that of the next within five tries. For a thief with an old password, then, the rule ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'was in many cases only a slight obstacle.',
    wrong: [
      [
        'took effect only after a year had gone by.',
        'confused-details',
        'The year is the time over which the experts compared; the thief has to deal with one change at a time.',
      ],
      [
        'made it unnecessary to make any tries at all.',
        'too-strong',
        'The experts needed up to five tries, and with half of the employees even these were not enough.',
      ],
      [
        'was stricter than for the bank’s employees.',
        'not-stated',
        'The rule applied to employees; the text compares old passwords with new ones.',
      ],
    ],
    why: 'The rule was to shut a thief out by making the old password useless. But the old one often leads to the new one within five tries. So the thief is held up for a moment, not shut out.',
    hints: [
      'Who was the rule supposed to keep out?',
      'How did people come up with a new password every month?',
      'What could the experts do with an old one?',
      'A thief can do that, too. How well does the rule stop him?',
    ],
  }),
  reading({
    key: 'rw-inference-73',
    skill: 4,
    difficulty: 'hard',
    seconds: 110,
    passage:
      '<p>When a great sheet of ice melts, its water does not spread over the ocean as it would over a bathtub. The ice is heavy enough to draw the sea toward itself, so that the water along its edges stands higher than it would without the ice. As the ice shrinks, this pull grows weaker, and the water that it has held is let go. Within some two thousand kilometers of the sheet, more is lost in this way than is gained by the melting, and the sea falls. The missing water has to be somewhere: at great distances, the sea rises by more than the average for the whole ocean. Iceland lies close to the ice of Greenland and at the other end of the world from that of Antarctica. If equal amounts of the two melted, Iceland ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'would see its harbors flooded by the ice that is far away, not by the ice that is near.',
    wrong: [
      [
        'would see its harbors flooded sooner by the ice that is near than by the ice that is far away.',
        'opposite-meaning',
        'This is how water would behave in a bathtub. Consider what happens to the sea close to a sheet that shrinks.',
        'Water that comes from nearby should arrive first and in the greatest amount.',
      ],
      [
        'would see the sea rise by no more than the average, as the two effects would cancel out.',
        'plausible-but-unsupported',
        'The two sheets do act in different directions, but the text gives no reason to expect that they balance, still less that they come out at the average.',
        'One of the sheets makes the sea fall there and the other makes it rise, so that a balance seems natural.',
      ],
      [
        'would see the sea fall in either case, as water is let go wherever a sheet of ice shrinks.',
        'too-strong',
        'The sea falls only within a certain distance, and one of the sheets is much farther away.',
      ],
    ],
    why: 'Iceland is within two thousand kilometers of Greenland’s ice, where the sea falls as the sheet melts. It is as far as can be from Antarctica’s, and there, at a great distance, the sea rises by more than the average. So the danger comes from the far sheet.',
    hints: [
      'What does an ice sheet do to the sea around it?',
      'When the sheet shrinks, what does the sea do nearby, and what far away?',
      'Which of the two sheets is close to Iceland?',
      'Take one sheet at a time. Does the sea at Iceland rise or fall?',
    ],
  }),
  reading({
    key: 'rw-inference-74',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In 1850, one telegraph line ran from Berlin to Aachen and another from Paris to Brussels. Between Aachen and Brussels there was no line, and the train took more than six hours. Paul Julius Reuter, who sold news to bankers, had the prices of the Paris stock exchange tied to pigeons, which covered the distance in two. Within a year the two lines were joined. Reuter gave up his pigeons and moved to London. His pigeons, it seems, had been useful to him only as long as ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'nothing faster went between the two towns.',
    wrong: [
      [
        'bankers in London had no use for his news.',
        'not-stated',
        'What bankers in London wanted at that time is not mentioned.',
      ],
      [
        'there was no train by which to send prices.',
        'ignores-evidence',
        'There was a train; it took more than six hours.',
      ],
      [
        'the telegraph from Paris was out of order.',
        'plausible-but-unsupported',
        'The line from Paris to Brussels worked; it was needed to bring the prices to the pigeons.',
      ],
    ],
    why: 'The pigeons beat the train, but not the telegraph. As soon as the gap between the lines was closed, Reuter gave them up.',
    hints: [
      'Where was the gap in the telegraph?',
      'How long did the train take, and how long the pigeons?',
      'What did Reuter do once the lines were joined?',
      'Put train, pigeon, and telegraph in order. Which is fastest?',
    ],
  }),
  reading({
    key: 'rw-inference-75',
    skill: 4,
    difficulty: 'medium',
    seconds: 110,
    passage:
      '<p>On the Trobriand Islands, the anthropologist Bronisław Malinowski observed in the 1910s, men who fished in the calm lagoon performed no rites, while those who fished on the open sea, where boats were lost and catches could not be foreseen, performed a great many. As the open sea is both more dangerous and less predictable than the lagoon, his example does not tell which of the two calls for rites. Ethnographer Losa Tamaseu has looked for places where they part company. On one island, men fish on a reef that is perfectly safe and on which the catch changes from day to day for no visible reason; they begin each day with long rites. In the strait beyond, where the currents drown a man nearly every year and the nets never come up empty, they cast without a word. Her observations suggest that rites are called for ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'by doubt about the catch, whether or not those who fish are in danger.',
    wrong: [
      [
        'by danger to those who fish, unless they can be sure of a good catch.',
        'opposite-meaning',
        'On the reef there is no danger at all, and that is where rites are found.',
        'It fits the strait, where men are in danger and sure of the catch and perform no rites.',
      ],
      [
        'where danger to those who fish and doubt about the catch are found together.',
        'ignores-evidence',
        'It fits the open sea and the lagoon. But look at the reef: are both found there?',
        'The open sea has both and the lagoon neither, which is all that Malinowski’s example shows.',
      ],
      [
        'where catches are poor, so that those who fish have little to lose by them.',
        'not-stated',
        'On the reef the catch changes from day to day; that it is poor is not said.',
      ],
    ],
    why: 'The reef is safe and unpredictable and has rites; the strait is deadly and predictable and has none. So unpredictability calls for rites even without danger, and danger does not call for them by itself.',
    hints: [
      'In what two ways does the open sea differ from the lagoon?',
      'Why can’t the sea and the lagoon settle it?',
      'What do the men do on the reef, and what in the strait?',
      'Which condition is there every time there are rites?',
    ],
  }),
  reading({
    key: 'rw-inference-76',
    skill: 4,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p>Plays for the open-air theaters of Shakespeare’s London ran from beginning to end without a stop. In the indoor theaters, which were lit by candles, there was music between the acts, and during the music the candles were trimmed; left to themselves, they began to smoke in about half an hour. In 1609 Shakespeare’s company, which had played at the open-air Globe, took over an indoor house as well and went on to use both, with the same plays. From then on, its plays were divided by music at the Globe too, where they were acted by daylight. It seems that the music between the acts ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'was kept as a custom even where there was no longer a need for it.',
    wrong: [
      [
        'was invented at the Globe and then carried to the indoor theaters.',
        'reversed-direction',
        'The Globe had no such music until the company had an indoor house as well.',
      ],
      [
        'drew to the Globe those who had found the indoor theaters too smoky.',
        'plausible-but-unsupported',
        'Trimming kept the candles from smoking, and nothing is said about what drew people to one house or the other.',
      ],
      [
        'was longer at the Globe, where daylight made the acts seem shorter.',
        'not-stated',
        'The lengths of the music and of the acts are not compared.',
      ],
    ],
    why: 'Indoors the music filled the time in which candles were trimmed. At the Globe, in daylight, there were no candles to trim, but after the company had become used to the divisions, it kept them there as well.',
    hints: [
      'What got done during the music in the indoor theaters?',
      'Did the Globe need that music for the same reason?',
      'When did the Globe start having music between the acts?',
      'The reason is gone, and people still do it. What do you call that?',
    ],
  }),
  reading({
    key: 'rw-inference-77',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Marco Polo’s book on his years in China does not mention the Great Wall, and it has been concluded that he was never there. The wall that is shown to visitors was for the most part built a century and more after he had left. There were, however, older walls of earth, and one may well ask why he says nothing about these. But then the question ought to be put to others as well. Giovanni de’ Marignolli, whom the pope sent to the emperor of China in the 1330s, also left an account. That he arrived is known from the Chinese annals, which describe the great black horse that he brought as a gift. His account does not contain a word about any wall. Whatever else may be said against Marco Polo, his silence on this point ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'is not of a kind by which those who were in China can be told from those who were not.',
    wrong: [
      [
        'is explained by the fact that in his time there was nothing in China that he could have mentioned.',
        'ignores-evidence',
        'The text says that there were older walls and that one may well ask about them.',
        'The famous wall was indeed built after he had left, which seems to settle the matter.',
      ],
      [
        'is less surprising than that of somebody who had been sent to China in order to describe it.',
        'not-stated',
        'The pope’s envoy is not said to have been sent for the sake of a description.',
      ],
      [
        'is proof that, like the friar after him, he had seen China with his own eyes.',
        'too-strong',
        'That a man who was in China is silent does not make everybody who is silent a man who was in China.',
        'He shares his silence with somebody who was certainly there, which seems to put him in the same class.',
      ],
    ],
    why: 'Marignolli was certainly in China, and he does not mention a wall either. So a traveler who was there may be silent, just as one who was not would be. Silence is to be expected in both cases and decides neither way.',
    hints: [
      'What have people concluded from Marco Polo’s silence?',
      'How do we know Marignolli really was in China?',
      'What do the two accounts have in common?',
      'One man was there and said nothing. What does silence prove, then?',
    ],
  }),
  reading({
    key: 'rw-inference-78',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>So that we should never miss the train, my grandfather set the kitchen clock ten minutes fast. We knew that he did, and took off ten minutes. He set it fast by a quarter of an hour; within a week we were taking off a quarter of an hour. This went on for years, and we were in good time always, and he put it down to the clock. Then the clockmaker came to clean it and, being an honest man, left it as it ought to be. Nobody told us. The next morning, the four of us stood on the platform and watched the last carriage go round the bend. For people such as we had become, the only clock that could make us late was one that ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'told the right time.',
    wrong: [
      [
        'had just been cleaned.',
        'true-but-off-point',
        'The cleaning was the occasion, but a clean clock that was still fast would have done no harm.',
      ],
      ['was set ten minutes fast.', 'ignores-evidence', 'With such a clock they had been in good time for years.'],
      ['stopped when nobody was there.', 'not-stated', 'The clock is never said to have stopped.'],
    ],
    why: 'The family takes off a quarter of an hour from whatever the clock shows. As long as it is fast, the result is right. When the clock is right, the result is a quarter of an hour too early, and the train is gone.',
    hints: [
      'What does the family do with the time on the clock?',
      'Why does their taking minutes off do no harm at first?',
      'What did the clockmaker change?',
      'They took off a quarter of an hour that morning, too. Were they early or late?',
    ],
  }),
  reading({
    key: 'rw-inference-79',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>Hoverflies are harmless, but many are striped like wasps, and birds that have been stung leave them alone. What puzzles naturalists is that some imitate a wasp to the last detail while others would hardly deceive a child. It has been proposed that the poor ones imitate several kinds of wasp at once and so resemble none of them closely, or that birds see less than we do and are deceived by all alike. But when researchers measured some forty species, they found that the larger a hoverfly is, the better its imitation. Neither proposal would lead one to expect this. Nor can a small body be the hindrance, for beetles and spiders no bigger imitate ants to perfection. A large hoverfly is, however, a better meal, for the sake of which a hungry bird may take a risk. Perhaps, then, an imitation is ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'only as good as it has to be for a bird not to find the prey worth a try.',
    wrong: [
      [
        'only as good as a bird’s eyes can tell, beyond which any detail is wasted.',
        'ignores-evidence',
        'This is one of the proposals that the measurements do not bear out: why should it depend on the size of the fly?',
        'It is the text’s own second proposal, and it says in its way that no imitation is better than it must be.',
      ],
      [
        'the better, the more wasps of one kind a fly has around it to be taken for.',
        'not-stated',
        'How many wasps live near a fly is not mentioned; what goes with the quality of the imitation is size.',
      ],
      [
        'the better, the more easily a bird that is hungry can be deceived by it.',
        'reversed-direction',
        'A hungry bird takes more risks, so what deceives it has to be better, and not the bird easier to deceive.',
        'Hunger, birds, and deception are joined in the last steps of the argument, and it takes care to keep their order.',
      ],
    ],
    why: 'Large flies are worth a risk, so a bird will try them unless they look very much like wasps; small flies are not worth a sting even if the likeness is poor. How good an imitation is thus depends on how tempting the meal is.',
    hints: [
      'What did the measurements show?',
      'What don’t the two proposals explain?',
      'What’s a large hoverfly to a hungry bird?',
      'When is a poor copy enough to keep a bird away?',
    ],
  }),
  reading({
    key: 'rw-inference-80',
    skill: 4,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p>For years, parents in the city of Elmstad ranked the schools that they wished for their child, and a school that was named first by too many gave the seats to those who lived nearest. Whoever named such a school and was turned away went to the end of every other line. The city could point out that 84 percent were given the school that they had named first. Then the rule was changed: to have been turned away by one school no longer did any harm at the next. The seats remained as they were, and so did the number of children. In the following year, only 61 percent were given the school that they had named first, and there were calls to bring back the old rule. But the fall of that figure ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'may mean only that parents have begun to name first the school they like best.',
    wrong: [
      [
        'may mean only that fewer parents than before wish for a school that is near.',
        'not-stated',
        'Nothing suggests that wishes have changed; ask what it cost, before and after, to state them.',
      ],
      [
        'must mean that fewer children than before go to the school their parents like best.',
        'plausible-but-unsupported',
        'This would follow if parents had always named first what they liked best. Had they reason to, under the old rule?',
        'It seems to be what the figure says, and those who want the old rule back read it so.',
      ],
      [
        'must mean that the new rule gives seats to those who live far from a school.',
        'confused-details',
        'The change concerns what happens after a child is turned away, not who lives nearest.',
        'Nearness decided under the old rule, and it is easy to suppose that it does so no longer.',
      ],
    ],
    why: 'Under the old rule it was dangerous to name a popular school first, so careful parents named one that they were likely to get, and most got it. Under the new rule a try costs nothing, so they can say what they really want. The figure can fall without anyone’s being worse off.',
    hints: [
      'Under the old rule, what happened if a popular school turned you away?',
      'So what would careful parents do?',
      'What does it cost to try for a popular school under the new rule?',
      'What did “named first” mean before, and what does it mean now?',
    ],
  }),
];
