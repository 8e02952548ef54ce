import { useEffect } from 'react';
import { mergeDistress } from '@aivy/contracts';
import { Button, Skeleton } from '@aivy/web-ui';
import { useReadingFace } from '../../../lib/reading-face';
import { useNow } from '../../../lib/use-now';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { authApi } from '../../../core/api/auth';
import { chatApi } from '../../../core/api/chat';
import { ageWords } from '../model/words';
import { FlaggedMessage } from './flagged-message';
import styles from './distress-page.module.css';

const { useListPracticeDistressQuery } = aivydailyApi;
const { useListOperatorsQuery } = authApi;
const { useListChatDistressQuery } = chatApi;

const TICK_MS = 30_000;
/** New messages show up without a reload. */
const LIVE = { pollingInterval: 30_000, refetchOnMountOrArgChange: true } as const;

/** Where operators see messages that show distress, from every place where students talk. */
export function DistressPage() {
  const now = useNow(TICK_MS);
  // Loads beside the messages, so that the text doesn't change its face later.
  useReadingFace('');
  const sources = [
    { name: 'AivyDaily practice', ...useListPracticeDistressQuery(undefined, LIVE) },
    { name: 'problem analysis and dashboard chats', ...useListChatDistressQuery(undefined, LIVE) },
  ];
  const { data: operators = [] } = useListOperatorsQuery();
  useEffect(() => {
    document.title = 'Flagged messages';
  }, []);
  const { open, handled, open_count: count } = mergeDistress(sources.flatMap(({ data }) => data ?? []));
  const isLoading = sources.some(({ data, isError }) => !data && !isError);
  const isWhole = sources.every(({ data, isError }) => data && !isError);
  const oldest = open.map(({ said_at: at }) => at).sort()[0];
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>Flagged messages</h1>
      <p className={styles.lead} role="status">
        {oldest !== undefined
          ? `${count} open. ${count > open.length ? `Showing the ${open.length} most serious.` : `The oldest is ${ageWords(oldest, now)} old.`}`
          : isWhole
            ? 'No open messages.'
            : isLoading
              ? 'Loading messages…'
              : ''}
      </p>
      {sources.map(
        ({ name, isError, isFetching, data, refetch }) =>
          isError && (
            <div key={name} className={styles.trouble} role="alert">
              <span>
                We couldn’t load messages from {name}.{' '}
                {data ? 'The ones below may be out of date.' : 'They’re missing from this list.'}
              </span>
              <Button
                variant="outline"
                pendingLabel={isFetching ? 'Trying…' : undefined}
                onClick={() => void refetch()}
              >
                Try again
              </Button>
            </div>
          ),
      )}
      {isLoading && open.length + handled.length === 0 && <Skeleton />}
      {open.length + handled.length > 0 && (
        <table className={styles.messages}>
          <caption className="vh">Flagged messages, open ones first, most serious at the top</caption>
          <thead>
            <tr>
              {['Severity', 'Time', 'Place', 'Message', 'Student', 'Status'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...open, ...handled].map((message) => (
              <FlaggedMessage
                key={`${message.user_id} ${message.message_id}`}
                message={message}
                now={now}
                operator={operators.find(({ user_id: id }) => id === message.handled?.by)?.name}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        Each of these students saw our safety message right away. You can also run <code>npm run user -- distress</code>{' '}
        in a terminal.
      </p>
    </main>
  );
}
