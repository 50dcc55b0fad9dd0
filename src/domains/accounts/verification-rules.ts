/** What proves a business in Kenya, as people write it. */

export const maxVerificationDocuments = 5;

const kraPinPattern = /^[AP]\d{9}[A-Z]$/;

/**
 * A tax number of the Kenya Revenue Authority: A (a person) or P (a company), nine digits, a letter.
 * Answers it in upper case without blanks; null where it is none.
 */
export function parseKraPin(text: string): string | null {
  const pin = text.replace(/[\s-]/g, '').toUpperCase();
  return kraPinPattern.test(pin) ? pin : null;
}

const maxRegistrationLength = 30;
/** Letters of the register, then up to three groups: PVT-9XU2R7K, CPR/2014/123456, C.45678, BN-K3C7Q. */
const registered = /^[A-Z]{1,5}[-/. ][A-Z0-9]{1,12}(?:[-/. ][A-Z0-9]{1,12}){0,2}$/;
/** What today's register gives out may happen to have no digit. */
const lettersOnly = /^(?:PVT|PUB|PLC|CLG|LLP|BN)-[A-Z]{5,8}$/;
/** Old certificates of business names carry a number alone. */
const numberOnly = /^\d{4,10}$/;

/**
 * A number of the Business Registration Service, of any of the forms it has had. Answers it in upper
 * case with single separators; null where it cannot be one.
 */
export function parseRegistrationNumber(text: string): string | null {
  const number = text
    .trim()
    .toUpperCase()
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\s+/g, ' ');
  if (number.length > maxRegistrationLength) return null;
  const fits =
    numberOnly.test(number) ||
    lettersOnly.test(number) ||
    (registered.test(number) && /\d/.test(number));
  return fits ? number : null;
}

export const verificationStatuses = ['none', 'pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Whether an account in this state may ask to be verified. */
export const mayAsk = (status: VerificationStatus) => status === 'none' || status === 'rejected';
