/**
 * Joins class names; falsy ones are left out. The looks of components are in the `components`
 * cascade layer, so a utility that a caller adds wins by itself and nothing has to merge classes.
 */
export { clsx as cx } from 'clsx';
