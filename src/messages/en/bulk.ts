/** Products as lists: import, export, history, quick edit. */
export const bulk = {
  importTitle: 'Import products',
  importLead:
    'Bring a list from a spreadsheet (CSV). You see what will happen before anything is stored.',
  exportLink: 'Export my products (CSV)',
  dashboard: 'Supplier dashboard',
  importLink: 'Import',
  exportShort: 'Export',

  // Access
  suppliersOnly: 'Only suppliers can import products',
  suppliersOnlyText: 'Sign in with a supplier account to bring in a list of products.',
  signInToSeeHistory: 'Please sign in to see how your product changed.',
  signInToImport: 'Please sign in to import products.',
  signIn: 'Sign In',

  // The file
  chooseFile: 'Choose a CSV file',
  fileHint:
    'With a row of headings: name, price, unit and category; also description, minimum order, stock and brand. At most {count} rows.',
  exampleTitle: 'For example',
  notCsv: 'This file could not be read. Save it as CSV and choose it again.',
  tooLarge: 'This file is too large: at most {size} MB.',
  noRows: 'This file has no rows below its headings.',
  anotherFile: 'Choose another file',

  // The columns
  columnsTitle: 'Which column is what?',
  columnsLead: '{file}: {count} rows. We guessed from the headings; change what is wrong.',
  columnsLeadOne: '{file}: 1 row. We guessed from the headings; change what is wrong.',
  leftOut: 'Leave out',
  required: 'required',
  columnMissing: 'Choose the column for: {columns}',
  previewFirst: 'The first rows',
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
  },

  // What would happen
  resultTitle: 'What will happen',
  willCreate: 'New',
  willUpdate: 'Changed',
  willFail: 'With a mistake',
  failuresTitle: 'Rows with a mistake',
  failuresLead:
    'These are left out. Correct them in your file and import it again: products that are there already are changed, not doubled.',
  failuresMore: 'The first {shown} of {count} are shown.',
  row: 'Row',
  product: 'Product',
  mistake: 'Mistake',
  start: 'Import {count} products',
  startOne: 'Import 1 product',
  starting: 'Starting…',
  nothingToImport: 'No row can be imported. Correct your file and choose it again.',
  failed: 'The list could not be sent. Please try again.',

  // Under way
  runningTitle: 'Importing…',
  runningText: '{done} of {total} rows. You may leave this page; it goes on.',
  doneTitle: 'The list is imported',
  doneText: '{created} new, {updated} changed, {failed} left out.',
  toProducts: 'See my products',

  problems: {
    missing: '{column} is required',
    tooLong: '{column} is too long',
    notAnAmount: '{column} must be an amount above 0, such as 1250 or 1250.50',
    notWhole: '{column} must be a whole number from {least} on',
    tooLarge: '{column} is too large',
    unknownCategory: 'There is no such category. Take a name from the category list of Products',
    unreadable: '{column} holds characters that cannot be stored',
    notOneLine: '{column} must be one line, without line breaks and tabs',
    repeated: 'Another row of this file is about the same product',
    severalMatch: 'Several of your products have this name and unit: add their brand or id',
    notYours: 'None of your products has this id',
    listFull: 'You have 20,000 products already: remove some before you add others',
    notStored: 'This row could not be stored',
  },

  nearestCategory: 'There is no such category. Did you mean “{nearest}”?',

  // History
  historyTitle: 'Price and stock history',
  historyLead: 'Every change of price and stock, newest first.',
  historyEmpty: 'Nothing has changed yet',
  historyEmptyText: 'When the price or the stock changes, you find it here.',
  historyLink: 'Price and stock history',
  when: 'When',
  price: 'Price',
  stock: 'Stock',
  cause: 'By',
  unchanged: 'unchanged',
  change: '{from} → {to}',
  loadMore: 'Show older changes',
  loadMoreFailed: 'Older changes could not be loaded.',
  causes: {
    edit: 'Edit',
    import: 'Import',
    order: 'Order',
    cancellation: 'Cancelled order',
  },

  // Quick edit
  quickPrice: 'Price of {product}',
  quickStock: 'Stock of {product}',
  quickChange: 'Change: {what}',
  quickSaved: 'Saved',
  quickFailed: 'This could not be saved. Please try again.',
  quickChanged: 'This was changed meanwhile. Look at it again.',
  quickPriceWrong: 'Enter a price above 0, such as 1250 or 1250.50',
  quickStockWrong: 'Stock is a whole number from 0 on',
} as const;
