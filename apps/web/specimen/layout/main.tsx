import '@aivy/web-ui/styles.css';
import type { StudentQuestion } from '@aivy/contracts';
import { prefetchMath } from '@aivy/web-math';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/core/store';
import { TestPage } from '../../src/player/components/test-page';
import { begun, movedTo, sectionEntered, sectionSized } from '../../src/player/slice';
import type { SectionName } from '../../src/player/types';
import { barHeights, seen, type Seen } from './seen';

declare global {
  interface Window {
    layout: {
      /** Opens a test of these questions at its first one; resolves when that stands, in its typeface. */
      open(section: SectionName, questions: readonly StudentQuestion[]): Promise<void>;
      /** Leafs through the open test and measures each of its questions. */
      leaf(): Seen[];
      barHeights(): { header: number; footer: number };
    };
  }
}

const PATIENCE_MS = 10_000;
const TITLES: Record<SectionName, string> = { reading_and_writing: 'Reading & Writing', math: 'Math' };
const LIMIT_MS = 35 * 60_000;
const FACES = [
  '400 20px "Source Serif 4 Variable"',
  'italic 400 20px "Source Serif 4 Variable"',
  '400 16px "Figtree Variable"',
];

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);
const nothing = (): void => undefined;
let opened = 0;
let show: (index: number) => void = nothing;
let length = 0;

async function until(arrived: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!arrived()) {
    if (performance.now() > end) throw new Error(`${what} has not come`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

prefetchMath();

window.layout = {
  async open(section, questions) {
    const store = makeStore();
    store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId: null, owner: null }));
    store.dispatch(sectionEntered(section));
    store.dispatch(sectionSized({ section, length: questions.length }));
    opened += 1;
    // At once: what stands there before is a test as well.
    const page = (
      <Provider key={opened} store={store}>
        <TestPage
          title={`Section 1, Module 1: ${TITLES[section]}`}
          sectionTitle={TITLES[section]}
          questions={questions}
          limit={{ kind: 'spent', limitMs: LIMIT_MS }}
          submitTexts={{ title: '', body: '', timeUp: '', until: '' }}
          closesOnConfirm
          leaveNote=""
          studentName="Maya Hernandez"
          saveState={{ kind: 'saved' }}
          paused
          submitting={false}
          submitError={null}
          onSubmit={nothing}
          onLeave={nothing}
        />
      </Provider>
    );
    flushSync(() => root.render(page));
    length = questions.length;
    show = (index) => flushSync(() => store.dispatch(movedTo(index)));
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    await until(() => document.querySelector('#answers') !== null, 'The first question');
  },
  leaf: () =>
    Array.from({ length }, (_, index) => {
      show(index);
      return seen();
    }),
  barHeights,
};
