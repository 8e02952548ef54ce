import { preloadDisplayFont } from '@aivy/web-ui';
import { DashboardPage } from '../features/plan/dashboard';

export default function Dashboard() {
  preloadDisplayFont();
  return <DashboardPage />;
}
