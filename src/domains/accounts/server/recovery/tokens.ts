import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { AppError } from '../../../../shared/errors.ts';
import { proofCodeLength } from '../../rules.ts';

/** What lets a person prove a contact or choose a new password. Sent once, kept only as a hash. */
export type TokenPurpose = 'password_reset' | 'email_proof' | 'phone_proof';

/** A code dies with its fifth wrong try; the sixth is refused even if it is right. */
export const maxCodeTries = 5;
export const codeMinutes = 10;
export const resetLinkMinutes = 60;
/** People open their mail at the end of the week. */
export const proofLinkMinutes = 3 * 24 * 60;

const linkBytes = 32;

/** 256 random bits: nobody tries them out, so their plain SHA-256 tells nothing. */
export function newLinkToken(): string {
  return randomBytes(linkBytes).toString('base64url');
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newCode(): string {
  return String(randomInt(10 ** proofCodeLength)).padStart(proofCodeLength, '0');
}

/**
 * A million codes are tried out in a blink, so a copy of the database must not be enough: the hash
 * needs the server's key, and the row's id makes equal codes differ.
 */
export function hashCode(key: Buffer, tokenId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${tokenId} ${code}`).digest();
}

/** A link, used, expired, or of another person or purpose: nobody learns which. */
export const tokenInvalid = (at: 'token' | 'code') => new AppError(422, 'token_invalid', { at });

/** A code that was typed: mistyped, too late or where none is on its way. Nobody learns which, or of accounts. */
export const codeWrong = (at: 'token' | 'code') => new AppError(422, 'code_wrong', { at });
