import { flag, leaf, number, text } from '../../types.ts';

export const desktops = leaf({
  id: 1012,
  code: 'desktops',
  name: 'Системные блоки',
  singular: 'Системный блок',
  gender: 'm',
  kind: 'desktop',
  attributes: {
    purpose: text('Основные', 'Назначение', { filter: true }),
    formFactor: text('Основные', 'Тип корпуса', { filter: true }),
    os: text('Основные', 'Операционная система', { filter: true }),
    cpu: text('Производительность', 'Процессор', { card: true }),
    ram: number('Производительность', 'Оперативная память', 'ГБ', { card: true, filter: true }),
    storage: number('Производительность', 'Объём SSD', 'ГБ', { card: true, filter: true }),
    gpu: text('Производительность', 'Видеокарта', { card: true }),
    gpuMemory: number('Производительность', 'Видеопамять', 'ГБ', { filter: true }),
    wifi: flag('Связь и питание', 'Wi-Fi', { filter: true }),
    psu: number('Связь и питание', 'Мощность блока питания', 'Вт'),
    width: number('Габариты и вес', 'Ширина', 'см'),
    height: number('Габариты и вес', 'Высота', 'см'),
    depth: number('Габариты и вес', 'Глубина', 'см'),
    weight: number('Габариты и вес', 'Вес', 'кг'),
  },
  accessories: ['monitors', 'keyboards', 'mice', 'headphones', 'ssd', 'software', 'cables', 'printers'],
  models: [
    {
      brand: 'Apple', name: 'Mac mini (M4)', series: 'Mac mini', year: 2024, country: 'Китай', price: 59990, priceOld: 66990, colours: ['silver'],
      editions: [{ name: '16/256 ГБ', price: 59990 }, { name: '16/512 ГБ', price: 79990, facts: { storage: 512 } }],
      facts: { purpose: 'домашний', formFactor: 'мини-ПК', os: 'macOS', cpu: 'Apple M4', ram: 16, storage: 256, gpu: 'Apple M4 (10 ядер)', gpuMemory: 0, wifi: true, psu: 155, width: 12.7, height: 5, depth: 12.7, weight: 0.67 },
      about: 'Компьютер размером с ладонь выводит картинку на три монитора сразу. Два порта USB-C спереди избавляют от поисков разъёма на задней стенке.', popularity: 91,
    },
    {
      brand: 'Apple', name: 'Mac Studio (M4 Max) 36/512 ГБ', series: 'Mac Studio', year: 2025, country: 'Китай', price: 229990, colours: ['silver'],
      facts: { purpose: 'рабочая станция', formFactor: 'мини-ПК', os: 'macOS', cpu: 'Apple M4 Max', ram: 36, storage: 512, gpu: 'Apple M4 Max (32 ядра)', gpuMemory: 0, wifi: true, psu: 370, width: 19.7, height: 9.5, depth: 19.7, weight: 2.74 },
      about: 'Общая память достаётся и процессору, и графике, благодаря чему большие языковые модели запускаются прямо на столе. Для видеомонтажа есть аппаратные блоки ProRes.', popularity: 18,
    },
    {
      brand: 'ASUS', name: 'NUC 14 Pro', series: 'NUC', year: 2024, country: 'Китай', price: 54990, warranty: 3, colours: ['black'],
      editions: [{ name: '16/512 ГБ', price: 54990 }, { name: '32 ГБ/1 ТБ', price: 67990, facts: { ram: 32, storage: 1024 } }],
      facts: { purpose: 'офисный', formFactor: 'мини-ПК', os: 'без ОС', cpu: 'Intel Core Ultra 5 125H', ram: 16, storage: 512, gpu: 'Intel Arc Graphics', gpuMemory: 0, wifi: true, psu: 120, width: 11.7, height: 3.7, depth: 11.2, weight: 0.6 },
      about: 'Крепится за монитор на отверстия VESA и освобождает стол. Крышка открывается без отвёртки, заменить память — дело одной минуты.', popularity: 44,
    },
    {
      brand: 'ASUS', name: 'ROG G700', series: 'ROG', year: 2025, country: 'Китай', price: 269990, priceOld: 299990, warranty: 2, colours: ['black'],
      facts: { purpose: 'игровой', formFactor: 'Mid-Tower', os: 'Windows 11', cpu: 'Intel Core Ultra 7 265KF', ram: 32, storage: 2048, gpu: 'NVIDIA GeForce RTX 5080', gpuMemory: 16, wifi: true, psu: 850, width: 22.5, height: 49.5, depth: 47, weight: 16 },
      about: 'Заводская сборка, которая тянет 4K с трассировкой лучей. Внутри стандартная плата, поэтому апгрейд не упирается в фирменные разъёмы.', popularity: 22,
    },
    {
      brand: 'Lenovo', name: 'IdeaCentre Mini 01IRH10', series: 'IdeaCentre', year: 2025, country: 'Китай', price: 49990, colours: ['grey'],
      facts: { purpose: 'домашний', formFactor: 'мини-ПК', os: 'без ОС', cpu: 'Intel Core i5-13420H', ram: 16, storage: 512, gpu: 'Intel UHD Graphics', gpuMemory: 0, wifi: true, psu: 90, width: 19.5, height: 3.9, depth: 19.1, weight: 1 },
      about: 'Литровый корпус можно поставить на полку под телевизором и смотреть кино с флешки. Вентилятор в простое почти не слышен — около 20 дБ.', popularity: 49,
    },
    {
      brand: 'Lenovo', name: 'Legion Tower 5 30IAS10', series: 'Legion', year: 2025, country: 'Китай', price: 189990, colours: ['grey'],
      editions: [{ name: 'RTX 5060 Ti', price: 189990 }, { name: 'RTX 5070 Ti', price: 229990, facts: { gpu: 'NVIDIA GeForce RTX 5070 Ti' } }],
      facts: { purpose: 'игровой', formFactor: 'Mid-Tower', os: 'без ОС', cpu: 'Intel Core Ultra 7 265F', ram: 32, storage: 1024, gpu: 'NVIDIA GeForce RTX 5060 Ti', gpuMemory: 16, wifi: true, psu: 850, width: 21.1, height: 47.9, depth: 49.6, weight: 15.5 },
      about: 'Корпус на 26 литров с боковым стеклом и тремя вентиляторами 120 мм. Логотип на передней панели меняет цвет, а ночью гасится из приложения.', popularity: 33,
    },
    {
      brand: 'Lenovo', name: 'ThinkCentre neo 50s Gen 5', series: 'ThinkCentre', year: 2024, country: 'Китай', price: 62990, colours: ['black'],
      facts: { purpose: 'офисный', formFactor: 'SFF', os: 'Windows 11', cpu: 'Intel Core i5-13420H', ram: 16, storage: 512, gpu: 'Intel UHD Graphics', gpuMemory: 0, wifi: true, psu: 180, width: 10, height: 27.5, depth: 30.3, weight: 4.3 },
      about: 'Узкий блок для рабочего места: стоит вертикально или лежит под монитором. Замок Kensington и датчик вскрытия пригодятся в открытом офисе.', popularity: 38,
    },
    {
      brand: 'HP', name: 'OMEN 35L GT16', series: 'OMEN', year: 2025, country: 'Китай', price: 239990, priceOld: 259990, colours: ['black', 'white'],
      facts: { purpose: 'игровой', formFactor: 'Mid-Tower', os: 'Windows 11', cpu: 'AMD Ryzen 7 8700F', ram: 32, storage: 1024, gpu: 'NVIDIA GeForce RTX 5070', gpuMemory: 12, wifi: true, psu: 850, width: 21, height: 41, depth: 40.8, weight: 14.2 },
      about: 'Жидкостное охлаждение держит процессор в пределах 70 °C под нагрузкой. Панели снимаются нажатием кнопки, винты искать не придётся.', popularity: 25,
    },
    {
      brand: 'HP', name: 'Pro Mini 400 G9', series: 'HP Pro', year: 2023, country: 'Китай', price: 56990, priceOld: 62990, colours: ['black'],
      facts: { purpose: 'офисный', formFactor: 'мини-ПК', os: 'без ОС', cpu: 'Intel Core i5-13500T', ram: 8, storage: 256, gpu: 'Intel UHD Graphics 770', gpuMemory: 0, wifi: true, psu: 90, width: 17.7, height: 3.4, depth: 17.5, weight: 1.42 },
      about: 'Тихий мини-компьютер для касс, стоек регистрации и учебных классов. Порт расширения меняют на HDMI, COM или ещё один USB-C.', popularity: 31,
    },
    {
      brand: 'Acer', name: 'Predator Orion 3000 PO3-655', series: 'Predator', year: 2025, country: 'Китай', price: 174990, colours: ['black'],
      facts: { purpose: 'игровой', formFactor: 'Mini-Tower', os: 'без ОС', cpu: 'Intel Core i7-14700F', ram: 16, storage: 1024, gpu: 'NVIDIA GeForce RTX 5060 Ti', gpuMemory: 8, wifi: true, psu: 600, width: 17.5, height: 39.5, depth: 38.5, weight: 9.2 },
      about: 'Компактная башня, которую нетрудно возить на турниры за ручку сверху. Воздух забирается через всю переднюю сетку.', popularity: 28,
    },
    {
      brand: 'MSI', name: 'Cubi NUC 1M', series: 'Cubi', year: 2024, country: 'Китай', price: 46990, colours: ['black'],
      facts: { purpose: 'офисный', formFactor: 'мини-ПК', os: 'без ОС', cpu: 'Intel Core 5 120U', ram: 8, storage: 512, gpu: 'Intel Graphics', gpuMemory: 0, wifi: true, psu: 65, width: 13.6, height: 5, depth: 13.2, weight: 0.7 },
      about: 'Питается по USB-C от монитора, так что на столе остаётся один кабель. Кнопку включения дублирует выносная на шнуре.', popularity: 36,
    },
    {
      brand: 'MSI', name: 'MAG Infinite S3 14N', series: 'MAG', year: 2024, country: 'Китай', price: 129990, priceOld: 142990, colours: ['black'],
      facts: { purpose: 'игровой', formFactor: 'Mini-Tower', os: 'Windows 11', cpu: 'Intel Core i5-14400F', ram: 16, storage: 1024, gpu: 'NVIDIA GeForce RTX 4060', gpuMemory: 8, wifi: true, psu: 500, width: 18.5, height: 41.5, depth: 40, weight: 10.3 },
      about: 'Сбалансированная сборка для Full HD: в сетевых шутерах кадровая частота держится выше 144. Воздушные потоки процессора и видеокарты разделены перегородкой.', popularity: 52,
    },
    {
      brand: 'iRU', name: 'Home 310H6SE', series: 'Home', year: 2024, country: 'Россия', price: 31990, colours: ['black'],
      editions: [{ name: '8/256 ГБ', price: 31990 }, { name: '16/512 ГБ', price: 37990, facts: { ram: 16, storage: 512 } }],
      facts: { purpose: 'домашний', formFactor: 'Mini-Tower', os: 'без ОС', cpu: 'Intel Core i3-12100', ram: 8, storage: 256, gpu: 'Intel UHD Graphics 730', gpuMemory: 0, wifi: false, psu: 400, width: 17, height: 35, depth: 29, weight: 4.6 },
      about: 'Домашний компьютер российской сборки, достаточный для учёбы и интернета. В стандартный корпус позднее встанет недорогая видеокарта.', popularity: 74,
    },
    {
      brand: 'iRU', name: 'Game 510B7GP', series: 'Game', year: 2025, country: 'Россия', price: 99990, priceOld: 109990, colours: ['black'],
      facts: { purpose: 'игровой', formFactor: 'Mid-Tower', os: 'без ОС', cpu: 'Intel Core i5-12400F', ram: 16, storage: 1024, gpu: 'NVIDIA GeForce RTX 5060', gpuMemory: 8, wifi: true, psu: 650, width: 21, height: 45.5, depth: 40, weight: 9.8 },
      about: 'Проверенный шестиядерный процессор в паре со свежей видеокартой. Все комплектующие стандартные, гарантия не слетает при добавлении диска.', popularity: 66,
    },
    {
      brand: 'Raskat', name: 'Standart 300', series: 'Standart', year: 2024, country: 'Россия', price: 36990, warranty: 3, colours: ['black'],
      facts: { purpose: 'офисный', formFactor: 'Mini-Tower', os: 'без ОС', cpu: 'AMD Ryzen 5 5600G', ram: 16, storage: 512, gpu: 'AMD Radeon Vega 7', gpuMemory: 0, wifi: false, psu: 450, width: 19, height: 36.5, depth: 33, weight: 5.5 },
      about: 'Системник для бухгалтерии и торговли с трёхлетней гарантией. Отечественные системы «Альт» и РЕД ОС ставятся без подбора драйверов.', popularity: 41,
    },
    {
      brand: 'Raskat', name: 'Strike 720', series: 'Strike', year: 2025, country: 'Россия', price: 149990, warranty: 3, colours: ['white', 'black'],
      facts: { purpose: 'игровой', formFactor: 'Mid-Tower', os: 'без ОС', cpu: 'AMD Ryzen 7 7700', ram: 32, storage: 1024, gpu: 'NVIDIA GeForce RTX 5070', gpuMemory: 12, wifi: true, psu: 750, width: 22, height: 47, depth: 44, weight: 12.4 },
      about: 'Платформа AM5 оставляет запас: через пару лет можно поменять только процессор. Перед отправкой сборку сутки гоняют под нагрузкой.', popularity: 57,
    },
    {
      brand: 'HYPERPC', name: 'LUMEN 3', series: 'LUMEN', year: 2025, country: 'Россия', price: 349990, warranty: 3, colours: ['white', 'black'], 
      editions: [{ name: 'RTX 5080', price: 349990 }, { name: 'RTX 5090', price: 549990, facts: { gpu: 'NVIDIA GeForce RTX 5090', gpuMemory: 32, ram: 64, psu: 1200 } }],
      facts: { purpose: 'игровой', formFactor: 'Full-Tower', os: 'Windows 11', cpu: 'AMD Ryzen 7 9800X3D', ram: 32, storage: 2048, gpu: 'NVIDIA GeForce RTX 5080', gpuMemory: 16, wifi: true, psu: 1000, width: 28.5, height: 50, depth: 48, weight: 21 },
      about: 'Панорамное стекло с двух сторон показывает аккуратно уложенные кабели и водяной контур. Собирают компьютер в Москве и привозят уже настроенным.', popularity: 14,
    },
    {
      brand: 'Digma', name: 'Mini Office E300', series: 'Mini Office', year: 2023, country: 'Китай', price: 14990, priceOld: 16990, colours: ['black'],
      facts: { purpose: 'офисный', formFactor: 'мини-ПК', os: 'Windows 11', cpu: 'Intel N95', ram: 8, storage: 256, gpu: 'Intel UHD Graphics', gpuMemory: 0, wifi: true, psu: 36, width: 12.4, height: 4.2, depth: 11.3, weight: 0.4 },
      about: 'Самый бюджетный способ превратить старый монитор в компьютер для документов. Потребляет меньше лампочки накаливания.', popularity: 63,
    },
  ],
});
