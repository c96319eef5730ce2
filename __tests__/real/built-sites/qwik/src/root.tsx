import { component$ } from '@builder.io/qwik';
import { QwikCityProvider, RouterOutlet } from '@builder.io/qwik-city';
import './release.css';

export default component$(() => (
  <QwikCityProvider>
    <head>
      <meta charset="utf-8" />
      <title>Release __RELEASE__</title>
    </head>
    <body>
      <RouterOutlet />
    </body>
  </QwikCityProvider>
));
