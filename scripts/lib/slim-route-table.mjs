/** The browser's table of routes among the built files. */
export const routeTable = /\/manifest-\w+\.js$/;

/**
 * Takes what each route's module imports out of the browser's table of routes, which every page loads: it
 * is there for links that prefetch, and no link does (a test looks).
 *
 * @param script the built table: one assignment of a JSON object to a property of window
 * @returns the same script, shorter; throws where the table has another form
 */
export function slimRouteTable(script) {
  const parts = /^(window\.\w+=)(\{.*\})(;?\s*)$/s.exec(script);
  if (!parts)
    throw new Error('The table of routes has another form than expected; see slim-route-table.mjs');
  const [, start, json, end] = parts;
  const table = JSON.parse(json);
  for (const route of Object.values(table.routes)) route.imports = [];
  return `${start}${JSON.stringify(table)}${end}`;
}
