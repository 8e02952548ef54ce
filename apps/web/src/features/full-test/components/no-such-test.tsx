import { FULL_TEST_MESSAGES } from '@aivy/contracts';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../../app/layout/notice';
import { routePath } from '../../../config/route-names';

/** For an address whose test is nobody's, or somebody else's. */
export function NoSuchTest() {
  const navigate = useNavigate();
  return <Notice title="No such test" text={FULL_TEST_MESSAGES.noTest} action="Go to the test preview" onAction={() => void navigate(routePath('FullTestPreview'))} />;
}
