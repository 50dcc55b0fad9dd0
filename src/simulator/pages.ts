/** The frame of every page of the simulator: it must never be taken for the real thing. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · Simulation</title><style>${styles}</style></head>
<body><p class="mark">Simulation: no real money moves</p><main>${body}</main></body></html>`;

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
.mark { margin: 0; padding: .75rem 1rem; background: #ffc20e; color: #201a14; font-weight: 700; text-align: center; }
main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
article, details { border: 2px solid #8888; border-radius: 12px; padding: 1rem; margin: 1rem 0; }
form { display: grid; gap: .75rem; margin-top: .75rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
input, button { font: inherit; min-height: 48px; border-radius: 8px; border: 2px solid #8888; padding: 0 1rem; box-sizing: border-box; width: 100%; }
button { background: #1c7a3d; border-color: #1c7a3d; color: #fff; font-weight: 700; cursor: pointer; }
button.plain { background: transparent; color: inherit; border-color: #8888; }
summary { min-height: 32px; cursor: pointer; font-weight: 600; }
.muted { opacity: .8; }
`;

/** Where one has the phone that was asked: prompts come and go by themselves. */
export const phonePage = (): string =>
  page(
    'Simulated phone',
    `<h1>Simulated phone</h1>
<p class="muted">M-Pesa requests appear here. Any four digits are a right PIN; 0000 is a wrong one.</p>
<div id="prompts" aria-live="polite"><p id="none">No request is waiting.</p></div>
<details><summary>Pay by paybill instead</summary>
<form id="paybill"><label>Amount (KSh)<input name="amount" inputmode="numeric" required></label>
<label>Account number<input name="reference" placeholder="LPO-000001" required></label>
<label>Phone<input name="phone" value="254712345678" required></label>
<button>Send money</button><p role="status"></p></form></details>
<p><a href="/statement.csv">Statement of the paybill (CSV)</a></p>
<script>${script}</script>`,
  );

const script = `
const list = document.getElementById('prompts');
const none = document.getElementById('none');
const shown = new Map();
const answer = (id, code) => fetch('/control/answer', { method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ checkoutRequestId: id, result: code }) }).then(look);
function article(one) {
  const element = document.createElement('article');
  element.innerHTML = '<h2></h2><p></p><form><label>M-Pesa PIN<input name="pin" type="password" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" required autocomplete="off"></label>'
    + '<button>Send PIN</button><button type="button" class="plain">Cancel</button><button type="button" class="plain">Let it expire</button></form>';
  element.querySelector('h2').textContent = 'Pay KSh ' + one.amount.toLocaleString('en-KE') + ' to JengaSoko?';
  element.querySelector('p').textContent = 'Account ' + one.reference + ', phone ' + one.phone;
  const [, cancel, expire] = element.querySelectorAll('button');
  element.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    answer(one.checkoutRequestId, event.target.pin.value === '0000' ? 2001 : 0);
  });
  cancel.addEventListener('click', () => answer(one.checkoutRequestId, 1032));
  expire.addEventListener('click', () => answer(one.checkoutRequestId, 1019));
  return element;
}
async function look() {
  const prompts = await fetch('/phone/prompts').then((reply) => reply.json()).catch(() => []);
  // What somebody is typing into stays as it is.
  const waiting = new Set(prompts.map((one) => one.checkoutRequestId));
  for (const [id, element] of shown) if (!waiting.has(id)) { element.remove(); shown.delete(id); }
  for (const one of prompts) {
    if (shown.has(one.checkoutRequestId)) continue;
    shown.set(one.checkoutRequestId, list.appendChild(article(one)));
  }
  none.hidden = shown.size > 0;
}
document.getElementById('paybill').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const sent = await fetch('/control/paybill', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: Number(form.amount.value), reference: form.reference.value, phone: form.phone.value }) });
  form.querySelector('[role=status]').textContent = sent.ok ? 'Sent.' : 'It could not be sent.';
});
look();
setInterval(look, 1000);
`;
