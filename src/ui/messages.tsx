import { createContext, type ReactNode, use } from 'react';
import type { Language, Messages } from '../messages/index.ts';

export type Area = keyof Messages;

/** The texts of one area, or the promise of them where they are still on their way. */
export type ReadTexts = <A extends Area>(area: A) => Messages[A] | Promise<Messages[A]>;

interface MessagesValue {
  readonly language: Language;
  readonly readTexts: ReadTexts;
  /** Names of categories by slug where the reader's language has its own. */
  readonly categoryNames?: Readonly<Record<string, string>> | undefined;
}

const MessagesContext = createContext<MessagesValue | null>(null);

export function MessagesProvider(props: MessagesValue & { children: ReactNode }) {
  const { children, ...value } = props;
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function useMessagesValue(): MessagesValue {
  const value = use(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

/**
 * The texts of one area in the reader's language: `const t = useTexts('nav'); t.products`. An area
 * that is not here yet is waited for, while what was on the screen stays there.
 */
export function useTexts<A extends Area>(area: A): Messages[A] {
  const texts = useMessagesValue().readTexts(area);
  return texts instanceof Promise ? use(texts) : texts;
}

type LoadTexts = (areas: readonly Area[]) => Promise<unknown>;

let load: LoadTexts = () => Promise.resolve();

/** Said by who keeps the texts, in the browser; the server has them all. */
export function loadTextsBy(loader: LoadTexts): void {
  load = loader;
}

/** Loads areas ahead of what shows them. Rejects where one cannot be loaded. */
export const loadTexts: LoadTexts = (areas) => load(areas);

/** What could not be loaded is asked for again when it is next shown. */
export const retryTexts = (): void => void load([]);

/** Areas that translate the data's own English words. */
export const translations: readonly Area[] = [
  'attributes',
  'attributeValues',
  'descriptions',
  'materials',
  'quantities',
  'productTypes',
];

/**
 * The texts of an area that translates the data's own English words. Null in English, which needs
 * no translation and loads none, and where no area is asked for.
 */
export function useTranslations<A extends Area>(area: A | null): Messages[A] | null {
  const { language, readTexts } = useMessagesValue();
  if (language === 'en' || area === null) return null;
  const texts = readTexts(area);
  return texts instanceof Promise ? use(texts) : texts;
}

export const useCategoryNames = () => useMessagesValue().categoryNames;

/** For texts that are needed only when something goes wrong: `await useReadTexts()(area)` loads them then. */
export const useReadTexts = (): ReadTexts => useMessagesValue().readTexts;

export function useLanguage(): Language {
  return useMessagesValue().language;
}

/** Reads from a whole catalogue, as the server and tests have it. */
export function readFrom(messages: Messages): ReadTexts {
  return (area) => messages[area];
}
