import { inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** Acts or enters in the place of others. */
export const accessSayings: readonly Saying[] = [
  inOrder(
    'approve the quotation on behalf of',
    w`approve|accept|sign|confirm|award|reject|cancel|idhinisha|kubali|saini`,
    30,
    open(w`(?:on behalf of|in the name of|kwa niaba ya)\b(?! (?:me|us|my|our|mimi)\b)`),
  ),
  inOrder(
    'override your safety',
    w`override|bypass|skip|switch off|turn off|disable|ignore`,
    15,
    open(w`
    (?:your|the|all|these)? ?(?:safety|security|checks?|verification|limits|safeguards
    |permissions|approval)\b(?! (?:boot|shoe|gear|helmet|valve|harness|vest|net|goggle
    |door|light|camera))
  `),
  ),
  inOrder(
    'badilisha bei ya shindani',
    w`badilisha|futa|ondoa|haribu|pandisha|punguza|zuia|funga|hariri|rekebisha`,
    20,
    w`
    bei|bidhaa|akaunti|oda|orders?|rfqs?|quotes?|nukuu|products?|prices?|listing|reviews?
    |duka|maoni
  `,
    20,
    w`ya|za|la|wa`,
    12,
    w`
    m?shindani|washindani|mtu|mwingine|wengine|jirani|mwenzangu|supplier|wauzaji|muuzaji
    |wateja|mteja|contractor|mkandarasi
  `,
  ),
  inOrder('log me in as admin', w`log me in(?:to)?`, 20, w`as|admin|another|someone|supplier`),
  phrase(
    'hack account',
    w`
    (?:hack|hacking|crack|phish|brute ?force)\b(?! ?saw)[^.?!]{0,40}\b(?:account|accounts
    |system|site|website|password|passwords|database|db|login|mpesa|server|wifi|into
    |akaunti|app|platform|email)
  `,
  ),
  phrase('hack into', w`hack into`),
  phrase('nhack', w`ni?hack\w*`),
  phrase('kuhack', w`ku ?-? ?hack`),
  inOrder(
    'ingia account ya',
    w`log ?in|sign in|login|enter|access|get into|ingia|niingie|nipate|fungua`,
    25,
    w`
    as (?:an? |the )?(?:admin|administrator|supplier|other|another|someone|somebody|root
    |owner)|(?:someone|somebody|another|other|his|her|their|competitor|rival|supplier
    |admin)\w*'?s? (?:\w+ )?(?:account|dashboard|panel|inbox|profile|akaunti)
    |(?:account|akaunti|dashboard|inbox) (?:ya|za|of|belonging)
    |admin (?:panel|dashboard|account|area|rights)
  `,
  ),
  inOrder(
    'set admin',
    w`make|give|grant|promote|nipe|nifanye|upgrade|set`,
    20,
    w`(?:me|my (?:account|user|role)|mimi)?`,
    12,
    w`
    (?:an? )?(?:admin|administrator|superuser|root|moderator)(?: (?:rights|access|role
    |password|privileges))?
  `,
  ),
  phrase('admin password', w`admin (?:password|login|credentials|access|rights|privileges)`),
  phrase(
    'pin of the',
    open(w`(?:password|nywila|pin|otp)\s(?:ya|za|of|for)\s(?!my\b|yangu\b|our\b)\w+`),
  ),
  inOrder(
    'approve order yangu bila',
    w`approve|verify|pitisha|idhinisha`,
    20,
    w`my|yangu|this|our`,
    25,
    w`without|bila|skip|even though|instead of|no documents?`,
  ),
  inOrder(
    'give verified badge without',
    w`give|get|nipe|weka|put|add`,
    20,
    w`verified badge`,
    30,
    w`without|bila|no`,
  ),
  inOrder(
    'edit their prices',
    w`delete|remove|suspend|futa|ban|block|cancel|edit|change|badilisha|ghairi`,
    25,
    w`
    other|another|competitor|rival
    |all (?:the )?(?:other )?(?:suppliers?|users?|contractors?|rfqs?|orders?|products
    |accounts)|someone|somebody|someone else|everyone|their|his|her|mwingine|wengine
    |washindani|supplier'?s
  `,
    25,
    w`
    account|accounts|rfqs?|orders?|products?|quotes?|quotations?|listings?|reviews?|bids?
    |bid|oda|prices?|suppliers?|users?|akaunti|order
  `,
  ),
  phrase(
    'delete all users',
    w`
    delete all (?:the )?(?:users|suppliers|accounts|products|orders|rfqs|data|records
    |reviews)
  `,
  ),
];
