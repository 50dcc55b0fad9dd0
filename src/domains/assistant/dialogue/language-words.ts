/** Words by which a message tells its language. Names of materials and units are said in both. */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Swahili and Sheng. */
export const swahiliWords = listed(`
  nataka nahitaji ninahitaji natafuta naomba bei ya wa za la cha vya kwa na ni si sio gani ngapi wapi nani ipi yupi
  zipi niko tuko uko mko yuko iko ziko mifuko mfuko simiti mabati mchanga mbao rangi misumari vigae kokoto mawe
  tofali matofali nondo vipande kipande kesho kutwa leo jana juzi tafadhali habari asante asanteni shukrani shukran
  nipatie nipe nipee nitumie niletee unauza mnauza anauza wanauza kuna hakuna yangu langu wangu zangu vyangu yetu
  yako yenu yake yao hii hizi hiyo hizo huyo ile zile hilo tengeneza linganisha sawa bora nzuri poa fiti bado tayari
  vitu kitu vifaa kifaa nyumba vyumba chumba mita lita kilo tani lori roli mia elfu laki haraka analeta wanaleta
  kuliko jumla muuzaji wauzaji mbona kwanini lakini kabla baada bila pia tena tu sana kidogo kama ama au kisha
  halafu sasa hapo hapa huko pale ndani nje juu chini karibu mbali rahisi nafuu ghali hadi mpaka kutoka ijumaa
  jumatatu jumanne jumatano alhamisi jumamosi jumapili wiki mwezi mwisho kwanza bajeti pesa risiti ombi oda agizo
  mzigo fundi mafundi mjengo ujenzi msingi ukuta paa sakafu dari choo mlango milango dirisha madirisha bomba
  hamsini ishirini thelathini arobaini sitini sabini themanini tisini moja mbili tatu nne tano sita saba nane tisa
  kumi nusu robo ndiyo ndio hapana rudia ghairi funga wacha acha usitume tuma leta lete peleka weka ondoa ongeza
  badilisha iwe ziwe uwe basi jamani niaje msee mambo vipi rada buda mzee maze manze wasee oya mazee hebu ebu
  nyeupe nyeusi nyekundu kijani kubwa ndogo wengine nyingine zingine kila wewe mimi sisi nini lini je hujambo
  kuhusu tofauti inafaa inatosha itatosha vizuri zote yote vyote pekee badala
`);

/** English words that stand in no Swahili message, joined to others or not. */
export const englishWords = listed(`
  i i'm we my our you your he she they the a is are was were do does did don't can could will would should have has
  had need needs want wants looking get how what which who when where why much many please for of by with to from at
  on this that these those me us cheapest cheaper best better than faster one delivers price delivered deliver
  tomorrow morning evening today yesterday week month need's urgently asap there their them its it's not but if or
  some any all each per about please thanks
  house houses bedroom bedrooms bathroom kitchen wall walls floor floors thick wide long high paint roof roofing
  perimeter materials material foundation building build room rooms plot supplier suppliers sell sells selling
  included include includes buy send show list find compare order
`);

/** English words that short replies have in a talk in Swahili as well: "make it 60", "and in Thika". */
export const englishJoining = listed(`
  and in it make no yes ok as so then also instead only just be been more less same other like into up out over
  bags pieces sheets pipes rolls tonnes white black big small new good quality
`);
