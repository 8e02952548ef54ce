import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_41_50: readonly Item[] = [
  reading({
    key: 'rw-crosstext-41',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Every issue of forty provincial newspapers from 1830 to 1900 can now be searched in an instant, and historians need no longer rely on what some predecessor happened to leaf through. A search for “strike” in the county of Ashby returns nine results before 1860. The quiet of the early industrial years, long suspected, is now a matter of record.</p><p><strong>Text 2</strong></p><p>In the mills of the county, men who laid down their work were said to have “turned out,” and owners who wrote to the newspapers complained of “combination” or “the disturbance.” Nor did the program that read the pages for the machine fare well with the worn type of the 1840s, in which a long row of letters can look like a smudge. I have spent a winter with the paper itself. It is not a quiet read.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely characterize the conclusion about Ashby in Text 1?</p>',
    at: 'b',
    right: 'It takes the failure to find a word for the absence of the thing.',
    wrong: [
      [
        'It trusts owners of mills, who had reason to hide disturbances from the newspapers.',
        'reversed-direction',
        'The owners wrote to the newspapers and complained.',
        'Historians are often warned that newspapers served those who owned the mills.',
      ],
      [
        'It relies on the few issues that some predecessor happened to leaf through.',
        'confused-details',
        'This is said in Text 1 of older work, which the search is meant to replace.',
      ],
      [
        'It rests on newspapers, which reported fewer of the strikes than took place.',
        'plausible-but-unsupported',
        'The author has found in the newspapers themselves that the years were not quiet.',
        'The number of results is indeed too small, so the source may seem to be at fault.',
      ],
    ],
    why: 'Strikes were called by other names, and worn type hid words from the machine; the pages themselves are “not a quiet read.” So nine results show how seldom the word was found and not how seldom people struck.',
    hints: [
      'What makes Text 1 think those years were quiet?',
      'What did the newspapers call strikes back then?',
      'What was it like to read the paper itself?',
      'What went wrong: what the papers say, or how they were searched?',
    ],
  }),
  reading({
    key: 'rw-crosstext-42',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>In the late portraits of Cornelia van Dael, no wart is spared. Dealers and dowagers look out with swollen eyelids and bad teeth, and critics of our own day, weary of the silk and roses of her contemporaries, have called her the one honest painter of her city. Her sitters must have been brave, they add, to pay for so much truth.</p><p><strong>Text 2</strong></p><p>To the merchants of the northern cities, smoothness was the mark of the court, and of bankrupts. A face that had been lived in, on the other hand, was credit: whoever could show the damage of sixty winters at sea or at the ledger had plainly earned what he owned. It was for this that they sat, and more than one contract of the time requires the painter “to leave nothing out.”</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to what the critics in Text 1 say of van Dael’s sitters?</p>',
    at: 'c',
    right: 'By observing that a painted wart may have cost them less courage than it won them esteem',
    wrong: [
      [
        'By observing that they could not know what would be painted until they had paid for it',
        'opposite-meaning',
        'Contracts laid down in advance what sort of face was wanted.',
        'Contracts appear in Text 2, and sitters who had to pay for whatever came would need courage.',
      ],
      [
        'By observing that they had to pay more for a portrait from which nothing was left out',
        'confused-details',
        'The contracts ask for nothing to be left out, but no price is compared.',
      ],
      [
        'By observing that their faces may have been less damaged than van Dael chose to paint them',
        'plausible-but-unsupported',
        'Text 2 says why marks were welcome; it does not say that any were invented.',
        'If damage was credit, one may suspect that painters supplied some.',
      ],
    ],
    why: 'A marked face was “credit,” and merchants asked for it in contracts. What looks like truth bravely endured was what they wanted to be seen.',
    hints: [
      'Why do the critics call the sitters brave?',
      'What did a damaged face say about a merchant?',
      'Why would a sitter ask the painter “to leave nothing out”?',
      'What did the sitters get out of such a portrait?',
    ],
  }),
  reading({
    key: 'rw-crosstext-43',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>When jazz solos are written down and printed, students can learn them note by note, and many do. Something is lost, of course, since paper cannot give the tone of a horn; but the notes are the notes, and whoever plays them plays the solo.</p><p><strong>Text 2</strong></p><p>“Play it again,” my teacher would say, “and change it.” She had learned her solos from records, thousands of hours of them, and she could play any of them as it had been recorded. She never did so in front of people. “The solo was his answer,” she told me. “You haven’t heard the question yet.”</p>',
    question:
      '<p>Based on the texts, how would the teacher in Text 2 most likely respond to the last claim in Text 1?</p>',
    at: 'c',
    right: 'She would object that notes repeated without their occasion are no longer the solo that they were.',
    wrong: [
      [
        'She would object that notes which are learned from paper lack the tone of a horn, which can be learned from records.',
        'half-right',
        'Text 1 grants that tone is lost, and even records are not to be repeated, in the teacher’s view.',
      ],
      [
        'She would agree, provided that the student has heard the solo for thousands of hours.',
        'not-stated',
        'The hours are hers, and they have not led her to play recorded solos before people.',
      ],
      [
        'She would agree, provided that the notes are changed wherever the student has a better answer.',
        'opposite-meaning',
        'Text 1 speaks of playing the notes as they are, so changing them would not be agreement.',
      ],
    ],
    why: 'The teacher calls a solo an “answer” to a question of its moment. To play the same notes without having heard a question is to give no answer, whether they were learned from paper or from a record.',
    hints: [
      'In Text 1, what are you playing if you play the notes?',
      'The teacher could play the solos as recorded. Did she ever do that for people?',
      'If a solo is an answer, what is it when nobody has asked?',
      'Is her problem really paper or records, or something both have?',
    ],
  }),
  reading({
    key: 'rw-crosstext-44',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><blockquote><p>They felled the elm because it leaned.</p><p>It leaned when I was ten.</p><p>The road runs safe and straight and cleaned,</p><p>And no one stops again</p><p>To ask whose seat it was, or when</p><p>The bark was rubbed so bright.</p><p>It did no harm to any men</p><p>But those who loved its height.</p></blockquote><p><strong>Text 2</strong></p><blockquote><p>My father lost an eye to it:</p><p>A limb came down in snow.</p><p>He used to walk me there to sit,</p><p>And there he had me go</p><p>The year he died. “It owes us, so</p><p>Enjoy the shade,” he said.</p><p>I heard the saws at noon, and though</p><p>I’d wished the creature dead,</p><p>I brought the children out to see,</p><p>And sat them on the stump by me,</p><p>And could not tell them why. The shade</p><p>Had been a debt, and it was paid.</p><p>I looked for something, all the same,</p><p>To say against the saw. None came.</p></blockquote>',
    question:
      '<p>Based on the texts, how would the speaker of Text 2 most likely respond to the last two lines of Text 1?</p>',
    at: 'a',
    right: 'With a correction of fact, although the felling has left the speaker uneasy as well',
    wrong: [
      [
        'With a correction of fact, since nobody who lived near the elm can have loved it',
        'too-strong',
        'The speaker and the father went there to sit, so that some attachment there must have been.',
        'The speaker has wished the tree dead.',
      ],
      [
        'With full agreement, since the speaker, too, would gladly have stopped the saws',
        'opposite-meaning',
        'The speaker looks for something to say against the saw and finds nothing.',
        'Sitting on the stump with the children looks like mourning.',
      ],
      [
        'With full agreement, since the debt of the elm had been paid in shade',
        'confused-details',
        'What made the elm a debtor is just what the two lines overlook.',
      ],
    ],
    why: 'The lines say that the elm harmed nobody but those who loved it; the father in Text 2 lost an eye to it. Still, the speaker goes to the stump and looks for “something to say against the saw.”',
    hints: [
      'What do the last two lines of Text 1 claim?',
      'What happened to the father at the start of Text 2?',
      'How does Text 2’s speaker feel about the saws and the stump?',
      'There’s what happened, and there’s what is felt. Which choice gets both?',
    ],
  }),
  reading({
    key: 'rw-crosstext-45',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Every summer night since 1975, a volunteer at Cold Knap has hung a lamp above a funnel and counted the moths that fell in. The counts have dropped by two-thirds. No better evidence could be asked for: the same place, the same lamp, the same hours, for half a century.</p><p><strong>Text 2</strong></p><p>A lamp draws moths in proportion to the darkness around it. On a moor without a house for miles, an ordinary bulb may call them from a field away; beside a lit highway, the same bulb will hardly be noticed by a moth at the next bush. When we compare two places, we therefore correct for the glow of the sky. Two years, in this respect, may be two places.</p>',
    question:
      '<p>Based on the texts, what would the author of Text 2 most likely say about the evidence described in Text 1?</p>',
    at: 'd',
    right: 'It cannot tell how far moths have become fewer unless it is known whether nights have become brighter.',
    wrong: [
      [
        'It shows that moths have become fewer at Cold Knap but cannot be compared with counts from other places.',
        'half-right',
        'The author doubts a comparison between years at Cold Knap itself.',
        'The correction is first said to be needed when two places are compared.',
      ],
      [
        'It shows that moths have moved away from Cold Knap to places where nights are darker.',
        'false-cause',
        'Text 2 says how far a bulb can call moths, not where they go to live.',
      ],
      [
        'It cannot tell how far moths have become fewer, since the same lamp grows weaker in half a century.',
        'not-stated',
        'Text 2 speaks of what surrounds the lamp and not of any change in it.',
        'That a lamp of such an age draws fewer moths is an obvious worry.',
      ],
    ],
    why: 'A lamp’s pull depends on the darkness around it, and “two years may be two places”: if the sky over Cold Knap has brightened, the same lamp now calls moths from less far, and fewer of them would fall in even if as many lived there.',
    hints: [
      'What has stayed the same at Cold Knap?',
      'In Text 2, what does a lamp’s pull depend on?',
      'What could make two years as different as two places?',
      'The lamp stayed the same. What may be different around it?',
    ],
  }),
  reading({
    key: 'rw-crosstext-46',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>On the coast of Tavira, large boulders lie a hundred meters inland, far above the reach of ordinary storms. Only a tsunami could have put them there, and the great one of 1755 is known to have struck this shore.</p><p><strong>Text 2</strong></p><p>For six winters a surveyor has painted numbers on the boulders of Tavira and photographed them from the air. After the storm of January 2014, which was fierce but not unheard of, forty-one of them lay in other places, some of them higher up than before. The largest, it is true, have not stirred.</p>',
    question:
      '<p>Based on the texts, which statement about the boulders of Tavira would the surveyor in Text 2 most likely make in response to Text 1?</p>',
    at: 'b',
    right: 'Many of them need no tsunami to account for where they lie, though for some this has yet to be shown.',
    wrong: [
      [
        'Many of them were carried inland in 1755, though some have since been moved by storms.',
        'plausible-but-unsupported',
        'That storms can move boulders does not show what first brought them inland.',
      ],
      [
        'None of them can have been put in place by a tsunami, since storms move them from year to year.',
        'too-strong',
        'The largest have not been moved by any storm that the surveyor has seen.',
      ],
      [
        'None of them is likely to stay where it is, since fierce storms are not unheard of.',
        'too-strong',
        'The largest boulders “have not stirred,” and Text 1 is about how boulders came to be there.',
      ],
    ],
    why: 'Forty-one boulders were moved, some of them upward, by a storm that was nothing extraordinary. That weakens “only a tsunami,” though not for the largest, which have not moved.',
    hints: [
      'Text 1 says “only” a tsunami. What does that shut out?',
      'What did the 2014 storm do to forty-one boulders?',
      'Which boulders didn’t move?',
      'Which statement is as careful as the surveyor?',
    ],
  }),
  reading({
    key: 'rw-crosstext-47',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The tax on salt, as every schoolbook of the province says, brought down the viceroy. It was the heaviest in the empire; the women of Larra overturned the first collector’s cart; and within the year the viceroy had sailed. People will bear a great deal, the moral runs, but not hunger.</p><p><strong>Text 2</strong></p><p>The rate of the tax on salt had not been raised for thirty years, and it had lately been cut by half. What was new was the collector. The viceroy, who thought that the farmers of the tax were robbing his subjects, had replaced them with officials who could neither be bribed nor beg a delay of themselves. “Under the thieves,” wrote a notary of Larra, “we paid when we could.”</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the schoolbooks mentioned in Text 1</p>',
    at: 'd',
    right:
      'rightly connect the revolt with the tax but mistake a complaint about its collection for one about its amount.',
    wrong: [
      [
        'rightly connect the revolt with the tax but forget that its rate had been raised not long before.',
        'opposite-meaning',
        'The rate had been cut by half.',
        'A revolt over a tax that has been paid for decades seems to call for an increase.',
      ],
      [
        'wrongly connect the revolt with the tax, which had ceased to be collected when the first cart was overturned.',
        'not-stated',
        'The tax was being collected, and more strictly than before.',
      ],
      [
        'wrongly connect the revolt with the tax, since what people resented was that the viceroy let thieves collect it.',
        'reversed-direction',
        'The viceroy got rid of those whom the notary calls thieves, and the notary misses them.',
        'The viceroy himself believed that the old collectors were robbing people.',
      ],
    ],
    why: 'The tax was halved, so its weight cannot have been what was new. The new officials allowed no delay, whereas under the old farmers of the tax people “paid when we could.” The revolt was about the tax, but about how it was collected.',
    hints: [
      'What do the schoolbooks say caused the revolt?',
      'Had the tax gone up or down lately?',
      'With the new officials, what happens if you can’t pay that day?',
      'What does the notary miss about “the thieves”?',
    ],
  }),
  reading({
    key: 'rw-crosstext-48',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The silence is puzzling. There are planets by the billion, and many are older than ours; had even one in a million brought forth a civilization with radio, some signal should have reached us by now. After sixty years of listening, it is hard to resist the conclusion that we are alone.</p><p><strong>Text 2</strong></p><p>When my niece was four, she took a glass to the edge of the Pacific, filled it, and held it up to the light. There were no whales in it. I have sometimes thought of her report to the family when I hear of what has been established by sixty years of listening: to a few thousand stars, for minutes each, on a sliver of the dial. She did add that she would try again with a bucket.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the conclusion in the last sentence of Text 1?</p>',
    at: 'a',
    right: 'By implying that so small a sample could hardly have been expected to contain a signal',
    wrong: [
      [
        'By implying that signals will be found as soon as better instruments are pointed at the stars',
        'too-strong',
        'The bucket is a joke about how little the next attempt may add, not a promise of success.',
        'The niece means to go on with a larger vessel.',
      ],
      [
        'By implying that a child’s curiosity is worth more than what has been established by experts',
        'wrong-relation',
        'The niece stands for those who listen, and it is their report that the text smiles at.',
      ],
      [
        'By implying that there must be signals, just as there are whales in the Pacific',
        'too-strong',
        'The comparison shows what an empty glass fails to prove; it does not say what space contains.',
        'There are whales in the ocean, so the comparison seems to promise as much for the stars.',
      ],
    ],
    why: 'A glass without whales says nothing about the ocean, and a few thousand stars heard for minutes each say as little about the sky. The author questions whether silence proves anything, and stops there.',
    hints: [
      'What makes Text 1 think we’re alone?',
      'How much of the Pacific did the niece check?',
      'What’s the glass in the story of the listening?',
      'How much does an empty glass prove?',
    ],
  }),
  reading({
    key: 'rw-crosstext-49',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Children should have gardens at school. In one town, pupils who grew carrots and beans in a school garden ate twice as many vegetables at lunch as they had before. People like to eat what they have grown.</p><p><strong>Text 2</strong></p><p>A year after the school garden in our town was planted, I visited the cafeteria. The gardeners were still eating vegetables, and so was everybody else. That was the year in which the school had hired a new cook.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the change described in Text 1</p>',
    at: 'c',
    right: 'may have had another cause.',
    wrong: [
      [
        'may have lasted less than a year.',
        'opposite-meaning',
        'After a year, the pupils were still eating vegetables.',
      ],
      [
        'was greater among the gardeners than among others.',
        'not-stated',
        'Everybody ate vegetables, and no difference is mentioned.',
      ],
      ['was noticed by the new cook.', 'not-stated', 'What the cook noticed is not told.'],
    ],
    why: 'Pupils who had grown nothing were eating vegetables as well, and there was a new cook. So it may have been the cook and not the garden.',
    hints: [
      'Why does Text 1 think the pupils ate more vegetables?',
      'Who else was eating vegetables in Text 2?',
      'What else happened that year?',
      'Why would kids without a garden eat more vegetables?',
    ],
  }),
  reading({
    key: 'rw-crosstext-50',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>A jury in this country gives a verdict and no reasons. It is the last of the oracles. Judges must explain themselves, and on appeal a bad reason can be found and struck out; the bad reasons of a jury are buried with it. Let jurors write down why they acquit or convict, and injustice will have to show its face.</p><p><strong>Text 2</strong></p><p>Twelve people who must agree on a verdict need not agree on why. One has disbelieved the constable, one the clock, and one can simply not get past the state of the boots; in an afternoon they come to an end that each can answer for. Ask them for reasons, and they must begin again, for now it is the reasons that want agreement. Either they will not reach it, or the readiest pen in the room will write what the other eleven can put up with.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely object that the proposal in Text 1</p>',
    at: 'b',
    right: 'would bring forth reasons that need not be those for which jurors had decided.',
    wrong: [
      [
        'would bring forth reasons so bad that verdicts would often be struck out on appeal.',
        'confused-details',
        'Text 1 wants bad reasons to be struck out, and Text 2 does not judge the reasons of jurors to be bad.',
        'The state of the boots may sound like a bad reason.',
      ],
      [
        'would allow the majority of jurors to reach a verdict against the minority.',
        'not-stated',
        'Agreement on the verdict is not in question in Text 2.',
        'One pen writes for twelve, so that eleven voices seem to be lost.',
      ],
      [
        'would not be needed, since jurors can explain their verdicts better than judges can.',
        'not-stated',
        'Text 2 makes no comparison with judges.',
      ],
    ],
    why: 'Jurors may agree on the verdict for twelve different reasons. A written account would be what “the readiest pen” could get accepted, so that it would not show why the jury decided.',
    hints: [
      'What does Text 1 hope to find in written reasons?',
      'Do the jurors in Text 2 share one reason?',
      'What would a text be like that “the other eleven can put up with”?',
      'Would that text show the jury’s true face?',
    ],
  }),
];
