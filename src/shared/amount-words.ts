/** Amounts of money in English words, as papers of business write them beside the figures. */

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const scales = ['', ' Thousand', ' Million', ' Billion', ' Trillion', ' Quadrillion'];

/** 125050n → "Kenya Shillings One Thousand Two Hundred and Fifty and Cents Fifty Only". Not negative. */
export function amountInWords(cents: bigint): string {
  const [shillings, rest] = [cents / 100n, Number(cents % 100n)];
  const end = rest === 0 ? '' : ` and Cents ${below1000(rest)}`;
  return `Kenya Shillings ${wholeInWords(shillings)}${end} Only`;
}

function wholeInWords(whole: bigint): string {
  if (whole === 0n) return 'Zero';
  const groups: string[] = [];
  let left = whole;
  for (const scale of scales) {
    const group = Number(left % 1_000n);
    left /= 1_000n;
    if (group > 0) groups.unshift(`${below1000(group)}${scale}`);
  }
  const last = Number(whole % 1_000n);
  // "One Thousand and Five", but "One Thousand Two Hundred and Five".
  if (groups.length > 1 && last > 0 && last < 100) groups.splice(-1, 0, 'and');
  return groups.join(' ');
}

function below1000(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return below100(rest);
  const head = `${small[hundreds]} Hundred`;
  return rest === 0 ? head : `${head} and ${below100(rest)}`;
}

function below100(number: number): string {
  if (number < 20) return small[number] ?? '';
  const unit = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${small[unit]}`;
}
