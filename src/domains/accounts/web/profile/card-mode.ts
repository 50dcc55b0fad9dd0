/** What a card needs to be read or edited: one at a time, so that one "Save" says all. */
export interface CardMode {
  readonly isEditing: boolean;
  /** Another card is being edited. */
  readonly isHeldBack: boolean;
  /** It was edited last: the focus goes back to its button. */
  readonly hasReturned: boolean;
  readonly onEdit: () => void;
  /** Saved or cancelled. */
  readonly onClose: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}
