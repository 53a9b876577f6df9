/** Lines of a basket: everybody who looks at it reads them all, and an order locks the stock of each. */
export const maxLines = 100;
