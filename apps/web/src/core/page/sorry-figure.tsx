import { Aivy } from '@aivy/web-ui';

/** Aivy beside a page that could not be shown. */
export const SorryFigure = () => <Aivy pose="sorry" size={160} label="" />;
