/**
 * Words by what they bring to a message, for the learnt reader of wrongs (`learnt/`). English words stand
 * without their endings, Swahili verbs by their roots with a `~`; `_` joins words that stand side by side.
 * None is wrong alone: which of them are wrong together is learnt from labelled messages.
 */
export const senses = {
  show: `show reveal display view see look peek peep read list give send share tell disclose export download pull fetch
    get dump leak open unmask expose name print forward hand spill snoop eavesdrop scrape access onyesh~ on~ tazam~
    angali~ chek~ cheki check tum~ tumi~ p~ ambi~ elez~ tole~ tolea leta fichu~ som~ somea tajia nipe nipatie patie
    nipee unishow hook_me_up let_me_see let_me_have find_out get_hold_of`,
  other: `other another rival competitor competing opponent neighbour neighbor someone somebody his her their them him she he
    they stranger colleague workmate partner ex employee winner bidder fellow else else's next_door next_to_mine someone's somebody's
    competitor's rival's neighbour's mshindani washindani mpinzani jirani mwenzangu wenzangu mwingine wengine fulani wao
    yake yao wake wenyewe adui mtu msee mse wasee jamaa opposite_me who_took_it not_mine isn't_mine si_yangu sio_yangu`,
  own: `my mine our ours i we us myself yangu wangu langu zangu changu vyangu yetu wetu mimi sisi nina me niko`,
  trader: `contractor buyer builder client customer supplier seller hardware shop company firm kontrakta mkandarasi
    wakandarasi makontrakta mnunuzi mteja wateja muuzaji wauzaji masupplier kampuni duka dealer vendor trader developer
    merchant bidder duka mafundi fundi user member sellers`,
  everybody: `all every everyone everybody each whole entire registered wote zote kila yote bulk mass database spreadsheet
    csv excel directory`,
  contact: `phone mobile cell telephone number email e-mail mail contact whatsapp address namba nambari simu anwani mawasiliano
    digits line majina names`,
  privateLife: `home house family wife husband kid child children gps whereabouts sleep live lives lived residence school
    salary medical religion tribe girlfriend boyfriend personal private kibinafsi familia watoto mke mume bibi anaishi
    wanaishi analala anakaa passport birth id`,
  deal: `quote quotation bid offer price discount margin profit order purchase invoice lpo rfq payment spend spent spending paid pay
    pays paying bought buy buys buying debt owe owes credit rate figure turnover revenue sales history contract tender bei
    oda kotesheni nukuu zabuni faida deni punguzo manunuzi alilipa alinunua analipa ananunua aliagiza ameagiza alipewa
    amepewa waliagiza got receive deal terms`,
  chat: `message chat conversation inbox thread ujumbe meseji mazungumzo dm sms text mail`,
  secretly: `secretly quietly discreetly discreet silently unnoticed unseen undetected hidden kisiri siri kimya polepole
    between_us just_between on_the_side off_the_books under_the_table no_questions without_him_knowing without_her_knowing
    without_them_knowing without_anyone off_record no_record no_papers without_papers without_paperwork no_paperwork
    without_documents bila_kujua bila_yeye chini_ya_maji no_one_will nobody_will nobody_should no_one_should
    never_know never_notice won't_know won't_notice won't_see will_not_know will_not_notice doesn't_know not_notice
    not_find_out can't_tell cannot_tell not_spot asijue wasijue asigundue wasigundue hatajua hawatajua hataona hawataona
    hajui asione wasione hakuna_maswali bila_maswali keep_quiet hush incognito underground behind_his_back behind_her_back
    behind_their_back without_noticing without_knowing without_telling hatagundua anonymously untraceable traceless`,
  hide: `hide conceal cover mask bury disguise camouflage fich~ funik~ tupi_macho erase scrub wipe shred destroy_records
    vanish disappear dodge evade escape kwep~ epuk~ hepa sneak smuggle`,
  deceive: `deceive cheat trick fool con scam swindle defraud dupe mislead lie lying pretend hoodwink bluff fleece exploit
    manipulate impersonate pose danganya dangany~ tapel~ lagha~ laghai hada~ punj~ ibia zungush~ jifany~ kul_client
    rip_off make_believe make_him_think make_her_think make_them_think aamini waamini kumuingiza_box chenga hustle
    as_if claim_that pass_off pass_for passes_for`,
  falsify: `forge fake falsify counterfeit fabricate doctor photoshop backdate alter tamper invent bogus phony dummy false
    fictitious imitation replica simulate sham manufacture ghush~ bandia feki uongo uwongo hewa kuigiza kughushi made_up
    make_up cook cooked edited copy_of scan_a antedate look_genuine look_real look_original kuchora kuchorwa ghost`,
  change: `change edit alter modify update adjust set swap replace reset switch rewrite overwrite badil~ badilish~ rekebish~
    hariri weka andika put mark rename`,
  make: `make create generate write print draft produce prepare issue draw compose design tengenez~ tengeneze~ andik~ andikia~
    chapish~ chor~ printie toa arrange`,
  paper: `receipt invoice certificate licence license permit document letter letterhead report statement slip note signature
    stamp seal logo sticker label hologram title deed id pin compliance approval quotation lpo cheque screenshot
    confirmation voucher timesheet muster boq risiti ankara cheti kibali stakabadhi barua sahihi muhuri stika nembo hati
    leseni karatasi makaratasi letterheads mark papers paperwork bill ticket`,
  more: `more higher bigger double inflate inflated extra additional excess overstate exaggerate increase raise pad fatter hike
    larger zaidi kubwa juu ongez~ pandish~ mara_mbili overcharge surcharge on_top triple twice`,
  less: `less fewer half reduce short under thinner smaller lower lighter weaker dilute water_down skimp shortchange punguz~
    chache kidogo pungufu nyembamba thin only chini`,
  official: `inspector officer official county government nca nema kra kebs engineer municipal chief police court judge
    auditor minister mca clerk surveyor ministry mkaguzi afisa kaunti serikali polisi askari mhandisi karo customs
    procurement committee`,
  sweetener: `bribe kickback hongo rushwa envelope gift goat lunch tea chai something_small kitu_kidogo thank_you token_of
    appreciate appreciation motivate motivation oil facilitation commission cut percent sort_out kamission asante_ya
    grease tip handshake reward kaquarter ka-something nimpe niwape tumpe kumpa umpange nimpange soda_money lubricate
    percentage brown`,
  approve: `approve pass sign clear certify overlook ignore favour favor award release validate endorse accept authorise
    authorize verify pitish~ idhinish~ sain~ kubal~ thibitish~ tia_sahihi look_away look_aside turn_a_blind macho confirm
    grant skip`,
  share: `split divide share_the share_it share_with balance difference half_each my_cut return_to_me cash_back gawan~
    tugawane difference kula tukule nikule pocket keep_the
    keep_quiet refund_the remainder surplus leftover_money`,
  victim: `client customer owner landlord boss employer donor bank insurance insurer auditor mzungu diaspora widow partner
    buyer taxpayer school church project mteja mwenye tajiri bima benki mwajiri old_man investor shareholder tenant
    mwenye_nyumba ngo sponsor`,
  fakeQuality: `expired old used reject substandard cheap cheaper inferior weak rusty second-hand adulterated low-grade thin
    duplicate chinese local iliyoisha imeisha zamani mbovu feki rahisi zilishaexpire untested failed failing condemned
    quarry_dust majivu ash salty soil`,
  passAsNew: `sell_as pass_as label_as as_new as_genuine as_original look_new look_like as_if repack rebag relabel reseal refill
    rebrand repaint repackage kama_mpya mpya pass_it sell_it_as sold_as sell_them_as charge_as call_it tell_him tell_her
    tell_them nimwambie niwaambie kumbe full_strength ionekane zionekane appear seem`,
  steal: `steal rob loot siphon pilfer nick pinch swipe burgle shoplift hijack embezzle misappropriate divert ib~ kuiba niibe
    tuibe pora~ nyakua~ kupora wizi mwizi stolen theft loot looted kuibiwa kuokota chomoa sanya nyang'anya nyang'any~
    help_ourselves take_without walk_away_with make_off grab kuiba lift_from`,
  dubious: `no_receipt without_receipt fell_off back_of origin wherever_they don't_ask do_not_ask came_from ya_wizi za_wizi
    za_kuokota ya_deal za_deal magendo contraband smuggled black_market hot unlicensed illegal illegally unlawfully
    without_licence without_license without_permit no_licence no_license no_permit bila_leseni bila_kibali bila_risiti
    haina_receipt hazina_receipt don't_care don't_mind`,
  sell: `sell resell offload fence dispose market flog buyer uz~ kuuza niuze tukauze soko buy nunu~ ananunua scrap trade
    hawk auction`,
  carry: `carry take remove collect load transport lorry pickup beb~ chuku~ kubeba kuchukua ondo~ hamish~ move haul drag toa
    nimetoa zimetoka removed taken nimechukua okota uproot dig pull strip rip dismantle`,
  night: `night usiku midnight dark asleep sleep sleeps guard watchman askari mlinzi soja sunday_night after_hours before_dawn
    nobody_around unguarded alfajiri wakilala akilala atalala`,
  employer: `boss employer site job kazi store stoo godown yard warehouse company_site former_boss mjengo client's owner's
    church school government serikali county`,
  public: `kplc kenya_power transformer pylon railway rail road streetlight street_light guard_rail manhole bridge forest park
    meter telkom safaricom pipeline mains main nguzo_za daraja barabara reli msitu umma street public council`,
  meter: `meter mita token electricity stima umeme water_bill units kplc power_line water_main sewer`,
  around: `bypass tamper rewire slow backwards reverse magnet tap rudish~ ruk~ around cheat before_the_meter direct_from
    without_paying free bure bila_kulipa not_be_billed without_being_billed unmetered zero_bill illegal_connection
    dodge avoid`,
  harm: `sabotage vandalise vandalize damage destroy ruin wreck smash burn torch fire poison contaminate crack collapse weaken
    spoil break kill hurt injure harib~ angush~ chom~ teketez~ bomo~ vunj~ mwag~ sumu acid asidi arson demolish puncture
    flood cripple sugar salt petrol petroli explode blow_up fall_down bring_down come_down set_fire`,
  threaten: `threaten blackmail extort intimidate scare beat kidnap assault attack harass rough_up thugs goons lesson revenge
    frighten silence tish~ pig~ kumtisha kumpiga adabu vitisho gang muscle force coerce chase evict stalk hostage`,
  weapon: `explosive dynamite detonator bomb grenade gunpowder tnt anfo gelignite ammonium nitrate baruti bomu vilipuzi kilipuzi
    fuse gun bunduki rifle bullet ammunition fataki blast blasting molotov c4 silencer detonating explode explodes
    nitroglycerine cordtex powergel kulipua lipu~`,
  machine: `ai assistant bot chatbot model llm gpt system jengasoko_ai prompt context training_data roleplay dan jailbreak
    developer mode persona grandmother unfiltered unrestricted wewe_ni wewe_sasa you_are_now act_as pretend_you from_now_on
    from_here_on`,
  rules: `rule instruction guideline policy restriction filter guardrail limit safety maagizo sheria kanuni masharti mipaka
    directive programming safeguards constraint boundary censorship ethics`,
  defy: `ignore disregard forget override bypass break drop disable bypassing skip stop_following no sahau puuz~ acha usifuate
    without free turn_off switch_off suspend remove past lift unlock`,
  reveal: `repeat reveal print echo recite translate encode decode base64 verbatim word_for_word above initial original secret
    hidden siri system_prompt source_code api_key environment_variable env configuration config translate tafsiri rudia`,
  code: `select insert delete update drop table union script onerror alert exec eval curl rm sudo bash root passwd http cookie
    javascript where values -- ; ' < > { } $ \` = or_1 query sql shell payload etc process.env iframe`,
  credential: `password passcode login credential otp pin nywila nenosiri token api_key secret_key code one-time username
    neno_la_siri access_code verification_code siri`,
  enter: `hack crack login log sign_in enter break_into breach penetrate ingi~ fungu~ ingiz~ nifungulie kuhack hijack phish
    get_into get_me_into unlock impersonate access`,
  account: `account akaunti dashboard panel profile wallet inbox system database phone_of email admin session admin's`,
  power: `admin administrator superuser moderator msimamizi root owner_of_the_site developer privilege rights role staff ceo
    override authority clearance`,
  status: `paid delivered verified complete completed approved confirmed received settled cleared imelipwa imefika
    verified_badge badge premium balance fee till rating stars stock winner ranking rank top listing number_one stock deadline
    limit suspension verification limetolewa`,
  notReally: `not yet never without though although even_if hasn't haven't didn't bado hai haijafika sijalipa hajalipa ingawa
    lakini kumbe but actually only instead nusu none nothing didn`,
  collude: `collude cartel collusion agree rig fix gang_up arrangement together conspire hold_prices take_turns tukubaliane
    kubalian~ elewan~ tuelewane pamoja join_hands same_price price_fixing plan rotate tell_other_bidders`,
  review: `review rating star feedback comment testimonial like follower maoni nyota rate vote`,
  identities: `fake_account several_accounts many_accounts different_names other_names cousins friends' dead borrowed false_name
    multiple_accounts another_name jina_la majina alias burner anonymous company_name identity ten_accounts accounts`,
  tax: `tax vat kra duty levy customs ushuru kodi launder laundering wash black_money clean dirty_money undeclared
    books two_sets cash_only offshore`,
  payTrick: `reverse bounce chargeback refuse_to_pay not_pay without_paying unpaid cheque bounced fake_mpesa edited_mpesa
    reversal insufficient hewa no_money disappear run_away vanish sitalipi nisilipe hama nihame kutoroka toroka`,
  mpesa: `mpesa m-pesa till paybill bank transfer sms screenshot message confirmation`,
  complaint: `cheated_me was_cheated were_cheated sold_me gave_me charged_me charged_us billed_me was_billed i_suspect suspect i_fear
    report complain complaint ripoti kuripoti niripoti lalamik~ nimeuziwa niliuziwa ananidanganya refuse refused my_rights
    genuine how_do_i_know how_can_i_tell how_to_tell recognise recognize detect spot is_this_real is_it_real avoid_fake
    not_fake asks_me ask_me ananiomba anataka_rushwa offered_me scammer victim_of fraudster liable sue legal_action wrong
    mistake by_mistake makosa`,
  suffered: `was_stolen were_stolen got_stolen been_stolen stole_my someone_stole thieves thief wezi nimeibiwa waliiba wameiba
    iliibiwa imeibiwa burnt_down was_burnt lost nimepoteza nilipoteza broke broken imeharibika iliharibika damaged
    collapsed fell ulianguka vandalised_my threatened_me threatens_me ananitisha storm rain accident iliungua`,
  prevent: `prevent stop protect against avoid secure security lock safe anti proof lind~ zuia kuzuia kulinda deter alarm
    cctv fence burglar keep_out insured`,
  legal: `legal allowed law permitted right_to inaruhusiwa ni_halali proper official_way how_long which_documents required
    apply application honest honestly licensed registered genuine original kihalali halali authorised authorized with_papers`,
  service: `deliver delivery need want price cost cheapest compare find supplier available stock nahitaji nataka natafuta
    naomba bei_gani wapi how_many ngapi kiasi_gani ratio mix thickness recommend best which where`,
  mySide: `quoted_me sent_me sent_to_me my_order my_rfq my_account my_quotation my_own my_request my_invoice my_receipt my_shop
    my_supplier oda_yangu rfq_yangu akaunti_yangu duka_langu i_ordered i_posted i_paid i_bought nimelipa niliagiza
    nimenunua niliyonunua nilizopata nilizopewa nilizotumiwa i_received we_received i_lost my_cement my_data my_password
    forgot_my my_rating my_payment my_delivery my_list my_items`,
} as const;
export type Sense = keyof typeof senses;
