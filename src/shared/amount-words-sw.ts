/** Amounts of money in Swahili words. The comma ends what a scale counts: "elfu thelathini, na nne". */

const units = ['', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa'];
const tens = [
  '',
  'kumi',
  'ishirini',
  'thelathini',
  'arobaini',
  'hamsini',
  'sitini',
  'sabini',
  'themanini',
  'tisini',
];
const scales = ['', 'elfu ', 'milioni ', 'bilioni ', 'trilioni ', 'kwadrilioni '];

/** 125050n → "Shilingi za Kenya elfu moja, mia mbili na hamsini na senti hamsini pekee". Not negative. */
export function amountInSwahili(cents: bigint): string {
  const [shillings, rest] = [cents / 100n, Number(cents % 100n)];
  const end = rest === 0 ? '' : ` na senti ${below1000(rest)}`;
  return `Shilingi za Kenya ${wholeInWords(shillings)}${end} pekee`;
}

function wholeInWords(whole: bigint): string {
  if (whole === 0n) return 'sifuri';
  const groups: string[] = [];
  let left = whole;
  for (const scale of scales) {
    const group = Number(left % 1_000n);
    left /= 1_000n;
    if (group > 0) groups.unshift(`${scale}${below1000(group)}`);
  }
  const last = Number(whole % 1_000n);
  if (groups.length > 1 && last > 0 && last < 100) groups.push(`na ${groups.pop()}`);
  return groups.join(', ');
}

function below1000(number: number): string {
  const [hundred, ten, unit] = [
    Math.floor(number / 100),
    Math.floor(number / 10) % 10,
    number % 10,
  ];
  const hundreds = hundred > 0 ? `mia ${units[hundred]}` : '';
  return [hundreds, tens[ten], units[unit]].filter(Boolean).join(' na ');
}
