import { useSite } from '../../../config/use-site';
import { Benefits } from './benefits';
import { Partners, Prices } from './prices';

/** What a visitor sees only after scrolling; a chunk of its own, so that the hero does not wait for it. */
export function BelowFold() {
  const site = useSite();
  return (
    <>
      <Benefits />
      <Prices prices={site.prices} />
      <Partners partners={site.partners} />
    </>
  );
}
