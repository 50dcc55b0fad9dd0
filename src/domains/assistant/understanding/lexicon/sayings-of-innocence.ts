import { open, phrase, type Saying, w } from '../sayings.ts';

/** Asks how to know a fraud from the real thing, or wants none. */
export const innocentSayings: readonly Saying[] = [
  phrase(
    'how do i know',
    w`
    how (?:do|can|to|will) (?:i|we|you)? ?(?:know|tell|spot|identify|detect|avoid|check
    |recognise|recognize|verify|report|confirm|differentiate|distinguish)
  `,
  ),
  phrase(
    'dont want fake',
    w`
    (?:avoid|detect|spot|identify|report|against|prevent|protect(?: \w+)? from|not|no|
    (?:don'?t|do not|never) (?:want|need|like|accept|take|sell|supply|deliver|give|send
    |bring)|hatutaki|tusipewe|nisipewe|wasiniletee|si|sio|sitaki|isiwe|zisiwe|genuine not
    |hate|beware of|worried about|afraid of|najuaje|nitajuaje|nitatambuaje|kutambua
    |tofautisha|tambua|jua kama|kujua|ripoti|kuripoti|was sold|nimeuziwa|niliuziwa|sold me
    |kuuziwa|got) (?:\w+ ){0,4}(?:fake|feki|bandia|counterfeit|forged|substandard|expired
    |duplicate|underweight)
  `,
  ),
  phrase(
    'where do i report',
    w`
    (?:where|who|how) (?:\w+ ){0,4}report|(?:want|need|like) to report|kuripoti|naripoti|niripoti
    |niiripoti|nitaripoti
  `,
  ),
  phrase(
    'asked my driver for a bribe',
    open(w`
    (?<!\b(?:ngapi|nitampa|nimpe|how much|should i (?:pay|give))\b.{0,80})
    (?:asked?|asking|asks|demands?|demanded|demanding|wants|wanted|aliomba|anaomba|wakaomba
    |ananiomba|aliniomba|ameniitisha|ananiitisha|anataka|wanataka) (?:for )?(?:me |us
    |my \w+ |kutoka kwangu )?(?:for )?(?:a |some )?(?:bribe|hongo|rushwa|kitu kidogo|chai)\b
    (?!.{0,80}\b(?:ngapi|nitampa|nimpe|how much|should i (?:pay|give))\b)
  `),
  ),
  phrase('is it fake', w`is (?:it|this|that|the) (?:\w+ )?(?:fake|genuine|original)`),
  phrase('ni feki', w`ni (?:feki|bandia|original|genuine)`),
];
