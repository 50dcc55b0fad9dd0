import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';

/** Copies a text; where the browser does not let it, the text beside it can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied } = useTexts('account').twoStep;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Button variant="outline" onClick={copy}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
