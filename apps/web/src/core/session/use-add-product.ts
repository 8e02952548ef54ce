import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { useSelectProductMutation } from './session-api';
import { useSwitchProduct } from './use-switch-product';

/** Adds a product to the account and goes to it. */
export function useAddProduct(): {
  add: (product: ProductKey) => Promise<boolean>;
  isPending: boolean;
  isFailed: boolean;
} {
  const [select, { isLoading, isError }] = useSelectProductMutation();
  const switchTo = useSwitchProduct();
  return {
    add: async (product) => {
      if ('error' in (await select({ product_id: PRODUCTS[product].id }))) return false;
      switchTo(product);
      return true;
    },
    isPending: isLoading,
    isFailed: isError,
  };
}
