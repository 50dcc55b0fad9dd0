/**
 * Thrown by a job's handler, or by what it calls, when trying again would fail the same way: a number
 * that does not exist, an address whose server refuses it. The job ends there.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
