import { planApi } from '../../../core/api/plan';
import { useAppDispatch } from '../../../core/store';
import type { OfficialScore } from './official-score';

const { useRemoveOfficialScoreMutation } = planApi;

/** Deletes an entry: it's gone from the list at once, and back when it couldn't be deleted. */
export function useRemoveScore() {
  const dispatch = useAppDispatch();
  const [remove] = useRemoveOfficialScoreMutation();
  return async ({ score_id: gone }: Pick<OfficialScore, 'score_id'>) => {
    const patch = dispatch(
      planApi.util.updateQueryData('listOfficialScores', undefined, (draft) => {
        draft.scores = draft.scores.filter(({ score_id: id }) => id !== gone);
      }),
    );
    const result = await remove({ score_id: gone });
    if (result.error) patch.undo();
    return result;
  };
}
