import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_21_30: readonly Item[] = [
  reading({
    key: 'rw-crosstext-21',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>The composer Amalia Brandt destroyed her early works in 1921. She wished, she told a friend, to be known by what she had written since. Performers who have reassembled two of these works from copies should respect her wish and leave them unplayed.</p><p><strong>Text 2</strong></p><p>A work that has once been performed no longer belongs to its maker alone. Those who played Brandt’s early quartets in 1915, and those who heard them, did not ask for them to be taken back. To play them again is not to steal from her but to decline to help her steal from us.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the recommendation in the last sentence of Text 1?</p>',
    at: 'd',
    right: 'By rejecting it on the ground that others, too, have a claim on works that have been heard',
    wrong: [
      [
        'By rejecting it on the ground that Brandt had changed her mind about her early works',
        'not-stated',
        'Neither text says that she changed her mind.',
      ],
      [
        'By accepting it for works that were performed but not for those that were never heard',
        'reversed-direction',
        'It is the performed works on which others have a claim.',
      ],
      [
        'By accepting it on the ground that the copies of the works may not be reliable',
        'not-stated',
        'The reliability of copies is not discussed.',
      ],
    ],
    why: 'Text 2 says that a performed work “no longer belongs to its maker alone,” so her wish does not settle the matter.',
    hints: [
      'What does Text 1 want performers to do with the two works?',
      'In Text 2, who does a performed work belong to?',
      'Is Text 2 for playing the works or against it?',
      'What reason does Text 2 give for that?',
    ],
  }),
  reading({
    key: 'rw-crosstext-22',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>To explain an event, philosophers once agreed, is to show that it had to happen: given the laws of nature and the state of things beforehand, nothing else was possible. What could have been otherwise has, on this view, not been fully explained.</p><p><strong>Text 2</strong></p><p>A carrier of a certain gene has a one-in-ten chance of falling ill; others have no chance at all. When a carrier falls ill, we point to the gene and are right to do so, though nine carriers in ten stay well. An account that makes an event possible where it would otherwise have been impossible has told us why it happened, whatever it leaves to chance.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the view described in Text 1?</p>',
    at: 'a',
    right: 'By presenting a case in which an event seems to be explained although it did not have to happen',
    wrong: [
      [
        'By presenting a case in which an event had to happen although it does not seem to be explained',
        'reversed-direction',
        'In the case, nine carriers in ten stay well, so the illness did not have to happen.',
      ],
      [
        'By conceding that events left to chance have no explanation but adding that there are few of them',
        'opposite-meaning',
        'Text 2 holds that such an event can be explained.',
      ],
      [
        'By objecting that laws of nature are never known well enough to show what had to happen',
        'not-stated',
        'Text 2 does not discuss how well laws are known.',
      ],
    ],
    why: 'The gene explains the illness although most carriers stay well, which the view in Text 1 would rule out.',
    hints: [
      'In Text 1, what does a full explanation have to show?',
      'Did the carrier in Text 2 have to fall ill?',
      'Does Text 2 think the illness has been explained?',
      'What does a case like that do to the view in Text 1?',
    ],
  }),
  reading({
    key: 'rw-crosstext-23',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>That the novels of Perpetua Lund are set in one week, in one house, among five people, has been put down to her circumstances. An invalid from the age of thirty, she wrote of what she could see. Her subject was confinement because it was her lot.</p><p><strong>Text 2</strong></p><p>Lund’s first novel, written in her twenties, when she traveled for a shipping firm through nine countries, takes place in a single railway compartment. Its five passengers never leave it. Reviewers wondered that someone who had seen so much of the world should shut it out so firmly.</p>',
    question: '<p>Based on the texts, the author of Text 2 would most likely say that the explanation in Text 1</p>',
    at: 'c',
    right: 'mistakes a preference that came before her illness for a consequence of it.',
    wrong: [
      [
        'exaggerates the degree to which her novels are concerned with confinement.',
        'opposite-meaning',
        'The first novel is as confined as the later ones.',
      ],
      [
        'overlooks the influence that reviewers of her novels had on the subjects she chose.',
        'not-stated',
        'Reviewers wondered at her choice; they are not said to have influenced it.',
      ],
      [
        'accounts for her first novel but not for those she wrote in later life.',
        'reversed-direction',
        'It is the first novel, written before her illness, that it fails to account for.',
      ],
    ],
    why: 'The first novel has the same small space and five people, though she was then traveling widely; so illness cannot be the cause.',
    hints: [
      'What does Text 1 use to explain Lund’s subject?',
      'What was Lund’s life like when she wrote her first novel?',
      'Can the illness cause a choice she’d made before it?',
      'Which came first, the taste for small spaces or the illness?',
    ],
  }),
  reading({
    key: 'rw-crosstext-24',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>A market price, economist Ludo Haverkamp argues, is a kind of vote: each buyer casts money for what he or she wants, and goods are produced in proportion. No council could register so many preferences so exactly.</p><p><strong>Text 2</strong></p><p>In an election, each has one vote. In a market, some have a thousand times as many as others, and a taste for yachts may outvote a need for bread. A market registers preferences exactly, no doubt; the question is whose, and at what weight.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison made by Haverkamp in Text 1?</p>',
    at: 'd',
    right: 'By granting that markets register preferences exactly while denying that they do so as a vote would',
    wrong: [
      [
        'By granting that markets resemble elections while denying that preferences can be registered by either',
        'opposite-meaning',
        'Text 2 says “no doubt” to the exact registering of preferences.',
      ],
      [
        'By granting that a council would do worse while denying that goods are produced in proportion to money',
        'not-stated',
        'Text 2 does not deny that production follows money.',
      ],
      [
        'By granting that buyers have unequal means while denying that this affects what is produced',
        'opposite-meaning',
        'Text 2 says that a taste for yachts may outvote a need for bread.',
      ],
    ],
    why: '“Exactly, no doubt” is the concession; the unequal number of “votes” is why the comparison with voting fails.',
    hints: [
      'What does Haverkamp compare a price to?',
      'In Text 2, how are votes in a market different from votes in an election?',
      'Which part of his claim does “no doubt” accept?',
      'Text 2 grants one part and denies another. Which part does it deny?',
    ],
  }),
  reading({
    key: 'rw-crosstext-25',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Physician and historian Oluchi Eze has argued that the “sweating sickness” of Tudor England was an early form of a virus carried by rodents. The symptoms recorded at the time, she shows, agree at eleven points with those of the modern disease.</p><p><strong>Text 2</strong></p><p>Chroniclers of the sixteenth century described illnesses in terms drawn from ancient textbooks, and they described many illnesses alike. Two plagues that share eleven recorded symptoms may share a literature. Before such agreement can count, we should need to know how often the same phrases were used of diseases that we can identify by other means.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to Eze’s argument in Text 1?</p>',
    at: 'b',
    right:
      'By contending that the agreement she finds may reflect how illnesses were written about rather than what they were',
    wrong: [
      [
        'By contending that the symptoms she compares were not recorded until long after the illness had disappeared',
        'not-stated',
        'Text 2 does not question when the symptoms were recorded.',
      ],
      [
        'By contending that the modern disease has symptoms which cannot be found in ancient textbooks',
        'not-stated',
        'Text 2 says nothing about the symptoms of the modern disease.',
      ],
      [
        'By contending that the illness can be identified by other means, which point to a different disease',
        'too-strong',
        'Text 2 speaks of identifying other diseases by other means, as a test, and names no rival.',
      ],
    ],
    why: '“May share a literature” means that the likeness could come from the textbooks on which chroniclers drew.',
    hints: [
      'What’s Eze’s evidence for a virus?',
      'Where did the chroniclers get their words for illnesses?',
      'What would two plagues share if they “share a literature”?',
      'What may really be agreeing here: the illnesses, or something else?',
    ],
  }),
  reading({
    key: 'rw-crosstext-26',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Bilingual children, it was reported in several studies, are better than others at ignoring distractions. Having to keep one language in check while speaking the other was thought to train a general power of attention.</p><p><strong>Text 2</strong></p><p>Developmental scientist Hyun-ju Castellan repeated the most cited of these studies with ten times as many children. Where the income of families was matched, the advantage vanished. She does not conclude that speaking two languages leaves no mark on the mind, only that this test, and the families first tested, were poorly chosen to reveal it.</p>',
    question:
      '<p>Based on the texts, what would Castellan (Text 2) most likely say about the explanation given in the last sentence of Text 1?</p>',
    at: 'a',
    right: 'It seeks to account for an effect whose existence the studies have not established.',
    wrong: [
      [
        'It has been disproved, since speaking two languages leaves no mark on the mind.',
        'too-strong',
        'She does not draw that conclusion.',
      ],
      [
        'It would be sound if the studies had included children who speak three languages.',
        'not-stated',
        'Languages beyond two are not mentioned.',
      ],
      [
        'It holds for families of high income but not for those whose income is low.',
        'reversed-direction',
        'Where incomes are matched, the advantage vanishes for all.',
      ],
    ],
    why: 'The explanation presupposes an advantage that disappears when incomes are matched; but she leaves open that there may be some effect.',
    hints: [
      'What does Text 1’s last sentence try to explain?',
      'What happened to the advantage when family income was matched?',
      'How far does Castellan go in what she concludes?',
      'An explanation needs something to explain. Is it still there?',
    ],
  }),
  reading({
    key: 'rw-crosstext-27',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Restoration, wrote the architect Basil Thorne, “is a lie told in stone.” A ruin shows what time has done; a rebuilt tower shows only what a builder supposes, and hides the evidence under plaster. The honest course is to prop up what stands and add nothing.</p><p><strong>Text 2</strong></p><p>To prop up a wall is already to choose a year at which time shall stop. The ruin that Thorne admired had been a quarry for three centuries and a picturesque garden for one; what he took for the work of time was largely that of landlords. There is no course that adds nothing. There are only additions that are marked as such and additions that are not.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to Thorne’s recommendation in Text 1?</p>',
    at: 'c',
    right:
      'By arguing that it rests on a distinction between ruins and restorations that cannot be upheld, and by proposing another in its stead',
    wrong: [
      [
        'By arguing that it would destroy the evidence of time in ruins, and by praising towers that have been rebuilt',
        'opposite-meaning',
        'Text 2 does not praise rebuilding; it questions what evidence of time there is.',
      ],
      [
        'By arguing that it is suited to gardens rather than to quarries, and by giving examples of each',
        'confused-details',
        'Quarry and garden are two uses of one ruin, not examples for a rule.',
      ],
      [
        'By arguing that it is honest but too costly, and by recommending that only some of the ruins be propped up',
        'not-stated',
        'Cost is not mentioned.',
      ],
    ],
    why: 'Text 2 denies that one can “add nothing,” and replaces Thorne’s distinction by one between marked and unmarked additions.',
    hints: [
      'What two ways of treating a ruin does Thorne set against each other?',
      'Text 2 says even propping up a wall adds something. What does it choose?',
      'What difference does Text 2 make in its last sentence?',
      'Text 2 throws out one distinction and brings in another. Which choice does both?',
    ],
  }),
  reading({
    key: 'rw-crosstext-28',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>We learn what a person is like from small things, critics of biography have said: a way of laughing, a remark to a waiter. The public record, being public, is a mask.</p><p><strong>Text 2</strong></p><p>Remarks to waiters come down to us because somebody thought them telling and told them. By the time an anecdote reaches a biographer, it has been through more hands than any act of Parliament, and nobody was obliged to take minutes. The public record may well be a mask, but the mask at least was worn; the anecdote is a caricature.</p>',
    question:
      '<p>Which choice best describes how the author of Text 2 would most likely view the position described in Text 1?</p>',
    at: 'd',
    right: 'As right to doubt the public record but wrong to suppose that small things are more to be trusted',
    wrong: [
      [
        'As right to value small things but wrong to suppose that the public record is of no use to biographers',
        'reversed-direction',
        'Text 2 attacks the trust in small things and does not defend their value.',
      ],
      [
        'As wrong about the public record, which shows a person more plainly than those who write biographies admit',
        'too-strong',
        'Text 2 does not deny that the record may be a mask.',
      ],
      [
        'As wrong about small things, which nobody present at the time would have thought worth repeating',
        'reversed-direction',
        'Somebody did think them telling and told them; the objection is to how they were chosen and retold.',
      ],
    ],
    why: '“The public record may well be a mask” lets the doubt stand; the anecdote, much retold, is “a caricature,” and so even less reliable.',
    hints: [
      'Which does Text 1 trust more, small things or the public record?',
      'What happens to an anecdote before it reaches a biographer?',
      '“The mask at least was worn.” Which source comes off better there?',
      'Where does Text 2 agree with Text 1, and where doesn’t it?',
    ],
  }),
  reading({
    key: 'rw-crosstext-29',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The great fossil beds of the Karoo, in which thousands of animals lie together, have been read as records of sudden death: floods that drowned whole herds, or droughts that killed them around the last pools of water.</p><p><strong>Text 2</strong></p><p>Geologist Thandeka Mokgatle has shown that the bones in one such bed are of animals that died over some two hundred years. They were gathered in a hollow of the riverbed, a few each season, and covered together by a single fall of silt. What was sudden, she writes, was the burial.</p>',
    question:
      '<p>How would Mokgatle’s findings in Text 2 most likely be used to qualify the reading described in Text 1?</p>',
    at: 'b',
    right: 'By showing that bones found together need not come from animals that died together',
    wrong: [
      [
        'By showing that animals that died together were seldom covered by a single fall of silt',
        'reversed-direction',
        'The silt covered the bones together; it is the deaths that were spread out.',
      ],
      [
        'By showing that floods killed more of the animals in the Karoo than droughts did',
        'not-stated',
        'She does not compare causes of death.',
      ],
      [
        'By showing that the fossil beds of the Karoo are older than they have been supposed to be',
        'not-stated',
        'The age of the beds is not discussed.',
      ],
    ],
    why: 'The animals died over two hundred years but were buried at once, so that lying together does not prove dying together.',
    hints: [
      'The animals lie together. What does Text 1 conclude from that?',
      'Over how long did the animals in Mokgatle’s bed die?',
      'So what was sudden?',
      'What do her bones do to the step from “together” to “sudden”?',
    ],
  }),
  reading({
    key: 'rw-crosstext-30',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Maps of the brain that assign a task to each region, neuroscientist Rui Tavares contends, repeat the error of the old phrenologists, who read character from bumps on the skull. The mind is not a set of offices.</p><p><strong>Text 2</strong></p><p>Phrenology was wrong about the bumps and wrong about the tasks, and it made no test of either. Modern maps begin with injuries and with measurements, and they are revised as these accumulate: “speech” was divided long ago among half a dozen regions, each doing something for which we have no everyday name. An idea is not refuted by the company it once kept.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the comparison drawn by Tavares in Text 1?</p>',
    at: 'c',
    right: 'By arguing that a resemblance to a discredited practice does not show that modern maps share its faults',
    wrong: [
      [
        'By arguing that phrenologists were right to assign tasks to regions, although they read them from the skull',
        'opposite-meaning',
        'Text 2 says that phrenology was wrong about the tasks as well.',
      ],
      [
        'By arguing that modern maps have failed because they divide everyday tasks among too many regions',
        'reversed-direction',
        'Text 2 presents the division as progress.',
      ],
      [
        'By arguing that Tavares underestimates how carefully phrenologists tested what they claimed',
        'opposite-meaning',
        'Text 2 says that phrenology made no test.',
      ],
    ],
    why: 'Text 2 names the differences (tests, revision) and concludes that an idea “is not refuted by the company it once kept.”',
    hints: [
      'What does Tavares compare modern maps of the brain to?',
      'In Text 2, how are modern maps made differently?',
      'Text 2 ends with “the company it once kept.” Can that prove an idea wrong?',
      'Which choice answers the comparison itself?',
    ],
  }),
];
