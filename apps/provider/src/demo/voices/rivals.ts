import type { Kind } from '../../pictures/subject.ts';

const phones = ['Samsung', 'Xiaomi', 'Huawei', 'Honor', 'Realme', 'Meizu'];
const wearables = ['Xiaomi', 'Huawei', 'Amazfit', 'Samsung', 'Garmin', 'Honor'];
const computers = ['Acer', 'HP', 'Lenovo', 'Asus', 'Dell', 'MSI'];
const ears = ['JBL', 'Sony', 'Sennheiser', 'Philips', 'Panasonic', 'Audio-Technica', 'Marshall'];
const dishwashers = ['Bosch', 'Hansa', 'Electrolux', 'Candy', 'Beko', 'Indesit'];
const vacuums = ['Samsung', 'Bosch', 'Philips', 'LG', 'Thomas', 'Karcher', 'Dyson'];
const smallKitchen = ['Tefal', 'Redmond', 'Polaris', 'Vitek', 'Bosch', 'Moulinex', 'Philips', 'Scarlett'];
const smart = ['Xiaomi', 'Яндекс', 'Aqara', 'TP-Link', 'Rubetek', 'Digma'];
const cables = ['Baseus', 'Ugreen', 'Anker', 'Xiaomi', 'Samsung', 'Borofone'];

/** Makers that people name when they speak of the thing they had before. */
export const rivals: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  phone: phones, tablet: phones, 'feature-phone': ['Nokia', 'Philips', 'Fly', 'Samsung', 'Siemens'], 'e-reader': ['PocketBook', 'Kindle', 'Onyx', 'Digma', 'Sony'],
  'smart-watch': wearables, 'fitness-band': wearables,
  laptop: computers, desktop: computers, 'all-in-one': computers, monitor: ['Samsung', 'LG', 'Acer', 'AOC', 'BenQ', 'Philips'], printer: ['HP', 'Canon', 'Epson', 'Brother', 'Samsung', 'Xerox'],
  keyboard: ['Logitech', 'A4Tech', 'Defender', 'Oklick', 'Sven', 'Genius'], mouse: ['Logitech', 'A4Tech', 'Defender', 'Oklick', 'Razer', 'Genius'], webcam: ['Logitech', 'Genius', 'Defender', 'A4Tech'],
  router: ['TP-Link', 'D-Link', 'Keenetic', 'Asus', 'Zyxel', 'Mercusys'], nas: ['Synology', 'QNAP', 'WD', 'D-Link'],
  'graphics-card': ['Gigabyte', 'MSI', 'Palit', 'Asus', 'Sapphire', 'Zotac'], processor: ['Intel', 'AMD'], motherboard: ['ASRock', 'Gigabyte', 'MSI', 'Asus', 'Biostar'],
  'memory-module': ['Kingston', 'Crucial', 'Corsair', 'Hynix', 'Patriot'], ssd: ['Kingston', 'WD', 'Crucial', 'Seagate', 'A-Data', 'Transcend'],
  'power-supply': ['Corsair', 'Chieftec', 'FSP', 'AeroCool', 'DeepCool'], 'computer-case': ['Zalman', 'AeroCool', 'DeepCool', 'Cougar', 'Thermaltake'],
  tv: ['Samsung', 'LG', 'Philips', 'Sony', 'Haier', 'Toshiba', 'Panasonic'], projector: ['Epson', 'Acer', 'BenQ', 'Xiaomi', 'ViewSonic'], soundbar: ['LG', 'Samsung', 'JBL', 'Sony', 'Yamaha'],
  'media-player': ['Dune', 'iconBIT', 'Xiaomi', 'Rombica'],
  earbuds: ears, headphones: ears, 'portable-speaker': ['JBL', 'Sony', 'Sven', 'Marshall', 'Ginzzu'], 'smart-speaker': ['Яндекс', 'VK', 'Xiaomi', 'Amazon'], turntable: ['Audio-Technica', 'Pro-Ject', 'Вега', 'Арктур'],
  fridge: ['Indesit', 'Atlant', 'LG', 'Samsung', 'Бирюса', 'Stinol', 'Beko', 'Bosch', 'Саратов'], freezer: ['Atlant', 'Бирюса', 'Саратов', 'Indesit', 'Pozis'],
  cooker: ['Gefest', 'Hansa', 'Darina', 'Indesit', 'Electrolux', 'Gorenje'], oven: ['Bosch', 'Hansa', 'Electrolux', 'Gorenje', 'Candy'], hob: ['Bosch', 'Hansa', 'Electrolux', 'Gorenje', 'Candy'], hood: ['Krona', 'Elikor', 'Hansa', 'Cata', 'Bosch'],
  dishwasher: dishwashers, 'built-in-dishwasher': dishwashers,
  'washing-machine': ['Indesit', 'Ariston', 'LG', 'Samsung', 'Candy', 'Вятка', 'Bosch', 'Haier'], dryer: ['Bosch', 'LG', 'Candy', 'Electrolux', 'Haier'], 'water-heater': ['Thermex', 'Ariston', 'Electrolux', 'Haier', 'Timberk'],
  kettle: smallKitchen, microwave: ['Samsung', 'LG', 'BBK', 'Panasonic', 'Gorenje'], 'coffee-machine': ['DeLonghi', 'Philips', 'Saeco', 'Krups', 'Bosch'], multicooker: smallKitchen, blender: smallKitchen, toaster: smallKitchen, 'air-fryer': ['Redmond', 'Philips', 'Kitfort', 'Tefal', 'Polaris'],
  'stick-vacuum': vacuums, vacuum: vacuums, 'robot-vacuum': ['Xiaomi', 'iRobot', 'iLife', 'Roborock', 'Samsung'], iron: ['Tefal', 'Philips', 'Braun', 'Vitek', 'Scarlett', 'Bosch'], 'garment-steamer': ['Tefal', 'Philips', 'Kitfort', 'Polaris'],
  'air-conditioner': ['Ballu', 'Hisense', 'Haier', 'LG', 'Samsung', 'Midea'], heater: ['Ballu', 'Timberk', 'Electrolux', 'Polaris', 'Scarlett'], humidifier: ['Boneco', 'Ballu', 'Xiaomi', 'Polaris', 'Venta'], fan: ['Scarlett', 'Polaris', 'Vitek', 'Xiaomi'],
  'hair-dryer': ['Philips', 'Rowenta', 'Remington', 'Polaris', 'Braun'], shaver: ['Philips', 'Braun', 'Panasonic', 'Харьков'], toothbrush: ['Oral-B', 'Philips', 'CS Medica', 'Xiaomi'],
  scales: ['Tefal', 'Xiaomi', 'Polaris', 'Redmond'],
  console: ['Sony', 'Microsoft', 'Nintendo', 'Sega'], gamepad: ['Microsoft', 'Sony', 'Logitech', 'Defender'], 'vr-headset': ['Oculus', 'HTC', 'Pico', 'Sony'],
  camera: ['Canon', 'Nikon', 'Sony', 'Fujifilm', 'Olympus', 'Pentax'], 'action-camera': ['GoPro', 'SJCAM', 'Xiaomi', 'Sony'], drone: ['DJI', 'Hubsan', 'Syma', 'Ryze'], tripod: ['Manfrotto', 'Rekam', 'Benro', 'Falcon Eyes'],
  'smart-bulb': smart, 'security-camera': ['Ezviz', 'Xiaomi', 'TP-Link', 'Hikvision', 'Digma'], 'smart-plug': smart, 'smart-hub': smart,
  'phone-case': ['Nillkin', 'Spigen', 'Deppa', 'uBear'], 'power-bank': ['Xiaomi', 'Baseus', 'Anker', 'Samsung', 'TFN'], charger: cables, cable: cables,
  'memory-card': ['SanDisk', 'Kingston', 'Samsung', 'Transcend'],
  'gift-card': ['Яндекс', 'Ozon', 'Steam'], 'software-box': ['Kaspersky', 'Dr.Web', 'ESET', 'Microsoft'], 'game-key': ['Ubisoft', 'EA', 'Bethesda', 'Rockstar'], subscription: ['Okko', 'ivi', 'Wink', 'Яндекс', 'Амедиатека'],
};
