import type { MpesaSettings } from '../../../../platform/payment-settings.ts';
import { toCents } from '../../../../shared/money.ts';
import { transfersOf } from '../collecting/callback-bodies.ts';
import {
  type Asked,
  type Collection,
  exchange,
  type Outcome,
  type Provider,
  Refused,
  type Transfer,
} from './provider.ts';

/** Still being processed: as an error of the query, and as a result code. */
const processing = new Set(['500.001.1001', '4999']);
/** Of a list of transfers; more is left to the next time. */
const mostPages = 100;

export interface Daraja extends Provider {
  /** Asks for the truth about a receipt, which comes to the callback address: the id that it will name. */
  lookUp(receipt: string): Promise<string>;
  /** Says where payments by paybill are confirmed. */
  registerAddresses(): Promise<void>;
  /** What was paid to the paybill, by its own word. */
  list(from: Date, to: Date): Promise<Transfer[]>;
  readonly canList: boolean;
  /** Whether receipts can be looked up, and transfers reversed. */
  readonly canLookUp: boolean;
}

interface DarajaOptions {
  readonly timeoutMs: number;
  readonly callbackUrl: string;
  /** Daraja takes no address with "mpesa" in it here. */
  readonly paybillUrl: string;
}

/** M-Pesa by Safaricom's HTTP interface. */
export function openDaraja(settings: MpesaSettings, options: DarajaOptions): Daraja {
  const parts: Parts = { settings, options, call: authorised(settings, options.timeoutMs) };
  return {
    name: 'mpesa',
    canLookUp: settings.initiator !== null,
    canList: settings.pullNumber !== null,
    ask: (collection) => push(parts, collection),
    check: (request) => query(parts, request),
    lookUp: (receipt) =>
      operate(parts, '/mpesa/transactionstatus/v1/query', {
        CommandID: 'TransactionStatusQuery',
        TransactionID: receipt,
        PartyA: settings.shortcode,
        IdentifierType: '4',
        Remarks: 'Check',
      }),
    refund: ({ receipt, amount }) =>
      operate(parts, '/mpesa/reversal/v1/request', {
        CommandID: 'TransactionReversal',
        TransactionID: receipt,
        Amount: Number(toCents(amount) / 100n),
        ReceiverParty: settings.shortcode,
        RecieverIdentifierType: '11',
        Remarks: 'Refund',
      }),
    list: (from, to) => pull(parts, from, to),
    async registerAddresses() {
      await parts.call('/mpesa/c2b/v2/registerurl', {
        ShortCode: settings.shortcode,
        ResponseType: 'Completed',
        ConfirmationURL: options.paybillUrl,
        ValidationURL: options.paybillUrl,
      });
      if (settings.pullNumber === null) return;
      await parts.call('/pulltransactions/v1/register', {
        ShortCode: settings.shortcode,
        RequestType: 'Pull',
        NominatedNumber: settings.pullNumber,
        CallBackURL: options.paybillUrl,
      });
    },
  };
}

interface Parts {
  readonly settings: MpesaSettings;
  readonly options: DarajaOptions;
  readonly call: ReturnType<typeof authorised>;
}

function signed({ settings: { shortcode, passkey } }: Parts) {
  const Timestamp = timestampOf(new Date());
  const Password = Buffer.from(shortcode + passkey + Timestamp).toString('base64');
  return { BusinessShortCode: shortcode, Password, Timestamp };
}

/** Asks a phone. */
async function push(parts: Parts, collection: Collection): Promise<Asked> {
  const { amount, reference, number, phone } = collection;
  const { settings, options, call } = parts;
  const msisdn = (phone ?? '').replace('+', '');
  const { status, json } = await call('/mpesa/stkpush/v1/processrequest', {
    ...signed(parts),
    TransactionType: settings.transactionType,
    Amount: Number(toCents(amount) / 100n),
    PartyA: msisdn,
    PartyB: settings.shortcode,
    PhoneNumber: msisdn,
    CallBackURL: options.callbackUrl,
    AccountReference: reference,
    TransactionDesc: number.slice(0, 13),
  });
  if (status < 400 && json.ResponseCode === '0' && typeof json.CheckoutRequestID === 'string') {
    return { kind: 'accepted', requestId: json.CheckoutRequestID, payUrl: null };
  }
  const code = String(json.errorCode ?? json.ResponseCode ?? status);
  if (status >= 500) throw new Error(`M-Pesa answered ${code}`);
  return { kind: 'refused', code };
}

/** Asks how it went. */
async function query(
  parts: Parts,
  { requestId }: { readonly requestId: string | null },
): Promise<Outcome> {
  if (requestId === null) return { kind: 'unknown' };
  const body = { ...signed(parts), CheckoutRequestID: requestId };
  const { status, json } = await parts.call('/mpesa/stkpushquery/v1/query', body);
  const error = String(json.errorCode ?? '');
  const code = String(json.ResultCode ?? '');
  if (processing.has(error) || processing.has(code)) return { kind: 'waiting' };
  if (status >= 400 || json.ResponseCode !== '0' || code === '') {
    throw new Error(`M-Pesa could not be asked: ${error || status}`);
  }
  return code === '0' ? { kind: 'paid', amount: null, receipt: null } : { kind: 'failed', code };
}

/** A page after the other, until one is empty. */
async function pull({ settings, call }: Parts, from: Date, to: Date): Promise<Transfer[]> {
  const found: Transfer[] = [];
  let read = 0;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { status, json } = await call('/pulltransactions/v1/query', {
      ShortCode: settings.shortcode,
      StartDate: dayAndTime(from),
      EndDate: dayAndTime(to),
      OffSetValue: String(read),
    });
    if (status >= 400) throw new Error(`M-Pesa lists no transfers: ${status}`);
    const { rows, transfers } = transfersOf(json);
    if (rows === 0) break;
    read += rows;
    found.push(...transfers);
  }
  return found;
}

/** What only the operator may ask for; its result comes later, under the id that is answered. */
async function operate(parts: Parts, path: string, body: object): Promise<string> {
  const { settings, options, call } = parts;
  const { initiator } = settings;
  if (!initiator) throw new Error('MPESA_INITIATOR is not set');
  const { json } = await call(path, {
    Initiator: initiator.name,
    SecurityCredential: initiator.credential,
    ResultURL: options.callbackUrl,
    QueueTimeOutURL: options.callbackUrl,
    Occasion: 'JengaSoko',
    ...body,
  });
  return conversationOf(json);
}

/** @throws Refused where the call was not taken */
function conversationOf(json: Readonly<Record<string, unknown>>): string {
  if (json.ResponseCode === '0' && typeof json.ConversationID === 'string') {
    return json.ConversationID;
  }
  const code = String(json.errorCode ?? json.ResponseCode ?? '');
  throw new Refused(code, `M-Pesa did not take it: ${code}`);
}

/** Calls with a token, which is kept until a minute before its end. */
function authorised({ baseUrl, key, secret }: MpesaSettings, timeoutMs: number) {
  let kept: { readonly token: string; readonly until: number } | null = null;
  const token = async () => {
    if (kept && kept.until > Date.now()) return kept.token;
    const basic = Buffer.from(`${key}:${secret}`).toString('base64');
    const url = `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`;
    const headers = { authorization: `Basic ${basic}` };
    const { json } = await exchange(url, timeoutMs, { headers });
    const { access_token: value, expires_in: seconds } = json;
    if (typeof value !== 'string') throw new Error('M-Pesa gave no token');
    kept = { token: value, until: Date.now() + (Number(seconds ?? 0) - 60) * 1_000 };
    return value;
  };
  return async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${await token()}` };
    const answer = await exchange(baseUrl + path, timeoutMs, { headers, body });
    if (answer.status === 401) kept = null;
    return answer;
  };
}

/** Nairobi, which has no summer time. */
const inNairobi = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString();
/** "20261128031500" */
const timestampOf = (date: Date) => inNairobi(date).replace(/\D/g, '').slice(0, 14);
/** "2026-11-28 03:15:00" */
const dayAndTime = (date: Date) => inNairobi(date).slice(0, 19).replace('T', ' ');
