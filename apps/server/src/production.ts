/** Read by React when it is loaded, so this file is imported before everything else. */
process.env.NODE_ENV ??= 'production';
