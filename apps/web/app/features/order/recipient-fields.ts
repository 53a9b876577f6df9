/** Fields of the form that names another recipient; what the gateway finds wrong with one stands beside it. */
export const recipientFields = { name: 'addressee.name', phone: 'addressee.phone' } as const;

export const recipientLabels = { [recipientFields.name]: 'Имя получателя', [recipientFields.phone]: 'Телефон получателя' } as const;
