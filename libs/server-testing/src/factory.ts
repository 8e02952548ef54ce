/** Makes valid records; a test names only the fields it is about. */
export type Factory<T> = (overrides?: Partial<T>) => T;

/**
 * @param build gets 1, 2, 3 … so that unique fields differ
 * @example const user = defineFactory((n) => ({ email: `student${n}@example.com`, name: 'Sam' }));
 */
export function defineFactory<T extends object>(build: (n: number) => T): Factory<T> {
  let made = 0;
  return (overrides = {}) => {
    made += 1;
    return { ...build(made), ...overrides };
  };
}
