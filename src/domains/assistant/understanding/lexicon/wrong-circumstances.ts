import { w } from '../sayings.ts';
import { concept, phrases } from './concept.ts';

const traders =
  '(?:contractors?|buyers?|builders?|bidders?|customers?|clients?|developers?|users?|people|person|kontrakta|makontrakta|wakontrakta|makontraktor|mkandarasi|wakandarasi|mnunuzi|wanunuzi|mteja|wateja|mjenzi|wajenzi|mtu|watu|fundi|mafundi)';

/** To whom, with what and how it is done, in the wrongs of `wrongs.ts`, and what makes it innocent. */
export const wrongCircumstances = {
  /** Somebody who is neither the speaker nor a seller asked on the speaker's behalf. */
  otherTrader: concept(
    `(?:other|another|rival|competing|different|fellow|that) (?:\\w+ )?${traders}(?:'s|s')?`,
    "(?:another|other|rival|competing) (?:compan(?:y|ies)|firms?)(?:'s|s')",
    `${traders} (?:aliye|waliyo|walio)\\w+`,
    `${traders} (?:mwingine|wengine|mwenzangu|yule|huyo|mwenza|fulani)`,
    `(?:rest of|remaining|any of|some of|all of|both|all) (?:the )?(?:other )?${traders}`,
    "\\w+'s (?:company|firm|construction|builders|enterprise)(?= (?:got|gets|paid|pays|was|is paying|received|bought|buys))",
    phrases(w`
      competitors?(?:'s)?; competition; competitor; rivals?(?:'s)?; neighbou?rs?(?:'s)?;
      mshindani(?: wangu)?; washindani(?: wangu)?; jirani(?: yangu)?; mwenzangu; wenzangu;
      mtu mwingine; watu wengine; someone else(?:'s)?; somebody else(?:'s)?; other people(?:'s)?;
      my ex(?: \w+)?(?:'s)?; opponents?; whoever won; winning bidders?; the winner(?:'s)?;
      wengine; maadui; adui
    `),
  ),
  /** Behind the back of whose it is. */
  unnoticed: concept(
    phrases(w`
      (?:owner|boss|client|landlord|engineer|customer|employer|he|she|they|nobody|no one|buyer) (?:wo ?n'?t|will not|will never|will|would not|does ?n'?t|cannot|can'?t|must not|should not|never) (?:\w+ )?(?:notice|know|see|find out|miss|realise|realize|suspect|check|tell)s?;
      (?:mteja|client|boss|mwenye(?: \w+)?|engineer|owner|yeye|wao|mwajiri|mzungu) (?:a|wa)si(?:jue|gundue|one|shuku);
      (?:a|wa)sijue; (?:ha|hawa|haw)ta(?:jua|gundua|ona|juwa); bila (?:\w+ )?(?:kujua|kugundua)
    `),
  ),
  unchecked: concept(
    phrases(w`
      without (?:\w+ )?(?:seeing|checking|visiting|looking|inspecting|testing|coming|measuring|any test\w*|an inspection);
      bila (?:kuona|kuangalia|kupima|kukagua|kufika|kuja)
    `),
  ),
  takenFrom: concept(
    phrases(w`
      (?:ni(?:me|li)(?:to[al]e?a?|chukua|beba|okota|hamisha)|i (?:took|got|carried|removed)|we (?:took|carried|removed)|taken|carried|removed|zimetoka|zilitoka)(?: \w+){0,4} (?:site|store|stoo|godown|kazi|project|yard|mjengo)(?: \w+)? (?:ya|of|kwa|wa|za) (?:the |my )?(?:boss|client|employer|mwajiri|mtu|jirani|company|kampuni|mwenye\w*|landlord|mzungu|kontrakta)
    `),
  ),
  officialMark: concept(
    phrases(w`
      (?:kebs|kra|nca|nema|iso|etims|quality|standard)(?: \w+)? (?:stickers?|stamps?|labels?|holograms?|logos?|marks?|seals?);
      (?:stika|nembo|mihuri|muhuri|lebo) (?:za|ya) (?:kebs|kra|nca|nema|ubora)
    `),
  ),
  beforeMeter: concept(
    phrases(w`
      (?:before|ahead of|bypassing|behind) (?:the |my |kplc )?(?:\w+ )?meter;
      kabla ya (?:mita|meter);
      direct(?:ly)? (?:from|to) (?:the )?(?:kplc|pole|main ?line|transformer)
    `),
  ),
  unbilled: concept(
    phrases(w`
      (?:bill|token|stima)s?(?: \w+)? (?:is |be |comes? |stays? |i(?:we|na|ta)\w* )?(?:low|lower|zero|down|less|small|free|chini|kidogo);
      no bills?; lower (?:the |my )?bills?; (?:reduce|cut) (?:the |my )?bills?;
      not (?:pay|be billed|paying); without paying; for free; bila kulipa; bure
    `),
  ),
  /** Only asks whether it is right. */
  asksWhether: concept(
    phrases(w`
      allowed; legal; illegal; is (?:it|that|this) (?:ok|okay|right|normal|fine); inaruhusiwa;
      ni sawa
    `),
  ),
  whoElse: concept(
    phrases(w`
      who else (?:is |are |has |have )?(?:buy|order|paid|pay|purchas)\w*;
      nani mwingine (?:ana|ame)(?:nunua|agiza)\w*
    `),
  ),
  biggerFigure: concept(
    phrases(w`
      (?:bigger|higher|larger|inflated|double|doubled) (?:figures?|amounts?|totals?|sums?|prices?|value);
      (?:kiasi|bei|hesabu) (?:kubwa|juu|zaidi)
    `),
  ),
  otherNames: concept(
    phrases(w`
      (?:different|other|two|three|several|many|dummy) compan\w+; companies (?:that|which);
      kampuni (?:tofauti|nyingine|zingine|mbili|tatu)
    `),
  ),
  mineWins: concept(
    phrases(w`
      (?:so(?: that)?|ili) (?:my (?:company|bid|quote|firm|offer)|mine|i|we) (?:is|am|are|becomes?|comes?)(?: the)? (?:winner|first|cheapest|chosen|lowest);
      (?:so(?: that)?|ili|ndio) (?:mine|yangu|my \w+|ours) (?:wins?|ishinde|i?shinde|looks? \w+|is (?:chosen|cheapest|picked))
    `),
  ),
  dataTable: concept(
    phrases(w`
      (?:users?|passwords?|accounts?|customers?|suppliers?) (?:table|database|records?); database
    `),
  ),
  proofPaper: concept(
    phrases(w`
      m-?pesa (?:message|sms|text|code|statement|slip)s?;
      bank (?:message|sms|text|slip|statement)s?; payment (?:message|sms|text|slip)s?;
      ujumbe wa m-?pesa; sms ya (?:m-?pesa|malipo|bank|benki);
      (?:m-?pesa|bank|payment) (?:ya|on|for|kwenye); sahihi; signatures?; receipts?; risiti;
      certificates?; cheti
    `),
  ),
  persuade: concept(
    phrases(
      'convince; already paid; nisaidie; help; how; fake; nimelipa; so that (?:he|she|they|the)',
    ),
  ),
  everyone: concept(
    `(?:all|every|each|list of|registered|everyone|database of|zote|wote|majina ya)(?: \\w+){0,3} ?${traders}(?:'s|s')?`,
    `${traders} (?:wote|zote|waliojiandikisha|walio\\w+|registered|on (?:this|your|the) (?:site|app|platform|system))`,
    phrases("everyone(?:'s)?; everybody(?:'s)?; each user; wote waliojiandikisha; watumiaji wote"),
  ),
  /** What a trader's account holds. */
  tradeSecret: concept(
    phrases(w`
      (?:delivery |purchase |payment )?history; deliveries; budgets?; debts?; unpaid invoices;
      quotes?; quotations?; bids?; offers?; prices?; rates?; discounts?; orders?; oda; purchases?;
      order history; invoices?; lpos?; rfqs?; margins?; costs?; stock costs?; sales; turnover;
      spending; bei; nukuu; ankara; kotesheni; manunuzi; punguzo; ana-?quote; wana-?quote;
      alinunua; amenunua; ananunua; amepewa; wamepewa; alilipa; analipa; amelipa; aliagiza;
      ameagiza; pays?; paid; paying; buys?; bought; spends?; spent; offered; submitted; tendered;
      price (?:\w+ )?got; got for
    `),
  ),
  contact: concept(
    phrases(w`
      phones?; phone numbers?; telephone; mobile; cell numbers?; numbers;
      namba(?: za simu| ya simu)?; nambari; simu; emails?; e-mails?; mails; contacts?;
      contact list; addresses; mawasiliano; anwani; whatsapp; personal data; personal details;
      ids; id numbers?; vitambulisho; database; customer list; mailing list; leads
    `),
  ),
  whereabouts: concept(
    phrases(w`
      home address(?:es)?; house; home; family; wife; husband; kids; children; gps(?: location)?;
      live location; whereabouts; where (?:he|she|they) lives?; anaishi; anakaa wapi; familia;
      nyumbani kwa(?:ke)?; personal life; movements; where (?:\w+ ){1,3}(?:lives?|sleeps?|stays?);
      analala wapi; anaishi wapi
    `),
  ),
} as const;
