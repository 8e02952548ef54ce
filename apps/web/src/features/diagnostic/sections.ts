import type { Subject } from '@aivy/contracts';
import { DIAGNOSTIC_QUESTIONS, DIAGNOSTIC_SECONDS } from '@aivy/exam';
import { ROUTE_PATHS } from '../../config/route-names';
import type { DiagnosticSection } from '../../core/device/local-diagnostic';

export interface SectionFacts {
  /** The wire's word. */
  subject: Subject;
  name: string;
  title: string;
  seconds: number;
  questions: number;
  path: string;
}

/** The two sections of the diagnostic, in order. */
export const SECTIONS: Record<DiagnosticSection, SectionFacts> = {
  reading_and_writing: {
    subject: 'english',
    name: 'Reading & Writing',
    title: 'Section 1: Reading & Writing',
    seconds: DIAGNOSTIC_SECONDS.english,
    questions: DIAGNOSTIC_QUESTIONS.english,
    path: ROUTE_PATHS.TestPage,
  },
  math: {
    subject: 'math',
    name: 'Math',
    title: 'Section 2: Math',
    seconds: DIAGNOSTIC_SECONDS.math,
    questions: DIAGNOSTIC_QUESTIONS.math,
    path: `${ROUTE_PATHS.TestPage}/math`,
  },
};
