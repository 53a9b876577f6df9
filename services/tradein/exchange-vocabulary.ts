/** Devices that may be handed in for one basket (ours). */
export const maxDevices = 5;
