import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_91_100: readonly Item[] = [
  reading({
    key: 'rw-structure-91',
    skill: 6,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>The plaque at the ford says that the bridge was given to the parish in 1884 by Sir Edmund Vale “out of his own purse.” I have been through the accounts, which were shown to me with some reluctance, and they bear the plaque out to the shilling. Not a penny of it was the parish’s. They also have a column, headed in Sir Edmund’s beautiful hand, for what the carts and the cattle paid at the gate, a column which by 1889 had made good all that stands on the opposite page and which was not closed until 1921, when he was past reading it. Those who were for taking the plaque down have been given my notes, and so have those who were against. <u>The mason, it is only fair to add, was paid by the letter.</u></p>',
    question: FUNCTION,
    at: 'd',
    right: 'It offers in jest an excuse for what the plaque leaves unsaid.',
    wrong: [
      [
        'It mentions a cost that Sir Edmund met in addition to that of the bridge.',
        'not-stated',
        'Who paid the mason is not the point; why the manner of his pay is “fair to add” must be asked.',
      ],
      [
        'It lays on another the blame for a falsehood on Sir Edmund’s plaque.',
        'too-strong',
        'The accounts bear the plaque out “to the shilling”; nothing on it is false.',
        'The column shows the giver in a bad light, and the sentence does turn to another man.',
      ],
      [
        'It gives those who were for keeping the plaque a reason to trust it.',
        'ignores-evidence',
        'Its trustworthiness was settled by the accounts; what a letter cost has no bearing on it.',
        'It is introduced as fairness, after notes that hurt Sir Edmund’s friends.',
      ],
    ],
    why: 'The plaque says truly who paid, and does not say that he got it all back, and more, from tolls. If every letter cost money, there was a reason to be brief: a mock excuse for a silence that was convenient.',
    hints: [
      'Is the plaque true, and is it the whole story?',
      'What does the column on the other page show?',
      'If you pay for every letter of a text, how long will it be?',
      'Does the author seriously think that’s why it’s so short?',
    ],
  }),
  reading({
    key: 'rw-structure-92',
    skill: 6,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Why does one yawn? For a long time, the answer was that the body wants air. Yet people who are given pure oxygen to breathe yawn as often as before, and so do the unborn, who are where no air is. Weariness, then, must be at the root of it. So it is, toward midnight; but men about to jump from an airplane, who have seldom been so awake, are known to yawn as well. There remains the example of others, which is so strong that even to read of the thing will do, as you may by this time be able to confirm. It cannot, however, be what moved whoever in the room was first. By now it will be felt that we have not been unlucky in our answers so much as incautious in our grammar. We asked for the reason.</p>',
    question: STRUCTURE,
    at: 'b',
    right:
      'It takes up one answer to a question after another, finds that each falls short, and ends by faulting the way in which the question was put.',
    wrong: [
      [
        'It takes up one answer to a question after another, each meant to mend the failing of the one before, and ends with one that leaves nothing over.',
        'ignores-evidence',
        'The last of the answers has its failing too: what of the first to do it?',
        'Each answer does begin where the one before failed, and “there remains” announces the one that stands.',
      ],
      [
        'It sets the answers that have been given to a question side by side, weighs them, and ends by blaming those who asked it for having been too soon content.',
        'half-right',
        'Incautious they were, but in what? Not in taking the first answer, since there were several.',
        'Several answers are weighed, and a reproach does follow.',
      ],
      [
        'It asks a question, shows by everyday experience that no answer to it can be right, and ends by giving up the search.',
        'too-strong',
        'Some of the answers are said to hold somewhere: toward midnight, or where somebody else has begun.',
      ],
    ],
    why: 'Weariness and example each explain a part and fail elsewhere, and want of air does not get even so far. The last two sentences find the fault in “the reason”: the question assumed that there is only one.',
    hints: [
      'Each explanation works for some yawns. What’s wrong with each one?',
      'Does the last explanation work for every yawn?',
      'The text brings up “grammar.” Which small word does “the reason” turn on?',
      'Who or what gets the blame at the end: the answers, or the asking?',
    ],
  }),
  reading({
    key: 'rw-structure-93',
    skill: 6,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>The following text is from a novel. Nadia has brought her late father’s violin to a dealer; her brothers have fixed the least that she may take.</p><p>The dealer held it to the window and named a sum above that of her brothers. Nadia said that he was kind. <u>There was a crack, she said, beneath the chin rest, which he could not see; and there had been a winter in a railroad station, with the stove out.</u> He took something off. It had been dropped, she now recalled, in 1988. He turned it over and looked at her instead. When he said at last that with the best will he could not go as low as all this seemed to require, she thanked him with such warmth, and was so quick with the clasps of the case, that he came around the counter to hold the door.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It shows Nadia beginning to bring about, by means of honesty, the outcome for which she hopes.',
    wrong: [
      [
        'It shows that Nadia is too honest to take a sum which rests upon the dealer’s ignorance.',
        'half-right',
        'She does tell him the truth, but how does she take it when no sale comes of it?',
        'She owns up to a crack that he could not see, against her interest and that of her brothers.',
      ],
      [
        'It shows that Nadia suspects a dealer who names a higher sum than she has been told to expect.',
        'plausible-but-unsupported',
        'A suspicious seller would ask for more, and she speaks of kindness.',
      ],
      [
        'It shows how the violin calls up in Nadia, as she parts from it, the memory of her father’s hardships.',
        'ignores-evidence',
        'The memories come one by one, each after a sum has been named; ask what she wants them to do.',
        'A winter in a railroad station is a thing that a daughter would remember at such a moment.',
      ],
    ],
    why: 'Her brothers oblige her to sell if the price is high enough. By naming one fault after another, she lowers it until there is no sale, and her joy shows that this is what she wanted. The underlined sentence is the first step.',
    hints: [
      'In which case doesn’t Nadia have to sell?',
      'What does the dealer do once she mentions the faults?',
      'How does she act when the sale falls through?',
      'Say she has a plan. What is the underlined sentence, then?',
    ],
  }),
  reading({
    key: 'rw-structure-94',
    skill: 6,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>Of a monk who in 1866 described what we describe, it is said that he was ahead of his time; of a composer whose discords have ceased to hurt, the same. Nobody has been called so for an opinion to which no one afterward came around, although those who held such opinions must have been as lonely and at least as many. It might be answered that they were ahead of a time which is still to come. Let them wait, then; the title will be conferred when it does. For the road along which some walk faster than their fellows has to lead somewhere, and one observes, without surprise, at whose door it has been found to end. There are compliments that are paid in one’s own coin, and there is this one, which is paid to one’s own account.</p>',
    question: PURPOSE,
    at: 'a',
    right: 'To show what people who use a form of praise imply about themselves',
    wrong: [
      [
        'To show that those who are praised in a certain way were less alone than is thought',
        'confused-details',
        'Others were as lonely; that they had company is not said.',
      ],
      [
        'To plead for people who merit a form of praise and have so far been denied it',
        'detail-not-main-idea',
        'They serve to show how the title is given out; the author does not ask that they receive it.',
        'The text does speak of many who were as lonely and have not been praised.',
      ],
      [
        'To warn that opinions which are praised today may find no one to hold them later',
        'not-stated',
        'A time that is still to come is considered, but not the fall of what we believe now.',
        'If the road goes on past our door, what we think will be left behind in turn.',
      ],
    ],
    why: 'We call “ahead” only those who came to where we stand, and so take our own opinions for the place to which time was leading. The door at which the road ends is ours, and the praise goes to our own account.',
    hints: [
      'Lots of people were lonely with their ideas. Which ones get called “ahead of their time”?',
      'When would the other lonely people get that name?',
      'Whose door does the road end at?',
      'Whose account does the compliment get paid into?',
    ],
  }),
  reading({
    key: 'rw-structure-95',
    skill: 6,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>In the month before Elm Row was closed to cars, 212 households were asked to grade the street for quiet, safety, and neighborliness. Eighteen months after it was closed, the same number of households was asked again, and each of the three grades had risen by a third. “The people of Elm Row have come to love it,” the council announced. Those who live in Elm Row evidently do. Rents, too, have risen by about a third, and <u>of the households asked the first time, ninety-seven were still there to be asked the second.</u> The council, to which the grades that any one household gave are known, has been so good as to publish both averages of the 212. It has not found the time to publish those of the ninety-seven.</p>',
    question: PORTION,
    at: 'c',
    right: 'It makes it conceivable that grades rose although nobody’s opinion did.',
    wrong: [
      [
        'It casts doubt on whether enough households were asked for the grades to be relied on.',
        'confused-details',
        'Each time it was 212; what is smaller is another number.',
        'Ninety-seven is less than half of what the survey began with, and small samples mislead.',
      ],
      [
        'It makes known how many households were driven out by the closing of the street to cars.',
        'too-strong',
        'Why they left is not said, and people leave any street in eighteen months.',
        'Rents rose, and more than a hundred households went; the one invites one to think of the other.',
      ],
      [
        'It accounts for the rise in rents by the number of households that came and went.',
        'reversed-direction',
        'If the two are connected, it is hardly the coming and going that raised the rents.',
      ],
    ],
    why: 'Fewer than half of those asked first were asked again; the others are new, and chose the street as it is now. The average can thus rise because the people changed, and not because anyone came to love it. Only the ninety-seven could tell, and their grades are kept back.',
    hints: [
      'Were the same households asked both times, or just the same number?',
      'Why may the newcomers have moved in?',
      '“Have come to love” says something changed. What?',
      'What’s special about the ninety-seven?',
    ],
  }),
];
