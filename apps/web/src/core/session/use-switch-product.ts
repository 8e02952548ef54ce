import type { ProductKey } from '@aivy/contracts';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { useAppDispatch, useAppSelector } from '../store';
import { homeOf } from './destination';
import { productSelected } from './session-slice';

/** Goes to a product: AivyDaily's home, or AivyPath's screen of the student's stage. */
export function useSwitchProduct(): (product: ProductKey) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { userStage, userId } = useAppSelector((state) => state.session);
  return (product) => {
    dispatch(productSelected(product));
    void navigate(product === 'daily' ? routePath('AivyDaily') : homeOf(userStage, userId));
  };
}
