import { inOrder, phrase, type Saying, w } from '../sayings.ts';

/** Asks what a material is or does. */
export const questionSayings: readonly Saying[] = [
  inOrder(
    'inafunga nondo ngapi',
    w`(?:ina|zina|hu|ita|zita|una)\w+`,
    30,
    w`ngapi|vingapi|mangapi|wangapi`,
  ),
  phrase('inafaa', w`(?:bado )?(?:inafaa|zinafaa|hufaa)`),
  phrase('is it true', w`is it (?:legal|ok|okay|allowed|wise|possible|safe|normal|true|advisable)`),
  phrase('can white cement be mixed', w`(?:can|could|should|may|must|will) (?:[\w-]+ ){1,5}be \w+`),
  phrase('at what', w`at what`),
  phrase(
    'which earth rod length does',
    w`which (?:\w+ ){1,4}(?:does|do|should|can|is|are|works?|lasts?)`,
  ),
  phrase(
    'what size',
    w`
    what'?s? (?:is |was )?(?:the |its )?(?:length|weight|width|height|size|thickness
    |coverage|area)
  `,
  ),
  phrase('how long', w`how (?:heavy|wide|tall|thick|long|strong|big|hot|fast|deep)`),
  phrase(
    'what size',
    w`
    what(?:'?s| is| are| was)? (?:the |a )?(?:difference|diff|best|right|recommended
    |correct|standard|ideal|normal|minimum|maximum|weight|length|thickness|size|lifespan
    |coverage|ratio|mix|meaning|use|purpose|advantage|disadvantage|strength|grade|gauge
    |spacing|shelf life|warranty|thickest|strongest|main|unit weight|dimensions?|width
    |height)
  `,
  ),
  phrase('difference between', w`difference between|tofauti|utofauti`),
  phrase(
    'how do',
    w`
    how (?:many|much|long|far|thick|strong|deep|heavy|wide|big|high|often|old|does|do
    |should|to|can|is|are|tall)
  `,
  ),
  phrase(
    'which is',
    w`
    which (?:is|one|type|kind|brand|size|cement|paint|gauge|steel|tile|grade|tank|pipe
    |cable|thickness|mabati|timber|sand|\w+ is|\w+ should|\w+ do|\w+ works?|\w+ lasts?)
  `,
  ),
  phrase(
    'what size',
    w`
    what (?:size|type|kind|gauge|thickness|grade|brand|ratio|class|colou?r|cable|cement
    |steel|paint|thick|does|do|happens|can|should|are|diameter|mix|if|about|pipe|bar
    |primer|tile|wire|amp|capacity|length|voltage|\w+ size)
  `,
  ),
  inOrder(
    'do i need',
    w`
    (?:can|could|should|shud|may|will|would|must|do) (?:i|we|you|it|they|one|this|that|the
    |\w+)
  `,
    40,
    w`
    use|mix|paint|put|install|lay|last|rust|crack|hold|support|carry|fit|work|store|apply
    |join|replace|add|cure|plaster|need|run|handle|withstand|stick|dry|go|survive|fade|rot
    |weld|cut|bend|expire|bear|power|leak|burn|skip|get (?:wet|damp|hot|rained)
  `,
  ),
  phrase(
    'is ppr ok for',
    w`
    (?:is|are|ni) (?:it |the |a |this |that |these )?(?:\w+ ){1,6}(?:good|ok|okay|better
    |enough|safe|suitable|strong|stronger|waterproof|thicker|thick|sawa|bora|imara|salama
    |fit|compatible|recommended|necessary|needed|required|same|durable|lasting|best|right
    |inafaa|poa|sufficient|worth|cheaper|resistant|rust ?proof|termite|heavier|ideal
    |genuine|original|for|used|fireproof|kebs|certified)
  `,
  ),
  phrase(
    'does y12 come',
    w`
    does (?:the |a |it |this |\w+ )?(?:\w+ ){0,6}(?:work|fit|need|rust|last|come|cover
    |hold|include|fade|run|require|support|match|have|weigh|take|expire|matter|resist|leak
    |contain|dry|power|mean|conform|meet|burn|use|crack|absorb)
  `,
  ),
  phrase(
    'ngapi kwa',
    w`
    ngapi (?:kwa|kwenye|za|zinatosha|inatosha|zinahitajika|kujenga|kufunika|itafunika
    |hufunika|zinaingia|zitatosha|zinatoka|nahitaji|ninahitaji|nitahitaji|nitatumia
    |itatosha|inaweza|inachukua|zinaenea|in|per|moja|zinaweza|ni)
  `,
  ),
  phrase(
    'ina urefu',
    w`
    (?:ina|una|zina|ana|lina|kina|hu)\w* (?:urefu|uzito|upana|unene|uwezo|nguvu|muda|mita
    |kilo|lita|watt)\b
  `,
  ),
  phrase('urefu gani', w`(?:urefu|uzito|upana|unene) (?:gani|ngapi|wa|ya|ni)`),
  phrase(
    'inafaa',
    w`
    (?:inafaa|yafaa|hufaa|zinafaa|inaweza|naweza|inatosha|zinatosha|inadumu|hudumu|itadumu
    |inahimili|unaweza tumia|naeza tumia|naweza tumia|itatosha|zitatosha|nitumie|tumie
    |inashika|inakaa|inachukua muda|inaruhusiwa|ni lazima|lazima)\b
  `,
  ),
  phrase(
    'ipi ni bora',
    w`
    (?:gani|ipi|zipi) (?:\w+ )?(?:ngumu|nzito|kali|nzuri|bora|inafaa|imara|poa|better|best
    |hudumu|inadumu|ina nguvu|strong|ni bora|iko sawa|nitumie|natakiwa)
  `,
  ),
  phrase(
    'bora kwa',
    w`
    (?:bora|nzuri|poa|better|best|imara|strong|ngumu|nzito) (?:zaidi )?(?:ni )?(?:gani|ipi
    |kuliko|kwa)
  `,
  ),
  phrase('explain', w`explain|eleza|nieleze|kwa nini|kwanini|why`),
  phrase('better for', w`better (?:than|for|near|or)`),
  phrase('best for', w`best (?:for|type|cement|paint|brand|way|mabati|roofing|tiles?)`),
  phrase('enough for', w`(?:enough|inatosha) (?:for|kwa)`),
  phrase('last longer', w`last longer|lifespan|how do you|how long`),
  phrase('advantage', w`advantages?`),
  phrase('disadvantage', w`disadvantages?`),
  phrase(
    'pros and cons',
    w`pros and cons|versus|vs|coverage|mix ratio|ratio|ratios|shelf life|conversion|convert`,
  ),
  phrase('sqm ngapi', w`sq(?:uare)? ?(?:m|metres?) (?:ngapi|gani)`),
  phrase(
    'meaning of',
    w`meaning of|maana ya|kazi ya|hutumika|inatumika|hufanya|work with|compatible|ni nini`,
  ),
  phrase('what is x', w`what is (?:a |an |the )?\w+\??$`),
  phrase('weigh', w`weigh|weight of|hufunika|inafunika|ni ya nini|inaeza|what for`),
  phrase('ni x gani nzuri', w`ni \w+ gani (?:nzuri|bora)`),
  phrase('ama', w`ama`),
  phrase('which is better', w`which is (?:better|stronger|cheaper)`),
  phrase('or should i', w`or should i|or do i|inahitaji nini`),
];

/** Asks for an amount, a measure or a way of doing, even where something is counted. */
export const measureSayings: readonly Saying[] = [
  inOrder(
    'ngapi kwa',
    w`how many|ngapi`,
    60,
    w`
    do i need|needed|for|kwa|in|per|per sqm|does|make|cover|fit|zinatosha|required
    |nitahitaji|nahitaji|to (?:build|cover|plaster|make|lay|paint)|moja|kwenye|zinaingia
  `,
  ),
  phrase(
    'coverage',
    w`
    coverage|difference|tofauti|which is|better|bora|ratio|lifespan|how long|is it|can i use
    |ina urefu|uzito
  `,
  ),
  phrase('what size', w`what (?:size|thickness|gauge|type|kind|grade|class)`),
  inOrder('inafunga nondo ngapi', w`(?:ina|zina|hu|ita|zita)\w+`, 30, w`ngapi|vingapi|mangapi`),
  phrase('is it legal', w`is it (?:legal|ok|okay|allowed|wise|possible|safe|advisable)`),
  phrase('can white cement be mixed', w`(?:can|should|may|must) (?:[\w-]+ ){1,5}be \w+`),
  phrase('which earth rod length does', w`which (?:\w+ ){1,4}(?:does|do|should)`),
  phrase('inafaa', w`(?:inafaa|zinafaa)\s*\??$`),
  phrase('at what', w`at what`),
  phrase(
    'what thickness',
    w`what'?s? (?:is )?(?:the |its )?(?:length|weight|width|height|thickness|coverage)`,
  ),
  phrase('how heavy', w`how (?:heavy|wide|tall|thick|strong|hard|hot|deep)`),
  phrase('gani ni ngumu', w`gani (?:\w+ )?(?:ni )?(?:ngumu|nzuri|imara|kali|nzito|nyepesi|strong)`),
  phrase('why', w`why|how do i|how to|mix|weigh`),
];
