import { createContext } from 'react-router';
import type { Language } from '../../messages/index.ts';
import type { ApiClient } from './api-client.ts';

/** What the server hands to the loaders of one page request. Loaders know nothing else of it. */
export interface PageRequest {
  readonly api: ApiClient;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  /** Absolute address of the site without a trailing slash, for canonical links and sharing. */
  readonly origin: string;
  /** True where the catalogue is the demo's: its prices are invented, and pages say so. */
  readonly isDemo: boolean;
  /** What every page says above its content at the moment; null where there is nothing. */
  readonly notice: () => Promise<string | null>;
  /** False where the request carries no session cookie: such a page makes no private call. */
  readonly hasSession: boolean;
  /** Names the page's own scripts and styles to the browser. */
  readonly nonce: string;
  /** Addresses of the built files that hold texts of these areas in the page's language. */
  readonly textFiles: (areas: Iterable<string>) => readonly string[];
}

export const pageRequest = createContext<PageRequest>();
