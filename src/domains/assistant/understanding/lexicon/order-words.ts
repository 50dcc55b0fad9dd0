/** How orders and requests are spoken of where somebody asks how they stand. */

/** "LPO-000012", "lpo 12", "lpo no. 12". */
export const lpoNumber =
  /\blpo(?:[\s.:#-]|\bn(?:o|umber|amba|ambari)\b){0,6}0{0,30}([1-9]\d{0,29})\b/gi;
/** "Order 000012", "order no 12", "oda namba 12"; "order 50 bags" counts something. */
export const orderNumber =
  /\b(?:order|oda|agizo)s?(?:\s{0,2}(?:#|n(?:o|umber|amba|ambari)\b)[\s.:#-]{0,4}|\s{1,3}(?=0\d{5}))0{0,30}([1-9]\d{0,29})\b/gi;
/** "Where is order 4711", "oda 4711 imelipwa?": an order that is asked about, and nothing is counted. */
export const askedOrderNumber =
  /\b(?:where|when|is|was|has|did|will|about|of|on|cancel|track|paid|pay|status|wapi|lini|ghairi|futa|lipa|nimelipa|kuhusu|je)\s{1,3}(?:is |my |the ){0,2}(?:order|oda|agizo)\s{1,3}0{0,30}([1-9]\d{0,29})\b(?=\s*(?:[?.!]*$|[?.!,]|(?:is|iko|ipo|be|been|come|arrive|arrived|arriving|paid|delivered|cancelled|reach|now|please|already|yet|wapi|lini|imelipwa|imefika|itafika|imetumwa|tafadhali)\b))/gi;
export const orderNumberAsked =
  /\b(?:order|oda|agizo)\s{1,3}0{0,30}([1-9]\d{0,29})\s{1,3}(?:iko|ipo|imelipwa|imefika|itafika|italetwa|imetumwa|imeghairiwa|wapi|status|has been|has not|hasn't)\b/gi;

export const ofRequests = /\brfqs?\b|\bquot|\brequest|\bombi|\brespond|\brepl/;

/** What is asked of an order, the first that is said of it. */
export const ofCancelling =
  /\b(?:\w{0,3}cancel\w*|call(?:ed)? off|stop|withdraw|terminate|undo|\w{0,5}ghairi\w*|\w{0,5}sitish\w+|\w{0,3}futa|nifutie|ifutwe|\w{0,4}katisha|don'?t want|do not want|no longer (?:want|need)|sitaki|siitaki)\b/;
export const ofReturning =
  /\b(?:returns?|returned|returning|refund\w*|money back|replace|replacement|exchange|warranty|broken|damaged|wrong|fake|short|missing|\w{0,4}rudish\w+|\w{0,4}regesh\w+|mbovu|feki|imevunjika|zimevunjika|zimepungua|imepungua)\b/;
export const ofChanging =
  /\b(?:change|amend|edit|modify|update|add|increase|reduce|reschedule|postpone|\w{0,4}badilish\w+|\w{0,3}ongez\w+|\w{0,3}punguz\w+|\w{0,3}ahirish\w+)\b/;
export const ofPaying =
  /\b(?:(?:un|pre)?paid|pay|pays|paying|payments?|owe[ds]?|owing|balance|outstanding|due|deposit|sent (?:the )?money|m-?pesa|\w{0,6}lip(?:a|wa|ia|iwa|e|we|ie)|malipo|deni|salio|\w{0,4}daiwa|pesa (?:ime|zime)\w+)\b/;
export const ofArriving =
  /\b(?:when|come|comes|coming|arriv\w+|deliver\w*|reach\w*|eta|expect\w*|late|delay\w*|how (?:long|soon)|lini|\w{0,5}fika|\w{0,5}letwa|\w{0,4}chelew\w+|\w{0,4}kawia|siku ngapi|\w{0,3}takuja)\b/;
export const ofAmount =
  /\b(?:how much|total|cost|costs|amount|worth|price|ngapi|jumla|bei|what(?:'s| is| was)? in|items|contents?|vitu|ndani|iliyomo)\b/;
/** What an order was called a message ago. */
export const thatOrder =
  /\b(?:it|that|this|they|them|those|the order|hiyo|hizo|hii|ile|zile|yenyewe|\w{0,3}taifika|i(?:me|ta)\w+|zi(?:me|ta)\w+)\b/;
