import type { SiteTexts } from '../schema.ts';

export const en: SiteTexts = {
  steps: [
    {
      title: 'Chat your request',
      text: 'Tell the assistant what the site needs, the way you would tell your foreman: “40 bags of cement and 12 mm bars, delivered to Ruiru by Friday”.',
    },
    {
      title: 'AI matches suppliers',
      text: 'It reads the whole catalogue and finds the suppliers who have your items in stock and deliver to your county.',
    },
    {
      title: 'Smart quotes',
      text: 'We send your RFQ once you confirm it. As quotations arrive, you see them side by side: price, VAT, delivery cost and days.',
    },
    {
      title: 'Order and track',
      text: 'Award the best quotation and get an order (LPO) as a PDF. Its page shows you what the supplier has confirmed, what is on the lorry, what has arrived and what you have paid.',
    },
  ],
  reasons: [
    {
      icon: 'assistant',
      title: 'An AI procurement chatbot',
      text: 'It matches suppliers to your list, sends requests for quotes and analyses the quotes that come back. You read the reasons and make the decision.',
    },
    {
      icon: 'verified',
      title: 'Suppliers we have checked',
      text: 'The verified badge means that we have seen the business registration and the KRA PIN. Look for it beside the price.',
    },
    {
      icon: 'tracking',
      title: 'Order tracking',
      text: 'Each order has a page that you and the supplier both see: confirmed, on the lorry, counted at the gate with your PIN, and what is paid and still to pay, with the day of each step.',
    },
    {
      icon: 'payment',
      title: 'Pay your way',
      text: 'Mobile money, card or bank transfer, all at once or in parts. What you pay by M-Pesa or card on the order’s page is held until you confirm the delivery with your PIN. You can also transfer to the supplier’s bank account, paybill or till and record it there.',
    },
    {
      icon: 'credit',
      title: 'Credit terms for verified customers',
      text: 'Once you are verified you can apply for a credit limit. Then you can order and pay 7, 14 or 30 days after the delivery, where the supplier accepts it. You owe the supplier. JengaSoko does not lend.',
    },
    {
      icon: 'prices',
      title: 'Clear prices',
      text: 'Several suppliers list the same product in shillings, with the unit stated. A quotation holds until the date it shows. No calls to ten hardwares.',
    },
  ],
  testimonials: [
    {
      quote:
        'I asked for 12 mm bars and cement for a slab in Ruiru at seven in the morning. By ten I had three quotes with transport included. I used to lose a whole day on that.',
      name: 'Peter Kamau',
      role: 'Building contractor',
      place: 'Ruiru',
    },
    {
      quote:
        'The comparison shows what I really pay once the lorry is counted. For mabati the cheapest price per sheet was not the cheapest delivery.',
      name: 'Faith Wanjiru',
      role: 'Quantity surveyor',
      place: 'Nairobi',
    },
    {
      quote:
        'We are a small hardware, but requests from Bamburi to Malindi now reach us. We answer on the phone between customers at the counter.',
      name: 'Hassan Omar',
      role: 'Hardware owner',
      place: 'Mombasa',
    },
    {
      quote:
        'I am building my parents’ home in Kakamega while working in Nairobi. I order from my desk and my brother counts the bags at the gate.',
      name: 'Brenda Nekesa',
      role: 'Home builder',
      place: 'Kakamega',
    },
    {
      quote:
        'Every quotation is in one place with its date and its supplier. When the client asks why we chose one, I open the page and show him.',
      name: 'David Kiprop',
      role: 'Site engineer',
      place: 'Eldoret',
    },
    {
      quote:
        'Tiles, grout and adhesive from three suppliers came in the same week. I saw at once when each of them confirmed, so my fundi was booked for the right day.',
      name: 'Achieng Odhiambo',
      role: 'Interior finisher',
      place: 'Kisumu',
    },
  ],
  questions: [
    {
      question: 'Who can buy on JengaSoko?',
      answer:
        'Anyone who builds: contractors, fundis, site engineers, institutions and families putting up a home. Browsing is open to all. To order or to ask for quotes, create a free contractor account with an email address or a phone number.',
    },
    {
      question: 'What does the chatbot do for me?',
      answer:
        'It understands a request in everyday words, matches suppliers who stock the items and deliver to you, sends a request for quotes once you confirm it, and analyses the quotes that come back. It never orders or sends anything on its own.',
    },
    {
      question: 'How do requests for quotes work?',
      answer:
        'List your materials with quantities, the delivery location and the date. Suppliers answer with sealed quotations: no supplier sees another’s price. You compare the full cost and award the whole list to one supplier, or split it by line.',
    },
    {
      question: 'How long does delivery take?',
      answer:
        'Each product shows how many days its supplier usually takes. Where the supplier has not said, standard delivery takes 2-5 business days and express delivery is available. Each quotation states its own time before you commit.',
    },
    {
      question: 'How can I pay?',
      answer:
        'By mobile money, by card or by bank transfer, on the page of your order. For M-Pesa we send a request to your phone, and you enter your PIN there. For a card you go to Paystack’s page. We hold that money until you confirm the delivery, and return it if the order is cancelled. A bank transfer goes to the supplier’s own account, paybill or till, which your order shows: record it there, and it counts as paid once the supplier has confirmed it. Do not send money anywhere else. All amounts are in Kenyan shillings, and product prices include VAT.',
    },
    {
      question: 'Can I buy on credit?',
      answer:
        'Yes, once you are verified and we have set a limit for you. Apply on the page “Credit terms” of your dashboard. Then choose credit terms on an order before the supplier confirms it. The supplier sees that and can decline the order. You pay 7, 14 or 30 days after the delivery. You owe the supplier. JengaSoko does not lend.',
    },
    {
      question: 'What if something arrives damaged?',
      answer:
        'Damaged or defective items can be returned within 30 days in their original packaging. Count and check at the gate, before you give the driver your PIN: what is short, damaged or refused is written down with a photo, and stays owed. If you cannot agree, open a dispute on the order’s page, and we decide it.',
    },
    {
      question: 'How do I sell on JengaSoko?',
      answer:
        'Create a supplier account, list your products with price, unit and stock, and say which counties you deliver to. We send you the RFQs in your categories. Listing is free.',
    },
  ],
  about: [
    'JengaSoko brings together two Swahili words: jenga, to build, and soko, the market. It began with a question that every builder in Kenya knows: who has this in stock, at what price, and when can it be on site?',
    'Until now the answer took a day of phone calls and a matatu to Industrial Area. We put the suppliers, their prices and where they deliver on one page, so that a fundi in Kitale buys with the same information as a developer in Westlands.',
    'Our suppliers run from family hardwares to large yards. We check the documents of verified suppliers, we keep every quotation sealed until you decide, and we show each price with its unit and its VAT.',
  ],
};
