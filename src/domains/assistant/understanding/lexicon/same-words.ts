/**
 * Words that stand for each other in the names of materials, in the singular: "door closer" is also
 * a "closer ya mlango", "tile glue" a "gundi ya vigae". A word can be in several rows: "moto" is hot
 * and fire.
 */
const rows = `
glue gundi gum
wire waya cable
nail msumari
paint rangi
door mlango
window dirisha
tile kigae tail
pipe bomba
tape tepu utepe
light taa lamp
bulb balbu
post posti nguzo
socket soketi
switch swichi
fence fensi uzio
wood mbao wooden
timber mbao
roof paa
wall ukuta
stone jiwe
screw skrubu skurubu
hinge bawaba hinji
glove glavu
cover kifuniko mfuniko vifuniko mifuniko
gate geti lango
metal steel chuma
plastic plastiki
white nyeupe
black nyeusi
red nyekundu
glass kioo
kitchen jikoni
bathroom bafu bafuni
toilet choo
floor sakafu
cement simiti saruji
concrete zege
sand mchanga
electric electrical umeme stima
water maji
hot moto
fire moto
solar sola jua
hand mkono
safety usalama
security usalama
dust vumbi
leather ngozi
rubber mpira
shoe kiatu viatu boot buti mabuti
jacket jaketi koti
box boksi sanduku boxi masanduku maboksi
chicken kuku
outside exterior outdoor nje
inside interior ndani
welding kuchomelea
powder unga
board ubao
sink sinki
tank tangi tanki
pump pampu
tap koki
valve valvu
basin beseni
shower shawa
battery betri
panel paneli
cabinet kabati cupboard
drawer droo
frame fremu
grinder grainda
disc diski disk
brush brashi
roller rola
ceiling dari
gypsum jipsam
heat joto
rain mvua
site mjengo
work kazi
main mkubwa kubwa mkuu
nylon nailoni
fibre fiber
wavu nyavu
mkanda mikanda
mtaro mitaro
mfereji mifereji
mtungi mitungi
msumeno misumeno
mti miti
turubai maturubai
koti makoti
mwiko miko`;

/** By word the words that can stand in its place. */
export const sameWords: ReadonlyMap<string, readonly string[]> = groupsOf(rows);

function groupsOf(text: string): Map<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const row of text.trim().split('\n')) {
    const words = row.split(' ');
    for (const word of words) {
      const rest = words.filter((other) => other !== word);
      others.set(word, [...(others.get(word) ?? []), ...rest]);
    }
  }
  return others;
}
