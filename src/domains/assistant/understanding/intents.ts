/** What a message can want done. */
export const intents = [
  'match_suppliers',
  'create_rfq',
  'analyse_quotes',
  'product_question',
  'order_status',
  'smalltalk',
  'out_of_scope',
  'unsafe',
] as const;
export type Intent = (typeof intents)[number];

export type HarmlessIntent = Exclude<Intent, 'unsafe'>;
export const harmlessIntents = intents.filter((one) => one !== 'unsafe');
