import { isLanguage, type Language, type Messages } from '../../messages/index.ts';
import { type Area, loadTextsBy, type ReadTexts, translations } from '../../ui/messages.tsx';

/**
 * Where the texts of each language are kept. The server has them all before it renders; the browser
 * loads the areas that a page shows, each once, in the reader's language only.
 */
type Loaded = { [A in Area]?: Messages[A] | Promise<Messages[A]> };

const kept: Record<Language, Loaded> = { en: {}, sw: {} };
const files = import.meta.glob<Record<string, unknown>>([
  '../../messages/{en,sw}/*.ts',
  '!../../messages/*/index.ts',
]);
const listId = 'areas-of-texts';

/** Puts a whole catalogue in place, on the server. */
export function keepMessages(language: Language, messages: Messages): void {
  kept[language] = { ...messages };
}

/** Reads areas of one language and notes each, so that the page can say what it shows. */
export function textsReader(language: Language, shown: Set<Area>): ReadTexts {
  return (area) => {
    shown.add(area);
    return readArea(language, area);
  };
}

/**
 * A promise that was given out stays the answer: React replays a component that waited and expects
 * it to wait for the same thing again (it fails with error 467 otherwise).
 */
function readArea<A extends Area>(language: Language, area: A): Messages[A] | Promise<Messages[A]> {
  const known = kept[language][area];
  if (known) return known;
  const loading = loadArea(language, area);
  (kept[language] as Record<string, unknown>)[area] = loading;
  return loading;
}

async function loadArea<A extends Area>(language: Language, area: A): Promise<Messages[A]> {
  const load = files[`../../messages/${language}/${area}.ts`];
  try {
    if (!load) throw new Error(`There are no texts "${area}" in "${language}"`);
    return (await load())[area] as Messages[A];
  } catch (error) {
    // The next reader tries again: a phone may only have been out of reach.
    delete kept[language][area];
    throw error;
  }
}

/** Stands behind everything else of the page, when what it shows is known. */
export function ShownTexts({ areas }: { areas: ReadonlySet<Area> }) {
  return <i hidden id={listId} data-areas={[...areas].join(' ')} suppressHydrationWarning />;
}

/** Loads what the server's page shows, before the browser takes it over. */
export async function loadShownTexts(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const areas = document.getElementById(listId)?.dataset.areas?.split(' ') ?? [];
  const load = (wanted: readonly Area[]) =>
    Promise.all(
      wanted
        .filter((area) => language !== 'en' || !translations.includes(area))
        .map(async (area) => {
          (kept[language] as Record<string, unknown>)[area] = await readArea(language, area);
        }),
    );
  loadTextsBy(load);
  await load(areas as Area[]);
}
