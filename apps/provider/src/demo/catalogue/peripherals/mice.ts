import { flag, leaf, number, text } from '../../types.ts';

export const mice = leaf({
  id: 1022,
  code: 'mice',
  name: 'Мыши',
  singular: 'Мышь',
  gender: 'f',
  kind: 'mouse',
  attributes: {
    purpose: text('Основные', 'Назначение', { filter: true }),
    grip: text('Основные', 'Форма', { filter: true }),
    buttons: number('Основные', 'Количество кнопок', 'шт.', { card: true, filter: true }),
    silent: flag('Основные', 'Тихие кнопки', { filter: true }),
    sensor: text('Сенсор', 'Тип сенсора'),
    dpi: number('Сенсор', 'Максимальное разрешение', 'dpi', { card: true, filter: true }),
    polling: number('Сенсор', 'Частота опроса', 'Гц'),
    connection: text('Подключение и питание', 'Подключение', { card: true, filter: true }),
    bluetooth: flag('Подключение и питание', 'Bluetooth', { filter: true }),
    power: text('Подключение и питание', 'Питание'),
    width: number('Габариты и вес', 'Ширина', 'мм'),
    height: number('Габариты и вес', 'Высота', 'мм'),
    depth: number('Габариты и вес', 'Длина', 'мм'),
    weight: number('Габариты и вес', 'Вес', 'г'),
  },
  accessories: ['keyboards', 'headphones', 'laptops', 'cables'],
  models: [
    {
      brand: 'Logitech', name: 'MX Master 4', series: 'MX', year: 2025, country: 'Китай', price: 12990, warranty: 2, colours: ['graphite', 'white'],
      facts: { purpose: 'для работы', grip: 'для правой руки', buttons: 8, silent: true, sensor: 'лазерный', dpi: 8000, polling: 125, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 88.4, height: 50.8, depth: 128.2, weight: 150 },
      about: 'Площадка под большим пальцем отвечает вибрацией и открывает кольцо быстрых команд. Стальное колесо за секунду прокручивает тысячу строк.', popularity: 76,
    },
    {
      brand: 'Logitech', name: 'MX Anywhere 3S', series: 'MX', year: 2023, country: 'Китай', price: 7990, priceOld: 8990, warranty: 2, colours: ['graphite', 'pink'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 6, silent: true, sensor: 'лазерный', dpi: 8000, polling: 125, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 65, height: 34.4, depth: 100.5, weight: 99 },
      about: 'Дорожная мышь, которая видит стекло толщиной от четырёх миллиметров. Минута зарядки даёт три часа работы.', popularity: 59,
    },
    {
      brand: 'Logitech', name: 'Lift', series: 'Ergo', year: 2022, country: 'Китай', price: 5990, warranty: 2, colours: ['graphite', 'white'],
      facts: { purpose: 'для работы', grip: 'вертикальная', buttons: 6, silent: true, sensor: 'оптический', dpi: 4000, polling: 125, connection: 'беспроводная', bluetooth: true, power: '1×AA', width: 70, height: 71, depth: 108, weight: 125 },
      about: 'Рука лежит под углом 57°, предплечье не скручивается. Размер подобран для небольшой и средней ладони.', popularity: 53,
    },
    {
      brand: 'Logitech', name: 'M185', year: 2022, country: 'Китай', price: 1290, priceOld: 1490, colours: ['grey', 'blue', 'red'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 3, silent: false, sensor: 'оптический', dpi: 1000, polling: 125, connection: 'беспроводная', bluetooth: false, power: '1×AA', width: 60, height: 39, depth: 99, weight: 75 },
      about: 'Неприхотливая беспроводная мышь для ноутбука, батарейку меняют примерно раз в год. Приёмник прячется внутри корпуса.', popularity: 96,
    },
    {
      brand: 'Logitech', name: 'G PRO X SUPERLIGHT 2', series: 'Logitech G', year: 2023, country: 'Китай', price: 13490, priceOld: 15490, warranty: 2, colours: ['black', 'white', 'pink'],
      facts: { purpose: 'игровая', grip: 'симметричная', buttons: 5, silent: false, sensor: 'оптический', dpi: 44000, polling: 8000, connection: 'проводная и беспроводная', bluetooth: false, power: 'аккумулятор', width: 63.5, height: 40, depth: 125, weight: 60 },
      about: 'С ней выступает немало киберспортсменов: 60 граммов и гибридные оптико-механические кнопки. Аккумулятор держит до 95 часов непрерывного движения.', popularity: 64,
    },
    {
      brand: 'Logitech', name: 'G102 LIGHTSYNC', series: 'Logitech G', year: 2022, country: 'Китай', price: 2490, warranty: 2, colours: ['black', 'white'],
      facts: { purpose: 'игровая', grip: 'симметричная', buttons: 6, silent: false, sensor: 'оптический', dpi: 8000, polling: 1000, connection: 'проводная', bluetooth: false, power: 'от USB', width: 62.2, height: 38.2, depth: 116.6, weight: 85 },
      about: 'Первая игровая мышь для многих: проверенная форма и подсветка по контуру. Настройки хранятся в памяти, на чужом компьютере они не слетят.', popularity: 90,
    },
    {
      brand: 'Razer', name: 'DeathAdder V3 Pro', series: 'DeathAdder', year: 2022, country: 'Китай', price: 11990, warranty: 2, colours: ['black', 'white'],
      facts: { purpose: 'игровая', grip: 'для правой руки', buttons: 5, silent: false, sensor: 'оптический', dpi: 30000, polling: 1000, connection: 'проводная и беспроводная', bluetooth: false, power: 'аккумулятор', width: 68, height: 44, depth: 128, weight: 63 },
      about: 'Высокая спинка заполняет ладонь и подходит крупной руке. Сенсор Focus Pro различает высоту отрыва с шагом в 26 ступеней.', popularity: 47,
    },
    {
      brand: 'Razer', name: 'Basilisk V3', series: 'Basilisk', year: 2022, country: 'Китай', price: 5490, priceOld: 6490, warranty: 2, colours: ['black'],
      facts: { purpose: 'игровая', grip: 'для правой руки', buttons: 11, silent: false, sensor: 'оптический', dpi: 26000, polling: 1000, connection: 'проводная', bluetooth: false, power: 'от USB', width: 75, height: 42.5, depth: 130, weight: 101 },
      about: 'Колесо само переходит из ступенчатого режима в свободный при резком толчке. Рычаг под большим пальцем временно снижает чувствительность для прицела.', popularity: 55,
    },
    {
      brand: 'HyperX', name: 'Pulsefire Haste 2 Wireless', series: 'Pulsefire', year: 2023, country: 'Китай', price: 6990, warranty: 2, colours: ['black', 'white'],
      facts: { purpose: 'игровая', grip: 'симметричная', buttons: 6, silent: false, sensor: 'оптический', dpi: 26000, polling: 1000, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 66.8, height: 38.2, depth: 124.3, weight: 61 },
      about: 'Сплошной корпус вместо сот, а вес всё равно 61 грамм. По Bluetooth её подключают к рабочему ноутбуку, по радио — к игровому компьютеру.', popularity: 40,
    },
    {
      brand: 'SteelSeries', name: 'Aerox 3 Wireless (2022)', series: 'Aerox', year: 2022, country: 'Китай', price: 7490, colours: ['graphite', 'white'],
      facts: { purpose: 'игровая', grip: 'симметричная', buttons: 6, silent: false, sensor: 'оптический', dpi: 18000, polling: 1000, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 67, height: 37.9, depth: 120.6, weight: 68 },
      about: 'Через перфорацию видно светящуюся плату, покрытую влагостойким лаком. Пыль и капли пота электронике не вредят: класс IP54.', popularity: 29,
    },
    {
      brand: 'ASUS', name: 'ROG Harpe Ace Mini', series: 'ROG', year: 2025, country: 'Китай', price: 12490, warranty: 2, colours: ['black', 'white'],
      facts: { purpose: 'игровая', grip: 'симметричная', buttons: 5, silent: false, sensor: 'оптический', dpi: 42000, polling: 8000, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 62, height: 37, depth: 117, weight: 49 },
      about: 'Уменьшенный корпус из биополимера с нейлоном: меньше полусотни граммов. Хват кончиками пальцев здесь самый естественный.', popularity: 17,
    },
    {
      brand: 'A4Tech', name: 'Bloody W60 Max', series: 'Bloody', year: 2022, country: 'Китай', price: 2290, priceOld: 2590, colours: ['black', 'mint'],
      facts: { purpose: 'игровая', grip: 'для правой руки', buttons: 8, silent: false, sensor: 'оптический', dpi: 10000, polling: 2000, connection: 'проводная', bluetooth: false, power: 'от USB', width: 67, height: 40, depth: 125, weight: 105 },
      about: 'Макросы записываются на лету и сохраняются во внутренней памяти. Металлические ножки скользят дольше тефлоновых.', popularity: 72,
    },
    {
      brand: 'A4Tech', name: 'Fstyler FG10S', series: 'Fstyler', year: 2022, country: 'Китай', price: 890, colours: ['black', 'orange'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 4, silent: true, sensor: 'оптический', dpi: 2000, polling: 125, connection: 'беспроводная', bluetooth: false, power: '1×AA', width: 59, height: 35, depth: 108, weight: 65 },
      about: 'Щелчки приглушены: на лекции или ночью никого не побеспокоит. Разрешение переключает кнопка за колесом.', popularity: 81,
    },
    {
      brand: 'Apple', name: 'Magic Mouse (USB-C)', series: 'Magic', year: 2024, country: 'Китай', price: 8990, colours: ['white', 'black'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 1, silent: false, sensor: 'лазерный', dpi: 1300, polling: 90, connection: 'беспроводная', bluetooth: true, power: 'аккумулятор', width: 57.1, height: 21.6, depth: 113.5, weight: 99 },
      about: 'Вся верхняя поверхность понимает жесты: листание пальцем, смена рабочих столов двумя. Без подзарядки обходится около месяца.', popularity: 52,
    },
    {
      brand: 'Xiaomi', name: 'Wireless Mouse Lite 2', year: 2023, country: 'Китай', price: 790, priceOld: 890, colours: ['black', 'white'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 3, silent: false, sensor: 'оптический', dpi: 1000, polling: 125, connection: 'беспроводная', bluetooth: false, power: '1×AA', width: 60.6, height: 38, depth: 106.5, weight: 60 },
      about: 'Простая форма без выступов одинаково удобна правше и левше. Сигнал приёмника достаёт на десять метров, пригодится для показа слайдов.', popularity: 86,
    },
    {
      brand: 'Dark Project', name: 'Nexus', year: 2024, country: 'Китай', price: 4990, colours: ['black', 'white'],
      facts: { purpose: 'игровая', grip: 'для правой руки', buttons: 6, silent: false, sensor: 'оптический', dpi: 26000, polling: 1000, connection: 'проводная и беспроводная', bluetooth: true, power: 'аккумулятор', width: 66, height: 41, depth: 124, weight: 62 },
      about: 'Сенсор PixArt PAW3395 за половину цены именитых соперников. В коробке запасной набор тефлоновых ножек и мягкий кабель-паракорд.', popularity: 43,
    },
    {
      brand: 'Defender', name: 'Accura MM-275', series: 'Accura', year: 2022, country: 'Китай', price: 590, warranty: 2, colours: ['black'],
      facts: { purpose: 'для работы', grip: 'симметричная', buttons: 6, silent: false, sensor: 'оптический', dpi: 1600, polling: 125, connection: 'беспроводная', bluetooth: false, power: '2×AAA', width: 68, height: 36, depth: 104, weight: 72 },
      about: 'Боковые кнопки «вперёд» и «назад» даже в самой доступной категории. Засыпает через несколько минут простоя и бережёт батарейки.', popularity: 68,
    },
  ],
});
