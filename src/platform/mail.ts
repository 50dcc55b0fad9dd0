import { createTransport } from 'nodemailer';
import { PermanentFailure } from './permanent-failure.ts';

export interface MailMessage {
  /** One address. */
  readonly to: string;
  /** One address, where answers go to somebody else than the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mail {
  /**
   * Hands a message to whoever delivers it.
   * @throws PermanentFailure where the address or the message is refused for good; any other error
   *   is worth another try later
   */
  send(message: MailMessage): Promise<void>;
}

const connectMs = 10_000;
/** A server that says nothing for so long is given up. */
const silenceMs = 20_000;

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
  /** Shorter in tests. */
  readonly silenceMs?: number;
}

/** Mail by SMTP, one connection a message. */
export function smtpMail(options: SmtpOptions): Mail {
  const silence = options.silenceMs ?? silenceMs;
  const transport = createTransport(
    {
      url: options.url,
      connectionTimeout: Math.min(connectMs, silence),
      greetingTimeout: Math.min(connectMs, silence),
      socketTimeout: silence,
      // A text never makes this process read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  );
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...message });
      } catch (error) {
        throw withoutAddress(error as SmtpError);
      }
    },
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Servers repeat the address in their refusals; what reaches the log is the code and the stage. */
function withoutAddress({ code, command, responseCode }: SmtpError): Error {
  const reason = [code ?? 'unknown error', command, responseCode].filter(Boolean).join(', ');
  const message = `The mail server did not take the message (${reason})`;
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  // A refused sender is our settings' fault, as a refused sign-in is: jobs wait until it is put right.
  const isForGood = command !== 'MAIL FROM' && (responseCode === undefined || responseCode >= 500);
  return isRefusal && isForGood ? new PermanentFailure(message) : new Error(message);
}
