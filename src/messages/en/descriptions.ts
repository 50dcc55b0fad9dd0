/** Descriptions that many products share. In English they read as the data says. */
export const descriptions = {
  about: {} as Readonly<Record<string, string>>,
  sold: 'Sold per {unit}, dispatched from {place}.',
  soldFrom: 'Sold per {unit}, minimum order {minimum}, dispatched from {place}.',
} as const;
