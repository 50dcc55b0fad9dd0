/**
 * "0712 345 678" for a Kenyan number that is kept as E.164; one of another country as it is kept. Its spaces break no
 * line.
 */
export function formatPhone(number: string): string {
  const [, first, second, third] = /^\+254(\d{3})(\d{3})(\d{3})$/.exec(number) ?? [];
  return first ? `0${first}\u00a0${second}\u00a0${third}` : number;
}
