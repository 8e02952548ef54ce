/**
 * Holds requests that came back unauthorised until the student has signed in again.
 * The first one opens the popup, the others wait at the same gate.
 */
export class SessionGate {
  #waiting: { promise: Promise<string>; resolve: (token: string) => void; reject: (reason: Error) => void } | null =
    null;

  get isClosed(): boolean {
    return this.#waiting !== null;
  }

  /** @param onFirst runs once per expiry: opens the popup. @returns the new token; rejects when the student gives up. */
  wait(onFirst: () => void): Promise<string> {
    if (!this.#waiting) {
      let resolve: (token: string) => void = () => undefined;
      let reject: (reason: Error) => void = () => undefined;
      const promise = new Promise<string>((accept, refuse) => {
        resolve = accept;
        reject = refuse;
      });
      this.#waiting = { promise, resolve, reject };
      onFirst();
    }
    return this.#waiting.promise;
  }

  /** Lets all waiting requests retry; an unreadable token rejects them. */
  open(token: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (token) waiting?.resolve(token);
    else waiting?.reject(new Error('The new session token could not be read'));
  }

  abandon(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(new Error('Sign-in was given up'));
  }
}
