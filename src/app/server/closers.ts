export type Closer = () => Promise<void>;

/** What must be closed, in the order in which it was opened. */
export class Closers {
  readonly #closers: Closer[] = [];
  #closing: Promise<void> | null = null;

  add(closer: Closer): void {
    this.#closers.push(closer);
  }

  /** Closes what was opened last first: the server stops taking calls before its database goes. */
  closeAll(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const closer of this.#closers.reverse()) {
      await closer().catch((error: unknown) => console.error(error));
    }
  }
}
