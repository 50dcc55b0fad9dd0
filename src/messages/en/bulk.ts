/** Products as lists: import, export, history, quick edit. */
export const bulk = {
  importTitle: 'Import products',
  importLead:
    'Add products from a spreadsheet (CSV). You check the result before anything is saved.',
  exportLink: 'Export my products (CSV)',
  dashboard: 'Supplier dashboard',
  importLink: 'Import',
  exportShort: 'Export',

  // Access
  suppliersOnly: 'Only suppliers can import products',
  suppliersOnlyText: 'Sign in with a supplier account to import products.',

  // The file
  chooseFile: 'Choose a CSV file',
  fileHint:
    'The first row holds the headings: name, price, unit and category. Description, minimum order, stock and brand are optional. Up to {count} rows.',
  exampleTitle: 'Example',
  notCsv: 'We could not read this file. Save it as CSV and choose it again.',
  tooLarge: 'This file is too large. The limit is {size} MB.',
  noRows: 'This file has no rows below the headings.',
  anotherFile: 'Choose another file',

  // The columns
  columnsTitle: 'Match your columns',
  columnsLead:
    '{file}: {count} rows. We matched the columns by their headings. Change what is wrong.',
  columnsLeadOne: '{file}: 1 row. We matched the columns by their headings. Change what is wrong.',
  leftOut: 'Ignore',
  required: 'required',
  columnMissing: 'Choose the column for: {columns}',
  previewFirst: 'First rows',
  check: 'Check the list',
  checking: 'Checking…',
  columns: {
    id: 'Id (from an export)',
    name: 'Name',
    description: 'Description',
    price: 'Price (KSh)',
    unit: 'Unit',
    minOrderQuantity: 'Minimum order',
    stockQuantity: 'Stock',
    category: 'Category',
    brandName: 'Brand',
    status: 'Status (active, inactive)',
    details: 'Details',
  },

  // What would happen
  resultTitle: 'What will happen',
  willCreate: 'New',
  willUpdate: 'Updated',
  willFail: 'With errors',
  failuresTitle: 'Rows with errors',
  failuresLead:
    'We skip these rows. Correct them in your file and import it again. Products you already list are updated, not added twice.',
  failuresMore: 'Showing the first {shown} of {count}.',
  row: 'Row',
  product: 'Product',
  mistake: 'Error',
  start: 'Import {count} products',
  startOne: 'Import 1 product',
  starting: 'Starting…',
  nothingToImport: 'No rows can be imported yet.',
  failed: 'We could not send the list. Please try again.',

  // Under way
  runningTitle: 'Importing…',
  runningText: '{done} of {total} rows. You can leave this page. The import continues.',
  doneTitle: 'Import finished',
  doneText: '{created} new, {updated} updated, {failed} skipped.',
  toProducts: 'See my products',

  problems: {
    missing: '{column} is required',
    tooLong: '{column} is too long',
    notAnAmount: '{column} must be an amount above 0, such as 1250 or 1250.50',
    notWhole: '{column} must be a whole number, {least} or more',
    tooLarge: '{column} is too large',
    unknownCategory:
      'There is no such category. Use a name from the category list on the Products page',
    unreadable: '{column} contains characters we cannot save',
    notOneLine: '{column} must be on one line, without line breaks or tabs',
    unknownStatus: '{column}: write active or inactive',
    badDetails: '{column}: write one per line, such as Grade: 42.5',
    takenDown: 'This product was taken down, so it cannot be listed. Please contact us.',
    repeated: 'Another row in this file is for the same product',
    severalMatch: 'Several of your products have this name and unit. Add the brand or the id',
    notYours: 'None of your products has this id',
    listFull: 'You already have 20,000 products. Remove some before you add more',
    notStored: 'We could not save this row',
    largeShift: 'The price is {compared} now: a change of more than 40%',
    farBelowMedian: 'Others in your county ask about {compared}. This is less than a tenth of that',
  },

  template: 'Download a template',
  fixLead: 'Correct them here and check again, or skip them.',
  oddPrices: {
    one: '1 price looks odd. Correct it above, or confirm it.',
    many: '{count} prices look odd. Correct them above, or confirm them.',
  },
  confirmPrices: { one: 'The price is right', many: 'All {count} prices are right' },
  photosStay:
    'Photos stay as they are: an import never adds or removes them. Change them in the product’s form.',
  checkAgain: 'Check again',
  didYouMean: 'Did you mean “{nearest}”?',
  cellOf: '{column}, row {row}',

  // History
  historyTitle: 'Price and stock history',
  historyLead: 'Every change of price and stock, newest first.',
  historyEmpty: 'No changes yet',
  historyEmptyText: 'Changes of price and stock appear here.',
  historyLink: 'Price and stock history',
  when: 'When',
  price: 'Price',
  stock: 'Stock',
  cause: 'Changed by',
  unchanged: 'unchanged',
  change: '{from} → {to}',
  loadMore: 'Show older changes',
  loadMoreFailed: 'We could not load older changes.',
  causes: {
    edit: 'Edit',
    import: 'Import',
    order: 'Order',
    cancellation: 'Cancelled order',
    return: 'Returned goods',
  },

  // Quick edit
  quickPrice: 'Price of {product}',
  quickStock: 'Stock of {product}',
  quickChange: 'Change: {what}',
  quickSaved: 'Saved',
  quickFailed: 'We could not save this. Please try again.',
  quickChanged: 'Someone else changed this. Check it and try again.',
  quickPriceWrong: 'Enter a price above 0, such as 1250 or 1250.50',
  quickStockWrong: 'Enter a whole number, 0 or more',
} as const;
