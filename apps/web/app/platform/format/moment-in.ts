/** «2026-11-24 09:30» by the clock of a city, as days and hours of a courier are compared; Moscow's where nobody tells which city it is. */
export const momentIn = (moment: Date, timeZone = 'Europe/Moscow'): string => moment.toLocaleString('sv-SE', { timeZone }).slice(0, 16);
