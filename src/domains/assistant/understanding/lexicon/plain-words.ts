/**
 * Ordinary words that look like a misspelt material, unit or place and are none: "elders", "kihalali".
 * They are left as they are, and nothing is respelt to them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
kill killed kills choke chokes tamper tampered rope ropes
kitty bracket brackets saddle saddles gasket gaskets coupler couplers cleat cleats twine pulley pulleys winch crate crates pallet pallets sling slings pliers spanner spanners sander multimeter min max jeli kituo kiatu aamini accent acceptable acceptance accuse activate actor adapt adverse advertise advocate agano agizia
ahadi ahidi ahsante aide aidha aione ajali ajili ajiri akija akili akina akiwa alafu alike alikuja alter
ambaye ambo amechukua amesahau ametuma amini ammonium ample analyst apparent appeal arena armed arrow asali
asiyejua assemble assess assign assure asubui athari athiri ati attach attraction auction audience aunti
authority aware awareness bacon badly bake baker bakery bakshishi ballot balozi ban banda bandit bandua bang
bango banner barafu baraka bare barely bariki barizi bark barn basket bata batili bats bawabu bean bear
beard beast bebwa beetle beg behaviour beki bell bench bias bibi bleed blog blonde bloom boast boat boda
bodaboda bomoa bonga bongo bonus boom booth bore boring bot bots boyz brake brakes bravo breach breast breed
bride brighten brochure browse bruise buck buda budaa buddy bug bull bully bunge bure bureau burger burglary
busara bush bushes busu buzz bwawa cage calendar cancer cane cannon canteen cape carbon cargo carrot cartoon
carve casino cast casting catering cattle cease cemetery ceo chafua chairman chali challenge chana changanya
chanjo chanzo chaos chap chapa chapaa chapia charm chase cheche cheer chef cheo cherry chest chill chimba
chimbwa chizi chocolate choir cholera chombo chomoa chomoka chonga chop chorus choyo chozi chui chuo chuom
chupa cite clarity clash classic clause click clone closest closure coalition coffin collar colleague
collection collective comma commander comment commentary commerce commodity communication companion
comparative compensate competition compile complicate complicated composition concert confess conflict
confront confusion consent conservation constant constrain consume context continent continuous contrast
convenience convention converse convey conviction cookie cookies cop cope coral cord corn corp corridor
corruption couch coup crash crashed crashes crashing creature creditor creek critical criticism crossing
crude crust cultural cupboard curse curve customary cute dad daftari dai dalili dam dame danda dandia dandua
dansi dare darling dash dawn debris debtor debut decade decay decisive decrease deed deepen deer defect
definite delegate delicate dem demu dense derail dere derive designate desperate dessert destructive desturi
detain detect detection deter detonator detonators dhani dhiki dial dialect dialogue digest digii dine dinga
directive directory disclosure discourse discrete disgrace disguise dissolve distinct distraction distress
dive diverse dividend divine division doa documentary dog donate donge dose dread drown dual dull dumb dunda
dunga dungia duni dunia duration dwelling dye dying eacc easter echo economic economics editor educated
educational effective elder elders electoral electronic elephant elevate eliminate embark embarrass embrace
emerging emission emotional enclose enda endure enea ensure environmental equation erase erect escalate
ethics evacuate evaluation evolution exception excerpt excess excessive execute execution exile expertise
explicit explosion explosive expose exposure extensive extent extort fabricate facebook factor faint fairy
falme familia fani fate faulty feasible feast feather fellow ficha fierce filing firework fireworks fist
flagship flaw fleet flooding flourish fluid flute flyer foe folder foleni folk fom fond forbidden forecast
foremost forensic forgotten format formula fortress fortunate forum fossil foster foul fountain fox fraction
fracture framework freeze freight frequent friendship frontier frost fully function funda fundi fungu fungus
fur furika furnish fursa fury fuss futile fyeka gallery gallon gangster ganji garbage gardener gay gem
gender gene generally generate generation generous geni genius genre gently ghala glare glovo glow god gonga
gongea goodness google goose govern governor gracious graduate graffiti grandfather grape graph grasp
gravity greed grieve grilles grin grind groan guarantor guardian guild guilt guitar gumu gushi gut hadhi
haiba hail hako hakuna ham hamia hamna handicap handy hangover happiness harabu haramu harmless harsh harufu
hasa haste hatch hati haunt haven headline heal heel heir helb hell hema hepa herd hiari hike hilarious hint
hisa hisi historian historic hitaji hitilafu hoja honesty honga hongera hop horror hospitality hostel hoteli
hover hukumu hum humour hundi huria huru hut hype ibada idara ideal identity idiot ijapokuwa imaginary
imebaki imekuja imekuwa imekwisha imepita immune impatient imply importance impression impressive imprison
improper incident incorrect incur independence indication indirect induce inexpensive infant infect infected
infection inferior infinite inflation informal inherent initiate inject injection ink inland innocence
inquiry insert insha insist inspect instance instantly instinct instruct instructor insure insured integrate
intelligence intent interact interfere internet interrupt interval intervene intimate invade invention
inventory invest investor invisible ita itoshe ivory jaa jaba jali jam jamii janga jaribio jasusi jazz jeans
jelly jeshi jinai jipu joka juisi jumba jumia jury juta kaburi kadha kadi kadri kaidi kala kalamu kale
kamari kamati kambi kanda kandanda kanyaga kanyagia kanzu kapu karaha karani karao karimu karne
kaskazini kasri katia katiba katika katikati katikia katili kauli keja kejani kelele kemea kemikali kenha
kenye kernel keroro kerra kesha kesi keti kettle kiangazi kiapo kiazi kibanda kibao kiberiti kichaa kidole
kidonda kifo kifua kifungo kigeni kigeugeu kihalali kiherehere kiingilio kiini kijana kijijini kikao
kikatili kile kilele kilimall kilio killer kima kimbunga kinyonga kinyozi kinywa kiosk kipato kipindi
kirahisi kisa kisheria kishindo kisirani kisiwa kiswahili kitambo kitambulisho kitani kithaa kitu kitunguu
kituo kivuli kiwanda kizazi kizungu kneel kofi kolea koma komboa konde kondoo konkodi koo kopa korti kosa
kudos kufaulu kufua kumbe kunde kuni kunyonga kupe kupitia kusudi kuzimu kwake kwao kwenu kwetu kwisha
laboratory labour lad lag lamba landa landlady lane lao lap latter laughter laumu launch lava layer lea lean
leap lease lewa lia liberate librarian license licensed lick lied lima limb limp linear linen linga lipia
lipuka lipwa liquidate literacy literary liver loaf locksmith logic lola loop loosen loot looting loser
loyal lump lundo lung lynch maadam maadili maadui maana mabaki mabogi madai madam madarasa madeni madini
maembe maendeleo mafua mafuriko magari mageuzi magharibi magonjwa magugu mahari mahindi mahitaji mahojiano
maid maintain maize majaribu majivu majonzi majukumu makaa makaburi makala makali makamu makanga makanisa
makao makarao makelele makini makundi makusudi malaika malalamishi malaria mali malicious malkia mall mamba
mammal mandhari mango manoeuvre manually manufacture manufacturer manzi mapatano mapato mapigano mapinduzi
mapokezi marathon marehemu marembo marginal marijuana marufuku marvellous masaa mashaka mashariki mashindano
mashua masikini masikio masikitiko masoko masomo massacre massage mast matabaka matamshi matatizo matawi
maternal mateso mathematical mathree matumaini matumizi maumbile mauti mawaziri mawazo mawingu mayatima
mayor mazao maze mazingira mazito mazoea mazuri mbaazi mbavu mbinu mbio mbivu mbolea mbovu mbuga mca mchaga
mchango mchawi mchezaji mchuuzi mchuzi mechanic medal media memoir memorial mende meno mentor merchant mere
merely merit merry messy mganga mgomo mgongo mgumu miadi michango michezo mifano mifumo migogoro mihadarati
mihuri miiko mikakati mikataba mikoko mikopo mikutano milima mill miller millet mimba mimic minada minimise
mining ministry minor mint mioyo mipira miraa misa misaada misery mishahara misingi misitu mission
missionary mistaken mistress mitaa mitandao mitihani mito mizani miziki mizizi mjane mje mjinga mjumbe mkaa
mkahawa mkasa mkate mkazi mke mkewe mkoba mkojo mkoko mkwanja mlezi mmea mmiliki mnara mnazo mno moan
mobilise mode modem moderate modernise mogoka momentum monetary monopoly monster monument mortal mortuary
motel motor motorist motto mould mourn movement mpangaji mpenzi mpesa mpole mradi mrembo mresh mrithi mrongo
msamiati msanii mseja mshangao mshiriki msiba msichana msimu msupa mswada mtaalamu mtaani mtambo mtendaji
mtindo mtoro mtumba mtwana muandikie muguka muhula muoga muombe musician mutual muuaji muunda mvuvi mwambie
mwana mwanamke mwandani mwandishi mwangaza mwanya mwema mwenge mwengine mwenyeji mwenzi mwenzio mwimbaji
mwito mwuguzi mysterious mzinga mzishi mzito mzizi mzozo mzungu nafsi naive nanny nao nare nawafanya naye
nayo nazi ndai ndama ndevu ndo ndoto nduthi needless neema nenda neno nerve nett neutral ngangari ngao ngoja
ngombe ngori ngumi nidunge nimpe ninao ninavyo ninaye niulize njaa njama njiwa njoo njugu noisy noma nono
northern noti notion novice nuka numerous nun nuna nurture nusura nyani nyara nyati nyenzo nyofu nyoka
nyonga nyumbani nyuso nywele objection objective occasional offence offensive okoka onya openai operation
opposition optional ordeal originate orphanage ounce outgoing outing overload overlook overseas overtime
pact padri paka pambo pana panguza pants panua panya papa papai papo parachute parade paradise parallel
paralyse parara parental parish parrot particular pasha pasi passionate pasta pastor pasua patch patent
pathetic patrol patron patwa pause pazia peach peak peasant peculiar peel peer pekua pendelea penny penya
penzi pepo pepper perfection peril periodic perish permission persecute personnel pest pete petition petty
phishing physician piercing piga piko pile pilipili pill pillow pinda pirate pita plague planted planting
played playing plight plough poisoning poisonous poke polar politician poll polling pollute pollution ponda
pope popo pori pork portable porter portrait posa posho possession possibly postal postpone pote pottery
pound practical practise precede precedent precious predict prediction pregnancy premise premises
preparation presence preserve presidency presidential prestige prevention prey primitive princess prior
priority privatise probe procedure proceed procure production productive professional professor profound
progress prohibit projection prominent promotion prone proportional propose proposition prosecute
prosecution prosecutor prospect prosper prosperity province provision puani pulse puma punch punda punde
punguka pupa pura pya queer query quilt quota racing radar radiation raia raid rainy rally ramani ransom
rape rash rasmi rat ratio rational ray react reaction realm rear reassure rebel recall recession recipient
recovery rectangle referee refine refugee regardless regional regulate regulation regulator rehearse
rekebisho relative reliance relieve religious reluctant rely remainder remote render repay repent replicate
reporter reproduce resent reserve resident resolution resort resource respective restrict retailer retain
retaliate retirement retrieve revise revision revolution riadha rice riddle ridhaa ripe ripota risky rival
roast robot root rot rub ruler ruling rungu rural rusha rushia ruthless sabotage sabuni sacco sacred sadness
safari sahau saidiana sailor saint saka sake salon salute salvation sambaza sampuli sanaa sanction sane
sanse sauti savanna sawia saying scan scanner scar scarce scarcity scary scenario scent scholar scold scope
scorn scout scrap scrub sculpture seasonal seawater secondary selection semester semi senate sensation
sensor senti sentiment sequence settlement sew sha shaka shambulia shambulio shanga shangaa shape shaped
shark sharti shauku shave sheep sheer shehe shelf sheng shepherd sheriff shield shime shindana shindano
shingo shipment shirika shoga shoka shona shortage showroom shred shrine shrink shrub shughulika shujaa
shuku shuttle siafu siasa sickness sifa sikiza simply simulate simulation sincere singular sinister sip
siren situate ski sku skull slang slaughter sleek slope sludge slump smack smuggler snack sneak sneeze soap
soccer sociable sole solely solemn solitary sore sorrow sour southern sovereign spacious spam spark
specialise species spectacular sphere spice spider spike spill spin spiritual spite split sponyo spoon
spouse sprint squad squatter squatters squirrel stabilise stadi stagger stake stale stall stara stark starve
static statue steak steep stereo sticker stickers sticky stiff sting stitch stool stove strand straw stray
strengthen stride stripe strive stroke stroll studio stunning subira subjective submission subtract
succession successive successor suck sue suggestion suitable suitcase suka summarise summarize summon sumu
sunlight superior supervise supportive suppress supu sura surge surround survival survivor susia suspense
suspicion swala swallow swamp sweep swift swing syllabus taabu tablet tafakari tafiti tafuna tafutieni
tahini taifa tailor taja takataka takia talaka tamaa tamka tampering tamu tanzu tapeli taraja taratibu
tariff tasty tatua tauni taxation teak tease teenager telegram telescope temple tendo tennis tense tenth
terminal terminate terrace terrain terribly terrific terror teua texture theme theology thesis thigh thirsty
thorough thrill throne throughout tia tibu tick tide tiring tissue toast tokea tokeo tolerate tone tope
toroka toss touch touches touching towel toxic traditional tragic trainee trait traitor transform transition
translator transmit trauma treaty trend tribal troop tropical trousers truce trustee tua tukana tukio tulia
tuliza tumpe tunda tunga tungi tunnel tunu tuombe tupa tupe tupia turban tutorial twende ubadilishaji ubongo
uchoraji udogo uele ufunguzi uganda ugavi uhamiaji uhusiano ujana ujauzito uje ujinga ukanda ukoo
ulinganisho ulizo umaskini underneath unipe unity unload unusually upishi uprising upuzi upya usafi useless
ushahidi ushairi ushirika ushuru usingizi uso utalii utani ute utupu uzee vaa vague vain vaite validity
variation vary vault venue versus veve vibanda vibe vice vijiji vikao viko vilio vine violation vipindi
virus visima vita vitabu vituo viumbe viwanja volatile voter vua vunda vuta wadai wahasibu wahudumu waist
waitress waje wallet wamunyoro wana wander warden warrant wasee watoe waza wazito wealthy weave weed weird
wellbeing wengineo weupe whale whatever whatsapp wheat whenever whereas wherever whichever widen wilderness
wilt winda wingi wingu wit witch wives wivu word wording workshop workshops worm worthy wrist yahoo yamini
yatakuwa yell yupo zaa zama zana zeal ziada zika zimia zipper zizi zoo zua zungusha
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Roots of Swahili and Sheng verbs: a word built of one of them is no misspelt noun. */
export const verbRoots: ReadonlySet<string> = new Set(
  `
aach abudu acha achi achili aga agiz ahidi ajir amb ambi amini amk amu amuru andam andik angali angam anguk anik anz arifu athiri
badil badilik badilish bagu bahatish baki bakiz bandik bandu baniw bariki barikiw batiz beb bebek bebesh bishan bonyez boresh chafu chagu changamk
changi charg chart check chekech chekesh chelew chemk chez chezesh chip chok choke chomek chomo chor chosh chuj chuk chuki chuku chunguz chuny
dai danganyik danganyw dhamini dharau dhibiti dhulumu dondok dondosh dumish dung ekez elek elekez elew elez eli endel endelez endesh ene enez enyek
epuk epush fadhili faham fahamish fany fanyik fanyish fanyiz fariki fauli ficham fichik fichw fichu fid fidi fik fiki fikir fikish fikishi finy fua fuat fuatili fug fuj fuku fukuz fum fund fundish fung fungash funguk fungu funz furahi futa futi futik ganw gawan gawany geuk geuz ghairi ghush gombe gombez gomb gongan gund gundu gus hakiki hakikish ham hami hamish hangaik hariri haribik harib harik hesabi heshimu hesab hifadhi hisi hitaj hitaji hitajik honga hong hudhuri hudumi hurumi husik husu iban ibiw ibi idhinish igiz imarish ingi ingiz inu ish ishi isaidi itw itish iv izb
jadili jaribi jarib jaz jazi jeng jengw jeruhi jibiw jibu jifany jifunz jitahidi ju jue juli julik julish juliw juz kaa kadiri kag kagu kalish kamat kamatw kami kamilik kamilish kan kanush kanyag kari karibi karibish kash katalik kata kataz katiz kaush kauk kawi kej keti kidhi kimbi kimbiz kingamiz kodi kodish kokot komb kome komesh konyez kope kopesh kopi kos kose kosek koso kubal kubali kubalik kum kumbuk kumbush kumbati kun kunj kunju kurub kus kusany kutan kutanish kutw kwam kwami kwamu kwep kwepw
lal lalamik lazimik lazimish lele leng lengw lete letew lew lim lind lingan linganish lip lipi lipish lipiz lipw lishw lomb maliz malizi malizik meremet mili miliki mis mwag mwagi mwagik nas nasw nawi nenep nes nog nong nongon nufaik nung'unik nunu nunul nunuli nunuliw nununu nyak nyakuw nyamaz nyang'any nyany nyany nyas nyenyek nyim nyonyo nyosh nyw okoa okol okot omb ombw onan ondok ondoa ondole one onek ones ong onge ongez ongezek ongoz onj ony ony onyesh orodhesh otesh
pai pak paki pakiw pakul panda pandish pandishi pang pangi pangish pangu pangw pas pasu pasuk pasw patan patanish pati patik patikan patiw pekej pekez pekul pelek  peleleze pend pendek pendekez pendelezw peny penyez pepes pig pigan pigi pigiw pigw pim pimi pimish ping pishan pitish piti pitishi pok pokel poke poker poko pokony pon poni pony pore potelew pote poteze potez pum pumu pumzik pungu pungukiw punguz punguzi puuz
ragh ras rej rejelew rejesh rejeshe rekebish rekodi ripoti rithi rubuni rudi rudish rudishi ruhusiw ruhusu ruk rush rushi saf safirish safiri safish sahau sahauliw sahihish said saidik saidiw sain saini salimi samahani sambaz sameh samehe sanyw sasish seng'eny sengeny sem seme semekan shangaz shaur shauri shawish shib shik shiki shikili shikish shind shindan shindw shiriki shirikian shirikish shitak shtaki shtak shtu shuhudi shuk shuku shukuru shuli shush shut sif sihi siki sikik sikili sikiliz sikit simam simami simamish simik simuli simulish singizi sitish sitiz sogez som some someshw sony staajabu stahili staki suali sub subir subiri suluhish sumbu sumbuk supply supplai
taabik tabiri tafsiri tafut tafuti tafutw tahadhari taj tajw tak takw takiw tambu tambul tambulish tang'any tangaz tangul tani tap tapeli tapeliw tarajiw tarajiw tarish tarji taja tatu tatuz tawal tayarish tek tekelez tekw telek telez tem temb tembele tembez tend tendew teng tengan tengez tengenez tengenezw tenge tet teti tete teu teuliw theb thamini thibitish thubutu tii tikis timi timiz timuli tish tishi tishw toa tok toke tokan tole tolew tong tongoz toros toro torok torosh tosh toshek toshelez toz tu tuk tukan tuli tuliz tum tumai tumi tumik tumiw tumw tunuki tunz tup tupi tupw twang twik
ua ugu ulish uliz ulizi umb umbu umi umiz ung ungan unganish ungw usi uz uzi uzish uziw uzw vaa vali vami vimb vinjari visit vuj vujish vuk vukish vumbu vumi vumili vun vunj vunji vunjik vurug vurut vut vuti vutiw wahi wajibik wak wakilish wash wasili wasilian wasilish waz waze wek weke wekeaz wekez wekw wez wezekan wind wis
yumb yey zaa zami zamish zembe zib zibu zidi zidish zim zimik zimish zingati zingu ziny zingir zoe zoel zozan zubaish zui zuili zuk zul zungu zunguk zungumz zunguk zur zuri zush
`
    .split(/\s+/)
    .filter((root) => root !== ''),
);
