import { flag, leaf, number, text } from '../../types.ts';

export const keyboards = leaf({
  id: 1021,
  code: 'keyboards',
  name: 'Клавиатуры',
  singular: 'Клавиатура',
  gender: 'f',
  kind: 'keyboard',
  attributes: {
    keyType: text('Основные', 'Тип клавиш', { card: true, filter: true }),
    formFactor: text('Основные', 'Формат', { card: true, filter: true }),
    keys: number('Основные', 'Количество клавиш', 'шт.'),
    purpose: text('Основные', 'Назначение', { filter: true }),
    backlight: text('Клавиши и подсветка', 'Подсветка', { filter: true }),
    switches: text('Клавиши и подсветка', 'Переключатели'),
    hotSwap: flag('Клавиши и подсветка', 'Горячая замена переключателей', { filter: true }),
    connection: text('Подключение и питание', 'Подключение', { card: true, filter: true }),
    bluetooth: flag('Подключение и питание', 'Bluetooth', { filter: true }),
    power: text('Подключение и питание', 'Питание'),
    width: number('Габариты и вес', 'Ширина', 'мм'),
    height: number('Габариты и вес', 'Высота', 'мм'),
    depth: number('Габариты и вес', 'Глубина', 'мм'),
    weight: number('Габариты и вес', 'Вес', 'г'),
  },
  accessories: ['mice', 'headphones', 'cables', 'monitors', 'gamepads'],
  models: [
    {
      brand: 'Logitech', name: 'MX Keys S', series: 'MX', year: 2023, country: 'Китай', price: 11990, priceOld: 13490, warranty: 2, colours: ['graphite', 'white'],
      facts: { keyType: 'ножничные', formFactor: 'полноразмерная', keys: 108, purpose: 'для работы', backlight: 'белая', switches: 'ножничные', hotSwap: false, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 430.2, height: 20.5, depth: 131.6, weight: 810 },
      about: 'Подсветка загорается, когда рука только подносится к клавишам. Три компьютера переключаются кнопками, а повторяющиеся действия собираются в макросы Smart Actions.', popularity: 84,
    },
    {
      brand: 'Logitech', name: 'MX Mechanical Mini', series: 'MX', year: 2022, country: 'Китай', price: 13990, warranty: 2, colours: ['graphite'],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 84, purpose: 'для работы', backlight: 'белая', switches: 'Kailh Choc V2, тактильные', hotSwap: false, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 312.6, height: 26.1, depth: 131.6, weight: 612 },
      about: 'Низкопрофильная механика для тех, кто печатает весь день и не хочет шуметь на весь кабинет. С выключенной подсветкой её заряжают раз в десять месяцев.', popularity: 45,
    },
    {
      brand: 'Logitech', name: 'Pebble Keys 2 K380s', series: 'Pebble', year: 2023, country: 'Китай', price: 3990, colours: ['graphite', 'white', 'pink'],
      facts: { keyType: 'ножничные', formFactor: '75 %', keys: 79, purpose: 'для работы', backlight: 'нет', switches: 'ножничные', hotSwap: false, connection: 'беспроводная', bluetooth: true, power: '2×AAA', width: 279, height: 16, depth: 124, weight: 415 },
      about: 'Круглые клавиши и мягкий ход понравятся владельцам планшетов. Двух батареек хватает на три года.', popularity: 92,
    },
    {
      brand: 'Logitech', name: 'G915 X LIGHTSPEED TKL', series: 'Logitech G', year: 2024, country: 'Китай', price: 22990, priceOld: 25990, warranty: 2, colours: ['black', 'white'],
      facts: { keyType: 'механические', formFactor: 'TKL (без цифрового блока)', keys: 87, purpose: 'игровая', backlight: 'RGB', switches: 'GL Tactile', hotSwap: false, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 368, height: 23, depth: 150, weight: 810 },
      about: 'Алюминиевая пластина толщиной с две монеты и радиоканал без заметной задержки. Колпачки из PBT не залоснятся через год.', popularity: 31,
    },
    {
      brand: 'Keychron', name: 'K2 Max', series: 'K', year: 2024, country: 'Китай', price: 12490, colours: ['black'],
      editions: [{ name: 'красные переключатели', price: 12490 }, { name: 'коричневые переключатели', price: 12490, facts: { switches: 'Gateron Jupiter Brown' } }],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 84, purpose: 'для работы', backlight: 'RGB', switches: 'Gateron Jupiter Red', hotSwap: true, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 316, height: 39.8, depth: 128, weight: 918 },
      about: 'Раскладка меняется в браузере, программу ставить не нужно. Для Mac и Windows в коробке лежат отдельные колпачки.', popularity: 63,
    },
    {
      brand: 'Keychron', name: 'V3', series: 'V', year: 2022, country: 'Китай', price: 8990, priceOld: 9990, colours: ['black'],
      facts: { keyType: 'механические', formFactor: 'TKL (без цифрового блока)', keys: 88, purpose: 'для работы', backlight: 'RGB', switches: 'Keychron K Pro Brown', hotSwap: true, connection: 'проводная', bluetooth: false, power: 'от USB', width: 365, height: 36.8, depth: 147.7, weight: 1000 },
      about: 'Знакомство с кастомной механикой: переключатели вынимаются пинцетом, паять не надо. Поворотный регулятор по умолчанию меняет громкость.', popularity: 41,
    },
    {
      brand: 'Razer', name: 'BlackWidow V4 75%', series: 'BlackWidow', year: 2023, country: 'Китай', price: 18990, warranty: 2, colours: ['black', 'white'],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 81, purpose: 'игровая', backlight: 'RGB', switches: 'Razer Orange', hotSwap: true, connection: 'проводная', bluetooth: false, power: 'от USB', width: 321, height: 25, depth: 155.6, weight: 815 },
      about: 'Внутри два слоя пены, звук нажатия выходит глухим и ровным. Магнитная подставка под запястья обита искусственной кожей.', popularity: 36,
    },
    {
      brand: 'Razer', name: 'Huntsman V3 Pro TKL', series: 'Huntsman', year: 2023, country: 'Китай', price: 24990, warranty: 2, colours: ['black'],
      facts: { keyType: 'оптические', formFactor: 'TKL (без цифрового блока)', keys: 84, purpose: 'игровая', backlight: 'RGB', switches: 'Razer Analog Optical Gen-2', hotSwap: false, connection: 'проводная', bluetooth: false, power: 'от USB', width: 363.9, height: 38.7, depth: 139.3, weight: 720 },
      about: 'Глубина срабатывания настраивается от 0,1 до 4 мм для каждой клавиши. Функция Rapid Trigger сбрасывает нажатие сразу, как палец пошёл вверх.', popularity: 27,
    },
    {
      brand: 'HyperX', name: 'Alloy Rise 75', series: 'Alloy', year: 2024, country: 'Китай', price: 14990, priceOld: 17490, warranty: 2, colours: ['black'],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 82, purpose: 'игровая', backlight: 'RGB', switches: 'HyperX Linear', hotSwap: true, connection: 'проводная', bluetooth: false, power: 'от USB', width: 320, height: 38, depth: 146, weight: 1100 },
      about: 'Верхняя накладка держится на магнитах и меняется под цвет стола. Сенсор освещения приглушает подсветку вечером.', popularity: 22,
    },
    {
      brand: 'HyperX', name: 'Alloy Core RGB', series: 'Alloy', year: 2022, country: 'Китай', price: 4490, colours: ['black'],
      facts: { keyType: 'мембранные', formFactor: 'полноразмерная', keys: 104, purpose: 'игровая', backlight: 'RGB', switches: 'мембранные', hotSwap: false, connection: 'проводная', bluetooth: false, power: 'от USB', width: 443.2, height: 35.6, depth: 175.3, weight: 1121 },
      about: 'Мембранная игровая клавиатура с отдельными клавишами мультимедиа и тихим нажатием. Корпус переносит до 120 мл пролитой воды.', popularity: 58,
    },
    {
      brand: 'A4Tech', name: 'Bloody B820N', series: 'Bloody', year: 2022, country: 'Китай', price: 4290, priceOld: 4790, colours: ['black'],
      facts: { keyType: 'оптические', formFactor: 'полноразмерная', keys: 104, purpose: 'игровая', backlight: 'RGB', switches: 'LK Libra Orange', hotSwap: false, connection: 'проводная', bluetooth: false, power: 'от USB', width: 439, height: 38, depth: 136, weight: 965 },
      about: 'Луч света вместо металлических контактов: дребезга нет, ресурс — сто миллионов нажатий. Мыть её разрешено под краном, затем просушить.', popularity: 70,
    },
    {
      brand: 'A4Tech', name: 'Fstyler FBK30', series: 'Fstyler', year: 2022, country: 'Китай', price: 2490, colours: ['black', 'white'],
      facts: { keyType: 'мембранные', formFactor: 'полноразмерная', keys: 103, purpose: 'для работы', backlight: 'нет', switches: 'мембранные', hotSwap: false, connection: 'беспроводная', bluetooth: true, power: '1×AA', width: 437, height: 25, depth: 153, weight: 530 },
      about: 'Запоминает до четырёх устройств, в прорезь сверху ставят телефон. Приёмник USB хранится в отсеке рядом с батарейкой.', popularity: 66,
    },
    {
      brand: 'Redragon', name: 'Fizz K617', series: 'Fizz', year: 2022, country: 'Китай', price: 3490, priceOld: 3890, colours: ['white', 'black'],
      facts: { keyType: 'механические', formFactor: '60 %', keys: 61, purpose: 'игровая', backlight: 'RGB', switches: 'Outemu Red', hotSwap: true, connection: 'проводная', bluetooth: false, power: 'от USB', width: 292, height: 36, depth: 102, weight: 560 },
      about: 'Без стрелок и цифрового блока, зато мыши достаётся вдвое больше места. Стрелки вызываются сочетанием с Fn.', popularity: 75,
    },
    {
      brand: 'Dark Project', name: 'Terra Nova ALU81A', series: 'Terra Nova', year: 2024, country: 'Китай', price: 11490, colours: ['navy', 'black'],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 81, purpose: 'игровая', backlight: 'RGB', switches: 'G3ms Mech. Sapphire', hotSwap: true, connection: 'проводная', bluetooth: false, power: 'от USB', width: 328, height: 36, depth: 136, weight: 1480 },
      about: 'Полтора килограмма алюминия не сдвинутся с коврика в разгар матча. Кириллица нанесена двухслойным литьём и не сотрётся.', popularity: 48,
    },
    {
      brand: 'ASUS', name: 'ROG Azoth', series: 'ROG', year: 2023, country: 'Китай', price: 26990, warranty: 2, colours: ['black'],
      facts: { keyType: 'механические', formFactor: '75 %', keys: 81, purpose: 'игровая', backlight: 'RGB', switches: 'ROG NX Red', hotSwap: true, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 326, height: 40, depth: 136, weight: 1186 },
      about: 'Маленький OLED-дисплей показывает заряд, температуру или трек. В комплект положили смазку и инструменты для доводки стабилизаторов.', popularity: 19,
    },
    {
      brand: 'Apple', name: 'Magic Keyboard с Touch ID и цифровой панелью', series: 'Magic', year: 2024, country: 'Китай', price: 17990, colours: ['white', 'black'],
      facts: { keyType: 'ножничные', formFactor: 'полноразмерная', keys: 109, purpose: 'для работы', backlight: 'нет', switches: 'ножничные', hotSwap: false, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 418.7, height: 10.9, depth: 114.9, weight: 369 },
      about: 'Отпечаток разблокирует Mac и подтверждает покупки. Версия 2024 года перешла на USB-C, Lightning-кабель больше не нужен.', popularity: 50,
    },
    {
      brand: 'Оклик', name: '505M', year: 2022, country: 'Китай', price: 690, colours: ['black'],
      facts: { keyType: 'мембранные', formFactor: 'полноразмерная', keys: 104, purpose: 'для работы', backlight: 'нет', switches: 'мембранные', hotSwap: false, connection: 'проводная', bluetooth: false, power: 'от USB', width: 440, height: 20, depth: 130, weight: 420 },
      about: 'Тонкая офисная клавиатура, которую покупают десятками в классы и колл-центры. Влагу отводят отверстия в днище.', popularity: 88,
    },
    {
      brand: 'Defender', name: 'Element HB-520', series: 'Element', year: 2022, country: 'Китай', price: 590, priceOld: 690, warranty: 2, colours: ['black', 'white'],
      facts: { keyType: 'мембранные', formFactor: 'полноразмерная', keys: 107, purpose: 'для работы', backlight: 'нет', switches: 'мембранные', hotSwap: false, connection: 'проводная', bluetooth: false, power: 'от USB', width: 465, height: 25, depth: 165, weight: 470 },
      about: 'Классический высокий профиль и три клавиши управления питанием. Русские буквы выделены красным, ошибиться раскладкой труднее.', popularity: 79,
    },
  ],
});
