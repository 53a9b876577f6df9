/** «до 23:59»: until when of its day something lasts, by the clock of a city; midnight is the end of the day before. */
export function endText(moment: string, timeZone: string | undefined): string {
  const time = momentIn(new Date(moment), timeZone).slice(11);
  return `до ${time === '00:00' ? '23:59' : time}`;
}

/** «2026-11-24 09:30» by the clock of a city, as days and hours of a courier are compared; Moscow's where nobody tells which city it is. */
export const momentIn = (moment: Date, timeZone = 'Europe/Moscow'): string => moment.toLocaleString('sv-SE', { timeZone }).slice(0, 16);
