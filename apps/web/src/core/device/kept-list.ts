/** Words that this browser keeps under a name, the newest last. */
export interface KeptList {
  read(): string[];
  /** Changes nothing when the word is there. */
  add(word: string): void;
  remove(word: string): void;
}

/**
 * A list in `localStorage`. Where storage is blocked it is empty and stays so; what is no list of words counts as none.
 * @param key its name there
 * @param most the oldest words beyond that go
 */
export function keptList(key: string, most = Number.POSITIVE_INFINITY): KeptList {
  const read = (): string[] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (words: readonly string[]): void => {
    try {
      localStorage.setItem(key, JSON.stringify(words));
    } catch {
      // Blocked storage keeps nothing.
    }
  };
  return {
    read,
    add: (word) => {
      const words = read();
      if (!words.includes(word)) write([...words, word].slice(-most));
    },
    remove: (word) => write(read().filter((each) => each !== word)),
  };
}
