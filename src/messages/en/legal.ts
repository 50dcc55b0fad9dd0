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
        'Your email or phone number, your name and company if you give them, your role, and where you are or deliver to.',
        'What you do here: products, requests for quotation, quotations, orders, payments, messages, reviews, favourites and your cart.',
        'When and with which kind of device you signed in. Passwords and codes are kept only in a form that nobody can read, us included.',
        'If you ask to be verified: your registration number, KRA PIN and the documents you upload.',
      ],
    },
    {
      title: 'Why we keep it',
      text: [
        'To run your account and bring buyers and suppliers together: this is the contract between us.',
        'To keep the records of sales that tax law asks for.',
        'To protect accounts and money: sign-ins, changes of rights, awards and payments are written into a trail that nobody can change.',
        'For marketing messages only if you switch them on; you can switch them off in Settings at any time.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Other users see your name, company, town and whether you are verified. They see your email only once you have written to each other, and never your phone number.',
        'Quotations are sealed: no supplier learns what another one offered, or who offered.',
        'Documents for verification are seen by you and by the person who checks them; each look is written down.',
        'The two sides of an order see what was recorded as paid for it, with the reference on the statement.',
        'Message services get what they need to do their work: an address or a phone number, and a text.',
        'We do not sell your data.',
      ],
    },
    {
      title: 'The assistant',
      text: [
        'The assistant works on our own machines. Where a language model of another company helps it, names, phone numbers and emails are taken out first.',
        'It advises; people decide. No award is made by a machine.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'As long as you have an account. When you delete it, your profile, products, open quotations, requests and cart go at once.',
        'Orders, what was accepted for them and what was paid for them stay without your name, because the other side and the tax law need them. Of a payment that is its amount, day, state and bank reference.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'One cookie keeps you signed in, and two remember your language and colours. None follow you to other sites.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can read, correct, export and delete your data yourself, on the Profile page.',
        'You can object to how we use it, and complain to the Office of the Data Protection Commissioner (odpc.go.ke).',
        'Questions: write to {email}.',
      ],
    },
  ],
  termsTitle: 'Terms of use',
  termsLead:
    'The rules between you and {brand}. By using an account you accept them. They are short on purpose.',
  terms: [
    {
      title: 'What we do',
      text: [
        '{brand} is a marketplace. Suppliers offer building materials, contractors buy them; the contract of sale is between the two of them.',
        'We show offers, carry requests, quotations, orders, payments and messages, and keep their records.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Give true details, keep your password to yourself, and tell us at once if somebody else uses your account. You answer for what is done with it.',
        'You must be 18 or older, or act for a business that exists.',
      ],
    },
    {
      title: 'Suppliers',
      text: [
        'Sell what you describe, at the price and in the quantity you state, and deliver when you said.',
        'A quotation binds you until the end of the day to which it is valid. Once it is accepted it is an order.',
        'Materials must meet the Kenyan standards that apply to them. Counterfeit or stolen goods are reported.',
      ],
    },
    {
      title: 'Contractors',
      text: [
        'Ask for what you mean to buy. An award is an order (LPO): you owe the price when the goods are delivered as agreed.',
        'Check goods on arrival, and give the delivery PIN only when they are there.',
      ],
    },
    {
      title: 'Prices, VAT and payment',
      text: [
        'Prices are in Kenyan shillings. Each quotation says whether VAT is included; totals are computed by us, the same for both sides.',
        'You pay the supplier by bank transfer, not us. What you record counts as paid when the supplier, or one of us, has found it on the statement and confirmed it.',
      ],
    },
    {
      title: 'What is not allowed',
      text: [
        'Fraud, agreements between suppliers about prices, harassment, somebody else’s data, and attacks on the service. We may take offers down and suspend accounts for it, with the reason said.',
      ],
    },
    {
      title: 'What we answer for',
      text: [
        'We check the papers of verified suppliers; we do not make, store or carry the goods. We answer for our own faults as Kenyan law says.',
        'The assistant’s advice, market prices and rough quantities help you think; they replace neither your engineer nor your own check.',
      ],
    },
    {
      title: 'Disputes and changes',
      text: [
        'Talk to each other first; write to {email} if that does not help. The law of Kenya applies and its courts decide.',
        'When these terms change, the new day stands at the head of this page. What was ordered before it stays under the terms of its day.',
      ],
    },
  ],
} as const;
