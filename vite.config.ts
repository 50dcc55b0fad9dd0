import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    manifest: true,
    // Small assets stay files: an inlined one is paid for again on every page.
    assetsInlineLimit: 0,
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'radix-ui',
      'lucide-react',
      '@tanstack/react-query',
      'clsx',
      'tailwind-merge',
    ],
  },
});
