import type { StudentQuestion } from '@aivy/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { TestPage, type TestPageProps } from '../components/test-page';
import { selectTest } from '../selectors';
import { begun, sectionEntered, sectionSized } from '../slice';

export const question = (id: number, more: Partial<StudentQuestion> = {}): StudentQuestion => ({
  id,
  type: 'choice',
  passage: `<p>Passage ${id}</p>`,
  img: '',
  question: `<p>Stem ${id}</p>`,
  choice_a: 'first',
  choice_b: 'second',
  choice_c: 'third',
  choice_d: 'fourth',
  ...more,
});
export const BLANK = question(9, { type: 'blank', passage: '' });
export const LIMIT = 1_200_000;
const SUBMIT_TEXTS = {
  title: 'Finish Reading & Writing?',
  body: 'No way back.',
  timeUp: 'All your answers are kept. Math comes next.',
  until: 'you go on to Math',
};

/** jsdom has no layout and no pointer capture; these only need to exist. */
function standInForLayout(): void {
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.setPointerCapture ??= () => undefined;
}

/** The page of a section that has just begun, as a student sees it. */
export function open(
  questions: StudentQuestion[],
  props: Partial<TestPageProps> = {},
  section: 'reading_and_writing' | 'math' = 'reading_and_writing',
) {
  standInForLayout();
  const store = makeStore();
  store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId: null, owner: null }));
  if (section === 'math') store.dispatch(sectionEntered('math'));
  store.dispatch(sectionSized({ section, length: questions.length }));
  const submitted: string[] = [];
  const page = (more: Partial<TestPageProps>) => (
    <Provider store={store}>
      <TestPage
        title="Section 1: Reading & Writing"
        sectionTitle="Reading & Writing"
        questions={questions}
        limit={{ kind: 'spent', limitMs: LIMIT }}
        submitTexts={SUBMIT_TEXTS}
        closesOnConfirm
        leaveNote=""
        studentName={null}
        saveState={{ kind: 'device' }}
        paused={false}
        submitting={false}
        submitError={null}
        onSubmit={() => void submitted.push('submitted')}
        onLeave={() => undefined}
        {...props}
        {...more}
      />
    </Provider>
  );
  const { rerender } = render(page({}));
  const show = (more: Partial<TestPageProps>): void => rerender(page(more));
  const record = () => selectTest(store.getState()).sections[section];
  const said = (): string =>
    screen
      .getAllByTestId('announcer')
      .map((region) => region.textContent)
      .join('');
  return { store, record, said, show, submitted, user: userEvent.setup() };
}
export const choice = (text: string): HTMLElement => screen.getByRole('button', { name: new RegExp(text) });
