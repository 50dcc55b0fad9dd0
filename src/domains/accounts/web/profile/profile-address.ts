/** Where the supplier's details stand on the profile page. */
export const businessCardId = 'business';
