import { Fragment, type ReactElement, type ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Check } from 'lucide-react';
import { cx } from '../class-names';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; gets the aria state. */
  trigger: ReactElement;
  width?: number;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A menu button. Items are `MenuItem`, `MenuChoices`, `MenuLabel` and `MenuDivider`. */
export function Menu({ trigger, width = 300, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* No portal: the menu stays inside the landmark of its button. */}
      <Radix.Content className={styles.content} style={{ width }} align={align} sideOffset={4} collisionPadding={12}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuItem({
  onSelect,
  icon,
  note,
  end,
  tone,
  children,
}: {
  onSelect: () => void;
  icon?: ReactNode;
  note?: string | undefined;
  /** At the right edge. */
  end?: ReactNode;
  tone?: 'danger';
  children: ReactNode;
}) {
  return (
    <Radix.Item className={cx(styles.item, tone === 'danger' && styles.danger)} onSelect={onSelect}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        {children}
        {note && <small className={styles.note}> {note}</small>}
      </span>
      {end}
    </Radix.Item>
  );
}

const Mark = () => (
  <span className={styles.icon}>
    <Radix.ItemIndicator>
      <Check size={18} strokeWidth={2.2} aria-hidden />
    </Radix.ItemIndicator>
  </span>
);

/** One of several, with a check mark on the chosen one. */
export function MenuChoices<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  /** One with an icon has its check mark at the right edge. */
  options: readonly { value: Value; label: string; icon?: ReactNode; note?: string | undefined; after?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <Radix.Label className={styles.label}>{label}</Radix.Label>
      {options.map(({ value: each, label: name, icon, note, after }) => (
        <Fragment key={each}>
          <Radix.RadioItem className={cx(styles.item, icon !== undefined && styles.choice)} value={each}>
            {icon ?? <Mark />}
            <span className={styles.words}>
              {name}
              {note && <small className={styles.note}> {note}</small>}
            </span>
            {icon !== undefined && <Mark />}
          </Radix.RadioItem>
          {after}
        </Fragment>
      ))}
    </Radix.RadioGroup>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className={styles.head}>{children}</Radix.Label>
);
export const MenuDivider = () => <Radix.Separator className={styles.divider} />;
