import { Button, Dialog } from '@aivy/web-ui';
import styles from './target-form.module.css';

const TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Start with the colleges on your list',
    text: 'Look up the middle half of the scores they admit. The upper end is a good target.',
  },
  {
    title: 'Pick minutes you can keep up',
    text: 'Twenty minutes every day beat two hours on Sunday. You can change them anytime.',
  },
  {
    title: 'Give more to the section with more room to grow',
    text: 'The total counts. Ten points are usually easier to find in your lower section.',
  },
  {
    title: 'Nothing here is final',
    text: 'You can change your target and your time whenever you like. Days you finished stay finished.',
  },
];

/** How to choose a target. */
export function TipsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Tips for choosing a target">
      <ul className={styles.tips}>
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.tipsEnd}>
        <Button onClick={onClose}>Got it</Button>
      </div>
    </Dialog>
  );
}
