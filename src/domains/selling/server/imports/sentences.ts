import { refusals } from '../../../../messages/en/refusals.ts';
import { issueText } from '../../../../shared/errors.ts';
import type { ImportColumn, ImportProblem } from '../../import-rules.ts';
import type { ImportedRow } from '../../import-schema.ts';
import { oddPriceIssue } from '../odd-prices.ts';

const columnNames: Readonly<Record<ImportColumn, string>> = {
  id: 'Id',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  unit: 'Unit',
  minOrderQuantity: 'Minimum order',
  stockQuantity: 'Stock',
  category: 'Category',
  brandName: 'Brand',
  status: 'Status',
  details: 'Details',
};

/** What the API says of a row; the page has its own words in the reader's language. */
export function problemSentence({ column, kind, nearest, compared = '0' }: ImportProblem): string {
  const name = column ? columnNames[column] : 'This row';
  switch (kind) {
    case 'missing':
      return `${name} is required`;
    case 'tooLong':
      return `${name} is too long`;
    case 'notAnAmount':
      return `${name} must be an amount above 0, such as 1250 or 1250.50`;
    case 'notWhole':
      return column === 'minOrderQuantity'
        ? `${name} must be a whole number, 1 or more`
        : `${name} must be a whole number, 0 or more`;
    case 'tooLarge':
      return `${name} is too large`;
    case 'unknownCategory':
      return nearest
        ? `There is no such category. Did you mean “${nearest}”?`
        : 'There is no such category';
    case 'unreadable':
      return `${name} contains characters we cannot save`;
    case 'notOneLine':
      return `${name} must be on one line, without line breaks or tabs`;
    case 'unknownStatus':
      return `${name} is "active" or "inactive"`;
    case 'badDetails':
      return `${name} must be one a line, such as "Grade: 42.5"`;
    case 'takenDown':
      return 'This product was taken down, so it cannot be listed. Please contact us';
    case 'repeated':
      return 'Another row in this file is for the same product';
    case 'severalMatch':
      return 'Several of your products have this name and unit. Add the brand or the id';
    case 'notYours':
      return 'None of your products has this id';
    case 'listFull':
      return refusals.product_list_full;
    case 'notStored':
      return 'We could not save this row';
    case 'largeShift':
    case 'farBelowMedian':
      return issueText(oddPriceIssue('price', name, { doubt: kind, compared }));
  }
}

/** A row that is not stored, with the reason in words. */
export const refusedRow = (row: {
  readonly row: number;
  readonly name: string;
  readonly problems: readonly ImportProblem[];
}): ImportedRow => ({
  ...row,
  action: null,
  productId: null,
  error: row.problems.map(problemSentence).join('. '),
});
