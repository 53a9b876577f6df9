import { messages } from './messages.ts';

/** Characters that a field takes at most (ours, but for the e-mail's: RFC 5321). A form takes fewer where all of it has to fit into a cookie. */
export const maxLength = {
  /** First or last name. */
  name: 100,
  /** Both, with a space between. */
  fullName: 201,
  email: 254,
  /** As it is typed, with brackets and dashes. */
  typedPhone: 40,
  password: 200,
  /** An id as it is copied: «№ 123 456». */
  issuedNumber: 80,
  company: 200,
  cityName: 100,
  street: 200,
  houseNumber: 20,
  building: 20,
  housing: 20,
  floor: 10,
  flatNumber: 10,
  /** Of an order. */
  comment: 500,
  /** What goes with a gift card. */
  giftWords: 300,
  /** Of what is returned: what is wrong with it. */
  returnComment: 1000,
  /** Why the shop does not take it back. */
  returnAnswer: 500,
  /** What a company needs, in words. */
  companyRequest: 1000,
  /** What is broken, in words. */
  repairDescription: 1000,
  /** Notes for the courier who takes a device. */
  repairNotes: 300,
} as const;

/** Characters of what is said of goods, least and most (ours). */
export const commentLength = {
  author: { min: 2, max: 50 },
  /** A review or a question. */
  text: { min: 10, max: 3000 },
  answer: { min: 2, max: 2000 },
  /** What is good and what is bad, each. */
  side: { min: 0, max: 1000 },
} as const;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A fault is what is wrong with a text as it was typed, in words for a shopper; null when nothing is. */
type Fault = string | null;

export const lengthFault = (text: string, max: number): Fault => (text.trim().length > max ? messages.maxLength(max) : null);

export const requiredFault = (text: string, max: number): Fault => (text.trim() === '' ? messages.required : lengthFault(text, max));

/** The fault of a field that may stay empty. */
export const optionalFault = (text: string | null | undefined, fault: (text: string) => Fault): Fault =>
  text == null || text.trim() === '' ? null : fault(text);
