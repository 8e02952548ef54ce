import type { StudentQuestion } from '@aivy/contracts';

/** A table with which a question's words begin. Tables have no tables in them. */
const LEADING_TABLE = /^\s*<table[\s>][\s\S]*?<\/table>/;

export interface Pictured {
  /** HTML of what the question is asked about: its figure, or the table it begins with; '' for none. */
  picture: string;
  /** HTML of the question's words without it. */
  stem: string;
}

/** Takes the picture out of a question, so that it can stand beside the words. */
export function pictureOf({ img, passage, question }: Pick<StudentQuestion, 'img' | 'passage' | 'question'>): Pictured {
  // Beside a passage the words have a pane of their own, and marks in them count its characters.
  const table = passage === '' ? LEADING_TABLE.exec(question)?.[0] : undefined;
  return { picture: img + (table ?? ''), stem: table ? question.slice(table.length) : question };
}
