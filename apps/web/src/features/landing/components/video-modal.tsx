import { useEffect, useRef } from 'react';
import { MESSAGES } from '@aivy/contracts';
import { Dialog } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { useSite } from '../../../config/use-site';
import { Explainer } from './explainer';
import styles from './video-modal.module.css';

const isFile = (url: string): boolean => /\.(mp4|webm|ogv|m4v)(\?|#|$)/i.test(url);

/** An embedded player never reports an error; one that has not loaded by then has failed. */
const EMBED_LIMIT_MS = 12_000;

const withAutoplay = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}autoplay=1`;

/**
 * The promotional film of the operator, or our own explainer without one. Escape and the button close it; the page does
 * not scroll.
 */
export function VideoModal({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { promoVideoUrl } = useSite();
  useEffect(() => {
    const before = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = before;
    };
  }, []);
  const fail = () => dispatch(showAlert({ tone: 'error', text: MESSAGES.videoFailed }));
  const embedded = promoVideoUrl !== '' && !isFile(promoVideoUrl);
  const loaded = useRef(false);
  useEffect(() => {
    if (!embedded) return undefined;
    const timer = setTimeout(() => {
      if (!loaded.current) dispatch(showAlert({ tone: 'error', text: MESSAGES.videoFailed }));
    }, EMBED_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [dispatch, embedded]);
  return (
    <Dialog open onClose={onClose} size="media" title="How Aivy works">
      <div className={styles.frame}>
        {!promoVideoUrl && <Explainer />}
        {promoVideoUrl && isFile(promoVideoUrl) && (
          <video className={styles.player} src={promoVideoUrl} controls autoPlay playsInline onError={fail} />
        )}
        {embedded && (
          <iframe
            className={styles.player}
            src={withAutoplay(promoVideoUrl)}
            title="How Aivy works"
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            onLoad={() => {
              loaded.current = true;
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
