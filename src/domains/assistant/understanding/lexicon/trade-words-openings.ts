/** How sites call doors and windows, what they hang and lock by, and what fixes things; phrases parted by commas. */
export const openingWords: Readonly<Record<string, string>> = {
  'flush-door':
    'flush doors, interior doors, bedroom doors, wooden doors, inside door, inner doors, internal door, internal doors, room door, milango ya ndani, milango ya mbao, milango ya bedroom, mlango wa bedroom, milango ya vyumba, mlango ya mbao, hollow core door, flush dor, wooden door, ply doors, plywood door, mlango wa chumba, milango ya plywood, semi solid door, semi solid flush, semi solid, mdf door, bedroom dor, interior dor, wc door',
  'panel-door':
    'panel doors, mahogany doors, hardwood door, hardwood doors, solid wood door, paneled door, panelled door, milango ya mahogany, main entrance door, front door, solid mahogany door, mlango mkuu, mlango wa mbele, main door mbao, engineered door, front door mahogany, mvule door, mvuli door, mvule main door, solid timber door, carved door, mlango wa mvule, mlango wa mahogani, milango ya mvule, mlango wa sitting room, mlango wa mbao ngumu, mahogany dor, mahogani door, teak door',
  'steel-door':
    'steel doors, metal doors, security doors, iron door, milango ya chuma, steel security door, chuma door, metallic door, double steel door, main door chuma, chinese steel door, armoured door, armored door, burglar proof door, burglar door, turkish door, china door, security main door, metallic main door, grill door, mlango wa grill, multilock door, multi lock door, steel dor, milango ya vyuma',
  'door-frame':
    'timber door frames, door frames, frames za milango, fremu za milango, frame ya mlango, frames za mlango, fremu, frame za mlango, hardwood frame, doorframe, door jamb, frame ya chuma, frames za mbao, wooden door frame, timber door frame, hardwood door frame, steel door frame, metal door frame, mahogany door frame, door casing, door surround, architrave, architraves za milango, frame ya mlango wa mbao, miimo ya mlango, kizingiti, door frame ya mbao',
  'steel-window':
    'steel windows, metal windows, casement windows, steel casement, window frames, madirisha ya chuma, dirisha ya chuma, windows za chuma, metallic window, burglar proof windows, dirisha, madirisha za chuma, window za chuma, steel casement windows, windows, window, dirisha ya grill, casements, metallic casement, louvres, z section window, windo ya chuma',
  'aluminium-window':
    'aluminium windows, aluminum window, aluminum windows, aluminium sliding window, sliding windows, aluminium frame window, madirisha ya aluminium, window za aluminium, windows za aluminium, dirisha ya aluminium, alu windows, aluminium sliding windows, alumin window, aluminium sliding, aluminium sliders, slider windows, powder coated window, powder coated aluminium, aluminium frames, aluminium glass window, aluminium casement, projecting window, madirisha ya kuslide, dirisha la kuslide, madirisha ya kuteleza, dirisha la kuteleza, madirisha ya slide, slide window, madirisha ya kisasa',
  'window-glass':
    'window panes, window glasses, clear glasses, obscure glasses, glass sheet, glass panes, pane, panes, vioo, kioo cha dirisha, vioo za dirisha, glass ya dirisha, glass ya window, frosted glass, glazing, glass 4mm, bathroom glass, frosted',
  'glass-block':
    'glass blocks, glass bricks, matofali ya kioo, blocks za glass, bloki za kioo, crystal block, see through block, glass blok, see through bricks',
  'mortice-lock':
    'mortice locks, mortise locks, door locks, union locks, lever locks, mortice, mortise, vitasa, kitasa cha mlango, kitasa ya mlango, vitasa vya milango, lock za milango, door handle lock, locks za mlango, 3 lever lock, 2 lever lock, door handles, door handle, makitasa, doorlock, lockset, handle lock, internal door lock, bedroom door lock, interior door lock, handle sets, lever handles, deadbolt, kishikio cha mlango, doorknob, door knob',
  'cylinder-lock':
    'cylinder locks, yale locks, yale, night latches, rim lock, rim locks, nightlatch, gate lock, rimlock, nite latch, night lock, rim cylinder, rim latch, cylindrical lock, knob lock, ball lock, round lock, main door lock, front door lock, outer door lock, kitasa cha mlango wa nje, kitasa cha main door, lock ya mlango wa mbele, self locking lock, euro cylinder, cylinder barrel, lock barrel, tri circle rim lock, yele lock, spring lock, kitasa cha geti, narrow stile lock',
  padlock:
    'padlocks, makufuli, kufuli za gate, kufuli kubwa, pad lock, pad locks, kofuli, kufuli ya geti, tri circle, tricircle, solex, kifuli, pad lok, viro padlock, globe padlock, yale padlock, container lock',
  'door-hinge':
    'hinges, butt hinges, door hinges, hinji za mlango, hinges za mlango, bawaba za mlango, hinji ya mlango, bawaba ya mlango, pata, patta za mlango, hinges za milango, pata ya mlango, bawaba za milango, tee hinge, ball bearing hinge, hinchi za mlango, patta, bawaba za mlango na dirisha, vipini vya mlango, inges',
  'tower-bolt':
    'tower bolts, door bolts, towerbolt, komeo la mlango, makomeo, komeo ya mlango, barrel bolt, bolt ya mlango, slide bolt, door latch, latch, sliding bolt, latch ya mlango, tawa bolt, window bolt, flush bolt, door slide, gate bolt, pad bolt, padbolt, aldrop, al drop, kitawa cha mlango, bolt za dirisha, bolti ya mlango, lachi, lachi ya mlango, kilango bolt, tower bolti, kikomeo',
  'door-closer':
    'door closers, hydraulic door closer, door closing arm, closer ya mlango, closer, self closing door arm, automatic door closer, door check, hydraulic door arm, door closing machine, door closing device, self closing door, floor spring, mkono wa mlango, mkono wa kufunga mlango, mashine ya kufunga mlango, door spring, door cloza, door arm',
  'cabinet-hinge':
    'cabinet hinges, concealed hinges, kitchen hinges, soft close hinge, soft close hinges, hinges za cabinet, hinges za kabati, bawaba ya kabati, wardrobe hinges, hydraulic hinges, hinji za kabati, soft close, kabati hinge, hidden hinge, soft closing hinge, soft closing, softclose hinge, cup hinge, euro hinge, auto hinge, kitchen cabinet hinge, cupboard door hinges, wardrobe door hinges, cabinet door hinges, full overlay hinge, half overlay hinge, overlay hinge, pata za kabati, patta za kabati, furniture hinge',
  'drawer-runner':
    'drawer runners, drawer slides, drawer channels, drawer channel, telescopic channels, telescopic runner, telescopic runners, reli za droo, drawer rail, drawer rails, runners za drawer, reli za drawer, droo reli, reli ya droo, slides za drawer, drawer sliders, drawer glide, drawer guide, ball bearing slides, ball bearing runner, ball bearing drawer, ball bearing drawer slides, ball bearing channel, telescopic rail, telescopic slide, soft close runner, soft close drawer, soft close slides, drawer track, reli za madroo, kitchen runners, full extension slide, full extension runners, draw runners, draw slides',
  'hasp-staple':
    'hasps, hasp and staples, hasp staple, hasp ya kufuli, hasp & staple, haspi ya mlango, pata na kufuli, hasp lock, padlock hasp, staple ya kufuli, patta ya kufuli, ears za kufuli, padlock ring',
  'wire-nail':
    'nail, wire nail, ordinary nails, nails za mbao, misumari ya kawaida, carpentry nails, carpenter nails, misumari kawaida, nails za timber, misumari za mbao, msumari wa mbao, mismari, mizumari, formwork nails, ordinary nail, nails za kawaida, nels, panel pins, brads',
  'roofing-nail':
    'roof nails, umbrella nail, misumari za mabati, nails za mabati, mabati nail, misumari ya bati, nails za roofing, iron sheet nails, nails za umbrella, misumari ya kuezeka, misumari ya kofia, misumari ya mwavuli, kofia nails, capped nails, cap nails, twisted roofing nails, washered nails, spring head nails, misumari ya mabati kofia, misumari ya kichwa kikubwa, dumuzas nails, roof nels',
  'masonry-nail':
    'concrete nail, steel nails ya ukuta, misumari ya chuma, misumari ya ukuta, hard nails, nails za concrete, misumari ya steel, misumari ya konkriti, masonry nail, wall nails, hardened nails, concrete steel nails, nails za simiti, misumari ya steel nail, misumari ya simenti, misumari ya ukutani, misumari ya mawe, misumari isiyopinda, stone nails, masonry nels, picture nails',
  'wood-screw':
    'screw, wood screw, skrubu za mbao, screws za mbao, chipboard screw, skurubu za mbao, skru, timber screws, cabinet screws, screws, skrubu ya mbao, screw za mbao, chip board screw, mdf screws, zinc screws, hinge screws',
  'self-drilling-screw':
    'self drilling screws, self drillers, roofing screws, tek, self tapping screw, self tapping screws, self tappers, screws za mabati, screw za mabati, skrubu ya mabati, self drilling, selfdrilling, mabati screws, skrubu za paa, self driller, selfdrill screws, self drill screws, teck screws, tech screws, tex screws, roofing bolts with washer, screws za bati, self tap screws, hex head screw, purlin screws, sheet metal screws, wafer head screws, iron sheet screws, skrubu za bati, skrubu za kuezeka, skrubu za kujitoboa, skrubu zenye washer, screws with rubber washer, screws za washer, screw za dumuzas, screws za box profile, seld drilling',
  'drywall-screw':
    'gypsum screws, drywall screws, black screw, screws za gypsum, screw za gypsum, plasterboard screws, skrubu ya gypsum, screws za board, dry wall screw, gypsum board screws, plaster board screws, ceiling screws, skrubu za ceiling, skrubu za dari, screws za dari, gypsam screws, jipsum screws, gipsum screws, partition screws, dry wal screws, fine thread screws',
  'fencing-staple':
    "u nail, unails, u-nails, fence staples, fencing staple, fencing nails, staple nails, nails za fence, misumari ya fensi, misumari ya ua, wire staples, misumari ya u, fence nails, u shape nails, u pins, barbed wire staples, barbed wire nails, fence pins, misumari ya senyenge, misumari ya seng'enge, misumari ya kupiga waya, misumari yu, yu nails, yunel, unel, you nails, nails za senyenge",
  'wall-plug':
    'wall plugs, rawl plugs, rawlplug, rawlplugs, fischer plugs, fisher plugs, plastic plugs, fishers, fischer, fisha za ukuta, plugs za ukuta, raw plugs, wall fishers, fisher plug, plugs za screw, roll plugs, plastic anchors, plastic wall anchors, plagi za plastiki, plagi za skrubu, plagi za screw, tv bracket plugs, red plugs, screw anchor',
  'anchor-bolt':
    'anchor bolts, rawl bolts, rawlbolt, rawlbolts, rawbolts, raw bolts, expansion bolts, expansion anchors, anchors, sleeve anchor, raw bolt, bolt ya ukuta, through bolt, roll bolt, loyal bolt, royal bolt, raw bolti, expanding bolt, expander bolt, expansion shield, dyna bolt, dynabolt, hilti bolt, concrete bolts, masonry bolts, foundation bolts, holding down bolts, bolti za zege',
  'bolt-nut':
    'bolts, nuts, bolt and nut, nut and bolt, nuts and bolts, hex bolts, roofing bolts, machine bolts, bolti, bolti na nati, nati, bolts na nuts, coach bolts, bolt na nut, nati na bolti, bolt nut washer, washers, flat washer, spring washer, stud bolts',
};
