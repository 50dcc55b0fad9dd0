import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resultTexts } from './faults.ts';
import {
  dateOf,
  newCheckoutId,
  newConversationId,
  newMerchantId,
  newReceipt,
  type Prompt,
  type SimulatorState,
  simulatorKeys,
  type Transfer,
  timestampOf,
} from './state.ts';

const { mpesa: keys } = simulatorKeys;
type Body = Readonly<Record<string, string | number>>;

/** Daraja as far as the marketplace speaks it: tokens, STK push and query, paybill, status, reversal. */
export function addMpesa(app: FastifyInstance, state: SimulatorState): void {
  app.get('/oauth/v1/generate', async (request, reply) => {
    const basic = Buffer.from(`${keys.key}:${keys.secret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${basic}`) {
      return refuse(reply, 400, '400.008.01', 'Invalid Authentication passed');
    }
    const token = newConversationId();
    state.tokens.add(token);
    return { access_token: token, expires_in: '3599' };
  });
  app.register(async (calls) => {
    calls.addHook('preHandler', async (request, reply) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      if (!state.tokens.has(token)) {
        return refuse(reply, 401, '404.001.03', 'Invalid Access Token');
      }
    });
    addPush(calls, state);
    addQuery(calls, state);
    addPaybill(calls, state);
    addList(calls, state);
    addResults(calls, state);
  });
}

const refuse = (reply: FastifyReply, status: number, errorCode: string, errorMessage: string) =>
  reply.code(status).send({ requestId: newMerchantId(), errorCode, errorMessage });

const isSigned = ({ BusinessShortCode, Password, Timestamp }: Body) =>
  String(BusinessShortCode) === keys.shortcode &&
  Password === Buffer.from(`${keys.shortcode}${keys.passkey}${Timestamp}`).toString('base64');

/** What Daraja refuses in a push; null where there is nothing. */
function pushFault(body: Body): string | null {
  if (!isSigned(body)) return 'Merchant does not exist';
  if (!/^2547\d{8}$|^2541\d{8}$/.test(String(body.PhoneNumber))) return 'Invalid PhoneNumber';
  const amount = Number(body.Amount);
  if (!Number.isInteger(amount) || amount < 1) return 'Invalid Amount';
  if (!body.CallBackURL) return 'Invalid CallBackURL';
  const { AccountReference: reference = '', TransactionDesc: text = '' } = body;
  const isLong = String(reference).length > 12 || String(text).length > 13;
  return isLong || reference === '' ? 'Invalid AccountReference' : null;
}

function addPush(app: FastifyInstance, state: SimulatorState): void {
  app.post('/mpesa/stkpush/v1/processrequest', async (request: FastifyRequest, reply) => {
    const body = request.body as Body;
    const invalid = pushFault(body);
    if (invalid) return refuse(reply, 400, '400.002.02', `Bad Request - ${invalid}`);
    const phone = String(body.PhoneNumber);
    const fault = state.takeFault(phone);
    if (fault.ask === 'refuse') return refuse(reply, 400, '400.002.02', 'Bad Request');
    if (fault.ask === 'break') return refuse(reply, 500, '500.003.02', 'System is busy');
    const prompt: Prompt = {
      checkoutRequestId: newCheckoutId(),
      merchantRequestId: newMerchantId(),
      phone,
      amount: Number(body.Amount),
      reference: String(body.AccountReference),
      callbackUrl: String(body.CallBackURL),
      fault,
      result: null,
      receipt: null,
    };
    state.prompts.set(prompt.checkoutRequestId, prompt);
    waitForAnswer(state, prompt);
    if (fault.ask === 'lose') return reply.hijack().raw.destroy();
    await new Promise((done) => setTimeout(done, fault.replyMs));
    return {
      MerchantRequestID: prompt.merchantRequestId,
      CheckoutRequestID: prompt.checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    };
  });
}

/** A prompt is answered as was ordered, by its person, by itself where nobody looks, or it expires. */
function waitForAnswer(state: SimulatorState, prompt: Prompt): void {
  const { fault } = prompt;
  const { answerAfterMs, expireAfterMs } = state.options;
  if (fault.result !== undefined) {
    const { result } = fault;
    state.later(fault.afterMs, () => answerPrompt(state, prompt, result));
    return;
  }
  state.unlessAnswered(expireAfterMs, () => answerPrompt(state, prompt, 1019));
  if (answerAfterMs === null) return;
  state.unlessAnswered(answerAfterMs, () => {
    const isWatched = Date.now() - state.lookedAt < 5_000;
    if (!isWatched) answerPrompt(state, prompt, 0);
  });
}

/** The one end of a prompt; a second answer changes nothing. */
export function answerPrompt(state: SimulatorState, prompt: Prompt, result: number): void {
  if (prompt.result !== null) return;
  const { fault, amount, phone, reference } = prompt;
  prompt.result = result;
  if (result === 0) {
    prompt.receipt = newReceipt();
    const { receipt } = prompt;
    const transfer = { receipt, amount, phone, reference, at: new Date(), reversed: 0 };
    state.transfers.set(prompt.receipt, transfer);
    if (fault.alsoConfirmed) confirmTransfer(state, transfer);
  }
  for (let n = 0; n < fault.callbacks; n += 1) {
    state.later(fault.callbackMs + n * 20, () =>
      state.post(prompt.callbackUrl, callbackOf(prompt)),
    );
  }
}

export function callbackOf(prompt: Prompt) {
  const { merchantRequestId, checkoutRequestId, result, receipt, fault, amount, phone } = prompt;
  const paid = {
    CallbackMetadata: {
      Item: [
        { Name: 'Amount', Value: fault.callbackAmount ?? amount },
        { Name: 'MpesaReceiptNumber', Value: receipt },
        { Name: 'Balance' },
        { Name: 'TransactionDate', Value: Number(timestampOf(new Date())) },
        { Name: 'PhoneNumber', Value: Number(phone) },
      ],
    },
  };
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: merchantRequestId,
        CheckoutRequestID: checkoutRequestId,
        ResultCode: result,
        ResultDesc: resultTexts[result ?? 0] ?? 'Failed',
        ...(result === 0 ? paid : {}),
      },
    },
  };
}

function addQuery(app: FastifyInstance, state: SimulatorState): void {
  app.post('/mpesa/stkpushquery/v1/query', async (request: FastifyRequest, reply) => {
    const body = request.body as Body;
    const prompt = state.prompts.get(String(body.CheckoutRequestID));
    if (!isSigned(body) || !prompt) {
      return refuse(reply, 400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    }
    if (prompt.fault.query === 'break') return refuse(reply, 503, '500.003.02', 'System is busy');
    if (prompt.result === null || prompt.fault.query === 'processing') {
      return refuse(reply, 500, '500.001.1001', 'The transaction is being processed');
    }
    return {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successfully',
      MerchantRequestID: prompt.merchantRequestId,
      CheckoutRequestID: prompt.checkoutRequestId,
      ResultCode: String(prompt.result),
      ResultDesc: resultTexts[prompt.result] ?? 'Failed',
    };
  });
}

function addPaybill(app: FastifyInstance, state: SimulatorState): void {
  app.post('/mpesa/c2b/v2/registerurl', async (request: FastifyRequest) => {
    const { ConfirmationURL } = request.body as Body;
    state.confirmationUrl = String(ConfirmationURL);
    return {
      OriginatorCoversationID: newMerchantId(),
      ResponseCode: '0',
      ResponseDescription: 'Success',
    };
  });
}

const mostListed = 1_000;

/** What was paid to the paybill, by push or by hand, for who has registered for it. */
function addList(app: FastifyInstance, state: SimulatorState): void {
  app.post('/pulltransactions/v1/register', async (request: FastifyRequest) => {
    const { ShortCode, NominatedNumber } = request.body as Body;
    state.mayList ||= NominatedNumber === keys.pullNumber;
    return { ResponseRefID: newMerchantId(), 'Response Status': '1001', ShortCode };
  });

  app.post('/pulltransactions/v1/query', async (request: FastifyRequest, reply) => {
    const { StartDate, EndDate, OffSetValue } = request.body as Body;
    if (!state.mayList) return refuse(reply, 400, '400.002.02', 'Not registered');
    const [from, to] = [StartDate, EndDate].map((text) => Date.parse(`${text}+03:00`));
    const listed = [...state.transfers.values()]
      .filter(({ at }) => at.getTime() >= Number(from) && at.getTime() < Number(to) + 1_000)
      .slice(Number(OffSetValue), Number(OffSetValue) + mostListed)
      .map(({ receipt, amount, phone, reference, at }) => ({
        transactionId: receipt,
        trxDate: dateOf(at),
        msisdn: Number(phone),
        sender: 'MPESA',
        transactiontype: 'c2b-pay-bill-debit',
        billreference: reference,
        amount: amount.toFixed(2),
        organizationname: 'JengaSoko',
      }));
    const isEmpty = listed.length === 0;
    return {
      ResponseRefID: newMerchantId(),
      ResponseCode: isEmpty ? '1001' : '1000',
      ResponseMessage: isEmpty ? 'No records found' : 'Success',
      Response: isEmpty ? [] : [listed],
    };
  });
}

/** What was paid to the paybill as the organisation's portal writes it out, the newest first. @param phone its alone */
export function statementOf(state: SimulatorState, phone?: string): string {
  const paid = [...state.transfers.values()]
    .filter((one) => phone === undefined || one.phone === phone)
    .toReversed()
    .map(({ receipt, amount, phone: payer, reference, at }) => {
      const party = `2547*****${payer.slice(-3)} - WANJIKU KAMAU`;
      const details = `Pay Bill Online from ${party} Acc. ${reference}`;
      const [day, time] = dateOf(at).split('T');
      const completed = `${day?.split('-').toReversed().join('-')} ${time?.slice(0, 8)}`;
      return [receipt, completed, details, 'Completed', amount.toFixed(2), '', party, reference];
    });
  const above = [['Short Code:', keys.shortcode], ['Organization:', 'JengaSoko'], ['']];
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [...above, statementHeadings, ...paid]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

const statementHeadings = [
  'Receipt No.',
  'Completion Time',
  'Details',
  'Transaction Status',
  'Paid In',
  'Withdrawn',
  'Other Party Info',
  'A/C No.',
];

/** What a payment by paybill is confirmed with; of the phone three digits at its end are shown. */
export function confirmTransfer(
  state: SimulatorState,
  { receipt, amount, phone, reference, at }: Transfer,
): void {
  if (!state.confirmationUrl) return;
  state.post(state.confirmationUrl, {
    TransactionType: 'Pay Bill',
    TransID: receipt,
    TransTime: timestampOf(at),
    TransAmount: amount.toFixed(2),
    BusinessShortCode: keys.shortcode,
    BillRefNumber: reference,
    InvoiceNumber: '',
    OrgAccountBalance: '',
    ThirdPartyTransID: '',
    MSISDN: `2547*****${phone.slice(-3)}`,
    FirstName: 'WANJIKU',
  });
}

const isAuthorised = ({ Initiator, SecurityCredential }: Body) =>
  Initiator === keys.initiator && SecurityCredential === keys.credential;

/** Calls that are answered later, at their ResultURL. */
function addResults(app: FastifyInstance, state: SimulatorState): void {
  const accept = (body: Body, work: () => { code: number; text: string; values: object }) => {
    const ids = {
      OriginatorConversationID: newMerchantId(),
      ConversationID: newConversationId(),
    };
    state.later(0, () => {
      const { code, text, values } = work();
      const ResultParameter = Object.entries(values).map(([Key, Value]) => ({ Key, Value }));
      state.post(String(body.ResultURL), {
        Result: {
          ResultType: 0,
          ResultCode: code,
          ResultDesc: text,
          ...ids,
          TransactionID: body.TransactionID,
          ...(code === 0 ? { ResultParameters: { ResultParameter } } : {}),
        },
      });
    });
    return { ...ids, ResponseCode: '0', ResponseDescription: 'Accept the service request.' };
  };
  const unknown = { code: 2001, text: 'The initiator information is invalid.', values: {} };
  const missing = { code: 1, text: 'The transaction does not exist', values: {} };

  app.post('/mpesa/transactionstatus/v1/query', async (request: FastifyRequest) => {
    const body = request.body as Body;
    return accept(body, () => {
      const found = state.transfers.get(String(body.TransactionID));
      if (!isAuthorised(body)) return unknown;
      if (!found) return missing;
      const values = {
        ReceiptNo: found.receipt,
        FinalisedTime: Number(timestampOf(found.at)),
        Amount: found.amount,
        TransactionStatus: found.reversed > 0 ? 'Reversed' : 'Completed',
        DebitPartyName: `${found.phone} - WANJIKU`,
      };
      return { code: 0, text: 'Success', values };
    });
  });

  app.post('/mpesa/reversal/v1/request', async (request: FastifyRequest) => {
    const body = request.body as Body;
    const fault = state.takeFault('reversal');
    return accept(body, () => {
      const found = state.transfers.get(String(body.TransactionID));
      const amount = Number(body.Amount);
      if (!isAuthorised(body)) return unknown;
      if (fault.result) return { code: fault.result, text: 'Reversal failed', values: {} };
      if (!found || found.reversed + amount > found.amount) return missing;
      found.reversed += amount;
      return { code: 0, text: 'Success', values: { Amount: amount } };
    });
  });
}
