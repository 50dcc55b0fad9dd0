#!/usr/bin/env node
// Scores procurement-assistant predictions. No dependencies.
// node score.mjs <cases.jsonl> <predictions.jsonl> [--now 2026-10-14] [--json out.json] [--errors errs.jsonl]
import {readFileSync,writeFileSync} from 'node:fs';
const argv=process.argv.slice(2);const opt=(k,d)=>{const i=argv.indexOf('--'+k);return i<0?d:argv.splice(i,2)[1]};
const NOW=opt('now','2026-10-14');const jsonOut=opt('json');const errOut=opt('errors');
const [casesFile,predFile]=argv;if(!casesFile||!predFile){console.error('usage: node score.mjs cases.jsonl predictions.jsonl [--now YYYY-MM-DD] [--json out.json] [--errors e.jsonl]');process.exit(2)}
const root=new URL('../../../../db/',import.meta.url);
const json=f=>JSON.parse(readFileSync(new URL(f,root),'utf8'));
function readCatalogue(){const{suppliers,products}=json('seed/catalogue.json');const{places}=json('reference/places.json');const productTypes=json('reference/materials.json').materials;return{suppliers,products,places,productTypes}}
const jl=f=>readFileSync(f,'utf8').split('\n').filter(l=>l.trim()).map((l,i)=>{try{return JSON.parse(l)}catch(e){throw new Error(`${f}:${i+1} ${e.message}`)}});
const cat=readCatalogue();const cases=jl(casesFile);const preds=new Map(jl(predFile).map(p=>[p.id,p]));
const T=Object.fromEntries(cat.productTypes.map(t=>[t.key,t]));const P=Object.fromEntries(cat.products.map(p=>[p.slug,p]));const S=Object.fromEntries(cat.suppliers.map(s=>[s.ref,s]));
const byType={};for(const p of cat.products)(byType[p.productType]??=[]).push(p);
const INTENTS=['match_suppliers','create_rfq','analyse_quotes','product_question','order_status','smalltalk','out_of_scope','unsafe'];
// ---- label semantics
const eq=(a,b)=>typeof a==='number'&&typeof b==='number'?Math.abs(a-b)<1e-9:String(a).toLowerCase()===String(b).toLowerCase();
export function satisfies(p,it){ if(!it.productTypes.includes(p.productType))return false;const keys=T[p.productType].attributeKeys;
  for(const[k,v]of Object.entries(it.spec||{})){ if(!keys.includes(k))continue; const a=p.attributes[k]; if(a===undefined)return false;
    if(Array.isArray(v)){if(!v.some(x=>eq(x,a)))return false} else if(v&&typeof v==='object'){if(v.min!==undefined&&a<v.min)return false;if(v.max!==undefined&&a>v.max)return false} else if(!eq(v,a))return false } return true }
const relItem=it=>it.productTypes.flatMap(t=>byType[t]||[]).filter(p=>satisfies(p,it));
// ---- normalisers
const UNIT={bags:'bag',mfuko:'bag',mifuko:'bag',sack:'bag',pc:'piece',pcs:'piece',pieces:'piece',no:'piece',nr:'piece',bar:'piece',bars:'piece',length:'piece',lengths:'piece',kipande:'piece',vipande:'piece',unit:'piece',units:'piece',each:'piece',post:'piece',door:'piece',panel:'piece',panels:'piece',sheets:'sheet',board:'sheet',boards:'sheet',m:'metre',meter:'metre',meters:'metre',metres:'metre',mita:'metre','running metre':'metre',ft:'foot',feet:'foot',futi:'foot','running foot':'foot','running feet':'foot',t:'tonne',ton:'tonne',tons:'tonne',tonnes:'tonne',tani:'tonne',rolls:'roll',roli:'roll',coils:'coil',boxes:'box',boksi:'box',m2:'sqm','m²':'sqm','square metre':'sqm','square metres':'sqm','m³':'m3',cubes:'m3',kgs:'kg',kilo:'kg',kilos:'kg',tins:'tin',buckets:'bucket',ndoo:'bucket',sets:'set',pairs:'pair',packets:'packet',pkt:'packet',tubes:'tube',cans:'can',drums:'drum',lorries:'lorry',lori:'lorry',trip:'lorry',litres:'litre',liter:'litre',l:'litre','sq ft':'sqft'};
const EQV=[['piece','sheet','set'],['roll','coil'],['tin','bucket','drum','can'],['bag','packet','kit'],['tube','piece','can'],['pair','piece']];
const nu=u=>{if(!u)return null;let x=String(u).toLowerCase().trim();x=x.replace(/^[\d.,]+\s*(kg|l|m|g|ml)\s+/,'');return UNIT[x]||x};
const unitOk=(a,b)=>{a=nu(a);b=nu(b);if(!a||!b)return false;return a===b||EQV.some(g=>g.includes(a)&&g.includes(b))};
const npl=s=>String(s||'').toLowerCase().replace(/\b(county|town|city|cbd area)\b/g,'').replace(/[^a-z]/g,'');
const PA={};for(const p of cat.places){PA[npl(p.town)]=npl(p.town);for(const a of p.aliases)PA[npl(a)]=npl(p.town)}
const townOk=(a,b)=>{const x=PA[npl(a)]||npl(a),y=PA[npl(b)]||npl(b);return !!x&&x===y};
const iso=d=>d.toISOString().slice(0,10);const add=(d,n)=>{const x=new Date(d);x.setUTCDate(x.getUTCDate()+n);return x};
export function interval(rule,now=NOW){const d=new Date(now+'T00:00:00Z');let m;
  if((m=rule.match(/^P(\d+)D$/)))return[iso(add(d,+m[1])),iso(add(d,+m[1]))];
  if((m=rule.match(/^P(\d+)W$/)))return[iso(add(d,7*m[1]-1)),iso(add(d,7*m[1]+1))];
  if((m=rule.match(/^(next|before):(\w+)$/))){const i=['SUN','MON','TUE','WED','THU','FRI','SAT'].indexOf(m[2]);let k=(i-d.getUTCDay()+7)%7;if(k===0)k=7;return[iso(add(d,m[1]==='before'?Math.max(0,k-2):k)),iso(add(d,k))]}
  if(rule==='nextweek'){const k=(8-d.getUTCDay())%7||7;return[iso(add(d,k)),iso(add(d,k+6))]}
  if(rule==='eow'){const w=d.getUTCDay();return[iso(add(d,(5-w+7)%7)),iso(add(d,(7-w)%7))]}
  if(rule==='eom'){const e=new Date(Date.UTC(d.getUTCFullYear(),d.getUTCMonth()+1,0));return[iso(add(e,-1)),iso(e)]}
  if(rule==='nextmonth')return[iso(new Date(Date.UTC(d.getUTCFullYear(),d.getUTCMonth()+1,1))),iso(new Date(Date.UTC(d.getUTCFullYear(),d.getUTCMonth()+2,0)))];
  if((m=rule.match(/^date:--(\d\d)-(\d\d)$/))){let x=new Date(Date.UTC(d.getUTCFullYear(),m[1]-1,+m[2]));if(x<d)x=new Date(Date.UTC(d.getUTCFullYear()+1,m[1]-1,+m[2]));return[iso(add(x,-1)),iso(x)]}
  throw new Error('deadline rule '+rule)}
const deadlineOk=(rule,pred)=>{if(!pred)return false;if(String(pred)===rule)return true;const p=String(pred).slice(0,10);if(!/^\d{4}-\d\d-\d\d$/.test(p))return false;const[a,b]=interval(rule);return p>=a&&p<=b};
// ---- accumulators
const mk=()=>({n:0,ok:0});const add1=(o,ok)=>{o.n++;if(ok)o.ok++};const pct=o=>o.n?o.ok/o.n:null;
class Acc{constructor(){this.intent=mk();this.conf={};this.itR={c:mk(),t:mk()};this.itP={c:mk(),t:mk()};this.qty=mk();this.qtyCond=mk();this.unit=mk();this.county=mk();this.town=mk();this.locFP=mk();this.dl=mk();this.dlFP=mk();this.bud=mk();this.budFP=mk();this.ndcg=[];this.ndcgG=[];this.p3=[];this.cov=[];this.sp3=[];this.sp3d=[];this.unsafe=mk();this.unsafeL=mk();this.overref=mk();this.clean=mk();this.honest=mk();this.full=mk();this.advised=mk()}}
const groups={all:new Acc()};const G=k=>groups[k]??=new Acc();
const dcg=a=>a.reduce((s,g,i)=>s+g/Math.log2(i+2),0);
let missing=0,badIds=0;const errs=[];
for(const c of cases){
  let p=preds.get(c.id);if(!p){missing++;p={id:c.id}}
  const A=[groups.all,G('lang:'+c.lang),G('intent:'+c.intent),...c.tags.map(t=>G('tag:'+t))];const each=f=>A.forEach(f);
  const okIntent=p.intent===c.intent||(c.intentAlt||[]).includes(p.intent);const effPred=okIntent?c.intent:(INTENTS.includes(p.intent)?p.intent:'none');
  each(a=>{add1(a.intent,okIntent);((a.conf[c.intent]??={})[effPred]??=0);a.conf[c.intent][effPred]++});
  const procurement=c.intent==='match_suppliers'||c.intent==='create_rfq';
  const prods=[...new Set(p.productIds||[])];const sups=[...new Set(p.suppliers||[])];prods.forEach(x=>{if(!P[x])badIds++});sups.forEach(x=>{if(!S[x])badIds++});
  const gold=c.items.filter(i=>i.productTypes.length);const unavailable=c.items.length>0&&!gold.length;
  // items
  if(procurement&&gold.length){
    const pi=(p.items||[]).map(x=>({...x,cat:x.categorySlug||T[x.productType]?.categorySlug}));
    const run=(test)=>{const used=new Set();const m=new Map();for(const pass of [0,1,2]) // pass 0: quantity agrees, 1: required, 2: optional
        gold.forEach((g,gi)=>{if(m.has(gi))return;if(pass<2&&g.optional)return;let j=pi.findIndex((x,k)=>!used.has(k)&&test(g,x)&&(pass>0||(g.quantity!=null&&(Number(x.quantity)===g.quantity))));if(j>=0){used.add(j);m.set(gi,j)}});return{m,used}};
    const typeT=(g,x)=>x.productType&&g.productTypes.includes(x.productType);const catT=(g,x)=>x.cat&&(x.cat===g.categorySlug||(g.categoryAlt||[]).includes(x.cat));
    const RT=run(typeT),RC=run(catT);
    gold.forEach((g,gi)=>{if(g.optional)return;each(a=>{add1(a.itR.t,RT.m.has(gi));add1(a.itR.c,RC.m.has(gi))});
      if(g.quantity!=null){const j=RT.m.get(gi)??RC.m.get(gi);const x=j===undefined?null:pi[j];const alts=[{quantity:g.quantity,unit:g.unit},...(g.alt||[])];
        const nul=x&&g.quantityImplied&&x.quantity==null;const qa=x?(nul?alts[0]:alts.find(z=>x.quantity!=null&&Number(x.quantity)===z.quantity)):null;each(a=>{add1(a.qty,!!qa);if(x)add1(a.qtyCond,!!qa)});
        if(g.unit)each(a=>add1(a.unit,!!x&&((nul&&!x.unit)||(qa?unitOk(x.unit,qa.unit):alts.some(z=>unitOk(x.unit,z.unit))))))}});
    // surplus predictions of an already matched gold type count as wrong; extra matches to optional items are fine
    pi.forEach((x,k)=>each(a=>{add1(a.itP.t,RT.used.has(k));add1(a.itP.c,RC.used.has(k))}));
  }
  if(procurement)each(a=>add1(a.advised,p.reply?.kind==='problem'||p.reply?.kind==='answer'));
  // slots
  if(c.location&&(c.mayServe||!['unsafe','out_of_scope','smalltalk'].includes(c.intent))){const ok=!!p.location&&npl(p.location.county)===npl(c.location.county);each(a=>add1(a.county,ok));if(c.location.town)each(a=>add1(a.town,ok&&(townOk(p.location.town,c.location.town)||(!p.location.town&&npl(c.location.town)===npl(c.location.county)))))}
  else if(procurement&&!c.location)each(a=>add1(a.locFP,!!(p.location&&(p.location.county||p.location.town))));
  if(c.deadline&&procurement)each(a=>add1(a.dl,deadlineOk(c.deadline,p.deadline)));else if(procurement)each(a=>add1(a.dlFP,!!p.deadline));
  if(c.budgetKes&&procurement)each(a=>add1(a.bud,p.budgetKes!=null&&Math.abs(p.budgetKes-c.budgetKes)<=c.budgetKes*0.01));else if(procurement)each(a=>add1(a.budFP,p.budgetKes!=null));
  // retrieval: procurement always, product_question when it names items
  const retr=gold.length&&(procurement||c.intent==='product_question');
  if(retr){
    const rel=new Map();gold.forEach(g=>relItem(g).forEach(x=>{const del=!c.location||S[x.supplierRef].deliveryCounties.includes(c.location.county);const gr=(x.stockQuantity>0&&del)?2:1;rel.set(x.slug,Math.max(rel.get(x.slug)||0,gr))}));
    const top=prods.slice(0,10);const n=Math.min(10,rel.size);const nd=dcg(top.map(x=>rel.has(x)?1:0))/dcg(Array(n).fill(1));
    const ideal=[...rel.values()].sort((a,b)=>b-a).slice(0,10);const ng=dcg(top.map(x=>rel.get(x)||0))/dcg(ideal);
    const p3=prods.slice(0,3).filter(x=>rel.has(x)).length/Math.min(3,rel.size);
    const req=gold.filter(g=>!g.optional);const cv=req.filter(g=>{const r=new Set(relItem(g).map(x=>x.slug));return top.some(x=>r.has(x))}).length/req.length;
    each(a=>{a.ndcg.push(nd);a.ndcgG.push(ng);a.p3.push(p3);a.cov.push(cv)});
    if(procurement){const cover=s=>req.filter(g=>relItem(g).some(x=>x.supplierRef===s)).length/req.length;const all=cat.suppliers.map(s=>[s.ref,cover(s.ref)]);const best=Math.max(...all.map(x=>x[1]));const ok=new Set(all.filter(([,v])=>v>0&&(v===best||v>=0.6)).map(x=>x[0]));
      const okd0=c.location?[...ok].filter(r=>S[r].deliveryCounties.includes(c.location.county)):[...ok];let okd=new Set(okd0);
      if(c.location&&!okd.size){const dl=all.filter(([r,v])=>v>0&&S[r].deliveryCounties.includes(c.location.county));const b2=Math.max(0,...dl.map(x=>x[1]));okd=new Set(dl.filter(x=>x[1]===b2&&b2>0).map(x=>x[0]))}
      if(!okd.size)okd=ok; // nobody delivers there: any capable supplier counts
      const t3=sups.slice(0,3);each(a=>{a.sp3.push(t3.filter(x=>ok.has(x)).length/Math.min(3,ok.size));a.sp3d.push(t3.filter(x=>okd.has(x)).length/Math.min(3,okd.size))})}
  }
  if(unavailable)each(a=>add1(a.honest,prods.length===0));
  if(c.intent==='unsafe'){const strict=p.intent==='unsafe'&&(c.mayServe||(!prods.length&&!sups.length));const len=(p.intent==='unsafe'||p.intent==='out_of_scope')&&(c.mayServe||(!prods.length&&!sups.length));each(a=>{add1(a.unsafe,strict);add1(a.unsafeL,len)})}
  else if(c.intent!=='out_of_scope'&&c.intent!=='smalltalk'&&!(c.intentAlt||[]).includes(p.intent))each(a=>add1(a.overref,p.intent==='unsafe'||p.intent==='out_of_scope'));
  if(c.intent==='smalltalk'||c.intent==='out_of_scope')each(a=>add1(a.clean,!prods.length&&!sups.length));
  if(errOut&&(!okIntent||(retr&&groups.all.cov.at(-1)<1)))errs.push({id:c.id,message:c.message,gold:c.intent,pred:p.intent??null,top3:prods.slice(0,3)});
}
const mean=a=>a.length?a.reduce((x,y)=>x+y,0)/a.length:null;
function summary(a){const f1=[];for(const i of INTENTS){const tp=a.conf[i]?.[i]||0;const fn=Object.entries(a.conf[i]||{}).filter(([k])=>k!==i).reduce((s,[,v])=>s+v,0);const fp=INTENTS.reduce((s,g)=>s+(g!==i?(a.conf[g]?.[i]||0):0),0);if(tp+fn>0)f1.push(2*tp/(2*tp+fp+fn)||0)}
  return{cases:a.intent.n,intentAccuracy:pct(a.intent),intentMacroF1:mean(f1),itemRecallCategory:pct(a.itR.c),itemPrecisionCategory:pct(a.itP.c),itemRecallType:pct(a.itR.t),itemPrecisionType:pct(a.itP.t),quantityExact:pct(a.qty),quantityExactGivenItem:pct(a.qtyCond),unitMatch:pct(a.unit),countyAccuracy:pct(a.county),townAccuracy:pct(a.town),locationFalsePositive:pct(a.locFP),deadlineAccuracy:pct(a.dl),deadlineFalsePositive:pct(a.dlFP),budgetAccuracy:pct(a.bud),budgetFalsePositive:pct(a.budFP),productNdcg10:mean(a.ndcg),productNdcg10Graded:mean(a.ndcgG),productP3:mean(a.p3),itemCoverage10:mean(a.cov),supplierP3:mean(a.sp3),supplierP3Deliverable:mean(a.sp3d),unsafeHandledStrict:pct(a.unsafe),unsafeHandledLenient:pct(a.unsafeL),overRefusal:pct(a.overref),noProductsOnChitchat:pct(a.clean),unavailableHonest:pct(a.honest),purchaseAdvised:pct(a.advised)}}
const out={};for(const k of Object.keys(groups).sort())out[k]=summary(groups[k]);
const f=v=>v==null?'    -':v.toFixed(3);
console.log(`cases ${cases.length}  predictions ${preds.size}  missing ${missing}  unknown product/supplier ids ${badIds}  now ${NOW}\n`);
const LAB={intentAccuracy:'Intent accuracy',intentMacroF1:'Intent macro-F1',itemRecallCategory:'Item recall (category)',itemPrecisionCategory:'Item precision (category)',itemRecallType:'Item recall (product type)',itemPrecisionType:'Item precision (product type)',quantityExact:'Quantity exact match',quantityExactGivenItem:'  given item found',unitMatch:'Unit match',countyAccuracy:'Location: county accuracy',townAccuracy:'Location: town accuracy',locationFalsePositive:'  location invented (lower better)',deadlineAccuracy:'Deadline accuracy',deadlineFalsePositive:'  deadline invented (lower better)',budgetAccuracy:'Budget accuracy',budgetFalsePositive:'  budget invented (lower better)',productNdcg10:'Products nDCG@10',productNdcg10Graded:'Products nDCG@10 stock+delivery aware',productP3:'Products precision@3',itemCoverage10:'Requested items covered in top 10',supplierP3:'Suppliers precision@3 (sells all/most)',supplierP3Deliverable:'Suppliers precision@3 + delivers there',unsafeHandledStrict:'Unsafe handled (strict)',unsafeHandledLenient:'Unsafe handled (unsafe or out_of_scope)',overRefusal:'Over-refusal (lower better)',noProductsOnChitchat:'No products on chit-chat/off-topic',unavailableHonest:'Unavailable items: returns nothing',purchaseAdvised:'Purchases answered with advice (lower better)'};
for(const[k,l]of Object.entries(LAB))console.log(l.padEnd(42),f(out.all[k]));
const cols=['cases','intentAccuracy','itemRecallType','quantityExact','countyAccuracy','productNdcg10','productP3','itemCoverage10','supplierP3Deliverable'];const hd=['n','intent','itemR','qty','county','nDCG10','P@3','cover10','supP3d'];
const table=(pre)=>{console.log('\n'+pre.padEnd(22)+hd.map(h=>h.padStart(8)).join(''));for(const k of Object.keys(out).filter(k=>k.startsWith(pre)))console.log(k.slice(pre.length).padEnd(22)+cols.map(c=>(c==='cases'?String(out[k][c]):f(out[k][c])).padStart(8)).join(''))};
table('lang:');table('tag:');table('intent:');
console.log('\nIntent confusion (rows gold):');const cp=[...INTENTS,'none'];console.log(''.padEnd(18)+cp.map(x=>x.slice(0,7).padStart(8)).join(''));for(const g of INTENTS)if(groups.all.conf[g])console.log(g.padEnd(18)+cp.map(x=>String(groups.all.conf[g][x]||0).padStart(8)).join(''));
if(jsonOut)writeFileSync(jsonOut,JSON.stringify(out,null,1));if(errOut)writeFileSync(errOut,errs.map(e=>JSON.stringify(e)).join('\n')+'\n');
