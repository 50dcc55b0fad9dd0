import { createContext, type ReactNode, useContext } from 'react';
import type { Language, Messages } from '../messages/index.ts';

interface MessagesValue {
  readonly language: Language;
  readonly messages: Messages;
}

const MessagesContext = createContext<MessagesValue | null>(null);

export function MessagesProvider(props: MessagesValue & { children: ReactNode }) {
  const { children, language, messages } = props;
  return <MessagesContext value={{ language, messages }}>{children}</MessagesContext>;
}

function useMessagesValue(): MessagesValue {
  const value = useContext(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

/** The texts of one area in the reader's language: `const t = useTexts('nav'); t.products`. */
export function useTexts<Area extends keyof Messages>(area: Area): Messages[Area] {
  return useMessagesValue().messages[area];
}

export function useLanguage(): Language {
  return useMessagesValue().language;
}
