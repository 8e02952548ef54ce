import type { Workspace } from '@aivy/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../core/store';

/** A highlight or note; offsets count characters of the region's plain text. */
export type Annotation = Workspace['annotations'][number];
export type AnnotationStyle = Annotation['style'];

interface AnnotationsState {
  list: Annotation[];
  /** Counts every change that should be saved. */
  revision: number;
}

/** More than anybody makes by hand; the wire takes no more. */
const MAX_ANNOTATIONS = 200;
/** Characters; the wire takes no more. */
export const MAX_NOTE = 500;

const initialState: AnnotationsState = { list: [], revision: 0 };

const annotationsSlice = createSlice({
  name: 'annotations',
  initialState,
  reducers: {
    /** The module's annotations as they were kept. */
    annotationsLoaded: (state, { payload }: PayloadAction<readonly Annotation[]>) => {
      state.list = [...payload];
      state.revision += 1;
    },
    /** What one region of one question holds from now on. */
    regionAnnotated: (
      state,
      {
        payload,
      }: PayloadAction<{ questionId: number; region: Annotation['region']; annotations: readonly Annotation[] }>,
    ) => {
      const others = state.list.filter(
        ({ question_id: id, region }) => id !== payload.questionId || region !== payload.region,
      );
      state.list = [...others, ...payload.annotations].slice(-MAX_ANNOTATIONS);
      state.revision += 1;
    },
    annotationChanged: (
      state,
      { payload: { id, ...change } }: PayloadAction<{ id: string } & Partial<Pick<Annotation, 'note' | 'style'>>>,
    ) => {
      const annotation = state.list.find((each) => each.id === id);
      if (!annotation) return;
      Object.assign(annotation, change);
      state.revision += 1;
    },
    annotationRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.list = state.list.filter((each) => each.id !== id);
      state.revision += 1;
    },
    annotationsCleared: (state, { payload: questionId }: PayloadAction<number>) => {
      state.list = state.list.filter(({ question_id: id }) => id !== questionId);
      state.revision += 1;
    },
  },
  selectors: { list: (state) => state.list, revision: (state) => state.revision },
});

export const { annotationsLoaded, regionAnnotated, annotationChanged, annotationRemoved, annotationsCleared } =
  annotationsSlice.actions;

const { selectors } = annotationsSlice.injectInto(rootReducer);
// The store's own type does not know of slices that arrive later.
const withAnnotations = (state: RootState): RootState & { annotations?: AnnotationsState } => state;

export const selectAnnotations = (state: RootState): Annotation[] => selectors.list(withAnnotations(state));
export const selectAnnotationsRevision = (state: RootState): number => selectors.revision(withAnnotations(state));
