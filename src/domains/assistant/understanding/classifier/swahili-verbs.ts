const list = (text: string) => ['', ...text.split(' ')];

/** Who does it, when, and to whom: "ni-ta-ku-onyesha", "a-si-ju-e", "wa-me-m-danganya". */
const subjects = list('ni u a tu m mu wa i zi ki vi li ya ku hu si ha hatu hawa ziki');
const tenses = list('na li me ta ka ki nge sha taka mesha to si');
const objects = list('ni ku m mw mu wa i zi li ya tu ji vi ki u');
/** "-isha", "-iana", "-liwa", "-eni": what may stand behind the root. */
const ending =
  /^(?:i|e|li|le|an|ish|esh|iz|ez|z|sh|y|ik|ek|on|uli|w|iw|ew|liw)*(?:a|e|i|o)(?:ni|ne)?$/;
const longestEnding = 10;

/** Words of so many letters or fewer are no verbs with a person. */
export const persons = 3;

/** The roots that a word may have as a Swahili verb. */
export function swahiliRests(word: string): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const rest of withoutBeginning(word)) {
    for (let end = Math.max(1, rest.length - longestEnding); end < rest.length; end += 1) {
      if (ending.test(rest.slice(end))) roots.add(rest.slice(0, end));
    }
  }
  return roots;
}

function withoutBeginning(word: string): ReadonlySet<string> {
  const rests = new Set<string>();
  for (const subject of subjects) {
    if (!word.startsWith(subject)) continue;
    for (const tense of tenses) {
      if (!word.startsWith(tense, subject.length)) continue;
      const verb = subject.length + tense.length;
      for (const object of objects) {
        if (word.startsWith(object, verb)) rests.add(word.slice(verb + object.length));
      }
    }
  }
  return rests;
}
