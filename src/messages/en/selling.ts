/** A supplier's dashboard. */
export const selling = {
  title: 'Supplier dashboard',
  lead: 'Your products, the RFQs you can answer, and how you are doing.',
  sections: 'Parts of the dashboard',
  overview: 'Overview',
  products: 'Products',

  // Access
  accessDenied: 'Access Denied',
  accessDeniedText: 'You need to be logged in as a supplier to access this page.',
  signInTitle: 'Sign in to see your dashboard',
  signInText: 'Suppliers manage products and quotations there, contractors their RFQs.',
  signIn: 'Sign In',
  goHome: 'Go to the home page',

  // Overview
  totalProducts: 'Total Products',
  totalProductsCaption: 'Active listings',
  activeRfqs: 'Active RFQs',
  activeRfqsCaption: 'Awaiting quotes',
  quotesSent: 'Quotes Sent',
  revenue: 'Revenue',
  thisMonth: 'This month',
  recentProducts: 'Recent products',
  allProducts: 'All products',
  noProductsYet: 'Your newest products will be listed here.',

  // Products
  tableCaption: 'Your products',
  product: 'Product',
  price: 'Price per unit',
  stock: 'Stock',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  loadMore: 'Show more products',
  emptyTitle: 'No products yet',
  emptyText: 'What you sell is found by contractors all over Kenya as soon as it is listed.',
  loadFailed: 'Your products could not be loaded.',
} as const;
