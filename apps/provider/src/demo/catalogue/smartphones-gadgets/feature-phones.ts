import { flag, leaf, number, text } from '../../types.ts';

export const featurePhones = leaf({
  id: 1001,
  code: 'feature-phones',
  name: 'Кнопочные телефоны',
  singular: 'Телефон',
  gender: 'm',
  kind: 'feature-phone',
  attributes: {
    formFactor: text('Основные', 'Форм-фактор', { card: true, filter: true }),
    sims: number('Основные', 'Количество SIM-карт', 'шт.', { filter: true }),
    lte: flag('Основные', 'Поддержка 4G', { filter: true }),
    sos: flag('Основные', 'Кнопка SOS', { filter: true }),
    flashlight: flag('Основные', 'Фонарик'),
    screen: number('Экран и камера', 'Диагональ экрана', 'дюйм', { card: true, filter: true }),
    camera: number('Экран и камера', 'Камера', 'Мп'),
    battery: number('Питание и память', 'Ёмкость аккумулятора', 'мА·ч', { card: true, filter: true }),
    cardMax: number('Питание и память', 'Карта памяти, не более', 'ГБ'),
    connector: text('Питание и память', 'Разъём зарядки', { filter: true }),
    width: number('Габариты и вес', 'Ширина', 'мм'),
    height: number('Габариты и вес', 'Высота', 'мм'),
    depth: number('Габариты и вес', 'Толщина', 'мм'),
    weight: number('Габариты и вес', 'Вес', 'г'),
  },
  accessories: ['memory-cards', 'chargers', 'cables', 'power-banks'],
  models: [
    {
      brand: 'Nokia', name: '105 (2023) Dual SIM', year: 2023, country: 'Вьетнам', price: 2190, colours: ['graphite', 'turquoise'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 1.8, camera: 0, battery: 1000, cardMax: 0, connector: 'micro-USB', width: 49.5, height: 115.1, depth: 14.5, weight: 78.7 },
      about: 'Простейший телефон без камеры и интернета: звонки, СМС, FM-радио и «Змейка». Поликарбонат прокрашен насквозь, царапины на нём не бросаются в глаза.', popularity: 84,
    },
    {
      brand: 'Nokia', name: '110 4G (2023)', year: 2023, country: 'Вьетнам', price: 3490, priceOld: 3990, colours: ['navy', 'violet'],
      facts: { formFactor: 'моноблок', sims: 2, lte: true, sos: false, flashlight: true, screen: 1.8, camera: 0.1, battery: 1450, cardMax: 32, connector: 'micro-USB', width: 50, height: 121.5, depth: 14.4, weight: 94.5 },
      about: 'Звонит через VoLTE, поэтому голос слышен отчётливее, чем в обычной сети. MP3-плеер читает музыку с карты до 32 ГБ.', popularity: 63,
    },
    {
      brand: 'Nokia', name: '2660 Flip', year: 2022, country: 'Китай', price: 6990, priceOld: 7990, colours: ['black', 'red', 'blue'],
      facts: { formFactor: 'раскладушка', sims: 2, lte: true, sos: true, flashlight: true, screen: 2.8, camera: 0.3, battery: 1450, cardMax: 32, connector: 'micro-USB', width: 55, height: 108, depth: 18.9, weight: 123 },
      about: 'Раскладной аппарат с крупными клавишами и громким динамиком. Кнопка вызова помощи обзванивает пять номеров по очереди, пока кто-нибудь не ответит.', popularity: 72,
    },
    {
      brand: 'Nokia', name: '3210 4G', year: 2024, country: 'Китай', price: 7490, colours: ['yellow', 'black'],
      facts: { formFactor: 'моноблок', sims: 2, lte: true, sos: false, flashlight: true, screen: 2.4, camera: 2, battery: 1450, cardMax: 32, connector: 'USB-C', width: 52, height: 122, depth: 13.1, weight: 87.8 },
      about: 'Возвращение модели 1999 года, теперь с цветным экраном, Bluetooth 5.0 и зарядкой через USB-C. Берут его те, кто хочет отдохнуть от смартфона, но остаться на связи.', popularity: 55,
    },
    {
      brand: 'Philips', name: 'Xenium E2301', series: 'Xenium', year: 2023, country: 'Китай', price: 3990, colours: ['graphite'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.8, camera: 0.3, battery: 1700, cardMax: 32, connector: 'micro-USB', width: 56.5, height: 134.5, depth: 13.5, weight: 104 },
      about: 'Серия Xenium известна долгой работой: в режиме ожидания телефон проводит около месяца. Чёрный список отсекает звонки с незнакомых номеров.', popularity: 46,
    },
    {
      brand: 'Philips', name: 'Xenium E6808', series: 'Xenium', year: 2023, country: 'Китай', price: 6490, colours: ['black'],
      facts: { formFactor: 'моноблок', sims: 2, lte: true, sos: true, flashlight: true, screen: 2.8, camera: 0.3, battery: 2700, cardMax: 64, connector: 'USB-C', width: 57.6, height: 138, depth: 16.5, weight: 138 },
      about: 'Вместо кабеля телефон можно ставить на док-станцию из комплекта. Ёмкости 2700 мА·ч хватает недели на три звонков и переписки.', popularity: 38,
    },
    {
      brand: 'Philips', name: 'Xenium E2602', series: 'Xenium', year: 2023, country: 'Китай', price: 5490, priceOld: 5990, colours: ['red', 'navy'],
      facts: { formFactor: 'раскладушка', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.8, camera: 0.3, battery: 1800, cardMax: 32, connector: 'USB-C', width: 54, height: 106, depth: 19.8, weight: 118 },
      about: 'Книжка с глянцевой крышкой, на которой горит маленький экран с часами. Отвечает на звонок при открытии и сбрасывает при закрытии, нажимать ничего не нужно.', popularity: 41,
    },
    {
      brand: 'Maxvi', name: 'B231', year: 2023, country: 'Китай', price: 1990, colours: ['blue', 'red'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: true, flashlight: true, screen: 1.77, camera: 0.3, battery: 1400, cardMax: 32, connector: 'micro-USB', width: 54, height: 119, depth: 14.5, weight: 96 },
      about: 'Цифры на клавишах занимают почти всю кнопку, их видно без очков. В комплекте есть зарядная подставка.', popularity: 77,
    },
    {
      brand: 'Maxvi', name: 'E10', year: 2022, country: 'Китай', price: 3290, priceOld: 3690, colours: ['black', 'pink'],
      facts: { formFactor: 'раскладушка', sims: 2, lte: false, sos: true, flashlight: true, screen: 2.4, camera: 1.3, battery: 800, cardMax: 32, connector: 'micro-USB', width: 52, height: 102, depth: 18.5, weight: 95 },
      about: 'Недорогая раскладушка с тревожной кнопкой на боку корпуса. Имена звонящих произносятся вслух, поэтому трубку можно брать осознанно.', popularity: 52,
    },
    {
      brand: 'Maxvi', name: 'P110', year: 2023, country: 'Китай', price: 2790, colours: ['black'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.4, camera: 0.3, battery: 5000, cardMax: 32, connector: 'micro-USB', width: 60, height: 133, depth: 19.5, weight: 165 },
      about: 'Батарея на 5000 мА·ч позволяет подзарядить через кабель другой телефон. Удобен на даче и в походе: фонарь включается отдельной кнопкой.', popularity: 48,
    },
    {
      brand: 'teXet', name: 'TM-B419', year: 2022, country: 'Китай', price: 3990, colours: ['red'],
      facts: { formFactor: 'раскладушка', sims: 2, lte: false, sos: true, flashlight: true, screen: 2.4, camera: 0.3, battery: 1000, cardMax: 32, connector: 'USB-C', width: 53, height: 107, depth: 18, weight: 112 },
      about: 'Телефон для пожилого человека: звук поднимается до уровня, слышного при снижении слуха. Четыре клавиши прямого вызова настраиваются под близких.', popularity: 36,
    },
    {
      brand: 'teXet', name: 'TM-D215', year: 2023, country: 'Китай', price: 2690, colours: ['olive'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.4, camera: 0.1, battery: 2500, cardMax: 32, connector: 'micro-USB', width: 58, height: 131, depth: 17, weight: 132 },
      about: 'Ребристый корпус с резиновыми накладками не выскальзывает из рук в перчатках. Луч фонаря ярче обычного, хватит, чтобы дойти до гаража ночью.', popularity: 29,
    },
    {
      brand: 'BQ', name: '2842 Disco Boom', year: 2023, country: 'Китай', price: 2990, priceOld: 3490, colours: ['black'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.8, camera: 0.3, battery: 2000, cardMax: 32, connector: 'micro-USB', width: 59, height: 138, depth: 16.8, weight: 134 },
      about: 'Два громких динамика с подсветкой превращают аппарат в маленькую колонку. Музыку он берёт с карты памяти или ловит по FM без наушников.', popularity: 33,
    },
    {
      brand: 'BQ', name: '1868 Art+', year: 2023, country: 'Китай', price: 1590, colours: ['black', 'blue'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 1.77, camera: 0, battery: 700, cardMax: 32, connector: 'micro-USB', width: 48, height: 113, depth: 13, weight: 69 },
      about: 'Весит меньше плитки шоколада и легко теряется в кармане рубашки. Годится для второй SIM-карты или как телефон на проходной, где камеры запрещены.', popularity: 57,
    },
    {
      brand: 'Digma', name: 'LINX C240', series: 'LINX', year: 2023, country: 'Китай', price: 2290, colours: ['graphite'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.4, camera: 0.08, battery: 1000, cardMax: 32, connector: 'micro-USB', width: 52, height: 125, depth: 13.2, weight: 86 },
      about: 'Обычный рабочий аппарат с Bluetooth: к нему подключается гарнитура в машине. Записная книжка вмещает три сотни номеров.', popularity: 44,
    },
    {
      brand: 'INOI', name: '289', year: 2023, country: 'Китай', price: 2590, colours: ['black', 'burgundy'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: true, flashlight: true, screen: 2.8, camera: 0.3, battery: 2500, cardMax: 32, connector: 'USB-C', width: 59, height: 136, depth: 14.8, weight: 121 },
      about: 'Крупный экран показывает время цифрами высотой в сантиметр. О зарядке вспоминают раз в две недели: аккумулятор здесь вдвое больше обычного.', popularity: 49,
    },
    {
      brand: 'F+', name: 'Flip 280', year: 2023, country: 'Китай', price: 3490, colours: ['black', 'gold'],
      facts: { formFactor: 'раскладушка', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.8, camera: 0.3, battery: 1000, cardMax: 32, connector: 'USB-C', width: 55, height: 109, depth: 17.5, weight: 108 },
      about: 'Тонкая раскладушка с большим внутренним дисплеем и металлизированной рамкой. Клавиатура подсвечивается целиком, номер легко набрать в темноте.', popularity: 35,
    },
    {
      brand: 'Olmio', name: 'X05', year: 2024, country: 'Китай', price: 3790, colours: ['orange', 'black'],
      facts: { formFactor: 'моноблок', sims: 2, lte: false, sos: false, flashlight: true, screen: 2.4, camera: 0.3, battery: 2500, cardMax: 32, connector: 'USB-C', width: 61, height: 135, depth: 21, weight: 158 },
      about: 'Защита IP67: полчаса в воде на глубине до метра корпусу не страшен. Углы усилены резиной, а заглушка разъёма закреплена и не потеряется.', popularity: 26,
    },
  ],
});
