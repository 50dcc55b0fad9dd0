const moduleScript = /(<script nonce="[^"]*" type="module" async="">)([\s\S]*?)(<\/script>)/;
const preloadLink = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const namedImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const plainImport = /^import ("[^"]+");$/gm;

/**
 * Lets a rendered page be seen before its scripts are asked for: on a slow line they would share it
 * with the style, the letters and the pictures, and the router asks for them most urgently.
 *
 * @param html a page as the router renders it, in production
 * @returns the page with its one module script waiting for the first paint, and naming by itself what
 *   it needs, all at once; unchanged where it has no such script
 */
export function scriptsAfterPaint(html: string): string {
  const script = moduleScript.exec(html);
  if (!script) return html;
  const [whole, start, code = '', end] = script;
  const files = [...html.matchAll(preloadLink)].map(([, file]) => file);
  const waiting = `${firstPaint}
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
${importedLater(code)}`;
  return html.replaceAll(preloadLink, '').replace(whole, () => `${start}${waiting}${end}`);
}

/** A page in a tab that nobody looks at is not painted: it does not wait for long. */
const firstPaint = `await new Promise((painted) => {
  requestAnimationFrame(() => setTimeout(painted));
  setTimeout(painted, 3000);
});`;

/** The same imports as expressions, so that they wait their turn; all are fetched at once. */
function importedLater(code: string): string {
  const named = [...code.matchAll(namedImport)];
  const names = named.map(([, name]) => name).join(', ');
  const files = named.map(([, , file]) => `import(${file})`).join(', ');
  const first = `const [${names}] = await Promise.all([${files}]);`;
  return code
    .replace(plainImport, 'await import($1);')
    .replace(namedImport, (line) => (line === named[0]?.[0] ? first : ''));
}
