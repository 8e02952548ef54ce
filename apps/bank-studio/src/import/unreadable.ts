/** Why an item does not come in, in words for its maker; thrown by the readers and told with file, line and item. */
export class Unreadable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Unreadable';
  }
}
