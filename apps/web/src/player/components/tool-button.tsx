import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './test-header.module.css';

/** Icon over its name in the header; also the trigger of a popover, hence the passed-on props. */
export function ToolButton({
  icon: Icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.tool} {...rest}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
      {label}
    </button>
  );
}
