import { Heart, Settings, Share2, ShoppingCart, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../primitives/button.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { LinkButton } from '../primitives/link-button.tsx';
import { Menu } from '../primitives/menu.tsx';
import { QuantityStepper } from '../primitives/quantity-stepper.tsx';
import { Tabs } from '../primitives/tabs.tsx';
import { Tooltip } from '../primitives/tooltip.tsx';
import { Sample } from './sample.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'accent', 'outline', 'ghost', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];

const account = [
  { id: 'profile', label: 'Profile', icon: <User />, to: '/profile' },
  { id: 'settings', label: 'Settings', icon: <Settings />, to: '/settings' },
  { id: 'off', label: 'Not allowed', disabled: true },
  { id: 'remove', label: 'Remove', icon: <Trash2 />, danger: true, separated: true },
];

export function ControlSamples() {
  return (
    <>
      <Sample name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} variant="outline">
            <ShoppingCart aria-hidden="true" />
            Size {size}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button pending>Adding...</Button>
        <LinkButton to="/products" variant="outline">
          A link
        </LinkButton>
      </Sample>
      <Sample name="IconButton, Tooltip, Menu">
        <IconButton label="Add to favourites" icon={<Heart />} />
        <IconButton label="Share" icon={<Share2 />} variant="outline" />
        <IconButton label="Cart" icon={<ShoppingCart />} variant="primary" />
        <IconButton label="Removing" icon={<Trash2 />} variant="danger" pending />
        <IconButton label="Unavailable" icon={<Share2 />} disabled />
        <Tooltip label="Counted this morning">
          <Button variant="ghost">Rest the pointer here</Button>
        </Tooltip>
        <Menu
          label="Account"
          trigger="Menu"
          variant="outline"
          items={account}
          header={<p className="font-semibold">Wanjiku Kamau</p>}
        />
      </Sample>
      <StepperSamples />
      <Sample name="Tabs">
        <Tabs
          className="w-full"
          label="Product"
          tabs={[
            { id: 'specs', label: 'Specifications', content: <p>Strength class 32.5R.</p> },
            { id: 'reviews', label: 'Reviews', content: <p>No reviews yet.</p> },
            { id: 'shipping', label: 'Shipping & Returns', content: <p>2-5 business days.</p> },
          ]}
        />
      </Sample>
    </>
  );
}

function StepperSamples() {
  const [few, setFew] = useState(5);
  const [many, setMany] = useState(120);
  return (
    <Sample name="QuantityStepper">
      <QuantityStepper label="From 5 to 8" value={few} min={5} max={8} onChange={setFew} />
      <QuantityStepper label="From 1 to 1000" value={many} min={1} max={1000} onChange={setMany} />
      <QuantityStepper label="Full" value={8} min={1} max={8} onChange={setFew} />
      <QuantityStepper label="None" value={1} min={1} max={0} onChange={setFew} disabled />
    </Sample>
  );
}
