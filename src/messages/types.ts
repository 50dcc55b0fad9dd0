/** The same keys as the English file, any text: a missing or extra key fails the type check, and so the build. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly unknown[]
      ? { readonly [I in keyof T[K]]: Texts<T[K][I]> }
      : Texts<T[K]>;
};
