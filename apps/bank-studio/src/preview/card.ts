import { skillById } from '@aivy/exam';
import { choicesOf, notesOf, toStudentQuestion, type BankItem } from '@aivy/item-bank';
import type { Fault } from '@aivy/item-bank/checks';
import { renderMath } from '@aivy/item-bank/typeset';
import { escapeHtml } from '@aivy/typeset';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** What the student gets, made from the student's projection so that nothing else can slip in. */
export function studentView(item: BankItem): string {
  const question = toStudentQuestion(item);
  const choices = LETTERS.map(
    (letter) =>
      `<li class="row"><span class="choice"><span class="letter" aria-hidden="true">${letter.toUpperCase()}</span><span class="text">${renderMath(question[`choice_${letter}`])}</span></span></li>`,
  );
  return [
    question.img === '' ? '' : `<div class="figure">${question.img}</div>`,
    question.passage === '' ? '' : `<div class="passage">${renderMath(question.passage)}</div>`,
    `<div class="stem">${renderMath(question.question)}</div>`,
    question.type === 'choice'
      ? `<ol class="list">${choices.join('')}</ol>`
      : '<p class="entry">Student-produced response <span class="field" aria-hidden="true"></span></p>',
  ].join('');
}

/** Letters as students see them, typed values as they are. */
const asShown = (item: BankItem, answer: string): string => escapeHtml(choicesOf(item) ? answer.toUpperCase() : answer);

const row = (name: string, html: string): string => `<div class="fact"><dt>${name}</dt><dd>${html}</dd></div>`;

function wrongAnswers(item: BankItem): string {
  const notes = notesOf(item).map((note) => ({ ...note, answer: asShown(item, note.answer) }));
  return `<table class="notes"><caption>Wrong answers</caption><thead><tr><th scope="col">Answer</th><th scope="col">Misconception</th><th scope="col">What the student is told</th></tr></thead><tbody>${notes.map((note) => `<tr><th scope="row">${note.answer}</th><td>${escapeHtml(note.misconception)}</td><td>${renderMath(note.feedback)}</td></tr>`).join('')}</tbody></table>`;
}

export function reviewerView(item: BankItem, faults: readonly Fault[], review: string | undefined): string {
  return [
    `<p class="key">Key: <strong>${asShown(item, item.answer)}</strong></p>`,
    `<div class="explanation">${renderMath(item.explanation)}</div>`,
    `<h4>Hints</h4><ol class="hints">${item.hints.map((hint) => `<li>${renderMath(hint)}</li>`).join('')}</ol>`,
    wrongAnswers(item),
    '<dl class="facts">',
    row('Family', item.family),
    row('Parameters', `a ${item.a} · b ${item.b} · c ${item.c}`),
    row('Expected time', `${item.seconds} s`),
    row(
      'Second pass',
      review ? escapeHtml(review) : item.key.startsWith('rw-') ? 'none recorded' : 'key proved by an independent route',
    ),
    row(
      'Checks',
      faults.length === 0
        ? '<span class="good">no fault</span>'
        : `<ul class="faults">${faults.map(({ rule, message }) => `<li><strong>${rule}</strong> ${escapeHtml(message)}</li>`).join('')}</ul>`,
    ),
    '</dl>',
  ].join('');
}

/** One item, as a student sees it beside what a reviewer needs. */
export function card(item: BankItem, faults: readonly Fault[], review: string | undefined): string {
  return `<article class="card" id="${item.key}" aria-labelledby="${item.key}-title">
<header><h2 id="${item.key}-title">${item.key}</h2><p>${escapeHtml(skillById(item.skill).name)} · ${item.difficulty} · ${item.type} · ${item.state} · ${item.version === 0 ? 'not released yet' : `item ${item.id} v${item.version}`}</p></header>
<div class="views"><section aria-label="As a student sees it"><h3>Student</h3>${studentView(item)}</section><section class="reviewer" aria-label="As a reviewer sees it"><h3>Reviewer</h3>${reviewerView(item, faults, review)}</section></div></article>`;
}
