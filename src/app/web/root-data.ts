import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { readFrameUser } from '../../domains/accounts/web/public.tsx';
import type { Category } from '../../domains/catalogue/schema.ts';
import type { Language } from '../../messages/index.ts';
import { noteSession } from '../../ui/data/browser-page.ts';
import type { PageRequest } from '../../ui/data/page-context.ts';

export interface RootData {
  readonly language: Language;
  readonly theme: PageRequest['theme'];
  readonly origin: string;
  readonly isDemo: boolean;
  readonly notice: string | null;
  readonly user: CurrentUser | null;
  /** In Swahili by slug; missing in English, which the data is in. */
  readonly categoryNames?: Readonly<Record<string, string>>;
}

/** What every page's frame needs. A visitor without a session makes no private call. */
export async function rootData(page: PageRequest): Promise<RootData> {
  const { language, theme, origin, isDemo } = page;
  const [user, notice, categoryNames] = await Promise.all([
    page.hasSession ? page.api.getOrNull<CurrentUser>('/api/user') : null,
    page.notice(),
    language === 'sw' ? swahiliNames(page) : null,
  ]);
  return { language, theme, origin, isDemo, notice, user, ...(categoryNames && { categoryNames }) };
}

/** Where they cannot be read the page shows the English ones. */
async function swahiliNames({ api }: PageRequest): Promise<Readonly<Record<string, string>>> {
  const categories = await api
    .get<readonly Category[]>('/api/categories')
    .catch((): readonly Category[] => []);
  return Object.fromEntries(
    categories.flatMap(({ slug, nameSw }) => (nameSw === null ? [] : [[slug, nameSw]])),
  );
}

let shown: RootData | null = null;

/** Remembers what the frame shows, in the browser, for readRootAgain. */
export function keepRootData(root: RootData): void {
  shown = root;
  noteSession(root.user !== null);
}

/** What every page's frame needs, once more: only who is signed in can have changed. */
export async function readRootAgain(fromServer: () => Promise<RootData>): Promise<RootData> {
  if (!shown) return fromServer();
  const user = await readFrameUser(shown.user, async () => (await fromServer()).user);
  noteSession(user !== null);
  return { ...shown, user };
}
