import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTexts } from './messages.tsx';
import { Button } from './primitives/button.tsx';

/** What stands below the heading of a part of a page that could not be read. */
export function PartFailed({ text }: { text: string }) {
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{text}</p>
      <Button variant="outline" onClick={() => void revalidate()}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
    </div>
  );
}
