import { Link } from 'react-router-dom';
import { OFFICIAL_PATH } from '../../official/official-path';
import { officialWords, type ScorePathData } from '../score-path-model';
import tiles from './tiles.module.css';

/** Invites who has sat the official test to say so; afterwards names the newest official score. */
export function OfficialInvitation({ data }: { data: ScorePathData }) {
  const words = officialWords(data);
  return (
    <p className={tiles.small}>
      {words ?? 'Sat the official test?'}{' '}
      <Link to={OFFICIAL_PATH}>{words ? 'Official scores' : 'Enter your scores'}</Link>
    </p>
  );
}
