import * as z from 'zod/mini';

/** Fields of requests that hold decimal numbers: read exactly, never through binary floating point. */

interface DecimalField {
  /** Digits before and after the point. */
  readonly whole: number;
  readonly decimals: number;
  /** The texts a person reads. */
  readonly missing: string;
  readonly wrong: string;
  readonly mayBeZero?: boolean;
}

/**
 * A decimal, as text or number, answered as text with its decimals: "1250.5" → "1250.50". Refuses
 * signs, exponents, groups, more decimals than there are, and 0 unless told otherwise.
 */
export function decimalField(field: DecimalField) {
  const { whole, decimals, missing, wrong, mayBeZero = false } = field;
  const pattern = new RegExp(`^0*\\d{1,${whole}}(?:\\.\\d{1,${decimals}})?$`);
  const fits = (text: string) => pattern.test(text) && (mayBeZero || /[1-9]/.test(text));
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], missing),
      z.transform((value) => String(value).trim()),
    ),
    z.pipe(
      z
        .string()
        .check(
          z.minLength(1, { error: missing, abort: true }),
          z.maxLength(40, { error: wrong, abort: true }),
          z.refine(fits, wrong),
        ),
      z.transform((text) => withDecimals(text, decimals)),
    ),
  );
}

function withDecimals(text: string, decimals: number): string {
  const [whole = '0', part = ''] = text.split('.');
  return `${BigInt(whole)}.${part.padEnd(decimals, '0')}`;
}
