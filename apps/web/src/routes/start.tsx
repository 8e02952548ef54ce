import { Navigate } from 'react-router-dom';
import { routePath } from '../config/route-names';
import { homeOf } from '../core/session/destination';
import { useAppSelector } from '../core/store';

/** Where the installed app starts: the student's home. */
export default function Start() {
  const { product, userStage, userId } = useAppSelector((state) => state.session);
  return <Navigate replace to={product === 'daily' ? routePath('AivyDaily') : homeOf(userStage, userId)} />;
}
