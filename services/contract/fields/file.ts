/** What is said of every file where the provider has no call that takes one. */
export const filesUnsupportedMessage = 'Файлы на сайте не принимаем.';
