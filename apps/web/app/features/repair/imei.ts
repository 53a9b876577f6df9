/** Why a number cannot be an IMEI, in words; null when it may be one: 15 digits, of which the last checks the others (Luhn). */
export function imeiProblem(text: string): string | null {
  if (!/^\d+$/.test(text)) return 'Допустимы только цифры.';
  if (text.length !== 15) return `В IMEI 15 цифр, а здесь ${text.length}.`;
  const sum = [...text].reduce((before, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 1 : 2);
    return before + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0 ? null : 'Проверьте IMEI: такого номера не бывает.';
}
