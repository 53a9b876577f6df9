import { Shelf } from '../cards/shelf.tsx';

/** A shelf with code of its own: a basket that holds something needs none. */
export default Shelf;
