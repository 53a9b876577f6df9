interface Recipient {
  email: string;
  name: string | null;
}

/** Who is sent a gift card: «Мария, maria@example.ru». */
export const recipientText = ({ name, email }: Recipient): string => (name === null ? email : `${name}, ${email}`);

/** The same before the order is made, as a line of the checkout; none where the buyer is sent it. */
export const giftLines = (gift: Recipient | null | undefined): string[] => (gift ? [`Сертификат получит ${recipientText(gift)}`] : []);
