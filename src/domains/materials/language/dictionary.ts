/** A product type of the materials dictionary. */
export interface Material {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly categorySlug: string;
  readonly attributeKeys: readonly string[];
  readonly tagsEn: readonly string[];
  readonly tagsSw: readonly string[];
  readonly tagsSlang: readonly string[];
  /** What sites also call it: its aliases. */
  readonly aliases: readonly string[];
  /** What it is for and looks like, in the words of people who do not know its name. */
  readonly described: string;
}

/** A name that several types share, likeliest first; without types it is of what nobody sells here. */
export interface AmbiguousAlias {
  readonly name: string;
  readonly materialKeys: readonly string[];
}

/** Words that stand for each other in names, in the singular. */
export interface Synonyms {
  readonly word: string;
  readonly others: readonly string[];
}

export interface Place {
  readonly town: string;
  readonly county: string;
  readonly aliases: readonly string[];
}

/** The materials dictionary and the gazetteer, as the database keeps them. */
export interface Dictionary {
  readonly materials: readonly Material[];
  /** What was written last comes last: of two that read as the same words it holds. */
  readonly ambiguousAliases: readonly AmbiguousAlias[];
  readonly synonyms: readonly Synonyms[];
  /** In their official order. */
  readonly counties: readonly string[];
  readonly places: readonly Place[];
}
