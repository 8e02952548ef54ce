interface Waiting {
  grant(): void;
}
interface Holder {
  lose(): void;
}

/** Web Locks of one browser, shared by its tabs: exclusive, in the order of asking, and to be stolen. */
export class FakeLocks {
  #holder: Holder | null = null;
  readonly #waiting: Waiting[] = [];

  /** @returns takes the locks away from the page again */
  install(): () => void {
    Object.defineProperty(navigator, 'locks', { value: this, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'locks');
  }

  /** Another tab takes the lock. @returns lets it go */
  async takeElsewhere(): Promise<() => void> {
    let release: () => void = () => undefined;
    await new Promise<void>((granted) => {
      void this.request('', {}, () => {
        granted();
        return new Promise<void>((resolve) => (release = resolve));
      }).catch(() => undefined);
    });
    return () => release();
  }

  request(_name: string, { steal = false }: { steal?: boolean }, held: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const holder: Holder = { lose: () => reject(new DOMException('Stolen', 'AbortError')) };
        this.#holder = holder;
        void held().then(() => {
          resolve();
          if (this.#holder !== holder) return;
          this.#holder = null;
          this.#waiting.shift()?.grant();
        });
      };
      if (steal) this.#holder?.lose();
      if (steal || this.#holder === null) grant();
      else this.#waiting.push({ grant });
    });
  }
}
