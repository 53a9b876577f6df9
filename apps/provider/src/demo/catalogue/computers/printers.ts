import { flag, leaf, number, text } from '../../types.ts';

export const printers = leaf({
  id: 1014,
  code: 'printers',
  name: 'Принтеры и МФУ',
  singular: 'МФУ',
  gender: 'n',
  kind: 'printer',
  attributes: {
    printTech: text('Печать', 'Технология печати', { card: true, filter: true }),
    colourPrint: text('Печать', 'Цветность', { card: true, filter: true }),
    paper: text('Печать', 'Максимальный формат', { filter: true }),
    speed: number('Печать', 'Скорость ч/б печати', 'стр/мин', { card: true, filter: true }),
    dpi: number('Печать', 'Разрешение печати', 'dpi'),
    duplex: flag('Печать', 'Автоматическая двусторонняя печать', { filter: true }),
    adf: flag('Копир и сканер', 'Автоподатчик оригиналов', { filter: true }),
    tray: number('Копир и сканер', 'Лоток подачи', 'листов'),
    wifi: flag('Связь и расходные материалы', 'Wi-Fi', { filter: true }),
    yield: number('Связь и расходные материалы', 'Ресурс чёрного картриджа', 'стр.'),
    width: number('Габариты и вес', 'Ширина', 'см'),
    height: number('Габариты и вес', 'Высота', 'см'),
    depth: number('Габариты и вес', 'Глубина', 'см'),
    weight: number('Габариты и вес', 'Вес', 'кг'),
  },
  accessories: ['cables', 'laptops', 'desktops', 'routers'],
  models: [
    {
      brand: 'HP', name: 'LaserJet MFP M141w', series: 'LaserJet', year: 2022, country: 'Китай', price: 19990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 20, dpi: 600, duplex: false, adf: false, tray: 150, wifi: true, yield: 950, width: 36, height: 19.7, depth: 26.4, weight: 5.6 },
      about: 'Одно из самых маленьких лазерных устройств со сканером: занимает на полке места как тостер. Документ с телефона уходит на печать через приложение HP Smart.', popularity: 72,
    },
    {
      brand: 'HP', name: 'Smart Tank 580', series: 'Smart Tank', year: 2023, country: 'Вьетнам', price: 17990, priceOld: 19990, colours: ['blue'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 12, dpi: 4800, duplex: false, adf: false, tray: 100, wifi: true, yield: 6000, width: 43.5, height: 15.7, depth: 36.1, weight: 5.03 },
      about: 'Чернила из флаконов заливаются в прозрачные баки, стартового набора хватает на тысячи страниц. Световые подсказки на корпусе объясняют, чего не хватает.', popularity: 66,
    },
    {
      brand: 'HP', name: 'Color LaserJet Pro MFP 3303fdw', series: 'LaserJet', year: 2023, country: 'Китай', price: 69990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'цветная', paper: 'A4', speed: 25, dpi: 600, duplex: true, adf: true, tray: 250, wifi: true, yield: 1300, width: 42, height: 38.2, depth: 42.8, weight: 19.1 },
      about: 'Офисный комбайн с факсом и податчиком на 50 листов для отделов, где важен цвет. Настраивают его на сенсорном экране с диагональю 10,9 см.', popularity: 23,
    },
    {
      brand: 'Canon', name: 'PIXMA G3430', series: 'PIXMA', year: 2023, country: 'Таиланд', price: 18490, colours: ['black', 'white'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 11, dpi: 4800, duplex: false, adf: false, tray: 100, wifi: true, yield: 6000, width: 41.6, height: 17.7, depth: 33.7, weight: 6 },
      about: 'Струйник с непрерывной подачей: фотографии без полей и школьные доклады обходятся в копейки. Печатающую головку пользователь меняет сам.', popularity: 79,
    },
    {
      brand: 'Canon', name: 'PIXMA TS3640', series: 'PIXMA', year: 2023, country: 'Вьетнам', price: 6990, priceOld: 7990, colours: ['black'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 8, dpi: 4800, duplex: false, adf: false, tray: 60, wifi: true, yield: 180, width: 43.5, height: 14.5, depth: 31.6, weight: 4 },
      about: 'Недорогое домашнее МФУ для редкой печати с двумя картриджами. Рефераты и билеты копирует одной кнопкой.', popularity: 82,
    },
    {
      brand: 'Canon', name: 'i-SENSYS MF272dw', series: 'i-SENSYS', year: 2023, country: 'Вьетнам', price: 32990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 29, dpi: 2400, duplex: true, adf: false, tray: 150, wifi: true, yield: 700, width: 37.2, height: 29.2, depth: 32, weight: 8.9 },
      about: 'Первая страница выходит через пять секунд после команды. Двусторонняя печать работает по умолчанию и вдвое экономит бумагу.', popularity: 47,
    },
    {
      brand: 'Epson', name: 'L3250', series: 'EcoTank', year: 2022, country: 'Филиппины', price: 19490, colours: ['black'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 10, dpi: 5760, duplex: false, adf: false, tray: 100, wifi: true, yield: 4500, width: 37.5, height: 17.9, depth: 34.7, weight: 4 },
      about: 'Пьезоголовка не греет чернила и служит годами, если печатать хотя бы раз в неделю. Баки спрятаны в переднюю часть корпуса.', popularity: 93,
    },
    {
      brand: 'Epson', name: 'L8180', series: 'EcoTank', year: 2022, country: 'Филиппины', price: 74990, priceOld: 82990, colours: ['black'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A3', speed: 16, dpi: 5760, duplex: true, adf: false, tray: 100, wifi: true, yield: 6200, width: 52.3, height: 16.9, depth: 37.9, weight: 9.7 },
      about: 'Шесть красок с отдельным серым дают чистые чёрно-белые отпечатки до формата А3. Фотостудии ценят прямой тракт для плотной бумаги и дисков.', popularity: 19,
    },
    {
      brand: 'Epson', name: 'L5290', series: 'EcoTank', year: 2022, country: 'Филиппины', price: 27990, colours: ['black'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 10, dpi: 5760, duplex: false, adf: true, tray: 100, wifi: true, yield: 4500, width: 37.5, height: 23.7, depth: 34.7, weight: 5 },
      about: 'Для тех, кто сканирует договоры стопками: автоподатчик проглотит тридцать листов. Есть факс и разъём локальной сети.', popularity: 42,
    },
    {
      brand: 'Brother', name: 'DCP-L2627DW', series: 'DCP', year: 2024, country: 'Китай', price: 29990, warranty: 3, colours: ['grey'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 32, dpi: 1200, duplex: true, adf: true, tray: 250, wifi: true, yield: 1200, width: 41, height: 31.9, depth: 39.9, weight: 11.3 },
      about: 'Тонер и барабан здесь раздельные, поэтому замена картриджа обходится дешевле. Лоток на 250 листов вмещает половину пачки.', popularity: 54,
    },
    {
      brand: 'Brother', name: 'DCP-T426W', series: 'InkBenefit', year: 2022, country: 'Филиппины', price: 18990, priceOld: 20990, colours: ['grey', 'white'],
      facts: { printTech: 'струйная', colourPrint: 'цветная', paper: 'A4', speed: 16, dpi: 6000, duplex: false, adf: false, tray: 150, wifi: true, yield: 7500, width: 43.5, height: 15.9, depth: 35.9, weight: 6.4 },
      about: 'Закрытый лоток на 150 листов спасает бумагу от пыли. Уровень чернил виден через окошко спереди, заглядывать внутрь незачем.', popularity: 46,
    },
    {
      brand: 'Pantum', name: 'M6500W', series: 'M6500', year: 2022, country: 'Китай', price: 14990, colours: ['black'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 22, dpi: 1200, duplex: false, adf: false, tray: 150, wifi: true, yield: 1600, width: 41.7, height: 24.4, depth: 30.5, weight: 7.5 },
      about: 'Заправляют его в любой мастерской, расходники дешёвые. Копию паспорта на один лист делает особый режим.', popularity: 96,
    },
    {
      brand: 'Pantum', name: 'BM5100FDW', series: 'BM5100', year: 2022, country: 'Китай', price: 34990, priceOld: 38990, colours: ['grey'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 40, dpi: 1200, duplex: true, adf: true, tray: 250, wifi: true, yield: 3000, width: 41.5, height: 36.5, depth: 37.5, weight: 12.5 },
      about: 'Сорок страниц в минуту и месячная нагрузка до 80 тысяч листов рассчитаны на отдел из десяти человек. Сканы складывает прямо в сетевую папку.', popularity: 61,
    },
    {
      brand: 'Pantum', name: 'CM1100DW', series: 'CM1100', year: 2022, country: 'Китай', price: 36990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'цветная', paper: 'A4', speed: 18, dpi: 1200, duplex: true, adf: false, tray: 250, wifi: true, yield: 1500, width: 41.1, height: 34.3, depth: 39.4, weight: 18 },
      about: 'Цветной лазер для рекламных листков и учебных пособий: отпечаток не боится воды. Четыре картриджа меняются по отдельности.', popularity: 35,
    },
    {
      brand: 'KYOCERA', name: 'ECOSYS MA2000w', series: 'ECOSYS', year: 2022, country: 'Китай', price: 27990, priceOld: 30990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 20, dpi: 1200, duplex: false, adf: false, tray: 150, wifi: true, yield: 1500, width: 39, height: 28, depth: 36.2, weight: 10.5 },
      about: 'Керамический барабан рассчитан на весь срок службы, менять приходится только тонер. В спящем режиме расходует меньше ватта.', popularity: 38,
    },
    {
      brand: 'Xerox', name: 'B225', series: 'B', year: 2022, country: 'Китай', price: 31990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 34, dpi: 600, duplex: true, adf: true, tray: 250, wifi: true, yield: 1200, width: 40, height: 36.6, depth: 36.4, weight: 11.5 },
      about: 'Мастер установки на русском языке ведёт по шагам от распаковки до первой страницы. Повреждённый микрокод восстанавливается сам при загрузке.', popularity: 33,
    },
    {
      brand: 'Deli', name: 'Laser M2500DW', series: 'Laser', year: 2023, country: 'Китай', price: 16990, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 28, dpi: 1200, duplex: true, adf: false, tray: 250, wifi: true, yield: 3000, width: 40.2, height: 33.1, depth: 36, weight: 9.8 },
      about: 'Стартовый картридж сразу полный, на три тысячи страниц. От производителя канцелярии достался понятный экран с русскими подписями.', popularity: 57,
    },
    {
      brand: 'Катюша', name: 'M130', year: 2022, country: 'Россия', price: 45990, warranty: 3, colours: ['white'],
      facts: { printTech: 'лазерная', colourPrint: 'чёрно-белая', paper: 'A4', speed: 30, dpi: 1200, duplex: true, adf: true, tray: 250, wifi: true, yield: 3000, width: 41.5, height: 36, depth: 39.3, weight: 14.2 },
      about: 'Отечественное устройство из реестра Минпромторга, подходит для госзакупок. Драйверы есть для «Альт», Astra Linux и РЕД ОС.', popularity: 21,
    },
  ],
});
