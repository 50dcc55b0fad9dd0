import { fork } from 'node:child_process';
import path from 'node:path';
import type { Env } from '../../platform/env.ts';
import type { PaymentSettings } from '../../platform/payment-settings.ts';
import { simulatorKeys } from '../../simulator/state.ts';
import type { Closers } from './closers.ts';

const program = path.resolve('src/simulator/main.ts');

/** The settings with the simulated providers in them, where they are wanted: a child that stops with this process. */
export async function withSimulator(env: Env, closers: Closers): Promise<Env> {
  if (!env.payments.wantsSimulator) return env;
  const child = fork(program, {
    env: {
      // Secrets of the application are none of its business.
      PATH: process.env.PATH,
      SIMULATOR_HOST: env.host,
      SIMULATOR_WEBHOOK_URL: `${env.publicUrl}/api/webhooks/paystack`,
    },
    // What a terminal sends to all of its processes, this one passes on when nobody needs it any more.
    detached: true,
  });
  closers.add(async () => {
    if (child.connected) child.disconnect();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`The simulator ended with ${code}`)));
  });
  const phone = new URL('/phone', url);
  if (env.host === '127.0.0.1') phone.hostname = new URL(env.publicUrl).hostname;
  return { ...env, payments: simulatedPayments(env.payments, url, phone.href) };
}

/** The settings of payments with both providers simulated at this address. */
export function simulatedPayments(
  payments: PaymentSettings,
  url: string,
  phoneUrl: string | null,
): PaymentSettings {
  const { initiator, credential, ...keys } = simulatorKeys.mpesa;
  return {
    ...payments,
    mpesa: {
      ...keys,
      baseUrl: url,
      transactionType: 'CustomerPayBillOnline',
      initiator: { name: initiator, credential },
    },
    paystack: { baseUrl: url, secretKey: simulatorKeys.paystackSecret },
    phoneUrl,
  };
}
