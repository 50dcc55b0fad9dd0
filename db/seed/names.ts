/** Given names heard across Kenya, for demo people. */
export const firstNames: readonly string[] = words(`
  Wanjiru Otieno Akinyi Kiprono Chebet Mwangi Nyambura Odhiambo Wambui Kamau Atieno Kipchoge
  Jepkosgei Mutua Mwende Kilonzo Wafula Nekesa Barasa Naliaka Hassan Fatuma Abdi Halima Omar
  Amina Salim Zainab Juma Mariam Kariuki Njeri Muthoni Githinji Wairimu Maina Kemunto Moraa
  Nyaboke Ombati Gesare Kazungu Dama Charo Katana Mwakio Lekishon Naserian Lokwang Ekiru Peter
  Grace Joseph Mary Samuel Faith Daniel Esther Brian Mercy
`);

/** Family names, for demo people; reviewers show only their first letter. */
export const lastNames: readonly string[] = words(`
  Kamau Ochieng Kiplagat Mutiso Wekesa Njoroge Cheruiyot Abdullahi Kimani Owino Rotich Musyoka
  Simiyu Gitau Langat Yusuf Karanja Onyango Tanui Nzioka Wanyama Mugo Bett Hussein Macharia
  Okoth Ruto Kyalo Nyongesa Ndungu Isaboke Mwamburi Leshore Ekal Juma Vuguza Uledi Zani Fondo
  Ombasa
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
