/** Orders in one click (ours): how much of the goods they may take, and for how long until a code has confirmed their phone. */
export const oneClick = { maxPieces: 3, minutesToConfirm: 30 } as const;
