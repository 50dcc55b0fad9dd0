/** Why a message is refused, in English: each names what would be wrong. */
export const refusals = {
  personalData:
    'I cannot help with that: other people’s contacts, addresses, documents and messages are private.',
  othersPrices:
    'I cannot help with that: other people’s prices, quotations and orders are private. Sealed quotations stay sealed.',
  access: 'I cannot help with that: it needs an account or rights that are not yours.',
  injection:
    'I cannot help with that: I keep to my rules, and I do not show how the system works inside.',
  forgery:
    'I cannot help with that: it would be a false document, such as a fake receipt, certificate or payment message.',
  bribery: 'I cannot help with that: it would be a bribe or a hidden commission.',
  collusion:
    'I cannot help with that: sellers who fix prices or share out tenders among themselves cheat the buyer.',
  badGoods:
    'I cannot help with that: it would sell fake, spoilt or short goods as something they are not.',
  unsafeBuilding:
    'I cannot help with that: using less steel or cement than the design needs can bring the building down.',
  deceit: 'I cannot help with that: it would cheat people out of money or goods.',
  tax: 'I cannot help with that: it would evade tax, customs or controls.',
  fakeReviews:
    'I cannot help with that: it would be fake reviews, fake orders or lies about a shop.',
  theft: 'I cannot help with that: it would be stealing, or trading in stolen goods.',
  utilities: 'I cannot help with that: it would be using power or water without paying for it.',
  environment:
    'I cannot help with that: cutting, digging, building or dumping there needs a permit.',
  explosives: 'I cannot help with that: explosives and weapons are only for people with a licence.',
  violence: 'I cannot help with that: it could hurt people or damage what they own.',
  exploitation:
    'I cannot help with that: it would exploit people or shut them out for who they are.',
} as const;
