import { flag, leaf, number, text } from '../../types.ts';

export const routers = leaf({
  id: 1023,
  code: 'routers',
  name: 'Роутеры',
  singular: 'Роутер',
  gender: 'm',
  kind: 'router',
  attributes: {
    wifiStandard: text('Wi-Fi', 'Стандарт Wi-Fi', { card: true, filter: true }),
    speed: number('Wi-Fi', 'Суммарная скорость Wi-Fi', 'Мбит/с', { card: true, filter: true }),
    bands: text('Wi-Fi', 'Диапазоны', { filter: true }),
    antennas: number('Wi-Fi', 'Антенны', 'шт.'),
    mesh: flag('Wi-Fi', 'Поддержка Mesh', { filter: true }),
    wanSpeed: number('Порты', 'Скорость порта WAN', 'Мбит/с', { card: true, filter: true }),
    lanPorts: number('Порты', 'Порты LAN', 'шт.', { filter: true }),
    usb: flag('Порты', 'Порт USB', { filter: true }),
    lte: text('Возможности', 'Мобильный модем'),
    vpn: flag('Возможности', 'VPN-клиент'),
    width: number('Габариты и вес', 'Ширина', 'мм'),
    height: number('Габариты и вес', 'Высота без антенн', 'мм'),
    depth: number('Габариты и вес', 'Глубина', 'мм'),
    weight: number('Габариты и вес', 'Вес', 'г'),
  },
  accessories: ['cables', 'smart-hubs', 'security-cameras', 'smart-plugs', 'media-players'],
  models: [
    {
      brand: 'Keenetic', name: 'Hopper (KN-3811)', series: 'Hopper', year: 2023, country: 'Китай', price: 12490, priceOld: 13490, warranty: 4, colours: ['white'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 1800, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 4, usb: true, lte: 'через USB-модем', vpn: true, width: 214, height: 33, depth: 154, weight: 448 },
      about: 'Надёжный центр домашней сети: к USB подключают диск или модем для резервного интернета. Родительский контроль задаёт расписание каждому устройству.', popularity: 89,
    },
    {
      brand: 'Keenetic', name: 'Sprinter (KN-3711)', series: 'Sprinter', year: 2023, country: 'Китай', price: 8990, warranty: 4, colours: ['white'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 1800, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: true, width: 159, height: 29, depth: 110, weight: 254 },
      about: 'Те же гигабитные порты и Wi-Fi 6 в корпусе меньше книги. Переключатель на боку превращает его в повторитель для дальней комнаты.', popularity: 83,
    },
    {
      brand: 'Keenetic', name: 'Peak (KN-2710)', series: 'Peak', year: 2022, country: 'Китай', price: 17990, priceOld: 19990, warranty: 4, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 5', speed: 2533, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 2500, lanPorts: 8, usb: true, lte: 'через USB-модем', vpn: true, width: 221, height: 38, depth: 170, weight: 580 },
      about: 'Восемь портов и вход 2,5 Гбит/с избавляют небольшой офис от отдельного коммутатора. Процессор шифрует VPN на скорости в сотни мегабит.', popularity: 26,
    },
    {
      brand: 'Keenetic', name: 'Hero 5G', series: 'Hero', year: 2025, country: 'Китай', price: 44990, warranty: 4, colours: ['white'], sale: 'preorder',
      facts: { wifiStandard: 'Wi-Fi 6', speed: 3000, bands: '2,4 и 5 ГГц', antennas: 8, mesh: true, wanSpeed: 2500, lanPorts: 4, usb: true, lte: '5G', vpn: true, width: 225, height: 41, depth: 174, weight: 690 },
      about: 'Дача без оптики: встроенный модем берёт интернет из сетей 4G и 5G. Четыре антенны отданы мобильной связи, остальные — домашнему Wi-Fi.', popularity: 16,
    },
    {
      brand: 'TP-Link', name: 'Archer AX55', series: 'Archer', year: 2022, country: 'Вьетнам', price: 6490, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 2976, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 4, usb: true, lte: 'нет', vpn: true, width: 260.2, height: 38.6, depth: 135, weight: 470 },
      about: 'Канал шириной 160 МГц раскачивает современный ноутбук до гигабита по воздуху. Настройка через приложение Tether занимает пять минут.', popularity: 85,
    },
    {
      brand: 'TP-Link', name: 'Archer BE230', series: 'Archer', year: 2024, country: 'Вьетнам', price: 9990, priceOld: 11490, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 7', speed: 3570, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 2500, lanPorts: 4, usb: true, lte: 'нет', vpn: true, width: 228, height: 40, depth: 150, weight: 510 },
      about: 'Недорогой вход в Wi-Fi 7: устройство передаёт данные сразу по двум диапазонам. Два порта по 2,5 Гбит/с пригодятся для сетевого хранилища.', popularity: 60,
    },
    {
      brand: 'TP-Link', name: 'Archer C80', series: 'Archer', year: 2022, country: 'Вьетнам', price: 3990, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 5', speed: 1900, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 4, usb: false, lte: 'нет', vpn: true, width: 230, height: 35, depth: 144, weight: 380 },
      about: 'Гигабитная рабочая лошадка для двухкомнатной квартиры. Технология MU-MIMO обслуживает три устройства одновременно, очередь не копится.', popularity: 78,
    },
    {
      brand: 'TP-Link', name: 'Deco X50', series: 'Deco', year: 2022, country: 'Вьетнам', price: 7990, warranty: 3, colours: ['white'],
      editions: [{ name: '1 шт.', price: 7990 }, { name: '2 шт.', price: 14990 }, { name: '3 шт.', price: 20990 }],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 3000, bands: '2,4 и 5 ГГц', antennas: 2, mesh: true, wanSpeed: 1000, lanPorts: 2, usb: false, lte: 'нет', vpn: true, width: 110, height: 114, depth: 110, weight: 440 },
      about: 'Цилиндры расставляют по дому, телефон сам переходит к ближайшему без обрыва звонка. Комплект из трёх покрывает около 600 квадратных метров.', popularity: 57,
    },
    {
      brand: 'TP-Link', name: 'Archer MR600', series: 'Archer', year: 2022, country: 'Вьетнам', price: 9490, priceOld: 10990, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 5', speed: 1167, bands: '2,4 и 5 ГГц', antennas: 2, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: '4G', vpn: true, width: 229, height: 37, depth: 160, weight: 430 },
      about: 'В прорезь вставляют обычную SIM-карту — и в загородном доме появляется сеть. Наружные антенны можно открутить и поставить направленные.', popularity: 50,
    },
    {
      brand: 'ASUS', name: 'RT-AX58U V2', series: 'RT', year: 2022, country: 'Китай', price: 11990, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 3000, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 4, usb: true, lte: 'через USB-модем', vpn: true, width: 223, height: 49, depth: 129, weight: 530 },
      about: 'Безопасность AiProtection обновляется бесплатно весь срок службы. Соединяется с другими роутерами ASUS в общую сеть AiMesh.', popularity: 44,
    },
    {
      brand: 'ASUS', name: 'ROG Rapture GT-BE98', series: 'ROG', year: 2024, country: 'Китай', price: 74990, priceOld: 82990, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 7', speed: 24436, bands: '2,4, 5 и 6 ГГц', antennas: 8, mesh: true, wanSpeed: 10000, lanPorts: 5, usb: true, lte: 'через USB-модем', vpn: true, width: 350, height: 87, depth: 350, weight: 2160 },
      about: 'Четырёхдиапазонный великан с двумя портами по 10 Гбит/с. Игровой трафик идёт по отдельному каналу, и загрузки соседей по квартире не мешают.', popularity: 9,
    },
    {
      brand: 'Xiaomi', name: 'Router AX3000T', series: 'Xiaomi Router', year: 2023, country: 'Китай', price: 3490, colours: ['white'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 3000, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: true, width: 259, height: 34, depth: 179, weight: 370 },
      about: 'Быстрый Wi-Fi 6 по цене моделей прошлого стандарта. Смартфон с NFC подключается к сети, если приложить его к корпусу.', popularity: 98,
    },
    {
      brand: 'Xiaomi', name: 'Mesh System AC1200', series: 'Xiaomi Router', year: 2023, country: 'Китай', price: 3290, priceOld: 3990, colours: ['white'],
      editions: [{ name: '1 шт.', price: 3290 }, { name: '2 шт.', price: 5990 }],
      facts: { wifiStandard: 'Wi-Fi 5', speed: 1167, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 1, usb: false, lte: 'нет', vpn: false, width: 103, height: 90, depth: 103, weight: 250 },
      about: 'Небольшие белые блоки убирают мёртвые зоны в старом доме с толстыми стенами. Пара подключается друг к другу кабелем или по воздуху.', popularity: 46,
    },
    {
      brand: 'HUAWEI', name: 'WiFi AX3 Dual-core', series: 'WiFi AX', year: 2022, country: 'Китай', price: 4490, colours: ['white'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 3000, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: false, width: 225, height: 39, depth: 160, weight: 372 },
      about: 'Порты сами разбираются, какой провод от провайдера: ошибиться гнездом нельзя. Второй такой же блок добавляется нажатием клавиши H.', popularity: 62,
    },
    {
      brand: 'MERCUSYS', name: 'MR80X', year: 2022, country: 'Вьетнам', price: 4190, priceOld: 4690, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 2976, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: true, width: 208, height: 41, depth: 171, weight: 360 },
      about: 'Четыре антенны с усилителями пробивают пару межкомнатных стен. Раз в неделю он умеет перезагружаться сам, по расписанию.', popularity: 67,
    },
    {
      brand: 'MERCUSYS', name: 'AC12G', year: 2022, country: 'Вьетнам', price: 1890, warranty: 3, colours: ['white'],
      facts: { wifiStandard: 'Wi-Fi 5', speed: 1167, bands: '2,4 и 5 ГГц', antennas: 4, mesh: false, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: false, width: 152, height: 34, depth: 103, weight: 215 },
      about: 'Недорогая замена провайдерскому роутеру на 100 Мбит/с: порты здесь гигабитные. Гостевая сеть отделяет чужие телефоны от домашних файлов.', popularity: 81,
    },
    {
      brand: 'Tenda', name: 'TX2 Pro', year: 2023, country: 'Китай', price: 2990, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 1501, bands: '2,4 и 5 ГГц', antennas: 5, mesh: true, wanSpeed: 1000, lanPorts: 3, usb: false, lte: 'нет', vpn: true, width: 219, height: 38, depth: 145, weight: 320 },
      about: 'Пятая антенна усиливает приём в углах, куда обычно не достаёт 5 ГГц. IPTV настраивается готовыми профилями операторов.', popularity: 54,
    },
    {
      brand: 'D-Link', name: 'DIR-X1860', year: 2022, country: 'Россия', price: 4990, priceOld: 5490, warranty: 3, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 1800, bands: '2,4 и 5 ГГц', antennas: 4, mesh: true, wanSpeed: 1000, lanPorts: 4, usb: false, lte: 'нет', vpn: true, width: 228, height: 43, depth: 160, weight: 390 },
      about: 'Собран в Рязани, меню полностью на русском. Фильтр SkyDNS и межсетевой экран закрывают детям нежелательные сайты.', popularity: 37,
    },
    {
      brand: 'MikroTik', name: 'hAP ax²', series: 'hAP', year: 2022, country: 'Латвия', price: 9790, colours: ['black'],
      facts: { wifiStandard: 'Wi-Fi 6', speed: 1800, bands: '2,4 и 5 ГГц', antennas: 2, mesh: false, wanSpeed: 1000, lanPorts: 4, usb: false, lte: 'нет', vpn: true, width: 251, height: 34, depth: 130, weight: 360 },
      about: 'RouterOS даёт системному администратору полную власть: VLAN, скрипты, любые туннели. Питать устройство можно по сетевому кабелю.', popularity: 40,
    },
  ],
});
