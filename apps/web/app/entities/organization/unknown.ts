/** Said of a number that the register does not have: whoever is sure of it writes the name beside it. */
export const unknownCompany = 'Компании с таким ИНН в справочнике нет. Проверьте номер или впишите название сами.';
