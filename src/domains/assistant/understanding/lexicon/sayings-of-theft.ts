import { inOrder, open, phrase, type Saying, w } from '../sayings.ts';

/** Takes or harms what is of others. */
export const theftSayings: readonly Saying[] = [
  inOrder(
    'pulled from kplc',
    w`pulled|ripped|cut|stripped|removed|taken|dug`,
    8,
    w`from|off|out of`,
    15,
    w`
    kplc|power lines?|transformers?|pylons?|railway|rails|road signs?|street ?lights?
    |government|sgr
  `,
  ),
  phrase('set fire to', w`set fire to`),
  inOrder(
    'burn down rival',
    w`burn(?:ing)? down|torch|choma|kuchoma|firebomb`,
    15,
    open(w`rival|competitor|neighbou?r|mshindani|jirani`),
  ),
  inOrder(
    'threaten the seller',
    w`
    (?:blackmail|extort|threaten|intimidate|kidnap|assault|beat up|tishia|kutishia
    |nimtishe|kumpiga|nimpige)\w*
  `,
    20,
    w`
    (?:supplier|seller|client|contractor|him|her|them|fundi|owner|driver|worker|muuzaji
    |jirani|neighbou?r|competitor|rival|boss|inspector|engineer|mtu|mteja)s?
  `,
  ),
  inOrder(
    'goods released before bounce',
    w`goods|materials?|vifaa|bidhaa|mzigo`,
    15,
    w`released|delivered|dispatched`,
    25,
    w`before|bila`,
    25,
    w`bounced?|bounces|fake|reversed?|fails`,
  ),
  inOrder(
    'nondo za wizi',
    w`
    nondo|simiti|cement|mabati|steel|cables?|nyaya|waya|vifaa|materials?|mali|copper|pumps?
    |tanks?|goods|bidhaa|vitu|mizigo|mbao|timber|paint|rangi|diesel|mafuta
  `,
    15,
    w`(?:za|ya|wa|la|vya) (?:wizi|kuiba|kuibiwa|kuibwa|magendo)`,
  ),
  inOrder(
    'sabotage competitor',
    w`
    sabotage|vandali[sz]e|damage|destroy|burn(?: down)?|set (?:it |them )?on fire|choma
    |kuchoma|haribu|kuharibu|bomoa|demolish|poison|break into|weaken|puncture|contaminate
    |collapse|pour sugar|spoil|kuangusha
  `,
    40,
    w`
    competitor'?s?|rival'?s?|neighbou?r'?s?|someone'?s|somebody'?s|his|her|their|mshindani
    |jirani|another|other|the other|wa jirani|ya jirani|supplier'?s|client'?s|my boss'?s?
    |their|site ya|adui|mwenzangu|mwingine|tenant'?s?|landlord'?s?
  `,
  ),
  phrase('break into', w`break into`),
  phrase('pick a lock', w`pick (?:a|the|his|their|someone'?s|neighbou?r'?s) (?:lock|padlock)`),
  phrase('fungua kufuli ya mtu', w`fungua kufuli (?:ya|la) (?:mtu|jirani|wengine|mwingine)`),
];
