import { Notice } from '../../core/page/notice';

export interface ElsewhereNoticeProps {
  /** As its student calls it. */
  what?: 'test' | 'unit';
  onContinue: () => void;
}

/** In place of a test or unit that another tab of this browser is writing. */
export const ElsewhereNotice = ({ what = 'test', onContinue }: ElsewhereNoticeProps) => (
  <Notice
    title={`The ${what} is open in another tab`}
    text="Only one tab at a time can keep your answers. Go on there, or continue here with the latest answers."
    action="Continue here"
    onAction={onContinue}
  />
);
