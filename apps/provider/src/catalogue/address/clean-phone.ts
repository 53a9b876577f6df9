import { certainty } from '@vitrina/services/address/vocabulary.ts';
import { emptyResult } from './empty-result.ts';

/** A phone in any writing: a Russian one taken apart, another country's as it is, or nothing. */
export function cleanPhone(source: string) {
  const digits = source.replaceAll(/\D/g, '');
  const isInternational = /^\s*\+/.test(source);
  if (digits.length < 10) return { ...emptyResult, source, unparsed_parts: digits === '' ? null : digits, qc: certainty.nothing };
  const isWhole = digits.length === 11 && (digits.startsWith('7') || (digits.startsWith('8') && !isInternational));
  const isNational = digits.length === 10 && !isInternational && /^[3-69]/.test(digits);
  if (!isWhole && !isNational) {
    return isInternational || digits.length > 11
      ? { ...emptyResult, source, phone: `+${digits}`, result: `+${digits}`, qc: certainty.foreign }
      : { ...emptyResult, source, unparsed_parts: digits, qc: certainty.nothing };
  }
  const [, code = '', first = '', second = '', third = ''] = /(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(digits) ?? [];
  const phone = `+7 ${code} ${first}-${second}-${third}`;
  return {
    ...emptyResult,
    source,
    result: phone,
    phone,
    type: code.startsWith('9') ? 'Мобильный' : 'Стационарный',
    country_code: '7',
    city_code: code,
    number: `${first}${second}${third}`,
    country: 'Россия',
    qc: certainty.sure,
  };
}
