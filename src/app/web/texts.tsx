import { isLanguage, type Language, type Messages } from '../../messages/index.ts';
import { type Area, loadTextsBy, type ReadTexts, translations } from '../../ui/messages.tsx';
import { loadOnce } from './load-once.ts';

/** A reader needs the addresses of one language only. */
const areasOf = {
  en: () => import('./areas-en.ts'),
  sw: () => import('./areas-sw.ts'),
} as const;
const listId = 'areas-of-texts';

/** React Router names each navigation in the browser's history; a page that was loaded has no name. */
const visit = () => (typeof window === 'undefined' ? '' : (window.history.state?.key ?? ''));

type Texts = Messages[Area];
const textsOf = (language: Language) =>
  loadOnce<Area, Texts>(async (area) => {
    const { areas } = await areasOf[language]();
    const load = areas[`./${area}.ts`];
    if (!load) throw new Error(`There are no texts "${area}" in "${language}"`);
    return (await load())[area] as Texts;
  }, visit);

/**
 * The texts of each language. The server has them all before it renders; the browser loads the areas
 * that a page shows, each once, in the reader's language only.
 */
const kept = { en: textsOf('en'), sw: textsOf('sw') };

/** Puts a whole catalogue in place, on the server. */
export function keepMessages(language: Language, messages: Messages): void {
  for (const [area, texts] of Object.entries(messages)) kept[language].put(area as Area, texts);
}

/** Reads areas of one language and notes each, so that the page can say what it shows. */
export function textsReader(language: Language, shown: Set<Area>): ReadTexts {
  return (area) => {
    shown.add(area);
    return kept[language].read(area) as never;
  };
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
        .map(async (area) => kept[language].put(area, await kept[language].read(area))),
    );
  const forgetFailures = () => kept[language].forgetFailures();
  window.addEventListener('online', forgetFailures);
  loadTextsBy((wanted) => {
    forgetFailures();
    return load(wanted);
  });
  await load(areas as Area[]);
}
