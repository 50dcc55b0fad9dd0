/** The page of settings: rules of the business that admins change. */
export const adminSettings = {
  title: 'Settings',
  lead: 'A change counts at once, for everyone. The audit log keeps the old and the new value.',
  subjects: {
    site: 'Public pages',
    orders: 'Orders and deliveries',
    payments: 'Payments',
    security: 'Security',
    messages: 'SMS',
    assistant: 'Assistant',
  },
  save: 'Save',
  saveNamed: 'Save: {name}',
  saved: 'Saved.',
  failed: 'We could not save the setting. Please try again.',
  standard: 'Standard value',
  changedOn: 'Changed on {date}',
  between: 'From {minimum} to {maximum}.',
  atMostCharacters: 'At most {maximum} characters.',
  oneALine: 'One a line, at most {maximum}.',
  nairobiTime: 'Nairobi time. Leave it empty for no limit.',

  names: {
    site_notice: {
      title: 'Maintenance notice',
      hint: 'Every page shows this text above its content between the two times. It disappears when both texts are empty. Open pages show it when they load again.',
      fields: {
        en: 'English text',
        sw: 'Swahili text',
        from: 'Show from',
        until: 'Show until',
      },
    },
    support_hours: {
      title: 'Support hours',
      hint: 'The contact card of the home page shows them.',
      fields: { en: 'English text', sw: 'Swahili text' },
    },
    headline_figures: {
      title: 'Claimed figures',
      hint: 'The home page shows them under its title. They are claims, not counts.',
      fields: {
        products: 'Products',
        verifiedSuppliers: 'Verified suppliers',
        categories: 'Categories',
        ordersDelivered: 'Orders delivered',
        countries: 'Countries served',
      },
    },
    landing_brands: {
      title: 'Brands on the home page',
      hint: 'The home page names them in this order.',
      fields: { value: 'Brands' },
    },
    order_completion_days: {
      title: 'Days until an order completes by itself',
      hint: 'After so many days without a word of the buyer, a delivered order is completed and its money is released.',
      fields: { value: 'Days' },
    },
    driver_link_days: {
      title: 'Days that a driver’s link works',
      hint: 'The link in the driver’s SMS opens the delivery for so long. Links that were sent before keep their time.',
      fields: { value: 'Days' },
    },
    dispute_answer_days: {
      title: 'Days to answer before an order is cancelled',
      hint: 'A buyer whose goods do not leave can open a dispute so many days after asking to cancel. The supplier then has as long to answer before an admin may cancel the order. Open disputes keep their time.',
      fields: { value: 'Days' },
    },
    return_days: {
      title: 'Days in which goods can be returned',
      hint: 'A buyer can ask to return goods for so many days after the delivery of the order.',
      fields: { value: 'Days' },
    },
    payout_fee_percent: {
      title: 'Fee on payouts',
      hint: 'We keep so much of what suppliers are paid. Payouts that were made before keep their fee.',
      fields: { value: 'Percent' },
    },
    mpesa_max_amount: {
      title: 'Largest M-Pesa payment',
      hint: 'A buyer pays at most so much with one M-Pesa request, and the rest with another.',
      fields: { value: 'Shillings' },
    },
    payee_hold_hours: {
      title: 'Hours that new payment details wait',
      hint: 'Buyers see a new bank account, paybill or till after so many hours. After a change of email, phone number, password or two-step sign-in it is always 7 days.',
      fields: { value: 'Hours' },
    },
    sms_per_day: {
      title: 'SMS a day',
      hint: 'Each SMS costs money. When the day’s number is reached we send no more until midnight.',
      fields: { value: 'SMS' },
    },
    model_calls: {
      title: 'Calls of the language model',
      hint: 'Each call costs money. Beyond these numbers the assistant answers by its rules alone.',
      fields: { perPerson: 'For one account a day', perDay: 'For all accounts a day' },
    },
  },
} as const;
