/** Swahili verbs by their roots: "fungu" is fungua, nifungue, anafungua, kufunguliwa. */
export const swahili = (roots: string) =>
  `(?:ni|u|a|tu|m|wa|i|zi|ku|hu|si|ha)?(?:na|li|me|ta|ka|ki|nge|taka)?(?:ni|ku|m|mw|mu|wa|i|zi|li|ya|tu|ji|vi|ki)?(?:${roots.trim().split(/\s+/).join('|')})(?:a|e|i|ia|ea|ie|ee|iana|ana|isha|esha|ishe|eshe|iwa|ewa|wa|liwa|lia|lie|lishe|eni|ieni|we|nisha|za|ze)?`;
/** English verbs by their roots; a hyphen may join them to a Swahili beginning: "ana-quote", "ku-con". */
export const english = (roots: string) =>
  `(?:[a-z]{1,5}-)?(?:${roots.trim().split(/\s+/).join('|')})(?:s|es|e|ed|d|ing|er|ers|ting|ted|ning|ned|ping|ped|ies|ied)?`;
export const phrases = (list: string) =>
  list
    .trim()
    .split(/\s*;\s*/)
    .join('|');
export const concept = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'g');
