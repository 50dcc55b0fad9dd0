import type { signIn as english } from '../en/signIn.ts';
import type { Texts } from '../types.ts';

export const signIn: Texts<typeof english> = {
  signedOut: {
    title: 'Hujaingia',
    text: 'Umetoka kwenye akaunti. Unapelekwa kuingia tena...',
  },
  addToCart: { title: 'Ingia Kwanza', text: 'Ingia ili kuweka bidhaa kikapuni.' },
  writeToSupplier: {
    title: 'Ingia Kwanza',
    text: 'Tafadhali ingia ili kumwandikia muuzaji huyu.',
  },
  askForPrices: { title: 'Ingia Kwanza', text: 'Tafadhali ingia ili kuomba bei.' },
  saveFavourite: { title: 'Ingia Kwanza', text: 'Tafadhali ingia ili kuweka vipendwa.' },
  seeMessages: { title: 'Unahitaji Kuingia', text: 'Tafadhali ingia ili uone ujumbe wako.' },
  sendMessage: { title: 'Unahitaji Kuingia', text: 'Tafadhali ingia ili utume ujumbe.' },
};
