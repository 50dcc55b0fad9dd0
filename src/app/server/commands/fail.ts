import { CommandError } from '../../../platform/command-error.ts';
import {
  DataDirectoryInUse,
  EmbeddedPostgresError,
} from '../../../platform/embedded-postgres/index.ts';
import { InvalidSettings } from '../../../platform/env.ts';
import { AppError } from '../../../shared/errors.ts';

/** Ends the process with what went wrong in words; only what we did not foresee shows its stack. */
export function fail(error: unknown): never {
  const foreseen =
    error instanceof AppError ||
    error instanceof CommandError ||
    error instanceof InvalidSettings ||
    error instanceof DataDirectoryInUse ||
    error instanceof EmbeddedPostgresError ||
    isTakenPort(error);
  if (foreseen) process.stderr.write(`\n${inWords(error)}\n`);
  else console.error(error);
  process.exit(1);
}

function isTakenPort(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

function inWords(error: Error): string {
  return isTakenPort(error)
    ? `${error.message.replace('listen EADDRINUSE: ', 'Cannot listen: ')}. Choose another with PORT=….`
    : error.message;
}
