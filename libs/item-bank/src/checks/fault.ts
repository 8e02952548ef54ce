/** One thing wrong with an item, or with the pack as a whole (`item` is then the pack's group). */
export interface Fault {
  item: string;
  rule: string;
  message: string;
}
