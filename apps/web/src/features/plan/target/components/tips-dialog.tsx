import { MAX_INCREASE } from '@aivy/exam';
import { Button, Dialog } from '@aivy/web-ui';
import styles from './target-form.module.css';

const TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Begin with the colleges on your list',
    text: 'Look up the middle half of the scores they admit. The upper end of it is a good target.',
  },
  {
    title: 'Leave room for a steady pace',
    text: `A month carries a section up to ${MAX_INCREASE[1]} points, three months up to ${MAX_INCREASE[3]}, six months up to ${MAX_INCREASE[6]}. The last points are the slowest.`,
  },
  {
    title: 'Give more to the section with more to gain',
    text: 'The total counts. Ten points are usually easier to find in the section that is lower today.',
  },
  {
    title: 'Nothing here is final',
    text: 'You can change target and time whenever you like. The days that you have finished stay finished.',
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
