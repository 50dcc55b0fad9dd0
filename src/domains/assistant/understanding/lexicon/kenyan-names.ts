const text = `
abdi abdalla abdallah abdullahi abdul abigael achieng adan adhiambo agnes ahmed akinyi akoth alex ali alice
allan amina amos andrew ann anna anne anthony anyango apiyo asha athman atieno auma awuor barasa
beatrice benard benson bernard beth betty brenda brian bundi caleb caren caroline catherine charity charles
chebet chege chelimo chemutai chepkemoi chepkoech chepngetich cherono cheruiyot christine chris clement
collins cynthia daniel david dennis diana dickson dorcas doris douglas duncan edith edwin elijah elizabeth
emily emmanuel ephraim eric erick esther eunice evans evelyn everlyne faith farah fatuma felix festus
florence francis fred fredrick gachanja gachoki gakuru gathoni george gerald gideon githinji gitau gitonga
githaiga grace halima hannah harrison hassan hellen henry hillary hussein ian ibrahim irene irungu isaac
isaiah ismail jackline jackson jacob jacqueline james jane janet jared jecinta jemimah jeremiah joan joel
john jonah joseph josephine joshua joyce judith julia julius juma kamande kamau karanja kariuki karimi
kassim keith kelvin kenneth kevin khadija khalid kibet kigen kihara kilonzo kimani kimeu kimutai kinuthia
kinyanjui kinyua kioko kipchoge kipchumba kipkemboi kipkorir kiplagat kipngetich kiprono kiprop kiprotich
kiptoo kirui kithinji kiragu koech koome korir langat lawrence leah lilian linet lucy lydia macharia magdalene
mahmoud maina makau makena makokha margaret maria mariam martha martin mary maureen mbithi mbugua
mercy michael miriam mohamed mohammed monica moraa moses muchiri mugambi mugo muhia muiruri mukami munene
mungai murage murigi muriithi muriuki murithi musa musau musyoka muthoni muthui mutua mutuku mutiso mutinda
mutunga mwaniki mwangi mwanzia mwende mwenda mwikali naliaka namukhula nafula nancy naomi nasimiyu ndegwa
nderitu ndichu ndirangu ndungu ndung'u nekesa ngari ngugi nicholas njau njenga njeri njogu njoki njoroge
njuguna njue nyaga nyaguthii nyakio nyambura nyamweya nyokabi obiero obonyo ochieng odhiambo oduor oduya
ogutu okello okeyo okoth olwal omar ombati omollo omondi onyango opiyo oscar osman otieno ouko ouma owino
owuor pamela patrick paul pauline peninah peter petronilla philip phoebe phyllis priscilla purity rachael
rachel rashid rebecca regina rehema rhoda richard robert ronald rono rosemary rotich ruth rutto said salim
salome sammy samson samuel sang sara sarah saidi scholastica sheila shadrack sharon simiyu simon solomon
sophia stanley stella stephen steven susan sylvia tabitha teresia terry thomas thuku tim timothy titus tom
tonui vera veronica victor victoria vincent vivian wafula wairimu waithaka waithera waiganjo walter wambua
wambugu wambui wamboi wangare wangari wangechi wanjala wanjiku wanjiru wanjohi wanyama wanyonyi waweru were
wekesa wilson winfred winnie wycliffe yusuf yvonne zachary zainab zipporah`;

/** First names and family names that are common in Kenya, in small letters. */
export const kenyanNames: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
