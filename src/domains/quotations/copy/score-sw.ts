import type { ScoreCopy } from './score-en.ts';

export const copy: ScoreCopy = {
  whole: 'Imepata {score} kati ya 5.0.',
  part: '{name} {value}: {words}',
  names: {
    price: 'Bei',
    completeness: 'Ukamilifu',
    delivery: 'Usafirishaji',
    distance: 'Umbali',
    record: 'Rekodi',
    validity: 'Muda wa bei',
  },
  sentences: {
    priceLowest: 'Sawa na bei ya chini kabisa kati ya ofa {bids}, pamoja na usafiri na VAT.',
    priceAboveLowest:
      'Asilimia {percent} juu ya bei ya chini kabisa kati ya ofa {bids}, pamoja na usafiri na VAT.',
    priceBelowMarket: 'Asilimia {percent} chini ya bei za maduka hapa.',
    priceAtMarket: 'Karibu sawa na bei za maduka hapa.',
    priceAboveMarket: 'Asilimia {percent} juu ya bei za maduka hapa.',
    priceUnknown: 'Bado hakuna bei ya kulinganisha nayo, kwa hiyo haihesabiwi.',
    completeAll: 'Kila ulichoomba kimetolewa bei (mistari {lines}).',
    completePart: 'Mistari {covered} kati ya {lines} imetolewa bei yote, {part} kwa sehemu.',
    completeSum: 'Jumla moja kwa kila kitu: haisemi bei ya kila mstari.',
    completeSumOnly: 'Jumla moja kwa kila ulichoomba.',
    deliveryInTime: 'Inafikisha kwa siku {days}, kabla ya tarehe yako.',
    deliveryLate: 'Inafikisha kwa siku {days}, siku {late} baada ya tarehe yako.',
    deliveryFastest: 'Inafikisha kwa siku {days}; hakuna aliye haraka zaidi.',
    deliverySlower: 'Inafikisha kwa siku {days}, siku {behind} baada ya aliye haraka zaidi.',
    deliveryUnknown: 'Haisemi usafirishaji utachukua muda gani.',
    deliveryPickup: 'Utachukua bidhaa mwenyewe.',
    distanceSame: 'Yuko katika kaunti yako, {county}.',
    distanceKm: 'Umbali wa takriban km {km}, kutoka {from} hadi {county}.',
    distanceUnknown: 'Umbali haujulikani, kwa hiyo hauhesabiwi.',
    recordOnTime:
      'Asilimia {percent} ya mizigo ilifika kwa wakati (oda {orders} zimekamilika hapa).',
    recordAnswers: 'Kwa kawaida hujibu ndani ya saa {hours}.',
    recordWins: 'Asilimia {percent} ya nukuu zake zilikubaliwa.',
    recordUnknown: 'Mgeni hapa: bado hana rekodi, kwa hiyo haihesabiwi.',
    validLong: 'Bei inasimama siku {days} baada ya ombi lako kufungwa.',
    validShort: 'Bei inasimama siku {days} tu baada ya ombi lako kufungwa.',
    validOver: 'Bei inaisha kabla ya ombi lako kufungwa.',
  },
};
