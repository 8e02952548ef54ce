import { useSite } from '../../../config/use-site';
import { useCameToRest } from '../../../lib/use-came-to-rest';
import { Benefits } from './benefits';
import { Partners, Prices } from './prices';

/** What a visitor sees only after scrolling; a chunk of its own, so that the hero does not wait for it. */
export function BelowFold() {
  const rests = useCameToRest();
  return (
    <>
      <Benefits />
      {rests && <OfTheOperator />}
    </>
  );
}

/** What hangs on the operator's configuration; the build, which draws the page for visitors, does not know it. */
function OfTheOperator() {
  const site = useSite();
  return (
    <>
      <Prices prices={site.prices} />
      <Partners partners={site.partners} />
    </>
  );
}
