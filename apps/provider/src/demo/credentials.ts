/** Who can be signed in as on the demonstration. The password is no secret: it stands in the welcome of the start. */
export const demoShopper = { phone: '79000000001', email: 'demo@vitrina.example', password: 'Vitrina2026' } as const;
