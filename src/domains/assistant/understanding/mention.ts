interface AttributeWish {
  readonly key: string;
  readonly value: string | number;
}

/** A place in the message that names a material. */
export interface Mention {
  readonly start: number;
  /** Behind its last token. */
  readonly end: number;
  readonly positions: readonly number[];
  /** Likeliest first; empty where it is not sold here. */
  readonly types: readonly string[];
  readonly isWeak: boolean;
  readonly score: number;
  /** Sizes that the name itself holds: "Y12". */
  readonly wishes: readonly AttributeWish[];
}
