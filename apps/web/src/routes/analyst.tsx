import { AnalystPage } from '../features/analyst';
import { ForRoles } from './for-roles';

export default function Analyst() {
  return (
    <ForRoles roles={['analyst', 'operator']}>
      <AnalystPage />
    </ForRoles>
  );
}
