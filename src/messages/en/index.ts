import { accounts } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { messaging } from './messaging.ts';
import { nav } from './nav.ts';
import { site } from './site.ts';
import { ui } from './ui.ts';

export const en = { accounts, catalogue, common, messaging, nav, site, ui } as const;
