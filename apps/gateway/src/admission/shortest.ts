/** The shortest of what was seen lately: between one and two periods back. As BBR keeps a path's round trip without queue. */
export class ShortestLately {
  private before = Number.POSITIVE_INFINITY;
  private now = Number.POSITIVE_INFINITY;

  get value(): number {
    return Math.min(this.before, this.now);
  }

  see(value: number): void {
    this.now = Math.min(this.now, value);
  }

  /** A period is over. One in which nothing was seen leaves what is known. */
  turn(): void {
    if (this.now === Number.POSITIVE_INFINITY) return;
    this.before = this.now;
    this.now = Number.POSITIVE_INFINITY;
  }
}
