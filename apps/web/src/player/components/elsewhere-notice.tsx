import { Notice } from '../../core/page/notice';

/** In place of a test that another tab of this browser is writing. */
export const ElsewhereNotice = ({ onContinue }: { onContinue: () => void }) => (
  <Notice
    title="The test is open in another tab"
    text="Only one tab at a time can keep your answers. Go on there, or continue here with the latest answers."
    action="Continue here"
    onAction={onContinue}
  />
);
