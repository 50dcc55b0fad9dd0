import type { leads as english } from '../en/leads.ts';
import type { Texts } from '../types.ts';

export const leads: Texts<typeof english> = {
  cement:
    'Simiti ya mifuko kwa daraja la nguvu, simiti nyeupe, simiti ya kujengea, chokaa na zege tayari.',
  'steel-rebar':
    'Nondo za miraba na laini, BRC, waya wa kufungia, mabomba ya mraba, angles na bati nene.',
  'sand-ballast-aggregates':
    'Mchanga wa mto, rock sand, kokoto, vumbi la mawe, hardcore na murram kwa tani.',
  'stones-blocks-bricks':
    'Mawe ya mashine, mawe ya msingi, bloku za simiti, vyungu vya slabu, matofali na interlocking.',
  'roofing-gutters':
    'Mabati ya box profile, ya migongo na ya vigae, vigae vya mawe, matuta, mifereji na mabomba ya mvua.',
  'wood-timber': 'Sipresi, msonobari na mahogani kwa futi, nguzo za mkaratusi, fascia na T&G.',
  'plywood-boards': 'Plywood, mbao za shuttering, MDF, blockboard, chipboard na hardboard za 8x4.',
  plumbing: 'Mabomba ya PPR, PVC, HDPE na GI pamoja na viungio, vali, mita na tepu ya nyuzi.',
  'water-tanks-pumps':
    'Matangi ya plastiki kwa lita, pampu za kuongeza msukumo na za visima, vali za kuelea.',
  sanitaryware:
    'Vyoo vya kukaa na kuchuchumaa, beseni, sinki, mifereji, mixer, bafu za manyunyu na vifaa vyake.',
  'floor-wall-tiles':
    'Vigae vya ceramic na porcelain, granite, mawe ya asili, mipaka na vitenganishi.',
  'waterproof-damp-barriers':
    'DPC, polythene ya DPM, geotextile, utando wa kuchoma na dawa za kuzuia maji.',
  'adhesives-sealants':
    'Gundi ya vigae, grout, silikoni, gundi ya kugusa, gundi ya mbao, gundi ya PVC na povu.',
  'paint-finishes':
    'Emulsion, gloss, rangi ya kwanza, rangi ya nje, vanishi, tina, filler, brashi na rola.',
  electrical: 'Nyaya, mifereji ya nyaya, swichi, soketi, MCB, consumer unit na vifaa vya earth.',
  'lighting-solar':
    'Taa za LED na vishikizi vyake, paneli za jua, inverter, betri na hita za maji za jua.',
  'doors-windows-glass':
    'Milango ya flush, ya paneli na ya chuma, fremu, madirisha ya chuma na alumini, na vioo.',
  'locks-ironmongery': 'Vitasa, kufuli, bawaba, komeo, vishikio na vifaa vya kabati.',
  'nails-screws-fasteners':
    'Misumari ya waya na ya mabati, skrubu, plagi za ukuta, bolti za nanga na stepo za ua.',
  'tools-site-equipment': 'Zana za mkono na za umeme, mikokoteni, mixer, vibrator na ngazi.',
  'safety-ppe': 'Buti, helmeti, reflekta, glavu, barakoa, mikanda ya usalama na vizima moto.',
  'paving-kerbs-drainage':
    'Kabro, kingo, slabu, kalvati, mifereji ya maji na vifuniko vya manhole.',
  'ceiling-gypsum-insulation':
    'Bodi za jipsamu, jointing compound, channel za dari, dari ya PVC, cornice na vihami joto.',
  'fencing-gates':
    'Chain link, seng’enge na razor wire, nguzo za simiti na za mbao, mageti na vifaa vya ua wa umeme.',
};
