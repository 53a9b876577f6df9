/** A laptop of the demonstration catalogue; its id stays the same as long as the data does. */
export const product = 1_026_139_288;
/** Payment by card (spec 1 §9). */
export const card = '17';
export const contact = { firstName: 'Анна', lastName: 'Смирнова', phone: '+7 900 000-00-00', email: 'anna@example.com' };
