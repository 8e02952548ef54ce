import type { TestListItem } from '@aivy/contracts';
import { parseUtcStamp } from '@aivy/exam';
import { buttonClass } from '@aivy/web-ui';
import { Link } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { resultPath } from '../../../config/test-paths';
import { fullTestApi } from '../../../core/api/full-test';

const { useGetAllTestsQuery } = fullTestApi;

/** The moments of tests are whole seconds. */
const STAMP_MS = 1_000;

/** The finished test that a practice test was unlocked for. @param since milliseconds since 1970 */
export const takenSince = (tests: readonly TestListItem[], since: number): TestListItem | undefined =>
  tests.find(
    ({ start_time: start, end_time: end, given_up: givenUp }) =>
      end !== null && !givenUp && (parseUtcStamp(start)?.getTime() ?? 0) > since - STAMP_MS,
  );

/**
 * The way into the practice test that points were exchanged for, and to its report once it is taken. While the tests are
 * not known it leads to their list, which has both.
 * @param since when it was unlocked, milliseconds since 1970; tests that were begun before are others
 */
export function PracticeTestLink({ since }: { since: number }) {
  const { data: tests = [] } = useGetAllTestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = tests.some(({ end_time: end }) => end === null);
  const taken = takenSince(tests, since);
  if (taken && !open)
    return (
      <Link to={resultPath(taken.id)} className={buttonClass('outline')}>
        See your report
      </Link>
    );
  return (
    <Link to={routePath('FullTestPreview')} className={buttonClass('outline')}>
      {open ? 'Go on with your practice test' : 'Take your practice test'}
    </Link>
  );
}
