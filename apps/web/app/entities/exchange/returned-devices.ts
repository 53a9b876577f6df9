interface BoughtLine {
  productId: string;
  quantity: number;
  returned: number;
}

/** Devices of a received order whose goods have all come back, beside those that stay with the shop; a device whose goods nobody tells goes with all of them. */
export function returnedDevices<D extends { productId: string | null }>(devices: readonly D[], items: readonly BoughtLine[]): D[] {
  return devices.filter(({ productId }) => {
    const goods = items.filter((item) => productId === null || item.productId === productId);
    return goods.length > 0 && goods.every(({ quantity, returned }) => returned >= quantity);
  });
}

/** Of so many devices: what a return does with them. Money for the goods is what was paid for them. */
export const deviceReturnText = (count: number): string =>
  count === 1
    ? 'вернём и старое устройство, а если его уже нет, — его цену в кассе магазина'
    : 'вернём и старые устройства, а если их уже нет, — их цену в кассе магазина';
