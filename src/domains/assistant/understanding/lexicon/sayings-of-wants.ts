import { inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** Wants to buy, or to know the price. */
export const wantSayings: readonly Saying[] = [
  phrase('how much for', w`how much (?:is|are|for|does|do|will|would|r|s|per|ya|a|the)`),
  phrase('how much?', open(w`how much\s*\?`)),
  phrase('price', w`price|prices|pricing`),
  phrase('bei ya', w`bei (?:ya|gani|za|ni|nzuri|ngapi|poa|mwisho)`),
  phrase('bei', w`bei`),
  phrase('cost of', w`cost(?:s|ing)? (?:of|per|how|for)`),
  phrase('rate of', w`rate (?:of|for)`),
  phrase('per bag', w`per (?:bag|piece|tonne|metre|roll|sheet)`),
  phrase('itanicost', w`itanicost`),
  inOrder(
    'how much do masons charge per',
    w`how much`,
    30,
    w`cost|sell|selling|charge|go for|to (?:deliver|buy)|pesa|per|each|a bag|for \d`,
  ),
  phrase('pesa ngapi', w`pesa ngapi`),
  phrase('ni ngapi', w`ni (?:how much|ngapi|pesa)`),
  phrase('shilingi ngapi', w`shilingi ngapi|inauzwa|zinauzwa|mnauza|unauza|inaenda|huuzwa`),
  phrase('do you have', w`do you (?:have|sell|stock|deliver|got)`),
  phrase('hav', w`hav|have you|uko na|mko na|kuna|iko na`),
  phrase('who can', w`who (?:sells|has|stocks|supplies|can|delivers|is selling)`),
  phrase('where can', w`where (?:can|do|to|could)`),
  phrase('nani ako', w`nani (?:anauza|ako|ana|anaweza)`),
  phrase(
    'wapi',
    w`
    wapi|anyone selling|supplier of|suppliers of|looking for|natafuta|nataka|nahitaji|find
    |in stock|available|inapatikana|nitapata|naeza pata|naweza pata
  `,
  ),
  phrase('can i get', w`can i (?:get|buy|find|have|order)`),
  phrase(
    'napata',
    w`
    napata|mnadeliver|mna|una|stock|wanauza|niletee|nipatie|nipe|get me|i need|need|want
    |natafta|tafuta
  `,
  ),
];
