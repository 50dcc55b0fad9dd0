/** What an operator did wrong who runs a command: said in English, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
