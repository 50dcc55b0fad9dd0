import type { DriverCopy } from './en.ts';

export const copy: DriverCopy = {
  link: 'JengaSoko: mzigo {number} kutoka {supplier}. Ukifika, fungua kiungo hiki uhesabu bidhaa: {url}',
  unnamed: 'muuzaji',
};
