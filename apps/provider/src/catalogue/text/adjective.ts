/** How a Russian adjective ends. */
export const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;
