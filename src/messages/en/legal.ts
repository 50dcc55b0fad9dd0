/** The privacy notice and the terms, as pages of their own. A new wording is a new version. */
export const legal = {
  version: 'Version of {date}',
  privacyTitle: 'Privacy notice',
  privacyLead:
    'What {brand} knows about you, why, who sees it, and what you can do about it. We follow the Data Protection Act, 2019 of Kenya.',
  privacy: [
    {
      title: 'What we keep',
      text: [
        'Your email or phone number, your name and company if you give them, your role, your location and the counties you deliver to.',
        'What you do here: products, RFQs, quotations, orders, payments, applications for credit terms, messages, reviews, favourites and your cart.',
        'When you signed in, and on what kind of device. We store passwords and codes only in a form that nobody can read, not even us.',
        'If you sell: the bank account, paybill or till that buyers pay to.',
        'If you apply for verification: your registration number, KRA PIN and the documents you upload.',
      ],
    },
    {
      title: 'Why we keep it',
      text: [
        'To run your account and connect buyers and suppliers. This is our contract with you.',
        'To keep the sales records that tax law requires.',
        'To protect accounts and money. We record sign-ins, changes of rights, awards and payments in a log that nobody can change.',
        'To send marketing messages, only if you switch them on. You can switch them off in Settings at any time.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Other users see your name, company, town and whether you are verified. They see your email only after you have written to each other.',
        'The buyer and the supplier of an order see each other’s phone number and, for verified accounts, KRA PIN, on the order and on the LPO. Otherwise only the people who run {brand} do.',
        'Quotations are sealed. No supplier learns who else quoted, or at what price.',
        'Only you and the people who check your verification documents can see them. We record each time they are opened.',
        'The buyer and the supplier of an order see the payments recorded for it, with their references.',
        'The supplier of an order sees that it is on credit and when it is due, but not your limit or what else you owe.',
        'Buyers who have an order with a supplier see the bank account, paybill or till that the supplier entered.',
        'Email and SMS providers get only what they need to deliver a message: the address or phone number, and the text.',
        'We do not sell your data.',
      ],
    },
    {
      title: 'The assistant',
      text: [
        'The assistant runs on our own servers. When another company’s language model helps it, we remove names, phone numbers and emails first.',
        'It gives advice. People decide: no award is made automatically.',
        'Words that it or our search does not know help us improve both. We count them for 90 days, without your account, name, phone number or email.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'For as long as you have an account. When you delete it, we delete your profile, products, open quotations, RFQs, applications for credit terms and cart at once. You cannot delete it while you owe for orders on credit.',
        'Orders, their accepted quotations and their payments stay without your name, because the other party and tax law need them. For each payment we keep the amount, date, status and bank reference.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'One cookie keeps you signed in. Two others remember your language and colours. None of them follow you to other sites.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can read, correct, export and delete your data yourself, on the Profile page.',
        'You can object to how we use it, and complain to the Office of the Data Protection Commissioner (odpc.go.ke).',
        'If you have questions, write to {email}.',
      ],
    },
  ],
  termsTitle: 'Terms of use',
  termsLead: 'The rules between you and {brand}. By using an account you accept them.',
  terms: [
    {
      title: 'What we do',
      text: [
        '{brand} is a marketplace. Suppliers sell building materials and contractors buy them. The contract of sale is between the two of them.',
        'We list products, pass on RFQs, quotations, orders and messages, and keep records of them and of payments.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Give true details, keep your password secret, and tell us at once if someone else uses your account. You are responsible for what is done with it.',
        'You must be at least 18, or act for an existing business.',
      ],
    },
    {
      title: 'Suppliers',
      text: [
        'Sell what you describe, at the price and in the quantity you state, and deliver when you promised.',
        'A quotation binds you until the end of its last valid day. Once a buyer accepts it, it becomes an order.',
        'Materials must meet the Kenyan standards that apply to them. We report counterfeit and stolen goods.',
      ],
    },
    {
      title: 'Contractors',
      text: [
        'Request quotes only for what you intend to buy. An award is an order (LPO): you owe the price once the goods are delivered as agreed.',
        'Check the goods when they arrive.',
      ],
    },
    {
      title: 'Prices, VAT and payment',
      text: [
        'Prices are in Kenyan shillings. Each quotation says whether VAT is included. We work out the totals, and both sides see the same figures.',
        'You pay on your order’s page. What you pay by M-Pesa or card we collect for the supplier: we hold it until the delivery is confirmed with your PIN or by you, then owe it to the supplier, less our fee. If the order is cancelled, you get it back. You can also transfer to the bank account, paybill or till that your order shows. Such a transfer counts as paid once the supplier or JengaSoko has found it on the statement and confirmed it.',
      ],
    },
    {
      title: 'What is not allowed',
      text: [
        'Fraud, price fixing between suppliers, harassment, misuse of other people’s data, and attacks on the service. We may remove products and suspend accounts for this. We will tell you the reason.',
      ],
    },
    {
      title: 'Our responsibility',
      text: [
        'We check the documents of verified suppliers. We do not make, store or transport the goods. We are liable for our own faults under Kenyan law.',
        'The assistant’s advice, market prices and estimated quantities are a guide. They do not replace your engineer or your own checks.',
      ],
    },
    {
      title: 'Disputes and changes',
      text: [
        'Talk to each other first. If that does not help, write to {email}. The law of Kenya applies, and its courts decide.',
        'When these terms change, we put the new date at the top of this page. Earlier orders keep the terms that applied when they were made.',
      ],
    },
  ],
} as const;
