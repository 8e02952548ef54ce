import { DistressPage } from '../features/distress';
import { ForRoles } from './for-roles';

export default function Distress() {
  return (
    <ForRoles roles={['operator']}>
      <DistressPage />
    </ForRoles>
  );
}
