import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Dialog, preloadDialog } from '../primitives/dialog.tsx';
import { Field } from '../primitives/field.tsx';
import { Input } from '../primitives/input.tsx';
import { toast } from '../toast/store.ts';
import { Sample } from './sample.tsx';

export function OverlaySamples() {
  const [form, setForm] = useState(false);
  const [question, setQuestion] = useState(false);
  return (
    <Sample name="Dialog, toast">
      <Button variant="outline" onPointerEnter={preloadDialog} onClick={() => setForm(true)}>
        Open a form
      </Button>
      <Button variant="outline" onPointerEnter={preloadDialog} onClick={() => setQuestion(true)}>
        Ask first
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({
            title: 'Added to cart',
            description: 'Cement 32.5R, 5 bags',
            action: { label: 'Undo', onClick: () => undefined },
          })
        }
      >
        Toast
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({
            title: 'Out of Stock',
            description: 'This product is currently out of stock.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <FormDialog open={form} onOpenChange={setForm} />
      <QuestionDialog open={question} onOpenChange={setQuestion} />
    </Sample>
  );
}

interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function FormDialog({ open, onOpenChange }: OpenProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Request a quote"
      description="Suppliers who deliver to your county will answer."
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={() => onOpenChange(false)}>Send request</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="Title" required>
          {(control) => <Input {...control} defaultValue="Cement for the ground floor" />}
        </Field>
        <Field label="Deliver to" required>
          {(control) => <Input {...control} placeholder="Town or estate" />}
        </Field>
      </div>
    </Dialog>
  );
}

function QuestionDialog({ open, onOpenChange }: OpenProps) {
  return (
    <Dialog
      kind="alert"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this quotation?"
      description="The supplier keeps the record; you will not see it again."
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" onClick={() => onOpenChange(false)}>
            Delete
          </Button>
        </>
      }
    />
  );
}
