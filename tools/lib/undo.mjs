/** Steps that take back what a start has done, run once, newest first; a failing one is told and does not stop the others. */
export class Undo {
  #steps = [];
  #done;

  add(step) {
    this.#steps.push(step);
  }

  run() {
    this.#done ??= (async () => {
      for (const step of this.#steps.reverse()) {
        try {
          await step();
        } catch (error) {
          console.error(error);
          process.exitCode = 1;
        }
      }
    })();
    return this.#done;
  }
}
