/** One thing wrong with an item, or with the pack as a whole (`item` is then the pack's group). */
export interface Fault {
  item: string;
  rule: string;
  message: string;
  /** Of one item: where in it, as the schema names the place (`hints.0`, `choices.b`); a frequent wrong answer by its value. */
  field?: string;
}
