/** The eTIMS invoice of an order. */
export const etims = {
  title: 'eTIMS invoice',
  unit: 'Control unit serial number',
  number: 'Invoice number',
  entered: 'Entered {date}',
  changed: 'Changed {date}',
  check: 'Check this invoice with KRA',
  qr: 'QR code that opens KRA’s invoice check',
  bySupplier: 'The supplier entered these numbers. KRA’s check shows whether the invoice is known.',
  missingBuyer:
    'The supplier has not entered the eTIMS invoice yet. Ask for it before you pay the balance: without it you cannot claim the cost or the VAT.',
  missingPaid:
    'The supplier has not entered the eTIMS invoice yet. Ask for it: without it you cannot claim the cost or the VAT.',
  missingSeller:
    'The buyer sees that the eTIMS invoice is missing. Enter it as soon as you issue it.',
  missingAdmin: 'The supplier has not entered the eTIMS invoice yet.',
  enter: 'Enter eTIMS invoice',
  change: 'Change',
  formText: 'Copy both numbers from the eTIMS invoice that you issued for this order.',
  unitHint: 'For example KRACU0100000001',
  numberHint: 'For example KRACU0100000001/12, or the digits alone',
  pdf: 'Invoice (PDF)',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Both sides can see the eTIMS invoice.',
  failed: 'We could not save this. Please try again.',
} as const;
