import type { Copy } from './en.ts';

/** Why a message is refused, in Swahili. */
export const refusals: Copy['unsafe'] = {
  personalData:
    'Siwezi kusaidia na hilo: mawasiliano, anwani, hati na ujumbe wa watu wengine ni siri yao.',
  othersPrices:
    'Siwezi kusaidia na hilo: bei na oda za watu wengine ni siri yao. Bei za siri hubaki siri.',
  access: 'Siwezi kusaidia na hilo: linahitaji akaunti au ruhusa ambayo si yako.',
  injection: 'Siwezi kusaidia na hilo: sivunji kanuni zangu wala kuonyesha siri za mfumo.',
  forgery:
    'Siwezi kusaidia na hilo: ni hati ya uongo, kama risiti, cheti au ujumbe wa malipo wa kughushi.',
  bribery: 'Siwezi kusaidia na hilo: ni hongo au kamisheni ya siri.',
  collusion:
    'Siwezi kusaidia na hilo: wauzaji wakipanga bei au kugawana kazi kwa siri, mnunuzi anapunjwa.',
  badGoods: 'Siwezi kusaidia na hilo: ni kuuza bidhaa feki, mbovu au pungufu kana kwamba ni nzuri.',
  unsafeBuilding:
    'Siwezi kusaidia na hilo: nondo au simiti ikipungua kuliko mchoro, jengo linaweza kuanguka.',
  deceit: 'Siwezi kusaidia na hilo: ni kumlaghai mtu pesa au mali yake.',
  tax: 'Siwezi kusaidia na hilo: ni kukwepa kodi, ushuru au ukaguzi.',
  fakeReviews: 'Siwezi kusaidia na hilo: ni maoni ya uongo, oda za uongo au kuchafulia duka jina.',
  theft: 'Siwezi kusaidia na hilo: ni wizi, au biashara ya vitu vya wizi.',
  utilities: 'Siwezi kusaidia na hilo: ni kutumia stima au maji bila kulipa.',
  environment:
    'Siwezi kusaidia na hilo: kukata miti, kuchimba, kujenga au kumwaga taka huko kunahitaji kibali.',
  explosives: 'Siwezi kusaidia na hilo: baruti na silaha ni za wenye leseni tu.',
  violence: 'Siwezi kusaidia na hilo: linaweza kuumiza watu au kuharibu mali yao.',
  exploitation: 'Siwezi kusaidia na hilo: ni kunyanyasa watu au kuwabagua.',
};
