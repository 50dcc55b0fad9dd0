export const reviews = {
  review_not_found: 'Maoni haya hayapo.',
  review_before_delivery: 'Unaweza kutoa maoni kuhusu bidhaa baada ya oda yake kukufikia.',
  review_hidden: 'Msimamizi ameficha maoni yako, kwa hiyo huwezi kuyabadilisha.',
  only_buyers_review: 'Wanunuzi pekee wanaweza kutoa maoni kuhusu bidhaa.',
  only_supplier_replies: 'Muuzaji wa bidhaa pekee anaweza kujibu.',
  own_review: 'Haya ni maoni yako mwenyewe',
  already_hidden: 'Maoni haya tayari yamefichwa.',
  not_hidden: 'Maoni haya hayajafichwa.',
  rating_missing: 'Chagua nyota 1 hadi 5',
  reply_missing: 'Andika jibu',
};
