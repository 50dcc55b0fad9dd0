import { isLanguage, type Language, type Messages } from '../../messages/index.ts';

const loaded = new Map<Language, Messages>();

/** Loads the texts of one language once; an unknown language is English. */
export async function loadMessages(language: string): Promise<Messages> {
  const known: Language = isLanguage(language) ? language : 'en';
  const messages =
    known === 'sw'
      ? (await import('../../messages/sw/index.ts')).sw
      : (await import('../../messages/en/index.ts')).en;
  loaded.set(known, messages);
  return messages;
}

/** The texts loaded before rendering began. */
export function loadedMessages(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The texts of "${language}" were not loaded before rendering`);
  return messages;
}
