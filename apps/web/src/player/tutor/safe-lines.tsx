import { MessageSquare, Phone } from 'lucide-react';
import { safeNumbers, type SafeNumber } from '../../config/safe-numbers';
import { useSite } from '../../config/use-site';
import styles from './safe-lines.module.css';

function reasonFor({ way, isEmergency }: SafeNumber): string {
  if (isEmergency) return "If you're in danger right now";
  return way === 'call' ? 'Talk to a real person' : "If you'd rather not talk out loud";
}

/** The numbers to turn to, one tap each. They're in the page, so they're there offline too. */
export function SafeLines() {
  return (
    <ul className={styles.lines}>
      {safeNumbers(useSite().safeNumbers).map((line) => {
        const { way, number } = line;
        const Icon = way === 'call' ? Phone : MessageSquare;
        return (
          <li key={`${way} ${number}`}>
            <a href={`${way === 'call' ? 'tel' : 'sms'}:${number.replaceAll(/[ -]/g, '')}`}>
              <Icon size={22} aria-hidden="true" />
              <span>
                <b>
                  {way === 'call' ? 'Call' : 'Text'} {number}
                </b>{' '}
                <small>{reasonFor(line)}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
