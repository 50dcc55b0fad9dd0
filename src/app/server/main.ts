import { fail } from './commands/fail.ts';
import { startServer } from './start-server.ts';

try {
  await startServer();
} catch (error) {
  fail(error);
}
