export interface RecentlyViewedProps {
  readonly without?: string | undefined;
  readonly className?: string;
}

/** Where the device keeps them. */
export const viewedKey = 'recently-viewed';
