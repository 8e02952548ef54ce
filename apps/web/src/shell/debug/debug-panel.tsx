import { PRODUCTS, type ProductKey, HOUR_MS } from '@aivy/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ROUTE_PATHS } from '../../config/route-names';
import { rememberedProfile } from '../../core/device/remembered-profile';
import { productSelected, userLoaded } from '../../core/session/session-slice';
import type { AppStore } from '../../core/store';
import { skewClock, stallTimer } from './faulty-clock';
import type { FaultyFetch, NetworkFault } from './faulty-fetch';
import { fillAnswers } from './fill-answers';
import { readKept, readOutbox, readStore, type OutboxView } from './read-state';
import styles from './debug-panel.module.css';

const STAGES = [1, 2, 3] as const;
const LOOK_MS = 1_000;
const FAULTS: readonly (readonly [NetworkFault, string])[] = [
  ['none', 'None'],
  ['offline', 'Offline'],
  ['fail', 'Next call fails'],
  ['lost', 'Next answer is lost'],
  ['unavailable', 'Next call: 503'],
  ['delay', 'Next call waits 3 s'],
];
const SKEWS = [
  ['−1 h', -HOUR_MS],
  ['right', 0],
  ['+1 h', HOUR_MS],
] as const;

/** Moves the router as the browser's own buttons do; the page stays. */
function jump(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** What is where, and what can go wrong, for whoever develops. English only, no part of the product. */
export function DebugPanel({ store, network }: { store: AppStore; network: FaultyFetch }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        Debug
      </button>
      {open ? <Panel store={store} network={network} /> : null}
    </>
  );
}

function Panel({ store, network }: { store: AppStore; network: FaultyFetch }) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const [outbox, setOutbox] = useState<OutboxView | null>(null);
  const [fault, setFault] = useState(network.state);
  const [stalled, setStalled] = useState(false);
  const [skew, setSkew] = useState(0);
  const [filled, setFilled] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => {
      setFault(network.state);
      void readOutbox().then(setOutbox);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [network]);
  const profile = rememberedProfile();
  const { session } = state;
  return (
    <section className={styles.panel} aria-label="Debug panel">
      <h2>Debug panel</h2>
      <fieldset>
        <legend>Stage and product</legend>
        {STAGES.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={session.userStage === stage}
            disabled={!profile}
            onClick={() => profile && store.dispatch(userLoaded({ ...profile, stage }))}
          >
            Stage {stage}
          </button>
        ))}
        {(Object.keys(PRODUCTS) as ProductKey[]).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={session.product === key}
            onClick={() => store.dispatch(productSelected(key))}
          >
            {PRODUCTS[key].name}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>Screen</legend>
        <select aria-label="Jump to a screen" value="" onChange={({ target }) => jump(target.value)}>
          <option value="" disabled>
            Jump to …
          </option>
          {Object.entries(ROUTE_PATHS).map(([name, path]) => (
            <option key={name} value={path}>
              {name} ({path})
            </option>
          ))}
        </select>
        <button type="button" onClick={() => setFilled(fillAnswers(store))}>
          Fill answers
        </button>
        <span role="status">{filled === null ? '' : `${filled} filled`}</span>
      </fieldset>
      <fieldset>
        <legend>Clock</legend>
        <button
          type="button"
          aria-pressed={stalled}
          onClick={() => {
            stallTimer(!stalled);
            setStalled(!stalled);
          }}
        >
          Stall the timer after 3 s
        </button>
        {SKEWS.map(([name, ms]) => (
          <button
            key={name}
            type="button"
            aria-pressed={skew === ms}
            onClick={() => {
              skewClock(ms);
              setSkew(ms);
            }}
          >
            Time of day {name}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>Network: {fault.fault}</legend>
        {FAULTS.map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={fault.fault === kind}
            onClick={() => {
              network.set(kind);
              setFault(network.state);
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <details open>
        <summary>Session</summary>
        <pre tabIndex={0}>{JSON.stringify(session, null, 1)}</pre>
      </details>
      <details>
        <summary>Outbox: {outbox ? `${outbox.answers} answers, ${outbox.unsent} unsent` : '…'}</summary>
        <pre tabIndex={0}>{JSON.stringify(outbox?.records ?? {}, null, 1)}</pre>
      </details>
      <details>
        <summary>Store</summary>
        <pre tabIndex={0}>{JSON.stringify(readStore(state), null, 1)}</pre>
      </details>
      <details>
        <summary>Kept on this device</summary>
        <pre tabIndex={0}>{JSON.stringify(readKept(), null, 1)}</pre>
      </details>
    </section>
  );
}
