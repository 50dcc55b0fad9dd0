import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('app/web/home-route.tsx'),
  route('products', 'domains/catalogue/web/product-list-route.tsx'),
  route('products/:id', 'domains/catalogue/web/product-detail-route.tsx'),
  route('suppliers/:id', 'domains/catalogue/web/supplier-route.tsx'),
  route('favourites', 'domains/catalogue/web/favourites-route.tsx'),
  route('cart', 'domains/cart/web/cart-route.tsx'),
  route('auth', 'domains/accounts/web/sign-in/auth-route.tsx'),
  route('profile', 'domains/accounts/web/profile/profile-route.tsx'),
  route('settings', 'domains/accounts/web/settings/settings-route.tsx'),
  route('settings/two-step', 'domains/accounts/web/two-step/two-step-route.tsx'),
  route('privacy', 'domains/site/web/privacy-route.tsx'),
  route('terms', 'domains/site/web/terms-route.tsx'),
  route('auth/forgot', 'domains/accounts/web/recovery/forgot-route.tsx'),
  route('auth/reset', 'domains/accounts/web/recovery/reset-route.tsx'),
  route('auth/verify-email', 'domains/accounts/web/recovery/verify-email-route.tsx'),
  route('auth/verify-phone', 'domains/accounts/web/recovery/verify-phone-route.tsx'),
  route('settings/verification', 'domains/accounts/web/verification/verification-route.tsx'),
  route('messages/:userId?', 'domains/messaging/web/messages-route.tsx'),
  route('dev/ui', 'ui/gallery/gallery-route.tsx'),
  route('*', 'app/web/not-found-route.tsx'),
] satisfies RouteConfig;
