import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import type { RecoveryCodes, TwoStepSetup, TwoStepState } from '../../account-schema.ts';
import type { TwoStepBeginning, TwoStepProof } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { deriveSlowly } from '../passwords/passwords.ts';
import { refuseForDemo } from '../people/demo-guard.ts';
import { recordOwn } from '../queries/own-audit.ts';
import type { SignInRecord } from '../queries.ts';
import { deleteOtherSessions } from '../sign-in/queries/sessions.ts';
import { beginGuess, throttleKey } from '../sign-in/throttle.ts';
import {
  confirmSecret,
  forgetTwoStep,
  keepPendingSecret,
  readTwoStep,
  replaceRecoveryCodes,
  type TwoStepRow,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';

/** RFC 6238 as every authenticator app speaks it. */
const issuer = 'JengaSoko';
const periodSeconds = 30;
const digits = 6;
/** Clocks differ: the code before and the one after are right too. */
const windowSteps = 1;

const recoveryCodeCount = 10;

/** Letters and digits that nobody mistakes for each other: 10 of them are 49 bits. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 10;

/** What checking a code needs. */
export type TwoStepDeps = Pick<AccountsDeps, 'pool' | 'attemptKey' | 'secrets'>;

export async function twoStepState(deps: AccountsDeps, actor: Actor): Promise<TwoStepState> {
  const { isConfirmed, recoveryCodesLeft, proveFirst } = await readOwn(deps, actor);
  return {
    isOn: isConfirmed,
    proveFirst,
    isRequired: actor.role === 'admin' && !deps.demo,
    recoveryCodesLeft: isConfirmed ? recoveryCodesLeft : 0,
  };
}

/**
 * Makes a new secret, which counts once a code of it was entered.
 *
 * @throws AppError 409 where two-step sign-in is on already or no contact of the account is proven, 422
 *   for a wrong password, 429
 */
export async function setUpTwoStep(
  deps: AccountsDeps,
  actor: Actor,
  { password }: TwoStepBeginning,
): Promise<TwoStepSetup> {
  await refuseForDemo(deps, actor);
  const { contact, isConfirmed, proveFirst } = await readOwn(deps, actor);
  if (isConfirmed) throw alreadyOn();
  if (proveFirst) throw contactUnproven();
  await requireOwnPassword(deps, actor, { typed: password, field: 'password' });
  const secret = new Secret({ size: 20 });
  const sealed = deps.secrets.seal(secret.base32, actor.id);
  if (!(await keepPendingSecret(deps.pool, actor.id, sealed))) throw alreadyOn();
  const uri = totpOf(secret.base32, contact).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri, { border: 2 }) };
}

/**
 * Switches two-step sign-in on and answers the recovery codes, which are never shown again. Whoever else
 * is signed in to the account has shown a password alone: these sign-ins end.
 *
 * @param sid the sign-in that stays
 * @throws AppError 409 where it is on already, was not begun, or no contact is proven, 422 for a wrong
 *   code, 429
 */
export async function confirmTwoStep(
  deps: AccountsDeps,
  actor: Actor,
  code: string,
  sid: string,
): Promise<RecoveryCodes> {
  const row = await readOwn(deps, actor);
  if (row.isConfirmed) throw alreadyOn();
  if (row.proveFirst) throw contactUnproven();
  if (row.secret === null) throw new AppError(409, 'totp_not_begun');
  const guess = await beginGuess(deps.pool, guessKey(deps, actor.id));
  const step = stepOf(deps, actor.id, row.secret, code);
  if (step === null) throw wrongCode(422);
  const codes = newRecoveryCodes();
  const checked = { secret: row.secret, step };
  const hashes = await hashesOf(actor.id, codes);
  if (!(await confirmSecret(deps.db, actor.id, checked, hashes))) {
    // The code was right, and somebody else was quicker.
    await guess.abandoned();
    throw alreadyOn();
  }
  await deleteOtherSessions(deps.db, actor.id, sid);
  await guess.succeeded();
  return { recoveryCodes: codes.map(asWritten) };
}

/** @throws AppError 409 where it is not on, 422 for a wrong password or code, 429 */
export async function removeTwoStep(
  deps: AccountsDeps,
  actor: Actor,
  input: TwoStepProof,
): Promise<void> {
  await requireBothSteps(deps, actor, input);
  await deps.db.transaction().execute(async (trx) => {
    await forgetTwoStep(trx, actor.id);
    await recordOwn(trx, actor.id, 'two_step.disabled');
  });
}

/**
 * Makes new recovery codes in place of all that were given out before, and answers them, once.
 *
 * @throws AppError 409 where two-step sign-in is not on, 422 for a wrong password or code, 429
 */
export async function renewRecoveryCodes(
  deps: AccountsDeps,
  actor: Actor,
  input: TwoStepProof,
): Promise<RecoveryCodes> {
  await requireBothSteps(deps, actor, input);
  const codes = newRecoveryCodes();
  const hashes = await hashesOf(actor.id, codes);
  if (!(await replaceRecoveryCodes(deps.db, actor.id, hashes))) throw notOn();
  return { recoveryCodes: codes.map(asWritten) };
}

/**
 * Makes sure by both steps that the owner changes where money goes.
 *
 * @throws AppError 409 `two_step_first` where two-step sign-in is off, `contact_unproven` where nobody
 *   could be told of the change; 422 for a wrong password or code, 429
 */
export async function requireOwnerWithTwoSteps(
  deps: TwoStepDeps,
  actor: Actor,
  proof: TwoStepProof,
): Promise<void> {
  const { isConfirmed, proveFirst } = await readOwn(deps, actor);
  if (!isConfirmed) {
    throw new AppError(409, 'two_step_first');
  }
  if (proveFirst) throw contactUnproven();
  await requireBothSteps(deps, actor, proof);
}

/** The password, then a code, before two-step sign-in is changed. */
async function requireBothSteps(
  deps: TwoStepDeps,
  actor: Actor,
  { password, code }: TwoStepProof,
): Promise<void> {
  if (!(await readOwn(deps, actor)).isConfirmed) throw notOn();
  await requireOwnPassword(deps, actor, { typed: password, field: 'password' });
  const guess = await beginGuess(deps.pool, guessKey(deps, actor.id));
  if (!(await takeCode(deps, actor.id, code))) throw wrongCode(422);
  await guess.succeeded();
}

/**
 * Asks for a code before the account is deleted, where two-step sign-in is on.
 *
 * @throws AppError 422 `totp_to_delete` without a code, `totp_wrong`, 429
 */
export async function requireOwnCode(
  deps: TwoStepDeps,
  actor: Actor,
  code: string | undefined,
): Promise<void> {
  if (!(await readOwn(deps, actor)).isConfirmed) return;
  if (code === undefined) {
    throw new AppError(422, 'totp_to_delete', { at: 'code' });
  }
  const guess = await beginGuess(deps.pool, guessKey(deps, actor.id));
  if (!(await takeCode(deps, actor.id, code))) throw wrongCode(422);
  await guess.succeeded();
}

/**
 * The second step of a sign-in whose password was right. Guesses are counted for the account, and
 * apart where its owner has signed in before, as with passwords.
 *
 * @throws AppError 401 `totp_required` without a code, 401 `totp_wrong`, 429
 */
export async function passSecondStep(
  deps: AccountsDeps,
  account: Pick<SignInRecord, 'id' | 'isKnownNetwork'>,
  { code, network }: { code: string | null; network: string },
): Promise<void> {
  if (code === null) {
    throw new AppError(401, 'totp_required', { at: 'totp' });
  }
  const key = account.isKnownNetwork
    ? guessKey(deps, account.id, network)
    : guessKey(deps, account.id);
  const guess = await beginGuess(deps.pool, key);
  if (!(await takeCode(deps, account.id, code))) throw wrongCode(401);
  await guess.succeeded();
}

/** Whether the code is right and was never used; it is used now. */
async function takeCode(deps: TwoStepDeps, userId: string, code: string): Promise<boolean> {
  const row = await readTwoStep(deps.pool, userId);
  if (!row?.isConfirmed || row.secret === null) return false;
  const step = stepOf(deps, userId, row.secret, code);
  if (step !== null) return takeStep(deps.pool, userId, step);
  if (code.length !== recoveryLength) return false;
  const [hash] = await hashesOf(userId, [code]);
  return hash !== undefined && takeRecoveryCode(deps.pool, userId, hash);
}

/** The time step that a code is of; null where it is of none that counts now. */
function stepOf(
  deps: Pick<TwoStepDeps, 'secrets'>,
  userId: string,
  sealed: string,
  code: string,
): number | null {
  const secret = deps.secrets.open(sealed, userId);
  if (secret === null || code.length !== digits) return null;
  const totp = totpOf(secret, '');
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: windowSteps, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}

async function readOwn(deps: Pick<TwoStepDeps, 'pool'>, actor: Actor): Promise<TwoStepRow> {
  const row = await readTwoStep(deps.pool, actor.id);
  if (!row) throw unauthorized();
  return row;
}

const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newRecoveryCode);

const asWritten = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

function newRecoveryCode(): string {
  let code = '';
  while (code.length < recoveryLength) {
    // 248 is the last multiple of 31 letters below 256: every letter is as likely as the others.
    const letters = [...randomBytes(recoveryLength)].filter((byte) => byte < 248);
    code += letters.map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  }
  return code.slice(0, recoveryLength);
}

/**
 * Slow, and another for each account: who copies the database cannot try all of 49 bits. No key of the
 * server is in it, since recovery codes help out when that was changed.
 */
const hashesOf = (userId: string, codes: readonly string[]) =>
  deriveSlowly(codes, createHash('sha256').update(`recovery codes of ${userId}`).digest());

const guessKey = (deps: Pick<TwoStepDeps, 'attemptKey'>, ...who: readonly string[]) =>
  throttleKey(deps, 'totp', ...who);

const notOn = () => new AppError(409, 'totp_off');

const contactUnproven = () => new AppError(409, 'contact_unproven');

const alreadyOn = () => new AppError(409, 'totp_on');

const wrongCode = (status: 401 | 422) =>
  new AppError(status, 'totp_wrong', { at: status === 401 ? 'totp' : 'code' });
