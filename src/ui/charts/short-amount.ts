const format = new Intl.NumberFormat('en-KE', { notation: 'compact', maximumSignificantDigits: 4 });

/** 1250000 → "1.25M": the scale beside a drawing, where steps of a hundredth still differ. */
export const shortAmount = (amount: number) => format.format(amount);
