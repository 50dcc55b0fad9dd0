/**
 * Words by what they bring to a message, for the learnt reader of wrongs (`learnt/`). English words stand
 * without their endings, Swahili verbs by their roots with a `~`; `_` joins words that stand side by side.
 * None is wrong alone: which of them are wrong together is learnt from labelled messages.
 */
export const senses = {
  show: `show reveal display view see look peek peep read list give send share tell disclose export download pull fetch
    get dump leak open unmask expose name print forward hand spill snoop eavesdrop scrape access onyesh~ on~ tazam~
    angali~ chek~ cheki check tum~ tumi~ p~ ambi~ elez~ tole~ tolea leta fichu~ som~ somea tajia nipe nipatie patie
    nipee unishow hook_me_up let_me_see let_me_have find_out get_hold_of unveil snitch nisanue sanua nisho niambie
    tuambie nitajie taja toboa nichotee chungulia nione tuone nicheki nipe_data view_all let_me_read let_me_look`,
  other: `other another rival competitor competing opponent neighbour neighbor someone somebody his her their them him
    she he they stranger colleague workmate partner ex employee winner bidder fellow else else's next_door next_to_mine
    someone's somebody's competitor's rival's neighbour's mshindani washindani mpinzani jirani mwenzangu wenzangu
    mwingine wengine fulani wao yake yao wake wenyewe adui mtu msee mse wasee jamaa opposite_me who_took_it not_mine
    isn't_mine si_yangu sio_yangu wenzake si_wangu si_yetu sio_yetu not_ours isn't_ours friend's boss's neighbours
    maadui jamaa_mwingine kampuni_nyingine another_company other_people other_people's wa_pili_yake their_own
    next_school`,
  own: `my mine our ours i we us myself yangu wangu langu zangu changu vyangu yetu wetu mimi sisi nina me niko`,
  trader: `contractor buyer builder client customer supplier seller hardware shop company firm kontrakta mkandarasi
    wakandarasi makontrakta mnunuzi mteja wateja muuzaji wauzaji masupplier kampuni duka dealer vendor trader developer
    merchant bidder mafundi fundi user member sellers`,
  everybody: `all every everyone everybody each whole entire registered wote zote kila yote bulk mass database
    spreadsheet csv excel directory`,
  contact: `phone mobile cell telephone number email e-mail mail contact whatsapp address namba nambari simu anwani
    mawasiliano digits line majina names contacts number_yake namba_yake namba_zao simu_yake mails`,
  privateLife: `home house family wife husband kid child children gps whereabouts sleep live lives lived residence
    school salary medical religion tribe girlfriend boyfriend personal private kibinafsi familia watoto mke mume bibi
    anaishi wanaishi analala anakaa passport birth id mrembo dem nyumbani kwake keja_yake anakoishi anapoishi
    anakaa_wapi single kitambulisho mapenzi stays daughter son maiden follow_her follow_him kumfuata nimfuate`,
  deal: `quote quotation bid offer price discount margin profit order purchase invoice lpo rfq payment spend spent
    spending paid pay pays paying bought buy buys buying debt owe owes credit rate figure turnover revenue sales
    history contract tender bei oda kotesheni nukuu zabuni faida deni punguzo manunuzi alilipa alinunua analipa
    ananunua aliagiza ameagiza alipewa amepewa waliagiza got receive deal terms`,
  chat: `message chat conversation inbox thread ujumbe meseji mazungumzo dm sms text mail`,
  secretly: `secretly quietly discreetly discreet silently unnoticed unseen undetected hidden kisiri siri kimya
    polepole between_us just_between on_the_side off_the_books under_the_table no_questions without_him_knowing
    without_her_knowing without_them_knowing without_anyone off_record no_record no_papers without_papers
    without_paperwork no_paperwork without_documents bila_kujua bila_yeye chini_ya_maji no_one_will nobody_will
    nobody_should no_one_should never_know never_notice won't_know won't_notice won't_see will_not_know will_not_notice
    doesn't_know not_notice not_find_out can't_tell cannot_tell not_spot asijue wasijue asigundue wasigundue hatajua
    hawatajua hataona hawataona hajui asione wasione hakuna_maswali bila_maswali keep_quiet hush incognito underground
    behind_his_back behind_her_back behind_their_back without_noticing without_knowing without_telling hatagundua
    anonymously untraceable traceless kimya_kimya chini_chini under_cover no_one_knows bila_story bila_makelele
    bila_noma bila_boss bila_mwenye bila_kuonekana bila_kuambia asigutuke wasigutuke asishtuke haoni hatashtuka
    asishuku poteza_rada before_he_comes before_they_come no_one_notices nobody_notices not_be_seen nani_ataona
    who_will_see who_checks haangalii hakagui never_checks never_counts never_count won't_count won't_visit always_busy
    unawares on_the_low lowkey mos_mos pole_pole after_dark without_a_trace no_trace hakuna_mtu_atajua hataelewa
    before_anyone no_witnesses`,
  hide: `hide conceal cover mask bury disguise camouflage fich~ funik~ tupi_macho erase scrub wipe shred
    destroy_records vanish disappear dodge evade escape kwep~ epuk~ hepa sneak smuggle ficheni nifiche ficha fichia
    wafiche uwafiche potez~ futilia isionekane yasionekane zisionekane asiyaone poteza poteza_ushahidi clean_up bury_it
    cover_up make_vanish`,
  deceive: `deceive cheat trick fool con scam swindle defraud dupe mislead lie lying pretend hoodwink bluff fleece
    exploit manipulate impersonate pose danganya dangany~ tapel~ lagha~ laghai hada~ punj~ ibia zungush~ jifany~
    kul_client rip_off make_believe make_him_think make_her_think make_them_think aamini waamini kumuingiza_box chenga
    hustle as_if claim_that pass_off pass_for passes_for nyong~ kunyonga kumkula kula_client alinikula chez~ kuchezea
    chezea pig~_box kumpiga_box bosha ongop~ kuhadaa fiksi tumtapeli nimchanue scam_him cheat_him catfish misinform
    overcharge_him act_like jifanya ujifanye jifanye kujifanya ninajifanya as_though string_along play_him gonga`,
  falsify: `forge fake falsify counterfeit fabricate doctor photoshop backdate alter tamper invent bogus phony dummy
    false fictitious imitation replica simulate sham manufacture ghush~ bandia feki uongo uwongo hewa kuigiza kughushi
    made_up make_up cook cooked edited copy_of scan_a antedate look_genuine look_real look_original kuchora kuchorwa
    ghost fek~ fake_one kopi nichoree choreka nichongee chonga chongea nitungie tunga tungia buni bunia photoshopped
    edit_it editiwa i-edit gushi igiz~ kuiga iga kubuni kufoji foji isiyo_ya_kweli sikununua hatukununua never_bought
    not_bought did_not_buy didn't_buy never_delivered never_happened made-up as_if_original look_alike haipo haiko
    pretend_receipt`,
  change: `change edit alter modify update adjust set swap replace reset switch rewrite overwrite badil~ badilish~
    rekebish~ hariri weka andika put mark rename futa futia ondo~ toa_jina badilisha badili badilishia geuz~ seti niset
    set_it tumbukiza`,
  make: `make create generate write print draft produce prepare issue draw compose design tengenez~ tengeneze~ andik~
    andikia~ chapish~ chor~ printie toa arrange nipigie_risiti pigia_risiti nitolee nitengenezee nichapie chapa chapia
    unda niundie undia type_me nichorea toa_risiti`,
  paper: `receipt invoice certificate licence license permit document letter letterhead report statement slip note
    signature stamp seal logo sticker label hologram title deed id pin compliance approval quotation lpo cheque
    screenshot confirmation voucher timesheet muster boq risiti ankara cheti kibali stakabadhi barua sahihi muhuri
    stika nembo hati leseni karatasi makaratasi letterheads mark papers paperwork bill ticket rist risti receipts
    stiker chapa vyeti vibali hatimiliki payslip lpos wordings delivery_note delivery_notes dnote etr etims
    weighbridge_slip cube_test test_result test_results soil_report log_book logbook invoices permit_ya sealed warrants
    hundi cheki muster_roll boqs kitambulisho rubber_stamp raba_stemp stemp nakala fomu`,
  more: `more higher bigger double inflate inflated extra additional excess overstate exaggerate increase raise pad
    fatter hike larger zaidi kubwa juu ongez~ pandish~ mara_mbili overcharge surcharge on_top triple twice kuongeza
    ongezea juu_kidogo iwe_juu exaggerated padded thirty_percent extra_bags kuliko`,
  less: `less fewer half reduce short under thinner smaller lower lighter weaker dilute water_down skimp shortchange
    punguz~ chache kidogo pungufu nyembamba thin only chini kupunguza punguzia haijai not_full shorted underfill
    underweight undersize skimpy kwa_chini kuminya diluted hafifu legeza minya weak_mix`,
  official: `inspector officer official county government nca nema kra kebs engineer municipal chief police court judge
    auditor minister mca clerk surveyor ministry mkaguzi afisa kaunti serikali polisi askari mhandisi karo customs
    procurement committee kanjo kanju county's chifu ocs dci traffic inspecta mkubwa_wa_kaunti resident_engineer
    clerk_of_works consultant architect mtathmini valuer mpimaji msajili registrar tenda tender_committee commission_ya
    gavana mp assessor kws kfs warden forest_guard forester water_company`,
  sweetener: `bribe kickback hongo rushwa envelope gift goat lunch tea chai something_small kitu_kidogo thank_you
    token_of appreciate appreciation motivate motivation oil facilitation commission cut percent sort_out kamission
    asante_ya grease tip handshake reward kaquarter ka-something nimpe niwape tumpe kumpa umpange nimpange soda_money
    lubricate percentage brown mgao mgao_wangu kitu_yangu kitu_yake kakitu chai_ya chai_yake kamisheni soo_mbili
    nimtumie_kitu umpe mpe_kitu nitakutumia_kitu tushamaliza_naye amalizane wamalizane malizane something_for_him
    sort_him thank_him see_him_well ten_percent under_table allowance_yake airtime_ya bribes kutoa_kitu nipoze mpoze
    kumpoza`,
  approve: `approve pass sign clear certify overlook ignore favour favor award release validate endorse accept
    authorise authorize verify pitish~ idhinish~ sain~ kubal~ thibitish~ tia_sahihi look_away look_aside turn_a_blind
    macho confirm grant skip apitishe ipitishwe pitisha ipite saini asaini kusaini atie akubali afumbe fumba_macho
    asione afute clear_it let_it_pass approve_it`,
  share: `split divide share_the share_it share_with balance difference half_each my_cut return_to_me cash_back gawan~
    tugawane kula tukule nikule pocket keep_the keep_quiet refund_the remainder surplus leftover_money tugawe tugawanye
    gawana_pesa mgao our_cut split_it iwe_yangu ziwe_zetu ni_yangu ya_kwangu to_my_number kwa_number_yangu
    balance_yangu kwangu_binafsi`,
  victim: `client customer owner landlord boss employer donor bank insurance insurer auditor mzungu diaspora widow
    partner buyer taxpayer school church project mteja mwenye tajiri bima benki mwajiri old_man investor shareholder
    tenant mwenye_nyumba ngo sponsor wateja_wangu wenye_nyumba mama_mboga mwenye_plot client's owner's church's
    project's wafadhili mfadhili donors kanisa shule mzee shosh mwekezaji wageni tourist foreigner msimamizi_wa_mradi
    kamati`,
  fakeQuality: `expired old used reject substandard cheap cheaper inferior weak rusty second-hand adulterated low-grade
    thin duplicate chinese local iliyoisha imeisha zamani mbovu feki rahisi zilishaexpire untested failed failing
    condemned quarry_dust majivu ash salty soil nusu_kilo imeoza iliyokufa dead_stock off-spec undersized rejects
    za_reject ya_reject third_grade recycled salvaged zilizotumika iliyotumika beach_sand salt_water chumvi jivu flour
    unga chaki quarry_waste dust not_tested untreated`,
  passAsNew: `sell_as pass_as label_as as_new as_genuine as_original look_new look_like as_if repack rebag relabel
    reseal refill rebrand repaint repackage kama_mpya mpya pass_it sell_it_as sold_as sell_them_as charge_as call_it
    tell_him tell_her tell_them nimwambie niwaambie kumbe full_strength ionekane zionekane appear seem iseme isome
    isomeke isemwe ifanane ionekana jina_la_crown chapa_ya_crown kama_original kama_orijino original_bag branded_bag
    branded_bags brand_bags label_yao mfuko_wa iandikwe zimeandikwa jaza_mifuko kujaza nijaze fill_them fill_with
    my_own_mix`,
  steal: `steal rob loot siphon pilfer nick pinch swipe burgle shoplift hijack embezzle misappropriate divert ib~ kuiba
    niibe tuibe pora~ nyakua~ kupora wizi mwizi stolen theft looted kuibiwa kuokota chomoa sanya nyang'anya nyang'any~
    help_ourselves take_without walk_away_with make_off grab lift_from chomo~ okot~ nyak~ kunyakua dandia hepa_na
    kutoroka_na kutoroka toroka_na iba kuibia nimuibie tumuibie wameniibia_wao toa_store kutoa_store tutoe nitoe_mali
    sneak_out slip_out walk_out_with skim siphoning disappear_from fell_from lift nyoroka chukua_bila kubeba_bila`,
  dubious: `no_receipt without_receipt fell_off back_of origin wherever_they don't_ask do_not_ask came_from ya_wizi
    za_wizi za_kuokota ya_deal za_deal magendo contraband smuggled black_market hot unlicensed illegal illegally
    unlawfully without_licence without_license without_permit no_licence no_license no_permit bila_leseni bila_kibali
    bila_risiti haina_receipt hazina_receipt don't_care don't_mind ya_usiku za_usiku night_price night_prices za_panya
    ya_panya grew_legs wrong_hands bila_stakabadhi bila_karatasi no_documents haina_karatasi hazina_karatasi ya_kuibiwa
    za_kuibiwa za_kuokotwa kutoka_store kutoka_container ilipotea zilipotea za_serikali ya_serikali from_government
    government_stores disappeared_from no_number_plate haina_plate haina_namba sitaki_kuulizwa`,
  sell: `sell resell offload fence dispose market flog buyer uz~ kuuza niuze tukauze soko buy nunu~ ananunua scrap
    trade hawk auction niuzie tuuze uzia mnunuzi wanunuzi buyers soko_la soko_ya kitu_ya_kuuza auctioned nani_ananunua
    who_buys`,
  carry: `carry take remove collect load transport lorry pickup beb~ chuku~ kubeba kuchukua ondo~ hamish~ move haul
    drag toa nimetoa zimetoka removed taken nimechukua okota uproot dig pull strip rip dismantle kuchota chota tuchote
    nichote hamisha sombe~ somba tubebe nibebe tipper lori tingatinga boti boat punda trailer`,
  night: `night usiku midnight dark asleep sleep sleeps guard watchman askari mlinzi soja sunday_night after_hours
    before_dawn nobody_around unguarded alfajiri wakilala akilala atalala saa_nane saa_tisa_usiku usiku_wa
    usiku_wa_manane wakati_wa_usiku giza kukiwa_giza mwangaza alfajiri_kabla late_night`,
  employer: `boss employer site job kazi store stoo godown yard warehouse company_site former_boss mjengo client's
    owner's church school government serikali county`,
  public: `kplc kenya_power transformer pylon railway rail road streetlight street_light guard_rail manhole bridge
    forest park meter telkom safaricom pipeline mains main nguzo_za daraja barabara reli msitu umma street public
    council mnara mast booster transfoma culvert_ya_kaunti taa_za_barabara street_lamp street_lamps slabs_za_barabara
    walkway pavement signpost railway_line nyaya_za_kplc talanta stadium kiwanja cha_umma hospital_store`,
  meter: `meter mita token electricity stima umeme water_bill units kplc power_line water_main sewer kiasi_mita bili
    bill_ya_maji maji_ya_kanju maji_ya_county water_company kplc's stima_ya prepaid_meter`,
  around: `bypass tamper rewire slow backwards reverse magnet tap rudish~ ruk~ around cheat before_the_meter
    direct_from without_paying free bure bila_kulipa not_be_billed without_being_billed unmetered zero_bill
    illegal_connection dodge avoid isisome isihesabu isome isisomeke kabla_ya_mita kabla_ya_meter before_meter
    nikule_maji nikule_stima kuiba_stima kunyonga_stima kuunganisha_bila without_meter neutral rewind nyuma_ya_mita
    bili_isije bili_ndogo no_bill escape_bill chezea_mita`,
  harm: `sabotage vandalise vandalize damage destroy ruin wreck smash burn torch fire poison contaminate crack collapse
    weaken spoil break kill hurt injure harib~ angush~ chom~ teketez~ bomo~ vunj~ mwag~ sumu acid asidi arson demolish
    puncture flood cripple sugar salt petrol petroli explode blow_up fall_down bring_down come_down set_fire haribu
    niharibu tuharibu choma tuchome waumwe aumwe apate_hasara hasara weka_sumu teketeza bomoa_usiku vunja_miguu
    break_legs break_his_legs wekea_moto washa_moto kuangusha ianguke zianguke jam ijamu crash_it crash_their loosen
    legeza_bolts`,
  threaten: `threaten blackmail extort intimidate scare beat kidnap assault attack harass rough_up thugs goons lesson
    revenge frighten silence tish~ pig~ kumtisha kumpiga adabu vitisho gang muscle force coerce chase evict stalk
    hostage tishia tishie nimtishe tumtishe atajua_mimi ni_nani mpige apigwe apate_funzo funzo nimuonyeshe_mambo
    kumtimua watimue wafukuze fukuz~ ondoka_kwa_nguvu kwa_nguvu by_force by_night rungu panga`,
  weapon: `explosive dynamite detonator bomb grenade gunpowder tnt anfo gelignite ammonium nitrate baruti bomu vilipuzi
    kilipuzi fuse gun bunduki rifle bullet ammunition fataki blast blasting molotov c4 silencer detonating explode
    explodes nitroglycerine cordtex powergel kulipua lipu~ vilipukaji milipuko mlipuko explosive_material
    powder_ya_kulipua detonators cord fertiliser fertilizer_bomb`,
  machine: `ai assistant bot chatbot model llm gpt system jengasoko_ai prompt context training_data roleplay dan
    jailbreak developer mode persona grandmother unfiltered unrestricted wewe_ni wewe_sasa you_are_now act_as
    pretend_you from_now_on from_here_on sasa_wewe robot roboti kwa_roboti mfumo kwa_mfumo model_yako message_to_ai
    note_to_ai note_for_assistant kwa_ai ai_ukisoma hey_ai dear_ai dev_mode devmode debug_mode audit_mode god_mode
    maintenance_mode sudo_mode end_user system_override simulate_a role_play hypothetically simulation`,
  rules: `rule instruction guideline policy restriction filter guardrail limit safety maagizo sheria kanuni masharti
    mipaka directive programming safeguards constraint boundary censorship ethics maagizo_yako sheria_zako
    masharti_yako rules_zako rules_zote policy_yako instructions_zako limits_zako`,
  defy: `ignore disregard forget override bypass break drop disable bypassing skip stop_following no sahau puuz~ acha
    usifuate without free turn_off switch_off suspend remove past lift unlock acha_kufuata wacha_sheria
    achana_na_sheria usitii usizingatie zima disobey do_not_follow no_longer_follow not_bound drop_your no_limits
    huna_rules hakuna_sheria bila_sheria huru free_of`,
  reveal: `repeat reveal print echo recite translate encode decode base64 verbatim word_for_word above initial original
    secret hidden siri system_prompt source_code api_key environment_variable env configuration config tafsiri rudia
    toa_siri maneno_ya_mwanzo first_instruction first_instructions instructions_above message_above dump_all
    config_yako prompt_yako what_were_you_told ulichoambiwa maagizo_ya_siri`,
  code: `select insert delete update drop table union script onerror alert exec eval curl rm sudo bash root passwd http cookie
    javascript where values -- ; ' < > { } $ \` = or_1 query sql shell payload etc process.env iframe`,
  credential: `password passcode login credential otp pin nywila nenosiri token api_key secret_key code one-time
    username neno_la_siri access_code verification_code siri passi pasiwadi nenosiri_la pin_ya_admin code_za_otp keys
    password_ya login_details api_keys hashes`,
  enter: `hack crack login log sign_in enter break_into breach penetrate ingi~ fungu~ ingiz~ nifungulie kuhack hijack
    phish get_into get_me_into unlock impersonate access niingie niingize tuingie nifungulie_akaunti kuingia_kwa
    ingia_kwa nilogin log_me kama_yeye as_him as_her as_them kwa_akaunti_yake take_over takeover`,
  account: `account akaunti dashboard panel profile wallet inbox system database phone_of email admin session admin's`,
  power: `admin administrator superuser moderator msimamizi root owner_of_the_site developer privilege rights role
    staff ceo override authority clearance niset_admin kuwa_admin super_admin as_admin niwe_admin full_access
    ruhusa_zote ruhusa_yote all_permissions`,
  status: `paid delivered verified complete completed approved confirmed received settled cleared imelipwa imefika
    verified_badge badge premium balance fee till rating stars stock winner ranking rank top listing number_one
    deadline limit suspension verification limetolewa mark_as mark_it_paid weka_paid iwe_paid iwe_verified
    kama_verified five_stars delivered_status ionyeshe_delivered ionekane_paid top_of`,
  notReally: `not yet never without though although even_if hasn't haven't didn't bado hai haijafika sijalipa hajalipa
    ingawa lakini kumbe but actually only instead nusu none nothing didn`,
  collude: `collude cartel collusion agree rig fix gang_up arrangement together conspire hold_prices take_turns
    tukubaliane kubalian~ elewan~ tuelewane pamoja join_hands same_price price_fixing plan rotate tell_other_bidders
    tuungane tukae_chini bei_moja bei_moja_ya_juu msipunguze tusishuke isishuke wasishuke nobody_sells no_one_sells
    same_figure mipango cover_bid cover_quote losing_bid who_wins take_my_turn zamu_yangu wagawane_kazi kugawana_kazi`,
  review: `review rating star feedback comment testimonial like follower maoni nyota rate vote reviews ratings comments
    nyota_tano five_star one_star bad_reviews sifa`,
  identities: `fake_account several_accounts many_accounts different_names other_names cousins friends' dead borrowed
    false_name multiple_accounts another_name jina_la majina alias burner anonymous company_name identity ten_accounts
    accounts akaunti_tofauti majina_tofauti different_accounts account_feki akaunti_feki fake_accounts akaunti_nyingi
    jina_la_mtu mtu_mwingine_jina someone_else's_name ndugu_zangu`,
  tax: `tax vat kra duty levy customs ushuru kodi launder laundering wash black_money clean dirty_money undeclared
    books two_sets cash_only offshore taks taxman etims itax ushuru_wa kukwepa_ushuru kwepa_kodi no_vat bila_vat
    reduce_tax kureduce_tax claim_vat input_vat`,
  payTrick: `reverse bounce chargeback refuse_to_pay not_pay without_paying unpaid cheque bounced fake_mpesa
    edited_mpesa reversal insufficient hewa no_money disappear run_away vanish sitalipi nisilipe hama nihame kutoroka
    toroka kanusha nikane nikatae deny pesa_irudi irudi irudishwe_baadaye kurudisha_pesa_bank sikuzipata not_received
    dispute hewa_cheque block_him block_her nimblock sitakulipa silipi kukosa_kulipa without_ever_paying dodge_payment
    hepa_deni ruka_deni fake_payment fake_transaction haina_pesa vanish_before nihepe`,
  mpesa: `mpesa m-pesa till paybill bank transfer sms screenshot message confirmation`,
  complaint: `cheated_me was_cheated were_cheated sold_me gave_me charged_me charged_us billed_me was_billed i_suspect
    suspect i_fear report complain complaint ripoti kuripoti niripoti lalamik~ nimeuziwa niliuziwa ananidanganya refuse
    refused my_rights genuine how_do_i_know how_can_i_tell how_to_tell recognise recognize detect spot is_this_real
    is_it_real avoid_fake not_fake asks_me ask_me ananiomba anataka_rushwa offered_me scammer victim_of fraudster
    liable sue legal_action wrong mistake by_mistake makosa naripoti niripoti_wapi taarifa malalamiko claim_my
    haki_yangu nirudishiwe amenitapeli wamenitapeli nimetapeliwa nilitapeliwa conned_me scammed_me duped_me lied_to_me
    who_do_i_tell where_do_i_report how_do_i_report naripoti_kwa_nani naripoti_wapi nijilinde nitajuaje nitajua_aje
    nitajuaje_kama unajuaje kujua_kama nazitambua_aje kutambua verify_if is_it_true si_feki si_gushi sio_feki
    ya_kweli`,
  suffered: `was_stolen were_stolen got_stolen been_stolen stole_my someone_stole thieves thief wezi nimeibiwa waliiba
    wameiba iliibiwa imeibiwa burnt_down was_burnt lost nimepoteza nilipoteza broke broken imeharibika iliharibika
    damaged collapsed fell ulianguka vandalised_my threatened_me threatens_me ananitisha storm rain accident iliungua
    niliibiwa ameibiwa tuliibiwa wezi_walikuja walivunja_store walinivamia robbed robbery break-in broke_into amepigwa
    alivamiwa attacked our_guard burglary wamekata wezi_wanaruka imelipuka imeungua`,
  prevent: `prevent stop protect against avoid secure security lock safe anti proof lind~ zuia kuzuia kulinda deter
    alarm cctv fence burglar keep_out insured kujikinga jikinga kinga nijikinge keep_away keep_them_out guard_against
    thief_proof proofing grill kuzuia_wezi zuia_wezi`,
  legal: `legal allowed law permitted right_to inaruhusiwa ni_halali proper official_way how_long which_documents
    required apply application honest honestly licensed registered genuine original kihalali halali authorised
    authorized with_papers mwenye_leseni wenye_leseni yenye_leseni ina_leseni tuna_leseni kampuni_yenye with_a_licence
    with_licence has_a_licence certified accredited who_is_allowed sheria_inasema inaruhusiwa_kisheria adhabu penalty
    fine kibali_gani permit_gani leseni_gani`,
  service: `deliver delivery need want price cost cheapest compare find supplier available stock nahitaji nataka
    natafuta naomba bei_gani wapi how_many ngapi kiasi_gani ratio mix thickness recommend best which where`,
  mySide: `quoted_me sent_me sent_to_me my_order my_rfq my_account my_quotation my_own my_request my_invoice my_receipt
    my_shop my_supplier oda_yangu rfq_yangu akaunti_yangu duka_langu i_ordered i_posted i_paid i_bought nimelipa
    niliagiza nimenunua niliyonunua nilizopata nilizopewa nilizotumiwa i_received we_received i_lost my_cement my_data
    my_password forgot_my my_rating my_payment my_delivery my_list my_items my_chat my_messages my_orders my_quotes
    my_bids my_bidders bids_on_my quotes_on_my on_my_request on_my_rfq on_my_own for_my_request my_tender ombi_langu
    rfq_zangu quote_zangu quotes_zangu bids_zangu oda_zangu mzigo_wangu pesa_yangu simu_yangu namba_yangu walionijibu
    waliniquotia walionitumia nimetumiwa nimepewa nimepata i_got i_have_received offers_i quotes_i bids_i replied_to_me
    answered_me my_price my_company kampuni_yangu duka_letu`,
  pest: `termite termites mchwa panya rat rats mice mende cockroach snake nyoka weeds weed magugu mosquito mbu mould
    fungus kuvu rust kutu damp unyevu moss ants bats popo wadudu insects`,
  nature: `river mto riverbed sand_harvesting forest msitu miti tree trees logs magogo gogo mangrove mikoko cedar
    sandalwood camphor indigenous reserve hifadhi riparian wetland swamp beach coral quarry wanyama park mazingira`,
  banned: `banned marufuku prohibited forbidden protected closed restricted illegal kupigwa_marufuku
    yaliyopigwa_marufuku haramu hairuhusiwi embargo stop_order suspended sijapewa_kibali sina_kibali sina_leseni
    no_movement_permit`,
  question: `how why what when can may is does nini kwa_nini mbona je naweza nifanye aje vipi gani lini`,
  report: `report ripoti kuripoti niripoti lalamika complain complaint polisi_wakanisaidia who_handles fraud_desk
    dci_wapi malalamishi`,
  bidding: `bid bids bidder bidders bidding offer offers quotes quoted quotations tender tenda zabuni nukuu kotesheni
    wamebid waliquote`,
} as const;
export type Sense = keyof typeof senses;
