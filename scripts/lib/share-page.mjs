/**
 * Runs in the start page: leaves the logo, the headline and the drawing of the building site, laid
 * out for 1200 by 630 pixels, the size that link previews show.
 */
export function sharePage() {
  const part = (selector) => document.querySelector(selector).cloneNode(true);
  const logo = part('header a');
  const headline = part('main h1');
  const art = part('main section svg[role="img"]');
  const strip = part('main .hazard-strip');
  logo.style.cssText = 'display:block;color:inherit;transform:scale(1.9);transform-origin:left top';
  headline.className = '';
  headline.style.cssText = 'font-size:66px;line-height:1.06;margin-top:72px';
  const words = document.createElement('div');
  words.style.cssText = 'position:absolute;left:64px;top:64px;width:560px;z-index:1';
  words.append(logo, headline);
  art.setAttribute('class', '');
  art.style.cssText = 'position:absolute;right:24px;bottom:14px;width:680px;height:auto';
  strip.style.cssText = 'position:absolute;inset:auto 0 0;height:14px';
  const page = document.createElement('div');
  page.className = 'bg-brand text-on-brand';
  page.style.cssText = 'position:fixed;inset:0;overflow:hidden;z-index:99';
  page.append(words, art, strip);
  document.body.append(page);
}
