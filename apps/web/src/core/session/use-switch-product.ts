import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { useAppDispatch, useAppStore } from '../store';
import { homeOf } from './destination';
import { authApi } from '../api/auth';
import { productSelected } from './session-slice';

const { useSwitchProductMutation } = authApi;

/** Makes a product the current one, here and on the student's other devices. */
export function useChooseProduct(): (product: ProductKey) => void {
  const dispatch = useAppDispatch();
  const [tell] = useSwitchProductMutation();
  return (product) => {
    dispatch(productSelected(product));
    // This device remembers it anyway; another one learns it next time.
    void tell({ product_id: PRODUCTS[product].id });
  };
}

/** Goes to a product: AivyDaily's home, or AivyPath's screen of the student's stage. */
export function useSwitchProduct(): (product: ProductKey) => void {
  const navigate = useNavigate();
  const store = useAppStore();
  const choose = useChooseProduct();
  return (product) => {
    choose(product);
    const { userStage, userId } = store.getState().session;
    void navigate(product === 'daily' ? routePath('AivyDaily') : homeOf(userStage, userId));
  };
}
