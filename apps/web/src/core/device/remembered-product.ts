import type { ProductKey } from '@aivy/contracts';

const KEY = 'aivy.product';

/** The product chosen last on this device; null when none or when storage is blocked. */
export function rememberedProduct(): ProductKey | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'path' || value === 'daily' ? value : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function rememberProduct(product: ProductKey | null): void {
  try {
    if (product === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, product);
  } catch {
    // Blocked storage only costs the memory of the choice.
  }
}
