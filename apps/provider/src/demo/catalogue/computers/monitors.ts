import { flag, leaf, number, text } from '../../types.ts';

export const monitors = leaf({
  id: 1013,
  code: 'monitors',
  name: 'Мониторы',
  singular: 'Монитор',
  gender: 'm',
  kind: 'monitor',
  attributes: {
    screen: number('Экран', 'Диагональ экрана', 'дюйм', { card: true, filter: true }),
    resolution: text('Экран', 'Разрешение', { card: true, filter: true }),
    panel: text('Экран', 'Тип матрицы', { card: true, filter: true }),
    refreshRate: number('Экран', 'Частота обновления', 'Гц', { card: true, filter: true }),
    response: number('Экран', 'Время отклика', 'мс'),
    brightness: number('Экран', 'Яркость', 'кд/м²'),
    curved: flag('Экран', 'Изогнутый экран', { filter: true }),
    ports: text('Подключение и подставка', 'Видеоразъёмы'),
    usbC: flag('Подключение и подставка', 'USB-C с зарядкой', { filter: true }),
    heightAdjust: flag('Подключение и подставка', 'Регулировка высоты', { filter: true }),
    width: number('Габариты и вес', 'Ширина', 'см'),
    height: number('Габариты и вес', 'Высота с подставкой', 'см'),
    depth: number('Габариты и вес', 'Глубина с подставкой', 'см'),
    weight: number('Габариты и вес', 'Вес с подставкой', 'кг'),
  },
  accessories: ['cables', 'keyboards', 'mice', 'desktops', 'laptops', 'soundbars'],
  models: [
    {
      brand: 'Xiaomi', name: 'Monitor A27i', series: 'Xiaomi Monitor', year: 2024, country: 'Китай', price: 9990, priceOld: 11990, colours: ['black'],
      facts: { screen: 27, resolution: '1920×1080', panel: 'IPS', refreshRate: 100, response: 6, brightness: 250, curved: false, ports: 'HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 61.2, height: 45.4, depth: 18, weight: 4 },
      about: 'Двадцать семь дюймов с тонкими рамками за цену офисной модели меньшего размера. Частота 100 Гц делает прокрутку текста спокойнее для глаз.', popularity: 97,
    },
    {
      brand: 'Xiaomi', name: 'Curved Gaming Monitor G34WQi', series: 'Xiaomi Gaming', year: 2023, country: 'Китай', price: 27990, colours: ['black'],
      facts: { screen: 34, resolution: '3440×1440', panel: 'VA', refreshRate: 180, response: 1, brightness: 350, curved: true, ports: '2×HDMI, 2×DisplayPort', usbC: false, heightAdjust: true, width: 81, height: 53, depth: 24.3, weight: 9.1 },
      about: 'Сверхширокий формат 21:9 показывает в гонках то, что обычно скрыто за краем. Радиус изгиба 1500 мм повторяет поле зрения.', popularity: 74,
    },
    {
      brand: 'Samsung', name: 'Odyssey G5 G55C (LS27CG552EIXCI)', series: 'Odyssey', year: 2023, country: 'Китай', price: 21990, priceOld: 24990, colours: ['black'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'VA', refreshRate: 165, response: 1, brightness: 300, curved: true, ports: 'HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 61.5, height: 46.4, depth: 27.5, weight: 4.5 },
      about: 'Изгиб 1000R охватывает игрока сильнее, чем у большинства соперников. Контраст VA-матрицы вытягивает тени в ночных сценах.', popularity: 67,
    },
    {
      brand: 'Samsung', name: 'Odyssey OLED G6 G60SD (LS27DG602SIXCI)', series: 'Odyssey', year: 2024, country: 'Вьетнам', price: 69990, colours: ['silver'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'OLED', refreshRate: 360, response: 0.03, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: true, width: 61.1, height: 54.2, depth: 24.4, weight: 6.9 },
      about: 'Для соревновательных игр: 360 кадров в секунду на QD-OLED с матовым покрытием. От выгорания пиксели охлаждает тепловая трубка за панелью.', popularity: 32,
    },
    {
      brand: 'Samsung', name: 'ViewFinity S8 S80UD (LS27D800UAIXCI)', series: 'ViewFinity', year: 2024, country: 'Китай', price: 39990, colours: ['black'],
      facts: { screen: 27, resolution: '3840×2160', panel: 'IPS', refreshRate: 60, response: 5, brightness: 350, curved: false, ports: 'HDMI, DisplayPort', usbC: true, heightAdjust: true, width: 61.2, height: 55.8, depth: 22, weight: 7 },
      about: 'Рабочий 4K-экран, к которому ноутбук подключается одним проводом и заряжается от него. Встроенный хаб раздаёт USB и проводную сеть.', popularity: 46,
    },
    {
      brand: 'LG', name: 'UltraGear 27GS60QC-B', series: 'UltraGear', year: 2024, country: 'Китай', price: 22990, colours: ['black'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'VA', refreshRate: 180, response: 1, brightness: 300, curved: true, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 60.8, height: 46, depth: 26.7, weight: 4.6 },
      about: 'Перекрестие прицела рисует сам монитор, поэтому игра о нём не знает. Стабилизатор чёрного подсвечивает тёмные углы.', popularity: 58,
    },
    {
      brand: 'LG', name: 'UltraFine 32UR500K-B', series: 'UltraFine', year: 2024, country: 'Китай', price: 32990, priceOld: 36990, colours: ['black'],
      facts: { screen: 31.5, resolution: '3840×2160', panel: 'VA', refreshRate: 60, response: 4, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 71.4, height: 50.9, depth: 24.3, weight: 6.2 },
      about: 'Большой экран под таблицы и чертежи, на котором четыре окна читаются одновременно. Охват DCI-P3 составляет 90 процентов, цвета хватает и для фото.', popularity: 49,
    },
    {
      brand: 'LG', name: 'MyView 27SR50F-W', series: 'MyView', year: 2024, country: 'Китай', price: 19990, colours: ['white'],
      facts: { screen: 27, resolution: '1920×1080', panel: 'IPS', refreshRate: 60, response: 5, brightness: 250, curved: false, ports: '2×HDMI', usbC: false, heightAdjust: false, width: 61.2, height: 46.3, depth: 20.9, weight: 3.9 },
      about: 'С системой webOS показывает кино и телеканалы без компьютера, пульт в комплекте. В маленькой комнате заменяет и монитор, и телевизор.', popularity: 53,
    },
    {
      brand: 'AOC', name: '24B2XH', year: 2022, country: 'Китай', price: 7990, warranty: 3, colours: ['black'],
      facts: { screen: 23.8, resolution: '1920×1080', panel: 'IPS', refreshRate: 75, response: 7, brightness: 250, curved: false, ports: 'VGA, HDMI', usbC: false, heightAdjust: false, width: 53.9, height: 42.1, depth: 20, weight: 2.6 },
      about: 'Офисный монитор с аналоговым входом: подойдёт к старому системному блоку. Панель тонкая, ножка собирается без инструмента.', popularity: 88,
    },
    {
      brand: 'AOC', name: 'Q27G4X', series: 'Gaming G4', year: 2024, country: 'Китай', price: 23990, priceOld: 26990, warranty: 3, colours: ['black'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'IPS', refreshRate: 180, response: 1, brightness: 400, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: true, width: 61.4, height: 52, depth: 21.5, weight: 6.1 },
      about: 'Яркость 400 кд/м² и подставка со всеми регулировками делают его удобным и днём у окна. Режим MBR убирает шлейфы за движущимися объектами.', popularity: 71,
    },
    {
      brand: 'MSI', name: 'MAG 274QF', series: 'MAG', year: 2024, country: 'Китай', price: 20990, warranty: 3, colours: ['black'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'IPS', refreshRate: 180, response: 0.5, brightness: 300, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 61.4, height: 45, depth: 22.8, weight: 4.8 },
      about: 'Матрица Rapid IPS переключается за полмиллисекунды и не смазывает прицел. Через HDMI принимает сигнал консоли с переменной частотой кадров.', popularity: 77,
    },
    {
      brand: 'MSI', name: 'MPG 321URX QD-OLED', series: 'MPG', year: 2024, country: 'Китай', price: 119990, warranty: 3, colours: ['black'],
      facts: { screen: 31.5, resolution: '3840×2160', panel: 'OLED', refreshRate: 240, response: 0.03, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: true, heightAdjust: true, width: 71.8, height: 60.6, depth: 27.7, weight: 9.4 },
      about: 'Соединяет 4K, 240 Гц и точечную подсветку, раньше приходилось выбирать что-то одно. USB-C питает ноутбук мощностью до 90 Вт.', popularity: 24,
    },
    {
      brand: 'ASUS', name: 'ProArt PA279CRV', series: 'ProArt', year: 2023, country: 'Китай', price: 54990, warranty: 3, colours: ['black'],
      facts: { screen: 27, resolution: '3840×2160', panel: 'IPS', refreshRate: 60, response: 5, brightness: 350, curved: false, ports: '2×HDMI, 2×DisplayPort', usbC: true, heightAdjust: true, width: 61.4, height: 53.4, depth: 22, weight: 8.8 },
      about: 'Фотографам и колористам: 99 % DCI-P3 и отчёт о заводской калибровке с Delta E меньше двух. Мониторы соединяются цепочкой через DisplayPort.', popularity: 36,
    },
    {
      brand: 'ASUS', name: 'TUF Gaming VG279Q3A', series: 'TUF Gaming', year: 2023, country: 'Китай', price: 16990, priceOld: 18490, warranty: 3, colours: ['black'],
      facts: { screen: 27, resolution: '1920×1080', panel: 'IPS', refreshRate: 180, response: 1, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 61.4, height: 44.7, depth: 21.4, weight: 4.8 },
      about: 'Крупное зерно Full HD на 27 дюймах разгружает видеокарту, поэтому кадров выходит больше. Динамики по два ватта озвучат ролик без наушников.', popularity: 64,
    },
    {
      brand: 'Dell', name: 'UltraSharp U2724DE', series: 'UltraSharp', year: 2024, country: 'Китай', price: 49990, warranty: 3, colours: ['silver'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'IPS', refreshRate: 120, response: 5, brightness: 350, curved: false, ports: 'HDMI, DisplayPort', usbC: true, heightAdjust: true, width: 61.1, height: 53.5, depth: 18.5, weight: 7 },
      about: 'Панель IPS Black удваивает контраст: чёрный перестаёт быть серым в полутёмном кабинете. Док-станция Thunderbolt спрятана в корпус.', popularity: 29,
    },
    {
      brand: 'Philips', name: '27E1N1100A', series: 'Monitor 1000', year: 2023, country: 'Китай', price: 11490, priceOld: 12490, warranty: 3, colours: ['black'],
      facts: { screen: 27, resolution: '1920×1080', panel: 'IPS', refreshRate: 100, response: 4, brightness: 250, curved: false, ports: 'VGA, HDMI', usbC: false, heightAdjust: false, width: 61.2, height: 45.4, depth: 21.2, weight: 3.8 },
      about: 'Встроенные колонки и отсутствие мерцания подсветки устраивают тех, кто сидит за экраном весь день. Режим EasyRead имитирует бумажную страницу.', popularity: 69,
    },
    {
      brand: 'BenQ', name: 'GW2790', series: 'GW', year: 2023, country: 'Китай', price: 15990, warranty: 2, colours: ['black', 'white'],
      facts: { screen: 27, resolution: '1920×1080', panel: 'IPS', refreshRate: 100, response: 5, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 60.9, height: 46.1, depth: 17.6, weight: 4.1 },
      about: 'Датчик света подстраивает яркость, когда за окном темнеет. Кабели прячутся в ножку и не портят вид стола.', popularity: 51,
    },
    {
      brand: 'Acer', name: 'Nitro KG241YX1bmiipx', series: 'Nitro', year: 2024, country: 'Китай', price: 12990, colours: ['black'],
      facts: { screen: 23.8, resolution: '1920×1080', panel: 'IPS', refreshRate: 200, response: 1, brightness: 250, curved: false, ports: '2×HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 54, height: 41.8, depth: 23, weight: 3.2 },
      about: 'Двести герц в компактной диагонали: вся арена перед глазами, голову поворачивать не надо. FreeSync Premium убирает разрывы изображения.', popularity: 61,
    },
    {
      brand: 'GIGABYTE', name: 'M27QA ICE', series: 'M Series', year: 2025, country: 'Китай', price: 28990, warranty: 3, colours: ['white'],
      facts: { screen: 27, resolution: '2560×1440', panel: 'IPS', refreshRate: 180, response: 1, brightness: 300, curved: false, ports: '2×HDMI, DisplayPort', usbC: true, heightAdjust: true, width: 61.4, height: 53.2, depth: 20.5, weight: 6.5 },
      about: 'Белый корпус подбирают к светлой сборке, это пока редкость. Переключатель KVM позволяет управлять двумя компьютерами одной мышью.', popularity: 34,
    },
    {
      brand: 'HUAWEI', name: 'MateView SE', series: 'MateView', year: 2022, country: 'Китай', price: 10990, priceOld: 12490, colours: ['black'],
      editions: [{ name: 'обычная подставка', price: 10990 }, { name: 'регулируемая подставка', price: 13490, facts: { heightAdjust: true, weight: 4.7, height: 51.9 } }],
      facts: { screen: 23.8, resolution: '1920×1080', panel: 'IPS', refreshRate: 75, response: 5, brightness: 250, curved: false, ports: 'HDMI, DisplayPort', usbC: false, heightAdjust: false, width: 53.9, height: 42.5, depth: 18.8, weight: 3.4 },
      about: 'Снижение синего света подтверждено сертификатом TÜV Rheinland. Джойстик под рамкой управляет меню одним пальцем.', popularity: 55,
    },
    {
      brand: 'Titan Army', name: 'P2510S', series: 'P', year: 2025, country: 'Китай', price: 24990, colours: ['black'],
      facts: { screen: 24.5, resolution: '2560×1440', panel: 'IPS', refreshRate: 240, response: 1, brightness: 400, curved: false, ports: '2×HDMI, 2×DisplayPort', usbC: false, heightAdjust: true, width: 55.8, height: 51.5, depth: 22.4, weight: 5.3 },
      about: 'Киберспортивная диагональ с чёткостью 2,5K, которая встречается нечасто. Подставка вращается в портрет и поднимается на 12 сантиметров.', popularity: 40,
    },
  ],
});
