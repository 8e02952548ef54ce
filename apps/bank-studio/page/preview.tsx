import { useEffect, useRef, useState } from 'react';
import { Segmented } from '@aivy/web-ui';
import styles from './preview.module.css';
import type { Look } from './wire';

/** The page's own styles end where this begins: an item looks here as on the page that shows items. */
function Shown({ html, className, label }: { html: string; className: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const old = root.querySelector('div');
    if (old) {
      old.innerHTML = html;
      return;
    }
    root.innerHTML = `<link rel="stylesheet" href="/preview.css"><style>
      :host { --reading: 17px; --font-reading: var(--font-read); font: 400 16px/1.5 var(--font-ui); }
      .reviewer { border: 0; }
      img { max-width: 100%; border-radius: var(--r-1); background: var(--art-white); }
      .flaw { color: var(--c-wrong); font: 400 14px/1.4 var(--font-ui); }
    </style><div class="${className}"></div>`;
    root.querySelector('div')!.innerHTML = html;
  }, [html, className]);
  return (
    <section className={styles.view} aria-label={`As a ${label.toLowerCase()} sees it`}>
      <h3>{label}</h3>
      <div ref={host} />
    </section>
  );
}

type View = 'both' | 'student' | 'reviewer';

/** The item that the draft would be, as it is typed. */
export function Preview({ look }: { look: Look | null }) {
  const [view, setView] = useState<View>('both');
  return (
    <aside className={styles.preview} aria-label="Preview" tabIndex={0}>
      <h2 className="vh">Preview</h2>
      <div className={styles.choice}>
        <Segmented
          label="Preview"
          value={view}
          options={[
            { value: 'both', label: 'Both' },
            { value: 'student', label: 'Student' },
            { value: 'reviewer', label: 'Reviewer' },
          ]}
          onChange={setView}
        />
      </div>
      {look && view !== 'reviewer' && <Shown html={look.student} className="student" label="Student" />}
      {look && view !== 'student' && <Shown html={look.reviewer} className="reviewer" label="Reviewer" />}
    </aside>
  );
}
