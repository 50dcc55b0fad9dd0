/** Names for the lines of a form, which stay with them when others are removed or added. */
export class LineKeys {
  #keys: readonly number[] = [];
  #next = 0;

  /** Those of so many lines; new ones are at the end. */
  of(count: number): readonly number[] {
    while (this.#keys.length < count) {
      this.#keys = [...this.#keys, this.#next];
      this.#next += 1;
    }
    return this.#keys.slice(0, count);
  }

  remove(at: number): void {
    this.#keys = this.#keys.filter((_key, index) => index !== at);
  }
}
