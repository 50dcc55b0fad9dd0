import { openSimulator } from './server.ts';

/**
 * The simulator as a process of its own. The application starts it as a child and hears its address; by hand:
 * `node src/simulator/main.ts`, with SIMULATOR_PORT for a fixed port.
 */
const { SIMULATOR_PORT, SIMULATOR_HOST, SIMULATOR_WEBHOOK_URL } = process.env;
const simulator = await openSimulator(
  { answerAfterMs: 8_000, paystackWebhookUrl: SIMULATOR_WEBHOOK_URL ?? null },
  { host: SIMULATOR_HOST ?? '127.0.0.1', port: Number(SIMULATOR_PORT ?? 0) },
);
if (process.send) process.send({ url: simulator.url });
else process.stdout.write(`Simulated M-Pesa and Paystack at ${simulator.url}/phone\n`);

const stop = () => void simulator.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Whoever started it is gone.
process.on('disconnect', stop);
