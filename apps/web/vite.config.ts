import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // The content security policy allows no data: scripts or fonts, so nothing is written into the code.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 260,
  },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'lucide-react'] },
});
