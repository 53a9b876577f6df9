/** The shopper whom the reference provider knows in a demonstration, and nowhere else. */
export const demoShopper = { login: '+7 900 000-00-01', password: 'Vitrina2026' };

/** The application's key that a demonstration takes, and nothing else does. */
export const demonstrationKey = 'demonstration-key';
