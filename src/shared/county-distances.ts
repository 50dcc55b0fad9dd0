import type { County } from './counties.ts';

/** Latitude and longitude of the town each county is governed from, to a hundredth of a degree. */
const towns: Readonly<Record<County, readonly [latitude: number, longitude: number]>> = {
  Baringo: [0.49, 35.74],
  Bomet: [-0.78, 35.34],
  Bungoma: [0.56, 34.56],
  Busia: [0.46, 34.11],
  'Elgeyo-Marakwet': [0.67, 35.51],
  Embu: [-0.54, 37.46],
  Garissa: [-0.45, 39.65],
  'Homa Bay': [-0.53, 34.46],
  Isiolo: [0.35, 37.58],
  Kajiado: [-1.85, 36.78],
  Kakamega: [0.28, 34.75],
  Kericho: [-0.37, 35.28],
  Kiambu: [-1.17, 36.83],
  Kilifi: [-3.63, 39.85],
  Kirinyaga: [-0.5, 37.28],
  Kisii: [-0.68, 34.77],
  Kisumu: [-0.1, 34.76],
  Kitui: [-1.37, 38.01],
  Kwale: [-4.17, 39.45],
  Laikipia: [0.27, 36.54],
  Lamu: [-2.27, 40.9],
  Machakos: [-1.52, 37.26],
  Makueni: [-1.78, 37.63],
  Mandera: [3.94, 41.86],
  Marsabit: [2.33, 37.99],
  Meru: [0.05, 37.65],
  Migori: [-1.06, 34.47],
  Mombasa: [-4.05, 39.67],
  "Murang'a": [-0.72, 37.15],
  Nairobi: [-1.29, 36.82],
  Nakuru: [-0.3, 36.07],
  Nandi: [0.2, 35.1],
  Narok: [-1.08, 35.87],
  Nyamira: [-0.57, 34.94],
  Nyandarua: [-0.27, 36.38],
  Nyeri: [-0.42, 36.95],
  Samburu: [1.1, 36.7],
  Siaya: [0.06, 34.29],
  'Taita Taveta': [-3.4, 38.36],
  'Tana River': [-1.5, 40.03],
  'Tharaka-Nithi': [-0.33, 37.65],
  'Trans Nzoia': [1.02, 35],
  Turkana: [3.12, 35.6],
  'Uasin Gishu': [0.52, 35.27],
  Vihiga: [0.08, 34.72],
  Wajir: [1.75, 40.06],
  'West Pokot': [1.24, 35.11],
};

const earthKm = 6_371;
/** Roads are about so much longer than the line between two towns. */
const roadFactor = 1.3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * About how many kilometres of road lie between the towns of two counties, in tens; 0 within one
 * county, null for a county that is not one. A rough figure, for weighing offers and not for freight.
 */
export function kmBetween(one: string | null, other: string | null): number | null {
  const [from, to] = [townOf(one), townOf(other)];
  if (!from || !to) return null;
  const [fromLatitude, toLatitude] = [radians(from[0]), radians(to[0])];
  const cosine =
    Math.sin(fromLatitude) * Math.sin(toLatitude) +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.cos(radians(to[1] - from[1]));
  const km = one === other ? 0 : earthKm * Math.acos(Math.min(1, cosine)) * roadFactor;
  return Math.round(km / 10) * 10;
}

const townOf = (county: string | null) =>
  county !== null && Object.hasOwn(towns, county) ? towns[county as County] : null;
