export const PRODUCTS = {
  path: { id: 1, name: 'AivyPath' },
  daily: { id: 2, name: 'AivyDaily' },
} as const;
export type ProductKey = keyof typeof PRODUCTS;

export const TRADEMARK_NOTE = 'SAT is a trademark of the College Board, which is not affiliated with Aivy.';
