import { makeStore } from '../../core/store';
import {
  annotationChanged,
  annotationRemoved,
  annotationsCleared,
  annotationsLoaded,
  regionAnnotated,
  selectAnnotations,
  selectAnnotationsRevision,
  type Annotation,
} from './annotations-slice';
import { annotation } from './testing/annotation';

const make = (id: string, questionId: number, region: Annotation['region'] = 'passage'): Annotation =>
  annotation(0, 5, { id, question_id: questionId, region });

describe('the annotations of a module', () => {
  const begin = () => {
    const store = makeStore();
    store.dispatch(annotationsLoaded([make('a', 1), make('b', 1, 'question'), make('c', 2)]));
    const ids = (): string[] => selectAnnotations(store.getState()).map(({ id }) => id);
    return { store, ids, revision: () => selectAnnotationsRevision(store.getState()) };
  };

  it('are taken over region by region: those of other regions and questions stay', () => {
    const { store, ids } = begin();
    store.dispatch(regionAnnotated({ questionId: 1, region: 'passage', annotations: [make('d', 1)] }));
    expect(ids()).toEqual(['b', 'c', 'd']);
  });

  it('are cleared for one question', () => {
    const { store, ids } = begin();
    store.dispatch(annotationsCleared(1));
    expect(ids()).toEqual(['c']);
  });

  it('are as many as the wire takes, the newest', () => {
    const { store, ids } = begin();
    const annotations = Array.from({ length: 199 }, (_, i) => make(`n${i}`, 3));
    store.dispatch(regionAnnotated({ questionId: 3, region: 'passage', annotations }));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([200, 'c', 'n198']);
  });

  it('ask to be saved with every change, and with nothing else', () => {
    const { store, revision } = begin();
    const before = revision();
    store.dispatch(annotationChanged({ id: 'a', note: 'why' }));
    store.dispatch(annotationChanged({ id: 'a', style: 'blue' }));
    store.dispatch(annotationRemoved('b'));
    store.dispatch(annotationChanged({ id: 'b', note: 'gone' }));
    expect(selectAnnotations(store.getState())).toMatchObject([{ id: 'a', note: 'why', style: 'blue' }, { id: 'c' }]);
    expect(revision() - before).toBe(3);
  });
});
