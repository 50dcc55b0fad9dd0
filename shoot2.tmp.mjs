import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
const base='http://localhost:3390';
for (const [w,h,lang] of [[360,740,'sw'],[1280,800,'en']]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, isMobile: w<500, hasTouch: w<500 });
  const p = await c.newPage();
  p.on('console', m => m.type()==='error' && console.log('console', m.text()));
  p.on('pageerror', e => console.log('pageerror', e.message));
  const shot = async (n) => { await p.waitForTimeout(800); console.log(w, n, p.url(), await p.evaluate(() => document.documentElement.scrollWidth)); await p.screenshot({ path: `/work/h/lead.shots/s${w}-${n}.png`, fullPage: true }); };
  await p.goto(base+'/tools/takeoff?job=house&bedrooms=2&county=Kiambu');
  if (lang==='sw') { await p.locator('footer').getByText('Kiswahili').first().click(); await p.waitForTimeout(1500); }
  await shot('a-house');
  await p.getByRole('link',{name:/Save as a project|Hifadhi kama mradi/}).click();
  await p.waitForTimeout(1500);
  await shot('b-signin');
  await p.locator('input[name=identifier], input[type=email], input[name=email]').first().fill('contractor@demo.example');
  await p.locator('input[type=password]').first().fill('demo1234');
  await p.locator('form button[type=submit]').first().click();
  await p.waitForURL((u)=>u.pathname==='/projects',{timeout:20000});
  await shot('c-dialog');
  await p.getByRole('button',{name:/Save project|Hifadhi mradi/}).click();
  await p.waitForURL((u)=>/^.projects.[0-9a-f]/.test(u.pathname),{timeout:20000});
  await shot('d-project');
  await p.getByRole('link',{name:/Request quotes|Omba bei/}).nth(2).click();
  await p.waitForURL(/rfqs\/new/); await p.waitForTimeout(2500);
  await shot('e-rfq');
  console.log(await p.locator('select').evaluateAll(x=>x.map(s=>s.name+'='+s.options[s.selectedIndex]?.text)));
}
await b.close();
