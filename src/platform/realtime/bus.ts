/** What a socket is sent: JSON with a type. */
export interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A frame for every socket of one account, whichever process has them. */
export interface Delivery {
  readonly to: string;
  readonly frame: Frame;
}

/**
 * Sends frames to whom they are for. Never throws: what does not get through, pages ask for by
 * themselves. Called after the commit of what it tells of.
 */
export type Publish = (deliveries: readonly Delivery[]) => Promise<void>;

export interface Subscriber {
  readonly onDeliveries: (deliveries: readonly Delivery[]) => void;
  /** Something may have been missed. Also called at the beginning. */
  readonly onGap: () => void;
}

/** Carries frames between the processes. */
export interface Bus {
  readonly publish: Publish;
  /** @returns how to stop */
  subscribe(subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
