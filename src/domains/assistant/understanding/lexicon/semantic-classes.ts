/**
 * Words by what they bring to a message, for the classifiers (`classifier/`). English words stand
 * without their endings, Swahili verbs by their roots with a `~`; `_` joins words that stand side by side,
 * with `*` for any one word. None is wrong alone: which of them are wrong together is learnt from labelled
 * messages. What is joined is said by two of these at the least: a row for one message is that message.
 */
export const semanticClasses = {
  goods: `cement simiti saruji steel bar rebar nondo chuma mabati iron_sheet roofing sand mchanga ballast kokoto block
    tofali matofali brick tile vigae paint rangi door milango mlango timber mbao pole nguzo pipe bomba wire waya nyaya
    copper shaba cable nail misumari stone mawe diesel generator generata pump tank tool vifaa material bidhaa goods
    mzigo lorry bag mifuko mfuko scaffold tiles window dirisha lock kufuli`,
  show: `show reveal display view see look peek peep read list give send share tell disclose export download pull fetch
    get dump leak open unmask expose name print forward hand spill snoop eavesdrop scrape access onyesh~ on~ tazam~
    angali~ chek~ cheki check tum~ tumi~ p~ ambi~ elez~ tole~ tolea leta fichu~ som~ somea tajia nipe nipatie patie
    nipee unishow let_me_see let_me_have find_out unveil snitch nisanue sanua nisho niambie tuambie nitajie taja toboa
    nichotee chungulia nione tuone nicheki let_me_read`,
  other: `other another rival competitor competing opponent neighbour neighbor someone somebody his her their them him
    she he they stranger colleague workmate partner ex employee winner bidder fellow else else's next_door someone's
    somebody's competitor's rival's neighbour's mshindani washindani mpinzani jirani mwenzangu wenzangu mwingine
    wengine fulani wao yake yao wake wenyewe adui mtu msee mse wasee jamaa not_mine si_yangu wenzake friend's boss's
    neighbours maadui`,
  own: `my mine our ours i we us myself yangu wangu langu zangu changu vyangu yetu wetu mimi sisi nina me niko`,
  trader: `contractor buyer builder client customer supplier seller hardware shop company firm kontrakta mkandarasi
    wakandarasi makontrakta mnunuzi mteja wateja muuzaji wauzaji masupplier kampuni duka dealer vendor trader developer
    merchant bidder mafundi fundi user member sellers`,
  everybody: `all every everyone everybody each whole entire registered wote zote kila yote bulk mass database
    spreadsheet csv excel directory`,
  contact: `phone mobile cell telephone number email mail contact whatsapp address namba nambari simu anwani
    mawasiliano digits line majina names contacts mails`,
  privateLife: `home house family wife husband kid child children gps whereabouts sleep live lives lived residence
    school salary medical religion tribe girlfriend boyfriend personal private kibinafsi familia watoto mke mume bibi
    anaishi wanaishi analala anakaa passport birth id mrembo dem nyumbani kwake anakoishi anapoishi single kitambulisho
    mapenzi stays daughter son maiden kumfuata nimfuate`,
  deal: `quote quotation bid offer price discount margin profit order purchase invoice lpo rfq payment spend spent
    spending paid pay pays paying bought buy buys buying debt owe owes credit rate figure turnover revenue sales
    history contract tender bei oda kotesheni nukuu zabuni faida deni punguzo manunuzi alilipa alinunua analipa
    ananunua aliagiza ameagiza alipewa amepewa waliagiza got receive deal terms`,
  chat: `message chat conversation inbox thread ujumbe meseji mazungumzo dm sms text mail`,
  secretly: `secretly quietly discreetly discreet silently unnoticed unseen undetected hidden kisiri siri kimya
    polepole between_us on_the_side off_the_books under_the_table no_questions without_papers bila_kujua bila_yeye
    chini_ya_maji won't_notice asijue wasijue asigundue wasigundue hatajua hawatajua hataona hawataona hajui asione
    wasione bila_maswali keep_quiet hush incognito underground without_telling hatagundua anonymously untraceable
    traceless kimya_kimya asigutuke wasigutuke asishtuke haoni hatashtuka asishuku before_he_comes who_checks haangalii
    hakagui never_checks unawares lowkey after_dark without_a_trace hataelewa without_*_knowing behind_*_back`,
  hide: `hide conceal cover mask bury disguise camouflage fich~ funik~ erase scrub wipe shred vanish disappear dodge
    evade escape kwep~ epuk~ hepa sneak smuggle ficheni nifiche ficha fichia wafiche uwafiche potez~ futilia isionekane
    yasionekane zisionekane asiyaone poteza cover_up`,
  deceive: `deceive cheat trick fool con scam swindle defraud dupe mislead lie lying pretend hoodwink bluff fleece
    exploit manipulate impersonate pose danganya dangany~ tapel~ lagha~ laghai hada~ punj~ ibia zungush~ jifany~
    rip_off aamini waamini chenga hustle as_if pass_off nyong~ kunyonga kumkula alinikula chez~ kuchezea chezea bosha
    ongop~ kuhadaa fiksi tumtapeli nimchanue catfish misinform jifanya ujifanye jifanye kujifanya ninajifanya gonga`,
  falsify: `forge fake falsify counterfeit fabricate doctor photoshop backdate alter tamper invent bogus phony dummy
    false fictitious imitation replica simulate sham manufacture ghush~ bandia feki uongo uwongo hewa kuigiza kughushi
    made_up make_up cook cooked edited copy_of antedate look_genuine kuchora kuchorwa ghost fek~ kopi nichoree choreka
    nichongee chonga chongea nitungie tunga tungia buni bunia photoshopped editiwa gushi igiz~ kuiga iga kubuni
    kufoji foji sikununua hatukununua never_bought never_delivered never_happened haipo haiko`,
  change: `change edit alter modify update adjust set swap replace reset switch rewrite overwrite badil~ badilish~
    rekebish~ hariri weka andika put mark rename futa futia ondo~ badilisha badili badilishia geuz~ seti niset
    tumbukiza`,
  make: `make create generate write print draft produce prepare issue draw compose design tengenez~ tengeneze~ andik~
    andikia~ chapish~ chor~ printie toa arrange nitolee nitengenezee nichapie chapa chapia unda niundie undia nichorea`,
  paper: `receipt invoice certificate licence license permit document letter letterhead report statement slip note
    signature stamp seal logo sticker label hologram title deed id pin compliance approval quotation lpo cheque
    screenshot confirmation voucher timesheet muster boq risiti ankara cheti kibali stakabadhi barua sahihi muhuri
    stika nembo hati leseni karatasi makaratasi letterheads mark papers paperwork bill ticket rist risti receipts
    stiker chapa vyeti vibali hatimiliki payslip lpos wordings delivery_note dnote etr etims weighbridge_slip cube_test
    test_results soil_report logbook invoices permit_ya sealed warrants hundi cheki muster_roll boqs kitambulisho
    rubber_stamp stemp nakala fomu`,
  more: `more higher bigger double inflate inflated extra additional excess overstate exaggerate increase raise pad
    fatter hike larger zaidi kubwa juu ongez~ pandish~ mara_mbili overcharge surcharge on_top triple twice kuongeza
    ongezea exaggerated padded kuliko`,
  less: `less fewer half reduce short under thinner smaller lower lighter weaker dilute skimp shortchange punguz~
    chache kidogo pungufu nyembamba thin only chini kupunguza punguzia haijai shorted underfill underweight undersize
    skimpy kuminya diluted hafifu legeza minya`,
  official: `inspector officer official county government nca nema kra kebs engineer municipal chief police court judge
    auditor minister mca clerk surveyor ministry mkaguzi afisa kaunti serikali polisi askari mhandisi karo customs
    procurement committee kanjo kanju county's chifu ocs dci traffic inspecta clerk_of_works consultant architect
    mtathmini valuer mpimaji msajili registrar tenda tender_committee gavana mp assessor kws kfs warden forester`,
  sweetener: `bribe kickback hongo rushwa envelope gift goat lunch tea chai something_small kitu_kidogo thank_you
    appreciate appreciation motivate motivation oil facilitation commission cut percent kamission grease tip handshake
    reward kaquarter nimpe niwape tumpe kumpa umpange nimpange lubricate percentage brown mgao kakitu
    kamisheni soo_mbili umpe nitakutumia_kitu amalizane wamalizane malizane ten_percent bribes nipoze mpoze kumpoza`,
  approve: `approve pass sign clear certify overlook ignore favour favor award release validate endorse accept
    authorise authorize verify pitish~ idhinish~ sain~ kubal~ thibitish~ look_away turn_a_blind macho confirm grant
    skip apitishe ipitishwe pitisha ipite saini asaini kusaini atie akubali afumbe fumba_macho asione afute`,
  share: `split divide share_the balance difference half_each my_cut cash_back gawan~ tugawane kula tukule nikule
    pocket keep_the remainder surplus tugawe tugawanye mgao iwe_yangu ni_yangu`,
  victim: `client customer owner landlord boss employer donor bank insurance insurer auditor mzungu diaspora widow
    partner buyer taxpayer school church project mteja mwenye tajiri bima benki mwajiri investor shareholder tenant
    mwenye_nyumba ngo sponsor client's owner's church's project's wafadhili mfadhili donors kanisa shule mzee shosh
    mwekezaji wageni tourist foreigner kamati`,
  fakeQuality: `expired old used reject substandard cheap cheaper inferior weak rusty adulterated
    thin duplicate chinese local iliyoisha imeisha zamani mbovu feki rahisi zilishaexpire untested failed failing
    condemned quarry_dust majivu ash salty soil imeoza iliyokufa undersized rejects recycled salvaged
    zilizotumika iliyotumika beach_sand salt_water chumvi jivu flour unga chaki dust untreated`,
  passAsNew: `sell_as as_new look_new look_like as_if repack rebag relabel reseal refill rebrand repaint repackage
    kama_mpya mpya sell_it_as sold_as tell_him nimwambie niwaambie kumbe ionekane zionekane appear seem iseme isome
    isomeke isemwe ifanane ionekana mfuko_wa iandikwe zimeandikwa kujaza nijaze`,
  steal: `steal rob loot siphon pilfer nick pinch swipe burgle shoplift hijack embezzle misappropriate divert ib~ kuiba
    niibe tuibe pora~ nyakua~ kupora wizi mwizi stolen theft looted kuibiwa kuokota chomoa sanya nyang'anya nyang'any~
    help_ourselves make_off grab chomo~ okot~ nyak~ kunyakua dandia kutoroka iba kuibia nimuibie tumuibie tutoe
    sneak_out slip_out skim siphoning lift nyoroka`,
  dubious: `no_receipt without_receipt fell_off origin came_from ya_wizi za_wizi za_deal magendo contraband
    smuggled black_market hot unlicensed illegal illegally unlawfully no_permit bila_leseni bila_kibali bila_risiti
    ya_usiku za_usiku ya_panya bila_stakabadhi bila_karatasi ilipotea zilipotea ya_serikali haina_plate`,
  sell: `sell resell offload fence dispose market flog buyer uz~ kuuza niuze tukauze soko buy nunu~ ananunua scrap
    trade hawk auction niuzie tuuze uzia mnunuzi wanunuzi buyers auctioned nani_ananunua who_buys`,
  carry: `carry take remove collect load transport lorry pickup beb~ chuku~ kubeba kuchukua ondo~ hamish~ move haul
    drag toa nimetoa zimetoka removed taken nimechukua okota uproot dig pull strip rip dismantle kuchota chota tuchote
    nichote hamisha sombe~ somba tubebe nibebe tipper lori tingatinga boti boat punda trailer`,
  night: `night usiku midnight dark asleep sleep sleeps guard watchman askari mlinzi soja after_hours before_dawn
    unguarded alfajiri wakilala akilala atalala giza mwangaza`,
  employer: `boss employer site job kazi store stoo godown yard warehouse mjengo client's owner's church school
    government serikali county`,
  public: `kplc kenya_power transformer pylon railway rail road streetlight street_light guard_rail manhole bridge
    forest park meter telkom safaricom pipeline mains main nguzo_za daraja barabara reli msitu umma street public
    council mnara mast booster transfoma street_lamp street_lamps walkway pavement signpost railway_line talanta
    stadium kiwanja hospital_store`,
  meter: `meter mita token electricity stima umeme water_bill units kplc power_line water_main sewer bili maji_ya_kanju
    kplc's stima_ya prepaid_meter`,
  around: `bypass tamper rewire slow backwards reverse magnet tap rudish~ ruk~ around cheat before_the_meter
    without_paying free bure bila_kulipa without_being_billed unmetered illegal_connection dodge avoid isisome
    isihesabu isome isisomeke kabla_ya_mita kunyonga_stima neutral rewind`,
  harm: `sabotage vandalise vandalize damage destroy ruin wreck smash burn torch fire poison contaminate crack collapse
    weaken spoil break kill hurt injure harib~ angush~ chom~ teketez~ bomo~ vunj~ mwag~ sumu acid asidi arson demolish
    puncture flood cripple sugar salt petrol petroli explode blow_up bring_down set_fire haribu niharibu tuharibu choma
    tuchome waumwe aumwe hasara teketeza kuangusha ianguke zianguke jam ijamu loosen break_*_legs`,
  threaten: `threaten blackmail extort intimidate scare beat kidnap assault attack harass rough_up thugs goons lesson
    revenge frighten silence tish~ pig~ kumtisha kumpiga adabu vitisho gang muscle force coerce chase evict stalk
    hostage tishia tishie nimtishe tumtishe ni_nani mpige apigwe funzo kumtimua watimue wafukuze fukuz~ kwa_nguvu
    by_force rungu panga`,
  weapon: `explosive dynamite detonator bomb grenade gunpowder tnt anfo gelignite ammonium nitrate baruti bomu vilipuzi
    kilipuzi fuse gun bunduki rifle bullet ammunition fataki blast blasting molotov silencer detonating explode
    explodes nitroglycerine cordtex powergel kulipua lipu~ vilipukaji milipuko mlipuko detonators cord fertiliser`,
  machine: `ai assistant bot chatbot model llm gpt system prompt context training_data roleplay dan jailbreak developer
    mode persona grandmother unfiltered unrestricted wewe_ni wewe_sasa you_are_now act_as pretend_you from_now_on robot
    roboti kwa_roboti mfumo devmode role_play hypothetically simulation`,
  rules: `rule instruction guideline policy restriction filter guardrail limit safety maagizo sheria kanuni masharti
    mipaka directive programming safeguards constraint boundary censorship ethics maagizo_yako rules_zako`,
  defy: `ignore disregard forget override bypass break drop disable bypassing skip no sahau puuz~ acha usifuate without
    free turn_off switch_off suspend remove past lift unlock usitii usizingatie zima disobey do_not_follow huru
    no_longer`,
  reveal: `repeat reveal print echo recite translate encode decode verbatim word_for_word above initial original
    secret hidden siri system_prompt source_code api_key environment_variable env configuration config tafsiri rudia
    toa_siri ulichoambiwa`,
  code: `select insert delete update drop table union script onerror alert exec eval curl rm sudo bash root passwd http
    cookie javascript where values ; ' < > { } $ \` = or_1 query sql shell payload etc iframe`,
  credential: `password passcode login credential otp pin nywila nenosiri token api_key code username
    neno_la_siri access_code verification_code siri passi pasiwadi keys password_ya login_details hashes`,
  enter: `hack crack login log sign_in enter break_into breach penetrate ingi~ fungu~ ingiz~ nifungulie kuhack hijack
    phish get_into get_me_into unlock impersonate access niingie niingize tuingie kuingia_kwa nilogin log_me as_them
    take_over takeover`,
  account: `account akaunti dashboard panel profile wallet inbox system database email admin session admin's`,
  power: `admin administrator superuser moderator msimamizi root developer privilege rights role staff ceo override
    authority clearance as_admin full_access`,
  status: `paid delivered verified complete completed approved confirmed received settled cleared imelipwa imefika
    verified_badge badge premium balance fee till rating stars stock winner ranking rank top listing deadline limit
    suspension verification limetolewa mark_as five_stars top_of`,
  notReally: `not yet never without though although hasn't haven't didn't bado hai haijafika sijalipa hajalipa ingawa
    lakini kumbe but actually only instead nusu none nothing didn`,
  collude: `collude cartel collusion agree rig fix gang_up arrangement together conspire take_turns tukubaliane
    kubalian~ elewan~ tuelewane pamoja same_price price_fixing plan rotate tuungane bei_moja msipunguze tusishuke
    isishuke wasishuke nobody_sells mipango`,
  review: `review rating star feedback comment testimonial like follower maoni nyota rate vote reviews ratings comments
    five_star one_star bad_reviews sifa`,
  identities: `several_accounts different_names cousins dead borrowed false_name multiple_accounts
    another_name jina_la majina alias burner anonymous company_name identity accounts majina_tofauti different_accounts
    jina_la_mtu`,
  tax: `tax vat kra duty levy customs ushuru kodi launder laundering wash black_money clean dirty_money undeclared
    books two_sets cash_only offshore taks taxman etims itax kwepa_kodi no_vat input_vat`,
  payTrick: `reverse bounce chargeback refuse_to_pay not_pay without_paying unpaid cheque bounced edited_mpesa reversal
    insufficient hewa disappear run_away vanish sitalipi nisilipe hama nihame kutoroka toroka kanusha nikane nikatae
    deny irudi sikuzipata dispute nimblock sitakulipa silipi fake_payment nihepe`,
  mpesa: `mpesa till paybill bank transfer sms screenshot message confirmation`,
  complaint: `cheated_me was_cheated sold_me gave_me charged_me i_suspect suspect i_fear report complain complaint
    ripoti kuripoti niripoti lalamik~ nimeuziwa niliuziwa ananidanganya refuse refused my_rights genuine how_do_i_know
    how_can_i_tell how_to_tell recognise recognize detect spot asks_me ananiomba offered_me scammer fraudster liable
    sue legal_action wrong mistake by_mistake makosa naripoti niripoti_wapi taarifa malalamiko haki_yangu nirudishiwe
    amenitapeli wamenitapeli nimetapeliwa nilitapeliwa lied_to_me who_do_i_tell where_do_i_report how_do_i_report
    naripoti_kwa_nani nijilinde nitajuaje nitajuaje_kama unajuaje kutambua ya_kweli`,
  suffered: `was_stolen were_stolen got_stolen been_stolen stole_my someone_stole thieves thief wezi nimeibiwa waliiba
    wameiba iliibiwa imeibiwa burnt_down was_burnt lost nimepoteza nilipoteza broke broken imeharibika iliharibika
    damaged collapsed fell ulianguka ananitisha storm rain accident iliungua niliibiwa ameibiwa tuliibiwa walinivamia
    robbed robbery broke_into amepigwa alivamiwa attacked burglary wamekata wezi_wanaruka imelipuka imeungua`,
  prevent: `prevent stop protect against avoid secure security lock safe anti proof lind~ zuia kuzuia kulinda deter
    alarm cctv fence burglar keep_out insured kujikinga jikinga kinga nijikinge guard_against proofing grill
    kuzuia_wezi keep_*_out`,
  legal: `legal allowed law permitted inaruhusiwa ni_halali proper official_way how_long which_documents required apply
    application honest honestly licensed registered genuine original kihalali halali authorised authorized with_papers
    tuna_leseni kampuni_yenye certified accredited adhabu penalty fine kibali_gani permit_gani leseni_gani`,
  service: `deliver delivery need want price cost cheapest compare find supplier available stock nahitaji nataka
    natafuta naomba bei_gani wapi how_many ngapi kiasi_gani ratio mix thickness recommend best which where`,
  mySide: `quoted_me sent_me sent_to_me my_order my_rfq my_account my_quotation my_own my_request my_invoice my_receipt
    my_shop my_supplier oda_yangu rfq_yangu akaunti_yangu duka_langu i_ordered i_posted i_paid i_bought nimelipa
    niliagiza nimenunua niliyonunua nilizopata nilizopewa nilizotumiwa i_received we_received i_lost my_cement my_data
    my_password forgot_my my_rating my_payment my_delivery my_list my_items my_messages my_orders my_quotes my_bids
    my_bidders bids_on_my quotes_on_my on_my_request on_my_rfq on_my_own for_my_request my_tender ombi_langu rfq_zangu
    quote_zangu quotes_zangu oda_zangu mzigo_wangu pesa_yangu simu_yangu namba_yangu walionijibu waliniquotia
    walionitumia nimetumiwa nimepewa nimepata i_got offers_i quotes_i replied_to_me my_price my_company kampuni_yangu`,
  pest: `termite termites mchwa panya rat rats mice mende cockroach snake nyoka weeds weed magugu mosquito mbu mould
    fungus kuvu rust kutu damp unyevu moss ants bats popo wadudu insects`,
  nature: `river mto riverbed sand_harvesting forest msitu miti tree trees logs magogo gogo mangrove mikoko cedar
    sandalwood camphor indigenous reserve hifadhi riparian wetland swamp beach coral quarry wanyama park mazingira`,
  banned: `banned marufuku prohibited forbidden protected closed restricted illegal haramu hairuhusiwi embargo
    stop_order suspended sina_kibali`,
  question: `how why what when can may is does nini kwa_nini mbona je naweza nifanye aje vipi gani lini`,
  report: `report ripoti kuripoti niripoti lalamika complain complaint who_handles malalamishi`,
  bidding: `bid bids bidder bidders bidding offer offers quotes quoted quotations tender tenda zabuni nukuu kotesheni
    wamebid waliquote`,
} as const;
export type SemanticClass = keyof typeof semanticClasses;
