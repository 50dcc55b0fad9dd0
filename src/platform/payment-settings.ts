import { isIP } from 'node:net';
import * as z from 'zod';

/** The settings of M-Pesa, Paystack and payouts: a part of those in env.ts. */

const secret = z.string().min(1).optional();
const url = z.url({ protocol: /^https?$/ });
const sources = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.every((address) => isIP(address) > 0),
    'lists addresses, e.g. 196.201.214.200',
  );

export const paymentSettingsShape = {
  MPESA_BASE_URL: url.default('https://api.safaricom.co.ke'),
  MPESA_CONSUMER_KEY: secret,
  MPESA_CONSUMER_SECRET: secret,
  MPESA_SHORTCODE: z
    .string()
    .regex(/^\d{5,8}$/, 'is a paybill or till number')
    .optional(),
  MPESA_PASSKEY: secret,
  MPESA_TRANSACTION_TYPE: z
    .enum(['CustomerPayBillOnline', 'CustomerBuyGoodsOnline'])
    .default('CustomerPayBillOnline'),
  MPESA_INITIATOR: secret,
  MPESA_SECURITY_CREDENTIAL: secret,
  MPESA_PULL_NUMBER: z
    .string()
    .regex(/^254[17]\d{8}$/, 'is a phone as 2547…')
    .optional(),
  MPESA_CALLBACK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{24,}$/, 'has at least 24 letters, digits, _ and -')
    .optional(),
  MPESA_SOURCES: sources.default([]),
  MPESA_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(60).default(15),
  MPESA_EXPIRE_SECONDS: z.coerce.number().int().min(30).default(180),
  PAYSTACK_BASE_URL: url.default('https://api.paystack.co'),
  PAYSTACK_SECRET_KEY: secret,
  PAYMENTS_SIMULATOR: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
};

export interface MpesaSettings {
  readonly baseUrl: string;
  readonly key: string;
  readonly secret: string;
  readonly shortcode: string;
  readonly passkey: string;
  readonly transactionType: 'CustomerPayBillOnline' | 'CustomerBuyGoodsOnline';
  /** Who may ask for the state of a transfer and reverse it; null where nobody may. */
  readonly initiator: { readonly name: string; readonly credential: string } | null;
  /** Nominated for the list of transfers; null where it is not used. */
  readonly pullNumber: string | null;
}

export interface PaymentSettings {
  /** Null where M-Pesa is not set up. */
  readonly mpesa: MpesaSettings | null;
  readonly paystack: { readonly baseUrl: string; readonly secretKey: string } | null;
  /** Null derives it from the session secret. */
  readonly callbackSecret: string | null;
  /** Who may send callbacks of M-Pesa; empty lets everybody who knows their address. */
  readonly sources: readonly string[];
  readonly timeoutMs: number;
  /** After so long without a result a request has expired. */
  readonly expireSeconds: number;
  /** Whether the simulated providers are to be started. */
  readonly wantsSimulator: boolean;
  /** Where the simulated phone is; null where no simulator runs. */
  readonly phoneUrl: string | null;
}

const settingsSchema = z.object(paymentSettingsShape);
type Settings = z.infer<typeof settingsSchema>;

const mpesaNames = [
  'MPESA_CONSUMER_KEY',
  'MPESA_CONSUMER_SECRET',
  'MPESA_SHORTCODE',
  'MPESA_PASSKEY',
] as const;
const initiatorNames = ['MPESA_INITIATOR', 'MPESA_SECURITY_CREDENTIAL'] as const;

/** What is missing beside what is given: half a set of keys collects nothing. */
export function paymentGaps(settings: Settings): string[] {
  return [mpesaNames, initiatorNames].flatMap((names) => {
    const given = names.find((name) => settings[name]);
    return given
      ? names
          .filter((name) => !settings[name])
          .map((name) => `${name}: is required when ${given} is set`)
      : [];
  });
}

/** @param canSimulate whether this process may have simulated providers: a demo that does all by itself */
export function readPaymentSettings(settings: Settings, canSimulate: boolean): PaymentSettings {
  const mpesa = mpesaOf(settings);
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: paystackUrl } = settings;
  const paystack = secretKey ? { baseUrl: withoutSlash(paystackUrl), secretKey } : null;
  return {
    mpesa,
    paystack,
    callbackSecret: settings.MPESA_CALLBACK_SECRET ?? null,
    sources: settings.MPESA_SOURCES,
    timeoutMs: settings.MPESA_TIMEOUT_SECONDS * 1_000,
    expireSeconds: settings.MPESA_EXPIRE_SECONDS,
    wantsSimulator: canSimulate && !mpesa && !paystack && settings.PAYMENTS_SIMULATOR !== false,
    phoneUrl: null,
  };
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

function mpesaOf(settings: Settings): MpesaSettings | null {
  const {
    MPESA_CONSUMER_KEY: key,
    MPESA_CONSUMER_SECRET: secret,
    MPESA_SHORTCODE: shortcode,
    MPESA_PASSKEY: passkey,
    MPESA_INITIATOR: name,
    MPESA_SECURITY_CREDENTIAL: credential,
  } = settings;
  if (!key || !secret || !shortcode || !passkey) return null;
  return {
    baseUrl: withoutSlash(settings.MPESA_BASE_URL),
    key,
    secret,
    shortcode,
    passkey,
    transactionType: settings.MPESA_TRANSACTION_TYPE,
    initiator: name && credential ? { name, credential } : null,
    pullNumber: settings.MPESA_PULL_NUMBER ?? null,
  };
}
