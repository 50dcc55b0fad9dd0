/** Unread messages from one person that their receiver was not told of. */
export interface UnreadFrom {
  readonly peerId: string;
  /** Null where they have no name any more. */
  readonly sender: string | null;
  /** Whether they have proven a contact; nothing that others typed goes into an SMS. */
  readonly isSenderProven: boolean;
  readonly count: number;
}

/** What mails and SMS say of messages. */
export interface MessagesToTell {
  /** Takes what was not told; two takers share nothing. */
  take(userId: string): Promise<readonly UnreadFrom[]>;
  giveBack(userId: string, peerIds: readonly string[]): Promise<void>;
  /** Null for never. */
  secondsSinceNotified(userId: string): Promise<number | null>;
}
