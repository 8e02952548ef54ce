import { FULL_TEST_MESSAGES } from '@aivy/contracts';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../../core/page/notice';
import { routePath } from '../../../config/route-names';

/** For a test that its student has ended, on this device or another. */
export function GivenUpTest() {
  const navigate = useNavigate();
  return (
    <Notice
      title="You gave this test up"
      text="It stays in your list and has no report. You can start a new one whenever you like."
      action="Go to your tests"
      onAction={() => void navigate(routePath('FullTestPreview'))}
    />
  );
}

/** For an address whose test is nobody's, or somebody else's. */
export function NoSuchTest() {
  const navigate = useNavigate();
  return (
    <Notice
      title="No such test"
      text={FULL_TEST_MESSAGES.noTest}
      action="Go to the test preview"
      onAction={() => void navigate(routePath('FullTestPreview'))}
    />
  );
}
