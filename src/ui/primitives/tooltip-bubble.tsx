import { Tooltip } from 'radix-ui';

export interface TooltipBubbleProps {
  label: string;
  onOpenChange: (open: boolean) => void;
}

/** The open tooltip of the element around it, loaded at the first need. */
export default function TooltipBubble({ label, onOpenChange }: TooltipBubbleProps) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
