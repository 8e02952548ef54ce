import { preloadDisplayFont } from '@aivy/web-ui';
import { useSite } from '../../../config/use-site';
import type { LegalText } from '../legal-text';
import styles from './legal-page.module.css';

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** A legal text with its table of contents. `{email}` in a paragraph becomes the operator's contact address. */
export function LegalPage({ text }: { text: LegalText }) {
  preloadDisplayFont();
  const { contactEmail } = useSite();
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p>Last updated {text.updated}</p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {text.sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${slug(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <p className={styles.summary}>{text.summary}</p>
        {text.sections.map(({ heading, paragraphs }, index) => (
          <section key={heading} id={slug(heading)}>
            <h2>
              {index + 1}. {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} email={contactEmail} />
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

function Paragraph({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  if (after === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
