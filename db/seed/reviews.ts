import type pg from 'pg';
import { firstNames, lastNames } from './names.ts';
import { featuredSlugs, type SeededProduct } from './products.ts';
import { type Random, randomFrom } from './random.ts';
import { reviewTexts } from './review-texts.ts';

type Stars = keyof typeof reviewTexts;

/** 124 reviews whose average reads 4.8 (595 / 124). */
const featuredStars: readonly Stars[] = [
  ...repeat(5, 105),
  ...repeat(4, 14),
  ...repeat(3, 4),
  ...repeat(2, 1),
];

const otherReviewedProducts = 150;
const settledAfterDays = 60;
const yearInMinutes = 365 * 24 * 60;

interface Review {
  readonly productId: string;
  readonly author: string;
  readonly stars: Stars;
  readonly text: string;
  /** Minutes before now. */
  readonly age: number;
}

/** Writes demo reviews: the specified 4.8 of 124 for featured products, 3 to 40 for 150 others. */
export async function seedReviews(
  client: pg.ClientBase,
  products: readonly SeededProduct[],
): Promise<void> {
  const random = randomFrom(48_124);
  const now = Date.now();
  const reviews = products
    .filter((product) => featuredSlugs.includes(product.slug))
    .flatMap((product) => reviewsOf(product, random.shuffle(featuredStars), now, random));
  const others = products.filter(
    (product) => !featuredSlugs.includes(product.slug) && daysOld(product, now) > settledAfterDays,
  );
  for (const product of random.shuffle(others).slice(0, otherReviewedProducts)) {
    const stars = Array.from({ length: random.between(3, 40) }, () => drawStars(random));
    reviews.push(...reviewsOf(product, stars, now, random));
  }
  await client.query(
    `insert into reviews (product_id, author_name, rating, text, is_demo, created_at, updated_at)
       select entry."productId", entry.author, entry.stars, entry.text, true,
           now() - entry.age * interval '1 minute', now() - entry.age * interval '1 minute'
         from jsonb_to_recordset($1::jsonb) as entry
           ("productId" uuid, author text, stars smallint, text text, age integer)`,
    [JSON.stringify(reviews)],
  );
}

function reviewsOf(
  product: SeededProduct,
  stars: readonly Stars[],
  now: number,
  random: Random,
): Review[] {
  const oldest = Math.min(yearInMinutes, Math.floor(daysOld(product, now) * 24 * 60));
  return authors(stars.length, random).map((author, index) => {
    const given = stars[index] ?? 5;
    return {
      productId: product.id,
      author,
      stars: given,
      text: random.pick(reviewTexts[given]),
      age: random.between(60, oldest),
    };
  });
}

/** That many different names, shown as a first name and an initial. */
function authors(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    names.add(`${random.pick(firstNames)} ${random.pick(lastNames).charAt(0)}.`);
  }
  return [...names];
}

function drawStars(random: Random): Stars {
  const draw = random.next();
  if (draw < 0.52) return 5;
  if (draw < 0.82) return 4;
  if (draw < 0.93) return 3;
  return draw < 0.98 ? 2 : 1;
}

function daysOld(product: SeededProduct, now: number): number {
  return (now - product.createdAt.getTime()) / 86_400_000;
}

function repeat(stars: Stars, times: number): Stars[] {
  return Array.from({ length: times }, () => stars);
}
