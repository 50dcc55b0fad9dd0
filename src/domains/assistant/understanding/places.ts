import type { Token } from '../../materials/language/public.ts';
import type { Knowledge, Place } from './knowledge.ts';

export interface FoundPlace {
  readonly county: string;
  /** Null where only a county is named. */
  readonly town: string | null;
}

interface Mention {
  readonly places: readonly Place[];
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

const leading = new Set(
  'in at to near around niko iko site huku hapa kule karibu mpaka hadi deliver delivered delivery hapo based from kutoka outside pale within tuko ziletwe iletwe niletwe for nipelekee peleka niletee plot shamba nyumba project'.split(
    ' ',
  ),
);
const strongLead = new Set('to mpaka hadi niko tuko iko ziko'.split(' '));
/** Where the goods go, whoever writes from elsewhere: "niko Nairobi lakini site iko Bondo". */
const destination =
  /^(?:deliver\w*|site|project|ship|shipped|send|build|building|kujenga|najenga|tunajenga|jenga|leten?i|mlete|[a-z]{0,4}(?:pelek|letw|lete(?:w|e)|fikish)\w{1,3}|[uziy]{1,2}naenda|unaenda)$/;
const origin = new Set(['from', 'kutoka', 'nimetoka', 'natoka', 'toka', 'tumetoka']);
/** Everyday words first: places only where they are written as names, or something leads to them. */
const hardlyPlaces = new Set(
  'tena miwani kiwanja dunga madogo magumu kiboko kasuku nyayo kasa wote'.split(' '),
);
/** Names that are everyday words as well: places only where something says so. */
const rarelyPlaces = new Set(
  'miwani town banana engineer turbo maua ziwa bamburi mazeras kite buru simba wote fedha pioneer london salama bahati hindi soy manga satellite milimani manyatta riverside landless racetrack starehe brooke flax tot kola sega uplands regen rafiki kabati huruma mwembe karaba kisasi total plateau bomas jamhuri madaraka soko nuu tawa bute posta kuria mwiki konza theta gateway portland majengo pipeline chokaa bamba'.split(
    ' ',
  ),
);
/** Written as a name they may be a brand, a title or a heading. */
const brandsAsWell = new Set('simba bamburi turbo engineer total town soko posta'.split(' '));
/** Materials that are called by where they come from: "Machakos sand", "mchanga wa Mwingi". */
const fromThere = new Set(
  'sand stone stones mchanga jiwe mawe cement simiti cladding tile tiles saruji ballast mazeras'.split(
    ' ',
  ),
);
const stoneWords = ['stone', 'stones', 'mawe', 'jiwe', 'soapstone', 'cladding'];
const cementWords = ['cement', 'simiti', 'saruji', 'sementi'];
const besideJoints = new Set(['and', 'na', '&', 'vs', 'versus', 'than', 'kuliko']);
/** Places whose name is also that of a material, each with the words that it is said with. */
const brandNames: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['bamburi', new Set(cementWords)],
  ['mombasa', new Set(cementWords)],
  ['athi', new Set(cementWords)],
  ['savannah', new Set(cementWords)],
  ['kisii', new Set(stoneWords)],
  ['mazeras', new Set([...stoneWords, 'tile', 'tiles'])],
  ['karatina', new Set(stoneWords)],
  // Swahili for lime, and for a metal sheet.
  ['chokaa', new Set(['ya', 'za', 'na', ',', 'wa', 'mifuko', 'mfuko', 'bag', 'bags', 'kilo'])],
  ['bamba', new Set(['ya', 'za', 'la', 'na', ','])],
]);

/** The place that the message is about and the positions it takes; the county where that is said. */
export function findPlace(
  knowledge: Knowledge,
  tokens: readonly Token[],
): { place: FoundPlace | null; positions: ReadonlySet<number> } {
  const mentions = mentionsOf(knowledge, tokens);
  const positions = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at += 1) positions.add(at);
  return { place: choose(knowledge, mentions, tokens), positions };
}

function mentionsOf(knowledge: Knowledge, tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = 3; length >= 1; length -= 1) {
      const words = tokens.slice(at, at + length);
      if (words.length < length || words.some((token, index) => !isNameWord(token, index)))
        continue;
      const name = words.map((token) => token.text.replaceAll("'", '')).join(' ');
      const places = knowledge.placeNames.get(name) ?? knowledge.placeNames.get(bare(name));
      if (!places || !isPlaceHere(tokens, at, length, name)) continue;
      mentions.push({ places, from: at, to: at + length, weight: weightAt(tokens, at) });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** "Umoja 2": a number may be part of a name, not its beginning. */
const isNameWord = ({ kind }: Token, index: number) =>
  kind === 'word' || (kind === 'number' && index > 0);

/** "Thikani", "Nairobini": Swahili for "in Thika". */
const bare = (name: string) => (name.length > 6 ? name.replace(/ni$/, '') : name);

const weightAt = (tokens: readonly Token[], at: number) => {
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text);
  if (origin.has(before.at(-1) ?? '')) return 0;
  if (before.some((word) => destination.test(word))) return 4;
  if (before.some((word) => strongLead.has(word))) return 3;
  return leading.has(before.at(-1) ?? '') ? 2 : 1;
};

function isPlaceHere(tokens: readonly Token[], at: number, length: number, name: string): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + length]?.text ?? '';
  if (leading.has(before) && !(fromThere.has(after) && brandNames.has(name))) return true;
  // "Nyeri cement 20": only some places have a cement of their own.
  const isOfThere = fromThere.has(after) && (brandNames.has(name) || !cementWords.includes(after));
  if (isOfThere) return false;
  const before2 = tokens[at - 2]?.text ?? '';
  if (['ya', 'wa', 'la', 'za', 'of'].includes(before) && fromThere.has(before2)) return false;
  if (brandNames.get(name)?.has(before)) return false;
  // "Simba cement and Bamburi": another of the same.
  if (besideJoints.has(before) && brandNames.get(name)?.has(before2)) return false;
  if (
    brandNames.has(name) &&
    (['or', 'au', 'ama'].includes(before) ||
      ['or', 'au', 'ama'].includes(after) ||
      tokens[at + length]?.kind === 'number')
  )
    return name === 'mombasa';
  if (name === 'town') return ['in', 'at', 'to'].includes(before);
  // "Miwani ya usalama", "miwani 6": goggles.
  if (name === 'miwani' && (after === 'ya' || after === 'za' || /^\d/.test(after))) return false;
  const isNamed = tokens.slice(at, at + length).every((token) => token.isNamed);
  if (hardlyPlaces.has(name)) return isNamed || destination.test(before);
  if (!rarelyPlaces.has(name) || (isNamed && !brandsAsWell.has(name))) return true;
  return (
    ['ya', 'ni', 'kwa', ',', '-', '(', ':'].includes(before) ||
    after === 'town' ||
    (after === '' && before !== 'ya' && !['wote', 'chokaa'].includes(name))
  );
}

function choose(
  knowledge: Knowledge,
  mentions: readonly Mention[],
  tokens: readonly Token[],
): FoundPlace | null {
  if (mentions.length === 0) return null;
  const best = Math.max(...mentions.map((mention) => mention.weight));
  const first = mentions.find((mention) => mention.weight === best);
  if (!first) return null;
  const counties = new Set(
    mentions.flatMap((mention) =>
      mention === first
        ? []
        : mention.places.filter((place) => isCounty(knowledge, place)).map((place) => place.county),
    ),
  );
  const isCountySaid =
    tokens[first.to]?.text === 'county' || tokens[first.from - 1]?.text === 'kaunti';
  const place = first.places.find((one) => counties.has(one.county)) ?? first.places[0];
  if (!place) return null;
  if (isCountySaid || isCounty(knowledge, place)) {
    // "Nakuru, Naivasha" and "Katani, Machakos": the town inside the county says more.
    const inside = mentions.find(
      (mention) =>
        mention !== first &&
        mention.weight > 0 &&
        mention.places.some((one) => one.county === place.county && !isCounty(knowledge, one)),
    );
    const town = inside?.places.find(
      (one) => one.county === place.county && !isCounty(knowledge, one),
    );
    if (town) return { county: town.county, town: town.town };
  }
  const isOnlyCounty =
    isCountySaid || (isCounty(knowledge, place) && !place.aliases && place.town === place.county);
  return { county: place.county, town: isOnlyCounty ? null : place.town.replace(/\s*\(.*\)/, '') };
}

const isCounty = ({ facts }: Knowledge, place: Place) =>
  place.town === place.county && facts.counties.includes(place.county);
