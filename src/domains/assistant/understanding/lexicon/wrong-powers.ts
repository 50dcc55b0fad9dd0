import { w } from '../sayings.ts';
import { concept, english, phrases, swahili } from './concept.ts';

/** What only others may do on the market place, in the wrongs of `wrongs.ts`. */
export const wrongPowers = {
  /** Raises or lowers what the market place shows. */
  tamper: concept(
    english(
      'chang mak updat set edit lower reduc rais boost push bury hid delet remov adjust clos clear mark zero swap',
    ),
    swahili('badilish punguz ongez futa wek shush pandish fich'),
  ),
  shown: concept(
    phrases(w`
      (?:stock|prices?|ratings?|listings?|products?) of (?:all |every |each )?(?:the )?(?:other|rival|competing)(?: \w+)?; (?:the |every |all )?prices? of \w+;
      (?:their|his|other suppliers?\S*|competitors?\S*|rivals?\S*|the others?|everyone else\S*)(?: \w+)? (?:scores?|ratings?|ranks?|ranking|prices?|stock|listings?|products?);
      (?:scores?|ratings?|ranking|listing|stock|bei|bidhaa|prices?) (?:ya|za|of) (?:hiyo|hao|huyo|wengine|other|the other|that)(?: \w+)?;
      (?:the |my )?(?:\w+ )?(?:products?|item|listing|price|stock|balance|deni) (?:to|iwe|ziwe|at) (?:kes |ksh |sh )?(?:\d{1,2}|zero|one|ten|five|number one|no ?1|the top)(?: shillings?| bob)?;
      my (?:listing|shop|products?|balance|score|rating)(?: \w+)?
    `),
  ),
  byFavour: concept(
    phrases(w`
      (?:to|iwe|ziwe|at) (?:zero|nothing|0|1)(?: \w+)?; (?:1|one|0|zero) (?:bob|shillings?|kes|ksh|sh);
      (?:i|we) (?:can|will|could|'ll) pay(?: \w+)? (?:you|privately|something|extra|on the side);
      (?:owes?|owe) me(?: \w+)?; bury the others?;
      so (?:that )?(?:contractors|buyers|they|people|clients)(?: \w+)? (?:choose|pick|buy from|come to|only see)(?: \w+)?;
      (?:wa|a)si(?:uze|pate|nunue|one); for (?:the )?next (?:\w+ )?(?:minutes?|hour)(?: \w+)?;
      for (?:a few|five|ten) minutes;
      (?:to|iwe|ziwe|at) (?:kes |ksh |sh )?(?:\d{1,2}|zero|one|ten|five) (?:shillings?|bob|sh);
      in (?:the|your) system; iwe zero
    `),
  ),
  /** In the name of who has not agreed. */
  inNameOf: concept(
    phrases(w`
      as if (?:you|i|we) (?:were|was|are|am)(?: my| the| his| a)?(?: \w+)?;
      (?:under|using|with|in) (?:a |an |the )?(?:different|another|other|false|borrowed|someone else\S*|dead)(?: \w+)? (?:name|company|pin|identity|id|letterhead|account)s?;
      kama (?:wewe ni|mimi ni) (?:boss|mwenye|yeye);
      pretend(?:ing)? (?:i|you|we|that|to be)(?: \w+)?;
      kwa jina la (?:mtu|mwingine|jirani|kampuni)(?: \w+)?
    `),
  ),
  acts: concept(
    english('order accept approv award sign confirm pay buy bid quot reject regist open'),
    swahili('agiz kubali idhinish saini nunu fungu'),
  ),
  unaware: concept(
    phrases(w`
      (?:nobody|no one)(?: \w+)? (?:trace|know\w*|find\w*)(?: \w+)?;
      (?:he|she|they) (?:is|are|wo ?n'?t|will not|will never)(?: \w+){0,5} ?(?:know|travelling|traveling|away|asleep|notice|abroad);
      cannot be traced; untraceable; trace(?: \w+)?; asijue; hatajua; hajui
    `),
  ),
  /** Claims to speak for who made the assistant. */
  claimsRight: concept(
    phrases(w`
      (?:as|i am|i'm|am) (?:a |the |your )?(?:developer|creator|programmer|administrator|admin|engineer of this|owner of this)(?: \w+)? (?:i |we )?(?:authori[sz]e|order|command|instruct|allow|permit|tell|require)(?: \w+)?;
      (?:admin|developer|system|root|debug|master) (?:override|mode|code|access|command)(?: \w+)?;
      override code; coming from your (?:developers?|creators?|makers?|owners?)
    `),
  ),
  asIf: concept(
    phrases(w`
      as if (?:you|i|we) (?:were|was|are|am)(?: \w+){0,2}; as though (?:you|i|we) (?:were|was|are|am);
      (?:nikiwa|kama) (?:mimi|wewe) ni(?: \w+)?
    `),
  ),
  /** Makes the speaker more than a trader. */
  toAdmin: concept(
    phrases(w`
      (?:change|set|switch|update|upgrade|make) my (?:role|account|status|user|profile)(?: type)?(?: to| into)? (?:an? )?(?:admin\w*|moderator|owner|root|super ?user)
    `),
  ),
  belongsToOther: concept(
    phrases(w`
      belongs? to (?:another|other|someone|somebody|my (?:rival|competitor|neighbou?r)|a different)(?: \w+)?;
      (?:it is|they are|that is|which is|it's) (?:another|someone|somebody|my (?:rival|competitor|neighbou?r))\S*; ni (?:ya|za) (?:mtu|mwingine|mshindani|jirani)(?: \w+)?
    `),
  ),
  markPaid: concept(
    phrases(w`
      (?<!how do i |how to |can i |how can i )mark (?:[\w#-]+ ){1,4}?as (?:paid|settled|received|cleared)
    `),
  ),
  awardThing: concept(
    phrases(w`
      awards?; winning (?:bid|quote|offer); bids?; ranking; scores?; quotations?
    `),
  ),
  beforeSeen: concept(
    phrases(w`
      before (?:the |my )?(?:client|buyer|owner|contractor|supplier|he|she|they|anyone) (?:sees?|opens?|notices?|reads?)(?: it)?
    `),
  ),
} as const;
