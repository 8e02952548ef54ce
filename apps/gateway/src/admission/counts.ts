/** How many things each of many has in hand. Who has none costs nothing. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  add(who: string): void {
    this.counts.set(who, this.of(who) + 1);
  }

  remove(who: string): void {
    const others = this.of(who) - 1;
    if (others > 0) this.counts.set(who, others);
    else this.counts.delete(who);
  }
}
