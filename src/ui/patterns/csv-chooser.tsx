import { FileSpreadsheet } from 'lucide-react';

interface CsvChooserProps {
  label: string;
  /** The id of what says how large it may be. */
  hint: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for a CSV file. */
export function CsvChooser({ label, hint, isBusy, onChoose }: CsvChooserProps) {
  return (
    <label className="btn btn-primary relative w-full focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 has-[:disabled]:opacity-55 sm:w-auto sm:justify-self-start">
      <FileSpreadsheet aria-hidden="true" />
      {label}
      <input
        type="file"
        className="sr-only"
        accept=".csv,text/csv,text/plain"
        disabled={isBusy}
        aria-describedby={hint}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
