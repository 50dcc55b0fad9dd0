import { productSentences } from '../../shared/product-sentences.ts';

/** The dialog in which a supplier adds or edits a product. */
export const productForm = {
  addTitle: 'Add Product',
  editTitle: 'Edit Product',
  name: 'Name',
  nameHint: 'Use the name buyers search for, with size and grade: Deformed Bar Y12, 12 m',
  category: 'Category',
  chooseCategory: 'Choose a category',
  productType: 'Product type',
  noType: 'Not in the list',
  guessed: 'Filled in from the name. Change anything that is wrong.',
  typeHint: 'Buyers who search for this type find your product.',
  price: 'Price (KSh)',
  unit: 'Unit',
  unitHint: 'For example 50 kg bag',
  stock: 'Stock',
  minimum: 'Minimum order',
  brand: 'Brand',
  description: 'Description',
  optional: 'optional',
  active: 'Active',
  activeHint: 'Buyers can see this product. Switch it off to hide it.',

  // Pictures
  pictures: 'Photos',
  picturesHint: 'Up to 3. Large photos are made smaller first. The first is shown on the list.',
  addPicture: 'Add photo',
  pictureNumber: 'Photo {number}',
  removePicture: 'Remove photo {number}',
  makeFirst: 'Show photo {number} first',
  main: 'First',
  tooManyText: 'A product has at most 3 images',
  tooLargeText: 'Image must be less than 5MB',

  // Details
  details: 'Details',
  detailsHint: 'Details that buyers compare, such as size, grade or colour.',
  detailName: 'Detail',
  detailValue: 'Value',
  addDetail: 'Add a detail',
  addNamedDetail: 'Add {name}',
  removeDetail: 'Remove {name}',
  thisDetail: 'this detail',
  sameDetail: 'You have already added this detail',

  // Saving
  save: 'Save',
  cancel: 'Cancel',
  created: 'Product created successfully',
  updated: 'Product updated successfully',
  saveFailed: 'Failed to save product. Please try again.',
  unauthorizedTitle: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
  keptTitle: 'You have unsaved changes',
  keptText: 'They are from {time}. Check them and press Save.',
  startOver: 'Start over',
  offlineTitle: 'No connection',
  offlineText: 'Your entries are saved on this device. Press Save when you are back online.',
  changedTitle: 'This product has changed',
  changedText: 'Someone else or a sale changed: {fields}.',
  changedKept: 'Your entries are still here. Check them and press Save to keep them.',
  showNew: 'Use the new values instead',
  gone: 'This product no longer exists.',

  // Leaving
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet.',
  leave: 'Discard changes',
  stay: 'Keep editing',

  // Delete
  delete: 'Delete product',
  deleteTitle: 'Delete {name}?',
  deleteText: 'This deletes the product and its photos for good, and removes it from carts.',
  deleteConfirm: 'Delete',
  deleted: 'Product deleted',
  deleteFailed: 'Failed to delete product. Please try again.',
  hasHistory:
    'This product has reviews or orders, so you cannot delete it. Switch it off to hide it from buyers.',

  problems: productSentences,
} as const;
