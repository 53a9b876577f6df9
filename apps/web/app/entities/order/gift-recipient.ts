interface Recipient {
  email: string;
  name: string | null;
}

/** Who is sent a gift card: «Мария, maria@example.ru». */
export const recipientText = ({ name, email }: Recipient): string => (name === null ? email : `${name}, ${email}`);
