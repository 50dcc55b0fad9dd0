/** A rendered page, whose own scripts and styles carry its nonce. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly nonce: string;
}
