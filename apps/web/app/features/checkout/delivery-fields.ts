/** Names of the fields of one order. */
export const wayField = (key: string): string => `way.${key}`;
export const placeField = (key: string): string => `place.${key}`;
export const expressField = (key: string): string => `express.${key}`;
export const slotField = (key: string): string => `slot.${key}`;

/** How express delivery is looked at: as a list or on the map. */
export const viewField = (key: string): string => `view.${key}`;

/** The box that says that somebody else receives the goods, and what is asked then. */
export const addresseeBox = 'isAddressee';
export const addresseeFields = ['addresseeName', 'addresseePhone'] as const;

/** The box of a SIM card, and what says that one was offered. */
export const simBox = 'sim';
export const simOfferedField = 'simOffered';

export const addressFields = ['street', 'houseNumber', 'housing', 'building', 'floor', 'flatNumber'] as const;

export const fieldNames = {
  street: 'Улица',
  houseNumber: 'Дом',
  housing: 'Корпус',
  building: 'Строение',
  floor: 'Этаж',
  flatNumber: 'Квартира',
  comment: 'Комментарий к заказу',
  addresseeName: 'Имя и фамилия получателя',
  addresseePhone: 'Телефон получателя',
} as const;

/** What the fields of these orders are called. */
export const deliveryLabels = (orders: readonly { key: string }[]): Record<string, string> => ({
  ...fieldNames,
  ...Object.fromEntries(
    orders.flatMap(({ key }) => [
      [wayField(key), 'Способ получения'],
      [placeField(key), 'Пункт выдачи'],
      [slotField(key), 'День и время'],
      [expressField(key), 'Магазин'],
    ]),
  ),
});

/** The button that makes two orders of one: ids of the lines that may come later; none makes one order of them again. */
export const planField = 'plan';

/** The button that leads to another city, and keeps what is typed and chosen until then. */
export const changeCityField = 'changeCity';

/** The order of what may come later, as the gateway names it. */
export const laterKey = 'later';
