interface Parts {
  city: string | null;
  street_with_type: string | null;
  house: string | null;
  block_type: string | null;
  block: string | null;
  flat: string | null;
}

/** «г Донецк, улица Артёма, д 74, к 2, кв 12». */
export function addressLine({ city, street_with_type, house, block_type, block, flat }: Parts): string {
  const parts = [
    city && `г ${city}`,
    street_with_type,
    house && `д ${house}`,
    block && `${block_type ?? 'к'} ${block}`,
    flat && `кв ${flat}`,
  ];
  return parts.filter(Boolean).join(', ');
}
