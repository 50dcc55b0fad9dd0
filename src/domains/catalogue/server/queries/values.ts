/** Collects the values of a statement that is put together from parts. */
export class Values {
  readonly list: unknown[] = [];

  /**
   * "(select $3::uuid)::uuid". Behind the subselect PostgreSQL plans without looking at the value, so the
   * plan made for any value is never dearer than one made for this value, and it stops planning anew
   * at every execution, which takes longer than the search itself.
   */
  bind(value: unknown, type: string): string {
    this.list.push(value);
    return `(select $${this.list.length}::${type})::${type}`;
  }
}
