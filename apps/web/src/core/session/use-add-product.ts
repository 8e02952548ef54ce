import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { authApi } from '../api/auth';
import { useProducts } from './use-products';
import { useSwitchProduct } from './use-switch-product';

const { useSelectProductMutation } = authApi;

/** Goes to a product, and adds it to the account first where it's missing. */
export function useAddProduct(): {
  add: (product: ProductKey) => Promise<boolean>;
  /** Adds it only where the account doesn't have it. */
  open: (product: ProductKey) => void;
  isPending: boolean;
  isFailed: boolean;
} {
  const [select, { isLoading, isError }] = useSelectProductMutation();
  const switchTo = useSwitchProduct();
  const { owned } = useProducts();
  const add = async (product: ProductKey): Promise<boolean> => {
    if ('error' in (await select({ product_id: PRODUCTS[product].id }))) return false;
    switchTo(product);
    return true;
  };
  return {
    add,
    open: (product) => (owned.includes(product) ? switchTo(product) : void add(product)),
    isPending: isLoading,
    isFailed: isError,
  };
}
