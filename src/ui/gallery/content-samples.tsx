import { CategoryIcon } from '../icons/category-icon.tsx';
import { Accordion } from '../primitives/accordion.tsx';
import { Avatar } from '../primitives/avatar.tsx';
import { Badge, type BadgeVariant } from '../primitives/badge.tsx';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import { Money } from '../primitives/money.tsx';
import { Picture } from '../primitives/picture.tsx';
import { Rating } from '../primitives/rating.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { UnitPrice } from '../primitives/unit-price.tsx';
import { Sample } from './sample.tsx';

const badges: readonly BadgeVariant[] = [
  'default',
  'secondary',
  'destructive',
  'outline',
  'success',
  'warning',
];

const categories = [
  'Steel & Rebar',
  'Cement & Binders',
  'Plumbing Pipes',
  'Paint & Finishes',
  'Wood & Timber',
  'Electrical Cables',
  'Floor & Wall Tiles',
  'Tools & Equipment',
  'Roofing & Gutters',
  'Water Tanks',
  'Waterproof Barriers',
  'Sanitaryware',
  'Sand & Aggregates',
  'Blocks & Bricks',
  'Lighting & Solar',
  'Doors & Windows',
  'Locks',
  'Nails & Screws',
  'Safety Gear',
  'Paving & Kerbs',
  'Fencing & Gates',
  'Adhesives',
];

const questions = [
  {
    id: 'delivery',
    title: 'How long does delivery take?',
    content: <p>Each product shows how many days its supplier usually takes.</p>,
  },
  {
    id: 'payment',
    title: 'How do I pay?',
    content: <p>By mobile money or bank transfer, to the account on your order.</p>,
  },
];

/** @param scope Keeps the ids of the two themes apart. */
export function ContentSamples({ scope }: { scope: string }) {
  return (
    <>
      <Sample name="Badge, Avatar, Rating, Money, UnitPrice">
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        <Avatar firstName="Wanjiku" lastName="Kamau" />
        <Avatar />
        <Rating average={4.8} count={124} />
        <Rating average={3.3} count={1} compact />
        <Rating average={null} count={0} />
        <Money amount="1250750.00" className="font-semibold" />
        <UnitPrice price="780.00" unit="bag" className="text-xl" />
        <UnitPrice price="0.50" unit="piece" />
      </Sample>
      <CardSamples />
      <Sample name="CategoryIcon">
        {categories.map((name) => (
          <div key={name} className="grid w-20 justify-items-center gap-2 text-center text-xs">
            <span className="grid size-12 place-items-center rounded-control bg-brand-soft text-brand">
              <CategoryIcon name={name} />
            </span>
            {name}
          </div>
        ))}
      </Sample>
      <Sample name="Accordion">
        <Accordion
          className="w-full"
          name={`faq-${scope}`}
          items={questions.map((item) => ({ ...item, id: `${item.id}-${scope}` }))}
        />
      </Sample>
    </>
  );
}

function CardSamples() {
  return (
    <Sample name="Card, Picture, Skeleton">
      <div className="grid w-full grid-cols-2 gap-3 sm:gap-4">
        <Card as="article" interactive className="grid overflow-hidden">
          <Picture media={null} alt="Picture of a crate" sizes="50vw" className="w-full" />
          <div className="grid gap-1.5 p-3">
            <p className="text-ink-muted text-sm">Savannah Cement</p>
            <h3 className="text-base">Cement 32.5R, 50 kg</h3>
            <Rating average={4.8} count={124} compact />
            <UnitPrice price="780.00" unit="bag" className="text-lg" />
            <Button size="sm" className="mt-1">
              Add to Cart
            </Button>
          </div>
        </Card>
        <Card className="grid content-start overflow-hidden" aria-hidden="true">
          <Skeleton className="aspect-square w-full rounded-none" />
          <div className="grid gap-2.5 p-3">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-11 w-full" />
          </div>
        </Card>
      </div>
    </Sample>
  );
}
