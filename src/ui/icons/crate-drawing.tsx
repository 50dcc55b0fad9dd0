import crate from './crate.svg?url';

/**
 * A crate with a label: what stands where a product has no picture. Drawn with the same ink outline
 * and flat colours as the catalogue's illustrations, so that it belongs on the same shelf.
 */
export function CrateDrawing(props: { label: string; className?: string | undefined }) {
  return <img src={crate} alt={props.label} width={400} height={400} className={props.className} />;
}
