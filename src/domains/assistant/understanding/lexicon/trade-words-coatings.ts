/** How sites call what is glued, sealed and painted; phrases parted by commas. */
export const coatingWords: Readonly<Record<string, string>> = {
  'tile-adhesive':
    'tile adhesives, tile glue, tile fix, tile fixing, adhesive, tile mortar, gundi ya tiles, gundi ya vigae, cement ya tiles, simiti ya tiles, simiti ya vigae, saruji ya vigae, cement ya vigae, tile cement, bond ya tiles, tylbond, tilebond, adhesive ya tails, tile gum, adesive, tile ahesive, kerakoll, ceresit, ardex, thinset, thin set, tile fixer, tile fixative, tile bonding, tile paste, porcelain adhesive, porcelain tile adhesive, dawa ya kushika tiles, kam tile, sika ceram, laticrete, mapei',
  'tile-grout':
    'grouts, grouting, tile grouts, groti, grout ya tiles, grout powder, tile filler, white grout, white grout tiles, grout ya tails, tile joint, grout filler, tile jointing, dawa ya mianya ya tiles, unga wa kujaza tiles',
  'silicone-sealant':
    'silicone sealants, sealants, silicon, silicon sealant, silicone tube, silicone gel, silicon ya vioo, clear silicone, silikon, glass sealant, bathroom silicone, silicone nyeupe, caulk, caulking, polysulphide, dow corning, kauk',
  'contact-adhesive':
    'contact glues, laminate adhesive, formica glue, gundi ya formica, dunlop glue, contact gum, bostik, gundi ya ngozi, formica gum, evostik, evo stik, dunlop, dunlop adhesive, kenbond, shoe glue, rubber solution, gundi ya viti, gundi ya mbao na formica, gundi ya sponge, foam glue, gundi ya kandambili, upholstery glue, veneer glue, gundi ya mica, neoprene glue',
  'wood-glue':
    'wood adhesive, carpenter glue, wood gum, white glue ya mbao, carpentry glue, fevicol, woodglue, gundi ya seremala, pva glue, conta wood, cascamite',
  'pvc-solvent-cement':
    'glue pvc pipe, glue pipe, gundi ya pvc, gundi pipe pvc, gum ya pipe, pvc glue pipes, pvc cement, pipe cement, pvc gum, pvc adhesive, gundi ya mabomba, gundi ya pipe, glue ya pvc, solvent glue, tangit glue, pvc solvent, plumbers glue, gundi ya plumber, solvent weld, upvc glue, waste pipe glue, drainage glue',
  'pu-foam':
    'pu foams, foam spray, expanding foams, gap filling foam, foam ya madirisha, foam ya kuziba, polyurethane foam, window foam, foam ya frame, foam sealant, foam filler, sika boom',
  'emulsion-paint':
    'emulsions, vinyl paint, vinyl emulsion, silk vinyl, silk paint, vinylmatt, interior paints, wall paints, water based paint, ceiling paint, rangi ya kuta, rangi nyeupe, rangi ya plaster, economy paint, silk emulsion, inside paint, emulsion paint, matt paint, rangi ya silk, rangi ya ndani, rangi ya ceiling, covermatt, rangi ya emulsion, plastic paint, crown matt, covermat, wall colour, plascon vinyl, crown vinyl, sadolin vinyl, basco vinyl, soft white, magnolia, brilliant white, ceiling white',
  'gloss-paint':
    "gloss paints, super gloss paint, oil paints, enamel, rangi ya gloss, rangi ya mlango, rangi ya mafuta, rangi za milango, door paint, oil based paint, rangi ya gate, supergloss, gate paint, rangi ya geti, gloss ya mlango, velvaglo, glossy paint, shiny paint, rangi ya madirisha, rangi ya grill, grill paint, rangi ya kung'aa, rangi ya mlango na dirisha, hammer finish paint, rangi ya chuma ya kung'aa",
  'undercoat-paint':
    'undercoats, under coats, undercoat paint, andakoti, undercoat ya mbao, rangi ya undercoat, kwanza coat, rangi ya chini kabla, first coat paint, primer undercoat, anda coat',
  'exterior-weather-paint':
    'silicone paint, silicon paint, crown silicone, rangi ya silicone, exterior paints, weatherproof paint, outdoor paint, weather guards, external paint, rangi za nje, outer wall paint, rangi ya ukuta wa nje, rangi ya kuta za nje, exterior emulsion, weathershield paint, duracoat exterior, exterior wall paint, outside wall paint, rangi ya weatherguard, weather paint, permaplast, permaguard, ruff n tuff, ruffntuff, weathercoat, weather coat, weather shield, textured paint, texture paint, textured coating, rough cast paint, ruff and tuff, ruff & tuff, elastomeric paint, facade paint, rangi isiyofifia, perimeter wall paint, rangi ya perimeter wall, external emulsion, wetha guard, masonry paint, rangi ya jua na mvua, exterior wall coating',
  'metal-primer':
    'red oxides, red oxide primer, oxide primer, anti rust paint, antirust, rust paint, rangi ya chuma, rangi ya kuzuia kutu, primer ya chuma, metal paint, oxide paint, primer ya gate, redoxide primer, oxide, rangi ya oxide, chuma primer, rangi nyekundu ya chuma, zinc chromate, red lead, zinc primer, anti corrosion primer, anticorrosive paint, anti corrosive primer, rust inhibitor, iron primer, grill primer, primer ya madirisha ya chuma, primer ya kutu, primer nyekundu, red primer, dawa ya kutu, window primer, etch primer, primer ya vyuma',
  'roof-paint':
    'roof paints, roofing paint, rangi ya bati, rangi za mabati, iron sheet paint, rangi ya mabati, roofmaster, mabati paint, paint mabati, paint iron sheets, paint roofing sheets, paint ya mabati, rangi ya kupaka mabati, mabati coating, roof guard, roofguard, roof enamel',
  'wood-varnish':
    "varnishes, wood polish, varnish ya mbao, clear coat wood, wood stains, rangi ya milango ya mbao, varnish ya milango, sanding sealer, wood sealer, clear varnish, clear wood varnish, vanishi ya mbao, polish ya mbao, mbao varnish, polish ya milango, teak oil, teak stain, mahogany stain, wood treatment, dawa ya kung'arisha mbao, furniture polish, linseed oil, solignum, mafuta ya mbao",
  thinner:
    'thinners, turps, standard thinner, paint thinners, mafuta ya taa ya rangi, tinner, thinna, thinner ya rangi, mineral spirits, hi gloss thinner, brush cleaner, dawa ya kupunguza rangi, mafuta ya kuchanganya rangi, thiner, thiners',
  'wall-filler':
    'wall fillers, wall putty, skim coat, skimming powder, skimming putty, wallmaster, wall master, putty powder, puti ya ukuta, filler ya ukuta, skimming ya nyumba, scrim powder, skimcoat, wall skim, kandika, stucco, wallputty, mastic putty, polyfilla, finishing plaster, birla putty, birla white, walplast, dawa ya kuskim, kuskim, kuskimu, powder ya kuskim, spackle, dawa ya nyufa, dawa ya kuziba nyufa, stopping compound',
  'wall-primer':
    'wall primers, plaster primers, alkali resistant primer, primer ya ukuta, primer ya wall, wall sealer, alkali resisting primer, praima ya ukuta, first coat primer, alkali resisting, covercoat primer, alkali sealer, alkali resistant, alkali resistant sealer, sealer coat, concrete sealer primer',
  'paint-brush':
    'paint brushes, paintbrush, brushes, brush ya rangi, brashi, painting brush, painting brushes, burashi, brush ya kupaka, emulsion brush, varnish brush',
  'paint-roller':
    'paint rollers, rollers, roller ya rangi, roller brush, roller tray, painting roller, roller set, roller ya kupaka, paint tray, foam roller',
};
