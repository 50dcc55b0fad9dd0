/** The same keys as the English file, any text: a missing or extra key fails the type check, and so the build. */
export type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> };
