import { DISTRESS_GRADES, DISTRESS_PLACE_NAMES, type DistressMessage } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { cx } from '@aivy/web-ui';
import { authApi } from '../../../core/api/auth';
import { ageWords, timeWords } from '../model/words';
import { MarkHandled } from './mark-handled';
import styles from './distress-page.module.css';

const { useShowContactMutation } = authApi;

/** Characters of an id that name a student on the page. */
const SHORT = 8;
const GRADE_CLASS = { 2: styles.distress, 3: styles.danger, 4: styles.emergency } as const;

export function FlaggedMessage({
  message: { user_id: userId, message_id: messageId, grade, said_at: saidAt, place, skill, message, handled },
  now,
  operator,
}: {
  message: DistressMessage;
  now: number;
  /** Name of the operator who handled it, if known. */
  operator: string | undefined;
}) {
  const topic = SKILLS.find(({ id }) => id === skill)?.name;
  return (
    <tr className={cx(handled && styles.done)}>
      <td>
        <span className={cx(styles.grade, GRADE_CLASS[grade])}>
          <i aria-hidden>{grade}</i>
          {DISTRESS_GRADES[grade]}
        </span>
      </td>
      <td className={styles.time}>
        <b>{timeWords(saidAt, now)}</b>
        {!handled && <small>{ageWords(saidAt, now)} ago</small>}
      </td>
      <td>
        <b>{DISTRESS_PLACE_NAMES[place]}</b>
        {topic && <small>{topic}</small>}
      </td>
      <td className={styles.words}>
        <q>{message}</q>
      </td>
      <td>
        <b title={userId}>{userId.slice(0, SHORT)}</b>
        <Contact userId={userId} label={`student ${userId.slice(0, SHORT)}`} />
      </td>
      <td>
        {handled ? (
          <>
            <b>Handled</b>
            <small>
              {handled.by === null ? 'Command line' : (operator ?? 'An operator')}, {timeWords(handled.at, now)}
            </small>
            {handled.note && <small>{handled.note}</small>}
          </>
        ) : (
          <MarkHandled
            {...{ userId, messageId, place, message }}
            label={`${DISTRESS_GRADES[grade]}, ${timeWords(saidAt, now)}`}
          />
        )}
      </td>
    </tr>
  );
}

/** The button that was pressed is gone: the address that takes its place gets its focus. Stable, so only once. */
const focusOnMount = (node: HTMLElement | null): void => node?.focus();

/** Name and email, only when asked for: the security log notes every look. */
function Contact({ userId, label }: { userId: string; label: string }) {
  const [show, { data, isLoading }] = useShowContactMutation();
  if (data)
    return (
      <small>
        {data.name}{' '}
        <a href={`mailto:${data.email}`} ref={focusOnMount}>
          {data.email}
        </a>
      </small>
    );
  return (
    <button
      type="button"
      className={styles.contact}
      aria-label={`Show contact of ${label}`}
      aria-busy={isLoading || undefined}
      onClick={() => !isLoading && void show({ user_id: userId })}
    >
      Show contact
    </button>
  );
}
