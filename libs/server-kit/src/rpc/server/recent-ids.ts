const GENERATION = 8_192;

/** Remembers at least the last 8,192 ids: an entry that comes back although it was handled here only lost its acknowledgement. */
export class RecentIds {
  private young = new Set<string>();
  private old = new Set<string>();

  add(id: string): void {
    if (this.young.size >= GENERATION) {
      this.old = this.young;
      this.young = new Set();
    }
    this.young.add(id);
  }

  has(id: string): boolean {
    return this.young.has(id) || this.old.has(id);
  }
}
