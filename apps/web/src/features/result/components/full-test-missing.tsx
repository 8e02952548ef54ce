import { Button } from '@aivy/web-ui';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { TutorSays } from '../../../core/page/tutor-says';
import styles from './result-states.module.css';

/** There is nothing to report on: the way to the tests. */
export function FullTestMissing({ unfinished }: { unfinished: boolean }) {
  const navigate = useNavigate();
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>{unfinished ? 'This test is not finished' : 'There is no such test'}</h1>
      <TutorSays
        text={
          unfinished
            ? 'Your answers so far are saved. Finish the fourth module and I will put your report together.'
            : 'I could not find this test among yours. Here is the list of those you have taken.'
        }
        pose="idle"
      />
      <Button size="large" onClick={() => void navigate(routePath('FullTestPreview'))}>
        Go to your tests
      </Button>
    </div>
  );
}
