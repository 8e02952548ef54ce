import type { BankItem, Item } from '@aivy/item-bank';
import {
  faultsOfDraft,
  FIGURE_MARKUP,
  markupFaults,
  openParts,
  sketchOf,
  type Draft,
  type StemIndex,
} from '../drafts/index.js';
import type { Look } from '../../page/wire.js';
import { reviewerView, studentView } from '../preview/card.js';
import { safeHtml } from './safe-html.js';

const GAP = '<em>…</em>';

/** The item of a draft as it can be shown: no markup but the bank's, and a mark where nothing is written yet. */
function shownItem(item: Item, imageAddress: (id: string) => string): BankItem {
  const html = (text: string): string => safeHtml(text || GAP, imageAddress);
  const note = <Note extends { feedback: string }>(each: Note): Note => ({ ...each, feedback: html(each.feedback) });
  const common = {
    id: 0,
    version: 0,
    passage: item.passage === '' ? '' : html(item.passage),
    img: markupFaults(item.img, FIGURE_MARKUP).length > 0 ? '' : item.img,
    question: html(item.question),
    explanation: html(item.explanation),
    hints: item.hints.map(html) as Item['hints'],
  };
  if (item.type === 'blank') return { ...item, ...common, common_wrong: item.common_wrong.map(note) };
  const { a, b, c, d } = item.choices;
  return {
    ...item,
    ...common,
    choices: { a: html(a), b: html(b), c: html(c), d: html(d) },
    options: item.options.map(note),
  };
}

/** What is shown beside the form of a draft: what keeps it from its release, and how students and reviewers would see it. */
export function lookAt(draft: Draft, stems: StemIndex): Look {
  const faults = faultsOfDraft(draft, stems);
  // Without its images: the page asks for each once, instead of having all in every look.
  const { item, hasKey } = sketchOf({ ...draft, images: [] });
  const shown = shownItem(item, (id) => `/api/drafts/${draft.key}/images/${id}`);
  return {
    faults: faults.map(({ field, rule, message }) => ({ field, rule, message })),
    open: openParts(faults),
    student: studentView(shown),
    reviewer: reviewerView(hasKey ? shown : ({ ...shown, answer: '?' } as BankItem), faults, 'not yet: it is a draft'),
  };
}
