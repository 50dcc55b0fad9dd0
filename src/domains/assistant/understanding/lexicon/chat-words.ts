/** Words by which the chat tells what is asked of what it found, of quotations and of nothing at all. */

export const thanks =
  /\b(?:thanks?|thank you|thx|asante(?:ni)?|shukran|shukrani|bye|goodbye|kwaheri)\b/;

export const asksWhich = /\b(?:which|what|who|where|gani|ipi|nani|wapi)\b/;
export const cheapestOfAll =
  /\b(?:cheapest|lowest price|bei (?:nafuu|rahisi|ya chini)|nafuu zaidi|rahisi zaidi)\b/;

/** Says yes, or nothing at all. */
export const nod =
  /^(?:ok(?:ay)?|k|yes|yeah|yep|sure|ndio|ndiyo|naam|sawa(?:sawa)?|haya|poa|fiti|freshi|great|cool|nice|good|perfect|noted|go on|hmm+|lol|ha(?:ha)+|wow|(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u200d|\ufe0f)+|(?:ok,? )?(?:that'?s all|thats it|done|finished)|ni hayo tu|basi|imetosha|[?.!…]+)[.!? ]*$/u;

export const asksPrice =
  /\b(?:how much|ngapi kwa|kila moja|each|per piece|price|prices|bei|cost|costs|pesa ngapi|shilingi ngapi)\b/;

export const total =
  /\b(?:in total|total|altogether|all together|sum|how much (?:is|are|for|will) (?:it|that|this|all|everything|them|they)(?: all)?|jumla|kwa jumla|bei (?:yote|zote|ya (?:vyote|zote|yote))|(?:yote|vyote|zote) (?:ni )?bei gani|bei (?:gani|ngapi) (?:yote|vyote|zote)|what (?:will|would|does|do) (?:it|that|this|they|everything|all)(?: all)?(?: of (?:it|that|this|them))? (?:cost|come to)|(?:zote|yote|vyote) (?:ni )?(?:ngapi|pesa ngapi|how much)|itakuwa (?:ngapi|pesa ngapi|bei gani))\b/;
/** "How much?" of what was found: of all of it, where all is counted. */
export const barePrice =
  /^(?:(?:and|ok|okay|so|na|je|sasa|hiyo|hizo|zile) )?(?:ni )?(?:how much|prices?|bei|bei gani|bei ngapi|ngapi|pesa ngapi|cost)[?.! ]*$/;
export const second =
  /\b(?:(?:second|next|other|another) (?:best |cheapest )?(?:supplier|one|option|match|shop)|(?:the )?second|wa pili|(?:muuzaji )?mwingine|anayefuata)\b/;

export const choice =
  /\b(?:which|who|best|better|cheapest|compare|choose|pick|recommend|award|winner|gani|ipi|yupi|nani|bora|nzuri|nafuu|linganisha|nichague|nichukue|fananisha)\b/;

/** What may stand around a choice: "which of these should I take?". */
export const around = new Set(
  `is are the of one ones these those them it i we me my should shall would do you to a an for from and or then now
  take buy go with say price prices quote quotes quotation quotations supplier suppliers offer offers option options deal
  lowest deliver delivers delivery faster fastest sooner soonest quicker analeta ataleta wanaleta leta haraka mapema
  ni ya za wa kati hii hizi hawa hao hiyo hizo yao kwa mimi nini je sasa bei muuzaji wauzaji zaidi kuliko yote zote`.split(
    /\s+/,
  ),
);

export const asksForOneLine = /\b(?:only|just|alone|line|item|tu|pekee|peke yake|mstari)\b/;
export const theOther = /\b(?:other|second|next|mwingine|nyingine|wa pili|ya pili)\b/;

/** Words of questions, which suppliers' names begin with as well: "Bora Hardware", "The Depot". */
export const namesInQuestions = new Set(
  'the and best better good cheap fast quick sand cement steel bora nzuri nafuu haraka bei nani ipi gani'.split(
    ' ',
  ),
);

export const asksWho =
  /\b(?:who|which|what|when|lini|nani|gani|yupi|ipi|wapi|how (?:soon|fast|long))\b/;
export const asksSoon =
  /\b(?:fastest|faster|quickest|quicker|soonest|sooner|how (?:soon|fast|long)|when|lini|haraka|mapema|upesi)\b/;
export const asksNear = /\b(?:nearest|closest|nearer|closer|near(?:by)?|karibu)\b/;

/** Speaks of quotations, whatever it asks. */
export const ofQuotes =
  /\b(?:quoted?|quotes|quotations?|bids?|offer(?:s|ed)?|include[sd]?|did|does|alisema|alitoa|ametoa|waliotoa|nukuu|kotesheni|rfqs?|which|who|gani|ipi|nani)\b/;
export const ofOwnQuotes =
  /\b(?:quotes|quotations?|bids?|nukuu|kotesheni)\b.*\b(?:i|my|we|our|zangu|nimepata|nilizo\w+)\b|\b(?:my|our|these|those|the|i|we|zangu|zetu|hizi)\b.*\b(?:quotes|quotations?|bids?|nukuu|kotesheni)\b/;
/** "And for cement?": the line of that, of the same request. */
export const goesOn = /^(?:and|na|what about|how about|je|vipi kuhusu|for|kwa)\b/;
/** "The mabati ones": of what was asked for already. */
export const ofThose = /\b(?:ones|za|zile|hizo|zangu|my)\b/;

/** Asks whether it is there, or how little of it is sold; not whether somebody brings or lowers something. */
export const ofStock =
  /\b(?:(?:in|out of|of|any|have|has|got|your|their|iko|ipo|ziko|zipo|kuna|mko na) stock|stock (?:of|ya|za|wa|iko|ipo|ziko|zipo|ngapi|gani|left|levels?|available|yake)|(?:is|are|it|they|iko|ipo|ziko|zipo|still|ni) (?:\w+ ){0,6}available|available\b[^.!]*\?|availability|(?:i|zi|ya|u|ki|vi|li)napatikana|(?:ime|zime|yame|ume)isha|sold out|minimum (?:orders?|quantit(?:y|ies))|moq|smallest (?:order|quantity)|least (?:i can|can i) (?:buy|order|get)|kiwango cha chini|kiasi cha chini)\b/;
/** The same by how the message begins or ends: "do you have cement?", "mna simiti?", "mabati iko?". */
export const asksIfThere =
  /^(?:and |so |ok |hi |hello |je |na )?(?:(?:do|does) (?:you|they|\w+) (?:still )?have|have you got|are there|is there|mna|mnayo|mnazo|mko na|kuna|iko|ipo|ziko|zipo)\b(?! (?:deliver\w*|delivery|transport|usafiri|discount|punguzo|tofauti|shida|a (?:phone|number|shop|office)|mtu|duka|wapi|bei))|\b(?:iko|ipo|ziko|zipo|uko|upo|yako|yapo|iko stock|ipo stock) ?\?+$|^(?:je )?(?:[a-z]+ )?(?:ipo|zipo|iko stock|stock)[?. ]*$/;

/** Presses to go on without the word of who writes. */
export const unasked =
  /\b(?:without (?:even )?(?:asking|checking with|waiting for|consulting|bothering|confirming with) me|without (?:my |any |a |the )?(?:confirmation|approval|permission|review|consent|go-ahead|ok|okay|asking)|without me (?:confirming|approving|checking|looking)|(?:don't|dont|do not|never|no need to|stop) (?:even )?(?:ask|asking|wait for|waiting for|bother|check with|consult) (?:me|my)|(?:skip|no need for|forget) (?:the |my |any )?(?:confirmation|approval|review|permission)|bila (?:ya )?(?:kuniuliza|kunisubiri|kuningoja|kuniconfirm|kuniambia|confirmation|kuconfirm|kuthibitisha|ruhusa|idhini|approval)|usiniulize|usinisubiri|usiningoje|usisubiri confirmation|usiulize)\b/;
