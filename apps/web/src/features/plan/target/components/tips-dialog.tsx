import { Button, Dialog } from '@aivy/web-ui';
import styles from './target-form.module.css';

const TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Start with the colleges on your list',
    text: 'Look up the middle 50% of scores they admit. Aim for the high end.',
  },
  {
    title: 'Pick minutes you can keep up',
    text: 'Twenty minutes every day beats two hours on Sunday. You can change them anytime.',
  },
  {
    title: 'Give more to the section with more room to grow',
    text: 'Only the total counts. Points usually come easier in your lower section.',
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
