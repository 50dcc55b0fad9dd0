import { productSentences } from '../../shared/product-sentences.ts';

/** The dialog in which a supplier adds or edits a product. */
export const productForm = {
  addTitle: 'Add Product',
  editTitle: 'Edit Product',
  name: 'Name',
  nameHint: 'As buyers look for it, with size and grade: Deformed Bar Y12, 12 m',
  category: 'Category',
  chooseCategory: 'Choose a category',
  productType: 'Product type',
  noType: 'Not in the list',
  guessed: 'Filled in from the name. Change it where it is not right.',
  typeHint: 'Buyers who search for this type find your product.',
  price: 'Price (KSh)',
  unit: 'Unit',
  unitHint: 'Such as 50 kg bag',
  stock: 'Stock',
  minimum: 'Minimum order',
  brand: 'Brand',
  description: 'Description',
  optional: 'optional',
  active: 'Active',
  activeHint: 'Contractors see it on the list. Switched off, only you do.',

  // Pictures
  pictures: 'Pictures',
  picturesHint: 'Up to 3, each under 5 MB. The first is shown on the list.',
  addPicture: 'Add picture',
  pictureNumber: 'Picture {number}',
  removePicture: 'Remove picture {number}',
  makeFirst: 'Show picture {number} first',
  main: 'First',
  tooManyText: 'A product has at most 3 images',
  tooLargeText: 'Image must be less than 5MB',

  // Details
  details: 'Details',
  detailsHint: 'Facts that buyers compare.',
  detailName: 'Detail',
  detailValue: 'Value',
  addDetail: 'Add a detail',
  addNamedDetail: 'Add {name}',
  removeDetail: 'Remove {name}',
  thisDetail: 'this detail',
  sameDetail: 'This detail stands there twice',

  // Saving
  save: 'Save',
  cancel: 'Cancel',
  created: 'Product created successfully',
  updated: 'Product updated successfully',
  saveFailed: 'Failed to save product. Please try again.',
  unauthorizedTitle: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
  keptTitle: 'We kept what you typed',
  keptText: 'It was not saved on {time}. Check it and press Save.',
  startOver: 'Start over',
  offlineTitle: 'No connection',
  offlineText: 'What you typed is kept on this device. Press Save when the connection is back.',
  changedTitle: 'This product was changed meanwhile',
  changedText: 'Changed by somebody else, or by a sale: {fields}.',
  changedKept: 'What you typed is kept. Check it and press Save to go on with it.',
  showNew: 'Show the new one instead',
  gone: 'This product is not there any more.',

  // Leaving
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved yet.',
  leave: 'Discard changes',
  stay: 'Keep editing',

  // Delete
  delete: 'Delete product',
  deleteTitle: 'Delete {name}?',
  deleteText: 'It goes for good, with its pictures, and out of carts that hold it.',
  deleteConfirm: 'Delete',
  deleted: 'Product deleted',
  deleteFailed: 'Failed to delete product. Please try again.',
  hasHistory:
    'This product has reviews or orders, so it stays. Switch it off to take it off the list.',

  problems: productSentences,
} as const;
