/** What drivers get by SMS, in the language of the supplier who sends them. */
export interface DriverCopy {
  readonly link: string;
  /** A supplier without a company. */
  readonly unnamed: string;
}

export const copy: DriverCopy = {
  link: 'JengaSoko delivery {number} from {supplier}. At the site, open this link and count the goods: {url}',
  unnamed: 'the supplier',
};
