import { Link } from 'react-router-dom';
import { PRODUCTS, TRADEMARK_NOTE } from '@aivy/contracts';
import { LeafMark } from '@aivy/web-ui';
import { routePath } from '../../config/route-names';
import { useSite } from '../../config/use-site';
import { authApi } from '../../core/api/auth';
import { ThemeSwitch } from '../../core/theme/theme-switch';
import { useCameToRest } from '../../lib/use-came-to-rest';
import { SOCIAL_ICONS } from './social-icons';
import styles from './footer.module.css';

/** Below the fold of every page, and for the operator to fill in: it comes when the browser rests. */
export const Footer = () => (useCameToRest() ? <Shown /> : null);

function Shown() {
  const site = useSite();
  // Whoever owns it goes there; to others it is shown first.
  const owned = authApi.endpoints.getUserInfo.useQueryState().data?.products;
  const daily = owned?.includes(PRODUCTS.daily.id) ? 'AivyDaily' : 'AivyDailyTrial';
  const social = SOCIAL_ICONS.filter(({ key }) => site.social[key]);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.logo}>
            <LeafMark size={30} />
            Aivy
          </p>
          {site.address.length > 0 && (
            <address className={styles.address}>
              {site.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {site.contactEmail && <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>}
        </div>
        <nav aria-label="Products">
          <h2>Practice</h2>
          <ul>
            <li>
              <Link to={routePath('TestPreview')}>{PRODUCTS.path.name}</Link>
            </li>
            <li>
              <Link to={routePath(daily)}>{PRODUCTS.daily.name}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Legal">
          <h2>Legal</h2>
          <ul>
            <li>
              <Link to={routePath('UserAgreement')}>User Agreement</Link>
            </li>
            <li>
              <Link to={routePath('PrivacyPolicy')}>Privacy Policy</Link>
            </li>
          </ul>
        </nav>
        <div className={styles.side}>
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ key, name, path }) => (
                <li key={key}>
                  <a
                    href={site.social[key]}
                    rel="noopener noreferrer"
                    target="_blank"
                    aria-label={`Aivy on ${name} (opens in a new tab)`}
                  >
                    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden>
                      <path d={path} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ThemeSwitch />
        </div>
        <p className={styles.fine}>
          © {new Date().getFullYear()} Aivy. All rights reserved. {TRADEMARK_NOTE}
        </p>
      </div>
    </footer>
  );
}
