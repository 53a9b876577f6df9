/** Whether a pointer moves to what stands right of the sections, rather than down or up along them. */
export const isOnItsWay = ({ movementX, movementY }: { movementX: number; movementY: number }): boolean =>
  movementX > Math.abs(movementY) / 2;
